//! Order and Motivation, and how far the Intercom carries them.

use crate::action::Action;
use crate::board::Board;
use crate::crew::moves;
use crate::draft::{Draft, Need};
use crate::generated::items::Item;
use crate::procedures::movement::Noise;
use crate::refusal::{Why, require};
use crate::verbs::{cards, items};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Whether the Captain's voice reaches a Character: in its own Room, or with the Intercom in a Room with a working computer.
fn reaches(who: Seat, other: Seat, intercom: bool, board: &Board) -> bool {
    match (board.room_of(who), board.room_of(other)) {
        (Some(here), Some(there)) => here == there || (intercom && board.has_computer(there)),
        _ => false,
    }
}

/// Other Characters that can be sent somewhere.
fn subordinates(who: Seat, board: &Board) -> impl Iterator<Item = Seat> + '_ {
    let intercom = board.has_item(who, Item::Intercom);
    board.seats().filter(move |&seat| seat != who && reaches(who, seat, intercom, board) && moves::can_leave(seat, board))
}

pub fn check_order(who: Seat, board: &Board) -> Result<(), Why> {
    require(subordinates(who, board).next().is_some(), rule!("N-RULING-42"), "no other Character here could be moved")
}

/// Who, then where to.
pub fn need_order(draft: &Draft, board: &Board) -> Option<Need> {
    match draft.seat {
        Some(mover) => moves::need_way(mover, draft, board),
        None => Some(Need::Who),
    }
}

pub fn aims_order(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    match draft.seat {
        Some(mover) => moves::aims_way(mover, draft, need, board, out),
        None => out.extend(subordinates(draft.who, board).map(Action::Who)),
    }
}

pub fn why_not_order(draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    match (draft.seat, *action) {
        (Some(mover), _) => moves::why_not_way(mover, need, action, board),
        (None, Action::Who(seat)) if seat == draft.who => Some(Why::new(rule!("N-RULING-42"), "Order moves another Character")),
        (None, Action::Who(seat)) if reaches(draft.who, seat, board.has_item(draft.who, Item::Intercom), board) => {
            Some(Why::new(rule!("N-RULING-93"), "no neighbouring Room can be reached from there"))
        }
        (None, Action::Who(_)) => Some(Why::new(rule!("N-RULING-42"), "this Character is not in the Room")),
        (None, _) => None,
    }
}

/// N-RULING-184: it is that Character's movement, with the attacks of an Escape if it leaves Combat.
pub fn order(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let (0, Some(mover)) = (phase, draft.seat) else { return Flow::Done };
    if cx.board.room_of(mover) != cx.board.room_of(draft.who) {
        items::reveal(rule!("N-INFO-17"), draft.who, Item::Intercom, cx);
    }
    moves::go(mover, draft, Noise::Due, applies!("N-RULING-184"), None, cx.board)
}

/// Everybody the voice reaches draws a card, in turn order, passed or not.
pub fn motivate(who: Seat, cx: &mut Cx<'_>) -> Flow {
    let intercom = cx.board.has_item(who, Item::Intercom);
    let far = |seat: Seat, board: &Board| reaches(who, seat, true, board) && !reaches(who, seat, false, board);
    if intercom && cx.board.seats().any(|seat| far(seat, cx.board)) {
        items::reveal(rule!("N-INFO-17"), who, Item::Intercom, cx);
    }
    for seat in cx.board.turn_order() {
        if reaches(who, seat, intercom, cx.board) {
            cards::draw(rule!("N-ACT-05"), seat, 1, cx);
        }
    }
    Flow::Done
}
