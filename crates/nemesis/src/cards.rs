//! The cards a player draws, holds and discards: Action cards and Contamination cards, which share a back (N-COMP-32).

use crate::generated::crew::{ActionCard, Character};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One kind of card a player can hold. A number in saved states, its id in JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "{ \"action\": ActionCard } | \"unscanned\" | \"infected\" | \"clean\""))]
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

/// A hand card in JSON.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Action(ActionCard),
    Unscanned,
    Infected,
    Clean,
}

/// A hand card as it is read.
#[derive(Deserialize)]
#[serde(untagged)]
enum Read {
    Written(Written),
    /// In journals from before cards were written by their ids.
    Number(u8),
}

impl Serialize for HandCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return serializer.serialize_u8(self.0);
        }
        let written = match self.as_action() {
            Some(card) => Written::Action(card),
            None if *self == Self::INFECTED => Written::Infected,
            None if *self == Self::CLEAN => Written::Clean,
            None => Written::Unscanned,
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for HandCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Self);
        }
        Ok(match Read::deserialize(deserializer)? {
            Read::Written(Written::Action(card)) => Self::action(card),
            Read::Written(Written::Unscanned) => Self::UNSCANNED,
            Read::Written(Written::Infected) => Self::INFECTED,
            Read::Written(Written::Clean) => Self::CLEAN,
            Read::Number(number) => Self(number),
        })
    }
}

impl Default for HandCard {
    fn default() -> Self {
        Self::UNSCANNED
    }
}

/// How many of each kind are somewhere: a hand, a deck or a discard pile. None of them has an order anybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

#[cfg(test)]
mod tests {
    use super::HandCard;
    use crate::generated::crew::ActionCard;

    #[test]
    fn a_card_has_its_id_in_json_and_is_read_as_a_number_too() {
        let rest = HandCard::action(ActionCard::Rest);
        for (card, text) in [
            (rest, r#"{"action":"rest"}"#),
            (HandCard::UNSCANNED, r#""unscanned""#),
            (HandCard::INFECTED, r#""infected""#),
            (HandCard::CLEAN, r#""clean""#),
        ] {
            assert_eq!(serde_json::to_string(&card).unwrap(), text);
            assert_eq!(serde_json::from_str::<HandCard>(text).unwrap(), card);
            assert_eq!(serde_json::from_str::<HandCard>(&card.0.to_string()).unwrap(), card);
        }
        for wrong in [r#"{"action":"no_such_card"}"#, r#""no_such_card""#, "null", "256"] {
            assert!(serde_json::from_str::<HandCard>(wrong).is_err(), "{wrong}");
        }
    }
}
