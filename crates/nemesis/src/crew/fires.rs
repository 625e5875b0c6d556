//! Pyrotechnics: Fire in the own Room, set or put out.

use crate::action::Action;
use crate::board::Board;
use crate::draft::Draft;
use crate::refusal::{Why, require};
use crate::verbs::{items, markers};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

fn burns(who: Seat, board: &Board) -> bool {
    board.room_of(who).is_some_and(|slot| board.chamber(slot).fire)
}

pub fn check_set(who: Seat, board: &Board) -> Result<(), Why> {
    // N-MARK-09: a second marker does nothing.
    require(!burns(who, board), rule!("N-RULING-42"), "this Room burns already")?;
    require(board.item_count(who) > 0, rule!("N-RULING-227"), "there is no Item to be given up")
}

/// Any Item of the own, in a hand slot or put away; what is attached goes with its weapon (N-RULING-121).
pub fn aims_set(who: Seat, board: &Board, out: &mut Vec<Action>) {
    let hands = board.member(who).hands.as_slice();
    for (index, carried) in hands.iter().enumerate() {
        let first = !hands[..index].iter().any(|other| other.thing == carried.thing);
        out.extend(carried.item().filter(|_| first).map(Action::Item));
    }
    out.extend(board.inventory.kinds(who).map(Action::Item));
}

pub fn why_not_set(action: &Action) -> Option<Why> {
    matches!(action, Action::Item(_)).then_some(Why::new(rule!("N-RULING-227"), "this Item is not carried"))
}

/// The Item counts as used (N-RULING-227); without it there is no Fire (N-RULING-218).
pub fn set(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match (phase, draft.item, cx.board.room_of(draft.who)) {
        (0, Some(item), Some(_)) if cx.board.has_item(draft.who, item) => {
            items::use_up(rule!("N-RULING-227"), draft.who, item, cx);
            Flow::Again
        }
        (1, Some(_), Some(slot)) if applies!("N-RULING-218") => {
            markers::ignite(rule!("N-ACT-06"), slot, cx);
            Flow::Done
        }
        _ => Flow::Done,
    }
}

pub fn check_put_out(who: Seat, board: &Board) -> Result<(), Why> {
    require(burns(who, board), rule!("N-RULING-42"), "this Room does not burn")
}

pub fn put_out(who: Seat, cx: &mut Cx<'_>) -> Flow {
    if let Some(slot) = cx.board.room_of(who) {
        markers::extinguish(rule!("N-ACT-06"), slot, cx);
    }
    Flow::Done
}
