//! What the Event cards do (N-ROUND-28).

mod fire;
mod hull;
mod swarm;

use crate::Action;
use crate::choice::Choice;
use crate::generated::events::EventCard;
use crate::generated::rooms::Room;
use crate::generated::ship::Exit;
use crate::procedures::event_card::EventCardStep;
use crate::procedures::noise::NoiseRolls;
use crate::species::intruders::{converge::Converge, eclosion::Eclosion};
use crate::verbs::corridors;
use crate::{Cx, Flow};
use kernel::rule;

/// Called again after everything it has called for, until it says `Done`.
pub fn resolve(card: EventCard, step: &mut EventCardStep, cx: &mut Cx<'_>) -> Flow {
    let phase = step.phase;
    step.phase = step.phase.saturating_add(1);
    match card {
        EventCard::CoolantLeak => hull::coolant_leak(cx),
        EventCard::ShortCircuit => hull::short_circuit(cx),
        EventCard::LifeSupportFailure => hull::life_support_failure(cx),
        EventCard::EvacuationPodEjection => hull::pod_ejection(cx),
        EventCard::Malfunction => hull::malfunction(cx),
        EventCard::Damage => hull::damage(cx),
        EventCard::BulkheadsOpen => hull::bulkheads_open(cx),
        EventCard::FlammableCompounds => fire::flammable_compounds(cx),
        EventCard::ConsumingFire => fire::consuming_fire(cx),
        EventCard::DamagingFire => fire::damaging_fire(cx),
        EventCard::NoiseInTechnicalCorridors if phase == 0 => {
            // N-MODE-ALT-03.
            if cx.board.map().networks.len() > 1 {
                return Flow::Ask(Choice::Network { seat: step.decider(cx) });
            }
            technical_noise(0, cx)
        }
        EventCard::NoiseInTechnicalCorridors => Flow::Done,
        EventCard::ScentOfPrey => {
            scent_of_prey(cx);
            Flow::Done
        }
        EventCard::Nest => {
            if let Some(nest) = cx.board.slot_of(Room::Nest).filter(|&slot| cx.board.chamber(slot).explored) {
                corridors::place_noise_everywhere(rule!("N-ROUND-28"), nest, cx);
            }
            Flow::Done
        }
        EventCard::EggProtection => swarm::egg_protection(step, phase, cx),
        EventCard::Hatching => swarm::hatching(cx),
        EventCard::Regeneration => swarm::regeneration(cx),
        EventCard::Lurking => swarm::lurking(cx),
        EventCard::Eclosion if phase == 0 => Flow::First(Eclosion::default().into()),
        EventCard::Hunt2 | EventCard::Hunt3 if phase == 0 => Flow::First(Converge::hunt(step.decider(cx), cx.board).into()),
        EventCard::Eclosion | EventCard::Hunt2 | EventCard::Hunt3 => Flow::Done,
    }
}

/// The answer to a question of [`resolve`]: the Technical Corridor system.
pub fn answer(_: &mut EventCardStep, action: Action, cx: &mut Cx<'_>) -> Flow {
    match action {
        Action::Technical(network) => match technical_noise(network, cx) {
            Flow::Done => Flow::Again,
            flow => flow,
        },
        _ => Flow::Again,
    }
}

/// A marker for the system, or if it has one, a Noise roll for everybody in a Room with an entrance, in Combat too (N-RULING-236).
fn technical_noise(network: u8, cx: &mut Cx<'_>) -> Flow {
    let exit = Exit::Technical(network);
    if !cx.board.is_noisy(exit) {
        corridors::place_noise(rule!("N-ROUND-28"), exit, cx);
        return Flow::Done;
    }
    let near = cx.board.seats().filter(|&seat| cx.board.room_of(seat).is_some_and(|slot| cx.board.network(slot) == Some(network)));
    Flow::First(NoiseRolls::of(near.collect()).into())
}

/// Characters waiting in Pods are in no Room (N-RULING-126).
fn scent_of_prey(cx: &mut Cx<'_>) {
    for seat in cx.board.seats() {
        if let Some(slot) = cx.board.room_of(seat).filter(|_| cx.board.member(seat).slimed) {
            corridors::place_noise_everywhere(rule!("N-ROUND-28"), slot, cx);
        }
    }
}
