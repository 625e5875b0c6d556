//! Why a card, a slot or a pending slot cannot be chosen.

use super::{not_asked, refuse, subject};
use crate::board::{Board, Spot};
use crate::choice::Choice;
use crate::generated::cards::{Card, CardType};
use crate::generated::sectors::Sector;
use crate::ids::{PendingId, SlotId};
use crate::words::{counted, slot_name};
use kernel::{Refusal, RuleId, Seat, rule};

pub fn card_refused(choice: &Choice, seat: Seat, card: Card, board: &Board) -> Refusal {
    let facts = card.facts();
    let reason = match choice {
        Choice::Draft { .. } | Choice::OpeningCard { .. } if facts.faction != board.faction(seat) => {
            format!("{} is a card of the {}", facts.name, facts.faction.name())
        }
        Choice::Draft { .. } if facts.level > board.levels => {
            format!("{} is of level {}; this game is played up to level {}", facts.name, facts.level, board.levels)
        }
        Choice::Draft { .. } => format!("every copy of {} is in your deck already", facts.name),
        Choice::OpeningCard { .. } => format!("{} is none of the cards you have taken", facts.name),
        _ => return not_asked(choice, board, "a card"),
    };
    refuse(subject(choice), reason)
}

pub fn slot_refused(choice: &Choice, seat: Seat, slot: SlotId, board: &Board) -> Refusal {
    let it = board.slot(slot);
    let malfunction = board.has_malfunction(slot);
    if !board.in_ring(slot.sector()) {
        return refuse(rule!("T-SETUP-02"), format!("the {} is not in this game", slot.sector().name()));
    }
    let Some(card) = it.card else {
        return match choice {
            Choice::OpeningSlot { .. } => refuse(rule!("T-SETUP-16"), "a slot with a Bonus card is not empty"),
            Choice::Malfunction { .. } if it.bonus.is_some() => {
                refuse(rule!("T-SECACT-08"), "the Malfunction token cannot be put on a Bonus card")
            }
            _ if asks_for_cards(choice) => refuse(rule_of(choice), format!("no card lies on {}", slot_name(slot))),
            _ => not_asked(choice, board, "a slot"),
        };
    };
    let name = card.facts().name;
    match *choice {
        Choice::OpeningSlot { .. } => refuse(rule!("T-SECTOR-07"), format!("the slot holds {name} already")),
        Choice::Install { .. } if malfunction => refuse(rule!("T-MALF-13"), "a card under the Malfunction token keeps its slot"),
        Choice::Install { .. } => refuse(rule!("T-PENDING-07"), format!("{name} is an enemy's: only an own installed card can make room")),
        Choice::Malfunction { .. } if board.serves(slot, seat) => {
            refuse(rule!("T-SECACT-07"), format!("{name} is of your side: the token goes on an opponent's card"))
        }
        Choice::Malfunction { .. } => refuse(rule!("T-CARD-SAFEGUARDS-01"), "Safeguards draws the token"),
        Choice::Home { .. } if malfunction => refuse(rule!("T-RULING-37"), "a card under the Malfunction token cannot be removed"),
        Choice::Home { sector, .. } if slot.sector() != sector => {
            refuse(rule!("T-SECACT-21"), format!("Base Cleaning removes cards of the {} only", sector.name()))
        }
        Choice::Home { .. } if board.serves(slot, seat) => {
            refuse(rule!("T-SECACT-17"), format!("{name} is of your side: Base Cleaning removes an enemy card"))
        }
        Choice::Home { .. } => refuse(rule!("T-RULING-68"), "Pandora has no Base Cleaning"),
        Choice::TakeOver { .. } if malfunction => refuse(rule!("T-RULING-64"), "a card under the Malfunction token cannot be taken over"),
        Choice::TakeOver { sector, .. } if slot.sector() != sector => elsewhere(choice, name, sector),
        Choice::TakeOver { .. } => refuse(rule!("T-PANDORA-18"), format!("{name} is of your side: only an enemy card can be taken over")),
        Choice::SpendUpgrade { .. } => strengthening_refused(seat, slot, card, board),
        Choice::TrapOrder { sector, .. } | Choice::CardOrder { sector, .. } if slot.sector() != sector => elsewhere(choice, name, sector),
        Choice::TrapOrder { .. } => refuse(subject(choice), format!("{name} is no trap that works now")),
        Choice::CardOrder { .. } | Choice::RemoteControl { .. } => performing_refused(choice, seat, slot, card, board),
        Choice::LoseUpgrade { .. } if malfunction => refuse(rule!("T-CARD-DEGRADE-02"), "tokens on a switched-off card cannot be lost"),
        Choice::LoseUpgrade { .. } if board.holder(slot) != Some(seat) => refuse(rule_of(choice), format!("{name} is not your card")),
        Choice::LoseUpgrade { .. } => refuse(rule_of(choice), format!("no Upgrade token lies on {name}")),
        Choice::Attacker { .. } => hidden_refused(seat, slot, card, board),
        _ => not_asked(choice, board, "a slot"),
    }
}

/// Whether an installed card is asked for.
fn asks_for_cards(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::TrapOrder { .. }
            | Choice::CardOrder { .. }
            | Choice::Attacker { .. }
            | Choice::Home { .. }
            | Choice::Malfunction { .. }
            | Choice::TakeOver { .. }
            | Choice::SpendUpgrade { .. }
            | Choice::LoseUpgrade { .. }
            | Choice::RemoteControl { .. }
    )
}

