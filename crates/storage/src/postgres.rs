//! PostgreSQL beside the program: for many nodes. Who looks after which table is written in the rows of the tables, so that nobody
//! else can write to them.

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
use crate::{Durability, Report, Result};
use futures_util::future::BoxFuture;
use queue::Queue;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection, PgPool};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

type Db = sqlx::Postgres;
type Connection = PgConnection;
type Row = sqlx::postgres::PgRow;

/// Milliseconds since 1970.
const NOW: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

const BEGIN: &str = "begin";

/// What is read until the end of the transaction is as it was at its first look.
const BEGIN_READING: &str = "begin isolation level repeatable read read only";

const CONNECTIONS: u32 = 12;

/// Writers of tables: while one waits for the disk, the others gather.
const LANES: usize = 4;

/// How long to wait for a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) struct Database {
    reads: PgPool,
    queue: Queue,
}

async fn connect(url: &str, durability: Durability) -> Result<PgPool> {
    let commit = match durability {
        Durability::Full => "on",
        Durability::Relaxed => "off",
    };
    let options = PgConnectOptions::from_str(url)?
        .application_name("hullbreach")
        .options([("synchronous_commit", commit), ("idle_in_transaction_session_timeout", "60s")])
        .disable_statement_logging();
    Ok(PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE).connect_with(options).await?)
}

impl Database {
    pub(crate) async fn open(url: &str, durability: Durability) -> Result<Self> {
        let reads = connect(url, durability).await?;
        migrations::run(&reads).await?;
        let queue = Queue::start(&reads, LANES, |_| {});
        Ok(Self { reads, queue })
    }

    /// In a transaction of its own: people do not write as often as tables.
    async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T>> + Send + 'static,
    {
        let mut transaction = self.reads.begin().await?;
        let value = work(&mut transaction).await?;
        transaction.commit().await?;
        Ok(value)
    }

    async fn shut(&self) {
        self.queue.close().await;
        self.reads.close().await;
    }
}

/// A look at a database that others have open.
async fn look(url: &str) -> Result<PgPool> {
    let reads = connect(url, Durability::Full).await?;
    let version: i64 = sqlx::query_scalar("select max(version) from schema_version").fetch_one(&reads).await?;
    crate::open::same_version(version, migrations::STEPS.len())?;
    Ok(reads)
}

pub(crate) async fn backup(url: &str, to: &Path) -> Result<()> {
    let reads = look(url).await?;
    let done = archive::backup(&reads, to).await;
    reads.close().await;
    done
}

pub(crate) async fn reports(url: &str, most: u32) -> Result<Vec<Report>> {
    let reads = look(url).await?;
    let found = manners::reports(&reads, most).await;
    reads.close().await;
    found
}

/// PostgreSQL looks after its own pages.
async fn damage(_: &mut Connection) -> Result<Vec<String>> {
    Ok(vec![])
}

/// Whether the database is fine and only refuses what it was asked to store.
fn says_no(error: &dyn DatabaseError) -> bool {
    // Wrong numbers of values, values out of range, constraints, transactions in each other's way, names that are not there.
    error.code().is_some_and(|code| ["21", "22", "23", "40", "42", "44"].iter().any(|class| code.starts_with(class)))
}

fn id<T: FromStr>(text: String) -> Result<T>
where
    T::Err: std::fmt::Display,
{
    text.parse().map_err(unreadable)
}
