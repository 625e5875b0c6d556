//! The worth of every answer to every question.

mod aims;
mod cards;
mod company;
mod ship;

use super::intruders;
use super::mind::Mind;
use kernel::Seat;
use nemesis::action::Action;
use nemesis::generated::crew::Character;
use nemesis::{Choice, View};

/// What an answer is worth to somebody with a Character in the game.
pub fn of_survivor(mind: &Mind<'_>, choice: &Choice, action: Action) -> i32 {
    match *choice {
        Choice::Character { .. } => character(action),
        Choice::Objective { .. } => match action {
            Action::Objective(objective) => mind.prospect(objective),
            _ => 0,
        },
        Choice::Action { .. } => mind.turn(action),
        Choice::Aim { draft, need } => mind.aim(&draft, need, action),
        Choice::Consent { draft, .. } => mind.consent(&draft, action),
        Choice::Pay { .. } => mind.payment(action),
        Choice::React { trigger, .. } => mind.reaction(trigger, action),
        Choice::Discard { why, .. } => mind.discard(why, action),
        Choice::Drop { optional, .. } => mind.giving_way(optional, action),
        Choice::NoiseCorridor { slot, .. } => mind.marking(slot, action),
        Choice::Way { .. } | Choice::TakeDoor { .. } => mind.door_lost(action),
        Choice::Network { .. } => mind.network(action),
        Choice::Scanner { .. } => mind.scanner(action),
        Choice::Reroll { .. } => mind.reroll(action),
        Choice::ExtraAmmo { .. } => i32::from(action == Action::Yes),
        Choice::Keep { .. } => match action {
            Action::Item(item) => mind.item(item),
            _ => 0,
        },
        Choice::Trade { room, .. } => mind.proposal(room, action),
        Choice::Offer { to, what, .. } => mind.offer(to, what, action),
        Choice::Accept { .. } => mind.accept(action),
        Choice::Engine { engine, .. } => mind.engine_order(usize::from(engine), action),
        Choice::EventOrder { .. } => mind.event_order(action),
        Choice::Scan { .. } => mind.scan(action),
        Choice::ScanOne { .. } => match action {
            Action::Card(card) => aims::scanned_away(card).unwrap_or(0),
            _ => 0,
        },
        Choice::Doors { slot, .. } => mind.doors(slot, action),
        Choice::BoardPod { .. } => mind.pod(action),
        Choice::Launch { .. } | Choice::PodTurn { .. } => mind.in_pod(action),
        Choice::TakeOver { .. } => i32::from(action == Action::Yes),
        Choice::Intruders { .. }
        | Choice::IntruderAim { .. }
        | Choice::AttackPick { .. }
        | Choice::EventPick { .. }
        | Choice::KeepCard { .. } => 0,
    }
}

/// What an answer is worth to the player of the Intruders, or to somebody who is out.
pub fn of_others(view: &View, me: Seat, choice: &Choice, action: Action) -> i32 {
    match *choice {
        Choice::Character { .. } => character(action),
        _ => intruders::answer(view, me, choice, action),
    }
}

/// Who shoots well and repairs well comes home.
fn character(action: Action) -> i32 {
    match action {
        Action::Character(character) => match character {
            Character::Soldier => 6,
            Character::Mechanic => 5,
            Character::Scout => 4,
            Character::Pilot => 3,
            Character::Captain => 2,
            Character::Scientist => 1,
        },
        _ => 0,
    }
}
