//! Talk, and whom one does not want to hear or meet.

use serde_json::json;
use server::tables::Ended;
use storage::{Block, Person};

use crate::device::Device;
use crate::house::{House, duel, person, token, unhurried, who};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_heard_by_all_and_told_to_those_who_come_later() {
    let house = House::open().await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut one = Device::player(0, house.address, table).await;
    let mut two = Device::player(1, house.address, table).await;
    one.does(json!({ "do": "say", "text": "hello there" })).await;
    two.does(json!({ "do": "phrase", "phrase": "well_played" })).await;
    one.does(json!({ "do": "ping", "at": "room:7" })).await;
    for device in [&mut one, &mut two] {
        device.hears("everything", |device| device.said.len() == 2 && device.pinged.len() == 1).await;
        assert_eq!(device.said[0]["text"], "hello there");
        assert_eq!(device.said[0]["by"], json!(person(0)));
        assert_eq!(device.said[1]["phrase"], "well_played");
        assert_eq!(device.pinged[0]["at"], "room:7");
    }
    let mut late = Device::new(2, "spectator");
    late.connect(house.address, table).await;
    assert_eq!(late.said.len(), 2, "what was said before");
    assert!(late.heard[0].starts_with(r#"{"type":"welcome""#));
    assert_eq!(late.cannot(json!({ "do": "say", "text": "me too" })).await, "forbidden");
    assert_eq!(one.cannot(json!({ "do": "say", "text": "x".repeat(501) })).await, "too_large");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_muted_is_not_heard() {
    let house = House::open().await;
    for number in 0..2 {
        let known = Person { id: person(number), name: who(number).name, login: None, created: 0 };
        house.storage.add_person(known).await.expect("known");
    }
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut one = Device::player(0, house.address, table).await;
    let mut two = Device::player(1, house.address, table).await;
    house.storage.set_block(person(1), person(0), Some(Block::Mute)).await.expect("stored");
    house.tables.muted(person(1), person(0), true).await;
    one.does(json!({ "do": "say", "text": "nonsense" })).await;
    one.does(json!({ "do": "ping", "at": "room:1" })).await;
    two.does(json!({ "do": "say", "text": "peace at last" })).await;
    two.hears("oneself", |device| !device.said.is_empty()).await;
    two.sync().await;
    assert_eq!((two.said.len(), two.pinged.len()), (1, 0), "the muted one is not heard");
    one.hears("the other", |device| device.said.len() == 2).await;
    // On another device, too.
    let mut another = Device::player(1, house.address, table).await;
    another.sync().await;
    assert_eq!(another.said.len(), 1);
    house.storage.set_block(person(1), person(0), None).await.expect("stored");
    house.tables.muted(person(1), person(0), false).await;
    one.does(json!({ "do": "say", "text": "sorry" })).await;
    two.hears("the other again", |device| device.said.len() == 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_by_the_host_does_not_sit_down() {
    let house = House::open().await;
    for number in 0..3 {
        let known = Person { id: person(number), name: who(number).name, login: None, created: 0 };
        house.storage.add_person(known).await.expect("known");
    }
    house.storage.set_block(person(0), person(1), Some(Block::Block)).await.expect("stored");
    house.storage.set_block(person(0), person(2), Some(Block::Mute)).await.expect("stored");
    let table = house.table(1, duel(), unhurried()).await;
    let mut blocked = Device::player(1, house.address, table).await;
    assert_eq!(blocked.cannot(json!({ "do": "sit", "seat": 1 })).await, "forbidden");
    let mut muted = Device::player(2, house.address, table).await;
    muted.does(json!({ "do": "sit", "seat": 1 })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_close_when_their_session_ends() {
    let house = House::open().await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut one = Device::player(0, house.address, table).await;
    let mut two = Device::player(1, house.address, table).await;
    house.tables.logged_out(person(1), Ended::AllBut(token(1).hash())).await;
    house.tables.logged_out(person(1), Ended::One(token(0).hash())).await;
    two.sync().await;
    house.tables.logged_out(person(1), Ended::One(token(1).hash())).await;
    assert_eq!(two.until_closed().await.as_deref(), Some("unknown"));
    one.sync().await;
    house.tables.logged_out(person(0), Ended::All).await;
    assert_eq!(one.until_closed().await.as_deref(), Some("unknown"));
}
