//! Decks: what somebody knows on top or at the bottom, the unseen rest, the open discard pile.

use crate::generated::attacks::AttackCard;
use crate::generated::events::EventCard;
use crate::generated::items::{CRAFTED, GREEN, Item, ItemGroup, RED, YELLOW};
use crate::generated::rooms::Room;
use crate::generated::swarm::Weakness;
use crate::generated::tokens::ExplorationToken;
use crate::generated::wounds::SeriousWound;
use kernel::{List, Pool, Referee, SeatSet, Secret};
use serde::{Deserialize, Serialize};

/// Cards of an Item deck (N-COMP-39).
pub const DECK_ITEMS: usize = 30;
/// Kinds of Items in the deck that has most.
pub const ITEM_KINDS: usize = 12;
/// Cards of the Event deck and of the Attack deck (N-COMP-34, N-COMP-36).
pub const SINGLE_CARDS: usize = 20;

/// A deck of cards that exist once each. Sets are bits by card index.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CardDeck {
    /// A card somebody has looked at and put back on top (N-INFO-27).
    pub top: Option<Secret<u8>>,
    pub rest: u32,
    /// Cards put under the deck, the uppermost first.
    pub bottom: List<Secret<u8>, SINGLE_CARDS>,
    pub discard: u32,
    /// Drawn cards that lie open while they are resolved: neither in the deck nor discarded yet (N-IATK-10, N-ROUND-30).
    pub open: u32,
    /// Cards that have left the game, for all to see.
    pub gone: u32,
}

/// A card as a set; one that does not exist, as a damaged file can name it, is in none.
pub fn bit(card: u8) -> u32 {
    1_u32.checked_shl(u32::from(card)).unwrap_or(0) & CardDeck::ALL
}

impl CardDeck {
    /// Every card of the deck.
    pub const ALL: u32 = (1 << SINGLE_CARDS) - 1;

    pub fn full() -> Self {
        Self { rest: Self::ALL, ..Self::default() }
    }

    pub fn len(&self) -> u32 {
        u32::from(self.top.is_some()) + self.rest.count_ones() + self.bottom.len() as u32
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Everything but the discard pile is shuffled: what was known of its order is lost.
    pub fn shuffle<E>(&mut self, referee: &Referee<E>) {
        if let Some(card) = self.top.take() {
            self.rest |= bit(*card.truth(referee));
        }
        for card in self.bottom.iter() {
            self.rest |= bit(*card.truth(referee));
        }
        self.bottom.clear();
    }

    /// The discard pile is shuffled into the deck.
    pub fn reshuffle<E>(&mut self, referee: &Referee<E>) {
        self.shuffle(referee);
        self.rest |= std::mem::take(&mut self.discard);
    }

    /// Draws the top card; an empty deck is made anew from the discard pile (N-TIMING-09, N-TIMING-10). `None` when there is no card.
    pub fn draw<E>(&mut self, source: &'static str, name: impl Fn(usize) -> String, referee: &mut Referee<E>) -> Option<u8> {
        if self.is_empty() {
            self.rest = std::mem::take(&mut self.discard);
        }
        if let Some(card) = self.top.take() {
            referee.note_reveal();
            return Some(*card.truth(referee));
        }
        if self.rest == 0 {
            referee.note_reveal();
            return self.bottom.remove(0).map(|card| *card.truth(referee));
        }
        let mut weights = [0; SINGLE_CARDS];
        for (index, weight) in weights.iter_mut().enumerate() {
            *weight = (self.rest >> index & 1) as u8;
        }
        let card = referee.pick(source, &weights, &name)?;
        self.rest &= !(1 << card);
        Some(card as u8)
    }

    /// A card that has been drawn lies open until it is resolved.
    pub fn lay_open(&mut self, card: usize) {
        self.open |= 1 << card;
    }

    /// A card that lay open is discarded.
    pub fn put_away(&mut self, card: usize) {
        self.open &= !(1 << card);
        self.discard |= 1 << card;
    }

    /// A card that lay open leaves the game, or is about to be shuffled in.
    pub fn take_open(&mut self, card: usize) {
        self.open &= !(1 << card);
    }

    pub fn put_under(&mut self, card: u8, seen_by: SeatSet) {
        // A deck has no more cards than the list has places.
        let _ = self.bottom.push(Secret::new(card, seen_by));
    }
}

/// One of the three Item decks. Kinds are places in its list of Items.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ItemDeck {
    pub rest: Pool<ITEM_KINDS>,
    /// Cards put under the deck, the uppermost first, each with who knows it.
    pub bottom: List<Secret<u8>, DECK_ITEMS>,
    pub discard: Pool<ITEM_KINDS>,
}

