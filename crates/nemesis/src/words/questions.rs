//! Questions: their kinds, and how they are put to a player.

use super::names::{item_name, seat_name, slot_name};
use super::tell::{capital, the};
use crate::action::{Deed, IntruderUse};
use crate::board::Board;
use crate::choice::{Choice, Discarding, Offering, Trigger};
use crate::draft::{Draft, Need};
use crate::generated::swarm::IntruderCard;
use crate::procedures::intruder_turn::IntruderDraft;
use kernel::Seat;

/// The kind of a question.
pub fn question(choice: &Choice) -> &'static str {
    match choice {
        Choice::Character { .. } => "character",
        Choice::Objective { .. } => "objective",
        Choice::Action { .. } => "action",
        Choice::Aim { need, .. } => need_kind(*need),
        Choice::Consent { .. } | Choice::Accept { .. } => "consent",
        Choice::Pay { .. } => "pay",
        Choice::React { .. } => "react",
        Choice::Discard { why: Discarding::One, .. } => "card",
        Choice::Discard { why: Discarding::Pass | Discarding::Drugs, .. } => "discard",
        Choice::Drop { .. } => "drop",
        Choice::NoiseCorridor { .. } | Choice::Way { .. } | Choice::Network { .. } => "corridor",
        Choice::Scanner { .. } => "scanner",
        Choice::Reroll { .. } => "reroll",
        Choice::ExtraAmmo { .. } => "extra ammo",
        Choice::Keep { .. } => "keep",
        Choice::Trade { .. } => "trade",
        Choice::Offer { .. } => "offer",
        Choice::Engine { .. } => "engine",
        Choice::EventOrder { .. } => "event",
        Choice::Scan { .. } => "scan",
        Choice::ScanOne { .. } => "card",
        Choice::Doors { .. } => "doors",
        Choice::TakeDoor { .. } => "door",
        Choice::BoardPod { .. } => "pod",
        Choice::Launch { .. } => "launch",
        Choice::PodTurn { .. } => "pod turn",
        Choice::TakeOver { .. } => "take over",
        Choice::Intruders { .. } => "intruders",
        Choice::IntruderAim { draft, .. } => intruder_kind(draft),
        Choice::AttackPick { .. } => "attack card",
        Choice::EventPick { .. } => "event card",
        Choice::KeepCard { .. } => "keep card",
    }
}

fn need_kind(need: Need) -> &'static str {
    match need {
        Need::Option | Need::RoomOption => "option",
        Need::Room | Need::SecondRoom => "room",
        Need::Door => "door",
        Need::Corridor => "corridor",
        Need::Who | Need::Companion => "who",
        Need::Target => "target",
        Need::Weapon => "weapon",
        Need::Item | Need::SecondItem => "item",
        Need::Component | Need::SecondComponent => "component",
        Need::Object => "object",
        Need::Deck => "deck",
        Need::Pod => "pod",
        Need::Destination => "destination",
        Need::Wound => "wound",
        Need::ObjectiveOf => "objective of",
    }
}

/// What the Intruder player still has to choose: which Intruder, then where to or whom.
fn intruder_kind(draft: &IntruderDraft) -> &'static str {
    match draft.way {
        IntruderUse::Move | IntruderUse::Attack if !draft.figure.is_some() => "target",
        IntruderUse::Move => "number",
        IntruderUse::Effect if draft.card == IntruderCard::SelfHealing => "target",
        IntruderUse::Attack | IntruderUse::Effect => "who",
    }
}

