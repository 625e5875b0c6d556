//! The rulebook of this repository is sound and blessed.

use std::path::Path;

use rulebook::book::Rulebook;
use rulebook::id::Game;

use crate::tree::lines;

fn directory() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

fn committed() -> Rulebook {
    Rulebook::load(&directory()).unwrap()
}

#[test]
fn no_id_stands_twice_and_every_reference_leads_somewhere() {
    assert_eq!(lines(committed().problems()), Vec::<String>::new());
}

#[test]
fn the_lock_is_current() {
    assert_eq!(lines(committed().unblessed()), Vec::<String>::new());
}

#[test]
fn the_program_carries_the_same_rules() {
    let embedded = Rulebook::embedded().unwrap();
    assert_eq!(embedded.rules(), committed().rules());
    assert_eq!(lines(embedded.problems()), Vec::<String>::new());
    assert_eq!(lines(embedded.unblessed()), Vec::<String>::new());
}

/// The contents of nemesis.md count its rules section by section; so does the reader.
#[test]
fn every_rule_of_nemesis_is_found() {
    let text = std::fs::read_to_string(directory().join("nemesis.md")).unwrap();
    let sections = committed().sections(Game::Nemesis);
    let mut compared = 0;
    for line in text.lines() {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let ["", name, count, ""] = cells[..] else { continue };
        let (Some(name), Ok(count)) = (name.strip_prefix("N-"), count.parse::<usize>()) else { continue };
        let section = sections.iter().find(|section| section.name == name);
        assert_eq!(section.map(|section| section.rules), Some(count), "N-{name}");
        compared += 1;
    }
    assert_eq!(compared, sections.len());
}

#[test]
fn every_line_that_begins_with_an_id_is_a_rule() {
    let book = committed();
    for game in Game::ALL {
        let text = std::fs::read_to_string(directory().join(game.file_name())).unwrap();
        let starts = [format!("- **{}-", game.letter()), format!("| **{}-", game.letter()), format!("| {}-EX-", game.letter())];
        let expected = text.lines().filter(|line| starts.iter().any(|start| line.starts_with(start))).count();
        let found = book.rules().iter().filter(|rule| rule.game() == game).count();
        assert_eq!(found, expected, "{game}");
    }
}

#[test]
fn every_rule_of_a_printed_rulebook_names_its_source() {
    let ours = ["RULING", "DATA"];
    let book = committed();
    let without: Vec<_> = book
        .rules()
        .iter()
        .filter(|rule| rule.source.is_none() && !rule.withdrawn && !ours.contains(&rule.section()))
        // Worked examples may be derived from the rules they name.
        .filter(|rule| !rule.id.is_example())
        .map(|rule| rule.id.to_string())
        .collect();
    assert_eq!(without, Vec::<String>::new());
}
