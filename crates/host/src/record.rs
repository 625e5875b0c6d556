//! The history of a table: what is stored of everything that changes it. Stable on disk, one JSON object a record.
//!
//! Records name people by id only, so that a name can be forgotten without touching the history of a game.

use bots::BotName;
use kernel::Seat;
pub use protocol::message::By;
use protocol::table::{Result as GameResult, Settings, StandingOrders};
use protocol::{AnySetup, Millis, PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The layout of records; raised when it changes. Older ones stay readable.
pub const FORMAT: u8 = 1;

/// One change of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    pub v: u8,
    pub at: Millis,
    pub what: What,
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Absence,
    Wish,
    Clock,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Opened {
        table: TableId,
        name: String,
        agreed: AnySetup,
        settings: Settings,
        host: PersonId,
    },
    Named {
        name: String,
    },
    /// Somebody sits down, or is given a seat.
    Seated {
        seat: Seat,
        person: PersonId,
    },
    BotSeated {
        seat: Seat,
        bot: BotName,
    },
    Stood {
        seat: Seat,
    },
    Agreed {
        agreed: AnySetup,
    },
    Settled {
        settings: Settings,
    },
    HandedOver {
        to: PersonId,
    },
    /// The game begins. The seed is as secret as the database; what is published is the commitment.
    Started {
        rules_version: u32,
        seed: String,
        commitment: String,
        discreet: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<u16>,
        hash: String,
        position: u64,
    },
    Answered {
        seat: Seat,
        action: Box<RawValue>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<u16>,
        hash: String,
        /// How far the generator has been used.
        position: u64,
        by: By,
    },
    /// Somebody passes in a reaction window that stays open until its time is up.
    Declined {
        seat: Seat,
    },
    Claimed {
        seat: Seat,
        claim: Box<RawValue>,
    },
    UndoAsked {
        seat: Seat,
        /// How many answers would be left.
        to: u32,
    },
    UndoAllowed {
        seat: Seat,
    },
    UndoRefused {
        seat: Seat,
    },
    TakenBack {
        seat: Seat,
        to: u32,
    },
    Ordered {
        seat: Seat,
        orders: StandingOrders,
    },
    Conceded {
        seat: Seat,
    },
    Covered {
        seat: Seat,
        why: Cause,
    },
    Returned {
        seat: Seat,
    },
    /// The host has sent somebody away.
    Kicked {
        seat: Seat,
    },
    /// Everything kept about somebody is deleted: they have no seat here any more, and are not the host.
    Departed {
        person: PersonId,
    },
    RematchWanted {
        seat: Seat,
    },
    Rematched {
        table: TableId,
    },
    Abandoned {
        by: PersonId,
    },
    Over {
        result: GameResult,
    },
    /// An imported game waits for people to go on with it.
    Reopened,
    /// They do, and chance follows from a new seed.
    Resumed {
        seed: String,
        commitment: String,
    },
    /// The program failed here.
    Froze {
        report: String,
    },
    /// The game goes on under newer rules than before.
    NewRules {
        begun: u32,
        now: u32,
    },
    /// No version at hand can go on with the game.
    Closed {
        begun: u32,
        now: u32,
    },
}

impl What {
    /// Whether it concerns one seat alone and nobody else may notice that it happened.
    pub(crate) fn is_private(&self) -> bool {
        matches!(self, Self::Declined { .. } | Self::Ordered { .. })
    }
}

/// The bytes are no record of a table.
#[derive(Debug, thiserror::Error)]
#[error("not a record: {0}")]
pub struct RecordError(String);

impl Record {
    pub fn to_bytes(&self) -> Vec<u8> {
        // Plain data with text keys: it can always be written.
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        let record: Self = serde_json::from_slice(bytes).map_err(|error| RecordError(error.to_string()))?;
        if record.v > FORMAT {
            return Err(RecordError(format!("its format {} is newer than this program", record.v)));
        }
        Ok(record)
    }
}
