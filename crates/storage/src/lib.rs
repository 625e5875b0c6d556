//! Where tables and people are kept. One trait, [`Storage`], and two databases behind it: SQLite inside the program and PostgreSQL
//! beside it, tested by the same suite.
//!
//! A table is a sequence of records and the snapshot that follows from the last of them (see `crates/host`). Both become durable in
//! one transaction, and what storage has acknowledged survives a power cut.

#![expect(clippy::duplicate_mod, reason = "the files in `shared` are compiled once for each database")]

mod faults;
mod files;
mod open;
mod people;
mod postgres;
mod sqlite;
mod tables;

pub use open::{Durability, Options, backup, open, reports};
pub use people::{Block, Login, Person, PersonExport, PushSubscription, Report, SeatLink, Webhook};
pub use tables::{Append, Cursor, Held, Listing, NewTable, Page, Stored};

use async_trait::async_trait;
use kernel::Seat;
use protocol::message::Said;
use protocol::{Millis, PersonId, TableId, TokenHash};
use std::path::Path;
use std::time::Duration;

/// How much of what was said at a table is kept.
pub const MOST_SAID: u32 = 5_000;

/// Why something was not stored or found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// Another node looks after this table now, or this node was away for too long.
    #[error("another node owns the table")]
    NotOwner,
    /// The records do not follow the last one stored: somebody else has written.
    #[error("the table has {there} records, not {expected}")]
    Conflict { expected: u64, there: u64 },
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// A login or an id that is there already.
    #[error("this {0} is taken")]
    Taken(&'static str),
    /// The database was written by a newer program.
    #[error("the database has version {found}; this program knows versions up to {known}")]
    Newer { found: i64, known: i64 },
    /// Another process has it open.
    #[error("{0} is in use by another process")]
    InUse(String),
    /// A file that is no backup, or not all of one.
    #[error("the backup: {0}")]
    Backup(String),
    /// The database cannot be reached or has failed; worth trying again.
    #[error("the database: {0}")]
    Unavailable(String),
}

pub type Result<T> = std::result::Result<T, StorageError>;

