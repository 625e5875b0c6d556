//! N-ROOM-MONITORING: looking at an unexplored Room and its token. What was seen may be told or not, truly or not (N-ROOM-MONITORING-02).

use super::{RoomAction, chosen, room_need};
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::knowledge;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub(super) struct MonitoringRoom;

/// Unexplored Rooms; an unvisited Evacuation Section of the alternate side has its token still (N-RULING-209).
fn targets(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| !board.chamber(slot).explored)
}

impl RoomAction for MonitoringRoom {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(targets(board).next().is_some(), rule!("N-ROOM-MONITORING-01"), "every Room is explored")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        room_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(targets(board).map(Action::Room));
    }

    fn why_not(&self, _: &Draft, _: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(Why::new(rule!("N-ROOM-MONITORING-01"), "this Room is explored"))
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        knowledge::peek_tile(rule!("N-ROOM-MONITORING-01"), draft.who, chosen(draft), cx);
        knowledge::peek_token(rule!("N-ROOM-MONITORING-01"), draft.who, chosen(draft), cx);
        Flow::Done
    }
}
