//! Spectators see later what players see, a shared screen sees it at once, and where nobody may look nobody does.

use protocol::Command;
use protocol::table::Settings;
use serde_json::json;
use server::tables::{Limits, TableOptions};
use std::time::{Duration, Instant};

use crate::device::{Device, SPECTATOR};
use crate::house::{House, duel, options, seat, unhurried};
use crate::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_see_everything_later() {
    let house = House::open().await;
    let delay = Duration::from_secs(2);
    let table = house.game(1, duel(), Settings { spectator_delay: 2, ..unhurried() }, 2).await;
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    let mut screen = Device::new(1, "screen");
    screen.connect(house.address, table).await;
    let mut spectator = Device::new(5, "spectator");
    spectator.connect(house.address, table).await;
    tokio::time::sleep(delay).await;
    spectator.hears("the opening", |device| device.known.contains_key(&SPECTATOR)).await;
    let begun = Instant::now();
    for _ in 0..3 {
        party.step().await;
    }
    let turn = party.devices[0].seat(0).turn;
    screen.hears("at once", |device| device.seat(SPECTATOR).turn == turn).await;
    spectator.sync().await;
    assert!(spectator.seat(SPECTATOR).turn < turn || begun.elapsed() >= delay, "not yet");
    spectator.hears("later", |device| device.seat(SPECTATOR).turn == turn).await;
    assert!(begun.elapsed() >= delay, "{:?}", begun.elapsed());
    assert_eq!(spectator.seat(SPECTATOR).view, screen.seat(SPECTATOR).view);
    assert!(spectator.asked().is_empty());
    assert_eq!(party.devices[0].info["spectators"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_looks_on_where_it_is_not_wanted() {
    let house = House::open().await;
    let table = house.game(1, duel(), Settings { spectators: false, ..unhurried() }, 2).await;
    for (number, role) in [(5, "spectator"), (5, "player"), (5, "screen")] {
        let mut stranger = Device::new(number, role);
        stranger.dial(house.address, table).await;
        assert_eq!(stranger.until_closed().await.as_deref(), Some("forbidden"), "{role}");
    }
    Device::player(1, house.address, table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_come_before_goes_when_the_game_begins_without_them() {
    let house = House::open().await;
    let table = house.table(1, duel(), Settings { spectators: false, ..unhurried() }).await;
    for number in 0..2 {
        house.does(table, number, Command::Sit { seat: seat(number), name: None }).await;
    }
    let mut stranger = Device::new(5, "player");
    stranger.connect(house.address, table).await;
    let mut players = [Device::player(0, house.address, table).await, Device::player(1, house.address, table).await];
    let mut screen = Device::new(1, "screen");
    screen.connect(house.address, table).await;
    house.does(table, 0, Command::Start).await;
    assert_eq!(stranger.until_closed().await.as_deref(), Some("forbidden"));
    players[0].does(json!({ "do": "say", "text": "Are we alone?" })).await;
    players[1].sync().await;
    house.does(table, 0, Command::Kick { seat: seat(1) }).await;
    assert_eq!(players[1].until_closed().await.as_deref(), Some("forbidden"));
    assert_eq!(screen.until_closed().await.as_deref(), Some("forbidden"));
    players[0].sync().await;
    assert_eq!(players[0].phase(), "playing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_so_many_look_on_but_players_always_find_room() {
    let limits = Limits { spectators_per_table: 1, ..options().limits };
    let house = House::with(TableOptions { limits, ..options() }).await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut first = Device::new(5, "spectator");
    first.connect(house.address, table).await;
    let mut second = Device::new(6, "spectator");
    second.dial(house.address, table).await;
    assert_eq!(second.until_closed().await.as_deref(), Some("too_much"));
    let player = Device::player(0, house.address, table).await;
    assert_eq!(player.phase(), "playing");
}
