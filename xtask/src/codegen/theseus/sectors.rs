//! `sectors.rs`: the sector boards, their Rooms, slots and actions.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use content::schema::Theseus;

use crate::codegen::{DERIVES, camel, header, lookups};

pub fn source(theseus: &Theseus) -> Result<String> {
    let sectors = &theseus.sectors.entries;
    let (mut variants, mut all, mut facts) = (String::new(), String::new(), String::new());
    let (mut slot_sector, mut neighbours, mut grid, mut pending_sector) = (vec![], vec![], vec![], vec![]);
    let mut marked = 0_u32;
    for sector in sectors {
        let (id, name, variant) = (&sector.id, &sector.name.en, camel(&sector.id));
        let first = slot_sector.len();
        ensure!(first + sector.slots.len() <= 32, "{id}: more than 32 slots do not fit in a mask");
        let mut bonus_mask = 0_u32;
        for (i, slot) in sector.slots.iter().enumerate() {
            grid.push((slot.row, slot.col));
            slot_sector.push(format!("Sector::{variant}"));
            neighbours.push(0_u32);
            if slot.bonus_marked {
                bonus_mask |= 1 << (first + i);
            }
        }
        marked |= bonus_mask;
        let ids: Vec<&str> = sector.slots.iter().map(|slot| slot.id.as_str()).collect();
        for (a, b) in pairs(&sector.slot_adjacency, &ids, id)? {
            neighbours[first + a] |= 1 << (first + b);
            neighbours[first + b] |= 1 << (first + a);
        }
        let rooms: Vec<&str> = sector.rooms.iter().map(|room| room.id.as_str()).collect();
        ensure!(rooms.len() == 4, "{id}: four Rooms");
        let mut passages = [0_u8; 4];
        for (a, b) in pairs(&sector.passages, &rooms, id)? {
            passages[a] |= 1 << b;
            passages[b] |= 1 << a;
        }
        let first_pending = pending_sector.len();
        pending_sector.extend((0..sector.pending_slots).map(|_| format!("Sector::{variant}")));
        let home = match &sector.home_of {
            Some(faction) => format!("Some(Faction::{})", camel(faction)),
            None => String::from("None"),
        };
        let slot_mask = ((1_u64 << sector.slots.len()) - 1) << first;
        write!(variants, "\n/// {name}.\n{variant},")?;
        write!(all, "Sector::{variant},")?;
        write!(
            facts,
            "SectorFacts {{ id: {id:?}, name: {name:?}, home_of: {home}, action: SectorAction::{}, passages: [{}], first_slot: {first}, slots: {}, \
             first_pending: {first_pending}, pending: {}, slot_mask: {slot_mask:#010x}, bonus_mask: {bonus_mask:#010x} }},",
            camel(&sector.action.kind),
            passages.map(|mask| format!("{mask:#06b}")).join(", "),
            sector.slots.len(),
            sector.pending_slots,
        )?;
    }
    let count = sectors.len();
    let slots = slot_sector.len();
    let pending = pending_sector.len();
    let mut out = header("The sector boards");
    write!(
        out,
        "
use super::cards::Faction;

/// The sectors of the station. Their installed slots and pending slots are numbered through, sector by sector in this order.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum Sector {{{variants}}}

/// What a sector does for those who stop there.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum SectorAction {{
    /// An Assault takes place.
    Assault,
    /// The Malfunction token is put on a card.
    PlaceMalfunction,
    /// The player has another turn.
    ExtraTurn,
    /// The owner takes an Upgrade token or cleans the base.
    FactionChoice,
}}

/// What is printed on a sector board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SectorFacts {{
    /// Its id in the content.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Whose sector it is, if it is not neutral.
    pub home_of: Option<Faction>,
    /// What it does.
    pub action: SectorAction,
    /// For each Room the mask of the Rooms joined to it by passages.
    pub passages: [u8; 4],
    /// The number of its first installed slot.
    pub first_slot: u8,
    /// How many installed slots it has.
    pub slots: u8,
    /// The number its first pending slot has or would have.
    pub first_pending: u8,
    /// How many pending slots it has.
    pub pending: u8,
    /// The mask of its installed slots.
    pub slot_mask: u32,
    /// The mask of its installed slots that carry a bonus mark.
    pub bonus_mask: u32,
}}

impl Sector {{
    /// Every sector, in content order.
    pub const ALL: [Sector; {count}] = [{all}];

    /// What is printed on it.
    pub const fn facts(self) -> &'static SectorFacts {{ &FACTS[self as usize] }}

    /// Its id in the content.
    pub const fn id(self) -> &'static str {{ self.facts().id }}

    /// Its English name.
    pub const fn name(self) -> &'static str {{ self.facts().name }}
{lookups}}}

static FACTS: [SectorFacts; {count}] = [{facts}];

/// How many installed slots all sectors have together.
pub const SLOT_COUNT: usize = {slots};

/// How many pending slots all sectors have together.
pub const PENDING_COUNT: usize = {pending};

/// The sector of each installed slot.
pub const SLOT_SECTOR: [Sector; SLOT_COUNT] = [{}];

/// For each installed slot the mask of those that border it.
pub const SLOT_NEIGHBOURS: [u32; SLOT_COUNT] = [{}];

/// Row and column of each installed slot on its board.
pub const SLOT_GRID: [(u8, u8); SLOT_COUNT] = {grid:?};

/// The mask of the installed slots that carry a bonus mark.
pub const BONUS_MARKED: u32 = {marked:#010x};

/// The sector of each pending slot.
pub const PENDING_SECTOR: [Sector; PENDING_COUNT] = [{}];
",
        slot_sector.join(","),
        neighbours.iter().map(|mask| format!("{mask:#010x}")).collect::<Vec<_>>().join(","),
        pending_sector.join(","),
        lookups = lookups("Sector", "sector", "facts().id"),
    )?;
    Ok(out)
}

/// Pairs of ids as pairs of places in a list.
fn pairs(pairs: &[(String, String)], ids: &[&str], of: &str) -> Result<Vec<(usize, usize)>> {
    let place = |id: &str| ids.iter().position(|known| *known == id).with_context(|| format!("{of}: {id} is unknown"));
    pairs.iter().map(|(a, b)| Ok((place(a)?, place(b)?))).collect()
}
