//! Players that are programs. They see a view, the options and a budget, and nothing else.
//!
//! A bot never meets the state of a live table: whoever runs the game makes the view, asks, and plays the answer. A bot that
//! wants to look ahead imagines a table of its own with [`kernel::Game::determinize`], which knows no more than the view does.

pub mod bot;
pub mod random;
pub mod registry;
pub mod rookie;

pub use bot::{Bot, Budget};
pub use random::Random;
pub use registry::{BotName, Bots, UnknownBot};
pub use rookie::Rookie;
