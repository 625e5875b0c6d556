//! What a player has in front of them.

use crate::generated::cards::{Card, FACTION_CARDS, Faction};
use crate::generated::tokens::{DATA_START, LIFE_START};
use kernel::{List, Pool, SeatSet, Secret, applies};
use serde::{Deserialize, Serialize};

/// The most different cards a faction has.
pub const KINDS: usize = 14;

/// A faction's marker, deck and reserve.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub faction: Faction,
    pub life: u8,
    pub data: u8,
    /// Upgrade tokens in reserve.
    pub reserve: u8,
    /// Own Instants in reserve; a faction has one kind.
    pub instants: u8,
    /// Bonus cards in reserve, by kind.
    pub bonus: [u8; 3],
    /// Cards in the deck, the visible top card included.
    pub deck: u8,
    pub top: Option<Card>,
    /// The cards from which the deck below its top is drawn: nobody has seen them in play, so their order is not decided.
    /// Who may know what they are depends on how the deck was made (T-INFO-03, T-INFO-04, T-INFO-08).
    pub unseen: Secret<Pool<KINDS>>,
    /// Cards of the faction that are out of the game (T-RULING-70).
    pub discards: [u8; KINDS],
    /// Cards taken in setup and not yet placed.
    pub opening: List<u8, 5>,
}

impl Player {
    pub fn new(faction: Faction) -> Self {
        Self {
            faction,
            life: LIFE_START,
            data: if applies!("T-SETUP-06") { DATA_START } else { DATA_START + 1 },
            // T-SETUP-23: nobody starts with Upgrade tokens.
            reserve: if applies!("T-SETUP-23") { 0 } else { 1 },
            instants: 0,
            bonus: [0; 3],
            deck: 0,
            top: None,
            unseen: Secret::new(Pool::empty(), SeatSet::first(8)),
            discards: [0; KINDS],
            opening: List::new(),
        }
    }

    /// The different cards of the faction, in content order.
    pub fn cards(faction: Faction) -> &'static [Card] {
        match FACTION_CARDS.get(faction.index()) {
            Some(&(first, count)) => &Card::ALL[usize::from(first)..usize::from(first) + usize::from(count)],
            None => &[],
        }
    }

    /// The place of a card among those of its faction.
    pub fn kind_of(card: Card) -> usize {
        let faction = card.facts().faction;
        FACTION_CARDS.get(faction.index()).map_or(0, |&(first, _)| card.index() - usize::from(first))
    }

    /// The card at a place among those of the faction.
    pub fn card_of(&self, kind: usize) -> Option<Card> {
        Self::cards(self.faction).get(kind).copied()
    }
}

/// An unused place of the list; real players are made by [`Player::new`].
impl Default for Player {
    fn default() -> Self {
        Self::new(Faction::Marines)
    }
}
