//! What the cards do: one file a faction. This file only dispatches.

pub mod aliens;
pub mod greys;
pub mod marines;
pub mod pandora;
pub mod scientists;

use crate::action::Action;
use crate::board::Board;
use crate::generated::cards::Card;
use crate::ids::{SlotId, UnitId};
use crate::procedures::card_action::CardAction;
use crate::step::Step;
use crate::{Cx, Flow, verbs};
use kernel::{Seat, applies, rule};

/// What a trap leaves to be done.
pub enum Sprung {
    Done,
    Then(Step),
}

/// Whether a trap would do anything to anybody.
pub fn is_ready(card: Card, slot: SlotId, board: &Board) -> bool {
    match card {
        Card::MarinesAmbush => marines::ambush_works(slot, board),
        Card::ScientistsDefenceSystem => scientists::is_armed(slot, board),
        _ => true,
    }
}

/// Whether a trap that is ready would do anything to a unit that stops or passes here.
pub fn would_work(card: Card, slot: SlotId, unit: UnitId, board: &Board) -> bool {
    match card {
        Card::AliensParasite => aliens::parasite_works(unit, board),
        Card::ScientistsGrabber => scientists::grabber_is_free(slot, unit, board),
        _ => true,
    }
}

/// A trap works on a unit. Only traps come here: see `procedures/traps.rs`.
pub fn spring(card: Card, slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) -> Sprung {
    match card {
        Card::MarinesMine | Card::GreysMine => mine(slot, unit, cx),
        Card::MarinesFire => marines::fire(slot, unit, cx),
        Card::MarinesAmbush => return marines::ambush(slot, cx),
        Card::AliensTentacles => aliens::tentacles(slot, unit, cx),
        Card::AliensParasite => aliens::parasite(slot, unit, cx),
        Card::ScientistsCameras => scientists::cameras_count(slot, cx),
        Card::ScientistsDefenceSystem => scientists::defence_fires(slot, unit, cx),
        Card::ScientistsGrabber => scientists::grab(slot, unit, cx),
        Card::GreysBox => greys::open_box(slot, cx),
        // Only traps are sprung, and every trap has an arm above; a damaged save may name any card.
        _ => {}
    }
    Sprung::Done
}

/// T-MULTI-FFA-06: the wounds of a trap are its holder's, even if a third player moved the unit into it.
pub fn dealer(slot: SlotId, board: &Board) -> Option<Seat> {
    if applies!("T-MULTI-FFA-06") { board.holder(slot) } else { Some(board.active) }
}

/// T-CARD-MINE-01: X wounds for each copy.
fn mine(slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) {
    let Some(dealer) = dealer(slot, cx.board) else { return };
    for _ in 0..cx.board.copies(slot) {
        verbs::wounds(rule!("T-CARD-MINE-01"), unit, dealer, cx.board.number(slot), cx);
    }
}

/// Fixes how much a card does before it begins.
pub fn begin(card: Card, act: &mut CardAction, cx: &mut Cx<'_>) {
    let slot = act.slot;
    let (copies, special, number) = (cx.board.copies(slot), cx.board.special_copies(slot), cx.board.number(slot));
    act.left = match card {
        Card::MarinesTrapDetector => number * copies,
        // Several units, each of them once, as far as the card's own rule says so.
        Card::MarinesRoundUp if applies!("T-CARD-ROUNDUP-02") => special,
        Card::AliensAttackFromDarkness if applies!("T-CARD-AFD-02") => number * special,
        Card::AliensKidnapping if applies!("T-CARD-KIDNAP-02") => number * special,
        Card::GreysControl if applies!("T-CARD-CONTROL-08") => number * special,
        Card::GreysInvisibility if applies!("T-CARD-INVIS-02") => number * special,
        Card::ScientistsRemoteControl => special,
        Card::ScientistsMedlab => number * copies,
        _ => copies,
    };
    cx.board.remote = if card == Card::ScientistsRemoteControl { Default::default() } else { cx.board.remote };
}

/// The next part of a card's action; `Done` when nothing is left of it.
pub fn perform(card: Card, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match card {
        Card::MarinesAssault | Card::AliensAssault => marines::assault(act),
        Card::MarinesArsenal | Card::AliensNest | Card::ScientistsMinilab | Card::GreysAmplifier => gain_tokens(act, cx),
        Card::MarinesTrapDetector => marines::trap_detector(act, cx),
        Card::MarinesRoundUp if applies!("T-CARD-ROUNDUP-01") => greys::move_enemies(act, cx),
        Card::GreysControl if applies!("T-CARD-CONTROL-01") => greys::move_enemies(act, cx),
        Card::MarinesRoundUp | Card::GreysControl => Flow::Done,
        Card::AliensAttackFromDarkness => aliens::attack_from_darkness(act, cx),
        Card::AliensIncubator => aliens::incubator(act, cx),
        Card::AliensKidnapping => aliens::kidnapping(act, cx),
        Card::ScientistsArchives => scientists::archives(act, cx),
        Card::ScientistsCameras => scientists::collect_cameras(act, cx),
        Card::ScientistsMedlab => scientists::medlab(act, cx),
        Card::ScientistsDefenceSystem => scientists::arm(act, cx),
        Card::ScientistsBasePlans => scientists::base_plans(act, cx),
        Card::ScientistsMalfunction => scientists::malfunction(act),
        Card::ScientistsDetonation => scientists::detonation(act, cx),
        Card::ScientistsRemoteControl => scientists::remote_control(act, cx),
        Card::GreysTest => greys::test(act, cx),
        Card::GreysInvisibility => greys::invisibility(act, cx),
        Card::GreysDegradation => greys::degradation(act, cx),
        Card::GreysTransfer => greys::transfer(act, cx),
        // Only these are performed; a damaged save may name any card.
        _ => Flow::Done,
    }
}

/// The answer to a question a card's action asked.
pub fn answer(card: Card, action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match card {
        Card::MarinesTrapDetector => marines::detect(action, act, cx),
        Card::MarinesRoundUp | Card::GreysControl => greys::move_enemy(action, act),
        Card::AliensAttackFromDarkness => aliens::from_darkness(action, act, cx),
        Card::AliensKidnapping => aliens::kidnap(action, act, cx),
        Card::ScientistsMedlab => scientists::drain(action, act, cx),
        Card::ScientistsBasePlans => scientists::plan(action, act),
        Card::ScientistsDetonation => scientists::detonate(action, act, cx),
        Card::ScientistsRemoteControl => scientists::run_remotely(action, act, cx),
        Card::GreysInvisibility => greys::vanish(action, act, cx),
        Card::GreysDegradation => greys::degrade(action, act, cx),
        Card::GreysTransfer => greys::transfer_from(action, act, cx),
        _ => Flow::Again,
    }
}

/// Arsenal, Nest, MiniLab, Amplifier: an Upgrade token for each copy.
fn gain_tokens(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    for _ in 0..std::mem::take(&mut act.left) {
        verbs::gain_upgrade(rule!("T-CARDTYPE-01"), act.seat, cx);
    }
    Flow::Done
}
