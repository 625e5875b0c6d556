//! The checks that keep the content true: counts, ids, graphs, references, provenance, cited rules.

mod boards;
mod citations;
mod decks;
mod generic;
mod lockdown;
mod nemesis;
mod notes;
mod provenance;
mod rules;
mod sheets;
mod theseus;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::document;
use crate::error::ContentError;
use crate::place;
use crate::report::{Problem, Report};
use crate::schema::{Lockdown, Nemesis, Theseus};
use rules::Rules;

/// Checks everything below the two folders.
pub fn run(dir: &Path, rules_dir: &Path) -> Report {
    let mut checks = Checks::default();
    let rules = Rules::read(rules_dir, &mut checks);
    let mut report = Report::default();
    let mut shelves = vec![];
    for (game, files) in [(Theseus::FOLDER, Theseus::FILES), (Nemesis::FOLDER, Nemesis::FILES), (Lockdown::FOLDER, Lockdown::FILES)] {
        let before = checks.count;
        let shelf = Shelf::read(dir, game, files, &mut checks);
        generic::check(&shelf, &rules, &mut checks);
        notes::check_citations(&shelf, &rules, &mut checks);
        let summary = match game {
            Theseus::FOLDER => checks.take(Theseus::load(dir)).map(|theseus| theseus::check(&theseus, &shelf, &rules, &mut checks)),
            Nemesis::FOLDER => checks.take(Nemesis::load(dir)).map(|nemesis| nemesis::check(&nemesis, &mut checks)),
            _ => checks.take(Lockdown::load(dir)).map(|lockdown| lockdown::check(&lockdown, &mut checks)),
        };
        let sure = provenance::table(&shelf);
        notes::check_table(&shelf, &sure, &mut checks);
        report.summary.push(format!("{game}: {} checks", checks.count - before));
        report.summary.extend(summary.into_iter().flatten());
        report.summary.extend(sure.into_iter().map(|line| format!("  {line}")));
        shelves.push(shelf);
    }

    report.checks = checks.count;
    report.problems = checks.problems;
    for problem in &mut report.problems {
        if problem.line.is_none() {
            problem.line = shelves.iter().find_map(|shelf| shelf.line_of(&problem.file, &problem.place));
        }
    }
    report.problems.sort();
    report.problems.dedup();
    report
}

/// Counts what was looked at and keeps what is wrong.
#[derive(Default)]
pub struct Checks {
    count: usize,
    problems: Vec<Problem>,
}

impl Checks {
    /// Something that must hold at a place of a file.
    pub fn need(&mut self, ok: bool, file: &str, place: &str, message: impl FnOnce() -> String) -> bool {
        self.count += 1;
        if !ok {
            self.problems.push(Problem { file: file.to_string(), line: None, place: place.to_string(), message: message() });
        }
        ok
    }

    /// A place for several checks.
    pub fn at<'a>(&'a mut self, file: &'a str, place: impl Into<String>) -> Spot<'a> {
        Spot { checks: self, file, place: place.into() }
    }

    /// What was loaded, or nothing and its errors as problems.
    fn take<T>(&mut self, loaded: Result<T, Vec<ContentError>>) -> Option<T> {
        match loaded {
            Ok(game) => {
                self.count += 1;
                Some(game)
            }
            Err(errors) => {
                self.count += errors.len();
                self.problems.extend(errors.iter().map(problem));
                None
            }
        }
    }
}

fn problem(error: &ContentError) -> Problem {
    Problem { file: error.file().to_string(), line: error.line(), place: error.place().to_string(), message: error.reason().to_string() }
}

/// A place in a file at which several things are checked.
pub struct Spot<'a> {
    checks: &'a mut Checks,
    file: &'a str,
    place: String,
}

impl Spot<'_> {
    /// Something that must hold for a field of this place.
    pub fn need(&mut self, ok: bool, field: &str, message: impl FnOnce() -> String) -> bool {
        let place = if ok { String::new() } else { format!("{}{field}", self.place) };
        self.checks.need(ok, self.file, &place, message)
    }

    /// A value that must be another one.
    pub fn same<T: PartialEq + Debug>(&mut self, have: T, want: T, field: &str, what: &str) -> bool {
        self.need(have == want, field, || format!("{what}: {have:?}, expected {want:?}"))
    }
}

/// The files of one game as text and as plain JSON.
pub struct Shelf {
    /// The folder of the game.
    pub game: &'static str,
    /// Those that are JSON, by name.
    pub files: BTreeMap<String, (String, Value)>,
    /// Its notes, `README.md`.
    pub notes: String,
}

impl Shelf {
    /// Reads the files of a game. Those that are no JSON are left to the typed loader, which says why.
    fn read(dir: &Path, game: &'static str, names: &[&str], checks: &mut Checks) -> Self {
        let mut files = BTreeMap::new();
        for name in names {
            let file = document::name(game, name);
            let Ok(text) = document::text(dir, &file) else { continue };
            let Ok(value) = serde_json::from_str(&text) else { continue };
            files.insert(file, (text, value));
        }
        let notes_file = notes::name(game);
        let notes = match document::text(dir, &notes_file) {
            Ok(text) => text,
            Err(error) => {
                checks.need(false, &notes_file, "", || error.reason().to_string());
                String::new()
            }
        };
        let on_disk = fs::read_dir(dir.join(game)).into_iter().flatten().flatten().map(|entry| entry.file_name());
        for stray in on_disk.filter_map(|name| name.into_string().ok()) {
            let known = stray == "README.md" || names.iter().any(|name| format!("{name}.json") == stray);
            checks.need(known, &format!("{game}/{stray}"), "", || String::from("no file of the schema"));
        }
        Self { game, files, notes }
    }

    /// The line where a place begins, or the nearest place around it.
    fn line_of(&self, file: &str, place: &str) -> Option<usize> {
        let (text, _) = self.files.get(file)?;
        let mut place = place;
        loop {
            if let Some(line) = place::line_of(text, place) {
                return Some(line);
            }
            place = &place[..place.rfind('/')?];
        }
    }
}
