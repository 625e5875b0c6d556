//! A player who takes any option, all equally likely: the measure for every other bot.

use crate::{Bot, Budget};
use kernel::{Chance, Game};

/// Plays at random from a generator of its own.
pub struct Random {
    chance: Chance,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { chance: Chance::rollout(seed) }
    }

    /// The index of one of `count` options. Simulations call this directly: a bot that looks at nothing needs no view.
    #[inline]
    pub fn pick(&mut self, count: usize) -> usize {
        self.chance.below(count as u32) as usize
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, options: &[G::Action], _: Budget) -> usize {
        self.pick(options.len())
    }
}
