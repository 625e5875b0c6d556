//! N-ENG: engines.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use crate::{Cx, Flow};
use kernel::Seat;

/// The engine (0 to 2) whose Engine Room this is (N-ENG-02).
pub fn engine_at(slot: SlotId, board: &Board) -> Option<u8> {
    let room = board.chamber(slot).room?;
    [Room::Engine1, Room::Engine2, Room::Engine3].iter().position(|&other| other == room).map(|engine| engine as u8)
}

/// N-ENG-03: a player looks at both tokens of an engine (0 to 2) and is asked whether to change their order.
pub fn begin(who: Seat, engine: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Ask(Choice::Engine { seat: who, engine })
}

/// N-ENG-04, N-ENG-05: the tokens go back in the order of the player's choice.
pub fn finish(_who: Seat, _engine: u8, _action: Action, _cx: &mut Cx<'_>) {}
