//! T-PENDING: phase 4, one operation on a pending slot of the sector where the Move ended.

use crate::action::Action;
use crate::board::{Board, Spot};
use crate::choice::{Choice, is_instant};
use crate::generated::sectors::Sector;
use crate::ids::PendingId;
use crate::procedures::{final_turns, install::Install, uses::UseStep, window::Window};
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PendingCards {
    seat: Seat,
    sector: Sector,
    #[cfg_attr(feature = "ts", ts(as = "Option<PendingId>"))]
    pending: PendingId,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PendingStage"))]
enum Stage {
    Choose,
    Refill,
    Done,
}

/// What a player can do with a pending slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// A: the top card of the own deck on the empty slot.
    Put,
    /// B: an enemy card is replaced.
    Replace,
    /// C: an own card is installed, and the slot refilled.
    Install,
}

/// What the player can do with one slot.
pub fn operation(board: &Board, seat: Seat, pending: PendingId) -> Option<Operation> {
    // T-PENDING-09, T-PENDING-14, T-MALF-01: nothing with a card under the Malfunction token.
    if board.malfunction == Spot::Pending(pending) && applies!("T-MALF-01") && applies!("T-PENDING-09") && applies!("T-PENDING-14") {
        return None;
    }
    let Some(card) = board.pending[pending.index()] else {
        // T-PENDING-10, T-END-10, T-RULING-42: A needs a card and never moves the End token.
        let needs_a_card = applies!("T-PENDING-10") && applies!("T-END-10") && applies!("T-RULING-42");
        let has_a_card = board.player(seat).deck > 0 || !needs_a_card;
        // T-RULING-46: in an enemy faction sector too.
        let anywhere = applies!("T-RULING-46") || board.is_home(seat, pending.sector()) || pending.sector().facts().home_of.is_none();
        return (has_a_card && anywhere && applies!("T-PENDING-03")).then_some(Operation::Put);
    };
    // T-MULTI-TEAM-24: an ally's pending card counts as own.
    let own = |owner: Seat| owner == seat || (applies!("T-MULTI-TEAM-24") && board.same_side(owner, seat));
    let own = board.pending_owner(pending).is_some_and(own);
    match own {
        false => applies!("T-PENDING-04").then_some(Operation::Replace),
        // T-RULING-39, T-RULING-40: C needs a place, except for an Instant.
        true => (applies!("T-PENDING-05") && (is_instant(card) || board.place_to_install(seat) || !applies!("T-RULING-39")))
            .then_some(Operation::Install),
    }
}

/// The pending slots of a sector on which a player can do something.
pub fn usable(board: &Board, seat: Seat, sector: Sector) -> impl Iterator<Item = PendingId> + '_ {
    PendingId::of(sector).filter(move |&pending| {
        let here = operation(board, seat, pending);
        // T-RULING-73: read for this slot only, whatever lies on the other one.
        here.is_some() && (applies!("T-RULING-73") || PendingId::of(sector).all(|other| operation(board, seat, other) == here))
    })
}

impl PendingCards {
    pub fn of(seat: Seat, sector: Sector) -> Self {
        Self { seat, sector, pending: PendingId::NONE, at: Stage::Choose }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, sector) = (self.seat, self.sector);
        match self.at {
            // T-SECTOR-17: without a pending slot there is no operation, only the end of the turn.
            Stage::Choose if usable(cx.board, seat, sector).next().is_none() => {
                // T-RULING-80: what was kept may still be used in this turn.
                if applies!("T-RULING-80") { Flow::Become(Window::of(seat).into()) } else { Flow::Done }
            }
            Stage::Choose => Flow::Ask(Choice::Pending { seat, sector }),
            Stage::Refill => {
                // T-PENDING-02: the other slot is not used.
                self.at = if applies!("T-PENDING-02") { Stage::Done } else { Stage::Choose };
                match refill(seat, self.pending, cx) {
                    Refilled::GameEnds => final_turns::end_of_track(seat, false, cx),
                    Refilled::Done => Window::first(seat, cx),
                }
            }
            Stage::Done => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match answers.only() {
            Action::Use(what) => Flow::First(UseStep::of(seat, what).into()),
            Action::Pending(pending) => {
                // T-PENDING-01, T-PENDING-02: one operation on one slot.
                self.pending = pending;
                self.at = Stage::Refill;
                match operation(cx.board, seat, pending) {
                    Some(Operation::Install) => Flow::First(Install::pending(seat, pending).into()),
                    Some(Operation::Replace) => {
                        verbs::discard_pending(rule!("T-PENDING-04"), pending, cx);
                        Flow::Again
                    }
                    Some(Operation::Put) | None => Flow::Again,
                }
            }
            _ => Flow::Done,
        }
    }
}

pub enum Refilled {
    Done,
    GameEnds,
}

/// T-PENDING-03 to -06: the top card of the own deck; without one the End token moves (T-END-01).
pub fn refill(seat: Seat, pending: PendingId, cx: &mut Cx<'_>) -> Refilled {
    // T-PENDING-06: no operation is done by half.
    if !applies!("T-PENDING-06") {
        return Refilled::Done;
    }
    // T-MULTI-TEAM-12: never from an ally's deck.
    let has_cards = |ally: &Seat| cx.board.player(*ally).deck > 0;
    let from = if applies!("T-MULTI-TEAM-12") { seat } else { cx.board.side(seat).find(has_cards).unwrap_or(seat) };
    match verbs::take_top(from, cx) {
        Some(card) => {
            verbs::put_pending(rule!("T-PENDING-06"), pending, card, cx);
            // T-END-11: an empty deck alone moves nothing.
            if cx.board.player(seat).deck == 0 && !applies!("T-END-11") {
                verbs::move_end_token(rule!("T-END-01"), cx);
            }
            Refilled::Done
        }
        None if verbs::move_end_token(rule!("T-END-01"), cx) => Refilled::GameEnds,
        None => Refilled::Done,
    }
}
