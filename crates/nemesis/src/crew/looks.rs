//! Looking at what is hidden: Coordinates, Room tiles, the top Event card.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::crew::machines::check_computer;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::knowledge;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub fn check_coordinates(who: Seat, board: &Board) -> Result<(), Why> {
    check_computer(who, false, board)
}

pub fn coordinates(who: Seat, cx: &mut Cx<'_>) -> Flow {
    knowledge::peek_coordinates(rule!("N-INFO-04"), who, cx);
    Flow::Done
}

/// Rooms whose tile lies face down, wherever they are.
fn hidden_tiles(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| board.chamber(slot).room.is_none())
}

pub fn check_tile(board: &Board) -> Result<(), Why> {
    require(hidden_tiles(board).next().is_some(), rule!("N-RULING-42"), "every Room tile lies face up")
}

pub fn aims_tile(board: &Board, out: &mut Vec<Action>) {
    out.extend(hidden_tiles(board).map(Action::Room));
}

pub fn why_not_tile(action: &Action) -> Option<Why> {
    matches!(action, Action::Room(_)).then_some(Why::new(rule!("N-INFO-01"), "the tile of this Room lies face up"))
}

/// The tile, not its Exploration token.
pub fn tile(draft: &Draft, cx: &mut Cx<'_>) -> Flow {
    knowledge::peek_tile(rule!("N-INFO-01"), draft.who, draft.room, cx);
    Flow::Done
}

pub fn check_event(who: Seat, board: &Board) -> Result<(), Why> {
    check_computer(who, true, board)?;
    let events = &board.decks.events;
    require(!events.is_empty() || events.discard != 0, rule!("N-RULING-42"), "no Event card is left")
}

/// An empty deck is shuffled first (N-TIMING-09).
pub fn event(who: Seat, phase: u8, cx: &mut Cx<'_>) -> Flow {
    if phase == 0 && knowledge::peek_event(rule!("N-INFO-27"), who, cx).is_some() {
        return Flow::Ask(Choice::EventOrder { seat: who });
    }
    Flow::Done
}

pub fn put_event(who: Seat, action: Action, cx: &mut Cx<'_>) -> Flow {
    knowledge::put_event(rule!("N-INFO-27"), who, action == Action::Top, cx);
    Flow::Done
}
