//! What a player can answer. An answer is a noun; the question says what is done with it.

use crate::board::Side;
use crate::generated::cards::{Bonus, Card};
use crate::generated::sectors::Sector;
use crate::generated::units::UnitKind;
use crate::ids::{PendingId, RoomId, SlotId, UnitId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Something used between two steps of the own turn (T-TIMING-01, T-TIMING-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Use {
    UpgradeToken,
    /// The Instant of the own faction.
    Instant,
    Bonus(Bonus),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Go on, decline, neither, stop here, enter, count, stay.
    #[default]
    Pass,
    Use(Use),
    Unit(UnitId),
    Room(RoomId),
    Sector(Sector),
    Slot(SlotId),
    Pending(PendingId),
    Card(Card),
    Seat(Seat),
    /// Movement Points spent in a Time Loop.
    Points(u8),
    /// Leap over the sector ahead.
    Leap,
    /// End the Move by the Ventilation Exit in this sector.
    Exit(Sector),
    /// A Runner goes one sector further.
    RunOn,
    /// An Upgrade token of the pool.
    UpgradeToken,
    /// The sector's own action, before Pandora's token.
    SectorAction,
    /// An Upgrade token of the own reserve.
    Reserve,
    Detonate,
    /// An Embryo of this kind.
    Embryo(UnitKind),
    PandoraToken(Sector, Side),
}
