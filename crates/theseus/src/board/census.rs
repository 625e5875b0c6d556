//! Counting the box: every component is in exactly one place.

use super::{Board, Place, Player};
use crate::generated::cards::{Bonus, Card, CardType};
use crate::generated::tokens::{DEACTIVATION_TOKENS, INVISIBILITY_TOKENS, PARASITE_TOKENS, UPGRADE_TOKENS, UPGRADES_PER_CARD};
use crate::ids::{PendingId, RoomId, SlotId};

impl Board {
    /// The cards of a faction that lie open: installed, pending, on top of the deck, in reserve, in front of the player, discarded.
    pub fn open_cards(&self, player: &Player, card: Card) -> u32 {
        let installed = SlotId::all().filter(|&slot| self.card_at(slot) == Some(card)).count();
        let pending = PendingId::all().filter(|&pending| self.pending[pending.index()] == Some(card)).count();
        let kind = Player::kind_of(card);
        let opening = player.opening.iter().filter(|&&taken| usize::from(taken) == kind).count();
        let instants = if card.facts().kind == CardType::Instant { player.instants } else { 0 };
        (installed + pending + opening + usize::from(player.top == Some(card))) as u32
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
        self.count_units()
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
            let lying = self.slots.iter().filter(|slot| slot.bonus == Some(bonus)).count() as u8;
            let held: u8 = self.players.iter().map(|player| player.bonus[kind]).sum();
            let all = lying + held + self.bonus_gone[kind] + self.bonus.count(kind);
            if all != bonus.copies() {
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

    /// Every copy of a faction's cards, for what lies open and what the unseen rest contains.
    pub fn count_cards(&self, unseen: impl Fn(&Player, usize) -> u8) -> Result<(), String> {
        for player in self.players.iter() {
            for &card in Player::cards(player.faction) {
                let facts = card.facts();
                let open = self.open_cards(player, card);
                let all = open + u32::from(unseen(player, Player::kind_of(card)));
                // Cards above the chosen level, and cards not chosen, are not in the game.
                let expected = u32::from(facts.copies);
                let fewer_allowed = self.chosen_decks || facts.level > self.levels;
                if all > expected || (all < expected && !fewer_allowed) {
                    return Err(format!("{all} copies of {} instead of {expected}", facts.id));
                }
            }
        }
        Ok(())
    }
}
