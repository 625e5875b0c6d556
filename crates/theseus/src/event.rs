//! The facts of a game, as they stand in the log.

use crate::action::Use;
use crate::board::{Ending, Spot};
use crate::generated::cards::{Bonus, Card};
use crate::generated::sectors::Sector;
use crate::ids::{PendingId, RoomId, SlotId, UnitId};
use kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What happened. Almost everything in this game is open; the exceptions are named in [`seen`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    SectorLaid {
        sector: Sector,
    },
    PandoraTokenLaid {
        sector: Sector,
        left: bool,
    },
    BonusLaid {
        slot: SlotId,
        bonus: Bonus,
    },
    /// A player picked a card for the own deck: others learn only that it happened.
    CardChosen {
        seat: Seat,
        card: Option<Card>,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    TopRevealed {
        seat: Seat,
        card: Card,
    },
    UnitPlaced {
        unit: UnitId,
        room: RoomId,
    },
    TurnBegins {
        seat: Seat,
        extra: bool,
    },
    TurnPasses {
        seat: Seat,
    },
    MoveBegins {
        unit: UnitId,
        by: Seat,
        points: u8,
    },
    PointAdded {
        unit: UnitId,
    },
    SectorEntered {
        unit: UnitId,
        sector: Sector,
    },
    SectorLeapt {
        unit: UnitId,
        sector: Sector,
    },
    PointsSpent {
        unit: UnitId,
        sector: Sector,
        points: u8,
    },
    ExitTaken {
        unit: UnitId,
        sector: Sector,
    },
    Teleported {
        unit: UnitId,
        sector: Sector,
    },
    Arrived {
        unit: UnitId,
        room: RoomId,
    },
    Appeared {
        unit: UnitId,
        room: RoomId,
    },
    Pushed {
        unit: UnitId,
        from: RoomId,
    },
    Wounded {
        unit: UnitId,
        by: Seat,
        life: u8,
    },
    LifeGained {
        seat: Seat,
        life: u8,
    },
    LifeLost {
        seat: Seat,
        life: u8,
    },
    DataGained {
        seat: Seat,
        data: u8,
    },
    TokenGained {
        seat: Seat,
    },
    TrapSprung {
        slot: SlotId,
        card: Card,
        unit: UnitId,
    },
    TrapsIgnored {
        unit: UnitId,
        sector: Sector,
    },
    MinorAssault {
        by: Seat,
        sector: Sector,
    },
    Assault {
        by: Seat,
    },
    Attack {
        attacker: UnitId,
    },
    HiddenAttack {
        slot: SlotId,
    },
    CardPerformed {
        slot: SlotId,
        card: Card,
        seat: Seat,
    },
    CardInstalled {
        slot: SlotId,
        card: Card,
        seat: Seat,
    },
    CardDiscarded {
        card: Card,
    },
    CardPending {
        pending: PendingId,
        card: Card,
    },
    InstantKept {
        seat: Seat,
        card: Card,
    },
    BonusTaken {
        seat: Seat,
        bonus: Bonus,
    },
    Used {
        seat: Seat,
        what: Use,
    },
    MalfunctionPlaced {
        at: Spot,
    },
    UnitTurned {
        unit: UnitId,
        upgraded: bool,
    },
    CardStrengthened {
        slot: SlotId,
        upgrades: u8,
    },
    UpgradeLost {
        seat: Seat,
    },
    Infected {
        unit: UnitId,
        tokens: u8,
    },
    ParasiteGone {
        unit: UnitId,
    },
    Held {
        unit: UnitId,
        slot: SlotId,
    },
    Freed {
        unit: UnitId,
    },
    Vanished {
        unit: UnitId,
    },
    Visible {
        unit: UnitId,
    },
    DeactivationPlaced {
        sector: Sector,
        seat: Seat,
    },
    CameraCounts {
        slot: SlotId,
        value: u8,
    },
    CameraEmptied {
        slot: SlotId,
    },
    DefenceArmed {
        slot: SlotId,
    },
    DefenceFired {
        slot: SlotId,
    },
    Relocated {
        unit: UnitId,
        sector: Sector,
    },
    TakenOver {
        slot: SlotId,
        unit: UnitId,
    },
    GivenBack {
        slot: SlotId,
        unit: UnitId,
    },
    EndTokenMoved {
        steps: u8,
    },
    Tied {
        seats: SeatSet,
    },
    GameOver {
        winners: SeatSet,
        ending: Ending,
    },
}

/// What a viewer learns of an event: all of it, except which card another player chose for a deck (T-INFO-08).
pub fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::CardChosen { seat, .. } if !viewer.is(seat) => Some(Event::CardChosen { seat, card: None }),
        other => Some(other),
    }
}
