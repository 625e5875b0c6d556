//! Talk, and whom one does not want to hear or meet.

use protocol::{Command, RefusalCode};
use serde_json::json;
use server::tables::{Ended, Limits, TableOptions};
use std::time::Duration;
use storage::{Block, Person};

use crate::device::Device;
use crate::house::{House, crew, duel, options, person, seat, token, unhurried, who};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_heard_by_all_and_told_to_those_who_come_later() {
    let house = House::open().await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut one = Device::player(0, house.address, table).await;
    let mut two = Device::player(1, house.address, table).await;
    one.does(json!({ "do": "say", "text": "hello there" })).await;
    two.does(json!({ "do": "phrase", "phrase": "well_done" })).await;
    one.does(json!({ "do": "ping", "at": "room:7" })).await;
    for device in [&mut one, &mut two] {
        device.hears("everything", |device| device.said.len() == 2 && device.pinged.len() == 1).await;
        assert_eq!(device.said[0]["text"], "hello there");
        assert_eq!(device.said[0]["by"], json!(person(0)));
        assert_eq!(device.said[1]["phrase"], "well_done");
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
async fn who_says_too_much_waits() {
    let limits = Limits { said: 3, said_each: Duration::from_secs(600), ..options().limits };
    let house = House::with(TableOptions { limits, ..options() }).await;
    let (table, elsewhere) = (house.game(1, duel(), unhurried(), 2).await, house.game(2, duel(), unhurried(), 2).await);
    let mut one = Device::player(0, house.address, table).await;
    for command in [json!({ "do": "say", "text": "a" }), json!({ "do": "phrase", "phrase": "yes" }), json!({ "do": "say", "text": "b" })] {
        one.does(command).await;
    }
    assert_eq!(one.cannot(json!({ "do": "say", "text": "c" })).await, "too_much");
    assert_eq!(one.cannot(json!({ "do": "phrase", "phrase": "no" })).await, "too_much");
    for table in [table, elsewhere] {
        let said = house.tables.command(table, &who(0), Command::Say { text: "d".to_owned() }).await;
        assert_eq!(said.map_err(|refusal| refusal.code).err(), Some(RefusalCode::TooMuch), "however it is said, and wherever");
    }
    one.does(json!({ "do": "ping", "at": "x" })).await;
    Device::player(1, house.address, table).await.does(json!({ "do": "say", "text": "e" })).await;
    assert_eq!(house.storage.said(table, 100).await.map(|said| said.len()), Ok(4));
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

/// A house that knows some people, of whom some have blocked some.
async fn house_with_blocks(blocks: &[(u8, u8, Block)]) -> House {
    let house = House::open().await;
    for number in 0..4 {
        let known = Person { id: person(number), name: who(number).name, login: None, created: 0 };
        house.storage.add_person(known).await.expect("known");
    }
    for &(by, of, block) in blocks {
        house.storage.set_block(person(by), person(of), Some(block)).await.expect("stored");
    }
    house
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_by_the_host_does_not_sit_down() {
    let house = house_with_blocks(&[(0, 1, Block::Block), (0, 2, Block::Mute)]).await;
    let table = house.table(1, duel(), unhurried()).await;
    let mut blocked = Device::player(1, house.address, table).await;
    assert_eq!(blocked.cannot(json!({ "do": "sit", "seat": 1 })).await, "forbidden");
    let refusal = house.tables.give_seat(table, seat(1), &who(1)).await.expect_err("not even with a link");
    assert_eq!(refusal.code, RefusalCode::Forbidden, "{refusal:?}");
    let mut muted = Device::player(2, house.address, table).await;
    muted.does(json!({ "do": "sit", "seat": 1 })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sits_down_where_a_block_stands_between_them() {
    let house = house_with_blocks(&[(1, 2, Block::Block), (3, 1, Block::Block), (3, 0, Block::Mute)]).await;
    let table = house.table(1, crew(3), unhurried()).await;
    let sit = |number| Command::Sit { seat: seat(number), name: None };
    house.does(table, 1, sit(1)).await;
    for number in [2, 3] {
        // Blocked by somebody who sits there, and having blocked them: at a third person's table, by oneself or with a link.
        let refusal = house.tables.command(table, &who(number), sit(2)).await.expect_err("company");
        assert_eq!(refusal.code, RefusalCode::Forbidden, "{number}: {refusal:?}");
        let refusal = house.tables.give_seat(table, seat(2), &who(number)).await.expect_err("company");
        assert_eq!(refusal.code, RefusalCode::Forbidden, "{number}: {refusal:?}");
    }
    // The seat of that very person is another matter: they do not meet.
    house.tables.give_seat(table, seat(1), &who(2)).await.expect("given");
    // Who sits there stays, whatever is blocked afterwards, and the host always finds a place.
    house.storage.set_block(person(2), person(0), Some(Block::Block)).await.expect("stored");
    house.does(table, 2, sit(1)).await;
    house.does(table, 0, sit(0)).await;
    house.does(table, 3, sit(2)).await;
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
