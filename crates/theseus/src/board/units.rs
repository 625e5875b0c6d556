//! Units: where they are, what they carry, what they can do.

use super::Board;
use crate::generated::cards::{Card, CardType, Faction};
use crate::generated::sectors::Sector;
use crate::generated::tokens::PARASITE_TOKENS;
use crate::generated::units::{AttackKind, Takeover, UnitKind};
use crate::ids::{RoomId, SlotId, UnitId, UnitSet};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not part of this game.
    #[default]
    Out,
    /// A token that can still come into play.
    Supply,
    Room(RoomId),
    Space,
    /// On its way in a Move.
    Underway,
    /// An Embryo lying on a card (T-PANDORA-19).
    Card(SlotId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unit {
    pub kind: UnitKind,
    /// Which of its kind, from 1.
    pub number: u8,
    pub owner: Seat,
    pub upgraded: bool,
    pub place: Place,
    /// Parasite tokens on it, and who put them there.
    pub parasites: u8,
    pub parasite_of: Seat,
    pub invisible: bool,
}

kernel::changed! { Unit { kind, number, owner, upgraded, place, parasites, parasite_of, invisible } }

impl Default for Unit {
    fn default() -> Self {
        Self {
            kind: UnitKind::Marine,
            number: 0,
            owner: Seat::new(0),
            upgraded: false,
            place: Place::Out,
            parasites: 0,
            parasite_of: Seat::new(0),
            invisible: false,
        }
    }
}

impl Unit {
    /// The sector it stands in, if it stands in one.
    pub fn sector(&self) -> Option<Sector> {
        match self.place {
            Place::Room(room) => Some(room.sector()),
            Place::Out | Place::Supply | Place::Space | Place::Underway | Place::Card(_) => None,
        }
    }

    /// Whether it is a Minor Alien or an Embryo, which come into play during the game.
    pub fn is_token(&self) -> bool {
        match self.kind {
            UnitKind::MinorAlien | UnitKind::Grasper | UnitKind::Runner | UnitKind::Warrior => true,
            UnitKind::Marine | UnitKind::Alien | UnitKind::Scientist | UnitKind::Grey | UnitKind::Being => false,
        }
    }

    /// T-ATTACK-02: the visible side decides.
    pub fn attack(&self) -> AttackKind {
        let facts = self.kind.facts();
        let shown = if self.upgraded && applies!("T-ATTACK-02") { facts.upgraded } else { facts.base };
        match shown {
            // T-PANDORA-28: base Runners and base Graspers have no attack.
            AttackKind::None if facts.faction == Faction::Pandora && !applies!("T-PANDORA-28") => AttackKind::One,
            // T-RULING-26: the damaged line of the table is read as no attack.
            AttackKind::None if self.kind == UnitKind::Alien && !applies!("T-RULING-26") => facts.upgraded,
            _ if !self.follows_its_sheet() => AttackKind::None,
            AttackKind::None | AttackKind::One | AttackKind::All | AttackKind::Data => shown,
        }
    }

    /// Whether what is printed on the unit holds: each kind has a rule of its own.
    fn follows_its_sheet(&self) -> bool {
        match self.kind {
            UnitKind::Marine => applies!("T-ATTACK-06"),
            UnitKind::Alien => applies!("T-ATTACK-07"),
            UnitKind::Scientist => applies!("T-ATTACK-08"),
            UnitKind::Grey => applies!("T-ATTACK-09"),
            UnitKind::Being => applies!("T-PANDORA-03"),
            UnitKind::Runner => applies!("T-PANDORA-05"),
            UnitKind::Grasper => applies!("T-PANDORA-06"),
            UnitKind::Warrior => applies!("T-PANDORA-07"),
            UnitKind::MinorAlien => true,
        }
    }

    /// T-PANDORA-27: base Runners and Warriors take over for one use, Graspers and upgraded Embryos for good.
    pub fn takeover(&self) -> Takeover {
        let facts = self.kind.facts();
        match self.upgraded && applies!("T-PANDORA-27") {
            _ if !self.follows_its_sheet() => Takeover::Never,
            true => facts.upgraded_takeover,
            false => facts.base_takeover,
        }
    }
}

impl Board {
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        self.units.at(unit.index())
    }

    #[inline]
    pub fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        self.units.at_mut(unit.index())
    }

    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// The units of a player that a card could make attack: those in a Room, never those in Space (T-ATTACK-15).
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&unit| {
            let it = self.unit(unit);
            it.owner == seat && (it.sector().is_some() || (it.place == Place::Space && !applies!("T-ATTACK-15")))
        })
    }

    pub fn unit_named(&self, kind: UnitKind, number: u8) -> Option<UnitId> {
        self.unit_ids().find(|&unit| self.unit(unit).kind == kind && self.unit(unit).number == number)
    }

    /// The Grabber that holds a unit.
    pub fn held_by(&self, unit: UnitId) -> Option<SlotId> {
        if !self.installed.contains(Card::ScientistsGrabber) {
            return None;
        }
        let sector = self.unit(unit).sector()?;
        // T-MALF-03: a Grabber that is switched off still holds.
        SlotId::of(sector).find(|&slot| self.slots[slot.index()].holds() == Some(unit) && (applies!("T-MALF-03") || self.is_active(slot)))
    }

    /// T-RULING-28: a held unit makes no Move, is not moved and does not attack.
    #[inline]
    pub fn is_held(&self, unit: UnitId) -> bool {
        applies!("T-RULING-28") && self.held_by(unit).is_some()
    }

    /// T-RULING-17: whether a unit may still be moved or relocated in this go.
    pub fn has_moved(&self, unit: UnitId) -> bool {
        self.moved.contains(unit)
    }

    /// The own units with which a player may make the Move of a turn.
    pub fn movable(&self, seat: Seat, extra: bool) -> UnitSet {
        let room_left = self.ring.iter().any(|&sector| !self.is_full(sector));
        self.unit_ids()
            .filter(|&unit| {
                let it = self.unit(unit);
                // T-MOVE-01: an own unit; T-MULTI-TEAM-11: never an ally's.
                if it.owner != seat && (applies!("T-MULTI-TEAM-11") || self.enemies(it.owner, seat)) && applies!("T-MOVE-01") {
                    return false;
                }
                match it.place {
                    // T-MOVE-18, T-SECACT-11: no unit moves twice in a go.
                    Place::Room(_) => {
                        let twice = self.has_moved(unit) && applies!("T-MOVE-18") && (applies!("T-SECACT-11") || !extra);
                        !self.is_held(unit) && !twice
                    }
                    // T-MOVE-02, T-LIFE-07, T-LIFE-14: coming back needs an empty Room; T-RULING-10, T-RULING-89: not in an extra turn.
                    Place::Space => applies!("T-MOVE-02") && room_left && !(extra && applies!("T-RULING-10") && applies!("T-RULING-89")),
                    Place::Out | Place::Supply | Place::Underway | Place::Card(_) => false,
                }
            })
            .collect()
    }

    /// T-MOVE-03: the Movement Points of a unit are the units standing in its sector, itself included.
    pub fn movement_points(&self, sector: Sector) -> u8 {
        // T-RULING-05: Minor Aliens and Embryos count like any unit.
        let standing = self.units_in(sector).filter(|&unit| applies!("T-RULING-05") || !self.unit(unit).is_token()).count() as u8;
        // T-LIFE-10: units in Space count in no sector.
        if applies!("T-LIFE-10") { standing } else { standing + self.units.iter().filter(|unit| unit.place == Place::Space).count() as u8 }
    }

    /// The enemy units an attacker could hit from its Room (T-ATTACK-01).
    pub fn in_range(&self, attacker: UnitId) -> UnitSet {
        let it = self.unit(attacker);
        let Place::Room(room) = it.place else { return UnitSet::default() };
        let sector = room.sector();
        // T-SECTOR-15, T-RULING-03: in the Corridors every Room is joined to every other.
        let printed = sector != Sector::Corridors || (applies!("T-SECTOR-15") && applies!("T-RULING-03"));
        let joined = if printed { sector.facts().passages[usize::from(room.place())] } else { 0 };
        // T-SECTOR-11: passages decide.
        let passages = applies!("T-ATTACK-01") && applies!("T-SECTOR-11");
        RoomId::of(sector)
            .filter(|other| *other != room && (joined & (1 << other.place()) != 0 || !passages))
            .filter_map(|other| self.unit_in(other))
            // T-MULTI-TEAM-22: allies do not attack each other.
            .filter(|&unit| {
                let owner = self.unit(unit).owner;
                self.enemies(owner, it.owner) || (!applies!("T-MULTI-TEAM-22") && owner != it.owner)
            })
            .collect()
    }

    /// Whether Attacks can choose or hit a unit at all: not when it is invisible or behind an active Hideout of its side.
    pub fn can_be_hit(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        let Some(sector) = it.sector() else { return false };
        !it.invisible && self.protecting(unit, sector, Card::ScientistsHideout).filter(|_| applies!("T-CARD-HIDEOUT-01")).is_none()
    }

    /// The active Barricades or Hideout of its side that protects a unit, whoever moved it there (T-CARD-CONTROL-07).
    pub fn protecting(&self, unit: UnitId, sector: Sector, card: Card) -> Option<SlotId> {
        let owner = self.unit(unit).owner;
        let exposed = !applies!("T-CARD-CONTROL-07") && self.has_moved(unit) && self.enemies(self.active, owner);
        if exposed { None } else { self.module_for(owner, sector, card) }
    }

    pub fn targets(&self, attacker: UnitId) -> UnitSet {
        self.in_range(attacker).iter().filter(|&unit| self.can_be_hit(unit)).collect()
    }

    /// T-RULING-28, T-RULING-94: a unit that attacks now if somebody makes it.
    pub fn can_attack(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        it.sector().is_some() && it.attack() != AttackKind::None && !self.is_held(unit)
    }

    /// An active module of that kind in a sector that serves a player.
    pub fn module_for(&self, seat: Seat, sector: Sector, card: Card) -> Option<SlotId> {
        debug_assert!(matches!(card.facts().kind, CardType::Module | CardType::Shortcut));
        let shortcut = card.facts().kind == CardType::Shortcut;
        // T-CARDTYPE-09: a Shortcut changes Moves through its sector.
        if !self.installed.contains(card) || (shortcut && !applies!("T-CARDTYPE-09")) {
            return None;
        }
        // T-MULTI-TEAM-21: an ally's Shortcut may be used too.
        let own = |slot: SlotId| !shortcut || applies!("T-MULTI-TEAM-21") || self.holder(slot) == Some(seat);
        SlotId::of(sector)
            .find(|&slot| self.slots[slot.index()].card == Some(card) && self.serves(slot, seat) && own(slot) && self.is_active(slot))
    }

    /// Whether an enemy unit of a player stands in a sector.
    pub fn has_enemy(&self, seat: Seat, sector: Sector) -> bool {
        self.units_in(sector).any(|unit| self.enemies(self.unit(unit).owner, seat))
    }

    /// Units a player may turn to the upgraded side, own and allied (T-UPGRADE-01, T-RULING-57, T-RULING-74).
    pub fn turnable(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&unit| {
            let it = self.unit(unit);
            let in_play = match it.place {
                Place::Room(_) => true,
                Place::Space => applies!("T-RULING-74"),
                Place::Out | Place::Supply | Place::Underway | Place::Card(_) => false,
            };
            let own = it.owner == seat || (applies!("T-RULING-57") && self.same_side(it.owner, seat));
            own && in_play && !it.upgraded && it.kind.facts().two_sided
        })
    }

    /// T-TOKEN-01, T-TOKEN-02: Parasite tokens not in play; there are no more than those in the box.
    pub fn free_parasites(&self) -> u8 {
        let out: u8 = self.units.iter().map(|unit| unit.parasites).sum();
        if applies!("T-TOKEN-01") && applies!("T-TOKEN-02") { PARASITE_TOKENS.saturating_sub(out) } else { PARASITE_TOKENS }
    }

    /// The Embryos that can be born, one of each kind: only tokens of the supply (T-PANDORA-34).
    pub fn embryo_in_supply(&self, kind: UnitKind) -> Option<UnitId> {
        let available = |unit: UnitId| self.unit(unit).place == Place::Supply || !applies!("T-PANDORA-34");
        self.unit_ids().find(|&unit| self.unit(unit).kind == kind && available(unit))
    }

    pub fn pandora(&self) -> Option<Seat> {
        self.seat_of(Faction::Pandora)
    }
}
