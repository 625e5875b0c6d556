//! The Marines' cards.

use super::Sprung;
use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::ids::{SlotId, UnitId};
use crate::procedures::{assault::Assault, card_action::CardAction};
use crate::{Cx, Flow, verbs};
use kernel::{applies, rule};

/// Fire: X wounds for each copy, once per entry (T-RULING-19).
pub fn fire(slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) {
    let Some(dealer) = super::dealer(slot, cx.board) else { return };
    for _ in 0..cx.board.copies(slot) {
        verbs::wounds(rule!("T-CARDTYPE-04"), unit, dealer, cx.board.number(slot), cx);
    }
}

/// Without an own unit here that can hit somebody nothing happens.
pub fn ambush_works(slot: SlotId, board: &Board) -> bool {
    let Some(holder) = board.holder(slot) else { return false };
    board.units_in(slot.sector()).any(|unit| board.unit(unit).owner == holder && board.can_attack(unit) && !board.targets(unit).is_empty())
}

/// T-RULING-23: an Ambush is fought by its owner, on another player's turn too.
pub fn ambush(slot: SlotId, cx: &mut Cx<'_>) -> Sprung {
    match cx.board.holder(slot) {
        Some(holder) if applies!("T-RULING-23") => Sprung::Then(Assault::ambush(holder, slot.sector()).into()),
        Some(_) | None => Sprung::Done,
    }
}

/// T-CARD-ASSAULT-01: a complete Assault for each copy.
pub fn assault(act: &mut CardAction) -> Flow {
    if act.left == 0 || !applies!("T-CARD-ASSAULT-01") {
        return Flow::Done;
    }
    act.left = act.left.saturating_sub(1);
    Flow::First(Assault::everywhere(act.seat).into())
}

/// T-CARD-DETECTOR-01: up to X tokens on sectors of the player's choice.
pub fn trap_detector(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let free = usize::from(crate::generated::tokens::DEACTIVATION_TOKENS) - cx.board.deactivation.len();
    if act.left == 0 || free == 0 { Flow::Done } else { Flow::Ask(Choice::TrapDetector { seat: act.seat }) }
}

pub fn detect(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match action {
        Action::Sector(sector) => {
            act.left = act.left.saturating_sub(1);
            verbs::place_deactivation(rule!("T-CARD-DETECTOR-01"), sector, act.seat, cx);
        }
        _ => act.left = 0,
    }
    Flow::Again
}
