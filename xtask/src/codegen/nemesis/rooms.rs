//! `rooms.rs`: room tiles and the rooms printed on the board.

use anyhow::{Context, Result};
use content::schema::Nemesis;

use super::enumeration::{Enumeration, Facts};
use crate::codegen::header;

pub fn rooms(nemesis: &Nemesis) -> Enumeration {
    Enumeration::of("Room", &nemesis.rooms.entries)
}

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let groups = Enumeration::words("RoomGroup", &["basic", "additional", "special"]);
    let colours = Enumeration::words("Colour", &["red", "yellow", "green", "white", "none"]);
    let mut rows = vec![];
    for room in &nemesis.rooms.entries {
        let flag = |flag: Option<bool>| flag.with_context(|| format!("{}: a fact is missing", room.id)).map(|flag| flag.to_string());
        rows.push(vec![
            groups.path(room.group.as_deref().unwrap_or_default())?,
            colours.path(&room.colour)?,
            room.computer.to_string(),
            room.searchable.to_string(),
            flag(room.item_counter)?,
            flag(room.malfunction_allowed)?,
            (!room.actions.is_empty()).to_string(),
        ]);
    }
    let facts = Facts {
        name: "RoomFacts",
        what: "What is printed on a room.",
        fields: &[
            ("group", "RoomGroup", "The set its tile belongs to."),
            ("colour", "Colour", "The item deck it is searched with."),
            ("computer", "bool", "Whether it has a computer."),
            ("searchable", "bool", "Whether it can be searched."),
            ("item_counter", "bool", "Whether it has an item counter."),
            ("malfunction_allowed", "bool", "Whether a malfunction marker may lie there."),
            ("has_action", "bool", "Whether it has a room action."),
        ],
        rows,
    };
    let mut out = header("The rooms of the ship");
    out += &rooms(nemesis).with_facts("Every room of the box.", "room", &facts)?;
    out += &groups.plain("The sets of rooms.", "set");
    out += &colours.plain("The colours of rooms.", "colour");
    Ok(out)
}
