//! Playing and watching Theseus in a terminal: drawn from views, spoken in the words of the rulebook.
//!
//! [`sitting`] is the game under way, [`desk`] does what a person types, [`station`] and [`players`] draw the table. They serve two
//! forms of the game: [`plain`] (lines) and [`screen`] (the whole terminal).

pub mod agreement;
pub mod answers;
pub mod archive;
pub mod desk;
pub mod dialogue;
pub mod marks;
pub mod meaning;
pub mod pages;
pub mod plain;
pub mod players;
pub mod questions;
pub mod reel;
pub mod screen;
pub mod sitters;
pub mod sitting;
pub mod station;
pub mod story;

use std::io::IsTerminal as _;

/// Why somebody has stopped playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game is over.
    Over,
    /// The person wants to go on another time.
    Quit,
    /// There is no more input.
    InputEnded,
}

/// Whether the whole terminal can be used: both ends are one, and it can do more than print.
pub fn is_capable() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}
