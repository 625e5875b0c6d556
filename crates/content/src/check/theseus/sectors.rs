//! The sector boards of Theseus: Rooms, passages, slots and what borders what.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::{Checks, Spot};
use crate::schema::{Sector, Theseus};

const FILE: &str = "theseus/sectors.json";

/// Checks all boards: T-SECTOR-01, T-SECTOR-02, T-SECTOR-14, T-RULING-04.
pub fn check(theseus: &Theseus, checks: &mut Checks) {
    let boards = &theseus.sectors.entries;
    let count = |kind: &str| boards.iter().filter(|sector| sector.kind == kind).count();
    checks.at(FILE, "/entries").same((count("faction"), count("neutral")), (4, 3), "", "boards of factions, and neutral ones");
    for (index, sector) in boards.iter().enumerate() {
        let mut at = checks.at(FILE, format!("/entries/{index}"));
        at.same(sector.home_of.is_some(), sector.kind == "faction", "/home_of", &format!("{}: belongs to a faction", sector.id));
        rooms(sector, &mut at);
        slots(sector, &mut at);
    }
    let marks: usize = boards.iter().map(|sector| sector.slots.iter().filter(|slot| slot.bonus_marked).count()).sum();
    checks.need(marks <= 9, FILE, "/entries", || format!("{marks} bonus marks, but 9 Bonus cards"));
    let mut actions = BTreeMap::<&str, usize>::new();
    for sector in boards {
        *actions.entry(&sector.action.kind).or_default() += 1;
    }
    let want = BTreeMap::from([("assault", 1), ("place_malfunction", 1), ("extra_turn", 1), ("faction_choice", 4)]);
    checks.at(FILE, "/entries").same(actions, want, "", "sector actions");
}

fn rooms(sector: &Sector, at: &mut Spot<'_>) {
    let id = &sector.id;
    let rooms: Vec<&str> = sector.rooms.iter().map(|room| room.id.as_str()).collect();
    at.same(rooms.clone(), vec!["a", "b", "c", "d"], "/rooms", &format!("{id}: Rooms"));
    let places: BTreeSet<_> = sector.rooms.iter().map(|room| (room.row, room.col)).collect();
    at.same(places.len(), 4, "/rooms", &format!("{id}: places of the Rooms"));
    let joined = neighbours(&sector.passages, &rooms, "/passages", id, at);
    if id == "corridors" {
        at.need(joined.values().all(|others| others.len() == 3), "/passages", || format!("{id}: not fully joined"));
    } else {
        at.need(joined.values().any(|others| others.len() < 3), "/passages", || format!("{id}: fully joined like the Corridors"));
    }
}

fn slots(sector: &Sector, at: &mut Spot<'_>) {
    let id = &sector.id;
    let ids: Vec<&str> = sector.slots.iter().map(|slot| slot.id.as_str()).collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    at.same(unique.len(), ids.len(), "/slots", &format!("{id}: different slots"));
    at.same(ids.len(), usize::from(sector.totals.slots), "/totals/slots", &format!("{id}: slots"));
    let places: BTreeSet<_> = sector.slots.iter().map(|slot| (slot.row, slot.col)).collect();
    at.same(places.len(), ids.len(), "/slots", &format!("{id}: places of the slots"));
    let border = neighbours(&sector.slot_adjacency, &ids, "/slot_adjacency", id, at);
    for (index, a) in sector.slots.iter().enumerate() {
        for b in &sector.slots[index + 1..] {
            let touch = u16::from(a.row.abs_diff(b.row)) + u16::from(a.col.abs_diff(b.col)) == 1;
            let listed = border.get(a.id.as_str()).is_some_and(|others| others.contains(b.id.as_str()));
            at.need(touch == listed, "/slot_adjacency", || {
                format!("{id}: slots {} and {} border each other: by their places {touch}, by the list {listed}", a.id, b.id)
            });
        }
    }
    let most = border.values().map(BTreeSet::len).max().unwrap_or_default();
    let wide = ["corridors", "technical_hall"].contains(&id.as_str());
    at.need(if wide { most == 3 } else { most <= 2 }, "/slot_adjacency", || format!("{id}: a slot with {most} neighbours"));
    let marks = sector.slots.iter().filter(|slot| slot.bonus_marked).count();
    at.same(marks, usize::from(sector.totals.bonus_marks), "/totals/bonus_marks", &format!("{id}: bonus marks"));
    let pending = match id.as_str() {
        "corridors" | "control_centre" => 1,
        "technical_hall" => 0,
        _ => 2,
    };
    at.same(sector.pending_slots, pending, "/pending_slots", &format!("{id}: pending slots"));
}

/// The table of sector boards in the notes.
pub fn rows(theseus: &Theseus) -> Vec<String> {
    let row = |sector: &Sector| {
        let polish = sector.name.pl.as_deref().unwrap_or("—");
        let marks: Vec<&str> = sector.slots.iter().filter(|slot| slot.bonus_marked).map(|slot| slot.id.as_str()).collect();
        let passages: Vec<String> = sector.passages.iter().map(|(a, b)| format!("{a}{b}")).collect();
        let ends = |slot: &str| sector.slot_adjacency.iter().filter(|(a, b)| a == slot || b == slot).count();
        let most = sector.slots.iter().map(|slot| ends(&slot.id)).max().unwrap_or_default();
        let (marks, passages) = (marks.join(", "), passages.join(" "));
        format!("| {} | {polish} | {} | {} | {marks} | {passages} | {most} |", sector.name.en, sector.pending_slots, sector.slots.len())
    };
    theseus.sectors.entries.iter().map(row).collect()
}

/// An undirected graph given as pairs: known ends, no loops, no pair twice in either direction.
fn neighbours<'a>(
    pairs: &'a [(String, String)],
    nodes: &[&'a str],
    field: &str,
    id: &str,
    at: &mut Spot<'_>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut joined: BTreeMap<&str, BTreeSet<&str>> = nodes.iter().map(|node| (*node, BTreeSet::new())).collect();
    for (index, (a, b)) in pairs.iter().enumerate() {
        let place = format!("{field}/{index}");
        at.need(a != b, &place, || format!("{id}: {a} borders itself"));
        let known = at.need(nodes.contains(&a.as_str()) && nodes.contains(&b.as_str()), &place, || format!("{id}: unknown end in {a}-{b}"));
        if known {
            let new = joined.entry(a).or_default().insert(b);
            joined.entry(b).or_default().insert(a);
            at.need(new || a == b, &place, || format!("{id}: {a}-{b} is there twice"));
        }
    }
    joined
}
