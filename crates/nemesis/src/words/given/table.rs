//! Everything that lies on the table beside the Characters.

use super::box_of_parts::label;
use super::{Read, Table, known, number, table, text, texts, wrong};
use crate::board::{Board, Door, Figure, Thing};
use crate::generated::rooms::{Room, RoomGroup};
use crate::generated::ship::{SELF_LABELS, SELF_LAST, SlotKind, TIME_LABELS};
use crate::generated::swarm::{ADULTS_PER_PLAYER, BLANKS_AT_START, BagToken, IntruderKind};
use crate::generated::tokens::{DOOR_TOKENS, EGG_TOKENS, FIRE_MARKERS, MALFUNCTION_MARKERS, NOISE_MARKERS};
use crate::ids::{PODS, PodId, SlotId};
use crate::places::ship::Pod;
use crate::words::names::{
    coordinates_name, read_character, read_corridor, read_destination, read_kind, read_network, read_room, read_slot, read_thing,
    read_times, read_token, read_weakness,
};
use kernel::{Seat, SeatSet, Secret};
use serde_json::Value;

/// Whoever wrote the position has seen what lies face down in it. Nobody sits there.
fn author() -> SeatSet {
    SeatSet::of(Seat::new(kernel::SEATS as u8 - 1))
}

pub fn read(given: &Table, board: &mut Board) -> Read<()> {
    // What lies in a Room may depend on which Room it is.
    if let Some(value) = given.get("rooms") {
        rooms(value, board)?;
    }
    for (key, value) in given {
        read_key(key, value, board)?;
    }
    if !given.contains_key("bag") {
        default_bag(board);
    }
    if board.seats().any(|seat| board.member(seat).carries(Thing::BlueCorpse)) {
        let home = board.slot_of(Room::Hibernatorium).unwrap_or_default();
        board.chamber_mut(home).objects.blue_corpse = false;
    }
    if board.swarm.nest_destroyed && !given.contains_key("eggs") {
        board.swarm.eggs = 0;
    }
    let in_surgery = board.slot_of(Room::Surgery).is_some_and(|slot| board.chamber(slot).objects.blue_corpse);
    board.post_mortem = in_surgery;
    Ok(())
}

fn read_key(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    match key {
        "time" => board.ship.time = label(key, value, &TIME_LABELS)?,
        "self_destruct" => {
            board.ship.self_destruct = match text(key, value)? {
                "off" => None,
                _ => Some(label(key, value, &SELF_LABELS[..usize::from(SELF_LAST)])?),
            }
        }
        "destination" => {
            let name = text(key, value)?;
            board.ship.destination = known(key, "Destination", name, read_destination(name))?;
        }
        "coordinates" => {
            let name = text(key, value)?;
            let card = known(key, "Coordinates card", name, (0..8).find(|&card| coordinates_name(card) == name))?;
            board.ship.coordinates = Some(Secret::new(card, author()));
        }
        "engines" => engines(key, value, board)?,
        "eggs" => board.swarm.eggs = number(key, value, 0..=EGG_TOKENS)?,
        "nest" => {
            board.swarm.nest_destroyed = match text(key, value)? {
                "whole" => false,
                "destroyed" => true,
                other => return wrong(key, format!("\"{other}\" is not whole or destroyed")),
            }
        }
        "pods" => pods(key, value, board)?,
        "airlock" => {
            let name = text(key, value)?;
            board.ship.airlock = if name == "none" { None } else { Some(slot(key, name)?) };
        }
        "fire" => {
            for slot in slots(key, value, FIRE_MARKERS)? {
                board.chamber_mut(slot).fire = true;
            }
        }
        "malfunction" => {
            for slot in slots(key, value, MALFUNCTION_MARKERS)? {
                board.chamber_mut(slot).malfunction = true;
            }
        }
        "noise" => noise(key, value, board)?,
        "doors" => doors(key, value, board)?,
        "objects" => objects(key, value, board)?,
        "intruders" => intruders(key, value, board)?,
        "bag" => bag(key, value, board)?,
        "weaknesses" => weaknesses(key, value, board)?,
        // Read elsewhere.
        "players" | "mode" | "side" | "takeover" | "intruder_player" | "contact" | "phase" | "first" | "turn" | "rooms" | "events"
        | "attacks" | "wounds_discard" | "red" | "yellow" | "green" | "contamination_deck" => {}
        _ if read_character(key).is_some() => {}
        _ => return wrong(key, "is not known"),
    }
    Ok(())
}

