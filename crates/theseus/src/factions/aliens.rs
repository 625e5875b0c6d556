//! The Aliens' cards.

use crate::action::Action;
use crate::board::{Board, Place};
use crate::choice::{Choice, enemies_to_move};
use crate::event::Event;
use crate::generated::cards::Faction;
use crate::generated::tokens::PARASITE_TOKENS;
use crate::generated::units::UnitKind;
use crate::ids::{SlotId, UnitId, UnitSet};
use crate::procedures::{arrival, arrival::Arrival, attack::Attack, card_action::CardAction};
use crate::{Cx, Flow, verbs};
use kernel::{Seat, applies, rule};

/// T-CARD-TENTACLES-01: X wounds for each copy to whoever enters.
pub fn tentacles(slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) {
    let Some(dealer) = super::dealer(slot, cx.board) else { return };
    for _ in 0..cx.board.copies(slot) {
        verbs::wounds(rule!("T-CARD-TENTACLES-01"), unit, dealer, cx.board.number(slot), cx);
    }
}

/// Only a unit without a Parasite, and only while a token is free.
pub fn parasite_works(unit: UnitId, board: &Board) -> bool {
    let out: u8 = board.units.iter().map(|unit| unit.parasites).sum();
    board.unit(unit).parasites == 0 && out < PARASITE_TOKENS
}

/// T-CARD-PARASITE-02: one token, two with a Duplicate.
pub fn parasite(slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) {
    let Some(holder) = cx.board.holder(slot) else { return };
    let tokens = if applies!("T-CARD-PARASITE-02") { cx.board.special_copies(slot).min(2) } else { 1 };
    verbs::infect(rule!("T-CARDTYPE-20"), unit, holder, tokens, cx);
}

/// Own units whose Attack this card name has not started in this turn (T-CARD-AFD-03).
pub fn in_darkness(board: &Board, seat: Seat) -> UnitSet {
    board.standing(seat).filter(|&unit| !board.is_held(unit) && !(board.darkness.contains(unit) && applies!("T-CARD-AFD-03"))).collect()
}

/// T-CARD-AFD-01, T-CARD-AFD-02: up to X different own units anywhere attack.
pub fn attack_from_darkness(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let nobody = in_darkness(cx.board, act.seat).is_empty();
    if act.left == 0 || nobody || !applies!("T-CARD-AFD-01") {
        return Flow::Done;
    }
    Flow::Ask(Choice::AttackFromDarkness { seat: act.seat })
}

pub fn from_darkness(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match action {
        Action::Unit(unit) => {
            act.left = act.left.saturating_sub(1);
            cx.board.darkness.insert(unit);
            Flow::First(Attack::single(act.seat, unit).into())
        }
        _ => {
            act.left = 0;
            Flow::Again
        }
    }
}

/// T-CARD-INCUBATOR-01 to -05: a Minor Alien for each copy, while tokens last.
pub fn incubator(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    // T-CARD-INCUBATOR-04: a token of the supply.
    let available = |unit: UnitId| cx.board.unit(unit).place == Place::Supply || !applies!("T-CARD-INCUBATOR-04");
    let token = cx.board.unit_ids().find(|&unit| cx.board.unit(unit).kind == UnitKind::MinorAlien && available(unit));
    // T-CARD-INCUBATOR-03: in a full sector it pushes.
    let room = applies!("T-CARD-INCUBATOR-03") || !cx.board.is_full(act.slot.sector());
    match token {
        Some(unit) if act.left > 0 && room && applies!("T-CARD-INCUBATOR-01") => {
            act.left = act.left.saturating_sub(1);
            // T-RULING-59, T-RULING-66: of the Alien player whoever runs the card, but of Pandora if Pandora holds it.
            let holder = cx.board.holder(act.slot);
            let owner = holder.or_else(|| cx.board.seat_of(Faction::Aliens)).unwrap_or(act.seat);
            cx.board.unit_mut(unit).owner = owner;
            Flow::First(Arrival::appearing(act.seat, unit, act.slot.sector()).into())
        }
        Some(_) | None => Flow::Done,
    }
}

/// T-CARD-KIDNAP-01, T-CARD-KIDNAP-02: up to X different enemy units of this sector are put elsewhere.
pub fn kidnapping(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let sector = act.slot.sector();
    if act.left == 0 || enemies_to_move(cx.board, act.seat, Some(sector)).is_empty() || !applies!("T-CARD-KIDNAP-01") {
        return Flow::Done;
    }
    act.kept = UnitId::NONE.0;
    Flow::Ask(Choice::Kidnap { seat: act.seat, sector })
}

pub fn kidnap(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match action {
        Action::Unit(unit) => {
            act.left = act.left.saturating_sub(1);
            act.kept = unit.0;
            Flow::Ask(Choice::KidnapTo { seat: act.seat, from: act.slot.sector() })
        }
        Action::Sector(sector) => {
            let unit = UnitId(act.kept);
            arrival::lift(unit, cx);
            cx.referee.log(rule!("T-CARD-KIDNAP-01"), || Event::Relocated { unit, sector });
            Flow::First(Arrival::relocated(act.seat, unit, sector).into())
        }
        _ => {
            act.left = 0;
            Flow::Again
        }
    }
}
