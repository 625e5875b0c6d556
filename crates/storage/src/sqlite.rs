//! SQLite inside the program: for one process, with nothing to install. Everything is written by one task (`queue`), and read by
//! others at the same time.

mod checkpoints;
pub(crate) mod migrations;
mod put;

// The same SQL does for both databases; only the types of the driver differ.
#[path = "shared/archive.rs"]
mod archive;
#[path = "shared/batch.rs"]
mod batch;
#[path = "shared/farewell.rs"]
mod farewell;
#[path = "shared/links.rs"]
mod links;
#[path = "shared/manners.rs"]
mod manners;
#[path = "shared/nodes.rs"]
mod nodes;
#[path = "shared/people.rs"]
mod people;
#[path = "shared/queue.rs"]
mod queue;
#[path = "shared/storage.rs"]
mod storage;
#[path = "shared/tables.rs"]
mod tables;
#[path = "shared/upkeep.rs"]
mod upkeep;

use crate::faults::unreadable;
use crate::{Durability, Report, Result, StorageError, files};
use checkpoints::Checkpoints;
use futures_util::future::BoxFuture;
use queue::Queue;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Row as _, SqliteConnection, SqlitePool};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Db = sqlx::Sqlite;
type Connection = SqliteConnection;
type Row = sqlx::sqlite::SqliteRow;

/// Milliseconds since 1970.
const NOW: &str = "cast(unixepoch('subsec') * 1000 as integer)";

/// Takes the right to write at once, or another could write between looking and writing.
const BEGIN: &str = "begin immediate";

/// What is read until the end of the transaction is as it was at its first look.
const BEGIN_READING: &str = "begin";

/// Statements kept ready for the writer: one for each number of rows (`put`) of each kind.
const STATEMENTS: usize = 600;

/// Rows that come back from its thread at once.
const ROWS: usize = 256;

const READERS: u32 = 4;
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) struct Database {
    reads: SqlitePool,
    writes: SqlitePool,
    queue: Queue,
    checkpoints: Checkpoints,
    /// Locked as long as the database is open; and the database, of which see [`Checkpoints`].
    held: Mutex<Option<(File, Arc<File>)>>,
}

fn file(folder: &Path) -> PathBuf {
    folder.join("hullbreach.sqlite")
}

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file(folder)).busy_timeout(PATIENCE).disable_statement_logging()
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

impl Database {
    pub(crate) async fn open(folder: &Path, durability: Durability) -> Result<Self> {
        let lock = lock(folder)?;
        // SQLite gives its other files the permissions of this one.
        let whole = files::open(&file(folder)).map_err(|error| StorageError::Unavailable(error.to_string()))?;
        let whole = Arc::new(whole);
        let left = file(folder).with_extension("sqlite-wal").metadata().is_ok_and(|log| log.len() > 0);
        let synchronous = match durability {
            Durability::Full => SqliteSynchronous::Full,
            Durability::Relaxed => SqliteSynchronous::Normal,
        };
        let options = options(folder).journal_mode(SqliteJournalMode::Wal).synchronous(synchronous).pragma("wal_autocheckpoint", "0");
        let writer = options
            .clone()
            .create_if_missing(true)
            .pragma("cache_size", "-32000")
            // What a statement needs to be undone alone would otherwise go to a file, as much as is written itself.
            .pragma("temp_store", "memory")
            .statement_cache_capacity(STATEMENTS)
            .row_buffer_size(ROWS);
        let writes = pool(1).connect_with(writer).await?;
        let mut connection = writes.acquire().await?;
        migrations::run(&mut connection).await?;
        // Whoever owned tables here is gone: the folder is ours alone.
        sqlx::raw_sql("delete from nodes; update tables set owner = null where owner is not null").execute(&mut *connection).await?;
        drop(connection);
        let reads = pool(READERS).connect_with(options.clone().pragma("query_only", "on").pragma("cache_size", "-8000")).await?;
        let checkpoints = Checkpoints::start(&options, writes.clone(), whole.clone(), left).await?;
        let queue = Queue::start(&writes, 1, checkpoints.counter());
        Ok(Self { reads, writes, queue, checkpoints, held: Mutex::new(Some((lock, whole))) })
    }

    /// Everything is written by the queue: SQLite has one writer, and they would only wait for each other.
    async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T>> + Send + 'static,
    {
        self.queue.along(None, work).await
    }

    async fn shut(&self) {
        self.queue.close().await;
        self.checkpoints.stop().await;
        self.reads.close().await;
        // The last one out puts what is left of the log into the database.
        self.writes.close().await;
        // Unlocked when it is closed.
        drop(self.held.lock().map(|mut held| held.take()));
    }
}

/// One process at a time.
fn lock(folder: &Path) -> Result<File> {
    let cannot = |path: &Path, error: std::io::Error| StorageError::Unavailable(format!("{}: {error}", path.display()));
    files::folder(folder).map_err(|error| cannot(folder, error))?;
    // A new folder is there for certain only when the one above knows it; SQLite itself sees to its files.
    let whole = folder.canonicalize().map_err(|error| cannot(folder, error))?;
    for above in whole.ancestors().skip(1).take(2) {
        match File::open(above).and_then(|above| above.sync_all()) {
            // Where we may not look we have made nothing.
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {}
            synced => synced.map_err(|error| cannot(above, error))?,
        }
    }
    let path = folder.join("lock");
    let lock = files::open(&path).map_err(|error| cannot(&path, error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StorageError::InUse(folder.display().to_string())),
        Err(TryLockError::Error(error)) => Err(cannot(&path, error)),
    }
}

/// A look at a database that another process may have open.
async fn look(folder: &Path) -> Result<SqlitePool> {
    if !file(folder).exists() {
        return Err(StorageError::Missing("database"));
    }
    let reads = pool(1).connect_with(options(folder).read_only(true)).await?;
    let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&reads).await?;
    crate::open::same_version(version, migrations::STEPS.len())?;
    Ok(reads)
}

pub(crate) async fn backup(folder: &Path, to: &Path) -> Result<()> {
    let reads = look(folder).await?;
    let done = archive::backup(&reads, to).await;
    reads.close().await;
    done
}

pub(crate) async fn reports(folder: &Path, most: u32) -> Result<Vec<Report>> {
    let reads = look(folder).await?;
    let found = manners::reports(&reads, most).await;
    reads.close().await;
    found
}

/// What SQLite itself finds wrong.
async fn damage(connection: &mut Connection) -> Result<Vec<String>> {
    let rows = sqlx::query("pragma integrity_check(20)").fetch_all(connection).await?;
    let said = rows.iter().map(|row| Ok(row.try_get::<String, _>(0)?)).collect::<Result<Vec<_>>>()?;
    Ok(said.into_iter().filter(|line| line != "ok").collect())
}

/// Whether the database is fine and only refuses what it was asked to store: a full disk, for one, is no such refusal.
fn says_no(error: &dyn DatabaseError) -> bool {
    const ERROR: u32 = 1;
    const TOO_BIG: u32 = 18;
    const CONSTRAINT: u32 = 19;
    const MISMATCH: u32 = 20;
    const RANGE: u32 = 25;
    // The lowest byte is the kind, the rest which of it.
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, ERROR | TOO_BIG | CONSTRAINT | MISMATCH | RANGE))
}

fn id<T: FromStr>(text: String) -> Result<T>
where
    T::Err: std::fmt::Display,
{
    text.parse().map_err(unreadable)
}
