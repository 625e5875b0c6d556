//! Room actions (N-ROOM).

pub mod laboratory;

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

/// N-ROOM-ALL-05.
pub const COST: u8 = 2;

/// Whether the Room action of the Character's own Room could be taken.
pub fn check_here(_who: Seat, _slot: SlotId, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-RULING-42"), "not possible"))
}

pub fn need_here(_draft: &Draft, _board: &Board) -> Option<Need> {
    None
}

pub fn aims_here(_draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

pub fn why_not(_draft: &Draft, _need: Need, _action: &Action, _board: &Board) -> Option<Why> {
    None
}

pub fn resolve_here(_draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

pub fn answer_here(_draft: &Draft, _phase: u8, _action: Action, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// Whether the Room action of `room` at `slot` could be taken by `who`, its cost and the Combat of `who` aside.
pub fn check(_room: Room, _who: Seat, _slot: SlotId, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-RULING-42"), "not possible"))
}

pub fn need(_room: Room, _draft: &Draft, _board: &Board) -> Option<Need> {
    None
}

pub fn aims(_room: Room, _draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

pub fn resolve(_room: Room, _slot: SlotId, _draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

pub fn answer(_room: Room, _slot: SlotId, _draft: &Draft, _phase: u8, _action: Action, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}
