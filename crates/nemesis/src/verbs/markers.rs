//! Fire, Malfunction and Slime markers; Item Counters.

use crate::Cx;
use crate::board::EndCause;
use crate::event::Event;
use crate::generated::tokens::{FIRE_MARKERS, MALFUNCTION_MARKERS};
use crate::ids::SlotId;
use kernel::{RuleId, Seat, applies};

/// Places a Fire marker. A burning Room needs none (N-MARK-09, N-RULING-150); without a marker left the ship explodes (N-MARK-11).
pub fn ignite(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    let spare = applies!("N-RULING-150") || cx.board.fires() < FIRE_MARKERS;
    if rule.is_muted() || cx.board.due.end.is_some() || (cx.board.chamber(slot).fire && applies!("N-MARK-09") && spare) {
        return;
    }
    if cx.board.fires() >= FIRE_MARKERS {
        if applies!("N-MARK-11") && applies!("N-TIMING-12") {
            cx.board.due.end = Some(EndCause::NinthFire);
        }
        return;
    }
    cx.board.chamber_mut(slot).fire = true;
    cx.referee.log(rule, || Event::Fire { slot });
}

/// N-MARK-10, N-MARK-25: the marker is in the supply when it lies in no Room.
pub fn extinguish(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    let returns = applies!("N-MARK-10") && applies!("N-MARK-25");
    if rule.is_muted() || !cx.board.chamber(slot).fire || !returns {
        return;
    }
    cx.board.chamber_mut(slot).fire = false;
    cx.referee.log(rule, || Event::FireOut { slot });
}

/// Places a Malfunction marker, where one may lie (N-MARK-17) and none does (N-MARK-15); without a marker left the hull breaks (N-MARK-22).
/// N-MARK-19, N-MARK-20: neither whoever hibernates nor an engine is touched.
pub fn break_down(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    // N-RULING-150: a marker that is not needed is not missed.
    let spare = applies!("N-RULING-150") || cx.board.malfunctions() < MALFUNCTION_MARKERS;
    if rule.is_muted() || cx.board.due.end.is_some() || (cx.board.chamber(slot).malfunction && applies!("N-MARK-15") && spare) {
        return;
    }
    // N-EXPL-12: nor by an Exploration token.
    if !cx.board.can_break_down(slot) && applies!("N-MARK-17") && applies!("N-EXPL-12") {
        return;
    }
    if cx.board.malfunctions() >= MALFUNCTION_MARKERS {
        if applies!("N-MARK-22") && applies!("N-TIMING-12") {
            cx.board.due.end = Some(EndCause::NinthMalfunction);
        }
        return;
    }
    cx.board.chamber_mut(slot).malfunction = true;
    cx.referee.log(rule, || Event::Malfunction { slot });
}

/// N-MARK-16, N-MARK-25: likewise.
pub fn repair(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    let returns = applies!("N-MARK-16") && applies!("N-MARK-25");
    if rule.is_muted() || !cx.board.chamber(slot).malfunction || !returns {
        return;
    }
    cx.board.chamber_mut(slot).malfunction = false;
    cx.referee.log(rule, || Event::MalfunctionGone { slot });
}

/// N-MARK-01, N-MARK-03.
pub fn slime(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !applies!("N-MARK-01") || (cx.board.member(seat).slimed && applies!("N-MARK-03")) {
        return;
    }
    cx.board.member_mut(seat).slimed = true;
    cx.referee.log(rule, || Event::Slimed { seat });
}

pub fn wash(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.member(seat).slimed {
        return;
    }
    cx.board.member_mut(seat).slimed = false;
    cx.referee.log(rule, || Event::SlimeGone { seat });
}

pub fn set_counter(rule: RuleId, slot: SlotId, count: u8, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.chamber_mut(slot).counter = count;
    cx.referee.log(rule, || Event::CounterSet { slot, count });
}
