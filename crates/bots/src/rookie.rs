//! A player with rules of thumb: good enough for somebody's first game.

pub mod nemesis;
pub mod theseus;

/// Looks as far as the end of the own turn, judges what is left by rules of thumb, and takes the best.
///
/// It keeps nothing between two decisions: the same seed, view and budget give the same choice.
pub struct Rookie {
    seed: u64,
}

impl Rookie {
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }
}
