//! What is stored of tables.

use protocol::table::Summary;
use protocol::{Millis, PersonId, TableId};
use serde::{Deserialize, Serialize};

/// What a list shows of a table, and what it is found by. Stored with each append.
#[derive(Clone, PartialEq, Debug)]
pub struct Listing {
    pub summary: Summary,
    /// Shown in the lobby.
    pub listed: bool,
    /// Whether anything can still happen at it.
    pub open: bool,
    pub host: PersonId,
    /// Who sits at it.
    pub members: Vec<PersonId>,
    /// When the table has something to do by itself.
    pub wake: Option<Millis>,
}

/// A table to be stored for the first time.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    pub table: TableId,
    pub node: String,
    pub records: Vec<Vec<u8>>,
    pub snapshot: Vec<u8>,
    pub listing: Listing,
}

/// Records to follow those stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    pub table: TableId,
    pub node: String,
    /// How many records there were before.
    pub after: u64,
    pub records: Vec<Vec<u8>>,
    pub snapshot: Vec<u8>,
    /// `None` when nothing of it has changed but when the table was touched.
    pub listing: Option<Listing>,
    pub touched: Millis,
    pub wake: Option<Millis>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    pub records: u64,
    pub snapshot: Vec<u8>,
}

/// Who looks after a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    Mine,
    By(String),
}

/// Where a page of a list ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cursor {
    pub touched: Millis,
    pub table: TableId,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    pub tables: Vec<Summary>,
    /// Where to go on, if there is more.
    pub next: Option<Cursor>,
}
