//! Somebody deletes everything kept about them: no seat, no name and no say at the table is left to them.

use kernel::Seat;
use protocol::table::{Phase, Sitter};
use protocol::{AnySetup, Millis, PersonId};

use crate::chair::Chair;
use crate::record::{Record, What};
use crate::table::{Table, Who};

impl Table {
    /// Takes somebody off the table. In a running game a bot goes on for them, otherwise their seats are free; if they were the host,
    /// the next who sits here is. A table nobody is left to look after is given up, and one that is called after them is not any more.
    pub fn forget(&mut self, who: &Who, now: Millis) -> Vec<Record> {
        let person = who.person;
        let names = self.names_of(who);
        let hosts = self.head.host == person;
        let sits = self.members().iter().any(|(sits, _)| *sits == person);
        if sits || (hosts && self.heir_of(person).is_some()) {
            self.enact(What::Departed { person }, now);
            self.grant_undo(now);
        }
        if names.iter().any(|name| mentions(&self.head.name, name)) {
            self.enact(What::Named { name: plain_name(&self.head.agreed) }, now);
        }
        if self.head.host == person && matches!(self.head.phase, Phase::Gathering | Phase::Playing) {
            self.enact(What::Abandoned { by: person }, now);
        }
        self.flush_info();
        self.take_records()
    }

    /// A record that calls the table after somebody, as it is to be kept once that person is forgotten.
    pub fn forgotten(&self, who: &Who, record: &Record) -> Option<Record> {
        let mut record = record.clone();
        let (What::Opened { name: called, .. } | What::Named { name: called }) = &mut record.what else { return None };
        if !self.names_of(who).iter().any(|name| mentions(called, name)) {
            return None;
        }
        *called = plain_name(&self.head.agreed);
        Some(record)
    }

    pub(crate) fn depart(&mut self, person: PersonId, at: Millis) {
        let seats: Vec<Seat> = self.members().into_iter().filter(|(sits, _)| *sits == person).map(|(_, seat)| seat).collect();
        for seat in seats {
            self.vacate(seat, at);
        }
        if self.head.host == person
            && let Some(heir) = self.heir_of(person)
        {
            self.head.host = heir;
        }
    }

    fn heir_of(&self, person: PersonId) -> Option<PersonId> {
        self.members().into_iter().map(|(sits, _)| sits).find(|sits| *sits != person)
    }

    /// What somebody is called, here and elsewhere.
    fn names_of(&self, who: &Who) -> Vec<String> {
        let here = self.head.chairs.iter().filter_map(|chair| match &chair.sitter {
            Sitter::Person { person, name } if *person == who.person => Some(name.clone()),
            Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Nobody => None,
        });
        here.chain([who.name.clone()]).collect()
    }

    /// Nobody has a seat any more; while the game is played a bot does.
    pub(crate) fn vacate(&mut self, seat: Seat, at: Millis) {
        let sitter = match self.head.phase {
            Phase::Playing => Sitter::Bot { bot: self.head.settings.cover_with },
            Phase::Gathering | Phase::Over | Phase::Abandoned | Phase::Frozen | Phase::Closed => Sitter::Nobody,
        };
        let Some(chair) = self.head.chairs.get_mut(seat.index()) else { return };
        let before = chair.person();
        *chair = Chair { sitter, asked: chair.asked, ..Chair::default() };
        self.ask_no_longer(seat);
        self.show_gallery_to(before, at);
    }
}

fn plain_name(agreed: &AnySetup) -> String {
    agreed.game().id().to_owned()
}

/// Whether a name stands in a text as a word of its own.
fn mentions(text: &str, name: &str) -> bool {
    let apart = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
    let stands = |(at, found): (usize, &str)| {
        let after = text.get(at + found.len()..).unwrap_or_default();
        apart(text.get(..at).unwrap_or_default().chars().next_back()) && apart(after.chars().next())
    };
    !name.is_empty() && text.match_indices(name).any(stands)
}

#[cfg(test)]
mod tests {
    use super::mentions;

    #[test]
    fn a_name_is_a_word_of_its_own() {
        for (text, name) in
            [("Ada", "Ada"), ("Ada’s table", "Ada"), ("with Ada", "Ada"), ("Adam and Ada", "Ada"), ("Jan z Lipy!", "Jan z Lipy")]
        {
            assert!(mentions(text, name), "{text}");
        }
        for (text, name) in [("Adam", "Ada"), ("Friday", "a"), ("Friday", ""), ("żAda", "Ada")] {
            assert!(!mentions(text, name), "{text}");
        }
    }
}
