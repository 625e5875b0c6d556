//! Counting what random play has shown, so that a suite can prove that it met everything it claims to have tested.

use kernel::{Entry, Game, Outcome};
use std::collections::BTreeMap;

/// Something that happened in a random game.
pub enum Sight<'a, G: Game> {
    /// Somebody was asked this and answered that; the table is as it was before.
    Answer {
        choice: &'a G::Choice,
        action: &'a G::Action,
        board: &'a G::Board,
    },
    Entry(&'a Entry<G::Event>),
    End {
        outcome: &'a Outcome<G::Ending>,
        board: &'a G::Board,
    },
}

/// What a sight counts as. It may remember: an action that is cancelled does not count as done.
pub type Keys<G> = Box<dyn FnMut(&Sight<'_, G>) -> Vec<String>>;

/// How often each key was seen. What a sight counts as is for the game to say.
pub struct Tally<G: Game> {
    counts: BTreeMap<String, u64>,
    keys: Keys<G>,
}

impl<G: Game> Tally<G> {
    /// A tally that counts each sight under the keys it is given by `keys`.
    pub fn new(keys: impl FnMut(&Sight<'_, G>) -> Vec<String> + 'static) -> Self {
        Self { counts: BTreeMap::new(), keys: Box::new(keys) }
    }

    /// A tally of nothing, for runs that only look for breaches.
    pub fn none() -> Self {
        Self::new(|_: &Sight<'_, G>| Vec::new())
    }

    /// Keys that ought to be met; until then they count 0.
    pub fn expecting<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Self {
        for key in keys {
            self.counts.entry(key.into()).or_default();
        }
        self
    }

    pub fn see(&mut self, sight: &Sight<'_, G>) {
        for key in (self.keys)(sight) {
            *self.counts.entry(key).or_default() += 1;
        }
    }

    pub fn count(&self, key: &str) -> u64 {
        self.counts.get(key).copied().unwrap_or(0)
    }

    pub fn counts(&self) -> impl Iterator<Item = (&str, u64)> {
        self.counts.iter().map(|(key, &count)| (key.as_str(), count))
    }

    /// What was expected and never met.
    pub fn unmet(&self) -> Vec<&str> {
        self.counts().filter(|&(_, count)| count == 0).map(|(key, _)| key).collect()
    }
}
