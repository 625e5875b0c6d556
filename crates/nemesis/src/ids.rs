//! Small numbers for the things on the table, each with a type of its own, and sets of them.

use crate::generated::swarm::IntruderKind;
use serde::{Deserialize, Serialize};

/// Room slots of the largest map.
pub const SLOTS: usize = 21;
/// Corridors of the largest map.
pub const CORRIDORS: usize = 38;
/// Technical Corridor systems of the map that has most (N-MODE-ALT-02).
pub const NETWORKS: usize = 2;
/// Intruder figures in the box (N-COMP-08 to N-COMP-12).
pub const FIGURES: usize = 20;
/// Escape Pods in the box (N-COMP-27).
pub const PODS: usize = 4;
/// The most players of a game (N-COMP-01).
pub const PLAYERS: usize = 5;

macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        #[serde(transparent)]
        pub struct $name(#[serde(with = "kernel::readable::id")] pub u8);

        impl $name {
            pub const NONE: Self = Self(u8::MAX);

            /// A valid index, whatever the number is.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0).min($count - 1)
            }

            #[inline]
            pub fn is_some(self) -> bool {
                self != Self::NONE
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::NONE
            }
        }
    };
}

small_id!(
    /// A place for a Room on the map, in the order of its printed number.
    SlotId,
    SLOTS
);
small_id!(
    /// A Corridor of the map in use, in the order of the board data.
    CorridorId,
    CORRIDORS
);
small_id!(
    /// One Intruder figure of the box: Larvae first, the Queen last.
    FigureId,
    FIGURES
);
small_id!(
    /// An Escape Pod: its printed number less one.
    PodId,
    PODS
);

impl SlotId {
    /// The number printed on the board.
    pub fn number(self) -> u8 {
        self.0.wrapping_add(1)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..SLOTS as u8).map(Self)
    }
}

impl PodId {
    pub fn number(self) -> u8 {
        self.0.wrapping_add(1)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..PODS as u8).map(Self)
    }
}

/// The index of the first figure of each type, and one past the last figure.
const FIRST_FIGURE: [u8; IntruderKind::COUNT + 1] = {
    let mut first = [0; IntruderKind::COUNT + 1];
    let mut kind = 0;
    while kind < IntruderKind::COUNT {
        first[kind + 1] = first[kind] + IntruderKind::ALL[kind].facts().figures;
        kind += 1;
    }
    assert!(first[IntruderKind::COUNT] as usize == FIGURES);
    first
};

impl FigureId {
    /// The figures of one type.
    pub fn of(kind: IntruderKind) -> impl Iterator<Item = Self> {
        (FIRST_FIGURE[kind.index()]..FIRST_FIGURE[kind.index() + 1]).map(Self)
    }

    #[inline]
    pub fn kind(self) -> IntruderKind {
        let index = self.index() as u8;
        IntruderKind::ALL.into_iter().rev().find(|kind| index >= FIRST_FIGURE[kind.index()]).unwrap_or(IntruderKind::Larva)
    }

    /// Counted from 1 within its type.
    pub fn number(self) -> u8 {
        self.index() as u8 - FIRST_FIGURE[self.kind().index()] + 1
    }
}

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $id:ident, $typescript:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = $typescript))]
        #[serde(transparent)]
        pub struct $name(#[serde(with = "kernel::readable::set")] pub $bits);

        impl $name {
            pub const NONE: Self = Self(0);

            #[inline]
            pub fn contains(self, id: $id) -> bool {
                id.is_some() && self.0 & (1 << id.index()) != 0
            }

            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// In ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let id = $id(left.trailing_zeros() as u8);
                        left &= left - 1;
                        id
                    })
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let mut set = Self::NONE;
                ids.into_iter().for_each(|id| set.insert(id));
                set
            }
        }
    };
}

small_set!(
    /// Some slots.
    SlotSet,
    u32,
    SlotId,
    "Array<SlotId>"
);
small_set!(
    /// Some figures.
    FigureSet,
    u32,
    FigureId,
    "Array<FigureId>"
);
small_set!(
    /// Some Corridors.
    CorridorSet,
    u64,
    CorridorId,
    "Array<CorridorId>"
);
