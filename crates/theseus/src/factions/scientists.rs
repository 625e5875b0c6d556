//! The Scientists' cards.

use crate::action::Action;
use crate::board::{Board, Spot};
use crate::choice::{Choice, is_instant};
use crate::event::Event;
use crate::generated::cards::{Card, CardType};
use crate::generated::tokens::CAMERA_MAX;
use crate::ids::{PendingId, SlotId, UnitId};
use crate::procedures::{card_action::CardAction, final_turns, install::Install, malfunction::PlaceMalfunction, pending};
use crate::setup::Mode;
use crate::{Cx, Flow, verbs};
use kernel::{Seat, applies, rule};

/// Archives: X Data Points for each copy.
pub fn archives(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    for _ in 0..std::mem::take(&mut act.left) {
        verbs::gain_data(rule!("T-CARDTYPE-01"), act.seat, cx.board.number(act.slot), cx);
    }
    Flow::Done
}

/// T-CARD-CAMERAS-02, -04, -07: X more points, to at most 6.
pub fn cameras_count(slot: SlotId, cx: &mut Cx<'_>) {
    let value = cx.board.slot(slot).counter + cx.board.number(slot);
    let value = if applies!("T-CARD-CAMERAS-04") && applies!("T-CARD-CAMERAS-07") { value.min(CAMERA_MAX) } else { value };
    if applies!("T-CARD-CAMERAS-02") {
        // A Camera token is none of the changes T-RULING-86 counts.
        cx.board.slot_mut(slot).counter = value;
        cx.referee.log(rule!("T-CARD-CAMERAS-02"), || Event::CameraCounts { slot, value });
    }
}

/// T-CARD-CAMERAS-03, -05: the value of the token, once more for each Duplicate; then it goes back to 0.
pub fn collect_cameras(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let slot = act.slot;
    let value = cx.board.slot(slot).counter;
    let times = if applies!("T-CARD-CAMERAS-05") { cx.board.special_copies(slot) } else { 1 };
    if value > 0 && applies!("T-CARD-CAMERAS-03") {
        verbs::gain_data(rule!("T-CARD-CAMERAS-03"), act.seat, value * times, cx);
        cx.board.slot_mut(slot).counter = 0;
        cx.referee.log(rule!("T-CARD-CAMERAS-03"), || Event::CameraEmptied { slot });
    }
    Flow::Done
}

/// T-CARD-MEDLAB-01: restores Life; T-MULTI-FFA-05: in games of each against all it takes from opponents instead.
pub fn medlab(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match cx.board.mode {
        Mode::EachAgainstAll if applies!("T-MULTI-FFA-05") => {
            let somebody = cx.board.opponents(act.seat).any(|seat| cx.board.player(seat).life > 0);
            if act.left == 0 || !somebody { Flow::Done } else { Flow::Ask(Choice::Medlab { seat: act.seat }) }
        }
        Mode::Duel | Mode::Alliances | Mode::EachAgainstAll => {
            verbs::gain_life(rule!("T-CARD-MEDLAB-01"), act.seat, std::mem::take(&mut act.left), cx);
            Flow::Done
        }
    }
}

pub fn drain(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    act.left = act.left.saturating_sub(1);
    if let Action::Seat(seat) = action {
        verbs::lose_life(rule!("T-MULTI-FFA-05"), seat, cx);
    }
    Flow::Again
}

pub fn is_armed(slot: SlotId, board: &Board) -> bool {
    board.slot(slot).counter > 0 || !applies!("T-CARD-DEFENCE-01")
}

/// T-CARD-DEFENCE-01, T-RULING-31: an own unit that ended its Move here arms it.
pub fn arm(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    let slot = act.slot;
    if cx.board.slot(slot).counter == 0 {
        cx.board.slot_mut(slot).counter = 1;
        cx.referee.log(rule!("T-RULING-31"), || Event::DefenceArmed { slot });
    }
    Flow::Done
}

/// X wounds for each copy; then it is unarmed.
pub fn defence_fires(slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) {
    let Some(dealer) = super::dealer(slot, cx.board) else { return };
    cx.referee.log(rule!("T-CARD-DEFENCE-01"), || Event::DefenceFired { slot });
    for _ in 0..cx.board.copies(slot) {
        verbs::wounds(rule!("T-CARDTYPE-04"), unit, dealer, cx.board.number(slot), cx);
    }
    cx.board.slot_mut(slot).counter = 0;
}

/// A Grabber that holds nobody, and a unit that no other one holds (T-CARD-GRABBER-05).
pub fn grabber_is_free(slot: SlotId, unit: UnitId, board: &Board) -> bool {
    // T-CARD-GRABBER-04: a Duplicate holds nobody for it.
    let copied = !applies!("T-CARD-GRABBER-04") && board.duplicates(slot) > 0;
    (board.slot(slot).holds().is_none() || copied) && (board.held_by(unit).is_none() || !applies!("T-CARD-GRABBER-05"))
}

