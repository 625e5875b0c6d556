//! N-ROOM-COMMAND: Doors of one Room.

use super::{RoomAction, chosen, room_need};
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::procedures::doors::{self, ChangeDoors};
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct CommandCenter;

impl RoomAction for CommandCenter {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        let any = doors::changeable_rooms(board).next().is_some();
        require(any, rule!("N-RULING-138"), "no Door can be opened or closed")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        room_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(doors::changeable_rooms(board).map(Action::Room));
    }

    fn why_not(&self, _: &Draft, _: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(Why::new(rule!("N-RULING-138"), "no Door of this Room can be opened or closed"))
    }

    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        match phase {
            0 if applies!("N-ROOM-COMMAND-01") => Flow::First(ChangeDoors::of(draft.who, chosen(draft)).into()),
            _ => Flow::Done,
        }
    }
}
