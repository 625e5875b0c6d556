//! N-ROOM-AIRLOCK-05 to N-ROOM-AIRLOCK-07: the end of an Airlock Procedure. It is set in `rooms::airlock_control` and cancelled by
//! any Door of the Room that ceases to be Closed (`verbs::corridors`).

use crate::Cx;
use crate::board::{Door, Objects};
use crate::event::Event;
use crate::verbs::{markers, swarm, wounds};
use kernel::{applies, rule};

/// N-RULING-134: after the last pass, before the Time marker moves.
pub fn all_passed(cx: &mut Cx<'_>) {
    let Some(slot) = cx.board.ship.airlock.take().filter(|_| applies!("N-RULING-134")) else { return };
    let closed = cx.board.corridors(slot).all(|corridor| cx.board.door(corridor) == Door::Closed);
    if !closed || !applies!("N-ROOM-AIRLOCK-05") {
        cx.referee.log(rule!("N-ROOM-AIRLOCK-06"), || Event::AirlockOff { slot });
        return;
    }
    cx.referee.log(rule!("N-ROOM-AIRLOCK-05"), || Event::AirlockOpens { slot });
    // N-RULING-136: Corpses and Carcasses as usual; Characters in Pods are not in the Room, Eggs are no Intruders.
    let dying = cx.board.characters_in(slot);
    for seat in dying.iter() {
        wounds::die(rule!("N-ROOM-AIRLOCK-05"), seat, cx);
    }
    // N-RULING-110: they died together, so the offer of the Intruders concerns all of them (N-RULING-210).
    if !cx.board.due.takeover.is_empty() && applies!("N-RULING-110") {
        cx.board.due.takeover = dying;
    }
    for &figure in cx.board.figures_in(slot).iter() {
        if applies!("N-RULING-136") {
            swarm::kill(rule!("N-ROOM-AIRLOCK-05"), figure, cx);
        } else {
            swarm::return_to_bag(rule!("N-ROOM-AIRLOCK-05"), figure, cx);
        }
    }
    // N-ROOM-AIRLOCK-07: Objects stay.
    if !applies!("N-ROOM-AIRLOCK-07") {
        cx.board.chamber_mut(slot).objects = Objects::default();
    }
    markers::extinguish(rule!("N-ROOM-AIRLOCK-06"), slot, cx);
}
