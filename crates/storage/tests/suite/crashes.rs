//! A process that appends is killed, again and again: nothing that it was told is lost, and nothing is there twice.

use crate::place::{Kind, Place};
use protocol::TableId;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use storage::{Durability, Storage, StorageError};

const ROUNDS: u32 = 10;
pub const TABLES: u8 = 8;

/// How many records each table has for certain.
pub type Promised = BTreeMap<u8, u64>;

/// Lets the appender work for a while after its first acknowledgement, kills it, and tells what it was promised.
pub fn append_and_kill(place: &Place, durability: Durability, node: &str, after: Duration, environment: &[(&str, OsString)]) -> Promised {
    let mut child = Command::new(env!("CARGO_BIN_EXE_storage-appender"))
        .arg(if durability == Durability::Full { "full" } else { "relaxed" })
        .args([&place.word(), &TABLES.to_string(), node])
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (send, said) = mpsc::channel();
    let out = child.stdout.take().unwrap();
    let reader = std::thread::spawn(move || {
        // A last line that is not whole was not said.
        for line in BufReader::new(out).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            if let Some((table, records)) = line.split_once(' ')
                && let (Ok(table), Ok(records)) = (table.parse::<u8>(), records.parse::<u64>())
            {
                let _ = send.send((table, records));
            }
        }
    });
    let first = said.recv_timeout(Duration::from_secs(60)).expect("the appender acknowledges something");
    let begun = Instant::now();
    while begun.elapsed() < after {
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap();
    let mut promised = Promised::from([first]);
    for (table, records) in said.try_iter() {
        promised.insert(table, records);
    }
    promised
}

/// The number of records lost, over all tables. What is there must be right in any case. From then on it is promised too: an append
/// that was under way at the kill may have been stored without a word, but one only for each table and kill.
pub async fn lost(storage: &dyn Storage, promised: &mut Promised) -> u64 {
    assert_eq!(storage.check().await, Ok(vec![]));
    let mut lost = 0;
    for number in 0..TABLES {
        let promised = promised.entry(number).or_default();
        let table = TableId::from_random([number; 10]);
        let there = match storage.stored(table).await {
            Ok(stored) => {
                let expected = format!("table {number} after {} records", stored.records).into_bytes().repeat(100);
                assert!(stored.snapshot == expected, "the snapshot of table {number} is not that of its last record");
                let records = storage.records(table, 0).await.unwrap();
                let expected: Vec<_> = (0..stored.records).map(|at| format!("record {at} of table {number}").into_bytes()).collect();
                assert!(records == expected, "the records of table {number} are not those that were appended");
                stored.records
            }
            Err(StorageError::Missing(_)) => 0,
            Err(error) => panic!("table {number}: {error}"),
        };
        assert!(there <= *promised + 1, "table {number} has {there} records, {promised} were acknowledged");
        lost += promised.saturating_sub(there);
        *promised = there;
    }
    lost
}

fn kill_again_and_again(kind: &Kind) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let place = kind.place("killed");
    let mut promised = Promised::new();
    for round in 0..ROUNDS {
        let after = Duration::from_millis(u64::from(round * 37 % 150));
        let before: u64 = promised.values().sum();
        promised.extend(append_and_kill(&place, Durability::Full, &format!("node-{round}"), after, &[]));
        assert!(promised.values().sum::<u64>() > before, "round {round} appended nothing");
        let lost = runtime.block_on(async {
            let storage = place.open().await;
            let lost = lost(&*storage, &mut promised).await;
            // PostgreSQL gives the tables of the dead to others when its time is over; here it need not wait.
            storage.retire(&format!("node-{round}")).await.unwrap();
            storage.close().await;
            lost
        });
        assert_eq!(lost, 0, "in round {round}");
    }
}

#[test]
fn a_killed_process_loses_nothing_on_sqlite() {
    kill_again_and_again(&Kind::sqlite());
}

#[test]
fn a_killed_process_loses_nothing_on_postgres() {
    kill_again_and_again(&Kind::postgres());
}
