//! What holds for every list of components: unique ids, groups, totals and texts.

use std::collections::BTreeMap;

use super::Checks;
use super::citations::is_snake_case;
use crate::document;
use crate::schema::{Entry, Printed, Sheet};

/// A line of the completeness table: what, how many there are, how many there should be.
pub type Row = (String, u64, u64);

/// Collects the completeness table of a game.
#[derive(Default)]
pub struct Table(Vec<Row>);

impl Table {
    /// A count that the component list of the rulebook demands.
    pub fn row(&mut self, what: impl Into<String>, have: u64, want: u64, file: &str, checks: &mut Checks) {
        let what = what.into();
        checks.need(have == want, file, "", || format!("{what}: {have}, the component list has {want}"));
        self.0.push((what, have, want));
    }

    /// The lines to print.
    pub fn lines(self) -> impl Iterator<Item = String> {
        self.0.into_iter().map(|(what, have, want)| {
            let mark = if have == want { "" } else { "  WRONG" };
            format!("  {what:<34} {have:>4} of {want}{mark}")
        })
    }
}

/// Checks a list of components by itself.
pub fn check<E: Entry>(sheet: &Sheet<E>, checks: &mut Checks) {
    let file = document::name(&sheet.game, &sheet.file);
    let mut ids = BTreeMap::<&str, usize>::new();
    for entry in &sheet.entries {
        *ids.entry(entry.id()).or_default() += 1;
    }
    let mut sums = BTreeMap::<&str, u64>::new();
    for (index, entry) in sheet.entries.iter().enumerate() {
        let id = entry.id();
        let mut at = checks.at(&file, format!("/entries/{index}"));
        at.need(ids.get(id) == Some(&1), "/id", || format!("the id {id} is used several times"));
        at.need(!entry.provenance().entry().is_empty(), "/provenance", || format!("{id}: no provenance of the entry"));
        match entry.group() {
            Some(group) => {
                at.need(sheet.groups.iter().any(|known| known.id == group), "/group", || format!("{id}: unknown group {group:?}"));
                *sums.entry(group).or_default() += u64::from(entry.count());
            }
            None => {
                at.need(sheet.groups.is_empty(), "/group", || format!("{id}: no group"));
            }
        }
    }
    for (index, group) in sheet.groups.iter().enumerate() {
        let have = sums.get(group.id.as_str()).copied().unwrap_or_default();
        let mut at = checks.at(&file, format!("/groups/{index}"));
        at.need(is_snake_case(&group.id), "/id", || format!("{:?} is not snake_case", group.id));
        at.need(have == u64::from(group.total), "/total", || format!("{}: {have} pieces, the group says {}", group.id, group.total));
    }
    if let Some(total) = sheet.total {
        let have = sheet.pieces();
        checks.need(have == u64::from(total), &file, "/total", || format!("{have} pieces, the file says {total}"));
    }
}

/// Every entry of a list of pieces says how many of it there are.
pub fn need_counts<E: Entry>(sheet: &Sheet<E>, checks: &mut Checks) {
    let file = document::name(&sheet.game, &sheet.file);
    for (index, entry) in sheet.entries.iter().enumerate() {
        let stated = entry.stated_count().is_some_and(|count| count > 0);
        checks.need(stated, &file, &format!("/entries/{index}"), || format!("{}: no count", entry.id()));
    }
}

/// Every entry of a list says what it does.
pub fn need_effects<E: Entry>(sheet: &Sheet<E>, or_else: impl Fn(&E) -> bool, checks: &mut Checks) {
    let file = document::name(&sheet.game, &sheet.file);
    for (index, entry) in sheet.entries.iter().enumerate() {
        let said = entry.effect().iter().any(|text| text.len() > 10) || or_else(entry);
        checks.need(said, &file, &format!("/entries/{index}"), || format!("{}: nothing says what it does", entry.id()));
    }
}

/// The alternatives of one card: ids in form and only once, each says what it does.
pub fn check_options(options: &[Printed], id: &str, file: &str, place: &str, checks: &mut Checks) {
    let mut seen: Vec<&str> = vec![];
    for (index, option) in options.iter().enumerate() {
        let mut at = checks.at(file, format!("{place}/{index}"));
        at.need(!option.effect.is_empty() || !option.steps.is_empty(), "", || format!("{id}: an option without an effect"));
        if let Some(name) = option.id.as_deref() {
            at.need(is_snake_case(name), "/id", || format!("{id}: option {name:?} is not snake_case"));
            at.need(!seen.contains(&name), "/id", || format!("{id}: option {name} is there twice"));
            seen.push(name);
        }
    }
}
