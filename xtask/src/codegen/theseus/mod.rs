//! The generated code of Theseus.

mod cards;
mod sectors;
mod tokens;
mod units;

use anyhow::Result;
use content::schema::Theseus;

use super::{Source, modules};

/// Its generated files, not yet formatted.
pub fn sources(theseus: &Theseus) -> Result<Vec<Source>> {
    Ok(vec![
        ("mod.rs", modules(&["cards", "sectors", "tokens", "units"])),
        ("cards.rs", cards::source(theseus)?),
        ("sectors.rs", sectors::source(theseus)?),
        ("units.rs", units::source(theseus)?),
        ("tokens.rs", tokens::source(theseus)?),
    ])
}
