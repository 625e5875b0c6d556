//! What the Intruder Attack cards do (N-IATK-16).

use crate::event::Event;
use crate::generated::attacks::{AttackCard, AttackFamily};
use crate::generated::swarm::{IntruderKind, Weakness};
use crate::ids::FigureId;
use crate::procedures::attack::IntruderAttack;
use crate::procedures::encounter::Encounter;
use crate::procedures::window::Window;
use crate::verbs::{contamination, markers, swarm, wounds};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Called again after everything it has called for, until it says `Done`.
pub fn resolve(card: AttackCard, attack: &mut IntruderAttack, cx: &mut Cx<'_>) -> Flow {
    let phase = attack.phase;
    attack.phase = attack.phase.saturating_add(1);
    match card.facts().family {
        AttackFamily::Scratch => hurt(attack, 1, cx),
        AttackFamily::ClawAttack => hurt(attack, 2, cx),
        AttackFamily::Bite => maul(attack, 2, cx),
        AttackFamily::TailAttack => maul(attack, 1, cx),
        AttackFamily::Slime => {
            if !attack.is_ignored(cx) {
                // N-MARK-04: Slime does not come from Exploration tokens alone.
                if applies!("N-MARK-04") {
                    markers::slime(rule!("N-IATK-16"), attack.target, cx);
                }
                contamination::gain(rule!("N-IATK-16"), attack.target, cx);
            }
            Flow::Done
        }
        AttackFamily::Transformation if phase == 0 => transform(attack, cx),
        AttackFamily::Transformation => strike_again(attack, cx),
        AttackFamily::Frenzy => rage(attack, phase, cx),
        AttackFamily::Summoning if phase == 0 => match cx.board.room_of(attack.target) {
            // N-RULING-238. N-RULING-222: it is nothing that is done to the Character.
            Some(slot) if applies!("N-ENC-03") => Flow::First(Encounter::summoned(attack.target, slot).into()),
            Some(_) | None => Flow::Done,
        },
        AttackFamily::Summoning => Flow::Done,
    }
}

/// Light Wounds one after the other (N-RULING-103), and a Contamination card for whoever lives (N-RULING-87).
fn hurt(attack: &IntruderAttack, count: u8, cx: &mut Cx<'_>) -> Flow {
    if attack.is_ignored(cx) {
        return Flow::Done;
    }
    for _ in 0..if applies!("N-RULING-103") { count } else { 1 } {
        wounds::light(rule!("N-IATK-16"), attack.target, cx);
    }
    if cx.board.is_active(attack.target) || !applies!("N-RULING-87") {
        contamination::gain(rule!("N-IATK-16"), attack.target, cx);
    }
    Flow::Done
}

fn maul(attack: &IntruderAttack, limit: usize, cx: &mut Cx<'_>) -> Flow {
    if !attack.is_ignored(cx) {
        // The Weakness "the way of fighting": only Bites of Adults, and only their Wound.
        let adult = attack.figure.kind() == IntruderKind::Adult;
        let gently = adult && cx.board.weakness(Weakness::TheWayOfFighting) && applies!("N-WEAK-08");
        kill_or_wound(attack.target, limit, gently, cx);
    }
    Flow::Done
}

/// Death for whoever has so many Serious Wounds, Dressed ones included (N-WOUND-09); else one more.
fn kill_or_wound(seat: Seat, limit: usize, gently: bool, cx: &mut Cx<'_>) {
    if cx.board.member(seat).wounds.len() >= limit {
        wounds::die(rule!("N-IATK-16"), seat, cx);
    } else if gently {
        wounds::light(rule!("N-IATK-16"), seat, cx);
    } else {
        wounds::serious(rule!("N-IATK-16"), seat, cx);
    }
}

/// The Creeper becomes a Breeder without Injuries, if there is one; no token moves.
fn transform(attack: &mut IntruderAttack, cx: &mut Cx<'_>) -> Flow {
    let creeper = attack.figure;
    let slot = cx.board.swarm.figure(creeper).slot;
    if rule!("N-IATK-16").is_muted() || cx.board.swarm.free_figure(IntruderKind::Breeder).is_none() {
        attack.figure = FigureId::NONE;
        return Flow::Again;
    }
    swarm::withdraw(creeper, cx);
    attack.figure = swarm::place(rule!("N-IATK-16"), IntruderKind::Breeder, slot, cx).unwrap_or(FigureId::NONE);
    let breeder = attack.figure;
    cx.referee.log(rule!("N-IATK-16"), || Event::Transformed { from: creeper, to: breeder });
    Flow::Again
}

/// The new Breeder attacks by surprise whoever has no card at all.
fn strike_again(attack: &IntruderAttack, cx: &Cx<'_>) -> Flow {
    let helpless = cx.board.is_active(attack.target) && cx.board.member(attack.target).hand.is_empty();
    if attack.phase == 2 && attack.figure.is_some() && helpless {
        return Flow::First(IntruderAttack::surprise(attack.figure, attack.target).into());
    }
    Flow::Done
}

/// Everybody in the Room in turn order; each may ignore it for itself (N-RULING-222). Even phases ask, odd ones hurt.
fn rage(attack: &mut IntruderAttack, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let slot = cx.board.swarm.figure(attack.figure).slot;
    // N-RULING-87: the death of the target does not save the others.
    if !cx.board.is_active(attack.target) && !applies!("N-RULING-87") {
        return Flow::Done;
    }
    let Some(seat) = cx.board.turn_order().nth(usize::from(phase / 2)) else { return Flow::Done };
    if cx.board.room_of(seat) != Some(slot) {
        attack.phase = (phase - phase % 2).saturating_add(2);
        return Flow::Again;
    }
    if phase.is_multiple_of(2) {
        attack.ignored = false;
        return Flow::First(Window::attack(seat, attack.surprise && seat == attack.target).into());
    }
    if attack.ignored && applies!("N-RULING-222") {
        cx.referee.log(rule!("N-RULING-222"), || Event::AttackIgnored { seat });
    } else {
        kill_or_wound(seat, 2, false, cx);
    }
    Flow::Again
}
