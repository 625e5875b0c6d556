//! What every game at this table needs and no game is: seats, chance, secrets, steps, choices, the log and the journal.
//!
//! A [`State`] is a value: a board and a stack of what is left to do. It runs until somebody has to choose, then stops.
//! Everything random goes through a [`Referee`], which belongs to whoever runs the game and is never part of a state.

pub mod chance;
mod changed;
pub mod flow;
pub mod foresight;
pub mod game;
pub mod journal;
pub mod ledger;
pub mod list;
#[cfg(feature = "mutation")]
pub mod mutation;
pub mod pool;
pub mod readable;
pub mod referee;
pub mod rule;
pub mod seat;
pub mod secret;
pub mod state;
pub mod words;

pub use chance::{Chance, Dictated, Seed};
pub use changed::{Between, Changed, Patch};
pub use flow::{Answers, Cx, Flow};
pub use foresight::Fork;
pub use game::{Game, NoClaim, Outcome, Refusal, SetupError, Stakes};
pub use journal::{Journal, JournalError};
pub use ledger::{Ledger, Note};
pub use list::List;
pub use pool::Pool;
pub use referee::{Entry, Referee};
pub use rule::RuleId;
pub use seat::{SEATS, Seat, SeatSet, Viewer};
pub use secret::Secret;
pub use state::{Fault, Refused, State};
pub use words::{Given, WordError, Words};
