//! Cards on slots: whose they are, whether they work, how often and how strongly.

use super::Board;
use crate::generated::cards::{Bonus, Card, CardType, Duplicated, Faction};
use crate::generated::sectors::{SLOT_NEIGHBOURS, Sector};
use crate::generated::tokens::{UPGRADES_PER_CARD, VINES_TOKENS};
use crate::generated::units::Takeover;
use crate::ids::{PendingId, SlotId, SlotSet, UnitId};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

/// Where the Malfunction token lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// On the symbol of the Control Centre, on no card (T-SETUP-08).
    Symbol,
    /// Lifted, about to be placed (T-MALF-06).
    Lifted,
    Slot(SlotId),
    Pending(PendingId),
}

/// An installed-card slot and what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    pub card: Option<Card>,
    pub bonus: Option<Bonus>,
    /// Upgrade tokens on the card.
    pub upgrades: u8,
    /// The Camera value, whether a Defence System is armed (1), or the unit a Grabber holds (its number plus 1).
    pub counter: u8,
    /// The Embryo that has taken the card over.
    pub embryo: UnitId,
    /// For a takeover for one use: turns of Pandora it still lasts, or whether the card has worked in what is going on.
    pub lease: u8,
}

impl Default for Slot {
    fn default() -> Self {
        Self { card: None, bonus: None, upgrades: 0, counter: 0, embryo: UnitId::NONE, lease: 0 }
    }
}

impl Slot {
    pub fn with(card: Card) -> Self {
        Self { card: Some(card), ..Self::default() }
    }

    /// The unit a Grabber holds.
    pub fn holds(&self) -> Option<UnitId> {
        (self.card == Some(Card::ScientistsGrabber) && self.counter > 0).then(|| UnitId(self.counter - 1))
    }

    pub fn is_empty(&self) -> bool {
        self.card.is_none() && self.bonus.is_none()
    }
}

/// Which cards are installed anywhere, so that most questions about a card can be answered without looking for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(u64);

impl CardSet {
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    pub fn of(slots: &[Slot]) -> Self {
        Self(slots.iter().filter_map(|slot| slot.card).fold(0, |set, card| set | 1 << card.index()))
    }
}

impl Board {
    /// Lays something on a slot, or clears it.
    pub fn lay(&mut self, slot: SlotId, what: Slot) {
        self.slots[slot.index()] = what;
        self.installed = CardSet::of(&self.slots);
    }

    pub fn slot(&self, slot: SlotId) -> &Slot {
        &self.slots[slot.index()]
    }

    pub fn slot_mut(&mut self, slot: SlotId) -> &mut Slot {
        &mut self.slots[slot.index()]
    }

    pub fn card_at(&self, slot: SlotId) -> Option<Card> {
        self.slots[slot.index()].card
    }

    /// Who an installed card belongs to now: the player of its faction, or Pandora (T-PANDORA-20, T-PANDORA-32, T-RULING-67).
    #[inline]
    pub fn holder(&self, slot: SlotId) -> Option<Seat> {
        let it = &self.slots[slot.index()];
        let card = it.card?;
        if it.embryo.is_some() && applies!("T-PANDORA-20") { self.pandora() } else { self.seat_of(card.facts().faction) }
    }

    /// Whose pending card lies here.
    pub fn pending_owner(&self, pending: PendingId) -> Option<Seat> {
        self.seat_of(self.pending[pending.index()]?.facts().faction)
    }

    /// Whether a card counts as own for a player: the holder's or an ally's.
    #[inline]
    pub fn serves(&self, slot: SlotId, seat: Seat) -> bool {
        let lost = || self.card_at(slot).and_then(|card| self.seat_of(card.facts().faction));
        self.holder(slot).is_some_and(|holder| self.same_side(holder, seat))
            // T-PANDORA-32: a card taken over no longer works for its former owner.
            || (!applies!("T-PANDORA-32") && lost() == Some(seat))
    }

