//! N-ROOM-GENERATOR: the Self-Destruct sequence is started or stopped.

use super::{RoomAction, option, option_need};
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::places::ship::self_destruct;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Generator;

impl RoomAction for Generator {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        self_destruct::check(who, board)
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (option(draft) == 0).then(|| option_need(draft))
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        self_destruct::options(board, out);
    }

    fn why_not(&self, _: &Draft, _: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(Why::new(rule!("N-RULING-141"), "with a marker on the track there is only stopping, without one only starting"))
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        // N-ROOM-GENERATOR-02.
        if !applies!("N-ROOM-GENERATOR-02") {
            return Flow::Done;
        }
        if option(draft) == self_destruct::START {
            self_destruct::start(rule!("N-ROOM-GENERATOR-01"), cx);
        } else {
            self_destruct::stop(rule!("N-ROOM-GENERATOR-01"), cx);
        }
        Flow::Done
    }
}
