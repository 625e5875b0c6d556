//! The boards of both Nemesis boxes as graphs: every number 1 to 4 names exactly one way out of a slot, and all hangs together.

use std::collections::{BTreeMap, BTreeSet};

use super::{Checks, Spot};
use crate::schema::{Board, Side};

/// What a side looks like once its corridors are laid.
pub struct Graph<'a> {
    /// The slots joined to each slot by corridors.
    pub near: BTreeMap<&'a str, BTreeSet<&'a str>>,
    /// Pairs of slots joined by more than one corridor.
    pub twins: usize,
}

impl Graph<'_> {
    /// Everything that can be reached from a place, with further ways.
    pub fn reach<'b>(&'b self, start: &'b str, further: &BTreeMap<&'b str, BTreeSet<&'b str>>) -> BTreeSet<&'b str> {
        let mut found = BTreeSet::from([start]);
        let mut left = vec![start];
        while let Some(place) = left.pop() {
            let next = self.near.get(place).into_iter().chain(further.get(place)).flatten();
            left.extend(next.filter(|place| found.insert(place)).copied());
        }
        found
    }
}

/// Ids, ends, numbers and networks of a side.
pub fn check<'a>(board: &Board, side: &'a Side, file: &str, place: &str, checks: &mut Checks) -> Graph<'a> {
    let id = &side.id;
    let slots: BTreeMap<&str, &crate::schema::Slot> = side.slots.iter().map(|slot| (slot.id.as_str(), slot)).collect();
    let mut at = checks.at(file, place);
    at.same(slots.len(), side.slots.len(), "/slots", &format!("{id}: different slots"));
    let corridors: BTreeSet<&str> = side.corridors.iter().map(|corridor| corridor.id.as_str()).collect();
    at.same(corridors.len(), side.corridors.len(), "/corridors", &format!("{id}: different corridors"));

    let mut near: BTreeMap<&str, BTreeSet<&str>> = slots.keys().map(|slot| (*slot, BTreeSet::new())).collect();
    let mut numbers = BTreeMap::<&str, Vec<u8>>::new();
    let mut pairs = BTreeMap::<(&str, &str), usize>::new();
    for (index, corridor) in side.corridors.iter().enumerate() {
        let (a, b) = (corridor.between.0.as_str(), corridor.between.1.as_str());
        let known = slots.contains_key(a) && slots.contains_key(b) && a != b;
        let field = format!("/corridors/{index}");
        at.need(known, &field, || format!("{id}: corridor {} does not join two slots", corridor.id));
        at.need(!corridor.numbers.is_empty(), &field, || format!("{id}: corridor {} has no number", corridor.id));
        for (from, to) in [(a, b), (b, a)] {
            near.entry(from).or_default().insert(to);
            numbers.entry(from).or_default().extend(&corridor.numbers);
        }
        *pairs.entry((a.min(b), a.max(b))).or_default() += 1;
    }
    for (index, corridor) in side.corridors.iter().enumerate() {
        let (a, b) = (corridor.between.0.as_str(), corridor.between.1.as_str());
        let twin = pairs.get(&(a.min(b), a.max(b))).is_some_and(|times| *times > 1);
        at.same(corridor.twin, twin, &format!("/corridors/{index}/twin"), &format!("{id}: corridor {} has a twin", corridor.id));
    }
    entrances(side, &mut numbers, &mut at);
    for (index, slot) in side.slots.iter().enumerate() {
        let field = format!("/slots/{index}");
        let mut have = numbers.remove(slot.id.as_str()).unwrap_or_default();
        have.extend(&slot.area_numbers);
        have.sort_unstable();
        at.same(have, vec![1, 2, 3, 4], &field, &format!("{id}: the numbers at slot {}", slot.id));
        inside(board, slot.x, slot.y, &field, &mut at);
    }
    Graph { near, twins: pairs.values().filter(|times| **times > 1).count() }
}

/// The networks list the slots that say they open to them.
fn entrances<'a>(side: &'a Side, numbers: &mut BTreeMap<&'a str, Vec<u8>>, at: &mut Spot<'_>) {
    let mut open = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (index, slot) in side.slots.iter().enumerate() {
        let Some(entrance) = &slot.technical_entrance else { continue };
        let known = side.technical_networks.iter().any(|network| network.id == entrance.network);
        at.need(known, &format!("/slots/{index}/technical_entrance"), || format!("{}: unknown network {}", slot.id, entrance.network));
        numbers.entry(&slot.id).or_default().extend(&entrance.numbers);
        open.entry(&entrance.network).or_default().insert(&slot.id);
    }
    for (index, network) in side.technical_networks.iter().enumerate() {
        let listed: BTreeSet<&str> = network.entrances.iter().map(String::as_str).collect();
        let have = open.remove(network.id.as_str()).unwrap_or_default();
        let field = format!("/technical_networks/{index}/entrances");
        at.need(have.len() >= 2, &field, || format!("{}: network {} needs two entrances", side.id, network.id));
        at.same(have, listed, &field, &format!("{}: entrances of network {}", side.id, network.id));
    }
}

/// A position lies in the drawing.
pub fn inside(board: &Board, x: u32, y: u32, field: &str, at: &mut Spot<'_>) {
    at.need(x <= board.drawing.width && y <= board.drawing.height, field, || format!("({x}, {y}) lies outside the drawing"));
}

/// How many slots of each kind a side has.
pub fn kinds(side: &Side) -> BTreeMap<&str, usize> {
    let mut kinds = BTreeMap::new();
    for slot in &side.slots {
        *kinds.entry(slot.kind.as_str()).or_default() += 1;
    }
    kinds
}
