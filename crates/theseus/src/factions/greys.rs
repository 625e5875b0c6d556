//! The Greys' cards, and the Moves made with enemy units that Round-up shares with Control.

use crate::action::Action;
use crate::board::{Board, Place};
use crate::choice::{Choice, enemies_to_move};
use crate::event::Event;
use crate::generated::sectors::Sector;
use crate::generated::tokens::INVISIBILITY_TOKENS;
use crate::ids::{SlotId, UnitId, UnitSet};
use crate::procedures::{card_action::CardAction, lose_upgrades::LoseUpgrades, movement::Movement};
use crate::{Cx, Flow, verbs};
use kernel::{Seat, applies, rule};

/// Box: X Data Points for each copy to its holder.
pub fn open_box(slot: SlotId, cx: &mut Cx<'_>) {
    let Some(holder) = cx.board.holder(slot) else { return };
    for _ in 0..cx.board.copies(slot) {
        verbs::gain_data(rule!("T-CARDTYPE-03"), holder, cx.board.number(slot), cx);
    }
}

/// Test: with an enemy unit here, X Data Points for each copy.
pub fn test(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    for _ in 0..std::mem::take(&mut act.left) {
        if cx.board.has_enemy(act.seat, act.slot.sector()) {
            verbs::gain_data(rule!("T-CARDTYPE-01"), act.seat, cx.board.number(act.slot), cx);
        }
    }
    Flow::Done
}

/// T-CARD-CONTROL-01, -08, T-CARD-ROUNDUP-01, -02: Moves with different enemy units, each resolved completely.
pub fn move_enemies(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let nobody = enemies_to_move(cx.board, act.seat, None).is_empty();
    if act.left == 0 || nobody {
        return Flow::Done;
    }
    Flow::Ask(Choice::MoveEnemy { seat: act.seat })
}

pub fn move_enemy(action: Action, act: &mut CardAction) -> Flow {
    match action {
        Action::Unit(unit) => {
            act.left = act.left.saturating_sub(1);
            // T-TIMING-04: resolved to its end, then the card goes on.
            let step = Movement::of(act.seat, unit).into();
            if applies!("T-TIMING-04") { Flow::First(step) } else { Flow::Become(step) }
        }
        _ => {
            act.left = 0;
            Flow::Again
        }
    }
}

/// Units of the side without an Invisibility token, while one is free (T-CARD-INVIS-02, -03).
pub fn can_vanish(board: &Board, seat: Seat) -> UnitSet {
    let out = board.units.iter().filter(|unit| unit.invisible).count();
    if out >= usize::from(INVISIBILITY_TOKENS) {
        return UnitSet::default();
    }
    board
        .unit_ids()
        .filter(|&unit| {
            let it = board.unit(unit);
            it.sector().is_some() && board.same_side(it.owner, seat) && !(it.invisible && applies!("T-CARD-INVIS-03"))
        })
        .collect()
}

pub fn invisibility(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    if act.left == 0 || can_vanish(cx.board, act.seat).is_empty() {
        return Flow::Done;
    }
    Flow::Ask(Choice::Invisibility { seat: act.seat })
}

pub fn vanish(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match action {
        Action::Unit(unit) => {
            act.left = act.left.saturating_sub(1);
            if applies!("T-CARD-INVIS-01") {
                cx.board.unit_mut(unit).invisible = true;
                cx.referee.log(rule!("T-CARD-INVIS-01"), || Event::Vanished { unit });
            }
        }
        _ => act.left = 0,
    }
    Flow::Again
}

/// What a player could lose to Degradation: reserve, tokens on cards not under the Malfunction token, upgraded units.
pub fn upgrades_of(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    if board.player(seat).reserve > 0 {
        out.push(Action::Reserve);
    }
    out.extend(SlotId::all().filter(|&slot| can_lose_token(board, seat, slot)).map(Action::Slot));
    out.extend(board.unit_ids().filter(|&unit| can_be_turned_back(board, seat, unit)).map(Action::Unit));
}

pub fn has_upgrades(board: &Board, seat: Seat) -> bool {
    board.player(seat).reserve > 0
        || SlotId::all().any(|slot| can_lose_token(board, seat, slot))
        || board.unit_ids().any(|unit| can_be_turned_back(board, seat, unit))
}

/// T-CARD-DEGRADE-02, T-MALF-10: not from a card that is switched off.
fn can_lose_token(board: &Board, seat: Seat, slot: SlotId) -> bool {
    let out_of_reach = board.has_malfunction(slot) && applies!("T-CARD-DEGRADE-02") && applies!("T-MALF-10") && applies!("T-MALF-14");
    board.slot(slot).upgrades > 0 && board.holder(slot) == Some(seat) && !out_of_reach
}

fn can_be_turned_back(board: &Board, seat: Seat, unit: UnitId) -> bool {
    let it = board.unit(unit);
    it.owner == seat && it.upgraded && matches!(it.place, Place::Room(_) | Place::Space)
}

/// T-CARD-DEGRADE-01: one opponent loses X upgrades, for each copy.
pub fn degradation(act: &mut CardAction, _: &mut Cx<'_>) -> Flow {
    if act.left == 0 || !applies!("T-CARD-DEGRADE-01") {
        return Flow::Done;
    }
    Flow::Ask(Choice::Degrade { seat: act.seat })
}

pub fn degrade(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    act.left = act.left.saturating_sub(1);
    match action {
        Action::Seat(seat) => Flow::First(LoseUpgrades::of(seat, cx.board.number(act.slot)).into()),
        _ => Flow::Again,
    }
}

/// Enemy units in the sector that are not invisible.
pub fn transferable(board: &Board, seat: Seat, sector: Sector) -> impl Iterator<Item = UnitId> + '_ {
    board.units_in(sector).filter(move |&unit| board.enemies(board.unit(unit).owner, seat) && !board.unit(unit).invisible)
}

pub fn transfer(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let sector = act.slot.sector();
    // T-RULING-77: with nobody to choose it has no effect.
    let nobody = transferable(cx.board, act.seat, sector).next().is_none() && applies!("T-RULING-77");
    if act.left == 0 || nobody {
        return Flow::Done;
    }
    Flow::Ask(Choice::Transfer { seat: act.seat, sector })
}

/// T-RULING-90: the wounds come first, then the Data.
pub fn transfer_from(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    act.left = act.left.saturating_sub(1);
    if let Action::Unit(unit) = action {
        let number = cx.board.number(act.slot);
        if !applies!("T-RULING-90") {
            verbs::gain_data(rule!("T-LIFE-04"), act.seat, number, cx);
        }
        verbs::wounds(rule!("T-LIFE-02"), unit, act.seat, number, cx);
        verbs::gain_data(rule!("T-RULING-90"), act.seat, number, cx);
    }
    Flow::Again
}

/// Mental Probe: 1 Data Point, and 1 for every enemy unit standing in the sector.
pub fn mental_probe(seat: Seat, sector: Sector, cx: &mut Cx<'_>) {
    let enemies = cx.board.units_in(sector).filter(|&unit| cx.board.enemies(cx.board.unit(unit).owner, seat)).count() as u8;
    verbs::gain_data(rule!("T-CARDTYPE-05"), seat, 1 + enemies, cx);
}
