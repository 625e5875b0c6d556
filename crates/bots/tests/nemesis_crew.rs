//! Crews of Rookies come home often enough to show late games, every ending, and Objectives of every kind.

mod crew;
mod table;

use bots::rookie::nemesis::Rookie;
use bots::{Bot as _, Budget};
use nemesis::board::{EndCause, Whereabouts};
use nemesis::{Board, Nemesis, Setup};
use std::collections::BTreeSet;

fn game(setup: &Setup, seed: u64) -> Board {
    let mut rookies: Vec<Rookie> = (0..setup.players).map(|seat| Rookie::new(10 * seed + u64::from(seat))).collect();
    table::play::<Nemesis>(setup, seed, |state, seat, options| {
        rookies[seat.index()].choose(&table::view(state, seat), options, Budget::QUICK)
    })
    .board
}

fn survivors(board: &Board) -> usize {
    let home = |seat: &kernel::Seat| matches!(board.member(*seat).place, Whereabouts::Evacuated | Whereabouts::Hibernating);
    board.seats().filter(home).count()
}

#[test]
fn most_crews_of_four_bring_somebody_home() {
    const GAMES: u64 = 240;
    let boards: Vec<Board> = (0..GAMES).map(|seed| game(&Setup::new(4), seed)).collect();
    let home = boards.iter().filter(|board| survivors(board) > 0).count();
    let won = boards.iter().filter(|board| board.outcome.is_some_and(|outcome| !outcome.winners.is_empty())).count();
    assert!(100 * home as u64 > 52 * GAMES, "{home} of {GAMES}");
    assert!(100 * won as u64 > 36 * GAMES, "{won} of {GAMES}");
    let causes: BTreeSet<EndCause> = boards.iter().filter_map(|board| board.ending).collect();
    let all = [EndCause::Jump, EndCause::SelfDestruct, EndCause::NinthFire, EndCause::NinthMalfunction, EndCause::NobodyActive];
    assert_eq!(causes, BTreeSet::from(all));
    let late = boards.iter().filter(|board| board.round >= 12).count();
    assert!(late as u64 > GAMES / 3, "{late} games were long");
}

#[test]
fn somebody_comes_home_in_every_mode() {
    for setup in crew::tables() {
        let home = (0..24).filter(|&seed| survivors(&game(&setup, seed)) > 0).count();
        assert!(home >= 2, "{setup:?}: {home} of 24");
    }
}
