//! Why an answer is not possible: the rule that forbids it, and the reason in words.

use crate::action::{Action, Use};
use crate::board::{Board, Place, Spot};
use crate::choice::Choice;
use crate::generated::cards::{Bonus, Faction};
use crate::ids::{PendingId, RoomId, SlotId, UnitId};
use crate::words;
use kernel::{Refusal, RuleId, Seat, rule};

fn refuse(rule: RuleId, reason: impl Into<String>) -> Refusal {
    Refusal { rule, reason: reason.into() }
}

/// Called only for answers that are not among the options.
pub fn why_not(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Refusal {
    match *action {
        Action::Use(what) => use_refused(choice, seat, what, board),
        Action::Unit(unit) if unit.index() >= board.units.len() => refuse(subject(choice), "there is no such unit"),
        Action::Unit(unit) => unit_refused(choice, seat, unit, board),
        Action::Room(room) => room_refused(choice, room, board),
        Action::Slot(slot) => slot_refused(choice, seat, slot, board),
        Action::Pending(pending) => pending_refused(choice, seat, pending, board),
        Action::Pass => refuse(compulsory(choice), format!("this cannot be declined: {}", words::question(choice))),
        Action::Leap => refuse(rule!("T-MOVE-09"), "no active Shortcut of yours lies in the next sector"),
        Action::Exit(_) => refuse(rule!("T-RULING-92"), "no Ventilation Exit of yours can be reached from here"),
        Action::RunOn => refuse(rule!("T-PANDORA-04"), "only a Runner goes one sector further, once in a Move"),
        Action::Points(_) => refuse(rule!("T-MOVE-12"), "a Time Loop takes at most its number of the points that are left"),
        Action::Sector(_)
        | Action::Card(_)
        | Action::Seat(_)
        | Action::UpgradeToken
        | Action::SectorAction
        | Action::Reserve
        | Action::Detonate
        | Action::Embryo(_)
        | Action::PandoraToken(..) => refuse(subject(choice), format!("that is no answer to the question: {}", words::question(choice))),
    }
}

fn use_refused(choice: &Choice, seat: Seat, what: Use, board: &Board) -> Refusal {
    if board.active != seat {
        return refuse(rule!("T-TIMING-01"), "tokens, Instants and Bonus cards are used in the own turn only");
    }
    match what {
        Use::UpgradeToken if board.player(seat).reserve == 0 => refuse(rule!("T-UPGRADE-08"), "there is no Upgrade token in your reserve"),
        Use::UpgradeToken if board.turnable(seat).next().is_none() && board.strengthenable(seat).next().is_none() => {
            refuse(rule!("T-UPGRADE-06"), "there is nothing to upgrade with the tokens you have")
        }
        Use::Instant if board.player(seat).instants == 0 => refuse(rule!("T-CARDTYPE-06"), "there is no Instant in your reserve"),
        Use::Instant if matches!(board.faction(seat), Faction::Marines | Faction::Aliens) => {
            refuse(rule!("T-RULING-77"), "the Instant has no legal target now")
        }
        Use::Bonus(Bonus::Passage) => refuse(rule!("T-RULING-44"), "Passage is used during a Move of an own unit, before it stops"),
        Use::Bonus(bonus) if board.player(seat).bonus[bonus.index()] == 0 => refuse(rule!("T-BONUS-02"), "you hold no such Bonus card"),
        Use::Bonus(Bonus::CardFromDeck) => refuse(rule!("T-CARD-FROMDECK-01"), "your deck is empty, or its top card has no place"),
        Use::UpgradeToken | Use::Instant | Use::Bonus(Bonus::Upgrade) => {
            refuse(rule!("T-TIMING-02"), format!("not in the middle of this: {}", words::question(choice)))
        }
    }
}

fn unit_refused(choice: &Choice, seat: Seat, unit: UnitId, board: &Board) -> Refusal {
    let it = board.unit(unit);
    match choice {
        Choice::Move { .. } | Choice::ExtraTurn { .. } => {
            if it.owner != seat && board.same_side(it.owner, seat) {
                return refuse(rule!("T-MULTI-TEAM-11"), "a player never moves an ally's unit");
            }
            if it.owner != seat {
                return refuse(rule!("T-MOVE-01"), "a Move is made with an own unit");
            }
            match it.place {
                Place::Room(_) if board.is_held(unit) => refuse(rule!("T-RULING-28"), "the unit is held by a Grabber"),
                Place::Room(_) if matches!(choice, Choice::ExtraTurn { .. }) => {
                    refuse(rule!("T-SECACT-11"), "the unit has already moved in this go")
                }
                Place::Room(_) => refuse(rule!("T-MOVE-18"), "the unit has already moved in this go"),
                Place::Space if matches!(choice, Choice::ExtraTurn { .. }) => {
                    refuse(rule!("T-RULING-10"), "a unit in Space cannot be chosen for an extra turn")
                }
                Place::Space => refuse(rule!("T-LIFE-14"), "no Room of the station is empty"),
                Place::Out | Place::Supply | Place::Underway | Place::Card(_) => {
                    refuse(rule!("T-MOVE-01"), "the unit does not stand in a sector")
                }
            }
        }
        Choice::MoveEnemy { .. } | Choice::Kidnap { .. } => {
            if board.same_side(it.owner, seat) {
                refuse(rule!("T-CARD-CONTROL-01"), "only an enemy unit can be chosen")
            } else if it.sector().is_none() {
                refuse(rule!("T-LIFE-10"), "the unit does not stand in a sector")
            } else if board.is_held(unit) {
                refuse(rule!("T-RULING-28"), "the unit is held by a Grabber")
            } else if board.has_moved(unit) {
                refuse(rule!("T-RULING-17"), "the unit has already moved in this go")
            } else {
                refuse(rule!("T-CARD-KIDNAP-01"), "the unit does not stand in the sector of the card")
            }
        }
        Choice::Target { .. } | Choice::TacticalOrder { .. } | Choice::Attacker { .. } => {
            if matches!(choice, Choice::Target { .. }) && board.same_side(it.owner, seat) {
                refuse(rule!("T-ATTACK-01"), "only enemy units are attacked")
            } else if it.sector().is_none() {
                refuse(rule!("T-ATTACK-15"), "units in Space neither attack nor are attacked")
            } else if matches!(choice, Choice::Target { .. }) && !board.can_be_hit(unit) {
                refuse(rule!("T-SECTOR-16"), "a card protects this unit from Attacks")
            } else if matches!(choice, Choice::Target { .. }) {
                refuse(rule!("T-ATTACK-01"), "the unit is not in range: no passage joins the Rooms")
            } else {
                refuse(rule!("T-ATTACK-13"), "the unit cannot attack now")
            }
        }
        Choice::Push { .. } => refuse(rule!("T-PUSH-01"), "a unit standing in that sector is pushed"),
        Choice::SpendUpgrade { .. } | Choice::Evolution { .. } if board.enemies(it.owner, seat) => {
            refuse(rule!("T-UPGRADE-01"), "only own units are turned")
        }
        Choice::SpendUpgrade { .. } | Choice::Evolution { .. } => refuse(rule!("T-UPGRADE-01"), "the unit has no base side up to turn"),
        Choice::AttackFromDarkness { .. } if board.darkness.contains(unit) => {
            refuse(rule!("T-CARD-AFD-03"), "this card has already started the unit's Attack in this turn")
        }
        Choice::AttackFromDarkness { .. } => refuse(rule!("T-CARD-AFD-01"), "own units that are not held attack"),
        Choice::Invisibility { .. } if it.invisible => refuse(rule!("T-CARD-INVIS-03"), "the unit is invisible already"),
        _ => refuse(subject(choice), "this unit cannot be chosen here"),
    }
}

fn room_refused(choice: &Choice, room: RoomId, board: &Board) -> Refusal {
    if board.unit_in(room).is_some() {
        return match choice {
            Choice::PlaceUnit { .. } => refuse(rule!("T-SETUP-20"), "the Room is occupied"),
            _ => refuse(rule!("T-SECTOR-10"), "a Room holds at most one unit"),
        };
    }
    match choice {
        Choice::Room { .. } => refuse(rule!("T-MOVE-06"), "the Move ends in another sector"),
        Choice::Push { .. } => refuse(rule!("T-RULING-07"), "the sector is full: a unit must be pushed"),
        Choice::PlaceUnit { home: true, .. } => refuse(rule!("T-SETUP-20"), "these units are placed in your own faction sector"),
        _ => refuse(subject(choice), "no Room is asked for"),
    }
}

fn slot_refused(choice: &Choice, seat: Seat, slot: SlotId, board: &Board) -> Refusal {
    let it = board.slot(slot);
    if !board.in_ring(slot.sector()) {
        return refuse(rule!("T-SETUP-02"), "that sector is not in this game");
    }
    match choice {
        Choice::OpeningSlot { .. } if it.bonus.is_some() => refuse(rule!("T-SETUP-16"), "a slot with a Bonus card is not empty"),
        Choice::OpeningSlot { .. } => refuse(rule!("T-SECTOR-07"), "the slot holds a card already"),
        Choice::Install { .. } if board.has_malfunction(slot) => {
            refuse(rule!("T-MALF-13"), "a card under the Malfunction token keeps its slot")
        }
        Choice::Install { .. } => refuse(rule!("T-PENDING-07"), "only an own installed card can make room"),
        Choice::Malfunction { .. } if it.card.is_none() && it.bonus.is_some() => {
            refuse(rule!("T-SECACT-08"), "the Malfunction token cannot be put on a Bonus card")
        }
        Choice::Malfunction { .. } if board.serves(slot, seat) => refuse(rule!("T-SECACT-07"), "the token goes on an opponent's card"),
        Choice::Malfunction { .. } if it.card.is_none() => refuse(rule!("T-SECACT-06"), "there is no card"),
        Choice::Malfunction { .. } => refuse(rule!("T-CARD-SAFEGUARDS-01"), "Safeguards draws the token"),
        Choice::Home { .. } if board.has_malfunction(slot) => {
            refuse(rule!("T-RULING-37"), "a card under the Malfunction token cannot be removed")
        }
        Choice::Home { sector, .. } if slot.sector() != *sector => refuse(rule!("T-SECACT-21"), "only cards of your own faction sector"),
        Choice::Home { .. } => refuse(rule!("T-SECACT-17"), "Base Cleaning removes an enemy card"),
        Choice::TakeOver { .. } if board.has_malfunction(slot) => {
            refuse(rule!("T-RULING-64"), "a card under the Malfunction token cannot be taken over")
        }
        Choice::TakeOver { .. } => refuse(rule!("T-PANDORA-18"), "only an enemy card installed in this sector can be taken over"),
        Choice::SpendUpgrade { .. } => strengthening_refused(seat, slot, board),
        Choice::CardOrder { .. } if board.has_malfunction(slot) => refuse(rule!("T-MALF-02"), "the card is switched off"),
        Choice::CardOrder { .. } => refuse(rule!("T-CARDACT-01"), "only own Action cards of this sector are performed"),
        Choice::RemoteControl { .. } if board.remote.contains(slot) => refuse(rule!("T-CARD-REMOTE-02"), "the card has been run already"),
        Choice::RemoteControl { .. } => refuse(rule!("T-CARD-REMOTE-01"), "only an active own Action card can be run"),
        Choice::LoseUpgrade { .. } if board.has_malfunction(slot) => {
            refuse(rule!("T-CARD-DEGRADE-02"), "tokens on a switched-off card cannot be lost")
        }
        Choice::Attacker { .. } => refuse(rule!("T-RULING-30"), "a Hidden attacks after the units of its sector, once"),
        _ => refuse(subject(choice), "this slot cannot be chosen here"),
    }
}

fn strengthening_refused(seat: Seat, slot: SlotId, board: &Board) -> Refusal {
    let it = board.slot(slot);
    let Some(card) = it.card else { return refuse(rule!("T-UPGRADE-03"), "there is no card") };
    if !board.serves(slot, seat) {
        refuse(rule!("T-UPGRADE-03"), "only own cards are strengthened")
    } else if !card.facts().upgradeable {
        refuse(rule!("T-UPGRADE-09"), "the card has no number in the Upgrade symbol")
    } else if board.has_malfunction(slot) {
        refuse(rule!("T-MALF-02"), "the card is switched off")
    } else if board.is_immobilised(slot) {
        refuse(rule!("T-RULING-95"), "the card is immobilised by Vines")
    } else if it.upgrades >= crate::generated::tokens::UPGRADES_PER_CARD {
        refuse(rule!("T-UPGRADE-07"), "a card carries at most 6 Upgrade tokens")
    } else {
        let cost = board.strengthening_cost(slot);
        refuse(rule!("T-UPGRADE-06"), format!("{cost} tokens are needed, {} are in reserve", board.player(seat).reserve))
    }
}

fn pending_refused(choice: &Choice, seat: Seat, pending: PendingId, board: &Board) -> Refusal {
    let Some(owner) = board.pending_owner(pending) else {
        return match choice {
            Choice::Pending { sector, .. } if pending.sector() == *sector => refuse(rule!("T-PENDING-10"), "slot and deck are empty"),
            Choice::Malfunction { .. } => refuse(rule!("T-SECACT-06"), "there is no card"),
            _ => refuse(subject(choice), "no card lies there"),
        };
    };
    if matches!(choice, Choice::Malfunction { .. }) {
        return if board.same_side(owner, seat) {
            refuse(rule!("T-SECACT-07"), "the token goes on an opponent's card")
        } else {
            refuse(rule!("T-CARD-SAFEGUARDS-01"), "Safeguards draws the token")
        };
    }
    if board.malfunction == Spot::Pending(pending) {
        return refuse(rule!("T-MALF-01"), "a card under the Malfunction token can be neither installed nor discarded");
    }
    match choice {
        Choice::Pending { sector, .. } if pending.sector() != *sector => {
            refuse(rule!("T-PENDING-01"), "only slots of the sector where the Move ended")
        }
        Choice::Pending { .. } => refuse(rule!("T-RULING-39"), "there is no place to install the card"),
        _ => refuse(subject(choice), "this pending slot cannot be chosen here"),
    }
}

/// The rule that makes a question compulsory.
fn compulsory(choice: &Choice) -> RuleId {
    match choice {
        Choice::Move { .. } => rule!("T-TURN-06"),
        Choice::ExtraTurn { .. } => rule!("T-SECACT-13"),
        Choice::Malfunction { .. } | Choice::SectorOrder { .. } => rule!("T-SECACT-19"),
        Choice::Attacker { .. } | Choice::Target { .. } => rule!("T-RULING-25"),
        Choice::CardOrder { .. } | Choice::Transfer { .. } | Choice::Degrade { .. } => rule!("T-RULING-32"),
        Choice::Push { .. } => rule!("T-RULING-07"),
        Choice::Embryo { .. } => rule!("T-RULING-63"),
        Choice::Install { .. } => rule!("T-PENDING-06"),
        other => subject(other),
    }
}

/// The rule a question comes from.
pub fn subject(choice: &Choice) -> RuleId {
    match choice {
        Choice::LaySector { .. } => rule!("T-ADVANCED-01"),
        Choice::AllianceSector { .. } => rule!("T-MULTI-TEAM-04"),
        Choice::PandoraToken { .. } => rule!("T-PANDORA-09"),
        Choice::Draft { .. } => rule!("T-ADVANCED-03"),
        Choice::OpeningCard { .. } | Choice::OpeningSlot { .. } => rule!("T-SETUP-15"),
        Choice::PlaceUnit { home: true, .. } => rule!("T-SETUP-20"),
        Choice::PlaceUnit { home: false, .. } => rule!("T-SETUP-21"),
        Choice::Move { .. } => rule!("T-MOVE-01"),
        Choice::ExtraTurn { .. } => rule!("T-SECACT-09"),
        Choice::StartMove { .. } => rule!("T-CARDTYPE-09"),
        Choice::Path { .. } => rule!("T-MOVE-10"),
        Choice::TimeLoop { .. } => rule!("T-MOVE-12"),
        Choice::LastSector { .. } => rule!("T-MOVE-06"),
        Choice::Teleport { .. } => rule!("T-CARD-TELEPORT-01"),
        Choice::Room { .. } => rule!("T-MOVE-07"),
        Choice::AnyRoom { .. } => rule!("T-LIFE-07"),
        Choice::Push { .. } => rule!("T-PUSH-02"),
        Choice::TrapOrder { .. } => rule!("T-TRAP-05"),
        Choice::Attacker { .. } => rule!("T-RULING-25"),
        Choice::Target { .. } => rule!("T-ATTACK-14"),
        Choice::CardOrder { .. } => rule!("T-CARDACT-02"),
        Choice::Window { .. } => rule!("T-TIMING-02"),
        Choice::SectorOrder { .. } => rule!("T-RULING-61"),
        Choice::Home { .. } => rule!("T-SECACT-15"),
        Choice::Malfunction { .. } => rule!("T-SECACT-06"),
        Choice::Pending { .. } => rule!("T-PENDING-01"),
        Choice::Install { .. } => rule!("T-PENDING-05"),
        Choice::Embryo { .. } => rule!("T-PANDORA-16"),
        Choice::TakeOver { .. } => rule!("T-PANDORA-18"),
        Choice::SpendUpgrade { .. } => rule!("T-UPGRADE-01"),
        Choice::Evolution { .. } | Choice::MentalProbe { .. } | Choice::TacticalOrder { .. } => rule!("T-CARDTYPE-05"),
        Choice::AttackFromDarkness { .. } => rule!("T-CARD-AFD-01"),
        Choice::TrapDetector { .. } => rule!("T-CARD-DETECTOR-01"),
        Choice::MoveEnemy { .. } => rule!("T-CARD-CONTROL-01"),
        Choice::Kidnap { .. } | Choice::KidnapTo { .. } => rule!("T-CARD-KIDNAP-01"),
        Choice::Invisibility { .. } => rule!("T-CARD-INVIS-01"),
        Choice::Degrade { .. } | Choice::LoseUpgrade { .. } => rule!("T-CARD-DEGRADE-01"),
        Choice::Medlab { .. } => rule!("T-MULTI-FFA-05"),
        Choice::Detonate { .. } => rule!("T-CARDTYPE-18"),
        Choice::Transfer { .. } => rule!("T-RULING-90"),
        Choice::RemoteControl { .. } => rule!("T-CARD-REMOTE-01"),
        Choice::BasePlans { .. } => rule!("T-CARD-PLANS-01"),
    }
}
