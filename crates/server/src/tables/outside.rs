//! What tables tell the rest of the server.

use async_trait::async_trait;
use host::Notification;
use protocol::{PersonId, TableId};

/// What the program is about to do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    Arrive,
    Leave,
    Command,
    Tick,
    Store,
}

/// Whoever calls people who are away.
#[async_trait]
pub trait Outside: Send + Sync + 'static {
    async fn notify(&self, person: PersonId, table: TableId, notification: Notification);

    /// Something is about to be done. Whoever tests what happens when the program fails there lets it fail.
    fn watch(&self, _table: TableId, _deed: Deed) {}
}

/// How much is going on here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables in memory.
    pub tables: usize,
    pub sockets: usize,
}
