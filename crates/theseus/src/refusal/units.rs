//! Why a unit cannot be chosen.

use super::{not_asked, refuse, subject};
use crate::board::{Board, Place};
use crate::choice::Choice;
use crate::generated::sectors::Sector;
use crate::generated::units::AttackKind;
use crate::ids::UnitId;
use crate::procedures::assault::{Attacker, Scope};
use crate::words;
use kernel::{Refusal, RuleId, Seat, rule};

pub fn refused(choice: &Choice, seat: Seat, unit: UnitId, board: &Board) -> Refusal {
    let it = board.unit(unit);
    let name = words::unit_name(board, unit);
    match *choice {
        Choice::Move { .. } => move_refused(seat, unit, false, board),
        Choice::ExtraTurn { .. } => move_refused(seat, unit, true, board),
        Choice::MoveEnemy { .. } => taking_refused(seat, unit, None, board),
        Choice::Kidnap { sector, .. } => taking_refused(seat, unit, Some(sector), board),
        Choice::Target { attacker, .. } => target_refused(seat, unit, attacker, board),
        Choice::Attacker { scope, .. } => {
            let rule = match scope {
                Scope::Everywhere => rule!("T-SECACT-05"),
                Scope::Sector(_) => rule!("T-MINOR-06"),
                Scope::Ambush(_) => rule!("T-RULING-23"),
            };
            attacker_refused(seat, unit, scope, rule, board)
        }
        Choice::TacticalOrder { .. } => attacker_refused(seat, unit, Scope::Everywhere, subject(choice), board),
        Choice::Push { sector, .. } => refuse(rule!("T-PUSH-01"), format!("{name} does not stand in the {}", sector.name())),
        Choice::SpendUpgrade { .. } | Choice::Evolution { .. } => {
            let reason = match it.place {
                _ if board.enemies(it.owner, seat) => format!("{name} is an enemy's: only own units are turned"),
                Place::Out | Place::Supply | Place::Underway | Place::Card(_) => format!("{name} is not in play"),
                Place::Room(_) | Place::Space if it.upgraded => format!("{name} is upgraded already"),
                Place::Room(_) | Place::Space => format!("{name} has no upgraded side"),
            };
            refuse(rule!("T-UPGRADE-01"), reason)
        }
        Choice::AttackFromDarkness { .. } if board.darkness.contains(unit) => {
            refuse(rule!("T-CARD-AFD-03"), format!("this card has already started the Attack of {name} in this turn"))
        }
        Choice::AttackFromDarkness { .. } => {
            let reason = if it.owner != seat {
                format!("{name} is not yours: own units attack")
            } else if board.is_held(unit) {
                held(&name)
            } else {
                elsewhere(&name)
            };
            refuse(rule!("T-CARD-AFD-01"), reason)
        }
        Choice::Invisibility { .. } if it.invisible => refuse(rule!("T-CARD-INVIS-03"), format!("{name} is invisible already")),
        Choice::Invisibility { .. } if board.enemies(it.owner, seat) => {
            refuse(subject(choice), format!("{name} is an enemy's: own units become invisible"))
        }
        Choice::Invisibility { .. } => refuse(subject(choice), elsewhere(&name)),
        Choice::LoseUpgrade { .. } if it.owner != seat => refuse(subject(choice), format!("{name} is not yours to turn back")),
        Choice::LoseUpgrade { .. } => refuse(subject(choice), format!("{name} is not upgraded")),
        Choice::Transfer { .. } if board.same_side(it.owner, seat) => refuse(subject(choice), "only an enemy unit can be chosen"),
        Choice::Transfer { sector, .. } if it.sector() != Some(sector) => {
            refuse(subject(choice), format!("{name} does not stand in the {}", sector.name()))
        }
        Choice::Transfer { .. } => refuse(subject(choice), format!("{name} is invisible")),
        _ => not_asked(choice, board, "a unit"),
    }
}

fn held(name: &str) -> String {
    format!("{name} is held by a Grabber")
}

fn elsewhere(name: &str) -> String {
    format!("{name} does not stand in a sector")
}

