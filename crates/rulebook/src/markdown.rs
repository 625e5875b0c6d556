//! Reading rules out of a file of the rulebook: list items and table rows that begin with an id.

use std::collections::BTreeSet;

use crate::id::{Game, RuleId, read_id};
use crate::problem::{Place, Problem, What};
use crate::reference::{Shorthand, ids_in};
use crate::rule::Rule;

/// What one file of the rulebook holds.
#[derive(Default, Debug)]
pub(crate) struct Chapter {
    pub rules: Vec<Rule>,
    /// Every id the file mentions outside the place that defines it.
    pub references: Vec<(RuleId, Place)>,
    pub problems: Vec<Problem>,
}

/// The heading over the table of twins that must not share a test.
const LOOSE_TWINS: &str = "Twins that are not word for word";

/// Reads a file of the rulebook. `file` is its name from the root of the working tree.
pub(crate) fn read(file: &str, text: &str) -> Chapter {
    let mut reader = Reader { file, chapter: Chapter::default(), headings: Vec::new(), table: None, loose_twins: BTreeSet::new() };
    let mut lines = (1..).zip(text.lines()).peekable();
    let mut in_example = false;
    while let Some((number, line)) = lines.next() {
        if line.trim_start().starts_with("```") {
            in_example = !in_example;
        } else if in_example {
            // What a fence shows is an example of how to write, not something written.
        } else if let Some(item) = line.strip_prefix("- **")
            && looks_like_an_id(item)
        {
            let mut more = Vec::new();
            while let Some((_, next)) = lines.next_if(|(_, next)| is_continuation(next)) {
                more.push(next.trim());
            }
            reader.list_item(number, item, &more);
        } else {
            reader.line(number, line);
        }
    }
    let Reader { mut chapter, loose_twins, .. } = reader;
    for rule in &mut chapter.rules {
        rule.same_as_twin = !rule.twins.is_empty() && !loose_twins.contains(&rule.id);
    }
    chapter
}

struct Reader<'a> {
    file: &'a str,
    chapter: Chapter,
    headings: Vec<Heading>,
    /// The column names of the table the reader is in.
    table: Option<Vec<&'a str>>,
    loose_twins: BTreeSet<RuleId>,
}

struct Heading {
    level: usize,
    /// `MOVE` in `## MOVE — movement`.
    name: Option<String>,
    title: String,
}

impl<'a> Reader<'a> {
    /// Any line that does not begin a rule in a list.
    fn line(&mut self, number: usize, line: &'a str) {
        if line.starts_with('#') {
            self.table = None;
            self.heading(line);
        } else if let Some(cells) = cells(line) {
            self.table_row(number, line, cells);
            return;
        } else {
            self.table = None;
        }
        self.refer(number, line, None);
    }

    fn heading(&mut self, line: &str) {
        let level = line.chars().take_while(|&c| c == '#').count();
        self.headings.retain(|heading| heading.level < level);
        let (name, title) = name_and_title(line.trim_start_matches('#').trim());
        self.headings.push(Heading { level, name, title });
    }

    fn list_item(&mut self, number: usize, item: &str, more: &[&str]) {
        self.table = None;
        let Some((id, after)) = read_id(item).and_then(|(id, length)| Some((id, item.get(length..)?.strip_prefix("**")?))) else {
            let text = item.split("**").next().unwrap_or(item).to_owned();
            self.problem(number, What::MalformedId { text });
            return;
        };
        let first = after.trim().trim_start_matches('—').trim();
        let (mut text, mut source) = split_source(first);
        let mut whole;
        if !more.is_empty() {
            whole = text.to_owned();
            for line in more {
                whole.push(' ');
                whole.push_str(line);
            }
            text = &whole;
            if source.is_none() {
                (text, source) = split_source(&whole);
            }
        }
        let (text, source) = (text.to_owned(), source.map(str::to_owned));
        self.rule(number, id, text, source);
    }

    fn table_row(&mut self, number: usize, line: &'a str, cells: Vec<&'a str>) {
        let Some(columns) = self.table.clone() else {
            self.table = Some(cells);
            self.refer(number, line, None);
            return;
        };
        let first = cells.first().map_or("", |cell| cell.trim_matches('*'));
        if columns.first() != Some(&"ID") || first.starts_with('-') {
            if self.headings.iter().any(|heading| heading.title == LOOSE_TWINS) {
                self.loose_twins.extend(cells.get(1).map(|cell| ids_in(cell, Shorthand::Bare)).unwrap_or_default());
            }
            self.refer(number, line, None);
            return;
        }
        let Ok(id) = first.parse::<RuleId>() else {
            let text = first.to_owned();
            self.problem(number, What::MalformedId { text });
            return;
        };
        let mut parts = Vec::new();
        let mut source = None;
        for (column, cell) in columns.iter().zip(&cells).skip(1) {
            if *column == "Source" {
                source = Some((*cell).to_owned());
            } else {
                parts.push(format!("{column}: {cell}"));
            }
        }
        self.rule(number, id, parts.join("; "), source);
    }

