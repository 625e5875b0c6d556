//! Who sits at the table and who looks at it.

use serde::{Deserialize, Serialize};

/// The largest number of seats any game here uses.
pub const SEATS: usize = 8;

/// A place at the table: the one who decides, not the piece that bleeds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// Seats are counted from 0. Numbers past the table are folded into it, so that a seat is always a valid index.
    pub const fn new(number: u8) -> Self {
        Self(number % SEATS as u8)
    }

    pub const fn number(self) -> u8 {
        self.0 % SEATS as u8
    }

    pub const fn index(self) -> usize {
        self.number() as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[serde(transparent)]
pub struct SeatSet(#[serde(with = "crate::readable::set")] u8);

impl SeatSet {
    pub const NONE: Self = Self(0);

    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.number())
    }

    /// The first `count` seats of the table.
    pub const fn first(count: u8) -> Self {
        if count as usize >= SEATS { Self(u8::MAX) } else { Self((1 << count) - 1) }
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.number()) != 0
    }

    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.number()))
    }

    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.number()))
    }

    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..SEATS as u8).map(Seat::new).filter(move |&seat| self.contains(seat))
    }

    /// The only seat of the set, if it has exactly one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat::new(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::{Seat, SeatSet};

    #[test]
    fn a_set_knows_its_members() {
        let set = SeatSet::of(Seat::new(1)).with(Seat::new(4));
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::new(4)) && !set.contains(Seat::new(0)));
        assert_eq!(set.without(Seat::new(4)).only(), Some(Seat::new(1)));
        assert_eq!(set.only(), None);
        assert_eq!(SeatSet::first(3).iter().map(Seat::number).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(SeatSet::first(8).len(), 8);
    }
}
