//! N-POD: boarding, waiting, launching.

use crate::action::Action;
use crate::board::Board;
use crate::ids::SlotId;
use crate::{Cx, Flow};
use kernel::Seat;

/// Pods of a section that can be boarded.
pub fn options(_slot: SlotId, _board: &Board, _out: &mut Vec<Action>) {}

/// N-POD-12.
pub fn turn_options(_seat: Seat, _board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Stay);
}

/// What a waiting player has chosen at the start of its turn.
pub fn turn(_seat: Seat, _action: Action, _cx: &mut Cx<'_>) -> Flow {
    Flow::Again
}
