//! Characters: where they are, what they hold, what they have suffered.

use super::Board;
use crate::cards::{Cards, HandCard};
use crate::generated::crew::Character;
use crate::generated::items::Item;
use crate::generated::objectives::Objective;
use crate::generated::rooms::Room;
use crate::generated::wounds::SeriousWound;
use crate::ids::{PodId, SlotId};
use kernel::{List, Seat, Secret, applies};
use serde::{Deserialize, Serialize};

/// Where a Character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// No Character chosen yet.
    #[default]
    Nowhere,
    Room(SlotId),
    /// Waits in an Escape Pod (N-POD-11).
    Pod(PodId),
    Hibernating,
    /// In a launched Pod (N-POD-09).
    Evacuated,
    Dead,
}

/// A Serious Wound card beside the Character board; without a card after N-RULING-105.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WoundCard {
    pub wound: Option<SeriousWound>,
    pub dressed: bool,
}

/// Something that can be carried or dropped. Objects mean nothing by themselves (N-OBJ-04). The red Corpses are told apart by whose
/// they are, so there are as many as players; the blue one is there once (N-COMP-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Item(Item),
    BlueCorpse,
    /// The Corpse of that player's Character.
    RedCorpse(Seat),
    Carcass,
    #[default]
    Egg,
}

impl Thing {
    /// N-OBJ-03: whether it is an Object and no Item.
    pub fn is_object(self) -> bool {
        !matches!(self, Self::Item(_))
    }
}

/// A Heavy Item or an Object in a hand slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Carried {
    pub thing: Thing,
    pub ammo: u8,
    /// Extended Magazine attached: capacity +2.
    pub magazine: bool,
    /// Autoloader attached: capacity +1.
    pub autoloader: bool,
    /// Joined by Duct Tape to the other one with the same mark (1 or 2); 0 is untaped.
    pub tape: u8,
}

kernel::changed! { Carried { thing, ammo, magazine, autoloader, tape } }

impl Carried {
    pub fn new(thing: Thing) -> Self {
        Self { thing, ..Self::default() }
    }

    /// The Ammo it can hold with what is attached; 0 for anything that is no weapon.
    pub fn capacity(&self) -> u8 {
        match self.thing {
            Thing::Item(item) => match &item.facts().weapon {
                Some(weapon) => weapon.capacity + if self.magazine { 2 } else { 0 } + u8::from(self.autoloader),
                None => 0,
            },
            Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => 0,
        }
    }

    /// Cards attached to it (N-ITEM-11).
    pub fn attached(&self) -> impl Iterator<Item = Item> + use<> {
        [self.magazine.then_some(Item::ExtendedMagazine), self.autoloader.then_some(Item::Autoloader)].into_iter().flatten()
    }

    pub fn item(&self) -> Option<Item> {
        match self.thing {
            Thing::Item(item) => Some(item),
            Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => None,
        }
    }
}

/// A player and its Character, one of six (N-COMP-03). What Status markers and Help cards show is in its fields (N-COMP-23, N-COMP-41).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Member {
    pub character: Option<Character>,
    /// N-SETUP-27: the player's number, from 1.
    pub number: u8,
    pub place: Whereabouts,
    pub hand: Cards,
    pub deck: Cards,
    pub discard: Cards,
    /// Action cards left out of the game, in positions given from outside.
    pub out: Cards,
    /// Spaces of the Light Wound track: 0, 1 or 2.
    pub light: u8,
    pub wounds: List<WoundCard, 3>,
    pub slimed: bool,
    pub larva: bool,
    pub signal: bool,
    pub hands: List<Carried, 4>,
    /// Which of the two personal Items have been activated.
    pub activated: [bool; 2],
    /// Corporate, Personal (semi-cooperative), or the two Solo cards (N-COMP-42, N-COMP-43). A card given up is `None`.
    pub objectives: [Option<Secret<Objective>>; 2],
    /// The Objective given up (N-GOAL-03): out of the game, known to its owner.
    pub given_up: Option<Secret<Objective>>,
    pub passed: bool,
    /// N-CONT-11: whether the Larva killed this Character, so that a revived one has lost it (N-RULING-164).
    pub killed_by_larva: bool,
}

impl Member {
    /// The Room the Character stands in.
    #[inline]
    pub fn room(&self) -> Option<SlotId> {
        match self.place {
            Whereabouts::Room(slot) => Some(slot),
            Whereabouts::Nowhere | Whereabouts::Pod(_) | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => None,
        }
    }

    /// Alive, not hibernating, not evacuated.
    #[inline]
    pub fn is_active(&self) -> bool {
        matches!(self.place, Whereabouts::Room(_) | Whereabouts::Pod(_))
    }

