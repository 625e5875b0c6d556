//! N-DOOR: closing Doors, with an empty supply too (N-DOOR-14).

use crate::Action;
use crate::board::Board;
use crate::ids::{CorridorId, CorridorSet, SlotId};
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CloseDoor {
    pub corridor: CorridorId,
    pub by: Seat,
    pub kept: CorridorSet,
}

impl CloseDoor {
    /// `by` chooses the Door to take when the supply is empty; those in `kept` may not be taken (N-RULING-57).
    pub fn of(corridor: CorridorId, by: Seat, kept: CorridorSet) -> Self {
        Self { corridor, by, kept }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// Doors of a Room that can be opened or closed (N-RULING-138), and the end of it.
pub fn options(_slot: SlotId, _done: CorridorSet, _board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Done);
}

/// Whether some Door next to a Room can be opened or closed; with `allow_destroyed` a Destroyed one can be closed.
pub fn can_toggle(_slot: SlotId, _board: &Board, _allow_destroyed: bool) -> bool {
    false
}

/// The Corridors of those Doors.
pub fn toggle_targets(_slot: SlotId, _board: &Board, _allow_destroyed: bool, _out: &mut Vec<Action>) {}

/// Opens a Closed Door, closes another.
pub fn toggle(_who: Seat, _corridor: CorridorId, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// Rooms of which at least one Door can be changed, explored or not (N-RULING-138).
pub fn changeable_rooms(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| can_toggle(slot, board, false))
}

/// Doors of one Room are opened and closed one by one (Command Center, Security Key).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChangeDoors {
    who: Seat,
    slot: SlotId,
    done: CorridorSet,
}

impl ChangeDoors {
    pub fn of(who: Seat, slot: SlotId) -> Self {
        Self { who, slot, done: CorridorSet::NONE }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// Closed Doors that may be taken from the board.
pub fn takeable(_kept: CorridorSet, _board: &Board, _out: &mut Vec<Action>) {}