/// The question as it is put to a player.
pub fn prompt(choice: &Choice, board: &Board) -> String {
    match *choice {
        Choice::Character { .. } => "Who are you? Keep one of the two draft cards.".into(),
        Choice::Objective { .. } => "Something is aboard. Which Objective do you keep?".into(),
        Choice::Action { .. } => "What do you do?".into(),
        Choice::Aim { draft, need } => aim_prompt(&draft, need, board),
        Choice::Consent { draft, .. } => format!("{} wants to move you. Do you go along?", capital(&the(board, draft.who))),
        Choice::Pay { .. } => "Which card do you discard to pay?".into(),
        Choice::React { trigger, .. } => react_prompt(trigger, board),
        Choice::Discard { why: Discarding::Pass, .. } => "You pass. Discard cards one by one, or be done.".into(),
        Choice::Discard { why: Discarding::Drugs, .. } => "Military Drugs: discard cards one by one, or be done.".into(),
        Choice::Discard { why: Discarding::One, .. } => "Which Action card do you discard?".into(),
        Choice::Drop { optional: false, .. } => "You cannot hold all this. What do you drop?".into(),
        Choice::Drop { optional: true, .. } => "Your hands are full. Drop something to make room, or leave it?".into(),
        Choice::NoiseCorridor { .. } => "In which Corridor do you leave a Noise marker?".into(),
        Choice::Way { to, .. } => format!("Two ways lead to {}. Which one does the Intruder take?", slot_name(to)),
        Choice::Network { .. } => "Which Technical Corridors?".into(),
        Choice::Scanner { .. } => "Motion Scanner: discard a card to roll again?".into(),
        Choice::Reroll { .. } => "Roll again?".into(),
        Choice::ExtraAmmo { .. } => "Spend one more Ammo for one more Injury?".into(),
        Choice::Keep { .. } => "Which card do you keep?".into(),
        Choice::Trade { .. } => "With whom do you deal? Or show something, or be done.".into(),
        Choice::Offer { to, what, .. } => offer_prompt(to, what, board),
        Choice::Accept { from, .. } => format!("Do you take what {} gives?", the(board, from)),
        Choice::Engine { engine, .. } => format!("Engine {}: swap the tokens, or leave them?", engine + 1),
        Choice::EventOrder { .. } => "Put the Event card back on top, or under the deck?".into(),
        Choice::Scan { .. } => "Scan your Contamination cards?".into(),
        Choice::ScanOne { .. } => "Which Contamination card do you scan?".into(),
        Choice::Doors { slot, .. } => format!("Which Door of {} do you open or close? Or be done.", slot_name(slot)),
        Choice::TakeDoor { .. } => "No Door token is left. Which Closed Door is taken?".into(),
        Choice::BoardPod { .. } => "Which Escape Pod do you board?".into(),
        Choice::Launch { .. } => "You are aboard. Launch, or wait?".into(),
        Choice::PodTurn { .. } => "You wait in the Pod. Launch, stay or leave?".into(),
        Choice::TakeOver { .. } => "You are dead. Do you take over the Intruders?".into(),
        Choice::Intruders { .. } => "Which card do you play, and how?".into(),
        Choice::IntruderAim { draft, .. } => intruder_prompt(&draft).into(),
        Choice::AttackPick { .. } => "Which Attack card is resolved?".into(),
        Choice::EventPick { .. } => "Which Event card is resolved?".into(),
        Choice::KeepCard { .. } => "You pass. Which card do you keep, if any?".into(),
    }
}

/// An announced action for a prompt.
fn title(deed: Deed) -> String {
    match deed {
        Deed::Move(_) => "Movement".into(),
        Deed::Careful(_) => "Careful Movement".into(),
        Deed::Shoot => "Shoot".into(),
        Deed::Melee => "Melee".into(),
        Deed::PickUp => "Pick up".into(),
        Deed::Trade => "Trade".into(),
        Deed::Craft => "Craft".into(),
        Deed::Activate(item) | Deed::Use(item) => capital(&item_name(item)),
        Deed::Play(card) => card.name().into(),
        Deed::RoomAction => "Room action".into(),
    }
}

fn aim_prompt(draft: &Draft, need: Need, board: &Board) -> String {
    let asked = match need {
        Need::Option => "which alternative?",
        Need::RoomOption => "which alternative of the Room?",
        Need::Companion => "who else?",
        Need::Room => "which Room?",
        Need::SecondRoom => "which other Room?",
        Need::Door => "which Door?",
        Need::Corridor => "which Corridor?",
        Need::Who => "who?",
        Need::Target => "at what?",
        Need::Weapon => "with which weapon?",
        Need::Item => "which Item?",
        Need::SecondItem => "which other Item?",
        Need::Component => "which Item do you give up first?",
        Need::SecondComponent => "which Item do you give up second?",
        Need::Object => "which Object?",
        Need::Deck => "which Item deck?",
        Need::Pod => "which Escape Pod?",
        Need::Destination => "which Destination?",
        Need::Wound => "which Serious Wound?",
        Need::ObjectiveOf => {
            let whose = draft.seat.map_or_else(|| "another player".to_owned(), |seat| the(board, seat));
            return format!("{}: which Objective of {whose}?", title(draft.deed));
        }
    };
    format!("{}: {asked}", title(draft.deed))
}

fn react_prompt(trigger: Trigger, board: &Board) -> String {
    match trigger {
        Trigger::Deed { who } => format!("{} acts. Do you interrupt?", capital(&the(board, who))),
        Trigger::Interruption { of } => format!("{} interrupts. Do you interrupt that?", capital(&the(board, of))),
        Trigger::Attack { surprise: true } => "It attacks by surprise. Do you answer?".into(),
        Trigger::Attack { surprise: false } => "It attacks. Do you answer?".into(),
    }
}

fn offer_prompt(to: Seat, what: Offering, board: &Board) -> String {
    let whom = seat_name(to, board);
    match what {
        Offering::Give => format!("What do you offer the {whom}? One thing after the other, then done."),
        Offering::Show => format!("What do you show the {whom}? One thing after the other, then done."),
        Offering::Return => format!("What do you give the {whom} in return? Or decline."),
    }
}

fn intruder_prompt(draft: &IntruderDraft) -> &'static str {
    match intruder_kind(draft) {
        "target" => "Which Intruder?",
        "number" => "Through the Corridor with which number?",
        _ => "Which Character?",
    }
}
