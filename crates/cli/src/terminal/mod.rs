//! Playing and watching games in a terminal: drawn from views, spoken in the words of the rulebook.
//!
//! [`sitting`] is the game under way, [`desk`] does what a person types; they serve two forms of it: [`plain`] (lines) and
//! [`screen`] (the whole terminal). What is different from game to game stands behind [`tabletop::Tabletop`]: how it is agreed on,
//! how its table is drawn, what its options mean.

pub mod agreement;
pub mod answers;
pub mod archive;
pub mod desk;
pub mod dialogue;
pub mod fitting;
pub mod local_port;
pub mod nemesis;
pub mod pages;
pub mod palette;
pub mod plain;
pub mod reel;
pub mod screen;
pub mod sitters;
pub mod sitting;
pub mod story;
pub mod tabletop;
pub mod theseus;

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
