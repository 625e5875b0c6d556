//! Whole games over sockets.

use host::What;
use protocol::AnySetup;
use serde_json::json;

use crate::device::Device;
use crate::house::{House, crew, duel, person, unhurried};
use crate::party::Party;

/// Everybody sits down over their own socket, the host begins, and all play to the end.
async fn from_the_first_chair_to_the_end(agreed: AnySetup) {
    let house = House::open().await;
    let persons = agreed.seats() as u8;
    let table = house.table(1, agreed, unhurried()).await;
    let mut devices = Vec::new();
    for number in 0..persons {
        let mut device = Device::player(number, house.address, table).await;
        assert_eq!(device.you, json!(person(number)));
        assert_eq!(device.phase(), "gathering");
        if number > 0 {
            assert_eq!(device.cannot(json!({ "do": "sit", "seat": 0 })).await, "seat_taken");
            assert_eq!(device.cannot(json!({ "do": "start" })).await, "forbidden");
        }
        device.does(json!({ "do": "sit", "seat": number, "name": format!("Called {number}") })).await;
        devices.push(device);
    }
    devices[0].does(json!({ "do": "start" })).await;
    for device in &mut devices {
        device.hears("the game", |device| device.phase() == "playing" && !device.known.is_empty()).await;
        assert_eq!(device.info["seats"][0]["sitter"]["name"], "Called 0");
        assert_eq!(device.info["seats"][0]["connected"], true);
    }
    drop(devices);
    let mut party = Party::at(&[house.address], table, persons, 11).await;
    let commitment = party.devices[0].info["commitment"].clone();
    assert!(commitment.is_string());
    let answers = party.play(async |_| {}).await;
    assert!(answers > 20, "{answers}");
    party.sync().await;
    for device in &party.devices {
        assert_eq!(device.phase(), "over");
        assert_eq!(device.info["commitment"], commitment);
        assert_eq!(device.asked(), [0; 0]);
    }
    let records = house.tables.records(table).await.expect("records");
    let stored = records.iter().filter(|record| matches!(record.what, What::Answered { .. })).count();
    assert_eq!(stored, answers, "each answer is stored once");
    let seed: kernel::Seed = party.devices[0].info["result"]["seed"].as_str().expect("a seed").parse().expect("a seed");
    assert_eq!(json!(seed.commitment()), commitment, "the seed is the one that was committed to");
    assert!(host::journal(&records).is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn theseus() {
    from_the_first_chair_to_the_end(duel()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nemesis() {
    from_the_first_chair_to_the_end(crew(3)).await;
}

/// Bots play by themselves while one person looks after their own seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_bots_at_once() {
    let house = House::open().await;
    let id = protocol::TableId::from_random([2; 10]);
    let settings = protocol::table::Settings { pace: 0, ..unhurried() };
    let new =
        host::NewTable { id, name: "Quick".to_owned(), agreed: duel(), settings, host: crate::house::who(0), now: server::clock::now() };
    house.tables.open(new, Some(bots::BotName::Random)).await.expect("a table");
    let mut device = Device::player(0, house.address, id).await;
    assert_eq!(device.phase(), "playing");
    let mut dice = kernel::chance::Pcg32::new(5);
    for _ in 0..30 {
        device.hears("a question", |device| !device.asked().is_empty() || device.phase() != "playing").await;
        if device.phase() != "playing" {
            break;
        }
        let answer = device.any_answer(0, &mut dice);
        // The table may have given the only answer there was.
        let said = device.tries(answer).await;
        assert!(said["type"] == "done" || said["refusal"]["code"] == "stale", "{said}");
    }
    let records = house.tables.records(id).await.expect("records");
    assert!(records.iter().any(|record| matches!(record.what, What::Answered { by: host::By::Bot, .. })));
}