    /// Whether an installed card belongs to an enemy of a player.
    pub fn is_enemy_card(&self, slot: SlotId, seat: Seat) -> bool {
        // T-MULTI-TEAM-25: an ally's card is not an enemy's.
        self.holder(slot).is_some_and(|holder| self.enemies(holder, seat) || (!applies!("T-MULTI-TEAM-25") && holder != seat))
    }

    pub fn has_malfunction(&self, slot: SlotId) -> bool {
        self.malfunction == Spot::Slot(slot)
    }

    /// T-CARD-VINES-01: an active enemy Vines in the sector immobilises a card; all of them, however many there are (T-RULING-81).
    pub fn is_immobilised(&self, slot: SlotId) -> bool {
        if !self.installed.contains(Card::AliensVines) {
            return false;
        }
        let Some(holder) = self.holder(slot) else { return false };
        // T-CARDTYPE-22: however many cards there are; the tokens only remind of it.
        let reminded = applies!("T-CARDTYPE-22") || slot.number() <= VINES_TOKENS;
        applies!("T-CARD-VINES-01")
            && reminded
            && SlotId::of(slot.sector()).any(|other| {
                self.card_at(other) == Some(Card::AliensVines)
                    && !self.has_malfunction(other)
                    && self.holder(other).is_some_and(|vines| self.enemies(vines, holder))
            })
    }

    /// T-MALF-02, T-MALF-05, T-MALF-12: the Malfunction token switches a card of any kind off, whatever lies on it.
    #[inline]
    fn is_switched_off(&self, slot: SlotId) -> bool {
        self.has_malfunction(slot)
            && applies!("T-MALF-02")
            && applies!("T-MALF-05")
            && applies!("T-MALF-12")
            // T-MALF-09: a Duplicate beside it does not work in its place.
            && (applies!("T-MALF-09") || self.duplicates(slot) == 0)
    }

    /// Whether an installed card works: no Malfunction token on it, not immobilised.
    #[inline]
    pub fn is_active(&self, slot: SlotId) -> bool {
        let works = || !self.is_switched_off(slot) && !self.is_immobilised(slot);
        self.card_at(slot).is_some_and(|card| works() || self.outlives_its_card(slot, card))
            // T-MULTI-FFA-08: the cards of beaten factions keep working.
            && (applies!("T-MULTI-FFA-08") || !self.holder(slot).is_some_and(|holder| self.is_beaten(holder)))
    }

    /// T-CARDTYPE-13: no copy goes on working when the copied card is switched off.
    fn outlives_its_card(&self, slot: SlotId, card: Card) -> bool {
        !applies!("T-CARDTYPE-13") && card.facts().kind != CardType::Duplicate && self.duplicates(slot) > 0
    }

    /// The slots whose Duplicates copy a card here: those that border it, and none diagonally (T-CARDTYPE-11).
    fn copied_from(slot: SlotId) -> SlotSet {
        if applies!("T-CARDTYPE-11") { SlotSet(SLOT_NEIGHBOURS[slot.index()]) } else { SlotId::of(slot.sector()).collect() }
    }

    /// T-CARDTYPE-14: how often a Duplicate copies; another Duplicate beside it changes nothing.
    fn copies_of_duplicate(&self, slot: SlotId) -> u8 {
        let doubled = |other: &SlotId| self.card_at(*other).is_some_and(|card| card.facts().kind == CardType::Duplicate);
        if applies!("T-CARDTYPE-14") { 1 } else { 1 + SlotSet(SLOT_NEIGHBOURS[slot.index()]).iter().filter(doubled).count() as u8 }
    }

