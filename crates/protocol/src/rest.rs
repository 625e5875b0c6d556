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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    pub name: String,
}

/// Who one is. The token is told once, to the one it is for; browsers get it as a cookie as well.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub login: String,
    pub password: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub quick: Option<bots::BotName>,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableMade {
    pub id: TableId,
    /// What to give to friends.
    pub link: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Page {
    pub tables: Vec<Summary>,
    /// To be asked for the next page; `null` at the end.
    pub next: Option<String>,
}

/// A secret for another device of the same person; it works once, for a short time.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pairing {
    pub code: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: Millis,
}

/// What another device has been told, by a person or in a link.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PairingCode {
    pub code: String,
}

/// How many other devices are known no more.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionsEnded {
    pub ended: u32,
}

/// How much of somebody one does not want.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Unwanted {
    /// What they say is not shown.
    Mute,
    /// Besides, they cannot sit down at one's tables.
    Block,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    pub block: Unwanted,
}

/// Somebody one does not want to hear or meet.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Blocked {
    pub person: PersonId,
    /// `null` when they are gone.
    pub name: Option<String>,
    pub block: Unwanted,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Blocks {
    pub blocks: Vec<Blocked>,
}

/// Where somebody wants to be called when a table waits for them.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    pub url: String,
}

/// The secret signs every call; it is told once.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WebhookMade {
    pub url: String,
    pub secret: String,
}

/// What a call to a webhook says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Call {
    pub table: TableId,
    /// Where to go.
    pub link: String,
    pub why: CallReason,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
}

/// Why somebody who is away should have a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum CallReason {
    /// A seat of theirs has to decide; a bot does at `cover_at`, if it ever does.
    Asked {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        cover_at: Option<Millis>,
    },
    /// Somebody wants to take a step back and needs their consent.
    UndoAsked {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        by: Seat,
    },
    /// The game is over.
    Over,
}

/// A browser that wants to be called, as its push service describes it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPush {
    pub endpoint: String,
    pub keys: PushKeys,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

/// A browser that does not want to be called any more.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PushEnd {
    pub endpoint: String,
}

/// The key a browser has to know to be called by this server.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKey {
    pub key: String,
}

/// A journal to be put on a table: seen again when it is over, gone on with when it is not.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ImportTable {
    pub name: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub settings: Settings,
    /// The journal as it was exported.
    pub journal: String,
}

/// What a command has led to; `null` twice when it was done.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Commanded {
    /// The answer to `why_not`.
    pub reason: Option<crate::Refusal>,
    /// The answer to `preview`.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::preview::Preview>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub preview: Option<Box<RawValue>>,
}

/// A seat for whoever opens the link first.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatLinkMade {
    /// The secret stands after the `#`, which browsers tell nobody.
    pub link: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: Millis,
}

/// The secret of such a link.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatToken {
    pub token: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatGiven {
    pub table: TableId,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
}

/// Something that is wrong at a table. The exact journal goes with it, to whoever runs the server.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    pub text: String,
}

/// Somebody who behaves badly.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    pub text: String,
    /// Where it happened.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub table: Option<TableId>,
}

/// One frame of a game seen again, and how many there are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replayed {
    pub frames: u32,
    /// Whether everything may be shown.
    pub over: bool,
    pub frame: Frame,
}

/// A moment of a game seen again: the view, and what led to it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Frame {
    /// 0 is the opening; each answer makes another.
    pub number: u32,
    pub answered: Option<FrameAnswer>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Box<RawValue>,
    pub events: Vec<Happened>,
    /// Seats that have to decide now.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FrameAnswer {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub by: Option<By>,
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub at: Option<Millis>,
    /// What was answered, if those who look could know.
    pub answer: Option<Answer>,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Failure {
    pub error: crate::Refusal,
}
