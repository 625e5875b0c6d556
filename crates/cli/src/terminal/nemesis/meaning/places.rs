//! What it means to choose a Room or a Corridor.

use nemesis::board::Door;
use nemesis::ids::{CorridorId, SlotId};

use super::Asked;
use crate::terminal::nemesis::{marks, names};

/// The name of a Room, who is there, and what burns or is broken.
pub fn room(asked: &Asked<'_>, slot: SlotId) -> String {
    let board = asked.board;
    let chamber = board.chamber(slot);
    let seen = asked.view.chambers.get(slot.index());
    let mut parts: Vec<String> = Vec::new();
    match (chamber.room, seen.and_then(|chamber| chamber.tile)) {
        (Some(room), _) => parts.push(room.name().to_owned()),
        (None, Some(room)) => parts.push(format!("unexplored; you have seen the {}", room.name())),
        (None, None) => parts.push("unexplored".to_owned()),
    }
    let there = inhabitants(asked, slot);
    if !there.is_empty() {
        parts.push(there);
    }
    if chamber.fire {
        parts.push("Fire".to_owned());
    }
    if chamber.malfunction {
        parts.push("Malfunction".to_owned());
    }
    if chamber.explored && chamber.room.is_some_and(|room| room.facts().item_counter) {
        parts.push(names::counted(usize::from(chamber.counter), "Item"));
    }
    parts.join("; ")
}

/// Characters and Intruders of a Room.
pub fn inhabitants(asked: &Asked<'_>, slot: SlotId) -> String {
    let board = asked.board;
    let crew = board.characters_in(slot).without(asked.seat);
    let crew = crew.iter().map(|seat| names::seat(board, seat));
    let figures = board.figures_in(slot);
    let swarm = names::gathered(figures.iter().map(|&figure| match asked.view.figures.get(figure.index()).map_or(0, |it| it.injuries) {
        0 => figure.kind().name().to_owned(),
        _ => format!("{} ({})", figure.kind().name(), marks::figure_mark(asked.view, figure)),
    }));
    crew.chain(swarm).collect::<Vec<_>>().join(", ")
}

/// What a Corridor joins, and what is in it.
pub fn corridor(asked: &Asked<'_>, corridor: CorridorId) -> String {
    let board = asked.board;
    let Some(facts) = board.map().corridors.get(usize::from(corridor.0)) else { return String::new() };
    let [one, other] = facts.ends.map(|end| names::room(board, SlotId(end)));
    let door = match board.door(corridor) {
        Door::Open => "",
        Door::Closed => ", Door closed",
        Door::Destroyed => ", Door destroyed",
    };
    let noise = if board.noise.contains(corridor) { ", noise" } else { "" };
    format!("{one} to {other}, {}{door}{noise}", names::exits(board, corridor))
}

pub fn technical(asked: &Asked<'_>, network: u8) -> String {
    let entrances = asked.board.map().network_entrances.get(usize::from(network)).copied().unwrap_or_default();
    let rooms: Vec<String> = entrances.iter().map(|&slot| format!("{:03}", slot + 1)).collect();
    format!("the system with entrances in {}", rooms.join(", "))
}
