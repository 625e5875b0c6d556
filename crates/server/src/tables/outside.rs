//! What tables tell the rest of the server.

use async_trait::async_trait;
use host::Notification;
use protocol::{PersonId, TableId};

/// Whoever calls people who are away.
#[async_trait]
pub trait Outside: Send + Sync + 'static {
    async fn notify(&self, person: PersonId, table: TableId, notification: Notification);
}

/// How much is going on here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables in memory.
    pub tables: usize,
    pub sockets: usize,
}
