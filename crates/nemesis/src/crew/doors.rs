//! Doors next to the own Room: opened, closed, destroyed.

use crate::action::Action;
use crate::board::{Board, Door};
use crate::draft::Draft;
use crate::generated::tokens::DOOR_TOKENS;
use crate::ids::{CorridorId, CorridorSet};
use crate::procedures::doors::CloseDoor;
use crate::refusal::{Why, require};
use crate::verbs::corridors;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// N-DOOR-14, N-RULING-57: whether a token could be put down: one of the supply, or a Closed Door from elsewhere.
fn can_close(board: &Board) -> bool {
    board.doors_out() < DOOR_TOKENS || board.doors.iter().any(|&door| door == Door::Closed)
}

/// Whether a Door can be opened or closed; a Destroyed one cannot (N-DOOR-08).
pub fn can_turn(corridor: CorridorId, board: &Board) -> bool {
    match board.door(corridor) {
        Door::Closed => true,
        Door::Open => can_close(board),
        Door::Destroyed => !applies!("N-DOOR-08"),
    }
}

/// The Corridors of the own Room; Technical Corridors have no Doors (N-TECH-08).
fn next_to(who: Seat, board: &Board) -> impl Iterator<Item = CorridorId> + '_ {
    board.room_of(who).into_iter().flat_map(|slot| board.corridors(slot))
}

pub fn check_turn(who: Seat, board: &Board) -> Result<(), Why> {
    let any = next_to(who, board).any(|corridor| can_turn(corridor, board));
    require(any, rule!("N-RULING-42"), "no Door next to this Room can be opened or closed")
}

pub fn aims_turn(who: Seat, board: &Board, out: &mut Vec<Action>) {
    out.extend(next_to(who, board).filter(|&corridor| can_turn(corridor, board)).map(Action::Corridor));
}

pub fn check_destroy(who: Seat, board: &Board) -> Result<(), Why> {
    let any = next_to(who, board).any(|corridor| board.door(corridor) == Door::Closed);
    require(any, rule!("N-RULING-42"), "no Closed Door is next to this Room")
}

pub fn aims_destroy(who: Seat, board: &Board, out: &mut Vec<Action>) {
    out.extend(next_to(who, board).filter(|&corridor| board.door(corridor) == Door::Closed).map(Action::Corridor));
}

/// `turns` is opening and closing, otherwise destroying.
pub fn why_not(who: Seat, turns: bool, action: &Action, board: &Board) -> Option<Why> {
    let Action::Corridor(corridor) = *action else { return None };
    if !next_to(who, board).any(|other| other == corridor) {
        return Some(Why::new(rule!("N-RULING-42"), "this Corridor is not next to the own Room"));
    }
    match board.door(corridor) {
        Door::Destroyed => Some(Why::new(rule!("N-DOOR-08"), "this Door is Destroyed")),
        Door::Open if turns => Some(Why::new(rule!("N-RULING-57"), "no Door token is left that could be put there")),
        Door::Open => Some(Why::new(rule!("N-DOOR-02"), "this Door is not Closed")),
        Door::Closed => None,
    }
}

/// A Closed Door is opened, an Open one closed, with an empty supply as N-DOOR-14 says.
pub fn turn(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    if phase > 0 {
        return Flow::Done;
    }
    match cx.board.door(draft.corridor) {
        Door::Closed => {
            corridors::open(rule!("N-DOOR-03"), draft.corridor, cx);
            Flow::Done
        }
        Door::Open | Door::Destroyed => Flow::First(CloseDoor::of(draft.corridor, draft.who, CorridorSet::NONE).into()),
    }
}

pub fn destroy(draft: &Draft, cx: &mut Cx<'_>) -> Flow {
    corridors::destroy(rule!("N-DOOR-07"), draft.corridor, cx);
    Flow::Done
}