    /// T-CARDTYPE-10: active Duplicates that border a card and copy it.
    pub fn duplicates(&self, slot: SlotId) -> u8 {
        let Some(card) = self.card_at(slot) else { return 0 };
        let held = self.slots[slot.index()].embryo.is_some();
        let count = Self::copied_from(slot)
            .iter()
            .filter(|&other| {
                let Some(neighbour) = self.card_at(other) else { return false };
                let neighbour_held = self.slots[other.index()].embryo.is_some();
                neighbour.facts().kind == CardType::Duplicate
                    && applies!("T-CARDTYPE-10")
                    // T-MALF-11: a Duplicate that is switched off copies nothing.
                    && (self.is_active(other) || !applies!("T-MALF-11"))
                    // T-CARDTYPE-12: all its neighbours at once, and not just the first.
                    && (applies!("T-CARDTYPE-12") || SlotSet(SLOT_NEIGHBOURS[other.index()]).iter().next() == Some(slot))
                    && if neighbour_held || held {
                        // T-RULING-66: held by Pandora it copies what Pandora holds, whatever its faction, and nothing else.
                        neighbour_held && held && applies!("T-RULING-66")
                    } else {
                        // T-RULING-49: its own faction only, in team games too.
                        neighbour.facts().faction == card.facts().faction || !applies!("T-RULING-49")
                    }
            })
            .map(|other| self.copies_of_duplicate(other))
            .sum();
        // T-RULING-48: two Duplicates give two further copies.
        if applies!("T-RULING-48") { count } else { count.min(1) }
    }

    /// How often a card works here: once, and once more for each Duplicate if it is multiplied in the normal way.
    pub fn copies(&self, slot: SlotId) -> u8 {
        let Some(card) = self.card_at(slot) else { return 0 };
        let multiplied = match (card.facts().duplicated, card.facts().faction) {
            // The lists of the cards that are multiplied in the normal way.
            (Duplicated::Multiply, Faction::Marines) => applies!("T-CARD-DUP-01"),
            (Duplicated::Multiply, Faction::Scientists) => applies!("T-CARD-DUP-02"),
            (Duplicated::Multiply, Faction::Aliens) => applies!("T-CARD-DUP-03"),
            (Duplicated::Multiply, Faction::Greys) => applies!("T-CARD-DUP-04"),
            (Duplicated::Multiply, Faction::Pandora) => true,
            // The lists of the cards that no Duplicate changes.
            (Duplicated::None, Faction::Marines) => !applies!("T-CARD-DUP-05"),
            (Duplicated::None, Faction::Scientists) => !applies!("T-CARD-DUP-06"),
            (Duplicated::None, Faction::Aliens) => !applies!("T-CARD-DUP-07"),
            (Duplicated::None, Faction::Greys) => !applies!("T-CARD-DUP-08"),
            (Duplicated::None, Faction::Pandora) | (Duplicated::Special | Duplicated::NotApplicable, _) => false,
        };
        if multiplied { 1 + self.duplicates(slot) } else { 1 }
    }

    /// As [`Board::copies`], for cards with a special rule that also counts Duplicates (T-CARD-DUP-09).
    pub fn special_copies(&self, slot: SlotId) -> u8 {
        if applies!("T-CARD-DUP-09") { 1 + self.duplicates(slot) } else { 1 }
    }

    /// T-UPGRADE-04, T-CARDTYPE-17: the printed number, raised by each Upgrade token on this very card.
    pub fn number(&self, slot: SlotId) -> u8 {
        let it = self.slot(slot);
        let printed = it.card.map_or(0, |card| card.facts().number);
        if applies!("T-UPGRADE-04") && applies!("T-CARDTYPE-17") { printed + it.upgrades } else { printed }
    }

    /// The sum over all active cards of a kind in a sector that serve a player (T-CARDTYPE-02).
    pub fn bonus_from(&self, seat: Seat, sector: Sector, cards: &[Card], of: impl Fn(SlotId) -> u8) -> (u8, SlotSet) {
        let mut used = SlotSet::default();
        let mut sum = 0;
        if !cards.iter().any(|&card| self.installed.contains(card)) || !applies!("T-CARDTYPE-02") {
            return (sum, used);
        }
        for slot in SlotId::of(sector) {
            let counts = self.card_at(slot).is_some_and(|card| cards.contains(&card)) && self.serves(slot, seat) && self.is_active(slot);
            if counts {
                sum += of(slot);
                used.insert(slot);
            }
        }
        (sum, used)
    }

