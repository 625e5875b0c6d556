//! What a Character carries, looked at as weapons and Items.

use super::{Board, Carried, Thing};
use crate::generated::items::{Item, WeaponClass};
use kernel::{Seat, applies};

impl Board {
    /// Whether a player has an Item, in a hand slot or in the Inventory.
    #[inline]
    pub fn has_item(&self, seat: Seat, item: Item) -> bool {
        if item.facts().heavy { self.member(seat).carries(Thing::Item(item)) } else { self.inventory.has(seat, item) }
    }

    /// Weapons in the hand slots, each kind once.
    pub fn weapons(&self, seat: Seat) -> impl Iterator<Item = (Item, &Carried)> {
        let hands = self.member(seat).hands.as_slice();
        hands.iter().enumerate().filter_map(move |(index, carried)| {
            let item = carried.item().filter(|item| item.facts().weapon.is_some())?;
            (!hands[..index].iter().any(|other| other.thing == carried.thing)).then_some((item, carried))
        })
    }

    /// Weapons with at least 1 Ammo (N-COMB-06).
    pub fn loaded(&self, seat: Seat) -> impl Iterator<Item = Item> {
        self.weapons(seat).map(|(item, _)| item).filter(move |&item| self.ammo(seat, item) > 0)
    }

    /// Ammo on a weapon; of two equal ones the fuller.
    pub fn ammo(&self, seat: Seat, weapon: Item) -> u8 {
        self.member(seat).hands.iter().filter(|carried| carried.thing == Thing::Item(weapon)).map(|carried| carried.ammo).max().unwrap_or(0)
    }

    /// Whether a weapon of this kind could take Ammo.
    pub fn can_load(&self, seat: Seat, weapon: Item) -> bool {
        self.member(seat).hands.iter().any(|carried| carried.thing == Thing::Item(weapon) && carried.ammo < carried.capacity())
    }

    /// Energy weapons that could take Ammo (N-ROOM-ARMORY-01, N-RULING-195).
    pub fn loadable_energy(&self, seat: Seat) -> impl Iterator<Item = Item> {
        self.weapons(seat)
            .map(|(item, _)| item)
            .filter(move |&item| item.facts().weapon.is_some_and(|weapon| weapon.class == WeaponClass::Energy) && self.can_load(seat, item))
    }

    /// Of two equal weapons the emptier.
    pub fn weapon_to_load_mut(&mut self, seat: Seat, weapon: Item) -> Option<&mut Carried> {
        let hands = self.member_mut(seat).hands.as_mut_slice();
        hands.iter_mut().filter(|carried| carried.thing == Thing::Item(weapon)).min_by_key(|carried| carried.ammo)
    }

    /// Of two equal weapons the fuller.
    pub fn weapon_to_fire_mut(&mut self, seat: Seat, weapon: Item) -> Option<&mut Carried> {
        let hands = self.member_mut(seat).hands.as_mut_slice();
        hands.iter_mut().filter(|carried| carried.thing == Thing::Item(weapon)).max_by_key(|carried| carried.ammo)
    }

    /// Items of a player in hand slots and Inventory; Objects are none (N-OBJ-03). What is attached to another one is no Item of its
    /// own (N-ITEM-11).
    pub fn item_count(&self, seat: Seat) -> usize {
        let hands = self.member(seat).hands.iter().filter(|carried| !carried.thing.is_object() || !applies!("N-OBJ-03"));
        let heavy = hands.map(|carried| 1 + if applies!("N-ITEM-11") { 0 } else { carried.attached().count() }).sum::<usize>();
        heavy + self.inventory.count(seat)
    }
}
