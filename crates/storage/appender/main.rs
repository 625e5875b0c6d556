//! Appends to a few tables until it is killed, and says so on standard output each time an append was acknowledged:
//! `storage-appender full|relaxed FOLDER|URL TABLES NODE`. Tests kill it and look whether everything it said is true.

use protocol::table::{Phase, Summary};
use protocol::{AnySetup, PersonId, TableId};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use storage::{Append, Durability, Held, Listing, NewTable, Options, Result, Storage, StorageError};
use theseus::generated::cards::Faction;

/// Before an append is tried again.
const PAUSE: Duration = Duration::from_millis(20);

const USAGE: &str = "usage: storage-appender full|relaxed FOLDER|URL TABLES NODE";

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [durability, place, tables, node] = words.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let durability = if durability == "relaxed" { Durability::Relaxed } else { Durability::Full };
    let options = if place.starts_with("postgres:") {
        Options::Postgres { url: place.clone(), durability }
    } else {
        Options::Sqlite { folder: place.into(), durability }
    };
    match work(&options, tables.parse().unwrap_or(1), node).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("storage-appender: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn work(options: &Options, tables: u8, node: &str) -> Result<()> {
    let storage = storage::open(options).await?;
    storage.join(node, Duration::from_secs(600)).await?;
    let mut tasks = vec![];
    for number in 0..tables {
        tasks.push(tokio::spawn(append_on(storage.clone(), number, node.to_owned())));
    }
    for task in tasks {
        task.await.map_err(|error| StorageError::Unavailable(error.to_string()))??;
    }
    Ok(())
}

async fn append_on(storage: Arc<dyn Storage>, number: u8, node: String) -> Result<()> {
    let table = TableId::from_random([number; 10]);
    let mut after = match storage.claim(table, &node).await {
        Ok(Held::Mine) => storage.stored(table).await?.records,
        Ok(Held::By(_)) => return Err(StorageError::NotOwner),
        Err(StorageError::Missing(_)) => {
            create(&*storage, table, number, &node).await?;
            acknowledged(number, 1);
            1
        }
        Err(error) => return Err(error),
    };
    loop {
        let append = Append {
            table,
            node: node.clone(),
            after,
            records: vec![record(number, after)],
            snapshot: snapshot(number, after + 1),
            listing: None,
            touched: after as i64,
            wake: None,
        };
        match storage.append(append).await {
            Ok(()) => {}
            // It was stored and not said.
            Err(StorageError::Conflict { there, .. }) if there == after + 1 => {}
            Err(StorageError::Unavailable(problem)) => {
                say(&format!("{number} failed, ready: {}: {problem}", storage.ping().await.is_ok()));
                tokio::time::sleep(PAUSE).await;
                continue;
            }
            Err(error) => return Err(error),
        }
        after += 1;
        acknowledged(number, after);
    }
}

async fn create(storage: &dyn Storage, table: TableId, number: u8, node: &str) -> Result<()> {
    let host = PersonId::from_random([number; 10]);
    let summary = Summary {
        id: table,
        name: "Killed".to_owned(),
        agreed: AnySetup::Theseus(theseus::Setup::new(&Faction::ALL[..2])),
        phase: Phase::Playing,
        seats: vec![None; 2],
        waiting: vec![],
        created: 0,
        touched: 0,
    };
    let listing = Listing { summary, listed: false, open: true, host, members: vec![], wake: None };
    let (records, snapshot) = (vec![record(number, 0)], snapshot(number, 1));
    storage.create(NewTable { table, node: node.to_owned(), records, snapshot, listing }).await
}

/// Tells a test what to look for: the table, and how many records it has for certain.
fn acknowledged(table: u8, records: u64) {
    say(&format!("{table} {records}"));
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // Whoever listened is gone; then nothing matters any more.
    drop(writeln!(out, "{line}").and_then(|()| out.flush()));
}

/// What the tests expect at a place.
fn record(table: u8, number: u64) -> Vec<u8> {
    format!("record {number} of table {table}").into_bytes()
}

fn snapshot(table: u8, records: u64) -> Vec<u8> {
    format!("table {table} after {records} records").into_bytes().repeat(100)
}
