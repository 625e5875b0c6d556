//! How many appends a second become durable: `cargo run --release -p storage --example appends -- [--relaxed] FOLDER|URL [TABLES] [SECONDS] [RATE]`.
//! Each of many tables appends a record and a snapshot of 6 KB as soon as its last append is acknowledged, or, with a rate, so often that
//! all of them together append that often a second.

use protocol::table::{Phase, Summary};
use protocol::{AnySetup, PersonId, TableId};
use std::time::{Duration, Instant};
use storage::{Append, Durability, Listing, NewTable, Options, Result, Storage};
use theseus::generated::cards::Faction;

const RECORD: usize = 120;
const SNAPSHOT: usize = 6000;

#[tokio::main]
async fn main() -> Result<()> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let relaxed = words.iter().position(|word| word == "--relaxed").map(|at| words.remove(at)).is_some();
    let durability = if relaxed { Durability::Relaxed } else { Durability::Full };
    let mut words = words.into_iter();
    let Some(place) = words.next() else {
        eprintln!("usage: appends [--relaxed] FOLDER|URL [TABLES] [SECONDS] [RATE]");
        return Ok(());
    };
    let mut number = |usual: u64| words.next().and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (tables, seconds, rate) = (number(1000), number(10), number(0));
    let pause = Duration::from_secs(tables).checked_div(u32::try_from(rate).unwrap_or(u32::MAX)).unwrap_or_default();
    let options = if place.starts_with("postgres:") {
        Options::Postgres { url: place, durability }
    } else {
        Options::Sqlite { folder: place.into(), durability }
    };
    let storage = storage::open(&options).await?;
    storage.join("bench", Duration::from_secs(3600)).await?;
    let end = Instant::now() + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..tables).map(|number| tokio::spawn(appends(storage.clone(), number, pause, end))).collect();
    let mut waits = vec![];
    for task in tasks {
        match task.await {
            Ok(some) => waits.extend(some?),
            Err(error) => eprintln!("a table failed: {error}"),
        }
    }
    storage.close().await;
    waits.sort_unstable();
    let at = |share: usize| waits.get(waits.len() * share / 1000).copied().unwrap_or_default();
    println!(
        "{} appends a second over {tables} tables; waits: half below {:?}, 99 % below {:?}, 99.9 % below {:?}, all below {:?}",
        waits.len() as u64 / seconds.max(1),
        at(500),
        at(990),
        at(999),
        waits.last().copied().unwrap_or_default()
    );
    Ok(())
}

/// One table; how long each of its appends took.
async fn appends(storage: std::sync::Arc<dyn Storage>, number: u64, pause: Duration, end: Instant) -> Result<Vec<Duration>> {
    let mut random = [0; 10];
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    random[..8].copy_from_slice(&(now ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    let table = TableId::from_random(random);
    let host = PersonId::from_random(random);
    let record = vec![7; RECORD];
    let snapshot: Vec<u8> = (0..SNAPSHOT).map(|byte| (byte as u64 ^ number) as u8).collect();
    let listing = Listing {
        summary: Summary {
            id: table,
            name: "A table".to_owned(),
            agreed: AnySetup::Theseus(theseus::Setup::new(&Faction::ALL[..4])),
            phase: Phase::Playing,
            seats: vec![Some("somebody".to_owned()); 4],
            waiting: vec![],
            created: 1,
            touched: 1,
        },
        listed: number.is_multiple_of(10),
        open: true,
        host,
        members: vec![host],
        wake: None,
    };
    let new =
        NewTable { table, node: "bench".to_owned(), records: vec![record.clone()], snapshot: snapshot.clone(), listing: listing.clone() };
    storage.create(new).await?;
    let mut waits = vec![];
    // Not all at the same moment.
    let mut next = Instant::now() + pause.mul_f64(number as f64 * 0.618 % 1.0);
    for after in 1.. {
        tokio::time::sleep_until(next.into()).await;
        next += pause;
        let begun = Instant::now();
        if begun >= end {
            break;
        }
        let append = Append {
            table,
            node: "bench".to_owned(),
            after,
            records: vec![record.clone()],
            snapshot: snapshot.clone(),
            listing: Some(listing.clone()),
            touched: after as i64,
            wake: Some(after as i64),
        };
        storage.append(append).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}
