//! A player with rules of thumb: good enough for somebody's first game.

pub mod nemesis;
pub mod theseus;

/// Judges by rules of thumb and takes the best: at *Theseus* after looking as far as the end of the own turn, at *Nemesis* at once.
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
