//! Search and Scavenging (N-SEARCH).

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Colour;
use crate::ids::SlotId;
use crate::procedures::search::{self, Search};
use crate::refusal::{Why, require};
use crate::verbs::markers;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// N-SEARCH-02, N-SEARCH-03: the decks a Room can be searched for.
fn decks(slot: SlotId, board: &Board) -> std::ops::Range<u8> {
    match board.colour(slot) {
        _ if !applies!("N-SEARCH-02") => 0..3,
        Colour::Red => 0..1,
        Colour::Yellow => 1..2,
        Colour::Green => 2..3,
        Colour::White if applies!("N-SEARCH-03") => 0..3,
        Colour::None if !applies!("N-SEARCH-07") || !applies!("N-RULING-122") => 0..3,
        Colour::White | Colour::None => 0..0,
    }
}

/// N-RULING-119: a deck that has run out is made anew from its discard pile; without any card it cannot be searched.
pub fn has_cards(deck: u8, board: &Board) -> bool {
    let deck = &board.decks.items[usize::from(deck).min(2)];
    !deck.is_empty() || !deck.discard.is_empty() || !applies!("N-RULING-119")
}

pub fn check(who: Seat, at_zero: bool, board: &Board) -> Result<(), Why> {
    let Some(slot) = board.room_of(who) else { return Err(Why::new(rule!("N-SEARCH-02"), "the Character is in no Room")) };
    let chamber = board.chamber(slot);
    // N-RULING-122: an unexplored Room has no Item Counter.
    let searchable = chamber.room.is_some_and(search::is_searchable);
    let known = (chamber.explored && (searchable || !applies!("N-SEARCH-07"))) || !applies!("N-RULING-122");
    require(known, rule!("N-SEARCH-07"), "this Room cannot be searched")?;
    let undamaged = !chamber.fire && !chamber.malfunction;
    require(undamaged || applies!("N-SEARCH-08"), rule!("N-SEARCH-08"), "not with Fire or a Malfunction")?;
    // N-SEARCH-09: Scavenging breaks this rule. Rooms that cannot be searched have no counter to look at.
    let counted = chamber.counter > 0 || !searchable || (at_zero && applies!("N-SEARCH-09")) || !applies!("N-SEARCH-06");
    require(counted, rule!("N-SEARCH-06"), "the Item Counter of this Room is 0")?;
    require(decks(slot, board).any(|deck| has_cards(deck, board)), rule!("N-RULING-119"), "no card is left to be found")
}

/// Only a white Room leaves a choice (N-SEARCH-03).
pub fn need(draft: &Draft, board: &Board) -> Option<Need> {
    let white = board.room_of(draft.who).is_some_and(|slot| board.colour(slot) == Colour::White);
    (white && draft.place.is_none()).then_some(Need::Deck)
}

pub fn aims(board: &Board, out: &mut Vec<Action>) {
    out.extend((0..3).filter(|&deck| has_cards(deck, board)).map(Action::Deck));
}

pub fn why_not(action: &Action) -> Option<Why> {
    matches!(action, Action::Deck(_)).then_some(Why::new(rule!("N-RULING-119"), "no card of this deck is left"))
}

pub fn resolve(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let Some(slot) = cx.board.room_of(draft.who) else { return Flow::Done };
    let deck = draft.place.or_else(|| decks(slot, cx.board).next());
    match (phase, deck) {
        (0, Some(deck)) => {
            let count = cx.board.chamber(slot).counter;
            if count > 0 {
                markers::set_counter(rule!("N-SEARCH-05"), slot, count - 1, cx);
            }
            Flow::First(Search::of(draft.who, deck).into())
        }
        _ => Flow::Done,
    }
}
