//! From the log into the database. SQLite would do it within a commit, and everybody would wait; here another connection does it while
//! the writer goes on, again and again until hardly anything has come in meanwhile, and only for that little the writer stops, so that
//! the log can begin anew. SQLite forces the database to the disk only when it has reached the end of the log, which is when the
//! writer stops; we do it before, so that hardly anything is left to wait for. The file we do that with must not be closed while
//! SQLite has it open: all locks a process has on a file go when it closes it anywhere.

use crate::{Result, StorageError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinHandle;

/// Bytes of tables after which the log is worth emptying; the log itself is then a few times as long.
const WORTH_IT: usize = 48 << 20;

/// So few pages are left for the writer to wait for: it takes 10 ms. Asking for fewer makes more passes, each of which forces the disk
/// beside the writer and takes about as long, so that more has come in meanwhile again.
const FEW: i64 = 1500;

/// What comes in faster than it can be emptied is waited for after all.
const PASSES: usize = 6;

/// Without load the log is emptied now and then, too.
const NOW_AND_THEN: Duration = Duration::from_secs(30);

pub(super) struct Checkpoints {
    written: Arc<AtomicUsize>,
    enough: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Checkpoints {
    /// `left`: whether a process that was killed has left its log. It has to be read at every start, so it is emptied at once; else
    /// one that is killed again and again before there is enough would read a longer log each time.
    pub(super) async fn start(options: &SqliteConnectOptions, writes: SqlitePool, whole: Arc<File>, left: bool) -> Result<Self> {
        let connection = options.connect().await?;
        let (written, enough) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
        if left {
            enough.notify_one();
        }
        let task = tokio::spawn(run(connection, writes, whole, written.clone(), enough.clone()));
        Ok(Self { written, enough, task: Mutex::new(Some(task)) })
    }

    /// To be told how many bytes were written.
    pub(super) fn counter(&self) -> impl Fn(usize) + Clone + Send + Sync + 'static {
        let (written, enough) = (self.written.clone(), self.enough.clone());
        move |bytes| {
            if written.fetch_add(bytes, Ordering::Relaxed) + bytes >= WORTH_IT {
                enough.notify_one();
            }
        }
    }

    pub(super) async fn stop(&self) {
        if let Some(task) = self.task.lock().await.take() {
            task.abort();
            // It was stopped, which is no news.
            drop(task.await);
        }
    }
}

async fn run(mut connection: SqliteConnection, writes: SqlitePool, whole: Arc<File>, written: Arc<AtomicUsize>, enough: Arc<Notify>) {
    loop {
        let woken = tokio::time::timeout(NOW_AND_THEN, enough.notified()).await.is_ok();
        if written.swap(0, Ordering::Relaxed) == 0 && !woken {
            continue;
        }
        if let Err(error) = checkpoint(&mut connection, &writes, &whole).await {
            tracing::warn!(%error, "the log was not emptied");
            if connection.ping().await.is_err() {
                tracing::error!("the log will not be emptied before the next start");
                return;
            }
        }
    }
}

async fn checkpoint(connection: &mut SqliteConnection, writes: &SqlitePool, whole: &Arc<File>) -> Result<()> {
    let mut emptied = 0;
    for number in 0..PASSES {
        let long = pass(connection).await?;
        if long - emptied <= FEW && number > 0 {
            break;
        }
        emptied = long;
        let whole = whole.clone();
        let forced = tokio::task::spawn_blocking(move || whole.sync_data()).await;
        forced
            .map_err(|error| StorageError::Unavailable(error.to_string()))?
            .map_err(|error| StorageError::Unavailable(error.to_string()))?;
    }
    // While the writer is held back here, nothing is added; the next commit starts the log from its beginning.
    let mut writer = writes.acquire().await?;
    pass(&mut writer).await?;
    Ok(())
}

/// Puts what is in the log into the database; tells how many pages the log was long.
async fn pass(connection: &mut SqliteConnection) -> Result<i64> {
    let told = sqlx::query("pragma wal_checkpoint(passive)").fetch_one(connection).await?;
    Ok(told.try_get(1)?)
}
