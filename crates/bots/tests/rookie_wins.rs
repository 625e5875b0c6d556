//! The Rookie beats chance, with every faction and from every seat.

mod duels;
mod table;

use bots::{Bot as _, Budget, Random, Rookie};
use std::collections::BTreeMap;
use theseus::{Setup, Theseus};

/// Wins and games of a Rookie on one seat (in alliances: on both seats of a side) against Random, by faction.
fn match_up(setups: &[Setup], rounds: u64) -> BTreeMap<&'static str, (u32, u32)> {
    let mut score: BTreeMap<_, (u32, u32)> = BTreeMap::new();
    for round in 0..rounds {
        for (number, setup) in setups.iter().enumerate() {
            for (seat, faction) in setup.factions.iter().enumerate() {
                let seed = round * 1_000_000 + number as u64 * 100 + seat as u64;
                let mut random = Random::new(seed);
                let mut rookie = Rookie::new(seed);
                let allied = |other: usize| setup.mode == theseus::Mode::Alliances && other % 2 == seat % 2;
                let end = table::play::<Theseus>(setup, seed, |state, asked, options| {
                    if asked.index() == seat || allied(asked.index()) {
                        rookie.choose(&table::view(state, asked), options, Budget::QUICK)
                    } else {
                        random.pick(options.len())
                    }
                });
                let outcome = end.outcome().expect("the game ends");
                let (wins, games) = score.entry(faction.id()).or_default();
                let won = |seat: usize| outcome.winners.contains(kernel::Seat::new(seat as u8));
                let shared = (0..setup.factions.len()).any(|other| other != seat && !allied(other) && won(other));
                *wins += u32::from(won(seat) && !shared);
                *games += 1;
            }
        }
    }
    score
}

fn per_cent(score: &BTreeMap<&'static str, (u32, u32)>) -> f64 {
    let (wins, games) = score.values().fold((0, 0), |(wins, games), (won, played)| (wins + won, games + played));
    100.0 * f64::from(wins) / f64::from(games)
}

#[test]
fn the_rookie_beats_random_in_duels() {
    let score = match_up(&duels::duels(), 6);
    assert_eq!(score.values().map(|(_, games)| games).sum::<u32>(), 240);
    assert!(per_cent(&score) > 95.0, "{score:?}");
    for (faction, (wins, games)) in &score {
        assert!(100 * wins > 85 * games, "{faction}: {wins} of {games}");
    }
}

/// One against several who do not help each other, and two against two.
#[test]
fn the_rookie_beats_random_at_bigger_tables() {
    let score = match_up(&duels::bigger_tables(), 1);
    assert!(per_cent(&score) > 85.0, "{score:?}");
}