    fn rule(&mut self, number: usize, id: RuleId, text: String, source: Option<String>) {
        let place = Place::new(self.file, number);
        if let Some(under) = self.wrong_place(&id) {
            let id = id.clone();
            self.problem(number, What::Misplaced { id, under });
        }
        self.refer(number, &text, Some(&id));
        self.refer(number, source.as_deref().unwrap_or(""), Some(&id));
        self.chapter.rules.push(Rule {
            withdrawn: says_withdrawn(&text),
            twins: twins(&id, &text),
            same_as_twin: false,
            headings: self.titles(),
            id,
            text,
            source,
            place,
        });
    }

    /// The file or the section a rule stands in, when that is not its own.
    fn wrong_place(&self, id: &RuleId) -> Option<String> {
        if !self.file.ends_with(id.game().file_name()) {
            return Some(self.file.to_owned());
        }
        let section = self.headings.iter().rev().find_map(|heading| heading.name.as_ref())?;
        (!id.is_in_section(section)).then(|| format!("section {section}"))
    }

    /// The headings above this line; the title of the file says nothing a rule's id does not.
    fn titles(&self) -> Vec<String> {
        let chapters = self.headings.iter().filter(|heading| heading.level > 1);
        chapters.map(|heading| heading.title.clone()).collect()
    }

    fn refer(&mut self, number: usize, text: &str, except: Option<&RuleId>) {
        for id in ids_in(text, Shorthand::Bare) {
            if Some(&id) != except {
                self.chapter.references.push((id, Place::new(self.file, number)));
            }
        }
    }

    fn problem(&mut self, number: usize, what: What) {
        self.chapter.problems.push(Problem::new(Place::new(self.file, number), what));
    }
}

/// A bold word such as `T-…` that opens a list item is meant to be an id, well made or not.
fn looks_like_an_id(item: &str) -> bool {
    let mut chars = item.chars();
    chars.next().and_then(Game::from_letter).is_some() && chars.next() == Some('-')
}

/// Indented lines belong to the list item above them.
fn is_continuation(line: &str) -> bool {
    line.starts_with("  ") && !line.trim_start().starts_with("- ")
}

/// Splits `text [source]`; what stands in the last brackets is the source.
fn split_source(text: &str) -> (&str, Option<&str>) {
    let split = text.strip_suffix(']').and_then(|inner| inner.rsplit_once('['));
    match split {
        Some((text, source)) => (text.trim_end(), Some(source)),
        None => (text, None),
    }
}

/// The cells of a table row; `None` for any other line.
fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.trim().strip_prefix('|')?;
    let row = row.strip_suffix('|').unwrap_or(row);
    Some(row.split('|').map(str::trim).collect())
}

/// `37. ROOM – Rooms` is the section `ROOM` with the title `Rooms`; chapter numbers are no part of either.
fn name_and_title(heading: &str) -> (Option<String>, String) {
    let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c == '.');
    let text = match heading.split_once(' ') {
        Some((number, rest)) if is_number(number) => rest,
        Some(_) | None => heading,
    };
    let is_name = |word: &str| {
        word.chars().next().is_some_and(|c| c.is_ascii_uppercase())
            && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
    };
    match text.split_once(" — ").or_else(|| text.split_once(" – ")) {
        Some((name, title)) if is_name(name) => (Some(name.to_owned()), title.to_owned()),
        Some(_) | None => (is_name(text).then(|| text.to_owned()), text.to_owned()),
    }
}

fn says_withdrawn(text: &str) -> bool {
    text.trim_start_matches(['*', '_']).get(..9).is_some_and(|word| word.eq_ignore_ascii_case("withdrawn"))
}

/// `*(same as Nemesis: …; twin N-COMP-02, N-COMP-03)*`
fn twins(id: &RuleId, text: &str) -> Vec<RuleId> {
    let Some((_, note)) = text.split_once("twin N-") else {
        return Vec::new();
    };
    let note = note.split(')').next().unwrap_or(note);
    let mut twins = ids_in(&format!("N-{note}"), Shorthand::Dashed);
    twins.retain(|twin| twin != id);
    twins
}
