//! A host who is gone: before the game somebody else can take the role.

use protocol::{Command, RefusalCode, TableId};
use server::tables::TableOptions;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::device::Device;
use crate::house::{House, Standing, crew, duel, options, person, seat, unhurried, who};

const MINUTE: i64 = 60_000;

fn sit(number: u8) -> Command {
    Command::Sit { seat: seat(number), name: None }
}

/// What comes of somebody taking the role of the host.
async fn takes_over(house: &House, table: TableId, number: u8) -> Result<(), RefusalCode> {
    let take = Command::HandOver { to: person(number) };
    house.tables.command(table, &who(number), take).await.map(drop).map_err(|refusal| refusal.code)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_is_gone_can_be_followed_before_the_game() {
    let clock = Arc::new(Standing(AtomicI64::new(server::clock::now())));
    let house = House::with(TableOptions { clock: clock.clone(), ..options() }).await;
    let later = |minutes: i64| clock.0.fetch_add(minutes * MINUTE, Ordering::SeqCst);
    let table = house.table(1, crew(2), unhurried()).await;
    house.does(table, 0, sit(0)).await;
    house.does(table, 1, sit(1)).await;
    later(4);
    assert_eq!(takes_over(&house, table, 1).await, Err(RefusalCode::Forbidden), "not yet");
    // The host shows that they are there, without a socket and with one.
    house.does(table, 0, Command::Rename { name: "Saturday".to_owned() }).await;
    later(4);
    assert_eq!(takes_over(&house, table, 1).await, Err(RefusalCode::Forbidden), "they did something four minutes ago");
    let mut host = Device::player(0, house.address, table).await;
    later(60);
    assert_eq!(takes_over(&house, table, 1).await, Err(RefusalCode::Forbidden), "they look on");
    host.cut();
    // Whoever waits does so at the table.
    let mut waiting = Device::player(1, house.address, table).await;
    waiting.sync().await;
    house.eventually("the host is gone", async |house| !house.tables.info(table).await.expect("a table").seats[0].connected).await;
    assert_eq!(takes_over(&house, table, 1).await, Err(RefusalCode::Forbidden), "they have just left");
    later(5);
    assert_eq!(takes_over(&house, table, 2).await, Err(RefusalCode::Forbidden), "who does not sit here");
    let other = Command::HandOver { to: person(1) };
    assert!(house.tables.command(table, &who(2), other).await.is_err(), "for somebody else");
    assert_eq!(takes_over(&house, table, 1).await, Ok(()));
    assert_eq!(house.tables.info(table).await.expect("a table").host, person(1));
    // The one who came back is somebody like everybody else.
    assert_eq!(takes_over(&house, table, 0).await, Err(RefusalCode::Forbidden));
    house.does(table, 1, Command::Start).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_follows_a_host_while_a_game_is_played() {
    let clock = Arc::new(Standing(AtomicI64::new(server::clock::now())));
    let house = House::with(TableOptions { clock: clock.clone(), ..options() }).await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    clock.0.fetch_add(60 * MINUTE, Ordering::SeqCst);
    assert_eq!(takes_over(&house, table, 1).await, Err(RefusalCode::Forbidden));
}
