//! What it means to choose a unit.

use theseus::board::Place;
use theseus::generated::sectors::Sector;
use theseus::generated::units::AttackKind;
use theseus::ids::UnitId;
use theseus::words::counted;
use theseus::{Board, Choice};

use super::super::marks::{unit_mark, unit_shape};
use super::{Asked, effect_of_stopping, places};

pub fn unit(asked: &Asked<'_>, unit: UnitId) -> String {
    let board = asked.board;
    let shape = unit_shape(board, unit);
    match asked.choice {
        Choice::Move { .. } | Choice::ExtraTurn { .. } => format!("{shape} {}", moving(asked, unit)),
        Choice::MoveEnemy { .. } => format!("{shape} {}", going(board, unit)),
        Choice::Push { .. } => format!("{shape} {} goes to Space", whose(asked, unit)),
        Choice::Attacker { .. } | Choice::TacticalOrder { .. } | Choice::AttackFromDarkness { .. } => {
            format!("{shape} in the {}: {}", place(board, unit), attack(board, unit))
        }
        Choice::SpendUpgrade { .. } | Choice::Evolution { .. } => {
            let facts = board.unit(unit).kind.facts();
            format!("{shape} in {}: from {} to {}", place(board, unit), attack_name(facts.base), attack_name(facts.upgraded))
        }
        Choice::LoseUpgrade { .. } => format!("{shape} goes back to its base side"),
        Choice::Target { .. } | Choice::Transfer { .. } => {
            let owner = board.unit(unit).owner;
            format!("{shape} of the {} (Life {})", board.faction(owner).name(), board.player(owner).life)
        }
        _ => format!("{shape} in {}", place(board, unit)),
    }
}

fn whose(asked: &Asked<'_>, unit: UnitId) -> &'static str {
    let owner = asked.board.unit(unit).owner;
    if owner == asked.seat {
        "of yours"
    } else if asked.board.same_side(owner, asked.seat) {
        "of your ally"
    } else {
        "of an enemy"
    }
}

/// `Corridors a`, or `Space`.
fn place(board: &Board, unit: UnitId) -> String {
    match board.unit(unit).place {
        Place::Room(room) => format!("{} {}", room.sector().name(), room.letter()),
        Place::Space => "Space".to_owned(),
        Place::Card(slot) => format!("{} s{}", slot.sector().name(), slot.number()),
        Place::Out | Place::Supply | Place::Underway => "the supply".to_owned(),
    }
}

/// Where the Move of a unit ends if nothing changes its way.
fn destination(board: &Board, from: Sector) -> (u8, Sector) {
    let points = board.movement_points(from);
    (points, (0..points).fold(from, |sector, _| board.next_sector(sector)))
}

fn moving(asked: &Asked<'_>, unit: UnitId) -> String {
    let board = asked.board;
    let Some(from) = board.unit(unit).sector() else { return "back from Space into any empty Room; nothing else this turn".to_owned() };
    let (count, to) = destination(board, from);
    let mut notes = Vec::new();
    if to != from && board.is_full(to) {
        notes.push("full, push one".to_owned());
    }
    let traps = dangers(asked, from, count);
    if !traps.is_empty() {
        notes.push(format!("traps: {}", traps.join(", ")));
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join("; ")) };
    format!("{} to the {}{notes}: {}", counted(count, "point"), to.name(), effect_of_stopping(board, asked.seat, to))
}

/// Enemy traps on the way of a unit: those of the last sector, and those that also work on units passing through.
fn dangers(asked: &Asked<'_>, from: Sector, count: u8) -> Vec<&'static str> {
    let mut sector = from;
    let mut names = Vec::new();
    for step in 1..=count {
        sector = asked.board.next_sector(sector);
        let working = places::enemy_traps(asked, sector).filter(|card| step == count || card.facts().passing);
        names.extend(working.map(|card| card.facts().name));
    }
    names
}

fn going(board: &Board, unit: UnitId) -> String {
    let Some(from) = board.unit(unit).sector() else { return "in Space".to_owned() };
    let (count, to) = destination(board, from);
    format!("{} from the {} to the {}", counted(count, "point"), from.name(), to.name())
}

fn attack(board: &Board, unit: UnitId) -> String {
    let targets: Vec<_> = board.targets(unit).iter().map(|target| unit_mark(board, target)).collect();
    if targets.is_empty() {
        return "nobody in range".to_owned();
    }
    match board.unit(unit).attack() {
        AttackKind::None => "has no Attack on this side".to_owned(),
        AttackKind::One => format!("wounds one of {}", targets.join(" ")),
        AttackKind::All => format!("wounds {}", targets.join(" ")),
        AttackKind::Data => format!("Data from one of {}", targets.join(" ")),
    }
}

pub fn attack_name(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::None => "no Attack",
        AttackKind::One => "Attack on one",
        AttackKind::All => "Attack on all",
        AttackKind::Data => "Data Attack",
    }
}
