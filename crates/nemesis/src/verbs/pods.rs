//! Escape Pods and hibernation: who gets in, out and away.

use super::{items, wounds};
use crate::Cx;
use crate::board::Whereabouts;
use crate::event::Event;
use crate::ids::{PodId, SlotId};
use kernel::{RuleId, Seat, applies};

/// All Pods still aboard are unlocked.
pub fn unlock_all(rule: RuleId, cx: &mut Cx<'_>) {
    for pod in PodId::all() {
        set_lock(rule, pod, false, cx);
    }
}

pub fn set_lock(rule: RuleId, pod: PodId, locked: bool, cx: &mut Cx<'_>) {
    let it = cx.board.ship.pods[pod.index()];
    if rule.is_muted() || !it.aboard || it.locked == locked {
        return;
    }
    // N-DEATH-08: also after the first death has unlocked them.
    if locked && cx.board.first_death && !applies!("N-DEATH-08") {
        return;
    }
    cx.board.ship.pods[pod.index()].locked = locked;
    cx.referee.log(rule, || if locked { Event::PodLocked { pod } } else { Event::PodUnlocked { pod } });
}

/// N-POD-14, N-RULING-97: an Intruder in an Evacuation Section throws everybody out of its Pods.
pub fn throw_out(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() || !applies!("N-RULING-97") {
        return;
    }
    for seat in cx.board.seats() {
        if let Whereabouts::Pod(pod) = cx.board.member(seat).place
            && cx.board.pod_slot(pod) == slot
        {
            step_out(rule, seat, slot, cx);
        }
    }
}

/// The figure is put back into the Evacuation Section (N-POD-13). That is no movement (N-RULING-125).
pub fn step_out(rule: RuleId, seat: Seat, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.member_mut(seat).place = Whereabouts::Room(slot);
    cx.referee.log(rule, || Event::SteppedOut { seat, slot });
}

pub fn board(rule: RuleId, seat: Seat, pod: PodId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    // N-OBJ-07: Objects come along.
    if !applies!("N-OBJ-07") {
        items::put_down_objects(rule, seat, cx.board.pod_slot(pod), cx);
    }
    cx.board.member_mut(seat).place = Whereabouts::Pod(pod);
    cx.referee.log(rule, || Event::Boarded { seat, pod });
}

/// N-POD-09: the Pod leaves with everybody in it.
pub fn launch(rule: RuleId, pod: PodId, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.ship.pods[pod.index()].aboard {
        return;
    }
    cx.board.ship.pods[pod.index()].aboard = false;
    cx.referee.log(rule, || Event::Launched { pod });
    for seat in cx.board.seats() {
        let member = cx.board.member_mut(seat);
        if member.place == Whereabouts::Pod(pod) {
            member.place = Whereabouts::Evacuated;
            member.passed = true;
            cx.referee.log(rule, || Event::Evacuated { seat });
        }
    }
    wounds::check_end(cx);
}

/// N-ROOM-HIBERNATORIUM-03. Nothing wakes a Character again (N-HIB-07).
pub fn hibernate(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let member = cx.board.member_mut(seat);
    member.place = Whereabouts::Hibernating;
    member.passed = true;
    cx.referee.log(rule, || Event::Hibernates { seat });
    wounds::check_end(cx);
}
