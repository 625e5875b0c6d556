//! The sample of the conformance suite that every test run plays; `./soak` plays a million games.

use soak::theseus::{Depth, Series, TABLES, Table, series};

const FULL: u64 = 200;
const INVARIANTS: u64 = 2_000;

fn play(table: &Table, first: u64, games: u64, depth: Depth) -> Series {
    series(table, first..first + games, depth).unwrap_or_else(|failure| panic!("{failure:#?}"))
}

#[test]
fn duels_keep_every_promise() {
    assert_eq!(play(&TABLES[0], 0, FULL, Depth::Full).games, FULL);
}

#[test]
fn three_players_keep_every_promise() {
    assert_eq!(play(&TABLES[1], 0, FULL, Depth::Full).games, FULL);
}

#[test]
fn four_players_keep_every_promise() {
    assert_eq!(play(&TABLES[2], 0, FULL, Depth::Full).games, FULL);
}

#[test]
fn alliances_keep_every_promise() {
    assert_eq!(play(&TABLES[3], 0, FULL, Depth::Full).games, FULL);
}

/// Views are compared between a table and one redealt behind the viewer's back; that must really have happened.
#[test]
fn hidden_things_were_redealt() {
    let series = play(&TABLES[0], 50_000, 20, Depth::Full);
    assert!(series.compared > 1_000, "only {} comparisons", series.compared);
}

/// Two thousand games of each table, and between them everything there is to meet.
#[test]
fn invariants_hold_and_everything_is_met() {
    let mut all = Series::default();
    for table in &TABLES {
        all.add(play(table, 100_000, INVARIANTS, Depth::Invariants));
    }
    assert_eq!(all.games, INVARIANTS * TABLES.len() as u64);
    assert_eq!(all.unmet(), Vec::<String>::new());
}
