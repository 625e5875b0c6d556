//! Things to store.

use futures_util::future::join_all;
use protocol::message::Said;
use protocol::table::{Phase, Summary};
use protocol::{AnySetup, Millis, PersonId, TableId, TokenHash};
use std::time::Duration;
use storage::{Append, Listing, NewTable, Person, Storage};
use theseus::generated::cards::Faction;

pub const NODE: &str = "node-a";

/// A lease that does not run out during a test.
pub const LONG: Duration = Duration::from_secs(600);

fn bits(number: u32, salt: u8) -> [u8; 10] {
    let mut bits = [salt; 10];
    bits[..4].copy_from_slice(&number.wrapping_mul(0x9e37_79b9).to_be_bytes());
    bits[4..8].copy_from_slice(&number.to_be_bytes());
    bits
}

pub fn table(number: u32) -> TableId {
    TableId::from_random(bits(number, 1))
}

pub fn person(number: u32) -> PersonId {
    PersonId::from_random(bits(number, 2))
}

pub fn hash(number: u32) -> TokenHash {
    let mut hash = [3; 32];
    hash[..4].copy_from_slice(&number.to_be_bytes());
    hash
}

pub fn somebody(number: u32) -> Person {
    Person { id: person(number), name: format!("Person {number}"), login: None, created: 1000 }
}

pub fn said(number: u32, by: u32, text: &str) -> Said {
    let name = format!("Person {by}");
    Said { number, at: 5000 + i64::from(number), by: person(by), name, text: Some(text.to_owned()), phrase: None }
}

/// A listed table that person 0 hosts alone.
pub fn listing(number: u32, touched: Millis) -> Listing {
    Listing {
        summary: Summary {
            id: table(number),
            name: format!("Table {number} – Łódź"),
            agreed: AnySetup::Theseus(theseus::Setup::new(&Faction::ALL[..2])),
            phase: Phase::Playing,
            seats: vec![Some("Person 0".to_owned()), None],
            waiting: vec![],
            created: 1,
            touched,
        },
        listed: true,
        open: true,
        host: person(0),
        members: vec![],
        wake: None,
    }
}

/// Record `number` of a table: tells where it belongs.
pub fn record(table: u32, number: u64) -> Vec<u8> {
    format!("{table}/{number}").into_bytes()
}

/// The snapshot after some records.
pub fn snapshot(table: u32, records: u64) -> Vec<u8> {
    format!("{table}: {records}").into_bytes().repeat(50)
}

pub fn new_table(number: u32) -> NewTable {
    NewTable {
        table: table(number),
        node: NODE.to_owned(),
        records: vec![record(number, 0)],
        snapshot: snapshot(number, 1),
        listing: listing(number, 100 + i64::from(number)),
    }
}

/// One more record.
pub fn append(number: u32, after: u64) -> Append {
    Append {
        table: table(number),
        node: NODE.to_owned(),
        after,
        records: vec![record(number, after)],
        snapshot: snapshot(number, after + 1),
        listing: None,
        touched: 10_000 + after as i64,
        wake: None,
    }
}

/// Creates tables as the node everybody uses.
pub async fn create(storage: &dyn Storage, tables: impl IntoIterator<Item = u32>) {
    storage.join(NODE, LONG).await.unwrap();
    for done in join_all(tables.into_iter().map(|number| storage.create(new_table(number)))).await {
        done.unwrap();
    }
}

/// Whether a table has exactly these records, each once and in its place, and the snapshot after them.
pub async fn holds(storage: &dyn Storage, number: u32, records: u64) {
    let stored = storage.stored(table(number)).await.unwrap();
    assert_eq!((stored.records, stored.snapshot), (records, snapshot(number, records)), "table {number}");
    let expected: Vec<_> = (0..records).map(|at| record(number, at)).collect();
    assert_eq!(storage.records(table(number), 0).await.unwrap(), expected, "table {number}");
}
