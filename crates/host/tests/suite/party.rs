//! People at a table, and a clock that goes when the test says so.

use bots::BotName;
use host::{Done, NewTable, Record, SessionId, Table, Who};
use kernel::Seat;
use protocol::message::{Role, Seen};
use protocol::table::Settings;
use protocol::{AnySetup, Command, Millis, PersonId, Refusal, RefusalCode, TableId};
use serde_json::{Value, json};
use std::sync::Arc;

pub const BEGIN: Millis = 1_700_000_000_000;

/// A person by a number.
pub fn who(number: u8) -> Who {
    Who { person: person(number), name: format!("Person {number}") }
}

pub fn person(number: u8) -> PersonId {
    PersonId::from_random([number, 7, 7, 7, 7, 7, 7, 7, 7, number])
}

pub fn session(number: u64) -> SessionId {
    SessionId(number)
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub fn agreed(value: Value) -> AnySetup {
    serde_json::from_value(value).expect("a setup")
}

/// A duel of Theseus.
pub fn duel() -> AnySetup {
    agreed(json!({ "game": "theseus", "setup": {
        "factions": ["marines", "aliens"], "mode": "duel", "ring": "standard", "levels": 3, "opening": 1, "decks": "random"
    } }))
}

/// A semi-cooperative game of Nemesis.
pub fn crew(players: u8) -> AnySetup {
    agreed(json!({ "game": "nemesis", "setup": { "players": players, "mode": "semi_cooperative", "side": "basic", "takeover": false } }))
}

/// A table and its history.
pub struct Party {
    pub table: Table,
    pub now: Millis,
    pub records: Vec<Record>,
    seed: u8,
}

impl Party {
    /// A table that person 0 has opened.
    pub fn open(agreed: AnySetup, settings: Settings) -> Self {
        let id = TableId::from_random([1; 10]);
        let new = NewTable { id, name: "Friday".to_owned(), agreed, settings, host: who(0), now: BEGIN };
        let (table, records) = Table::open(new).expect("a table");
        Self::of(table, records)
    }

    /// A table just opened, and its first records.
    pub fn of(table: Table, records: Vec<Record>) -> Self {
        Self { table, now: BEGIN, records, seed: 1 }
    }

    /// So many persons, then bots, and the game has begun.
    pub fn playing(agreed: AnySetup, settings: Settings, persons: u8, seed: u8) -> Self {
        let seats = agreed.seats() as u8;
        let mut party = Self::open(agreed, settings);
        party.seed = seed;
        for number in 0..seats {
            if number < persons {
                party.does(number, Command::Sit { seat: seat(number), name: None });
            } else {
                party.does(0, Command::SeatBot { seat: seat(number), bot: BotName::Random });
            }
        }
        party.does(0, Command::Start);
        party
    }

    pub fn tries(&mut self, number: u8, command: &Command) -> Result<Done, Refusal> {
        let seed = self.seed;
        let done = self.table.command(&who(number), command, self.now, &mut || [seed; 32])?;
        if let Done::Changed(records) | Done::Rematch(records) = &done {
            self.records.extend(records.iter().cloned());
        }
        Ok(done)
    }

    pub fn does(&mut self, number: u8, command: Command) -> Done {
        self.tries(number, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
    }

    pub fn cannot(&mut self, number: u8, command: Command) -> RefusalCode {
        let before = self.table.snapshot();
        let refusal = match self.tries(number, &command) {
            Ok(done) => panic!("{command:?} by {number}: {done:?}"),
            Err(refusal) => refusal,
        };
        assert_eq!(self.table.snapshot(), before, "a refusal changes nothing");
        refusal.code
    }

    /// Somebody connects; what they are sent.
    pub fn arrives(&mut self, id: u64, number: u8, role: Role) -> Vec<Value> {
        self.arrives_having(id, number, role, &[])
    }

    pub fn arrives_having(&mut self, id: u64, number: u8, role: Role, seen: &[Seen]) -> Vec<Value> {
        let sent = self.table.arrive(session(id), Some(person(number)), role, seen, self.now).expect("welcome");
        read(sent.iter())
    }

    /// Lets time go by until a moment, with everything that happens by itself.
    pub fn passes(&mut self, milliseconds: Millis) {
        let until = self.now + milliseconds;
        while let Some(wake) = self.table.wake().filter(|wake| *wake <= until) {
            self.now = self.now.max(wake);
            let records = self.table.tick(self.now);
            self.records.extend(records);
        }
        self.now = until;
    }

    /// Does the next thing that happens by itself.
    pub fn wakes(&mut self) -> bool {
        let Some(wake) = self.table.wake() else { return false };
        self.now = self.now.max(wake);
        let records = self.table.tick(self.now);
        self.records.extend(records);
        true
    }

    /// What was sent to one session since the last look.
    pub fn sent(&mut self, id: u64) -> Vec<Value> {
        read(self.table.take_outgoing().iter().filter(|(to, _)| *to == session(id)).map(|(_, text)| text))
    }
}

fn read<'a>(texts: impl Iterator<Item = &'a Arc<str>>) -> Vec<Value> {
    texts.map(|text| serde_json::from_str(text).expect("JSON")).collect()
}

/// The messages of one type.
pub fn of_type<'a>(messages: &'a [Value], kind: &str) -> Vec<&'a Value> {
    messages.iter().filter(|message| message["type"] == kind).collect()
}
