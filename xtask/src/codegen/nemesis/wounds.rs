//! `wounds.rs`: the serious wounds.

use anyhow::Result;
use content::schema::{Entry, Nemesis};

use super::enumeration::{Enumeration, Facts};
use crate::codegen::header;

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let wounds = &nemesis.serious_wounds.entries;
    let facts = Facts {
        name: "SeriousWoundFacts",
        what: "What the deck says of a serious wound.",
        fields: &[("count", "u8", "How many of it are in the deck.")],
        rows: wounds.iter().map(|wound| vec![wound.count().to_string()]).collect(),
    };
    let mut out = header("The serious wounds");
    let wounds = Enumeration::shortened("SeriousWound", "wound_", wounds);
    out += &wounds.with_facts("The different serious wounds.", "serious wound", &facts)?;
    Ok(out)
}
