//! Event cards about Fire (N-MARK-24).

use crate::board::Board;
use crate::generated::rooms::Room;
use crate::ids::{SlotId, SlotSet};
use crate::verbs::markers;
use crate::{Cx, Flow};
use kernel::rule;

/// Rooms that burn now: those that Fire spreads from, whatever the card does later.
fn burning(board: &Board) -> SlotSet {
    SlotId::all().filter(|&slot| board.chamber(slot).fire).collect()
}

/// Fire in every neighbour of some Rooms, not through Closed Doors or Technical Corridors, in the order of Room numbers (N-RULING-151).
fn spread(from: SlotSet, cx: &mut Cx<'_>) {
    let mut reached = SlotSet::NONE;
    for slot in from.iter() {
        for (corridor, to) in cx.board.neighbours(slot) {
            if cx.board.is_passable(corridor) {
                reached.insert(to);
            }
        }
    }
    for slot in reached.iter() {
        markers::ignite(rule!("N-MARK-24"), slot, cx);
    }
}

pub(super) fn flammable_compounds(cx: &mut Cx<'_>) -> Flow {
    let Some(slot) = cx.board.slot_of(Room::Hibernatorium) else { return Flow::Done };
    if cx.board.chamber(slot).fire {
        spread([slot].into_iter().collect(), cx);
    } else {
        markers::ignite(rule!("N-MARK-24"), slot, cx);
    }
    Flow::Done
}

/// An unexplored Room has no Item Counter yet: it is set normally later (N-RULING-122).
pub(super) fn consuming_fire(cx: &mut Cx<'_>) -> Flow {
    let burning = burning(cx.board);
    for slot in burning.iter() {
        if cx.board.chamber(slot).counter > 0 {
            markers::set_counter(rule!("N-ROUND-28"), slot, 0, cx);
        }
    }
    spread(burning, cx);
    Flow::Done
}

/// All Malfunctions first.
pub(super) fn damaging_fire(cx: &mut Cx<'_>) -> Flow {
    let burning = burning(cx.board);
    for slot in burning.iter() {
        markers::break_down(rule!("N-MARK-24"), slot, cx);
    }
    spread(burning, cx);
    Flow::Done
}
