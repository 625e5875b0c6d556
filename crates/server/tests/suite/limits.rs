//! What a socket may not do.

use futures_util::{SinkExt, StreamExt};
use protocol::TableId;
use serde_json::{Value, json};
use server::tables::{Limits, TableOptions};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

use crate::device::{Device, dial};
use crate::house::{House, duel, options, unhurried};

async fn house_with(limits: Limits) -> (House, TableId) {
    let house = House::with(TableOptions { limits, ..options() }).await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    (house, table)
}

/// What the server says to a first message before it closes the socket.
async fn farewell_to(house: &House, table: TableId, first: Option<Message>) -> Option<String> {
    let mut line = dial(house.address, table).await;
    if let Some(first) = first {
        line.send(first).await.expect("sent");
    }
    let mut code = None;
    while let Ok(Some(Ok(message))) = tokio::time::timeout(Duration::from_secs(10), line.next()).await {
        if let Message::Text(text) = message {
            let message: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(message["type"], "farewell", "{message}");
            code = message["refusal"]["code"].as_str().map(str::to_owned);
        }
    }
    code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_does_not_say_who_it_is_is_closed() {
    let (house, table) = house_with(Limits { hello: Duration::from_millis(300), ..options().limits }).await;
    let hello = |more: Value| {
        let mut hello = json!({ "type": "hello", "protocol": 1 });
        hello.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        Some(Message::text(hello.to_string()))
    };
    let text = |text: &str| Some(Message::text(text.to_owned()));
    assert_eq!(farewell_to(&house, table, None).await.as_deref(), Some("too_slow"));
    assert_eq!(farewell_to(&house, table, text("hello")).await.as_deref(), Some("malformed"));
    assert_eq!(farewell_to(&house, table, text(r#"{"type":"alive"}"#)).await.as_deref(), Some("malformed"));
    assert_eq!(farewell_to(&house, table, Some(Message::binary(vec![1, 2, 3]))).await.as_deref(), Some("malformed"));
    assert_eq!(farewell_to(&house, table, text(r#"{"type":"hello","protocol":999}"#)).await.as_deref(), Some("protocol"));
    let nobody = protocol::Token::from_random([200; 32]).reveal();
    assert_eq!(farewell_to(&house, table, hello(json!({ "token": nobody }))).await.as_deref(), Some("unknown"));
    assert_eq!(farewell_to(&house, table, hello(json!({ "token": "x" }))).await.as_deref(), Some("unknown"));
    assert_eq!(farewell_to(&house, table, hello(json!({ "role": "screen" }))).await.as_deref(), Some("forbidden"));
    house.eventually("all closed", async |house| house.tables.counts().sockets == 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_may_look_and_nothing_else() {
    let (house, table) = house_with(options().limits).await;
    let mut line = dial(house.address, table).await;
    line.send(Message::text(r#"{"type":"hello","protocol":1}"#)).await.expect("hello");
    line.send(Message::text(r#"{"type":"do","id":5,"command":{"do":"start"}}"#)).await.expect("sent");
    loop {
        let Some(Ok(Message::Text(text))) = line.next().await else { panic!("a message") };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["type"] == "refused" {
            assert_eq!((&message["id"], &message["refusal"]["code"]), (&json!(5), &json!("unknown")));
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_cannot_be_read_is_refused_if_it_has_a_number() {
    let (house, table) = house_with(options().limits).await;
    let mut device = Device::player(0, house.address, table).await;
    assert_eq!(device.cannot(json!({ "do": "dance" })).await, "malformed");
    assert_eq!(device.cannot(json!({ "do": "answer", "seat": 0 })).await, "malformed");
    assert_eq!(device.cannot(json!({ "do": "answer", "seat": 77, "turn": 0, "option": 0 })).await, "malformed");
    assert_eq!(device.cannot(json!({ "do": "answer", "seat": 1, "turn": 0, "option": 0 })).await, "not_your_seat");
    device.send(json!({ "type": "nonsense" })).await;
    assert_eq!(device.until_closed().await.as_deref(), Some("malformed"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_messages_are_refused_and_then_the_socket_is_closed() {
    let (house, table) = house_with(Limits { messages: 5, burst: 10, ..options().limits }).await;
    let mut device = Device::player(0, house.address, table).await;
    let mut last = 0;
    for _ in 0..16 {
        last = device.post(json!({ "do": "ping", "at": "x" })).await;
    }
    assert_eq!(device.answer(last).await["refusal"]["code"], "too_much");
    for _ in 0..20 {
        device.post(json!({ "do": "ping", "at": "x" })).await;
    }
    assert_eq!(device.until_closed().await.as_deref(), Some("too_much"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_sockets_of_a_person_are_counted_together() {
    let (house, table) = house_with(Limits { messages: 1, burst: 20, ..options().limits }).await;
    let mut devices = Vec::new();
    for _ in 0..5 {
        // Each says once that it is alive when it comes.
        devices.push(Device::player(0, house.address, table).await);
    }
    let mut refused = 0;
    for _ in 0..6 {
        for device in &mut devices {
            refused += usize::from(device.tries(json!({ "do": "ping", "at": "x" })).await["refusal"]["code"] == "too_much");
        }
    }
    assert!(refused > 5, "{refused} of 30 commands are too many after 5 signs of life");
    Device::player(1, house.address, table).await.does(json!({ "do": "ping", "at": "x" })).await;
    drop(devices);
    house.eventually("all gone", async |house| house.tables.counts().sockets == 0).await;
    let mut back = Device::new(0, "player");
    back.dial(house.address, table).await;
    assert_eq!(back.tries(json!({ "do": "ping", "at": "x" })).await["refusal"]["code"], "too_much", "coming back does not help");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_are_counted_too() {
    let (house, table) = house_with(Limits { messages: 1, burst: 10, ..options().limits }).await;
    let mut line = dial(house.address, table).await;
    line.send(Message::text(r#"{"type":"hello","protocol":1}"#)).await.expect("hello");
    for _ in 0..40 {
        if line.send(Message::Ping(Vec::new().into())).await.is_err() {
            break;
        }
    }
    let mut code = None;
    while let Ok(Some(Ok(message))) = tokio::time::timeout(Duration::from_secs(10), line.next()).await {
        if let Message::Text(text) = message {
            let message: Value = serde_json::from_str(&text).expect("JSON");
            code = message["refusal"]["code"].as_str().map(str::to_owned).or(code);
        }
    }
    assert_eq!(code.as_deref(), Some("too_much"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_is_too_long_closes_the_socket() {
    let (house, table) = house_with(options().limits).await;
    let mut device = Device::player(0, house.address, table).await;
    device.post(json!({ "do": "say", "text": "x".repeat(server::socket::LONGEST_MESSAGE) })).await;
    device.until_closed().await;
    let mut device = Device::player(0, house.address, table).await;
    assert!(device.said.is_empty());
    device.sync().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_socket_is_closed() {
    let (house, table) = house_with(Limits { silence: Duration::from_millis(400), ..options().limits }).await;
    let mut talks = Device::player(0, house.address, table).await;
    let mut silent = Device::player(1, house.address, table).await;
    for _ in 0..8 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        talks.sync().await;
    }
    assert_eq!(silent.until_closed().await.as_deref(), Some("too_slow"));
    talks.sync().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_so_many_sockets_a_person_an_address_and_a_table() {
    let usual = options().limits;
    for limits in [
        Limits { sockets_per_person: 2, ..usual },
        Limits { sockets_per_address: 2, ..usual },
        Limits { sockets_per_table: 2, ..usual },
        Limits { sockets: 2, ..usual },
    ] {
        let (house, table) = house_with(limits).await;
        let _first = Device::player(0, house.address, table).await;
        let second = Device::player(0, house.address, table).await;
        let mut third = Device::new(0, "player");
        third.dial(house.address, table).await;
        assert_eq!(third.until_closed().await.as_deref(), Some("too_much"), "{limits:?}");
        drop(second);
        house.eventually("room again", async |house| house.tables.counts().sockets == 1).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        Device::player(0, house.address, table).await;
    }
}
