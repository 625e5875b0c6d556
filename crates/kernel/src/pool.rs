//! Things nobody has looked at: counts, no order. Drawing decides.

use crate::Referee;
use serde::{Deserialize, Serialize};

/// How many of each of `K` kinds are left, unseen. Drawing late is the same distribution as shuffling early,
/// and there is less to leak, to save and to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool<const K: usize> {
    counts: [u8; K],
}

impl<const K: usize> Pool<K> {
    pub const fn empty() -> Self {
        Self { counts: [0; K] }
    }

    pub const fn from_counts(counts: [u8; K]) -> Self {
        Self { counts }
    }

    pub fn add(&mut self, kind: usize) {
        if let Some(count) = self.counts.get_mut(kind) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one of a kind that is known by name; false when there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        match self.counts.get_mut(kind) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Draws one kind, each single thing being equally likely.
    pub fn draw<E>(&mut self, source: &'static str, name: impl Fn(usize) -> String, referee: &mut Referee<E>) -> Option<usize> {
        let kind = referee.pick(source, &self.counts, &name)?;
        self.take(kind).then_some(kind)
    }

    pub fn count(&self, kind: usize) -> u8 {
        self.counts.get(kind).copied().unwrap_or(0)
    }

    pub fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<const K: usize> Default for Pool<K> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<const K: usize> Serialize for Pool<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.counts.iter())
    }
}

impl<'de, const K: usize> Deserialize<'de> for Pool<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let counts =
            <[u8; K]>::try_from(counts).map_err(|wrong| serde::de::Error::invalid_length(wrong.len(), &"one count for each kind"))?;
        Ok(Self { counts })
    }
}
