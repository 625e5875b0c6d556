//! Sockets cut at every decision of a game, and the table paged out meanwhile: the game is the same.

use protocol::AnySetup;
use server::tables::TableOptions;
use std::time::Duration;

use crate::house::{House, crew, duel, options, unhurried};
use crate::party::Party;

/// The course of a game in which nothing goes wrong.
async fn undisturbed(agreed: AnySetup) -> Vec<String> {
    let house = House::open().await;
    let persons = agreed.seats() as u8;
    let table = house.game(1, agreed, unhurried(), persons).await;
    Party::at(&[house.address], table, persons, 3).await.play(async |_| {}).await;
    house.course(table).await
}

/// The course of the same game when everybody's socket is cut before each answer.
async fn cut_everywhere(agreed: AnySetup, options: TableOptions) -> Vec<String> {
    // Then tables leave the memory as soon as nobody is there.
    let paged = options.idle.is_zero();
    let house = House::with(options).await;
    let persons = agreed.seats() as u8;
    let table = house.game(1, agreed, unhurried(), persons).await;
    let mut party = Party::at(&[house.address], table, persons, 3).await;
    let (tables, address) = (house.tables.clone(), house.address);
    party
        .play(async |party| {
            let before: Vec<_> = party.devices.iter().map(|device| device.known.clone()).collect();
            party.devices.iter_mut().for_each(|device| device.cut());
            if paged {
                while tables.counts().tables > 0 {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            }
            let table = party.table;
            for device in &mut party.devices {
                device.connect(address, table).await;
            }
            for (device, before) in party.devices.iter().zip(before) {
                for (seat, known) in &device.known {
                    let was = &before[seat];
                    assert_eq!(known.view, was.view, "the view is the same");
                    assert_eq!(known.events, was.events, "and so is the story");
                    assert_eq!(known.turn, was.turn);
                    assert_eq!(known.pending["options"], was.pending["options"], "and the question");
                    assert_eq!(known.pending["turn"], was.pending["turn"]);
                }
            }
        })
        .await;
    house.course(table).await
}

async fn same_game(agreed: AnySetup, options: TableOptions) {
    let (plain, cut) = tokio::join!(undisturbed(agreed.clone()), cut_everywhere(agreed, options));
    assert!(plain.len() > 20);
    assert_eq!(plain, cut);
}

fn at_once() -> TableOptions {
    TableOptions { idle: Duration::ZERO, ..options() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn theseus_with_sockets_cut() {
    same_game(duel(), options()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nemesis_with_sockets_cut() {
    same_game(crew(2), options()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn theseus_paged_out() {
    same_game(duel(), at_once()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nemesis_paged_out() {
    same_game(crew(2), at_once()).await;
}
