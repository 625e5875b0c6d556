//! Search and Scavenging (N-SEARCH).

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Colour;
use crate::procedures::search::{self, COUNTER, Search};
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// N-SEARCH-09: Scavenging is possible with an Item Counter of 0 too.
pub fn check(who: Seat, at_zero: bool, board: &Board) -> Result<(), Why> {
    let Some(slot) = board.room_of(who) else { return Err(Why::new(rule!("N-SEARCH-02"), "the Character is in no Room")) };
    search::check(slot, if at_zero && applies!("N-SEARCH-09") { 0 } else { COUNTER }, board)
}

/// Only a white Room leaves a choice (N-SEARCH-03).
pub fn need(draft: &Draft, board: &Board) -> Option<Need> {
    let white = board.room_of(draft.who).is_some_and(|slot| board.colour(slot) == Colour::White);
    (white && draft.place.is_none()).then_some(Need::Deck)
}

pub fn aims(draft: &Draft, board: &Board, out: &mut Vec<Action>) {
    if let Some(slot) = board.room_of(draft.who) {
        search::aims(slot, board, out);
    }
}

pub fn why_not(action: &Action) -> Option<Why> {
    matches!(action, Action::Deck(_)).then_some(Why::new(rule!("N-RULING-119"), "no card of this deck is left"))
}

pub fn resolve(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let Some(slot) = cx.board.room_of(draft.who).filter(|_| phase == 0) else { return Flow::Done };
    let Some(deck) = draft.place.or_else(|| search::only_deck(slot, cx.board)) else { return Flow::Done };
    search::lower_counter(slot, cx);
    Flow::First(Search::of(draft.who, deck).into())
}
