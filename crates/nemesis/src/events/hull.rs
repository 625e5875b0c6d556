//! Event cards about the ship: Malfunctions, Doors, Pods, the Self-Destruct sequence.

use crate::board::Board;
use crate::event::Event;
use crate::generated::rooms::{Colour, Room};
use crate::generated::ship::SlotKind;
use crate::generated::swarm::IntruderKind;
use crate::ids::{PodId, SLOTS, SlotId, SlotSet};
use crate::verbs::{corridors, markers, pods};
use crate::{Cx, Flow};
use kernel::{SeatSet, Secret, applies, rule};

/// Malfunctions one after the other in the order of Room numbers (N-RULING-151).
fn break_rooms(which: impl Fn(SlotId, &Board) -> bool, cx: &mut Cx<'_>) -> Flow {
    for number in 0..SLOTS as u8 {
        let slot = SlotId(if applies!("N-RULING-151") { number } else { SLOTS as u8 - 1 - number });
        if which(slot, cx.board) {
            markers::break_down(rule!("N-ROUND-28"), slot, cx);
        }
    }
    Flow::Done
}

pub(super) fn short_circuit(cx: &mut Cx<'_>) -> Flow {
    break_rooms(|slot, board| board.colour(slot) == Colour::Yellow && board.has_computer(slot), cx)
}

pub(super) fn life_support_failure(cx: &mut Cx<'_>) -> Flow {
    break_rooms(|slot, board| board.colour(slot) == Colour::Green, cx)
}

/// N-RULING-186: in unexplored Rooms too.
pub(super) fn damage(cx: &mut Cx<'_>) -> Flow {
    let large = |kind| matches!(kind, IntruderKind::Adult | IntruderKind::Breeder | IntruderKind::Queen);
    break_rooms(|slot, board| board.figure_set(slot).iter().any(|figure| large(figure.kind())), cx)
}

pub(super) fn malfunction(cx: &mut Cx<'_>) -> Flow {
    if let Some(slot) = SlotId::all().find(|&slot| cx.board.chamber(slot).explored) {
        markers::break_down(rule!("N-ROUND-28"), slot, cx);
    }
    Flow::Done
}

pub(super) fn bulkheads_open(cx: &mut Cx<'_>) -> Flow {
    for corridor in cx.board.all_corridors() {
        corridors::open(rule!("N-ROUND-28"), corridor, cx);
    }
    Flow::Done
}

/// N-RULING-130: the card says what becomes of those in the Pod.
pub(super) fn pod_ejection(cx: &mut Cx<'_>) -> Flow {
    if let Some(pod) = PodId::all().find(|pod| cx.board.ship.pods[pod.index()].aboard) {
        pods::launch(rule!("N-POD-17"), pod, cx);
    }
    Flow::Done
}

/// N-RULING-39: whoever hibernates; nothing if the sequence runs already.
pub(super) fn coolant_leak(cx: &mut Cx<'_>) -> Flow {
    if cx.board.ship.self_destruct.is_none() && applies!("N-RULING-39") && generator_is_broken(cx) {
        cx.board.ship.self_destruct = Some(0);
        cx.referee.log(rule!("N-RULING-39"), || Event::SelfDestruct { space: 0 });
    }
    Flow::Done
}

/// Whether there is a Malfunction marker in the Generator. Unexplored, it may be in any Room with a marker (N-RULING-186); only then
/// it has to be decided where it is.
fn generator_is_broken(cx: &mut Cx<'_>) -> bool {
    if let Some(slot) = cx.board.slot_of(Room::Generator) {
        return cx.board.chamber(slot).malfunction;
    }
    let unknown_and_broken = |chamber: &crate::board::Chamber| chamber.room.is_none() && chamber.malfunction;
    if !cx.board.chambers.iter().any(unknown_and_broken) || !applies!("N-RULING-186") {
        return false;
    }
    let seen = SlotId::all().find(|&slot| cx.board.chamber(slot).tile.is_some_and(|tile| *tile.truth(cx.referee) == Room::Generator));
    let Some(slot) = seen.or_else(|| locate_generator(cx)) else { return false };
    cx.referee.note_reveal();
    let broken = cx.board.chamber(slot).malfunction;
    // Where it is stays hidden, but everybody has learned on what kind of place.
    let told: SlotSet =
        SlotId::all().filter(|&slot| hides_generator(slot, cx.board) && cx.board.chamber(slot).malfunction == broken).collect();
    let before = cx.board.ship.generator;
    cx.board.ship.generator = if before.is_empty() { told } else { told.iter().filter(|&slot| before.contains(slot)).collect() };
    broken
}

/// Whether the Generator can lie face down in a place, for all that everybody sees.
fn hides_generator(slot: SlotId, board: &Board) -> bool {
    board.slot_facts(slot).kind == SlotKind::Basic && board.chamber(slot).room.is_none()
}

/// Nobody has seen the Generator: its tile is equally likely on every place of its kind that nobody has looked at.
fn locate_generator(cx: &mut Cx<'_>) -> Option<SlotId> {
    let mut weights = [0; SLOTS];
    for (slot, weight) in SlotId::all().zip(&mut weights) {
        *weight = u8::from(hides_generator(slot, cx.board) && cx.board.chamber(slot).tile.is_none());
    }
    let name = |slot: usize| format!("{:03}", slot + 1);
    let slot = SlotId(cx.referee.pick("generator", &weights, &name)? as u8);
    if !cx.board.decks.tiles.take(Room::Generator.index()) {
        return None;
    }
    cx.board.chamber_mut(slot).tile = Some(Secret::new(Room::Generator, SeatSet::NONE));
    Some(slot)
}
