//! The notes beside the data, `README.md`, agree with the data.

use super::citations::{machine_path, rule_ids};
use super::rules::Rules;
use super::{Checks, Shelf};

/// The notes of a game, from the content folder down.
pub fn name(game: &str) -> String {
    format!("{game}/README.md")
}

/// The notes cite only rules that exist and name no machine.
pub fn check_citations(shelf: &Shelf, rules: &Rules, checks: &mut Checks) {
    let file = name(shelf.game);
    let path = machine_path(&shelf.notes);
    checks.need(path.is_none(), &file, "", || format!("a path of some machine: {path:?}"));
    for id in rule_ids(&shelf.notes) {
        checks.need(rules.known.contains(id), &file, id, || String::from("cited, but there is no such rule"));
    }
}

/// Every line of a table computed from the data stands in the notes.
pub fn check_table(shelf: &Shelf, lines: &[String], checks: &mut Checks) {
    let file = name(shelf.game);
    for line in lines {
        let there = shelf.notes.lines().any(|known| known == line);
        checks.need(there, &file, "", || format!("the notes lack the line {line}"));
    }
}

/// The rows of the tables below the headings `### Word …`, with the word.
pub fn rows(notes: &str) -> Vec<(&str, Vec<&str>)> {
    let mut section = "";
    let mut found = vec![];
    for line in notes.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            section = heading.split(' ').next().unwrap_or_default();
        } else if line.starts_with('#') {
            section = "";
        } else if let Some(row) = line.strip_prefix('|').and_then(|row| row.strip_suffix('|')) {
            found.push((section, row.split('|').map(str::trim).collect()));
        }
    }
    found
}
