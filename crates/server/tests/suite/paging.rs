//! Tables that nobody uses leave the memory, and nothing of them is lost.

use protocol::Command;
use protocol::table::{Phase, Settings};
use serde_json::json;
use server::tables::TableOptions;
use std::time::Duration;

use crate::device::Device;
use crate::house::{House, duel, options, person, unhurried};
use crate::party::Party;

fn soon() -> TableOptions {
    TableOptions { idle: Duration::from_millis(100), grace: Duration::from_millis(50), ..options() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_table_is_let_go_and_comes_back_as_it_was() {
    let house = House::with(soon()).await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    for _ in 0..10 {
        party.step().await;
    }
    party.devices[0].does(json!({ "do": "say", "text": "see you" })).await;
    let before = house.course(table).await;
    assert_eq!(house.tables.counts().tables, 1);
    drop(party);
    house.eventually("paged out", async |house| house.tables.counts().tables == 0).await;
    assert_eq!(house.storage.owner(table).await, Ok(None), "others may take it");
    assert_eq!(house.tables.info(table).await.map(|info| info.phase), Ok(Phase::Playing));
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    assert_eq!(party.devices[1].said.len(), 1, "what was said is told");
    party.devices[1].does(json!({ "do": "say", "text": "back again" })).await;
    party.devices[1].hears("one's own words", |device| device.said.len() == 2).await;
    assert_eq!(party.devices[1].said[1]["number"], 2, "and numbers go on");
    party.step().await;
    assert_eq!(house.course(table).await[..before.len()], before);
    assert_eq!(house.course(table).await.len(), before.len() + 1);
}

/// Nobody is there, and the table is not even in memory: a bot answers all the same when the time has come.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_wakes_up_when_something_is_due() {
    let house = House::with(soon()).await;
    let settings = Settings { cover_after: 2, pace: 0, ..unhurried() };
    let table = house.game(1, duel(), settings, 2).await;
    let devices = [Device::player(0, house.address, table).await, Device::player(1, house.address, table).await];
    let asked = devices.iter().position(|device| !device.asked().is_empty()).expect("somebody is asked") as u8;
    let before = house.course(table).await.len();
    drop(devices);
    house.eventually("paged out", async |house| house.tables.counts().tables == 0).await;
    assert_eq!(house.course(table).await.len(), before);
    house.eventually("a bot covers", async |house| house.course(table).await.len() > before).await;
    let calls = house.calls.made.lock().expect("calls").clone();
    let to = |who: u8| calls.iter().filter(move |(called, at, _)| *called == person(who) && *at == table);
    let questions = to(asked).filter(|(_, _, call)| matches!(call, host::Notification::Asked { .. })).count();
    assert_eq!(questions, 1, "its owner was called, once for one question: {calls:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_there_is_not_found() {
    let house = House::open().await;
    let nowhere = protocol::TableId::from_random([9; 10]);
    let refused = house.tables.info(nowhere).await.expect_err("no table");
    assert_eq!(refused.code, protocol::RefusalCode::NoSuchTable);
    assert!(house.tables.command(nowhere, &crate::house::who(0), Command::Start).await.is_err());
    let mut device = Device::new(0, "player");
    device.dial(house.address, nowhere).await;
    assert_eq!(device.until_closed().await.as_deref(), Some("no_such_table"));
    house.eventually("forgotten", async |house| house.tables.counts().tables == 0).await;
}
