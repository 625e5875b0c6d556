//! N-ROOM-HATCH: an Escape Pod is locked or unlocked.

use super::RoomAction;
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::{PodId, SlotId};
use crate::refusal::{Why, require};
use crate::verbs::pods;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct HatchControlSystem;

/// N-RULING-139: any Pod still aboard, occupied or not.
fn targets(board: &Board) -> impl Iterator<Item = PodId> + '_ {
    let occupied = |pod: PodId| crate::places::ship::pods::occupants(pod, board) > 0;
    PodId::all().filter(move |&pod| board.ship.pods[pod.index()].aboard && (!occupied(pod) || applies!("N-RULING-139")))
}

impl RoomAction for HatchControlSystem {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(targets(board).next().is_some(), rule!("N-RULING-139"), "no Escape Pod is left")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (!draft.pod.is_some()).then_some(Need::Pod)
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(targets(board).map(Action::Pod));
    }

    fn why_not(&self, _: &Draft, _: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(Why::new(rule!("N-RULING-139"), "this Pod is not on the ship"))
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let locked = cx.board.ship.pods[draft.pod.index()].locked;
        // N-POD-05: automatically unlocked Pods too.
        if applies!("N-POD-02") && (locked || applies!("N-POD-05")) {
            pods::set_lock(rule!("N-ROOM-HATCH-01"), draft.pod, !locked, cx);
        }
        Flow::Done
    }
}