    /// Whether an Upgrade token may be put on a card by a player, and can be paid for.
    pub fn can_strengthen(&self, slot: SlotId, seat: Seat) -> bool {
        let it = self.slot(slot);
        let Some(card) = it.card else { return false };
        // T-UPGRADE-03: an own installed card; T-RULING-57: an ally's too.
        self.serves(slot, seat)
            && applies!("T-UPGRADE-03")
            // T-RULING-47: several tokens, one after another.
            && (it.upgrades == 0 || applies!("T-RULING-47"))
            // T-UPGRADE-09, T-RULING-48: only cards with a number in the Upgrade symbol.
            && (card.facts().upgradeable || !applies!("T-UPGRADE-09"))
            && (it.upgrades < UPGRADES_PER_CARD || !applies!("T-UPGRADE-07"))
            // T-MALF-02, T-MALF-14, T-RULING-95: not on a card that is switched off or immobilised.
            && !(self.has_malfunction(slot) && applies!("T-MALF-02") && applies!("T-MALF-14"))
            && !(self.is_immobilised(slot) && applies!("T-RULING-95"))
            && self.player(seat).reserve >= self.strengthening_cost(slot)
    }

    /// T-UPGRADE-05, T-UPGRADE-06: one token, and one more for each that lies there already.
    pub fn strengthening_cost(&self, slot: SlotId) -> u8 {
        let first = if applies!("T-UPGRADE-05") { 1 } else { 2 };
        if applies!("T-UPGRADE-06") { first + self.slot(slot).upgrades } else { first }
    }

    pub fn strengthenable(&self, seat: Seat) -> impl Iterator<Item = SlotId> + '_ {
        SlotId::all().filter(move |&slot| self.card_at(slot).is_some() && self.can_strengthen(slot, seat))
    }

    /// Whether a player may install a card on a slot (T-PENDING-05, -07, -08; T-RULING-39).
    fn can_install_on(&self, slot: SlotId, seat: Seat) -> bool {
        let it = self.slot(slot);
        match (it.card, it.bonus) {
            (None, None) => true,
            (None, Some(_)) => applies!("T-PENDING-08"),
            // T-SECTOR-07: at most one card on a slot.
            (Some(_), _) if !applies!("T-SECTOR-07") => true,
            // T-MALF-13: a card under the token keeps its slot.
            (Some(_), _) => {
                // T-RULING-58: an ally's card may make room as if it were own.
                let own = self.serves(slot, seat) && (applies!("T-RULING-58") || self.holder(slot) == Some(seat));
                applies!("T-PENDING-07") && own && !(self.has_malfunction(slot) && applies!("T-MALF-13"))
            }
        }
    }

    pub fn places_to_install(&self, seat: Seat) -> impl Iterator<Item = SlotId> + '_ {
        self.ring.iter().flat_map(|&sector| SlotId::of(sector)).filter(move |&slot| self.can_install_on(slot, seat))
    }

    pub fn place_to_install(&self, seat: Seat) -> bool {
        self.places_to_install(seat).next().is_some()
    }

    /// How a card was taken over; `Never` when it was not.
    pub fn takeover_of(&self, slot: SlotId) -> Takeover {
        let embryo = self.slot(slot).embryo;
        if embryo.is_some() { self.unit(embryo).takeover() } else { Takeover::Never }
    }

    /// Cards with the Shortcut "leap over this sector" (T-CARD-VENT-01). T-MOVE-11: they help Moves made by their owner only.
    pub fn shortcut_for(&self, seat: Seat, sector: Sector) -> Option<SlotId> {
        let of = |seat: Seat| {
            self.module_for(seat, sector, Card::AliensVentilationShortcut)
                .filter(|_| applies!("T-CARD-VENT-01"))
                .or_else(|| self.module_for(seat, sector, Card::ScientistsSecretPassage))
        };
        if applies!("T-MOVE-11") { of(seat) } else { self.seats().find_map(of) }
    }

    /// The Instant of a faction.
    pub fn instant_of(faction: Faction) -> Option<Card> {
        crate::generated::cards::INSTANT_OF.get(faction.index()).copied()
    }
}