/// Which rule says what lies on the slots that can be chosen.
fn rule_of(choice: &Choice) -> RuleId {
    match choice {
        Choice::CardOrder { .. } => rule!("T-CARDACT-01"),
        Choice::Home { .. } => rule!("T-SECACT-17"),
        Choice::SpendUpgrade { .. } => rule!("T-UPGRADE-03"),
        Choice::Attacker { .. } => rule!("T-RULING-30"),
        other => subject(other),
    }
}

fn elsewhere(choice: &Choice, name: &str, sector: Sector) -> Refusal {
    refuse(rule_of(choice), format!("{name} does not lie in the {}", sector.name()))
}

fn performing_refused(choice: &Choice, seat: Seat, slot: SlotId, card: Card, board: &Board) -> Refusal {
    let name = card.facts().name;
    let remote = matches!(choice, Choice::RemoteControl { .. });
    if !board.serves(slot, seat) {
        refuse(rule_of(choice), format!("{name} is an enemy's: only own cards are performed"))
    } else if card.facts().kind != CardType::Action {
        refuse(rule_of(choice), format!("{name} is no Action card"))
    } else if board.has_malfunction(slot) {
        refuse(rule!("T-MALF-02"), format!("{name} is switched off"))
    } else if !board.is_active(slot) {
        refuse(rule_of(choice), format!("{name} is immobilised by Vines"))
    } else if remote && board.remote.contains(slot) {
        refuse(rule!("T-CARD-REMOTE-02"), format!("{name} has been run already"))
    } else if remote {
        refuse(rule!("T-CARD-REMOTE-02"), format!("{name} does not run itself"))
    } else {
        refuse(rule_of(choice), format!("{name} has been performed already"))
    }
}

fn hidden_refused(seat: Seat, slot: SlotId, card: Card, board: &Board) -> Refusal {
    let reason = if card != Card::AliensHidden {
        format!("{} does not attack", card.facts().name)
    } else if board.holder(slot) != Some(seat) {
        "this Hidden is not yours".to_owned()
    } else if !board.is_active(slot) {
        "the Hidden does not work now".to_owned()
    } else if board.struck.contains(slot) {
        "the Hidden has attacked already".to_owned()
    } else {
        "a Hidden attacks after the units of its sector, if there is somebody to hit, and not in an Ambush".to_owned()
    };
    refuse(rule!("T-RULING-30"), reason)
}

fn strengthening_refused(seat: Seat, slot: SlotId, card: Card, board: &Board) -> Refusal {
    let it = board.slot(slot);
    let name = card.facts().name;
    if !board.serves(slot, seat) {
        refuse(rule!("T-UPGRADE-03"), format!("{name} is an enemy's: only own cards are strengthened"))
    } else if !card.facts().upgradeable {
        refuse(rule!("T-UPGRADE-09"), format!("{name} has no number in the Upgrade symbol"))
    } else if board.has_malfunction(slot) {
        refuse(rule!("T-MALF-02"), format!("{name} is switched off"))
    } else if board.is_immobilised(slot) {
        refuse(rule!("T-RULING-95"), format!("{name} is immobilised by Vines"))
    } else if it.upgrades >= crate::generated::tokens::UPGRADES_PER_CARD {
        refuse(rule!("T-UPGRADE-07"), format!("{name} carries {} already, and that is the most", counted(it.upgrades, "Upgrade token")))
    } else {
        let (cost, reserve) = (counted(board.strengthening_cost(slot), "token"), board.player(seat).reserve);
        refuse(rule!("T-UPGRADE-06"), format!("strengthening {name} takes {cost}; you have {reserve} in reserve"))
    }
}

pub fn pending_refused(choice: &Choice, seat: Seat, pending: PendingId, board: &Board) -> Refusal {
    match choice {
        Choice::Malfunction { .. } | Choice::Pending { .. } | Choice::BasePlans { .. } => {}
        _ => return not_asked(choice, board, "a pending slot"),
    }
    if let Choice::Pending { sector, .. } = *choice
        && pending.sector() != sector
    {
        return refuse(rule!("T-PENDING-01"), format!("the Move ended in the {}: only its pending slots are used", sector.name()));
    }
    let (Some(owner), Some(card)) = (board.pending_owner(pending), board.pending[pending.index()]) else {
        return match choice {
            Choice::Pending { .. } => refuse(rule!("T-PENDING-10"), "the slot is empty, and so is your deck"),
            _ => refuse(subject(choice), "no card waits on this slot"),
        };
    };
    let name = card.facts().name;
    if matches!(choice, Choice::Malfunction { .. }) {
        return if board.same_side(owner, seat) {
            refuse(rule!("T-SECACT-07"), format!("{name} is of your side: the token goes on an opponent's card"))
        } else {
            refuse(rule!("T-CARD-SAFEGUARDS-01"), "Safeguards draws the token")
        };
    }
    if board.malfunction == Spot::Pending(pending) {
        return refuse(rule!("T-MALF-01"), "a card under the Malfunction token can be neither installed nor discarded");
    }
    if matches!(choice, Choice::BasePlans { .. }) && board.enemies(owner, seat) {
        return refuse(subject(choice), format!("{name} is an enemy's: only an own pending card can be installed"));
    }
    refuse(rule!("T-RULING-39"), format!("there is no place to install {name}"))
}
