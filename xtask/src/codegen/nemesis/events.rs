//! `events.rs`: the event cards.

use anyhow::{Result, bail};
use content::schema::Nemesis;

use super::enumeration::{Enumeration, Facts};
use super::swarm;
use crate::codegen::header;

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let kinds = swarm::kinds();
    let fates = Enumeration::words("Fate", &["discard", "remove_and_reshuffle", "shuffle_into_deck"]);
    let mut rows = vec![];
    for event in &nemesis.events.entries {
        let [corridor] = event.corridors.as_slice() else { bail!("{}: {} corridors", event.id, event.corridors.len()) };
        rows.push(vec![
            format!("&[{}]", kinds.list(event.moves.iter().map(String::as_str))?),
            corridor.to_string(),
            fates.path(&event.fate)?,
        ]);
    }
    let facts = Facts {
        name: "EventFacts",
        what: "What is printed on an event card, besides its effect.",
        fields: &[
            ("moves", "&'static [IntruderKind]", "The intruders that move."),
            ("corridor", "u8", "The number of the corridors they move through."),
            ("fate", "Fate", "What becomes of the card."),
        ],
        rows,
    };
    let mut out = header("The event cards");
    out += "\nuse super::swarm::IntruderKind;\n";
    out += &Enumeration::of("EventCard", &nemesis.events.entries).with_facts("The event cards.", "event card", &facts)?;
    out += &fates.plain("What becomes of an event card.", "fate");
    Ok(out)
}
