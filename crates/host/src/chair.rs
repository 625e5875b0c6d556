//! A seat of the table: who sits there, and what the table keeps about it.

use bots::BotName;
use kernel::Seat;
use protocol::table::{Sitter, StandingOrders};
use protocol::{Millis, PersonId};
use serde::{Deserialize, Serialize};

use crate::notify::Told;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    /// The turn in which it was asked first: the name of the question.
    pub turn: u32,
    pub since: Millis,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub sitter: Sitter,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub covered: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub conceded: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wants_rematch: bool,
    #[serde(default)]
    pub orders: StandingOrders,
    /// Milliseconds left, with a clock that has a bank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// Whether its owner has passed in a window that is still open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
    /// Since when no device of its owner is connected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// When its owner came back last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came: Option<Millis>,
    /// What its owner was told of last while away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
}

impl Default for Chair {
    fn default() -> Self {
        Self {
            sitter: Sitter::Nobody,
            covered: false,
            conceded: false,
            wants_rematch: false,
            orders: StandingOrders::default(),
            bank: None,
            asked: None,
            declined: false,
            left: None,
            came: None,
            told: None,
        }
    }
}

impl Chair {
    pub fn person(&self) -> Option<PersonId> {
        match self.sitter {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }

    /// The person who decides for this seat now: its owner, unless a bot does.
    pub fn decider(&self) -> Option<PersonId> {
        self.person().filter(|_| !self.covered && !self.conceded)
    }

    /// The bot that decides for this seat now.
    pub fn bot(&self, cover: BotName) -> Option<BotName> {
        match self.sitter {
            Sitter::Bot { bot } => Some(bot),
            Sitter::Person { .. } if self.covered || self.conceded => Some(cover),
            Sitter::Person { .. } | Sitter::Nobody => None,
        }
    }
}

/// The chairs with the seats they stand at.
pub(crate) fn seated(chairs: &[Chair]) -> impl Iterator<Item = (Seat, &Chair)> {
    chairs.iter().enumerate().map(|(index, chair)| (Seat::new(index as u8), chair))
}