impl ItemDeck {
    pub fn len(&self) -> u32 {
        self.rest.len() + self.bottom.len() as u32
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The Items of a deck by kind.
pub fn items_of(colour: usize) -> &'static [Item] {
    match colour {
        0 => &RED,
        1 => &YELLOW,
        _ => &GREEN,
    }
}

/// The deck an Item belongs to and its kind there; `None` for Items without a deck.
pub fn home_of(item: Item) -> Option<(usize, usize)> {
    let colour = match item.facts().group {
        ItemGroup::Red => 0,
        ItemGroup::Yellow => 1,
        ItemGroup::Green => 2,
        ItemGroup::Crafted | ItemGroup::Starting | ItemGroup::Personal => return None,
    };
    items_of(colour).iter().position(|&other| other == item).map(|kind| (colour, kind))
}

/// Every deck and stock of the game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Decks {
    /// Red, yellow, green.
    pub items: [ItemDeck; 3],
    /// Copies left of each Crafted Item, in the order of `CRAFTED`.
    pub stock: [u8; CRAFTED.len()],
    pub events: CardDeck,
    pub attacks: CardDeck,
    /// N-COMP-35.
    pub wounds: Pool<{ SeriousWound::COUNT }>,
    pub wounds_discard: Pool<{ SeriousWound::COUNT }>,
    /// Cards left in the Contamination deck.
    pub contamination: u8,
    /// Clean and INFECTED cards (N-COMP-33) among all that were never scanned, wherever they are: which is which is decided by the scan
    /// (N-CONT-05).
    pub unscanned: Pool<2>,
    /// Cards that left the game after a scan: clean and INFECTED ones.
    pub removed: [u8; 2],
    /// Cards that left the game with a dead player, never scanned.
    pub lost: u8,
    /// Likewise cards whose owner knew a scan of them: clean and INFECTED ones. Nobody else ever learns which they were.
    pub lost_known: [u8; 2],
    /// Items that have left the game for all to see (N-RULING-113, N-RULING-115).
    pub gone: Pool<{ Item::COUNT }>,
    /// Items that have left the game unseen (N-INFO-24).
    pub gone_unseen: Pool<{ Item::COUNT }>,
    /// Room tiles nobody has looked at, by Room; tiles "1" (N-COMP-05) and "2" (N-COMP-06) are told apart by their group. The Special
    /// Rooms are no tiles (N-COMP-07). What goes back to the box is among what is not drawn, here and with tokens and Weaknesses: nobody
    /// knows it (N-INFO-03, N-RULING-06).
    pub tiles: Pool<{ Room::COUNT }>,
    /// N-COMP-18.
    pub tokens: Pool<{ ExplorationToken::COUNT }>,
    /// Exploration tokens that were resolved, for all to see (N-EXPL-15).
    pub tokens_gone: Pool<{ ExplorationToken::COUNT }>,
    /// N-COMP-37.
    pub weaknesses: Pool<{ Weakness::COUNT }>,
}

impl CardDeck {
    pub fn holds(&self, card: usize) -> bool {
        self.rest >> card & 1 == 1
    }
}

/// Names for scripts and logs.
pub fn event_name(card: usize) -> String {
    EventCard::from_index(card as u8).map_or_else(String::new, |card| crate::words::spaced(card.id()))
}

pub fn attack_name(card: usize) -> String {
    AttackCard::from_index(card as u8).map_or_else(String::new, |card| crate::words::spaced(card.id()))
}
