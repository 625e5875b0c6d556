//! The program fails at one table: it stops there, keeps its journal, and spares the others.

use host::{NewTable, Table, What};
use kernel::chance::Pcg32;
use protocol::table::{Phase, Settings};
use protocol::{Command, TableId};
use serde_json::json;
use server::tables::{Deed, TableOptions};
use std::sync::atomic::Ordering;
use std::time::Duration;
use storage::Listing;

use crate::device::Device;
use crate::house::{House, duel, options, seat, unhurried, who};
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

/// The program fails at a game under way, at one of the things it does there.
async fn fails_at(deed: Deed) {
    let house = House::with(TableOptions { idle: Duration::from_millis(100), ..options() }).await;
    let fine = house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], fine, 2, 1).await;
    let broken = house.game(2, duel(), Settings { pace: 1, ..unhurried() }, 1).await;
    let mut device = Device::player(0, house.address, broken).await;
    device.does(json!({ "do": "order", "seat": 0, "orders": { "windows": "ask" } })).await;
    let mut other = Device::new(1, "spectator");
    if deed == Deed::Leave {
        other.connect(house.address, broken).await;
    }
    let mut dice = Pcg32::new(3);
    for _ in 0..4 {
        device.hears("a question", |device| !device.asked().is_empty()).await;
        let answer = device.any_answer(0, &mut dice);
        device.does(answer).await;
    }
    let before = house.course(broken).await;
    *house.calls.fails.lock().expect("fails") = Some((broken, deed));
    match deed {
        Deed::Arrive => other.dial(house.address, broken).await,
        Deed::Leave => other.cut(),
        Deed::Command | Deed::Tick | Deed::Store => {}
    }
    // Whoever answers sooner or later gets to it.
    while device.phase() != "frozen" {
        device.hears("a question, or the end", |device| !device.asked().is_empty() || device.phase() == "frozen").await;
        if device.phase() != "frozen" {
            let answer = device.any_answer(0, &mut dice);
            device.tries(answer).await;
        }
    }
    assert_eq!(*house.calls.fails.lock().expect("fails"), None, "{deed:?}");
    let records = house.tables.records(broken).await.expect("its journal is kept");
    assert!(matches!(records.last().map(|record| &record.what), Some(What::Froze { .. })), "{deed:?}");
    assert!(house.course(broken).await.starts_with(&before), "{deed:?}: nothing that was acknowledged is lost");
    party.step().await;
    party.step().await;
    drop((device, other));
    house.eventually("paged out", async |house| house.tables.counts().tables == 1).await;
    assert_eq!(house.tables.info(broken).await.map(|info| info.phase), Ok(Phase::Frozen), "{deed:?}: and it stays stopped");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failure_in_the_middle_of_a_game_stops_it_wherever_it_comes() {
    for deed in [Deed::Arrive, Deed::Leave, Deed::Command, Deed::Tick, Deed::Store] {
        fails_at(deed).await;
    }
}

/// More tables than are waked at once are due and cannot be read: they are put off, and the others have their turn.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_read_is_put_off() {
    const MANY: u32 = 230;
    let house = House::with(TableOptions { idle: Duration::from_millis(100), ..options() }).await;
    let fine = house.game(1, duel(), Settings { pace: 2_500, ..unhurried() }, 1).await;
    house.storage.join("vandal", Duration::from_secs(60)).await.expect("joined");
    let summary = house.tables.info(fine).await.map(|info| info.agreed).expect("a table");
    for number in 0..MANY {
        let id = TableId::from_random([[2; 6].as_slice(), &number.to_le_bytes()].concat().try_into().expect("ten bytes"));
        let new = NewTable { id, name: "Ruin".to_owned(), agreed: summary.clone(), settings: unhurried(), host: who(0), now: 1 };
        let (table, _) = Table::open(new).expect("a table");
        let listing =
            Listing { summary: table.summary(), listed: false, open: true, host: who(0).person, members: Vec::new(), wake: Some(1) };
        let new = storage::NewTable {
            table: id,
            node: "vandal".to_owned(),
            records: vec![b"nonsense".to_vec()],
            snapshot: b"nonsense".to_vec(),
            listing,
        };
        house.storage.create(new).await.expect("written");
    }
    house.does(fine, 0, Command::Cover { seat: seat(0) }).await;
    house.eventually("paged out", async |house| house.tables.counts().tables == 0).await;
    house.storage.retire("vandal").await.expect("gone");
    let before = house.course(fine).await.len();
    house.eventually("the bots go on", async |house| house.course(fine).await.len() >= before + 2).await;
    let now = server::clock::now();
    let due = async |minutes: i64| house.storage.overdue(now + minutes * 60_000, 1_000).await.expect("a list").len();
    assert!(due(55).await <= 1, "none of them is tried again soon");
    assert!(due(65).await >= MANY as usize, "nor are they forgotten");
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
