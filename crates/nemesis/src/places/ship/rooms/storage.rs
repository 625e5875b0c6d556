//! N-ROOM-STORAGE: two Items of a deck, one of which is kept.

use super::RoomAction;
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::procedures::search::Search;
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Storage;

/// N-RULING-119: a deck without any card, in the discard pile neither, cannot be chosen.
fn decks(slot: SlotId, board: &Board) -> impl Iterator<Item = u8> + '_ {
    // N-ROOM-STORAGE-02: the Item Counter does not matter.
    let open = applies!("N-ROOM-STORAGE-02") || board.chamber(slot).counter > 0;
    let decks = board.decks.items.iter().enumerate();
    decks.filter(move |(_, deck)| open && (!deck.is_empty() || !deck.discard.is_empty())).map(|(colour, _)| colour as u8)
}

impl RoomAction for Storage {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(decks(slot, board).next().is_some(), rule!("N-RULING-119"), "no Item deck has a card left")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        draft.place.is_none().then_some(Need::Deck)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(decks(slot, board).map(Action::Deck));
    }

    fn why_not(&self, _: &Draft, _: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(Why::new(rule!("N-RULING-119"), "this deck has no card left"))
    }

    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        match (phase, draft.place) {
            (0, Some(deck)) if applies!("N-ROOM-STORAGE-01") => Flow::First(Search::of(draft.who, deck).into()),
            _ => Flow::Done,
        }
    }
}
