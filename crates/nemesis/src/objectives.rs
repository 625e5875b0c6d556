//! N-GOAL: what Objectives ask for.

use crate::board::{Board, Thing, Whereabouts};
use crate::generated::objectives::{Condition, Objective};
use crate::generated::rooms::Room;
use crate::generated::tokens::ObjectKind;
use crate::places::ship::rooms::laboratory;
use kernel::{Seat, applies};

/// Whether an Objective is fulfilled for `seat`, who has survived (N-GOAL-07). One alternative with all its conditions must hold
/// (N-GOAL-18); each Objective is judged by itself (N-GOAL-09).
pub fn fulfilled(objective: Objective, seat: Seat, board: &Board) -> bool {
    let holds = |alternative: &&[Condition]| alternative.iter().all(|&condition| holds(condition, seat, board));
    let mut alternatives = objective.facts().any_of.iter();
    // N-GOAL-08: one of the conditions joined by OR is enough.
    applies!("N-GOAL-18") && if applies!("N-GOAL-08") { alternatives.any(holds) } else { alternatives.all(holds) }
}

/// Whether an Objective asks for the Signal (N-MODE-COOP-03).
pub fn asks_for_signal(objective: Objective) -> bool {
    objective.facts().any_of.iter().any(|alternative| alternative.contains(&Condition::SignalSentByCrew))
}

/// N-RULING-157: on the final set of survivors.
fn other_survivors(seat: Seat, board: &Board) -> u8 {
    board.seats().filter(|&other| other != seat && board.survives(other)).count() as u8
}

/// What dies with the ship counts as killed or destroyed then (N-GOAL-17), but not after a jump (N-GOAL-16, N-END-02).
fn gone_with_the_ship(board: &Board) -> bool {
    (board.ship_destroyed && applies!("N-GOAL-17")) || !applies!("N-GOAL-16") || !applies!("N-END-02")
}

/// What a Character carried when it hibernated or its Pod was launched it carries still (N-GOAL-19).
fn carries(seat: Seat, object: ObjectKind, board: &Board) -> bool {
    board.member(seat).hands.iter().any(|carried| is_kind(carried.thing, object))
}

fn is_kind(thing: Thing, object: ObjectKind) -> bool {
    match thing {
        Thing::BlueCorpse => object == ObjectKind::BlueCorpse,
        Thing::RedCorpse(_) => object == ObjectKind::RedCorpse,
        Thing::Carcass => object == ObjectKind::Carcass,
        Thing::Egg => object == ObjectKind::Egg,
        Thing::Item(_) => false,
    }
}

/// Whether the Weakness of a kind of Object is face up, whoever analysed it (N-GOAL-14).
fn weakness_known(object: ObjectKind, board: &Board) -> bool {
    let thing = match object {
        ObjectKind::BlueCorpse | ObjectKind::RedCorpse => Thing::BlueCorpse,
        ObjectKind::Carcass => Thing::Carcass,
        ObjectKind::Egg => Thing::Egg,
    };
    laboratory::space_of(thing).is_some_and(|space| board.swarm.weaknesses[space].is_some())
}

/// Whether an Object lies in a Room. The blue Corpse put down in the Surgery has lain there for good.
fn lies_in(object: ObjectKind, room: Room, board: &Board) -> bool {
    if (object, room) == (ObjectKind::BlueCorpse, Room::Surgery) {
        return board.post_mortem;
    }
    let Some(slot) = board.slot_of(room) else { return false };
    let lying = &board.chamber(slot).objects;
    match object {
        ObjectKind::BlueCorpse => lying.blue_corpse,
        ObjectKind::RedCorpse => !lying.red_corpses.is_empty(),
        ObjectKind::Carcass => lying.carcasses > 0,
        ObjectKind::Egg => lying.eggs > 0,
    }
}

/// N-MODE-COOP-03: with k open Objectives that ask for the Signal k different Characters must have sent it, dead ones included.
fn enough_signals(board: &Board) -> bool {
    let asked = board.open_objectives.iter().flatten().filter(|&&objective| asks_for_signal(objective)).count().max(1);
    let sent = board.seats().filter(|&seat| board.member(seat).signal).count();
    sent >= if applies!("N-MODE-COOP-03") { asked } else { 1 }
}

fn holds(condition: Condition, seat: Seat, board: &Board) -> bool {
    match condition {
        Condition::ShipReaches(destination) => board.arrived == Some(destination) && applies!("N-GOAL-13"),
        Condition::OnlySurvivor => other_survivors(seat, board) == 0 && applies!("N-GOAL-11"),
        Condition::OtherSurvivors(least) => other_survivors(seat, board) >= least,
        // N-RULING-199: the own number is judged as the card says, and a Character that never existed has not survived.
        Condition::PlayerDead(number) => {
            let counts = |other: Seat| other != seat || applies!("N-RULING-199");
            let alive = board.seats().any(|other| board.member(other).number == number && board.survives(other) && counts(other));
            !alive && applies!("N-GOAL-10")
        }
        Condition::NestDestroyed => (board.swarm.nest_destroyed && applies!("N-GOAL-15")) || gone_with_the_ship(board),
        Condition::QueenKilled => board.swarm.queen_killed || gone_with_the_ship(board),
        // N-GOAL-17: as the cards say it that ask for the Queen or the Nest.
        Condition::ShipDestroyed => board.ship_destroyed && applies!("N-GOAL-17"),
        // The player itself must have sent it.
        Condition::SignalSent => board.member(seat).signal || !applies!("N-GOAL-12"),
        Condition::SignalSentByCrew => enough_signals(board),
        Condition::EscapedInPod => board.member(seat).place == Whereabouts::Evacuated,
        Condition::ItemCount(least) => board.item_count(seat) >= usize::from(least),
        Condition::AllRoomsExplored => board.chambers.iter().all(|chamber| chamber.explored),
        Condition::SurvivesCarrying(object) => carries(seat, object, board) && applies!("N-GOAL-19"),
        Condition::CrewSurvivesCarrying(object) => {
            board.seats().any(|other| board.survives(other) && carries(other, object, board)) && applies!("N-GOAL-19")
        }
        Condition::WeaknessRevealed(object) => weakness_known(object, board) && applies!("N-GOAL-14"),
        Condition::WeaknessesRevealed(least) => {
            board.swarm.weaknesses.iter().flatten().count() >= usize::from(least) && applies!("N-GOAL-14")
        }
        Condition::ObjectInRoom(object, room) => lies_in(object, room, board),
    }
}
