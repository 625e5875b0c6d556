//! The program fails at one table: it stops there, keeps its journal, and spares the others.

use host::What;
use protocol::table::Phase;
use serde_json::json;
use server::tables::TableOptions;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::device::Device;
use crate::house::{House, duel, options, unhurried};
use crate::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failure_stops_one_table_and_spares_the_rest() {
    let house = House::with(TableOptions { idle: Duration::from_millis(100), ..options() }).await;
    let fine = house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], fine, 2, 1).await;
    let broken = house.table(2, duel(), unhurried()).await;
    let mut device = Device::player(0, house.address, broken).await;
    let mut other = Device::player(1, house.address, broken).await;
    device.does(json!({ "do": "sit", "seat": 0 })).await;
    other.does(json!({ "do": "sit", "seat": 1 })).await;
    house.seeds.fail.store(true, Ordering::SeqCst);
    assert_eq!(device.cannot(json!({ "do": "start" })).await, "frozen");
    house.seeds.fail.store(false, Ordering::SeqCst);
    for device in [&mut device, &mut other] {
        device.hears("that it stopped", |device| device.phase() == "frozen").await;
        let report = device.info["notice"]["report"].as_str().expect("a report");
        assert!(!report.contains("a test wants"), "what the program says when it fails is not for players: {report}");
    }
    assert_eq!(device.cannot(json!({ "do": "start" })).await, "frozen");
    party.step().await;
    party.step().await;
    let records = house.tables.records(broken).await.expect("its journal is kept");
    assert_eq!(records.iter().filter(|record| matches!(record.what, What::Seated { .. })).count(), 2);
    assert!(matches!(records.last().map(|record| &record.what), Some(What::Froze { .. })));
    drop((device, other));
    house.eventually("paged out", async |house| house.tables.counts().tables == 1).await;
    assert_eq!(house.tables.info(broken).await.map(|info| info.phase), Ok(Phase::Frozen), "and it stays stopped");
}

/// A table whose snapshot cannot be read goes on from its records.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unreadable_snapshot_is_made_up_for_by_the_records() {
    let house = House::with(TableOptions { idle: Duration::from_millis(100), ..options() }).await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    for _ in 0..8 {
        party.step().await;
    }
    let before = house.course(table).await;
    drop(party);
    house.eventually("paged out", async |house| house.tables.counts().tables == 0).await;
    let records = house.storage.stored(table).await.expect("stored").records;
    house.storage.join("vandal", Duration::from_secs(60)).await.expect("joined");
    house.storage.claim(table, "vandal").await.expect("claimed");
    let vandalism = storage::Append {
        table,
        node: "vandal".to_owned(),
        after: records,
        records: Vec::new(),
        snapshot: b"nonsense".to_vec(),
        listing: None,
        touched: 0,
        wake: None,
    };
    house.storage.append(vandalism).await.expect("written");
    house.storage.retire("vandal").await.expect("gone");
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    party.step().await;
    let after = house.course(table).await;
    assert_eq!((after.len(), &after[..before.len()]), (before.len() + 1, &before[..]));
}
