//! `ship.rs`: both sides of the board, its tracks and where it may fly.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use content::schema::{Nemesis, Side, Track};

use super::enumeration::{Enumeration, number, structure};
use super::rooms;
use crate::codegen::{DERIVES, header};

/// How many places of rooms a side has.
const SLOTS: usize = 21;

/// Where the ship may arrive.
pub fn destinations() -> Enumeration {
    Enumeration::words("Destination", &["earth", "mars", "venus", "deep_space"])
}

fn slot_kinds() -> Enumeration {
    Enumeration::renamed(
        "SlotKind",
        &[("room_1", "Basic"), ("room_2", "Additional"), ("printed_special", "Special"), ("faceup_tile", "FaceUp")],
    )
}

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let mut out = header("The ship: both sides of the board, its tracks and where it may fly");
    out += "\nuse super::rooms::Room;\n";
    out += &destinations().plain("Where the ship may arrive.", "destination");
    out += &coordinates(nemesis)?;
    out += &tracks(nemesis)?;
    out += &Enumeration::words("BoardSide", &["basic", "alternate"]).plain("The two sides of the board.", "side");
    out += "
impl BoardSide {
    /// What is printed on it.
    pub const fn facts(self) -> &'static SideFacts {
        match self {
            BoardSide::Basic => &BASIC,
            BoardSide::Alternate => &ALTERNATE,
        }
    }
}
";
    out += &slot_kinds().plain("What lies in a place of a room.", "kind of place");
    out += &structures();
    for (id, name, what) in [("basic", "BASIC", "The basic side."), ("alternate", "ALTERNATE", "The alternate side.")] {
        let side = nemesis.board.sides.iter().find(|side| side.id == id).with_context(|| format!("board: no side {id}"))?;
        let facts = side_facts(nemesis, side).with_context(|| format!("board: side {id}"))?;
        write!(out, "\n/// {what}\npub static {name}: SideFacts = {facts};\n")?;
    }
    Ok(out)
}

fn coordinates(nemesis: &Nemesis) -> Result<String> {
    let destinations = destinations();
    let mut cards = vec![];
    for card in &nemesis.coordinates.entries {
        ensure!(card.destinations.keys().eq(["A", "B", "C", "D"].iter()), "{}: letters A to D", card.id);
        cards.push(format!("[{}]", destinations.list(card.destinations.values().map(String::as_str))?));
    }
    Ok(format!(
        "\n/// The coordinates cards: the destination of each letter, A to D.\npub const COORDINATES: [[Destination; 4]; {}] = [{}];\n",
        cards.len(),
        cards.join(", ")
    ))
}

fn tracks(nemesis: &Nemesis) -> Result<String> {
    let track = |id: &str| nemesis.board.track(id).map(|(_, track)| track).with_context(|| format!("board: no track {id}"));
    let (time, fuse, destination) = (track("time")?, track("self_destruct")?, track("destination")?);
    for track in [time, fuse] {
        ensure!(place(track, &track.start)? == 0, "{}: the marker begins on the first space", track.id);
    }
    let opens = time.opens_at.as_deref().context("time: where hibernation opens")?;
    let yellow = fuse.irreversible_at.as_deref().context("self_destruct: the first yellow space")?;
    let mut out = String::new();
    out +=
        &number("TIME_LAST", "The space of the time track on which the ship jumps; the marker begins on space 0.", time.spaces.len() - 1);
    out += &number("TIME_OPENS", "The first blue space of the time track, from which on hibernation is open.", place(time, opens)?);
    out += &number(
        "SELF_LAST",
        "The space of the self-destruct track on which the ship explodes; the marker begins on space 0.",
        fuse.spaces.len() - 1,
    );
    out +=
        &number("SELF_YELLOW", "The first yellow space of the self-destruct track, from which on nothing stops it.", place(fuse, yellow)?);
    out += &number(
        "DESTINATION_START",
        "The letter the destination marker begins on, counted from A.",
        place(destination, &destination.start)?,
    );
    for (name, what, track) in [("TIME_LABELS", "the time track", time), ("SELF_LABELS", "the self-destruct track", fuse)] {
        let labels: Vec<&str> = track.spaces.iter().map(|space| space.label.as_str()).collect();
        write!(out, "\n/// What is printed on the spaces of {what}.\npub const {name}: [&str; {}] = {labels:?};\n", labels.len())?;
    }
    Ok(out)
}

/// The place of a label on a track.
fn place(track: &Track, label: &str) -> Result<usize> {
    track.spaces.iter().position(|space| space.label == label).with_context(|| format!("{}: no space {label}", track.id))
}