fn slot(key: &str, name: &str) -> Read<SlotId> {
    known(key, "Room", name, read_slot(name))
}

fn slots(key: &str, value: &Value, most: u8) -> Read<Vec<SlotId>> {
    let mut slots = Vec::new();
    for name in texts(key, value)? {
        let slot = slot(key, name)?;
        if slots.contains(&slot) {
            return wrong(key, format!("{name} is named twice"));
        }
        slots.push(slot);
    }
    if slots.len() > usize::from(most) { wrong(key, format!("there are only {most} markers")) } else { Ok(slots) }
}

/// `"015" = "canteen 3"`.
fn rooms(value: &Value, board: &mut Board) -> Read<()> {
    for (name, value) in table("rooms", value)? {
        let path = format!("rooms.{name}");
        let slot = slot(&path, name)?;
        let written = text(&path, value)?;
        let counted = written.rsplit_once(' ').and_then(|(name, digits)| Some((read_room(name)?, digits.parse::<u8>().ok()?)));
        let (room, counter) = match (read_room(written), counted) {
            (Some(room), _) => (room, 0),
            (None, Some(counted)) => counted,
            (None, None) => return wrong(&path, format!("there is no Room \"{written}\"")),
        };
        if counter > 4 || (counter > 0 && !room.facts().item_counter) {
            return wrong(&path, "an Item Counter is from 0 to 4, and not every Room has one");
        }
        match board.slot_facts(slot).kind {
            kind @ (SlotKind::Basic | SlotKind::Additional) => {
                let group = if kind == SlotKind::Basic { RoomGroup::Basic } else { RoomGroup::Additional };
                if room.facts().group != group {
                    return wrong(&path, format!("{written} lies on a slot of the other kind"));
                }
                if !board.decks.tiles.take(room.index()) {
                    return wrong(&path, format!("there is only one {written}"));
                }
            }
            SlotKind::Special | SlotKind::FaceUp => {
                if board.chamber(slot).room != Some(room) {
                    return wrong(&path, "another Room lies there");
                }
            }
        }
        let chamber = board.chamber_mut(slot);
        chamber.room = Some(room);
        chamber.explored = true;
        chamber.counter = counter;
    }
    Ok(())
}

fn engines(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    let names = texts(key, value)?;
    if names.len() != board.ship.engines.len() {
        return wrong(key, "there are three engines");
    }
    for (engine, name) in board.ship.engines.iter_mut().zip(names) {
        *engine = match name {
            "working" => Some(Secret::new(true, author())),
            "damaged" => Some(Secret::new(false, author())),
            "unknown" => None,
            other => return wrong(key, format!("\"{other}\" is not working, damaged or unknown")),
        };
    }
    Ok(())
}

fn pods(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    for (name, value) in table(key, value)? {
        let path = format!("{key}.{name}");
        let pod = PodId::all().find(|pod| pod.number().to_string() == *name);
        let pod = known(&path, "Escape Pod", name, pod)?;
        board.ship.pods[pod.index().min(PODS - 1)] = match text(&path, value)? {
            "locked" => Pod { aboard: true, locked: true },
            "unlocked" => Pod { aboard: true, locked: false },
            "launched" => Pod { aboard: false, locked: false },
            other => return wrong(&path, format!("\"{other}\" is not locked, unlocked or launched")),
        };
    }
    Ok(())
}

fn noise(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    let names = texts(key, value)?;
    if names.len() > usize::from(NOISE_MARKERS) {
        return wrong(key, format!("there are only {NOISE_MARKERS} markers"));
    }
    for name in names {
        match (read_corridor(name, board), read_network(name, board)) {
            (Some(corridor), _) => board.noise.insert(corridor),
            (None, Some(network)) => {
                if let Some(space) = board.technical_noise.get_mut(usize::from(network)) {
                    *space = true;
                }
            }
            (None, None) => return wrong(key, format!("there is no Corridor \"{name}\"")),
        }
    }
    Ok(())
}

