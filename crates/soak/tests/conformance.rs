//! The sample of the conformance suite that every test run plays; `./soak` plays a million games of each.

use nemesis::{Mode, Nemesis};
use soak::series::{Batch, Depth, Series, Soaked, on_threads, series};
use soak::theseus::{TABLES, Table};
use theseus::Theseus;

const FULL: u64 = 200;
const INVARIANTS: u64 = 2_000;

fn play(table: &Table, first: u64, games: u64, depth: Depth) -> Series {
    series::<Theseus>(table, first..first + games, depth).unwrap_or_else(|failure| panic!("{failure:#?}"))
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
    assert_eq!(all.unmet::<Theseus>(), Vec::<String>::new());
}

/// Games of Nemesis at every table: every mode, number of players and side of the board.
fn nemesis(first: u64, depth: Depth, games: impl Fn(Mode) -> u64) -> Series {
    let tables = Nemesis::tables();
    assert_eq!(tables.len(), 20, "semi-cooperative for 2 to 5, solo, cooperative for 1 to 5, each on both sides");
    let batches: Vec<_> = tables
        .into_iter()
        .map(|table| Batch::<Nemesis> { table, seeds: first..first + games(table.mode), depth: Box::new(move |_| depth) })
        .collect();
    let (all, failures) = on_threads(&batches, 2);
    assert!(failures.is_empty(), "{failures:#?}");
    assert_eq!(all.games, batches.iter().map(|batch| games(batch.table.mode)).sum::<u64>());
    all
}

/// The full suite for a hundred games of each table, what costs little for some hundred more, and everything there is to meet between
/// them. Positions in which nobody may see anything hidden are counted apart.
// rules: N-INFO-03, N-INFO-07, N-INFO-12, N-ROUND-01, N-TIMING-17
#[test]
fn nemesis_keeps_every_promise_and_everything_is_met() {
    const POSITIONS: u64 = 5_000;
    let mut all = nemesis(0, Depth::Full, |_| 100);
    assert!(all.positions >= POSITIONS, "only {} positions were held against redealt tables", all.positions);
    assert!(all.compared >= all.positions, "only {} of their views could be compared after a step", all.compared);
    // Most of the Objectives are those of the semi-cooperative game, and they are seldom fulfilled.
    all.add(nemesis(100_000, Depth::Invariants, |mode| match mode {
        Mode::SemiCooperative => 1_000,
        Mode::Solo | Mode::Cooperative => 300,
    }));
    assert_eq!(all.unmet::<Nemesis>(), Vec::<String>::new());
}

/// A thousand games of each table with nothing but the census.
#[test]
fn nemesis_loses_nothing() {
    nemesis(200_000, Depth::Census, |_| 1_000);
}