fn structures() -> String {
    let mut out = format!(
        "
/// What a number at a place of a room leads to.
{DERIVES}#[serde(rename_all = \"snake_case\")]
pub enum Exit {{
    /// The corridor of this index.
    Corridor(u8),
    /// The technical corridors of the network of this index.
    Technical(u8),
}}
"
    );
    out += &structure(
        "SlotFacts",
        "A place of a room. Its index everywhere is its printed number less one.",
        &[
            ("kind", "SlotKind", "What lies there."),
            ("room", "Option<Room>", "The room that always lies there."),
            ("exits", "[Exit; 4]", "What the numbers 1 to 4 lead to."),
            ("network", "Option<u8>", "The network it has an entrance to."),
            ("has_item_counter", "bool", "Whether a tile there has an item counter."),
            ("x", "u16", "To the right, on the drawing."),
            ("y", "u16", "Down, on the drawing."),
        ],
    );
    out += &structure(
        "CorridorFacts",
        "A corridor.",
        &[
            ("id", "&'static str", "Its id in the content."),
            ("ends", "[u8; 2]", "The places it joins."),
            ("numbers", "&'static [u8]", "Its numbers, the same at both ends."),
            ("twin", "bool", "Whether another one joins the same places."),
        ],
    );
    out += &structure(
        "SideFacts",
        "What is printed on a side of the board.",
        &[
            ("slots", "[SlotFacts; 21]", "The places of rooms."),
            ("corridors", "&'static [CorridorFacts]", "The corridors between them."),
            ("networks", "&'static [&'static str]", "The ids of the networks of technical corridors."),
            ("network_entrances", "&'static [&'static [u8]]", "For each network the places with an entrance to it."),
        ],
    );
    out
}

fn side_facts(nemesis: &Nemesis, side: &Side) -> Result<String> {
    let (kinds, rooms) = (slot_kinds(), rooms::rooms(nemesis));
    ensure!(side.slots.len() == SLOTS, "{} places", side.slots.len());
    let slot = |id: &str| side.slots.iter().position(|slot| slot.id == id).with_context(|| format!("no place {id}"));
    let network =
        |id: &str| side.technical_networks.iter().position(|network| network.id == id).with_context(|| format!("no network {id}"));
    let mut exits = vec![[const { None }; 4]; SLOTS];
    let mut lead = |slot: usize, numbers: &[u8], exit: &str| -> Result<()> {
        for number in numbers {
            let exits = exits.get_mut(slot).context("no such place")?;
            let place =
                usize::from(*number).checked_sub(1).and_then(|place| exits.get_mut(place)).with_context(|| format!("number {number}"))?;
            ensure!(place.is_none(), "place {}: the number {number} twice", slot + 1);
            *place = Some(exit.to_string());
        }
        Ok(())
    };
    let mut corridors = vec![];
    for (index, corridor) in side.corridors.iter().enumerate() {
        let ends = [slot(&corridor.between.0)?, slot(&corridor.between.1)?];
        for end in ends {
            lead(end, &corridor.numbers, &format!("Exit::Corridor({index})"))?;
        }
        corridors.push(format!(
            "CorridorFacts {{ id: {:?}, ends: {ends:?}, numbers: &{:?}, twin: {} }}",
            corridor.id, corridor.numbers, corridor.twin
        ));
    }
    let mut networks = vec![None; SLOTS];
    for (index, slot) in side.slots.iter().enumerate() {
        ensure!(usize::from(slot.number) == index + 1, "the places are not in the order of their numbers");
        if let Some(entrance) = &slot.technical_entrance {
            let of = network(&entrance.network)?;
            networks[index] = Some(of);
            lead(index, &entrance.numbers, &format!("Exit::Technical({of})"))?;
        }
    }
    let mut slots = vec![];
    for ((slot, exits), network) in side.slots.iter().zip(exits).zip(&networks) {
        let exits: Option<Vec<String>> = exits.into_iter().collect();
        slots.push(format!(
            "SlotFacts {{ kind: {}, room: {}, exits: [{}], network: {network:?}, has_item_counter: {}, x: {}, y: {} }}",
            kinds.path(&slot.kind)?,
            rooms.option(slot.room.as_deref())?,
            exits.with_context(|| format!("place {}: a number is missing", slot.number))?.join(", "),
            slot.has_item_counter.with_context(|| format!("place {}: item counter", slot.number))?,
            slot.x,
            slot.y,
        ));
    }
    let (mut ids, mut entrances) = (vec![], vec![]);
    for (index, network) in side.technical_networks.iter().enumerate() {
        let listed: Vec<usize> = network.entrances.iter().map(|id| slot(id)).collect::<Result<_>>()?;
        let printed: Vec<usize> = (0..SLOTS).filter(|slot| networks[*slot] == Some(index)).collect();
        ensure!(listed == printed, "{}: the entrances are not those of the places", network.id);
        ids.push(&network.id);
        entrances.push(format!("&{listed:?}"));
    }
    Ok(format!(
        "SideFacts {{ slots: [{}], corridors: &[{}], networks: &{ids:?}, network_entrances: &[{}] }}",
        slots.join(", "),
        corridors.join(", "),
        entrances.join(", ")
    ))
}