/// Everything durable. Every method is safe to call from many tasks at once.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    // Nodes. A name is used by one process in its life and never again, so that a late write of a dead process is refused.

    /// This process looks after tables under a name for `ttl`, and longer with each [`Storage::renew`].
    async fn join(&self, node: &str, ttl: Duration) -> Result<()>;
    /// Says that the process lives. `false`: it was away for longer than its time; whatever it owned may be owned by others, so
    /// that it must forget all its tables. It has joined again.
    async fn renew(&self, node: &str, ttl: Duration) -> Result<bool>;
    /// Gives up everything at once, so that others need not wait.
    async fn retire(&self, node: &str) -> Result<()>;
    /// Takes a table if nobody who lives has it, and tells who has it now. One's own stays one's own.
    async fn claim(&self, table: TableId, node: &str) -> Result<Held>;
    /// Lets go of a table that was paged out.
    async fn release(&self, table: TableId, node: &str) -> Result<()>;
    /// Who looks after a table, if anybody who lives does.
    async fn owner(&self, table: TableId) -> Result<Option<String>>;
    /// Tables nobody who lives looks after and that have something to do by `now`, those due first first.
    async fn overdue(&self, now: Millis, most: u32) -> Result<Vec<TableId>>;
    /// A table that has something to do and cannot be read is not looked for again before `until`. Only its owner can say so.
    async fn put_off(&self, table: TableId, node: &str, until: Millis) -> Result<()>;

    // Tables.

    /// A new table, owned by the node that makes it.
    async fn create(&self, table: NewTable) -> Result<()>;
    /// Makes records and the snapshot after them durable, or nothing. Many appends share one wait for the disk.
    async fn append(&self, append: Append) -> Result<()>;
    /// Replaces records by their numbers, so that what somebody wants forgotten is not in them; only who owns the table does.
    async fn amend(&self, table: TableId, node: &str, records: Vec<(u64, Vec<u8>)>) -> Result<()>;
    async fn stored(&self, table: TableId) -> Result<Stored>;
    /// The records from a number on, each as it was written.
    async fn records(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>>;
    /// Listed tables that can be joined or looked at, those touched last first.
    async fn lobby(&self, after: Option<Cursor>, most: u32) -> Result<Page>;
    /// Tables somebody sits at or is the host of, those touched last first.
    async fn tables_of(&self, person: PersonId, after: Option<Cursor>, most: u32) -> Result<Page>;
    /// All of them, by their ids.
    async fn table_ids(&self, person: PersonId) -> Result<Vec<TableId>>;
    /// Deletes a table and all that belongs to it.
    async fn forget_table(&self, table: TableId) -> Result<()>;

    /// Keeps what was said; of a table only the last [`MOST_SAID`].
    async fn say(&self, table: TableId, said: Said) -> Result<()>;
    /// The last things said, in the order in which they were said.
    async fn said(&self, table: TableId, most: u32) -> Result<Vec<Said>>;

    /// A link to a seat that works once. There is one to a seat: those made before do not work any more.
    async fn add_seat_link(&self, hash: TokenHash, link: SeatLink) -> Result<()>;
    async fn take_seat_link(&self, hash: TokenHash, now: Millis) -> Result<Option<SeatLink>>;
    /// Puts back a link that was taken for nothing, unless there is another to that seat by now.
    async fn return_seat_link(&self, hash: TokenHash, link: SeatLink) -> Result<()>;
    /// Links to a seat, or to all seats of a table, do not work any more.
    async fn end_seat_links(&self, table: TableId, seat: Option<Seat>) -> Result<()>;

    // People.

    async fn add_person(&self, person: Person) -> Result<()>;
    async fn person(&self, person: PersonId) -> Result<Option<Person>>;
    async fn rename(&self, person: PersonId, name: &str) -> Result<()>;
    async fn add_session(&self, hash: TokenHash, person: PersonId, now: Millis) -> Result<()>;
    /// Whose token it is.
    async fn session(&self, hash: TokenHash) -> Result<Option<Person>>;
    /// Notes that a session is in use; at most once a day for each.
    async fn touch_session(&self, hash: TokenHash, now: Millis) -> Result<()>;
    async fn end_session(&self, hash: TokenHash) -> Result<()>;
    /// Ends all sessions of somebody but one, and says how many.
    async fn end_other_sessions(&self, person: PersonId, but: TokenHash) -> Result<u64>;
    /// Gives somebody a login, or a new password to the one they have.
    async fn set_login(&self, person: PersonId, login: &str, password: &str) -> Result<()>;
    async fn login(&self, login: &str) -> Result<Option<Login>>;
    async fn add_pairing(&self, hash: TokenHash, person: PersonId, until: Millis) -> Result<()>;
    /// Uses a pairing up.
    async fn take_pairing(&self, hash: TokenHash, now: Millis) -> Result<Option<PersonId>>;
    /// Whether one does not want to hear somebody (`mute`), or to meet them at one's own tables at all.
    async fn set_block(&self, by: PersonId, of: PersonId, block: Option<Block>) -> Result<()>;
    async fn blocks(&self, by: PersonId) -> Result<Vec<(PersonId, Block)>>;
    async fn add_push(&self, person: PersonId, push: PushSubscription) -> Result<()>;
    async fn pushes(&self, person: PersonId) -> Result<Vec<PushSubscription>>;
    async fn remove_push(&self, endpoint: &str) -> Result<()>;
    async fn set_webhook(&self, person: PersonId, webhook: Option<Webhook>) -> Result<()>;
    async fn webhook(&self, person: PersonId) -> Result<Option<Webhook>>;
    async fn add_report(&self, report: Report) -> Result<()>;
    /// How often somebody has reported something since a time.
    async fn reported(&self, by: PersonId, since: Millis) -> Result<u64>;
    async fn reports(&self, most: u32) -> Result<Vec<Report>>;
    /// Everything kept about somebody.
    async fn export_person(&self, person: PersonId) -> Result<PersonExport>;
    /// Deletes somebody: sessions, login, name, words said. Games they played stay; whoever looks after them has taken the name off
    /// before.
    async fn forget_person(&self, person: PersonId) -> Result<()>;

    // Upkeep.

    /// A secret of this installation, made once: `fresh` is stored if there is none yet.
    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>>;
    /// Deletes tables that ended or were left before a time and reports made before it, sessions unused and links run out; says how
    /// many tables went.
    async fn sweep(&self, tables_before: Millis, sessions_before: Millis, now: Millis) -> Result<u64>;
    /// Whether the database answers.
    async fn ping(&self) -> Result<()>;
    /// Whether what is stored is whole: every table has its records without a gap, and a snapshot. Names what is not.
    async fn check(&self) -> Result<Vec<String>>;
    /// Writes everything to one file while the server runs.
    async fn backup(&self, file: &Path) -> Result<()>;
    /// Fills an empty database from such a file; either kind reads what the other wrote.
    async fn restore(&self, file: &Path) -> Result<()>;
    /// Writes what is left and closes.
    async fn close(&self);
}
