//! `docs/rules/status.toml`: rules that ask for less than code and a test, and why.

use std::collections::BTreeMap;

use serde::Serialize;
use toml_edit::{Document, Item, TableLike};

use crate::error::RulebookError;
use crate::id::{Game, RuleId};
use crate::problem::{Place, Problem, What};

/// What a rule can be besides a rule that does something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It forbids or defines, so no fact of a game ever cites it. It still has code and a test.
    Silent,
    /// It no longer holds and only keeps its id.
    Withdrawn,
    /// There is nothing a program could do about it.
    OutOfScope,
}

impl Status {
    pub const ALL: [Status; 3] = [Status::Silent, Status::Withdrawn, Status::OutOfScope];

    /// The word `status.toml` uses.
    pub fn word(self) -> &'static str {
        match self {
            Status::Silent => "silent",
            Status::Withdrawn => "withdrawn",
            Status::OutOfScope => "out_of_scope",
        }
    }

    fn from_word(word: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.word() == word)
    }

    /// Whether a rule with this status needs code and a test like any other.
    pub fn needs_code_and_test(self) -> bool {
        match self {
            Status::Silent => true,
            Status::Withdrawn | Status::OutOfScope => false,
        }
    }
}

/// A status somebody gave to a rule, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GivenStatus {
    pub status: Status,
    pub reason: String,
}

/// The statuses of a file that are well made, and a problem for each that is not.
#[derive(Default, Debug)]
pub(crate) struct Statuses {
    pub given: BTreeMap<RuleId, (GivenStatus, Place)>,
    pub problems: Vec<Problem>,
}

/// Reads `status.toml`. Whether the rules it names exist is for the rulebook to say.
pub(crate) fn read(file: &str, text: &str) -> Result<Statuses, RulebookError> {
    let document = parse_toml(file, text)?;
    let mut statuses = Statuses::default();
    for (name, item) in document.iter() {
        let line = key_line(document.as_table(), name, text);
        let Some(game) = Game::ALL.into_iter().find(|game| game.name() == name) else {
            let reason = format!("`{name}` is no game: the groups are theseus, nemesis and lockdown");
            statuses.bad(Place::new(file, line), None, reason);
            continue;
        };
        let Some(group) = item.as_table_like() else {
            let reason = format!("`{name}` must be a table of rule ids");
            statuses.bad(Place::new(file, line), None, reason);
            continue;
        };
        for (key, item) in group.iter() {
            let place = Place::new(file, key_line(group, key, text));
            match entry(game, key, item) {
                Ok((id, given)) => {
                    statuses.given.insert(id, (given, place));
                }
                Err(reason) => statuses.bad(place, key.parse().ok(), reason),
            }
        }
    }
    Ok(statuses)
}

impl Statuses {
    fn bad(&mut self, place: Place, id: Option<RuleId>, reason: String) {
        self.problems.push(Problem::new(place, What::BadStatus { id, reason }));
    }
}

fn entry(game: Game, key: &str, item: &Item) -> Result<(RuleId, GivenStatus), String> {
    let id: RuleId = key.parse().map_err(|error: crate::id::NotAnId| error.to_string())?;
    if id.game() != game {
        return Err(format!("{id} is a rule of {}, not of {game}", id.game()));
    }
    let Some(fields) = item.as_table_like() else {
        return Err(format!("{id} needs {{ status = \"…\", reason = \"…\" }}"));
    };
    if let Some((extra, _)) = fields.iter().find(|(field, _)| !["status", "reason"].contains(field)) {
        return Err(format!("{id} has a field `{extra}`: only `status` and `reason` mean something"));
    }
    let status = text_field(fields, "status").and_then(Status::from_word).ok_or_else(|| {
        let words: Vec<_> = Status::ALL.iter().map(|status| status.word()).collect();
        format!("{id} needs a status: one of {}", words.join(", "))
    })?;
    let reason = text_field(fields, "reason").map(str::trim).unwrap_or("");
    if reason.is_empty() {
        return Err(format!("{id} needs a reason for its status"));
    }
    let reason = reason.to_owned();
    Ok((id, GivenStatus { status, reason }))
}

fn text_field<'a>(table: &'a dyn TableLike, name: &str) -> Option<&'a str> {
    table.get(name)?.as_str()
}

/// Parses TOML, with the line of what is wrong with it.
pub(crate) fn parse_toml<'a>(file: &str, text: &'a str) -> Result<Document<&'a str>, RulebookError> {
    Document::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        RulebookError::Syntax { place: Place::new(file, line), message: error.message().trim().replace('\n', ", ") }
    })
}

pub(crate) fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

fn key_line(table: &dyn TableLike, key: &str, text: &str) -> usize {
    table.get_key_value(key).and_then(|(key, item)| key.span().or_else(|| item.span())).map_or(1, |span| line_of(text, span.start))
}
