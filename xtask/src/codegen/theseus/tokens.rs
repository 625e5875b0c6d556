//! `tokens.rs`: supplies, tracks and the numbers of the setup.

use std::fmt::Write as _;

use anyhow::Result;
use content::schema::{Entry, Theseus};

use crate::codegen::{DERIVES, camel, header};

pub fn source(theseus: &Theseus) -> Result<String> {
    let mut out = header("Supplies, tracks and the numbers of the setup");
    out += "\nuse super::sectors::Sector;\n";
    for token in theseus.tokens.entries.iter().filter(|token| token.kind == "token") {
        let (name, effect) = (&token.name.en, token.effect.join(" "));
        write!(out, "\n/// {name} tokens. {effect}\npub const {}_TOKENS: u8 = {};\n", token.id.to_uppercase(), token.count())?;
    }
    let setup = &theseus.setup;
    let (tracks, limits, openings) = (&setup.tracks, &setup.limits, &setup.openings);
    let numbers = [
        ("UPGRADES_PER_CARD", "The most Upgrade tokens one card can carry.", limits.upgrades_per_card),
        ("CAMERA_MAX", "The highest number of a Camera token.", limits.camera),
        ("LIFE_MAX", "The top of the Life track.", tracks.life.max),
        ("LIFE_START", "Where Life begins.", tracks.life.start),
        ("LIFE_START_EACH_AGAINST_ALL", "Where Life begins in games of each against all.", tracks.life.start_each_against_all),
        ("DATA_MAX", "The top of the Data track.", tracks.data.max),
        ("DATA_START", "Where Data begins.", tracks.data.start),
        ("END_STEPS", "Steps of the End token from off the track to the end.", u8::try_from(tracks.end.len().saturating_sub(1))?),
        ("SPACE_FIELDS", "Fields of Space.", limits.space_fields),
        ("DECK_SIZE", "Cards in a deck.", setup.decks.standard),
        ("DECK_SIZE_ALLIANCE", "Cards in a deck in games of two against two.", setup.decks.alliances),
        ("OPENING_CARDS", "Cards drawn before the first turn.", openings.standard.cards),
        ("OPENING_INSTALLED", "How many of them are installed.", openings.standard.installed),
        ("OPENING_PENDING", "How many of them become pending.", openings.standard.pending),
        ("OPENING_CARDS_ALLIANCE", "Cards each ally draws before the first turn.", openings.alliances.cards),
        ("OPENING_INSTALLED_ALLIANCE", "How many of them are installed.", openings.alliances.installed),
        ("OPENING_PENDING_ALLIANCE", "How many of them become pending.", openings.alliances.pending),
        ("BEGINNER_OPENING_CARDS", "Cards drawn before a beginners' game.", openings.beginner.cards),
        ("BEGINNER_OPENING_INSTALLED", "How many of them are installed.", openings.beginner.installed),
        ("BEGINNER_OPENING_CARDS_ALLIANCE", "Cards each ally draws before a beginners' game.", openings.beginner_alliances.cards),
        ("BEGINNER_OPENING_INSTALLED_ALLIANCE", "How many of them are installed.", openings.beginner_alliances.installed),
        ("UNITS", "Units of a player.", setup.units.standard),
        ("UNITS_ALLIANCE", "Units of a player in games of two against two.", setup.units.alliances),
        ("QUIET_TURNS", "Turns per player without a change that end the game.", limits.quiet_turns_per_player),
    ];
    for (name, what, number) in numbers {
        write!(out, "\n/// {what}\npub const {name}: u8 = {number};\n")?;
    }
    write!(
        out,
        "
/// A place in the ring of sectors.
{DERIVES}#[serde(rename_all = \"snake_case\")]
pub enum RingPlace {{
    /// This sector.
    Sector(Sector),
    /// The home sector of the first side; of the only one that has a home, when Pandora plays.
    FirstHome,
    /// The home sector of the second side.
    SecondHome,
}}
"
    )?;
    for (name, what, places) in [
        ("RING_STANDARD", "The ring of two sides.", &setup.rings.standard),
        ("RING_EVEN", "A free ring in which the first seat has little advantage.", &setup.rings.even),
        ("RING_PANDORA", "The ring of one player against Pandora.", &setup.rings.pandora),
    ] {
        let places: Vec<String> = places.iter().map(|place| ring_place(place)).collect();
        write!(out, "\n/// {what}\npub const {name}: [RingPlace; {}] = [{}];\n", places.len(), places.join(","))?;
    }
    Ok(out)
}

fn ring_place(place: &str) -> String {
    match place {
        "first_home" => String::from("RingPlace::FirstHome"),
        "second_home" => String::from("RingPlace::SecondHome"),
        sector => format!("RingPlace::Sector(Sector::{})", camel(sector)),
    }
}
