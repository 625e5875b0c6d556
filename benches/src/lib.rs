//! What the benchmarks measure: random games, and a toy loop of the same shape as the physical reference.

pub mod table;

use kernel::chance::Pcg32;
use kernel::{Chance, Game, Referee, Seat, State};
use nemesis::Nemesis;
use nemesis::generated::ship::BoardSide;
use theseus::Theseus;
use theseus::generated::cards::Faction;

/// A hand-written loop with a state of 1 KiB: list some options, choose one, change a few bytes. No rules engine can be faster.
#[repr(align(64))]
#[derive(Clone, Copy)]
pub struct Toy {
    cells: [u8; 1024],
    at: usize,
}

impl Default for Toy {
    fn default() -> Self {
        Self { cells: std::array::from_fn(|index| (index * 31 % 251) as u8), at: 0 }
    }
}

impl Toy {
    /// Looks at a row of cells and lists those that may be chosen: about seventeen.
    #[inline]
    pub fn options(&self, out: &mut Vec<u16>) {
        out.clear();
        for step in 0..44 {
            let cell = (self.at + step * 61) % 1024;
            if self.cells[cell] % 5 < 2 {
                out.push(cell as u16);
            }
        }
        if out.is_empty() {
            out.push(self.at as u16);
        }
    }

    #[inline]
    pub fn apply(&mut self, cell: u16) {
        let cell = usize::from(cell);
        self.cells[cell] = self.cells[cell].wrapping_mul(5).wrapping_add(3);
        self.cells[(cell + 7) % 1024] ^= 0x55;
        self.at = (cell + 13) % 1024;
    }
}

pub fn below(generator: &mut Pcg32, bound: usize) -> usize {
    ((u64::from(generator.next()) * bound as u64) >> 32) as usize
}

/// Runs the toy loop and returns something that depends on all of it.
pub fn toy_loop(decisions: u64, seed: u64) -> u64 {
    let mut toy = Toy::default();
    let mut generator = Pcg32::new(seed);
    let mut options = Vec::with_capacity(64);
    for _ in 0..decisions {
        toy.options(&mut options);
        let chosen = options[below(&mut generator, options.len())];
        toy.apply(chosen);
    }
    toy.cells.iter().map(|&cell| u64::from(cell)).sum()
}

/// A game that is measured, and the setups of the games it is measured with.
pub trait Benched: Game {
    fn setups() -> Vec<Self::Setup>;
}

/// Two-player games: every pair of the four card factions, both seats.
impl Benched for Theseus {
    fn setups() -> Vec<theseus::Setup> {
        let factions = [Faction::Marines, Faction::Aliens, Faction::Scientists, Faction::Greys];
        let mut setups = Vec::new();
        for first in factions {
            for second in factions {
                if first != second {
                    setups.push(theseus::Setup::new(&[first, second]));
                }
            }
        }
        setups
    }
}

/// Four-player games: the ordinary one, on both sides of the board.
impl Benched for Nemesis {
    fn setups() -> Vec<nemesis::Setup> {
        BoardSide::ALL.map(|side| nemesis::Setup { side, ..nemesis::Setup::new(4) }).to_vec()
    }
}

/// What a run of random games came to.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Played {
    pub games: u64,
    /// Decisions with at least two options.
    pub decisions: u64,
}

/// Plays random games with the log off; listing the options and applying one are both part of it.
pub fn random_games<G: Game>(setups: &[G::Setup], games: u64, seed: u64, options: &mut Vec<G::Action>) -> Played {
    let mut played = Played::default();
    for game in 0..games {
        let setup = &setups[(game % setups.len() as u64) as usize];
        let mut referee = Referee::silent(Chance::rollout(seed.wrapping_mul(1_000_003).wrapping_add(game)));
        let mut generator = Pcg32::new(seed ^ game.rotate_left(32));
        let mut state = G::start(setup, &mut referee).expect("the setups are sound");
        state.run(&mut referee).expect("the rules come to an end");
        while let Some(seat) = state.settle(&mut referee, options).expect("the rules come to an end") {
            let chosen = options[below(&mut generator, options.len())];
            state.take(seat, chosen, &mut referee).expect("the rules come to an end");
            played.decisions += 1;
        }
        played.games += 1;
    }
    played
}

/// Positions from the middle of random games, with the options of whoever decides.
pub fn positions<G: Benched>(count: usize, seed: u64) -> Vec<(State<G>, Seat, Vec<G::Action>)> {
    let setups = G::setups();
    let mut found = Vec::new();
    let mut options = Vec::new();
    for game in 0.. {
        let setup = &setups[game % setups.len()];
        let mut referee = Referee::silent(Chance::rollout(seed + game as u64));
        let mut generator = Pcg32::new(seed ^ game as u64);
        let mut state = G::start(setup, &mut referee).expect("the setups are sound");
        state.run(&mut referee).expect("the rules come to an end");
        let mut decision = 0;
        while let Some(seat) = state.settle(&mut referee, &mut options).expect("the rules come to an end") {
            if decision % 37 == 20 {
                found.push((state, seat, options.clone()));
                if found.len() == count {
                    return found;
                }
            }
            let chosen = options[below(&mut generator, options.len())];
            state.take(seat, chosen, &mut referee).expect("the rules come to an end");
            decision += 1;
        }
    }
    found
}
