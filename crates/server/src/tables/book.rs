//! Which tables are looked after by which task of this node.

use host::{Record, Table};
use protocol::{Refusal, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use storage::{NewTable, StorageError};
use tokio::sync::mpsc;
use tracing::Instrument as _;

use super::errand::Ask;
use super::keeper::{Fresh, Keeper, QUEUE, listing, unavailable};
use super::{Inner, no_such_table};

/// Tasks by table.
#[derive(Default)]
pub(super) struct Book(Mutex<HashMap<TableId, mpsc::Sender<Ask>>>);

impl Book {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        // Nothing in here panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn len(&self) -> usize {
        self.lock().len()
    }
}

impl Inner {
    /// The task of a table. If there is none, one begins, and finds out whether the table can be looked after here.
    pub(crate) fn here(self: &Arc<Self>, table: TableId) -> mpsc::Sender<Ask> {
        self.begin(table, None)
    }

    /// The task of a table, if there is one.
    pub(crate) fn present(&self, table: TableId) -> Option<mpsc::Sender<Ask>> {
        self.book.lock().get(&table).cloned()
    }

    /// The tasks of all tables.
    pub(crate) fn tables(&self) -> Vec<mpsc::Sender<Ask>> {
        self.book.lock().values().cloned().collect()
    }

    fn begin(self: &Arc<Self>, id: TableId, fresh: Option<Fresh>) -> mpsc::Sender<Ask> {
        let mut book = self.book.lock();
        if let Some(there) = book.get(&id)
            && !there.is_closed()
        {
            return there.clone();
        }
        let (asks, heard) = mpsc::channel(QUEUE);
        book.insert(id, asks.clone());
        // Whoever was the first to ask has no part in it. Of the level of errors, so that no line about a table goes without its name.
        let span = tracing::error_span!(parent: None, "table", table = %id, node = self.node);
        tokio::spawn(Keeper::run(self.clone(), id, fresh, heard).instrument(span));
        asks
    }

    /// Strikes a table out, if it is still this task that looks after it. Whoever asks from now on begins another.
    pub(super) fn strike(&self, table: TableId, heard: &mut mpsc::Receiver<Ask>) {
        let mut book = self.book.lock();
        heard.close();
        if book.get(&table).is_some_and(mpsc::Sender::is_closed) {
            book.remove(&table);
        }
    }

    /// Stores a new table and looks after it.
    pub(super) async fn adopt(self: &Arc<Self>, table: Table, records: &[Record]) -> Result<(), Refusal> {
        let new = NewTable {
            table: table.id(),
            node: self.node.clone(),
            records: records.iter().map(Record::to_bytes).collect(),
            snapshot: table.snapshot(),
            listing: listing(&table),
        };
        self.storage.create(new).await.map_err(|error| match error {
            StorageError::Missing(_) => no_such_table(),
            error => unavailable(&error),
        })?;
        let (id, records) = (table.id(), records.len() as u64);
        self.begin(id, Some(Fresh { table, records }));
        Ok(())
    }
}
