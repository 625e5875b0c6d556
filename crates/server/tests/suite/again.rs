//! Another game with the same people.

use protocol::TableId;
use serde_json::json;

use crate::device::Device;
use crate::house::{House, duel, unhurried};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_everybody_wants_to_play_again_there_is_a_new_table() {
    let house = House::open().await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut devices = [Device::player(0, house.address, table).await, Device::player(1, house.address, table).await];
    assert_eq!(devices[0].cannot(json!({ "do": "rematch", "seat": 0 })).await, "wrong_phase");
    devices[1].does(json!({ "do": "concede", "seat": 1 })).await;
    devices[0].hears("the end", |device| device.phase() == "over").await;
    assert_eq!(devices[0].info["result"]["winners"], json!([0]));
    devices[0].does(json!({ "do": "rematch", "seat": 0 })).await;
    assert!(devices[0].info["rematch"].is_null(), "not before the other wants to as well");
    devices[1].does(json!({ "do": "rematch", "seat": 1 })).await;
    devices[0].hears("where", |device| device.info["rematch"].is_string()).await;
    let next: TableId = devices[0].info["rematch"].as_str().expect("an id").parse().expect("an id");
    assert_ne!(next, table);
    let mut device = Device::player(0, house.address, next).await;
    assert_eq!(device.phase(), "gathering");
    assert_eq!(device.info["seats"][1]["sitter"]["name"], "Person 1");
    device.does(json!({ "do": "start" })).await;
    assert_eq!(device.phase(), "playing");
    assert!(house.storage.stored(next).await.expect("stored").records >= 4);
}
