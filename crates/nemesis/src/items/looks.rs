//! Items that show something: Recon Drone, Nemesis Plans, the keys to Objectives, Laboratory Equipment, Flashlight. Looking at
//! something hidden is a change by itself (N-RULING-42).

use super::Effect;
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::places::ship::rooms::laboratory;
use crate::procedures::search::{self, Search};
use crate::refusal::{Why, require};
use crate::setup::Mode;
use crate::verbs::knowledge;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// The Recon Drone shows an unexplored Room tile and its token; of an unvisited Evacuation Section of the alternate side the token
/// alone is unknown (N-RULING-209).
pub(super) struct Drone;

fn unexplored(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| !board.chamber(slot).explored)
}

impl Effect for Drone {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(unexplored(board).next().is_some(), rule!("N-RULING-42"), "every Room is explored")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (!draft.room.is_some()).then_some(Need::Room)
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(unexplored(board).map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        knowledge::peek_tile(rule!("N-INFO-01"), draft.who, draft.room, cx);
        knowledge::peek_token(rule!("N-INFO-02"), draft.who, draft.room, cx);
        Flow::Done
    }
}

/// The Nemesis Plans show two unexplored Room tiles, not their tokens; the last one alone will do.
pub(super) struct Plans;

fn face_down(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| board.chamber(slot).room.is_none())
}

impl Effect for Plans {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(face_down(board).next().is_some(), rule!("N-RULING-42"), "every Room tile is face up")
    }

    fn need(&self, draft: &Draft, board: &Board) -> Option<Need> {
        if !draft.room.is_some() {
            return Some(Need::Room);
        }
        let another = face_down(board).any(|slot| slot != draft.room);
        (another && !draft.second_room.is_some()).then_some(Need::SecondRoom)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(face_down(board).filter(|&slot| slot != draft.room).map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        for slot in [draft.room, draft.second_room].into_iter().filter(|slot| slot.is_some()) {
            knowledge::peek_tile(rule!("N-INFO-01"), draft.who, slot, cx);
        }
        Flow::Done
    }
}

/// Log Key and Comms Key show one Objective card of another player (N-RULING-237); the Comms Key only of one that has sent the
/// Signal.
pub(super) struct ObjectiveCard {
    pub(super) signal: bool,
}

impl ObjectiveCard {
    fn targets<'a>(&'a self, who: Seat, board: &'a Board) -> impl Iterator<Item = Seat> + 'a {
        board.seats().filter(move |&seat| {
            let member = board.member(seat);
            let hidden = board.mode != Mode::Cooperative || !applies!("N-RULING-237");
            let cards = (!member.is_dead() && member.objectives.iter().any(Option::is_some)) || !applies!("N-RULING-237");
            seat != who && (member.signal || !self.signal) && hidden && cards
        })
    }
}

impl Effect for ObjectiveCard {
    fn check(&self, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(board.has_computer(slot), rule!("N-MARK-21"), "there is no working computer in this Room")?;
        require(self.targets(who, board).next().is_some(), rule!("N-RULING-237"), "there is no Objective card to look at")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        match (draft.seat, draft.place) {
            (None, _) => Some(Need::Who),
            (Some(_), None) => Some(Need::ObjectiveOf),
            (Some(_), Some(_)) => None,
        }
    }

    fn aims(&self, draft: &Draft, need: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        match (need, draft.seat) {
            (Need::ObjectiveOf, Some(of)) => {
                let cards = board.member(of).objectives.iter().enumerate().filter(|(_, card)| card.is_some());
                out.extend(cards.map(|(place, _)| Action::ObjectiveOf(place as u8)));
            }
            (_, _) => out.extend(self.targets(draft.who, board).map(Action::Who)),
        }
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let (Some(of), Some(place)) = (draft.seat, draft.place) {
            knowledge::peek_objective(rule!("N-INFO-26"), draft.who, of, usize::from(place), cx);
        }
        Flow::Done
    }
}

/// The Laboratory Equipment analyses an Object in any Room, lying there or carried by anybody (N-WEAK-03).
pub(super) struct Analysis;

impl Effect for Analysis {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        laboratory::check(slot, board)
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        draft.object.is_none().then_some(Need::Object)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        laboratory::aims(slot, board, out);
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(thing) = draft.object
            && applies!("N-WEAK-03")
        {
            laboratory::reveal(thing, cx);
        }
        Flow::Done
    }
}

/// The Flashlight searches the own Room as the card Search does.
pub(super) struct Searching;

impl Effect for Searching {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        search::check(slot, search::COUNTER, board)
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        draft.place.is_none().then_some(Need::Deck)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        search::aims(slot, board, out);
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let (0, Some(deck), Some(slot)) = (phase, draft.place, cx.board.room_of(draft.who)) else { return Flow::Done };
        if rule!("N-ACT-25").is_muted() {
            return Flow::Done;
        }
        search::lower_counter(slot, cx);
        Flow::First(Search::of(draft.who, deck).into())
    }
}
