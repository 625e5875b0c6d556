//! What is stored of people.

use kernel::Seat;
use protocol::{Millis, PersonId, TableId};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// `None` for a guest.
    pub login: Option<String>,
    pub created: Millis,
}

/// What is needed to check a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Login {
    pub person: PersonId,
    /// An argon2 hash in its usual notation.
    pub password: String,
}

/// How much of somebody one does not want.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Block {
    /// What they say is not shown.
    Mute,
    /// Besides, they cannot sit down at one's tables.
    Block,
}

/// A browser that wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushSubscription {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

/// Where somebody wants to be called instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Webhook {
    pub url: String,
    /// Signs what is sent, so that the receiver can tell who sent it.
    pub secret: String,
}

/// A seat offered to whoever has the link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLink {
    pub table: TableId,
    pub seat: Seat,
    pub until: Millis,
}

/// Something somebody found wrong, or somebody who behaved badly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    pub by: PersonId,
    pub table: Option<TableId>,
    /// Whom it is about, if it is about somebody.
    pub about: Option<PersonId>,
    pub text: String,
    pub at: Millis,
    /// The exact journal at that moment; whoever runs the server looks at it, players do not.
    pub journal: Option<String>,
}

/// Everything kept about somebody, for themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PersonExport {
    pub person: Person,
    /// When each device was known first and last.
    pub sessions: Vec<(Millis, Millis)>,
    pub tables: Vec<TableId>,
    pub said: Vec<(TableId, protocol::message::Said)>,
    pub blocks: Vec<(PersonId, Block)>,
    pub pushes: Vec<PushSubscription>,
    pub webhook: Option<Webhook>,
    pub reports: Vec<Report>,
}