fn doors(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    for (name, value) in table(key, value)? {
        let path = format!("{key}.{name}");
        let corridor = known(&path, "Corridor", name, read_corridor(name, board))?;
        *board.doors.at_mut(corridor.index()) = match text(&path, value)? {
            "open" => Door::Open,
            "closed" => Door::Closed,
            "destroyed" => Door::Destroyed,
            other => return wrong(&path, format!("\"{other}\" is not open, closed or destroyed")),
        };
    }
    if board.doors_out() > DOOR_TOKENS { wrong(key, format!("there are only {DOOR_TOKENS} Door tokens")) } else { Ok(()) }
}

/// A named Room holds exactly what its list says; the blue Corpse leaves the Hibernatorium when it is named elsewhere.
fn objects(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    let rooms = table(key, value)?;
    let blue = rooms.values().any(|list| list.as_array().is_some_and(|list| list.iter().any(|it| it.as_str() == Some("blue corpse"))));
    let home = board.slot_of(Room::Hibernatorium).unwrap_or_default();
    if blue || rooms.keys().any(|name| read_slot(name) == Some(home)) {
        board.chamber_mut(home).objects.blue_corpse = false;
    }
    for (name, value) in rooms {
        let path = format!("{key}.{name}");
        let slot = slot(&path, name)?;
        for name in texts(&path, value)? {
            let thing = known(&path, "Object", name, read_thing(name, board))?;
            let objects = &mut board.chamber_mut(slot).objects;
            match thing {
                Thing::BlueCorpse => objects.blue_corpse = true,
                Thing::RedCorpse(seat) => objects.red_corpses = objects.red_corpses.with(seat),
                Thing::Carcass => objects.carcasses += 1,
                Thing::Egg => objects.eggs += 1,
                Thing::Item(_) => return wrong(&path, format!("{name} is an Item, and Items never lie in Rooms")),
            }
        }
    }
    Ok(())
}

/// `adult 002`, `queen 014 x4`.
fn intruders(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    for written in texts(key, value)? {
        let (place, injuries) = match written.split_once(" x") {
            Some((place, digits)) => (place, digits.parse().ok()),
            None => (written, Some(0)),
        };
        let place = place.rsplit_once(' ').and_then(|(kind, slot)| Some((read_kind(kind)?, read_slot(slot)?)));
        let (Some((kind, slot)), Some(injuries)) = (place, injuries) else {
            return wrong(key, format!("\"{written}\" is not an Intruder in a Room, like \"adult 002\" or \"queen 014 x4\""));
        };
        let Some(figure) = board.swarm.free_figure(kind) else { return wrong(key, format!("there is no further {}", kind.id())) };
        board.swarm.figures[figure.index()] = Figure { slot, injuries };
        // A figure is in the list only while it is on the map.
        let _ = board.swarm.order.push(figure);
    }
    Ok(())
}

fn bag(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    for written in texts(key, value)? {
        let token = read_times(written).and_then(|(name, count)| Some((read_token(name)?, count)));
        let (token, count) = known(key, "token", written, token)?;
        for _ in 0..count {
            if !board.swarm.outside.take(token.index()) {
                return wrong(key, format!("there are not so many of \"{written}\""));
            }
            board.swarm.bag.add(token.index());
        }
    }
    Ok(())
}

/// N-SETUP-18, N-SETUP-19, with the lowest numbers.
fn default_bag(board: &mut Board) {
    let players = board.seats;
    let adults = |kind| if kind == IntruderKind::Adult { players * ADULTS_PER_PLAYER } else { 0 };
    let wanted = IntruderKind::ALL.map(|kind| (Some(kind), kind.facts().bag_at_start + adults(kind)));
    for (kind, count) in wanted.into_iter().chain([(None, BLANKS_AT_START)]) {
        for _ in 0..count {
            let mut of_kind = BagToken::ALL.into_iter().filter(|token| token.facts().kind == kind);
            if let Some(token) = of_kind.find(|token| board.swarm.outside.take(token.index())) {
                board.swarm.bag.add(token.index());
            }
        }
    }
}

fn weaknesses(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    for (name, value) in table(key, value)? {
        let path = format!("{key}.{name}");
        let place = ["corpse", "egg", "carcass"].iter().position(|place| place == name);
        let place = known(&path, "place of a Weakness", name, place)?;
        let written = text(&path, value)?;
        let weakness = known(&path, "Weakness", written, read_weakness(written))?;
        if !board.decks.weaknesses.take(weakness.index()) {
            return wrong(&path, format!("there is only one {written}"));
        }
        board.swarm.weaknesses[place] = Some(weakness);
    }
    Ok(())
}