    pub fn is_dead(&self) -> bool {
        self.place == Whereabouts::Dead
    }

    /// The Character; before the choice any will do, because nothing asks then.
    pub fn character(&self) -> Character {
        self.character.unwrap_or(Character::Captain)
    }

    pub fn kind_of(&self, card: HandCard) -> Option<usize> {
        card.kind(self.character())
    }

    pub fn card_of(&self, kind: usize) -> HandCard {
        HandCard::of_kind(self.character(), kind)
    }

    pub fn holds_card(&self, card: HandCard) -> bool {
        self.kind_of(card).is_some_and(|kind| self.hand.counts[kind] > 0)
    }

    /// N-WOUND-08: whether the restriction of a Serious Wound applies.
    pub fn suffers(&self, wound: SeriousWound) -> bool {
        self.weight(wound) > 0
    }

    /// How often the restriction of a Serious Wound counts: several copies do not add up (N-WOUND-07).
    pub fn weight(&self, wound: SeriousWound) -> u8 {
        let copies = self.wounds.iter().filter(|card| card.wound == Some(wound) && !card.dressed).count() as u8;
        if applies!("N-WOUND-07") { copies.min(1) } else { copies }
    }

    /// Hand slots in use: an Object takes one (N-OBJ-02), two Items joined by Duct Tape share one (N-ITEM-12).
    pub fn slots_used(&self) -> u8 {
        let pairs = (1..=2).filter(|&mark| self.hands.iter().any(|carried| carried.tape == mark)).count();
        let heavy = self.hands.iter().filter(|carried| !carried.thing.is_object() || applies!("N-OBJ-02")).count();
        (heavy - pairs) as u8
    }

    /// N-WOUND-17: how many hand slots there are; one blocked by a Serious Wound holds nothing (N-ITEM-07).
    pub fn slots(&self) -> u8 {
        let slots = self.character().facts().hand_slots;
        let blocked = self.suffers(SeriousWound::Arm) && applies!("N-WOUND-17") && applies!("N-ITEM-07");
        if blocked { slots - 1 } else { slots }
    }

    /// N-ITEM-05, N-ITEM-06: everything heavy takes a slot, and there are only so many.
    pub fn has_free_hand(&self) -> bool {
        self.slots_used() < self.slots() || !applies!("N-ITEM-06")
    }

    pub fn carries(&self, thing: Thing) -> bool {
        self.hands.iter().any(|carried| carried.thing == thing)
    }

    pub fn carried_mut(&mut self, thing: Thing) -> Option<&mut Carried> {
        self.hands.as_mut_slice().iter_mut().find(|carried| carried.thing == thing)
    }
}

impl Board {
    #[inline]
    pub fn room_of(&self, seat: Seat) -> Option<SlotId> {
        let member = self.member(seat);
        // N-HIB-04: whoever hibernates is in no Room.
        if member.place == Whereabouts::Hibernating && !applies!("N-HIB-04") {
            return self.slot_of(Room::Hibernatorium);
        }
        member.room()
    }

    /// N-ACT-10, N-COMB-01: at least one Intruder figure is in the Character's Room, now and not when the turn began (N-RULING-188).
    /// N-ACT-11: Eggs are none.
    #[inline]
    pub fn in_combat(&self, seat: Seat) -> bool {
        let hostile = |slot: SlotId| self.has_intruder(slot) || (!applies!("N-ACT-11") && self.free_eggs(slot) > 0);
        applies!("N-ACT-10") && applies!("N-COMB-01") && self.room_of(seat).is_some_and(hostile)
    }

    pub fn is_active(&self, seat: Seat) -> bool {
        seat.number() < self.seats && self.member(seat).is_active()
    }

    /// Active Characters in turn order.
    pub fn active_in_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.turn_order().filter(|&seat| self.is_active(seat))
    }

    /// Hibernating or evacuated and not dead: who goes through the victory check (N-END-10).
    pub fn survives(&self, seat: Seat) -> bool {
        matches!(self.member(seat).place, Whereabouts::Hibernating | Whereabouts::Evacuated)
    }

    /// N-RULING-217: who decides what no rule gives to a player: the first active player in turn order.
    pub fn chair(&self) -> Seat {
        let mut active = self.active_in_order();
        if applies!("N-RULING-217") { active.next() } else { active.last() }.unwrap_or(self.first)
    }

    pub fn is_nest(&self, slot: SlotId) -> bool {
        self.chamber(slot).room == Some(Room::Nest)
    }

    pub fn anybody_hibernates(&self) -> bool {
        self.seats().any(|seat| self.member(seat).place == Whereabouts::Hibernating)
    }
}
