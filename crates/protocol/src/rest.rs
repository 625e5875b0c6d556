//! What is asked over HTTP: bodies of requests and answers.

use crate::message::{Answer, By, Happened};
use crate::table::{Settings, Summary};
use crate::{AnySetup, Millis, PersonId, TableId};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A new guest, or a new name.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    pub name: String,
}

/// Who one is. The token is told once, to the one it is for; browsers get it as a cookie as well.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Identity {
    pub person: PersonId,
    pub name: String,
    pub login: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub login: String,
    pub password: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub name: String,
    pub agreed: AnySetup,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub settings: Settings,
    /// For a table of bots and oneself: sit down, fill the rest with bots and start.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub quick: Option<bots::BotName>,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableMade {
    pub id: TableId,
    /// What to give to friends.
    pub link: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Page {
    pub tables: Vec<Summary>,
    /// To be asked for the next page; `null` at the end.
    pub next: Option<String>,
}

/// A secret for another device of the same person; it works once, for a short time.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pairing {
    pub code: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: Millis,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    pub text: String,
}

/// A moment of a game seen again: the view, and what led to it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// 0 is the opening; each answer makes another.
    pub number: u32,
    pub answered: Option<FrameAnswer>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    pub events: Vec<Happened>,
    /// Seats that have to decide now.
    pub waiting: Vec<Seat>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrameAnswer {
    pub seat: Seat,
    pub by: Option<By>,
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub at: Option<Millis>,
    /// What was answered, if those who look could know.
    pub answer: Option<Answer>,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    pub error: crate::Refusal,
}
