//! Malfunction markers and engines: Repairs and what does the opposite.

use crate::action::Action;
use crate::board::Board;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::places::ship::engines;
use crate::refusal::{Why, require};
use crate::verbs::markers;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub fn check_break_down(who: Seat, board: &Board) -> Result<(), Why> {
    let Some(slot) = board.room_of(who) else { return Err(Why::new(rule!("N-RULING-42"), "the Character is in no Room")) };
    let allowed = board.can_break_down(slot) || !applies!("N-MARK-17");
    require(allowed, rule!("N-MARK-17"), "no Malfunction marker may lie in this Room")?;
    // N-MARK-15: a second one does nothing.
    require(!board.chamber(slot).malfunction, rule!("N-RULING-42"), "this Room has a Malfunction marker")
}

pub fn break_down(who: Seat, cx: &mut Cx<'_>) -> Flow {
    if let Some(slot) = cx.board.room_of(who) {
        markers::break_down(rule!("N-ACT-06"), slot, cx);
    }
    Flow::Done
}

/// Whether there is a working computer to play the card at; the Holo Computer in a hand slot replaces it where `holo` says so.
pub fn check_computer(who: Seat, holo: bool, board: &Board) -> Result<(), Why> {
    let here = board.room_of(who).is_some_and(|slot| board.has_computer(slot));
    let replaced = holo && board.has_item(who, crate::generated::items::Item::HoloComputer);
    require(here || replaced, rule!("N-MARK-21"), "no working computer is in this Room")
}

pub fn check_sabotage(who: Seat, board: &Board) -> Result<(), Why> {
    check_computer(who, false, board)
}

/// Rooms with a working computer, the own one included.
pub fn aims_sabotage(board: &Board, out: &mut Vec<Action>) {
    out.extend(SlotId::all().filter(|&slot| board.has_computer(slot)).map(Action::Room));
}

pub fn why_not_sabotage(action: &Action, board: &Board) -> Option<Why> {
    let Action::Room(slot) = *action else { return None };
    if board.chamber(slot).malfunction {
        return Some(Why::new(rule!("N-MARK-21"), "with a Malfunction marker this Room has no computer"));
    }
    Some(Why::new(rule!("N-ROOM-ALL-09"), "no explored Room with a computer is there"))
}

pub fn sabotage(draft: &Draft, cx: &mut Cx<'_>) -> Flow {
    markers::break_down(rule!("N-ACT-06"), draft.room, cx);
    Flow::Done
}

pub fn check_repair(who: Seat, board: &Board) -> Result<(), Why> {
    let broken = board.room_of(who).is_some_and(|slot| board.chamber(slot).malfunction);
    require(broken, rule!("N-RULING-42"), "this Room has no Malfunction marker")
}

/// N-MARK-23.
pub fn repair(who: Seat, cx: &mut Cx<'_>) -> Flow {
    if let Some(slot) = cx.board.room_of(who) {
        markers::repair(rule!("N-MARK-23"), slot, cx);
    }
    Flow::Done
}

/// The engine of the Room a Character is in (N-ENG-02).
pub fn engine_here(who: Seat, board: &Board) -> Option<u8> {
    engines::engine_at(board.room_of(who)?, board)
}

/// N-ENG-06: a Malfunction marker does not matter, and looking always counts as a change.
pub fn check_engine(who: Seat, board: &Board) -> Result<(), Why> {
    match board.room_of(who) {
        Some(slot) => engines::check(slot, board),
        None => Err(Why::new(rule!("N-ENG-02"), "the Character is in no Room")),
    }
}

/// N-ENG-03.
pub fn engine(who: Seat, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match (phase, engine_here(who, cx.board)) {
        (0, Some(engine)) => engines::begin(who, engine, cx),
        _ => Flow::Done,
    }
}

/// N-ENG-04, N-ENG-05.
pub fn engine_set(who: Seat, action: Action, cx: &mut Cx<'_>) -> Flow {
    if let Some(engine) = engine_here(who, cx.board) {
        engines::finish(who, engine, action, cx);
    }
    Flow::Done
}
