//! The cards a player draws, holds and discards: Action cards and Contamination cards, which share a back (N-COMP-32).

use crate::generated::crew::{ActionCard, Character};
use serde::{Deserialize, Serialize};

/// One kind of card a player can hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct HandCard(pub u8);

/// Kinds of hand cards of one Character: nine Action cards, and Contamination cards in three states of knowledge.
pub const KINDS: usize = 12;
/// Where the Contamination cards stand among the kinds.
pub const UNSCANNED: usize = 9;
pub const INFECTED: usize = 10;
pub const CLEAN: usize = 11;

impl HandCard {
    /// Never scanned: nobody knows whether it is INFECTED, and nothing has decided it yet (N-CONT-05).
    pub const UNSCANNED: Self = Self(ActionCard::COUNT as u8);
    /// Scanned as INFECTED and kept: its owner knows (N-RULING-98).
    pub const INFECTED: Self = Self(ActionCard::COUNT as u8 + 1);
    /// Scanned as not INFECTED and kept.
    pub const CLEAN: Self = Self(ActionCard::COUNT as u8 + 2);

    pub fn action(card: ActionCard) -> Self {
        Self(card as u8)
    }

    pub fn as_action(self) -> Option<ActionCard> {
        ActionCard::from_index(self.0)
    }

    pub fn is_contamination(self) -> bool {
        self.0 >= Self::UNSCANNED.0
    }

    /// The card as others see it once it lies open: what a scan has shown stays with its owner.
    pub fn open_face(self) -> Self {
        if self.is_contamination() { Self::UNSCANNED } else { self }
    }

    /// What the `kind`-th kind of a Character's cards is.
    pub fn of_kind(character: Character, kind: usize) -> Self {
        match character.facts().deck.get(kind) {
            Some(&(card, _)) => Self::action(card),
            None => Self((ActionCard::COUNT + kind.min(KINDS - 1) - UNSCANNED) as u8),
        }
    }

    /// Its place among the kinds of that Character's cards; `None` for an Action card of somebody else.
    pub fn kind(self, character: Character) -> Option<usize> {
        match self.as_action() {
            Some(action) => character.facts().deck.iter().position(|&(card, _)| card == action),
            None => Some((usize::from(self.0) - ActionCard::COUNT + UNSCANNED).min(KINDS - 1)),
        }
    }
}

impl Default for HandCard {
    fn default() -> Self {
        Self::UNSCANNED
    }
}

/// How many of each kind are somewhere: a hand, a deck or a discard pile. None of them has an order anybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cards {
    pub counts: [u8; KINDS],
}

impl Cards {
    /// N-COMP-04, N-COMP-31: the ten Action cards of a Character.
    pub fn of(character: Character) -> Self {
        let mut counts = [0; KINDS];
        for (count, &(_, copies)) in counts.iter_mut().zip(&character.facts().deck) {
            *count = copies;
        }
        Self { counts }
    }

    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Cards that can pay (N-ACT-04).
    pub fn actions(&self) -> u8 {
        self.counts[..UNSCANNED].iter().sum()
    }

    pub fn contamination(&self) -> u8 {
        self.counts[UNSCANNED..].iter().sum()
    }

    pub fn add(&mut self, kind: usize) {
        if let Some(count) = self.counts.get_mut(kind) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one of a kind; false when there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        match self.counts.get_mut(kind) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Moves everything from `other` here.
    pub fn absorb(&mut self, other: &mut Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(&mut other.counts) {
            *mine = mine.saturating_add(std::mem::take(theirs));
        }
    }

    /// The kinds there is at least one of.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        (0..KINDS).filter(|&kind| self.counts[kind] > 0)
    }
}
