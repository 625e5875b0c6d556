//! All tables of this node, and the way to those of other nodes.

mod options;
mod outside;
mod visitor;

pub use options::{Limits, TableOptions};
pub use outside::{Counts, Outside};
pub use visitor::{Ended, Greeter, Visitor};

use axum::extract::ws::WebSocket;
use bots::BotName;
use host::{NewTable, Record, Who};
use kernel::Seat;
use protocol::table::{Settings, TableInfo};
use protocol::{Command, PersonId, Refusal, RefusalCode, TableId};
use std::sync::Arc;
use storage::Storage;

use crate::ServeError;

/// The tables. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    storage: Arc<dyn Storage>,
    options: TableOptions,
    outside: Arc<dyn Outside>,
}

fn not_yet() -> Refusal {
    Refusal::new(RefusalCode::Unavailable, "the tables are not ready")
}

impl Tables {
    /// Joins as a node, and looks after tables from now on.
    pub async fn start(storage: Arc<dyn Storage>, options: TableOptions, outside: Arc<dyn Outside>) -> Result<Self, ServeError> {
        Ok(Self(Arc::new(Inner { storage, options, outside })))
    }

    /// Opens a table, durably. `quick`: its host sits at the first seat, bots at the others, and the game begins.
    pub async fn open(&self, _new: NewTable, _quick: Option<BotName>) -> Result<TableId, Refusal> {
        let _ = (&self.0.storage, &self.0.options, &self.0.outside);
        Err(not_yet())
    }

    /// Puts a journal on a new table.
    pub async fn import(&self, _id: TableId, _name: String, _settings: Settings, _host: Who, _journal: String) -> Result<TableId, Refusal> {
        Err(not_yet())
    }

    /// Does what somebody wants of a table. `Some` is the answer to `why_not`.
    pub async fn command(&self, _table: TableId, _who: &Who, _command: Command) -> Result<Option<Refusal>, Refusal> {
        Err(not_yet())
    }

    pub async fn info(&self, _table: TableId) -> Result<TableInfo, Refusal> {
        Err(not_yet())
    }

    /// Gives a seat to somebody whose link was good.
    pub async fn give_seat(&self, _table: TableId, _seat: Seat, _to: &Who) -> Result<(), Refusal> {
        Err(not_yet())
    }

    /// The whole history: for replays, journals and reports. Not for players while the game runs.
    pub async fn records(&self, _table: TableId) -> Result<Vec<Record>, Refusal> {
        Err(not_yet())
    }

    /// Serves one socket until it closes. Wants the limits of [`crate::socket::upgrade`] on the upgrade.
    pub async fn serve_socket(&self, _socket: WebSocket, _table: TableId, _visitor: Visitor, _greeter: Arc<dyn Greeter>) {}

    /// Sessions of somebody have ended: their sockets close, on every node.
    pub async fn logged_out(&self, _person: PersonId, _ended: Ended) {}

    /// Somebody does not want to hear somebody any more, or again: told to open sockets on every node.
    pub async fn muted(&self, _by: PersonId, _of: PersonId, _on: bool) {}

    /// Stops: takes nothing new, finishes what is begun, says farewell to sockets, lets go of all tables.
    pub async fn drain(&self) {}

    pub fn counts(&self) -> Counts {
        Counts::default()
    }
}