fn move_refused(seat: Seat, unit: UnitId, extra: bool, board: &Board) -> Refusal {
    let it = board.unit(unit);
    let name = words::unit_name(board, unit);
    if it.owner != seat && board.same_side(it.owner, seat) {
        return refuse(rule!("T-MULTI-TEAM-11"), format!("{name} is your ally's: a player never moves an ally's unit"));
    }
    if it.owner != seat {
        return refuse(rule!("T-MOVE-01"), format!("{name} is not yours: a Move is made with an own unit"));
    }
    match it.place {
        Place::Room(_) if board.is_held(unit) => refuse(rule!("T-RULING-28"), held(&name)),
        Place::Room(_) => {
            let rule = if extra { rule!("T-SECACT-11") } else { rule!("T-MOVE-18") };
            refuse(rule, format!("{name} has already moved in this go"))
        }
        Place::Space if extra => refuse(rule!("T-RULING-10"), format!("{name} is in Space and cannot be chosen for an extra turn")),
        Place::Space => refuse(rule!("T-LIFE-14"), format!("{name} cannot come back from Space: no Room of the station is empty")),
        Place::Out | Place::Supply | Place::Underway | Place::Card(_) => refuse(rule!("T-MOVE-01"), elsewhere(&name)),
    }
}

/// Cards that move an enemy unit, anywhere or in one sector.
fn taking_refused(seat: Seat, unit: UnitId, within: Option<Sector>, board: &Board) -> Refusal {
    let it = board.unit(unit);
    let name = words::unit_name(board, unit);
    if board.same_side(it.owner, seat) {
        refuse(rule!("T-CARD-CONTROL-01"), format!("{name} is of your side: only an enemy unit can be chosen"))
    } else if it.sector().is_none() {
        refuse(rule!("T-LIFE-10"), elsewhere(&name))
    } else if board.is_held(unit) {
        refuse(rule!("T-RULING-28"), held(&name))
    } else if let Some(sector) = within.filter(|&sector| it.sector() != Some(sector)) {
        refuse(rule!("T-CARD-KIDNAP-01"), format!("{name} does not stand in the {}", sector.name()))
    } else {
        refuse(rule!("T-RULING-17"), format!("{name} has already moved in this go"))
    }
}

fn target_refused(seat: Seat, unit: UnitId, attacker: Attacker, board: &Board) -> Refusal {
    let it = board.unit(unit);
    let name = words::unit_name(board, unit);
    let (reached, from) = match attacker {
        Attacker::Unit(attacker) => (board.in_range(attacker).contains(unit), board.unit(attacker).sector()),
        Attacker::Hidden(slot) => (it.sector() == Some(slot.sector()), Some(slot.sector())),
    };
    if board.same_side(it.owner, seat) {
        refuse(rule!("T-ATTACK-01"), format!("{name} is of your side: only enemy units are attacked"))
    } else if it.sector().is_none() {
        refuse(rule!("T-ATTACK-15"), format!("{name} does not stand in a sector and cannot be attacked"))
    } else if it.sector() != from {
        refuse(rule!("T-ATTACK-01"), format!("{name} stands in another sector than the attacker"))
    } else if it.invisible {
        refuse(rule!("T-SECTOR-16"), format!("{name} is invisible"))
    } else if !board.can_be_hit(unit) {
        refuse(rule!("T-SECTOR-16"), format!("a Hideout protects {name} from Attacks"))
    } else if !reached {
        refuse(rule!("T-ATTACK-01"), format!("no passage joins the Room of {name} to that of the attacker"))
    } else {
        refuse(rule!("T-ATTACK-14"), format!("{name} is none of the units behind these Barricades"))
    }
}

/// `own_units` is the rule that says whose units attack.
fn attacker_refused(seat: Seat, unit: UnitId, scope: Scope, own_units: RuleId, board: &Board) -> Refusal {
    let it = board.unit(unit);
    let name = words::unit_name(board, unit);
    if it.owner != seat {
        return refuse(own_units, format!("{name} is not yours: only own units attack"));
    }
    if it.sector().is_none() {
        return refuse(rule!("T-ATTACK-15"), format!("{name} does not stand in a sector and cannot attack"));
    }
    match scope {
        Scope::Sector(sector) if it.sector() != Some(sector) => {
            return refuse(rule!("T-MINOR-04"), format!("only units in the {} attack now", sector.name()));
        }
        Scope::Ambush(sector) if it.sector() != Some(sector) => {
            return refuse(own_units, format!("only units in the {} take part in the Ambush", sector.name()));
        }
        Scope::Everywhere | Scope::Sector(_) | Scope::Ambush(_) => {}
    }
    if board.is_held(unit) {
        refuse(rule!("T-RULING-28"), held(&name))
    } else if it.attack() == AttackKind::None {
        refuse(rule!("T-ATTACK-13"), format!("{name} has no attack on the side that is up"))
    } else if board.targets(unit).is_empty() {
        refuse(rule!("T-ATTACK-01"), format!("no enemy whom {name} could hit is in range"))
    } else {
        refuse(rule!("T-ATTACK-13"), format!("{name} has already attacked in this Assault"))
    }
}
