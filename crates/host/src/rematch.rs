//! Another game with the same people.

use bots::BotName;
use kernel::Seat;
use protocol::table::Sitter;
use protocol::{Millis, PersonId, Refusal, TableId};

use crate::chair::seated;
use crate::record::{Record, What};
use crate::table::{NewTable, Table, Who};

/// Who sits where at the next table.
enum Place {
    Person(PersonId, String),
    Bot(BotName),
}

impl Table {
    /// A new table on which the same people sit, agreed as this one.
    pub fn again(&self, id: TableId, now: Millis) -> Result<(Self, Vec<Record>), Refusal> {
        let host = Who { person: self.head.host, name: String::new() };
        let new = NewTable {
            id,
            name: self.head.name.clone(),
            agreed: self.head.agreed.clone(),
            settings: self.head.settings.clone(),
            host,
            now,
        };
        let (mut table, mut records) = Self::open(new)?;
        let places: Vec<(Seat, Place)> = seated(&self.head.chairs)
            .filter_map(|(seat, chair)| match &chair.sitter {
                Sitter::Nobody => None,
                Sitter::Person { person, name } => Some((seat, Place::Person(*person, name.clone()))),
                Sitter::Bot { bot } => Some((seat, Place::Bot(*bot))),
            })
            .collect();
        for (seat, place) in places {
            match place {
                Place::Person(person, name) => {
                    table.enact(What::Seated { seat, person }, now);
                    table.name_person(person, &name);
                }
                Place::Bot(bot) => table.enact(What::BotSeated { seat, bot }, now),
            }
        }
        records.extend(table.take_records());
        Ok((table, records))
    }

    /// Tells everybody where they play again.
    pub fn rematched(&mut self, id: TableId, now: Millis) -> Vec<Record> {
        if self.head.rematch.is_none() {
            self.enact(What::Rematched { table: id }, now);
            self.flush_info();
        }
        self.take_records()
    }
}
