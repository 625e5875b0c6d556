//! What a bot is, and how long it may think.

use kernel::Game;
use std::time::Duration;

/// How much thinking a decision may cost.
///
/// Bots in this crate count their work instead of reading a clock, so that the same seed and the same view give the same
/// choice on every machine. The time is for bots that cannot be counted, such as other processes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Answers a bot may try out on imagined tables.
    pub trials: u32,
    /// The longest a decision may take.
    pub time: Duration,
}

impl Budget {
    /// Enough for a bot that answers at once: well under a millisecond of work.
    pub const QUICK: Self = Self { trials: 800, time: Duration::from_secs(10) };
}

impl Default for Budget {
    fn default() -> Self {
        Self::QUICK
    }
}

/// A player of the game `G`.
pub trait Bot<G: Game>: Send {
    /// The index of the option to answer with. The view is that of the seat that is asked, and `options` is never empty.
    fn choose(&mut self, view: &G::View, options: &[G::Action], budget: Budget) -> usize;
}
