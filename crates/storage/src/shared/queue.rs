//! The way of tables to the disk. What many tables want to write waits in a line; a writer takes all that is there, writes it in one
//! transaction, and answers when that is durable: one wait for the disk for many tables.

use super::batch::{self, Part};
use super::{BEGIN, Connection, Db};
use crate::{Append, NewTable, Result, StorageError};
use async_trait::async_trait;
use futures_util::future::BoxFuture;
use protocol::TableId;
use protocol::message::Said;
use sqlx::{Connection as _, Pool};
use std::collections::HashSet;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// The most that goes into one transaction: more would make the first of them wait for the last.
const BATCH: usize = 256;

/// The most that waits in a line; whoever comes then waits to get in.
const LINE: usize = 4096;

pub(super) type Reply<T> = oneshot::Sender<Result<T>>;

/// Something to write.
pub(super) enum Op {
    Append(Append, Reply<()>),
    Create(NewTable, Reply<()>),
    Say(TableId, Said, Reply<()>),
    /// A node lets go of a table.
    Release(TableId, String, Reply<()>),
    Errand(Box<dyn Errand>),
    /// Nothing comes after this.
    Close,
}

impl Op {
    /// The table an operation writes to, if a batch may do so only once.
    fn table(&self) -> Option<TableId> {
        match self {
            Self::Append(append, _) => Some(append.table),
            Self::Create(new, _) => Some(new.table),
            Self::Release(table, ..) => Some(*table),
            Self::Say(..) | Self::Errand(_) | Self::Close => None,
        }
    }

    fn answer(self, result: Result<()>) {
        // Who no longer waits for the answer does without.
        match self {
            Self::Append(_, reply) | Self::Create(_, reply) | Self::Say(_, _, reply) | Self::Release(_, _, reply) => {
                drop(reply.send(result))
            }
            Self::Errand(errand) => errand.answer(result),
            Self::Close => {}
        }
    }
}

/// Any other work that shares a transaction with the rest, under a savepoint of its own.
#[async_trait]
pub(super) trait Errand: Send {
    async fn run(&mut self, connection: &mut Connection) -> Result<()>;
    fn answer(self: Box<Self>, committed: Result<()>);
}

struct Work<T, F> {
    work: Option<F>,
    outcome: Option<Result<T>>,
    reply: Reply<T>,
}

#[async_trait]
impl<T, F> Errand for Work<T, F>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T>> + Send + 'static,
{
    async fn run(&mut self, connection: &mut Connection) -> Result<()> {
        let Some(work) = self.work.take() else {
            return Ok(());
        };
        let mut savepoint = connection.begin().await?;
        match work(&mut savepoint).await {
            Ok(value) => {
                savepoint.commit().await?;
                self.outcome = Some(Ok(value));
            }
            Err(error) => {
                savepoint.rollback().await?;
                self.outcome = Some(Err(error));
            }
        }
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        let interrupted = || Err(StorageError::Unavailable("the work was interrupted".to_owned()));
        let outcome = match committed {
            Ok(()) => self.outcome.unwrap_or_else(interrupted),
            Err(error) => Err(error),
        };
        drop(self.reply.send(outcome));
    }
}

/// Where operations wait.
pub(super) struct Queue {
    lanes: Vec<mpsc::Sender<Op>>,
    /// Whether what was written last could not be.
    failing: Arc<AtomicBool>,
    writers: Mutex<Vec<JoinHandle<()>>>,
}

impl Queue {
    /// A table always takes the same lane, so that lanes do not wait for each other in the database.
    pub(super) fn start(pool: &Pool<Db>, lanes: usize, wrote: impl Fn(usize) + Clone + Send + Sync + 'static) -> Self {
        let mut queue = Self { lanes: vec![], failing: Arc::default(), writers: Mutex::default() };
        let mut writers = vec![];
        for _ in 0..lanes.max(1) {
            let (sender, receiver) = mpsc::channel(LINE);
            queue.lanes.push(sender);
            writers.push(tokio::spawn(write_all(pool.clone(), receiver, queue.failing.clone(), wrote.clone())));
        }
        queue.writers = Mutex::new(writers);
        queue
    }

