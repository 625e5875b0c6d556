//! Counting the box: every component is in exactly one place.

use super::{Board, Place, Player};
use crate::generated::cards::{Bonus, Card, CardType};
use crate::generated::tokens::{DEACTIVATION_TOKENS, INVISIBILITY_TOKENS, PARASITE_TOKENS, UPGRADE_TOKENS, UPGRADES_PER_CARD};
use crate::ids::{PendingId, RoomId, SlotId};
use kernel::Viewer;

impl Board {
    /// The cards of a faction that lie open: installed, pending, on top of the deck, in reserve, in front of the player, discarded.
    pub fn open_cards(&self, player: &Player, card: Card) -> u32 {
        let installed = SlotId::all().filter(|&slot| self.card_at(slot) == Some(card)).count();
        let pending = PendingId::all().filter(|&pending| self.pending[pending.index()] == Some(card)).count();
        let kind = Player::kind_of(card);
        let opening = player.opening.iter().filter(|&&taken| usize::from(taken) == kind).count();
        let instants = if card.facts().kind == CardType::Instant { player.instants } else { 0 };
        (installed + pending + opening + usize::from(player.top == Some(card)) + usize::from(self.in_hand == Some(card))) as u32
            + u32::from(instants)
            + u32::from(player.discards[kind])
    }

    /// The first component that is not in exactly one place.
    pub fn census(&self) -> Result<(), String> {
        if self.installed != super::CardSet::of(&self.slots) {
            return Err("the set of installed cards is not what lies on the slots".to_owned());
        }
        self.count_tokens()?;
        self.count_bonus()?;
        self.count_units()?;
        self.count_cards()
    }

    // T-UPGRADE-13, T-TOKEN-01: the number of tokens is the most that can be in play.
    fn count_tokens(&self) -> Result<(), String> {
        let reserves: u32 = self.players.iter().map(|player| u32::from(player.reserve)).sum();
        let on_cards: u32 = self.slots.iter().map(|slot| u32::from(slot.upgrades)).sum();
        let upgrades = reserves + on_cards + u32::from(self.pool);
        if upgrades != u32::from(UPGRADE_TOKENS) {
            return Err(format!("{upgrades} Upgrade tokens"));
        }
        if let Some(slot) = self.slots.iter().find(|slot| slot.upgrades > UPGRADES_PER_CARD || (slot.card.is_none() && slot.upgrades > 0)) {
            return Err(format!("{} Upgrade tokens on {:?}", slot.upgrades, slot.card));
        }
        let parasites: u32 = self.units.iter().map(|unit| u32::from(unit.parasites)).sum();
        let invisible = self.units.iter().filter(|unit| unit.invisible).count();
        if parasites > u32::from(PARASITE_TOKENS) || invisible > usize::from(INVISIBILITY_TOKENS) {
            return Err(format!("{parasites} Parasite tokens, {invisible} Invisibility tokens"));
        }
        if self.deactivation.len() > usize::from(DEACTIVATION_TOKENS) {
            return Err(format!("{} Deactivation tokens", self.deactivation.len()));
        }
        Ok(())
    }

    fn count_bonus(&self) -> Result<(), String> {
        for bonus in Bonus::ALL {
            let kind = bonus.index();
            let lying = self.slots.iter().filter(|slot| slot.bonus == Some(bonus)).count() as u32;
            let held: u32 = self.players.iter().map(|player| u32::from(player.bonus[kind])).sum();
            let all = lying + held + u32::from(self.bonus_gone[kind]) + u32::from(self.bonus.count(kind));
            if all != u32::from(bonus.copies()) {
                return Err(format!("{all} Bonus cards {}", bonus.name()));
            }
        }
        Ok(())
    }

    fn count_units(&self) -> Result<(), String> {
        for unit in self.unit_ids() {
            let it = self.unit(unit);
            let rooms = (0..self.rooms.len()).filter(|&room| self.rooms[room] == unit).count();
            let cards = SlotId::all().filter(|&slot| self.slot(slot).embryo == unit).count();
            let (expected_rooms, expected_cards) = match it.place {
                Place::Room(room) if self.rooms[room.index()] == unit => (1, 0),
                Place::Room(room) => return Err(format!("{:?} {} is not in Room {}", it.kind, it.number, room.index())),
                Place::Card(slot) if self.slot(slot).embryo == unit => (0, 1),
                Place::Card(slot) => return Err(format!("{:?} {} does not lie on slot {}", it.kind, it.number, slot.index())),
                Place::Out | Place::Supply | Place::Space | Place::Underway => (0, 0),
            };
            if (rooms, cards) != (expected_rooms, expected_cards) {
                return Err(format!("{:?} {} is in {rooms} Rooms and on {cards} cards", it.kind, it.number));
            }
            let carries = it.parasites > 0 || it.invisible;
            if carries && !matches!(it.place, Place::Room(_) | Place::Underway) {
                return Err(format!("{:?} {} carries tokens outside the station", it.kind, it.number));
            }
        }
        for slot in SlotId::all() {
            if let Some(held) = self.slot(slot).holds() {
                let here = held.index() < self.units.len() && self.unit(held).sector() == Some(slot.sector());
                if !here {
                    return Err(format!("slot {} holds a unit that is not there", slot.index()));
                }
            }
        }
        let ring = self.ring.as_slice();
        let outside = RoomId::of(crate::generated::sectors::Sector::Corridors).count() * self.ring.len();
        let standing = self.rooms.iter().filter(|unit| unit.is_some()).count();
        if standing > outside || ring.iter().enumerate().any(|(index, sector)| ring[..index].contains(sector)) {
            return Err(format!("{standing} units stand in {} sectors", self.ring.len()));
        }
        Ok(())
    }

    /// Every copy of a faction's cards: what lies open and what nobody has seen.
    fn count_cards(&self) -> Result<(), String> {
        for seat in self.seats() {
            let player = self.player(seat);
            // A faction's own player may always know what its deck is made of.
            let Some(unseen) = player.unseen.seen_by(Viewer::Seat(seat)) else { return Err("a deck nobody knows".to_owned()) };
            for &card in Player::cards(player.faction) {
                let facts = card.facts();
                let all = self.open_cards(player, card) + u32::from(unseen.count(Player::kind_of(card)));
                let expected = u32::from(facts.copies);
                // Cards above the chosen level, and cards not chosen, are not in the game.
                let fewer_allowed = self.chosen_decks || facts.level > self.levels;
                if all > expected || (all < expected && !fewer_allowed) {
                    return Err(format!("{all} copies of {} instead of {expected}", facts.id));
                }
            }
            let below_top = u32::from(player.deck).saturating_sub(u32::from(player.top.is_some()));
            let drafting = self.chosen_decks && player.deck == 0;
            if unseen.len() < below_top || (self.chosen_decks && !drafting && unseen.len() != below_top) {
                return Err(format!("{} cards for a deck of {}", unseen.len(), player.deck));
            }
        }
        Ok(())
    }
}
