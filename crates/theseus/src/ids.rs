//! Small numbers for the things on the table, each with a type of its own.

use crate::generated::sectors::{PENDING_COUNT, PENDING_SECTOR, SLOT_COUNT, SLOT_SECTOR, Sector};
use kernel::applies;
use serde::{Deserialize, Serialize};

/// The most units a game can have: three factions of three, Pandora's thirteen, three Minor Aliens.
pub const UNITS_MAX: usize = 25;
/// Rooms of all seven sectors, four each.
pub const ROOM_COUNT: usize = 28;

/// A unit of this game, numbered at setup.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct UnitId(#[serde(with = "kernel::readable::id")] pub u8);

impl UnitId {
    pub const NONE: Self = Self(u8::MAX);

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub fn is_some(self) -> bool {
        self != Self::NONE
    }
}

impl Default for UnitId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A Room: sector and place in its square, a b / c d.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RoomId(pub u8);

impl RoomId {
    pub fn new(sector: Sector, place: u8) -> Self {
        Self(sector as u8 * 4 + place % 4)
    }

    #[inline]
    pub fn sector(self) -> Sector {
        Sector::ALL[usize::from(self.0 / 4) % Sector::ALL.len()]
    }

    #[inline]
    pub fn place(self) -> u8 {
        self.0 % 4
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0).min(ROOM_COUNT - 1)
    }

    /// T-SECTOR-09: a, b, c and d.
    pub fn letter(self) -> char {
        char::from(b'a' + self.place())
    }

    /// The four Rooms of a sector (T-SECTOR-09).
    #[inline]
    pub fn of(sector: Sector) -> impl Iterator<Item = Self> {
        let rooms = if applies!("T-SECTOR-09") { 4 } else { 3 };
        (0..rooms).map(move |place| Self::new(sector, place))
    }
}

/// A slot for an installed card, numbered through all sectors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct SlotId(#[serde(with = "kernel::readable::id")] pub u8);

impl SlotId {
    pub const NONE: Self = Self(u8::MAX);

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0).min(SLOT_COUNT - 1)
    }

    #[inline]
    pub fn sector(self) -> Sector {
        SLOT_SECTOR[self.index()]
    }

    /// Its number within the sector, from 1.
    #[inline]
    pub fn number(self) -> u8 {
        self.index() as u8 - self.sector().facts().first_slot + 1
    }

    #[inline]
    pub fn of(sector: Sector) -> impl Iterator<Item = Self> {
        let facts = sector.facts();
        (facts.first_slot..facts.first_slot + facts.slots).map(Self)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..SLOT_COUNT as u8).map(Self)
    }
}

impl Default for SlotId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A pending slot, numbered through all sectors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct PendingId(#[serde(with = "kernel::readable::id")] pub u8);

impl PendingId {
    pub const NONE: Self = Self(u8::MAX);

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0).min(PENDING_COUNT - 1)
    }

    #[inline]
    pub fn sector(self) -> Sector {
        PENDING_SECTOR[self.index()]
    }

    #[inline]
    pub fn number(self) -> u8 {
        self.index() as u8 - self.sector().facts().first_pending + 1
    }

    /// T-RULING-02: two in a faction sector, one in the Corridors and in the Control Centre, none in the Technical Hall.
    #[inline]
    pub fn of(sector: Sector) -> impl Iterator<Item = Self> {
        let facts = sector.facts();
        let as_printed = applies!("T-RULING-02")
            && match sector {
                Sector::Corridors => applies!("T-SECTOR-05"),
                Sector::ControlCentre => applies!("T-SECTOR-06"),
                Sector::TechnicalHall => applies!("T-SECTOR-06") && applies!("T-SECTOR-17"),
                Sector::LoadingDock | Sector::AlienNest | Sector::Laboratory | Sector::Wreck => applies!("T-SECTOR-04"),
            };
        let count = if as_printed { facts.pending } else { u8::from(facts.pending == 0) };
        (facts.first_pending..facts.first_pending + count).map(Self)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..PENDING_COUNT as u8).map(Self)
    }
}

/// A set of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<UnitId>"))]
#[serde(transparent)]
pub struct UnitSet(#[serde(with = "kernel::readable::set")] pub u32);

impl UnitSet {
    #[inline]
    pub fn contains(self, unit: UnitId) -> bool {
        self.0 & (1 << (unit.0 & 31)) != 0
    }

    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << (unit.0 & 31);
    }

    pub fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << (unit.0 & 31));
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        Bits(self.0).map(UnitId)
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        let mut set = Self::default();
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }
}

/// A set of installed-card slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<SlotId>"))]
#[serde(transparent)]
pub struct SlotSet(#[serde(with = "kernel::readable::set")] pub u32);

impl SlotSet {
    #[inline]
    pub fn contains(self, slot: SlotId) -> bool {
        self.0 & (1 << (slot.0 & 31)) != 0
    }

    #[inline]
    pub fn insert(&mut self, slot: SlotId) {
        self.0 |= 1 << (slot.0 & 31);
    }

    pub fn remove(&mut self, slot: SlotId) {
        self.0 &= !(1 << (slot.0 & 31));
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SlotId> {
        Bits(self.0).map(SlotId)
    }
}

/// The positions of the set bits, lowest first.
struct Bits(u32);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            bit
        })
    }
}

impl FromIterator<SlotId> for SlotSet {
    fn from_iter<I: IntoIterator<Item = SlotId>>(slots: I) -> Self {
        let mut set = Self::default();
        slots.into_iter().for_each(|slot| set.insert(slot));
        set
    }
}

/// An unused place of a ring; counting begins at the Corridors (T-SETUP-09).
impl Default for Sector {
    fn default() -> Self {
        Self::Corridors
    }
}
