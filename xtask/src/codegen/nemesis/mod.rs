//! The generated code of Nemesis.

mod attacks;
mod crew;
mod enumeration;
mod events;
mod items;
mod objectives;
mod rooms;
mod ship;
mod swarm;
mod tokens;
mod wounds;

use anyhow::Result;
use content::schema::Nemesis;

use super::{Source, modules};

/// Its generated files, not yet formatted.
pub fn sources(nemesis: &Nemesis) -> Result<Vec<Source>> {
    Ok(vec![
        ("mod.rs", modules(&["attacks", "crew", "events", "items", "objectives", "rooms", "ship", "swarm", "tokens", "wounds"])),
        ("attacks.rs", attacks::source(nemesis)?),
        ("crew.rs", crew::source(nemesis)?),
        ("events.rs", events::source(nemesis)?),
        ("items.rs", items::source(nemesis)?),
        ("objectives.rs", objectives::source(nemesis)?),
        ("rooms.rs", rooms::source(nemesis)?),
        ("ship.rs", ship::source(nemesis)?),
        ("swarm.rs", swarm::source(nemesis)?),
        ("tokens.rs", tokens::source(nemesis)?),
        ("wounds.rs", wounds::source(nemesis)?),
    ])
}