/// T-CARD-GRABBER-01, T-CARDTYPE-20: the stopping unit is held, and carries the token from now on.
pub fn grab(slot: SlotId, unit: UnitId, cx: &mut Cx<'_>) {
    if applies!("T-CARD-GRABBER-01") && applies!("T-CARDTYPE-20") {
        cx.board.slot_mut(slot).counter = unit.0 + 1;
        cx.referee.log(rule!("T-CARD-GRABBER-01"), || Event::Held { unit, slot });
    }
}

/// Own pending cards that can be installed as in operation C, in any sector.
pub fn plannable(board: &Board, seat: Seat) -> impl Iterator<Item = PendingId> + '_ {
    PendingId::all().filter(move |&pending| {
        let Some(card) = board.pending[pending.index()] else { return false };
        board.pending_owner(pending).is_some_and(|owner| board.same_side(owner, seat))
            && board.malfunction != Spot::Pending(pending)
            && (is_instant(card) || board.place_to_install(seat))
    })
}

/// T-CARD-PLANS-01: installs an own pending card from any sector, refill included (T-RULING-43).
pub fn base_plans(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    if act.done {
        // The card of the last question has been installed: its slot is refilled now.
        act.done = false;
        let refilled = if applies!("T-RULING-43") { pending::refill(act.seat, PendingId(act.kept), cx) } else { pending::Refilled::Done };
        // T-RULING-96: only the last step of the End token cuts the turn short.
        if matches!(refilled, pending::Refilled::GameEnds) && applies!("T-RULING-96") {
            return final_turns::end_of_track(act.seat, false, cx);
        }
    }
    // T-PANDORA-01: a player without pending cards has no use for it.
    if act.left == 0 || plannable(cx.board, act.seat).next().is_none() || !applies!("T-CARD-PLANS-01") {
        return Flow::Done;
    }
    Flow::Ask(Choice::BasePlans { seat: act.seat })
}

pub fn plan(action: Action, act: &mut CardAction) -> Flow {
    match action {
        Action::Pending(pending) => {
            act.left = act.left.saturating_sub(1);
            act.kept = pending.0;
            act.done = true;
            Flow::First(Install::pending(act.seat, pending).into())
        }
        _ => {
            act.left = 0;
            Flow::Again
        }
    }
}

/// Malfunction: the token, under all rules of the Control Centre.
pub fn malfunction(act: &mut CardAction) -> Flow {
    // T-CARD-DUP-06: once; no Duplicate adds to what is left.
    if act.left == 0 {
        return Flow::Done;
    }
    act.left -= 1;
    Flow::First(PlaceMalfunction::by(act.seat).into())
}

/// Detonation: may be carried out if an enemy unit stands here.
pub fn detonation(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    if act.done || !cx.board.has_enemy(act.seat, act.slot.sector()) {
        return Flow::Done;
    }
    Flow::Ask(Choice::Detonate { seat: act.seat })
}

pub fn detonate(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    act.done = true;
    if action == Action::Detonate {
        let (slot, seat, sector) = (act.slot, act.seat, act.slot.sector());
        for _ in 0..act.left {
            for room in crate::ids::RoomId::of(sector) {
                let Some(unit) = cx.board.unit_in(room) else { continue };
                if cx.board.enemies(cx.board.unit(unit).owner, seat) {
                    verbs::wounds(rule!("T-LIFE-02"), unit, seat, cx.board.number(slot), cx);
                }
            }
        }
        // T-CARDTYPE-18: a one-use card leaves the game after it has worked.
        verbs::discard_installed(rule!("T-CARDTYPE-18"), slot, cx);
        return Flow::Done;
    }
    Flow::Again
}

/// T-CARD-REMOTE-01, -02: active own Action cards in any sector, except a Remote Control and those run already.
pub fn remote(board: &Board, seat: Seat) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(move |&slot| {
        let Some(card) = board.card_at(slot) else { return false };
        card.facts().kind == CardType::Action
            && card != Card::ScientistsRemoteControl
            && board.serves(slot, seat)
            && board.is_active(slot)
            && !(board.remote.contains(slot) && applies!("T-CARD-REMOTE-02"))
    })
}

pub fn remote_control(act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    if act.left == 0 || remote(cx.board, act.seat).next().is_none() || !applies!("T-CARD-REMOTE-01") {
        return Flow::Done;
    }
    Flow::Ask(Choice::RemoteControl { seat: act.seat })
}

pub fn run_remotely(action: Action, act: &mut CardAction, cx: &mut Cx<'_>) -> Flow {
    match action {
        Action::Slot(slot) => {
            act.left = act.left.saturating_sub(1);
            cx.board.remote.insert(slot);
            Flow::First(CardAction::of(act.seat, slot).into())
        }
        _ => {
            act.left = 0;
            Flow::Again
        }
    }
}

/// Transmission: 3 Data Points.
pub fn transmission(seat: Seat, cx: &mut Cx<'_>) {
    const DATA: u8 = 3;
    verbs::gain_data(rule!("T-CARDTYPE-05"), seat, DATA, cx);
}
