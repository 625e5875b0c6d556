//! Repeating what happened: a table out of its records.

use kernel::Seed;
use protocol::table::Phase;
use protocol::{AnySetup, Millis, PersonId, with_setup};
use serde_json::Value;

use crate::game::Match;
use crate::played::{Failed, Played};
use crate::record::{Record, What};
use crate::table::{Table, current_rules};

/// Why a history cannot be repeated.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("record {record}: {problem}")]
pub struct HistoryError {
    /// Counted from 1.
    pub record: u64,
    pub problem: String,
}

/// Begins a game again as it began.
fn begin_again(agreed: &AnySetup, what: &What) -> Result<Box<dyn Played>, String> {
    let What::Started { seed, discreet, chance, position, .. } = what else { return Err("this begins no game".to_owned()) };
    // Of an imported game the seed may not be known; it gets one of its own before it goes on.
    let seed = seed.parse().unwrap_or(Seed::from_bytes([0; 32]));
    with_setup!(agreed, G, setup => {
        let game = Match::<G>::begin_again(setup, seed, *discreet, chance, *position)?;
        Ok(Box::new(game) as Box<dyn Played>)
    })
}

impl Table {
    /// A table out of its whole history. A game begun under other rules goes on under the present ones if every answer is possible
    /// under them; then there is a record of it to be stored. Otherwise the table is closed, with a record too.
    pub fn recover(
        records: &[Record],
        name_of: &dyn Fn(PersonId) -> Option<String>,
        now: Millis,
    ) -> Result<(Self, Vec<Record>), HistoryError> {
        let mut table = match Self::repeat(records, true) {
            Ok(table) => table,
            Err(_) => Self::repeat(records, false)?,
        };
        for (person, _) in table.members() {
            if let Some(name) = name_of(person) {
                table.name_person(person, &name);
            }
        }
        for (_, seat) in table.members() {
            table.note_absence(seat, now);
        }
        let begun = table.head.rules_version.unwrap_or_default();
        let rules = current_rules(&table.head.agreed);
        if table.head.rules_version.is_some() && table.game.is_none() && table.shelf.is_none() && !table.is_over() {
            table.enact(What::Closed { begun, now: rules }, now);
        } else if table.is_running() && begun != rules {
            table.enact(What::NewRules { begun, now: rules }, now);
        }
        let made = table.take_records();
        Ok((table, made))
    }

    /// Takes the whole story out of the records, so that those who come can be told what happened before the table was loaded.
    pub fn remember(&mut self, records: &[Record]) -> Result<(), HistoryError> {
        let told = Self::repeat(records, true)?;
        let same = |one: &dyn Played, other: &dyn Played| one.hash() == other.hash() && one.mark() == other.mark();
        if let (Some(game), Some(told)) = (&mut self.game, told.game)
            && same(game.as_ref(), told.as_ref())
        {
            *game = told;
        }
        Ok(())
    }

    /// Whether the story from its beginning is at hand.
    pub fn remembers(&self) -> bool {
        self.game.as_ref().is_none_or(|game| game.begins().entries == 0)
    }

    fn repeat(records: &[Record], play: bool) -> Result<Self, HistoryError> {
        let wrong = |record: usize, problem: &str| HistoryError { record: record as u64 + 1, problem: problem.to_owned() };
        let (first, rest) = records.split_first().ok_or_else(|| wrong(0, "there is none"))?;
        let mut table = Self::opened(&first.what, first.at).ok_or_else(|| wrong(0, "it opens no table"))?;
        table.head.records = 1;
        for (index, record) in rest.iter().enumerate() {
            let followed = if play { table.follow(record) } else { table.follow_apart(record) };
            followed.map_err(|problem| wrong(index + 1, &problem))?;
        }
        Ok(table)
    }

    /// Repeats the next record of a history.
    pub fn follow(&mut self, record: &Record) -> Result<(), String> {
        let at = record.at;
        let strict = |table: &Self| table.head.rules_version == Some(current_rules(&table.head.agreed));
        match &record.what {
            What::Opened { .. } => return Err("the table is open already".to_owned()),
            What::Started { hash, .. } => {
                let game = begin_again(&self.head.agreed, &record.what)?;
                self.began(Some(game), &record.what, at);
                self.check_hash(strict(self), hash)?;
            }
            What::Answered { seat, action, chance, hash, position, by } => {
                let before = self.question();
                let game = self.game.as_mut().ok_or("there is no game")?;
                let step = game.repeat(*seat, action, chance, *position, *by).map_err(|failed| match failed {
                    Failed::Refused(refusal) => refusal.reason,
                    Failed::Fault(problem) => problem,
                })?;
                self.check_hash(strict(self), hash)?;
                self.answered(*seat, before.as_ref(), &step, at);
            }
            What::Claimed { seat, claim } => {
                let claim: Value = serde_json::from_str(claim.get()).map_err(|error| error.to_string())?;
                self.make_claim(*seat, &claim, at).map_err(|refusal| refusal.reason)?;
            }
            What::TakenBack { to, .. } => {
                if !self.went_back(*to, at) {
                    return Err("a barrier lies between".to_owned());
                }
            }
            what => self.change(what, at),
        }
        self.noted(&record.what, at);
        Ok(())
    }

    /// The same without the game: for tables whose game cannot be repeated any more.
    fn follow_apart(&mut self, record: &Record) -> Result<(), String> {
        match &record.what {
            What::Opened { .. } => return Err("the table is open already".to_owned()),
            What::Started { .. } => self.began(None, &record.what, record.at),
            What::Answered { .. } => {
                self.head.turn += 1;
                self.head.answers += 1;
            }
            What::TakenBack { to, .. } => self.stepped_back(*to, record.at),
            What::Claimed { .. } => {}
            what => self.change(what, record.at),
        }
        self.noted(&record.what, record.at);
        Ok(())
    }

    fn check_hash(&self, strict: bool, hash: &str) -> Result<(), String> {
        if strict && self.hash().is_some_and(|now| now != hash) {
            return Err("the state is not the one the record names".to_owned());
        }
        Ok(())
    }

    /// Whether the game goes on here, if it only could.
    pub fn is_over(&self) -> bool {
        !matches!(self.head.phase, Phase::Gathering | Phase::Playing)
    }
}