    /// Whether the database takes what is written, as far as was seen. Nodes write every few seconds that they live, so that it shows
    /// soon when it does again.
    pub(super) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    fn lane(&self, table: TableId) -> &mpsc::Sender<Op> {
        let sum = table.as_str().bytes().fold(0usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        &self.lanes[sum % self.lanes.len()]
    }

    async fn put<T>(lane: &mpsc::Sender<Op>, op: impl FnOnce(Reply<T>) -> Op) -> Result<T> {
        let closed = || StorageError::Unavailable("the database is closed".to_owned());
        let (reply, answer) = oneshot::channel();
        lane.send(op(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub(super) async fn append(&self, append: Append) -> Result<()> {
        Self::put(self.lane(append.table), |reply| Op::Append(append, reply)).await
    }

    pub(super) async fn create(&self, new: NewTable) -> Result<()> {
        Self::put(self.lane(new.table), |reply| Op::Create(new, reply)).await
    }

    pub(super) async fn say(&self, table: TableId, said: Said) -> Result<()> {
        Self::put(self.lane(table), |reply| Op::Say(table, said, reply)).await
    }

    pub(super) async fn release(&self, table: TableId, node: &str) -> Result<()> {
        Self::put(self.lane(table), |reply| Op::Release(table, node.to_owned(), reply)).await
    }

    /// Work that rides along with what the lane of a table writes, or any.
    pub(super) async fn along<T, F>(&self, table: Option<TableId>, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T>> + Send + 'static,
    {
        let lane = table.map_or(&self.lanes[0], |table| self.lane(table));
        Self::put(lane, |reply| Op::Errand(Box::new(Work { work: Some(work), outcome: None, reply }))).await
    }

    /// Writes what is left.
    pub(super) async fn close(&self) {
        for lane in &self.lanes {
            // A lane that is closed already has nothing left.
            drop(lane.send(Op::Close).await);
        }
        let writers = self.writers.lock().map(|mut writers| std::mem::take(&mut *writers)).unwrap_or_default();
        for writer in writers {
            if let Err(error) = writer.await {
                tracing::error!(%error, "a writer ended badly");
            }
        }
    }
}

/// A writer: takes what waits, writes it, answers.
async fn write_all(pool: Pool<Db>, mut line: mpsc::Receiver<Op>, failing: Arc<AtomicBool>, wrote: impl Fn(usize)) {
    let mut waiting = VecDeque::new();
    let mut fresh = Vec::with_capacity(BATCH);
    loop {
        if waiting.is_empty() {
            if line.recv_many(&mut fresh, BATCH).await == 0 {
                return;
            }
            waiting.extend(fresh.drain(..));
        } else {
            while waiting.len() < BATCH
                && let Ok(op) = line.try_recv()
            {
                waiting.push_back(op);
            }
        }
        let (mut batch, later) = split(waiting);
        waiting = later;
        if batch.iter().any(|op| matches!(op, Op::Close)) {
            line.close();
            batch.retain(|op| !matches!(op, Op::Close));
        }
        if !batch.is_empty() {
            wrote(commit(&pool, batch, &failing).await);
        }
    }
}

/// A table writes once in a batch; what it wants to write after that waits for the next one.
fn split(waiting: VecDeque<Op>) -> (Vec<Op>, VecDeque<Op>) {
    let mut seen = HashSet::new();
    let (mut batch, mut later) = (Vec::with_capacity(waiting.len()), VecDeque::new());
    for op in waiting {
        if op.table().is_none_or(|table| seen.insert(table)) {
            batch.push(op);
        } else {
            later.push_back(op);
        }
    }
    (batch, later)
}

/// Writes a batch and answers; tells how many bytes were written.
async fn commit(pool: &Pool<Db>, mut batch: Vec<Op>, failing: &AtomicBool) -> usize {
    let attempted = attempt(pool, &mut batch).await;
    failing.store(matches!(attempted, Err(Fault::Gone(_))), Ordering::Relaxed);
    match attempted {
        Ok((results, bytes)) => {
            for (op, result) in batch.into_iter().zip(results) {
                op.answer(result);
            }
            bytes
        }
        // Something in it cannot be stored. The others shall not suffer for it, so each goes alone.
        Err(Fault::Refused(_)) if batch.len() > 1 => {
            let mut bytes = 0;
            for op in batch {
                let mut alone = [op];
                let (result, wrote) = match attempt(pool, &mut alone).await {
                    Ok((results, wrote)) => (results.into_iter().next().unwrap_or(Ok(())), wrote),
                    Err(fault) => (Err(fault.into()), 0),
                };
                bytes += wrote;
                let [op] = alone;
                op.answer(result);
            }
            bytes
        }
        Err(fault) => {
            let error = StorageError::from(fault);
            tracing::warn!(%error, operations = batch.len(), "nothing of a batch was stored");
            for op in batch {
                op.answer(Err(error.clone()));
            }
            0
        }
    }
}

enum Fault {
    /// The database understood and said no.
    Refused(StorageError),
    /// The database did not answer.
    Gone(StorageError),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        if error.as_database_error().is_some_and(super::says_no) { Self::Refused(error.into()) } else { Self::Gone(error.into()) }
    }
}

impl From<Fault> for StorageError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Refused(error) | Fault::Gone(error) => error,
        }
    }
}

/// What became of each operation, and how many bytes were written.
type Written = (Vec<Result<()>>, usize);

/// Writes in one transaction. A connection on which that failed is not used again: whether it still is in the transaction only the
/// database knows, which has left it by itself when the disk was full.
async fn attempt(pool: &Pool<Db>, batch: &mut [Op]) -> std::result::Result<Written, Fault> {
    let mut connection = pool.acquire().await?;
    let written = transact(&mut connection, batch).await;
    if written.is_err() {
        connection.close_on_drop();
    }
    written
}

async fn transact(connection: &mut Connection, batch: &mut [Op]) -> std::result::Result<Written, Fault> {
    let mut transaction = connection.begin_with(BEGIN).await?;
    let parts: Vec<Part<'_>> = batch.iter().map(Part::of).collect();
    let written = batch::write(&mut transaction, &parts).await?;
    drop(parts);
    for op in batch.iter_mut() {
        if let Op::Errand(errand) = op {
            errand.run(&mut transaction).await.map_err(Fault::Gone)?;
        }
    }
    let begun = Instant::now();
    transaction.commit().await?;
    metrics::histogram!("hullbreach_commit_seconds").record(begun.elapsed());
    Ok(written)
}
