//! What a question is about, for somebody who has not read the rulebook, and the rule it comes from.

use kernel::{RuleId, rule};
use nemesis::Choice;
use nemesis::choice::{Discarding, Offering, Trigger};
use nemesis::draft::Need;

/// The rule a question comes from.
pub fn subject(choice: &Choice) -> RuleId {
    match choice {
        Choice::Character { .. } => rule!("N-SETUP-34"),
        Choice::Objective { .. } => rule!("N-GOAL-02"),
        Choice::Action { .. } => rule!("N-ROUND-11"),
        Choice::Aim { need, .. } => match need {
            Need::Option | Need::RoomOption => rule!("N-ACT-06"),
            Need::Weapon | Need::Target => rule!("N-COMB-06"),
            Need::Component | Need::SecondComponent => rule!("N-CRAFT-01"),
            Need::Room
            | Need::SecondRoom
            | Need::Door
            | Need::Corridor
            | Need::Who
            | Need::Companion
            | Need::Item
            | Need::SecondItem
            | Need::Object
            | Need::Deck
            | Need::Pod
            | Need::Destination
            | Need::Wound
            | Need::ObjectiveOf => rule!("N-RULING-40"),
        },
        Choice::Consent { .. } => rule!("N-RULING-230"),
        Choice::Pay { .. } => rule!("N-ACT-02"),
        Choice::React { .. } => rule!("N-RULING-220"),
        Choice::Discard { why: Discarding::Pass, .. } => rule!("N-ROUND-17"),
        Choice::Discard { why: Discarding::Drugs | Discarding::One, .. } => rule!("N-ACT-05"),
        Choice::Drop { optional: false, .. } => rule!("N-RULING-104"),
        Choice::Drop { optional: true, .. } => rule!("N-RULING-120"),
        Choice::NoiseCorridor { .. } => rule!("N-MOVE-12"),
        Choice::Way { .. } => rule!("N-RULING-61"),
        Choice::Network { .. } => rule!("N-MODE-ALT-03"),
        Choice::Scanner { .. } | Choice::Reroll { .. } | Choice::ExtraAmmo { .. } => rule!("N-RULING-220"),
        Choice::Keep { .. } => rule!("N-SEARCH-04"),
        Choice::Trade { .. } | Choice::Offer { .. } | Choice::Accept { .. } => rule!("N-ACT-29"),
        Choice::Engine { .. } => rule!("N-ENG-03"),
        Choice::EventOrder { .. } | Choice::EventPick { .. } => rule!("N-ROUND-28"),
        Choice::Scan { .. } | Choice::ScanOne { .. } => rule!("N-CONT-06"),
        Choice::Doors { .. } => rule!("N-DOOR-02"),
        Choice::TakeDoor { .. } => rule!("N-DOOR-14"),
        Choice::BoardPod { .. } => rule!("N-ROOM-EVACA-05"),
        Choice::Launch { .. } => rule!("N-POD-15"),
        Choice::PodTurn { .. } => rule!("N-POD-12"),
        Choice::TakeOver { .. } => rule!("N-DEATH-09"),
        Choice::Intruders { .. } | Choice::IntruderAim { .. } => rule!("N-MODE-INTRUDER-10"),
        Choice::AttackPick { .. } => rule!("N-MODE-INTRUDER-13"),
        Choice::KeepCard { .. } => rule!("N-MODE-INTRUDER-09"),
    }
}

