//! The games the commands offer, and what the commands have to know of each beyond its rules and words.
//!
//! A new game is a name in [`GameName`], an arm in [`with_game!`] and an implementation of [`Offered`] in a file of its own.

mod nemesis;
mod theseus;

use std::fmt::Debug;

use bots::Bots;
use clap::ValueEnum;
use kernel::{Outcome, Seat, Words};
use serde::Serialize;

use crate::commands::table::{Table, TableError};

/// The games that can be played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    Theseus,
    Nemesis,
}

impl GameName {
    /// The game of this name, as journals and scenarios write it.
    pub fn of(id: &str) -> Option<Self> {
        Self::value_variants().iter().copied().find(|name| name.id() == id)
    }

    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }
}

/// Says something of the game of a name: within the expression the type `G` is that game.
macro_rules! with_game {
    ($name:expr, $G:ident => $said:expr) => {
        match $name {
            $crate::games::GameName::Theseus => {
                type $G = ::theseus::Theseus;
                #[allow(unused_imports)]
                use kernel::Game as _;
                $said
            }
            $crate::games::GameName::Nemesis => {
                type $G = ::nemesis::Nemesis;
                #[allow(unused_imports)]
                use kernel::Game as _;
                $said
            }
        }
    };
}
pub(crate) use with_game;

/// How a game is played, in words for programs and for people.
pub struct ModeWords {
    pub id: &'static str,
    pub words: &'static str,
}

/// A game the commands offer.
pub trait Offered: Bots<Setup: Sync, Ending: Ord + Send> + Words {
    /// What a player plays: a faction, a character.
    type Part: Copy + Ord + Debug + Send + Serialize;
    const PART: &'static str;
    const PARTS: &'static str;
    /// How one stands to the others at the table: against them, or with them.
    const BESIDE: &'static str;
    /// What the length of a game is counted in besides decisions: turns, rounds.
    const SPANS: &'static str;

    /// Every setup that the options describe, at least one.
    fn setups(table: &Table) -> Result<Vec<Self::Setup>, TableError>;
    fn players(setup: &Self::Setup) -> usize;
    fn mode(setup: &Self::Setup) -> ModeWords;
    /// What is different from setup to setup, when there are several.
    const ARRANGEMENTS: &'static str;
    /// Who plays what, by seat, when that is agreed on before the game.
    fn agreed(setup: &Self::Setup) -> Option<Vec<Self::Part>>;

    /// What a seat plays, once it is decided.
    fn part(board: &Self::Board, seat: Seat) -> Option<Self::Part>;
    fn part_id(part: Self::Part) -> &'static str;
    fn part_name(part: Self::Part) -> &'static str;
    /// Turns or rounds begun.
    fn spans(board: &Self::Board) -> u64;
    /// Whether survival is a question of its own, besides victory.
    const SURVIVAL: bool;
    fn survived(board: &Self::Board, seat: Seat) -> bool;
    /// What else is counted of a game that is over: a heading and what came out under it.
    fn counted(board: &Self::Board, outcome: &Outcome<Self::Ending>) -> Vec<(&'static str, String)>;
    /// A number for each ending, for fingerprints.
    fn ending_number(ending: Self::Ending) -> u64;

    /// The question a view shows.
    fn seen_question(view: &Self::View) -> Option<&Self::Choice>;
}

/// What a seat is called: by what it plays, or by its number while nobody has chosen yet.
pub fn seat_title<G: Offered>(board: &G::Board, seat: Seat) -> String {
    G::part(board, seat).map_or_else(|| format!("Player {}", seat.number() + 1), |part| G::part_name(part).to_owned())
}
