//! Event cards about Intruders and Eggs.

use crate::board::{Board, Thing};
use crate::event::Event;
use crate::generated::rooms::Room;
use crate::generated::swarm::IntruderKind;
use crate::procedures::encounter::Encounter;
use crate::procedures::event_card::EventCardStep;
use crate::species::intruders;
use crate::verbs::{contamination, swarm};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Injuries an Intruder recovers from.
const RECOVERED: u8 = 2;

/// Whether a Character stands in the Nest or carries an Egg in some Room.
fn disturbs(seat: Seat, board: &Board) -> bool {
    board.room_of(seat).is_some_and(|slot| board.is_nest(slot) || board.member(seat).carries(Thing::Egg))
}

/// N-ENC-03, N-RULING-67: one complete Encounter after the other in turn order.
pub(super) fn egg_protection(step: &mut EventCardStep, phase: u8, cx: &mut Cx<'_>) -> Flow {
    if phase == 0 {
        step.who = cx.board.seats().filter(|&seat| disturbs(seat, cx.board)).collect();
    }
    let Some(seat) = cx.board.turn_order().find(|&seat| step.who.contains(seat)) else { return Flow::Done };
    step.who = step.who.without(seat);
    match cx.board.room_of(seat) {
        Some(slot) if applies!("N-RULING-67") && applies!("N-ENC-03") => Flow::First(Encounter::of(seat, slot).into()),
        Some(_) | None => Flow::Again,
    }
}

pub(super) fn hatching(cx: &mut Cx<'_>) -> Flow {
    // N-MARK-25: back to the supply. N-RULING-218: without an Egg the rest still happens.
    if cx.board.swarm.eggs > 0 {
        cx.board.swarm.eggs -= 1;
        cx.board.swarm.egg_supply += 1;
        cx.referee.log(rule!("N-ROUND-28"), || Event::EggLeft);
        // N-RULING-146.
        swarm::check_nest(cx);
    } else if !applies!("N-RULING-218") {
        return Flow::Done;
    }
    let mut infested = false;
    if let Some(nest) = cx.board.slot_of(Room::Nest) {
        for seat in cx.board.turn_order() {
            if cx.board.room_of(seat) == Some(nest) && cx.board.member(seat).hand.actions() == 0 {
                contamination::infest(rule!("N-ROUND-28"), seat, cx);
                infested = true;
            }
        }
    }
    if !infested {
        intruders::add(rule!("N-ROUND-28"), IntruderKind::Larva, cx);
    }
    Flow::Done
}

/// No check is made.
pub(super) fn regeneration(cx: &mut Cx<'_>) -> Flow {
    let everybody = cx.board.swarm.order;
    for &figure in everybody.iter() {
        swarm::recover(rule!("N-ROUND-28"), figure, RECOVERED, cx);
    }
    Flow::Done
}

/// N-RULING-73: back into the bag, by random tokens of their types.
pub(super) fn lurking(cx: &mut Cx<'_>) -> Flow {
    let (everybody, leaving) = (cx.board.swarm.order, cx.board.figures_at_large());
    for &figure in everybody.iter().filter(|&&figure| leaving.contains(figure)) {
        swarm::return_to_bag(rule!("N-ROUND-28"), figure, cx);
    }
    Flow::Done
}
