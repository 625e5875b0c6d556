//! `units.rs`: the units and what they can do.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};
use content::schema::{Entry, Theseus};

use crate::codegen::{DERIVES, camel, header, lookups};

pub fn source(theseus: &Theseus) -> Result<String> {
    let units = &theseus.units.entries;
    let (mut variants, mut all, mut facts) = (String::new(), String::new(), String::new());
    for unit in units {
        let variant = camel(&unit.id);
        let upgraded = unit.upgraded.as_ref().unwrap_or(&unit.base);
        write!(variants, "\n/// {}.\n{variant},", unit.name.en)?;
        write!(all, "UnitKind::{variant},")?;
        write!(
            facts,
            "UnitFacts {{ id: {:?}, name: {:?}, faction: Faction::{}, count: {}, base: {}, upgraded: {}, base_takeover: {}, upgraded_takeover: {}, \
             extra_sector: {}, two_sided: {}, buds: {} }},",
            unit.id,
            unit.name.en,
            camel(unit.group().with_context(|| format!("{}: no faction", unit.id))?),
            unit.count(),
            attack(&unit.base.attack)?,
            attack(&upgraded.attack)?,
            takeover(&unit.base.takeover)?,
            takeover(&upgraded.takeover)?,
            unit.base.extra_sector,
            unit.two_sided,
            unit.buds,
        )?;
    }
    let count = units.len();
    let mut out = header("The units");
    write!(
        out,
        "
use super::cards::Faction;

/// The kinds of units.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum UnitKind {{{variants}}}

/// What a side of a unit does in an Attack.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum AttackKind {{
    /// Nothing.
    None,
    /// One wound to one enemy unit in range.
    One,
    /// One wound to each enemy unit in range.
    All,
    /// One Data Point for one enemy unit in range, and no wound.
    Data,
}}

/// How a side of a unit takes over enemy cards.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum Takeover {{
    /// Not at all.
    Never,
    /// Until the card has worked once.
    Once,
    /// For good.
    Permanent,
}}

/// What is printed on the two sides of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitFacts {{
    /// Its id in the content.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Whose unit it is.
    pub faction: Faction,
    /// How many there are.
    pub count: u8,
    /// The Attack of the base side.
    pub base: AttackKind,
    /// The Attack of the upgraded side; that of the base side when there is only one.
    pub upgraded: AttackKind,
    /// How the base side takes over cards.
    pub base_takeover: Takeover,
    /// How the upgraded side takes over cards.
    pub upgraded_takeover: Takeover,
    /// Whether it may go one sector further.
    pub extra_sector: bool,
    /// Whether it has an upgraded side.
    pub two_sided: bool,
    /// Whether it buds Embryos.
    pub buds: bool,
}}

impl UnitKind {{
    /// Every kind of unit, in content order.
    pub const ALL: [UnitKind; {count}] = [{all}];

    /// What is printed on it.
    pub const fn facts(self) -> &'static UnitFacts {{ &FACTS[self as usize] }}
{lookups}}}

static FACTS: [UnitFacts; {count}] = [{facts}];
",
        lookups = lookups("UnitKind", "kind", "facts().id"),
    )?;
    Ok(out)
}

fn attack(kind: &str) -> Result<&'static str> {
    Ok(match kind {
        "none" => "AttackKind::None",
        "one_wound" => "AttackKind::One",
        "all_wound" => "AttackKind::All",
        "one_data" => "AttackKind::Data",
        other => bail!("attack kind {other}"),
    })
}

fn takeover(kind: &str) -> Result<&'static str> {
    Ok(match kind {
        "never" => "Takeover::Never",
        "once" => "Takeover::Once",
        "permanent" => "Takeover::Permanent",
        other => bail!("takeover {other}"),
    })
}