/// What happens here, and what to think of when answering.
pub fn about(choice: &Choice) -> &'static str {
    match choice {
        Choice::Character { .. } => {
            "Everybody chooses one of two Characters. Each has a weapon, ten Action cards and two personal Items that have to be \
             activated first; your two Objectives are dealt already, so think of them."
        }
        Choice::Objective { .. } => {
            "The first Intruder has appeared, and everybody keeps one of two Objectives, in secret. From now on you win if you fulfil it \
             and your Character survives. Nobody learns which one you have kept, only from which deck it is."
        }
        Choice::Action { .. } => {
            "A turn has two actions; then the others have theirs, and so on until all have passed. Actions are paid with cards from your \
             hand, which you draw anew only in the next round: a small hand is also what Intruders attack first."
        }
        Choice::Aim { need, .. } => aim(*need),
        Choice::Consent { .. } => "Somebody wants to take your Character along. Nobody is moved like that against the own will.",
        Choice::Pay { .. } => {
            "The cost of an action is paid by discarding Action cards of your choice. They come back when your deck is shuffled anew. \
             Contamination cards pay nothing."
        }
        Choice::React { trigger: Trigger::Attack { .. }, .. } => {
            "An Intruder attacks you. Some cards and Items let you ignore that; you are asked whether or not you have one."
        }
        Choice::React { trigger: Trigger::Deed { .. } | Trigger::Interruption { .. }, .. } => {
            "Somebody in your Room acts. With the card Interruption you could cancel that; you are asked whether or not you hold it, so \
             that the question tells nobody anything."
        }
        Choice::Discard { why: Discarding::Pass, .. } => {
            "Whoever passes may throw away cards. Get rid of Contamination; remember that you draw up to five only, and that Intruders go \
             for those with few cards."
        }
        Choice::Discard { why: Discarding::Drugs, .. } => "Each discarded card counts for the Military Drugs.",
        Choice::Discard { why: Discarding::One, .. } => "An Action card has to go.",
        Choice::Drop { optional: false, .. } => "Heavy things take a hand each, and a wounded arm carries nothing. Something has to go.",
        Choice::Drop { optional: true, .. } => "What you have found is heavy and your hands are full. Dropped Items are lost.",
        Choice::NoiseCorridor { .. } => {
            "You moved carefully, so you decide where the Noise marker goes. A second noise in the same Corridor means an Encounter."
        }
        Choice::Way { .. } => "Two Corridors lead there. Closed Doors are torn apart on the way, and that ends the movement.",
        Choice::Network { .. } => "There are two systems of Technical Corridors here. Noise in them belongs to all their entrances.",
        Choice::Scanner { .. } => "The Motion Scanner lets you roll the noise die again for a card.",
        Choice::Reroll { .. } => "You may roll the combat die once more; then the new roll counts.",
        Choice::ExtraAmmo { .. } => "After a double hit this weapon may fire once more.",
        Choice::Keep { .. } => "You alone see these cards. One is yours, the rest goes face down under the deck.",
        Choice::Trade { .. } => {
            "Everybody in the Room may exchange, give and show Items and Objects. Deals are made one after the other, until you are done."
        }
        Choice::Offer { what: Offering::Give, .. } => "Lay down what you want to give, one thing after the other; then the other answers.",
        Choice::Offer { what: Offering::Show, .. } => "What you show stays yours, but the other knows from now on that you have it.",
        Choice::Offer { what: Offering::Return, .. } => {
            "Lay down what you give in return, or nothing for a gift; or decline the whole deal."
        }
        Choice::Accept { .. } => "What was laid down changes hands if both agree.",
        Choice::Engine { .. } => {
            "You have seen which token is on top. Two of three engines must work when the ship jumps. Whether you swapped is told to all; \
             which token is up is not."
        }
        Choice::EventOrder { .. } => "You have seen the next Event. On top it comes this round, at the bottom perhaps never.",
        Choice::Scan { .. } | Choice::ScanOne { .. } => {
            "The Scanner tells whether a Contamination card is INFECTED. Infected ones can put a Larva on you; unscanned ones are checked \
             at the end."
        }
        Choice::Doors { .. } => "Doors of this Room are opened or closed one by one. Destroyed ones stay destroyed.",
        Choice::TakeDoor { .. } => "All Door tokens are on the map. A Closed Door somewhere opens and is used here.",
        Choice::BoardPod { .. } => "There is room in more than one Escape Pod. Each has two seats.",
        Choice::Launch { .. } => {
            "Launch and you are off the ship and safe on the way to Earth. Wait and others may come along, or Intruders."
        }
        Choice::PodTurn { .. } => "At the start of a round you may launch, keep waiting, or go back to the others.",
        Choice::TakeOver { .. } => "Your Character is dead. You may go on playing as the Intruders.",
        Choice::Intruders { .. } => "A card moves an Intruder, lets one attack, or has the effect it tells.",
        Choice::IntruderAim { .. } => "The card needs an Intruder, a Character or a Corridor number.",
        Choice::AttackPick { .. } => "You have drawn these Attack cards. One is resolved, the others go under the deck.",
        Choice::EventPick { .. } => "You have drawn these Event cards. One is resolved.",
        Choice::KeepCard { .. } => "You draw new cards next round. One of those you hold may stay.",
    }
}

fn aim(need: Need) -> &'static str {
    match need {
        Need::Option | Need::RoomOption => "The text offers alternatives joined by OR. Only those that are possible now are offered.",
        Need::Room | Need::SecondRoom => "The action is aimed at a Room. It is announced before it is paid.",
        Need::Door => "Doors stand in Corridors. A Closed Door stops everybody; an Intruder that runs into it tears it apart and stays.",
        Need::Corridor => "Each Corridor of a Room has its numbers, the same at both ends.",
        Need::Who | Need::Companion => "The action is aimed at a Character.",
        Need::Target => "Larger Intruders take more to kill: after every hit a card decides whether the Injuries are enough.",
        Need::Weapon => "A shot costs 1 Ammo of the weapon that fires.",
        Need::Item | Need::SecondItem => "The action needs an Item.",
        Need::Component | Need::SecondComponent => "Two Items with the right symbols become one better thing.",
        Need::Object => "Corpses, Carcasses and Eggs each take a hand.",
        Need::Deck => "Red is military, yellow technical, green medical.",
        Need::Pod => "Odd Pods belong to Evacuation Section A, even ones to B.",
        Need::Destination => "The Coordinates card says where each letter leads. Not every destination is good for you.",
        Need::Wound => "Only a dressed Serious Wound can be healed.",
        Need::ObjectiveOf => "You look at it alone; what you tell the others is up to you.",
    }
}
