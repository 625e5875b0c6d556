//! Reading a scenario: its parts, with the line of everything, and a complaint about the first thing that is not one.

use kernel::Dictated;
use serde_json::{Map, Value};

use super::Complaint;
use super::expect::Expectation;
use super::facts::words_of;
use super::tree::{self, Field, Located, Node, Tree};

/// A scenario file, understood as far as that goes without knowing the game.
pub(crate) struct Scenario {
    pub rules: Vec<String>,
    pub story: String,
    pub game: Located<String>,
    pub from_setup: bool,
    /// The position, for the game to read.
    pub given: Map<String, Value>,
    /// The same with its lines.
    pub given_fields: Vec<Field>,
    pub given_line: usize,
    /// What chance says before the first answer.
    pub opening: Vec<Located<Dictated>>,
    pub steps: Vec<When>,
    pub then: Expectation,
}

/// One `[[when]]`.
pub(crate) struct When {
    pub seat: Located<String>,
    pub answers: Vec<Located<String>>,
    pub asked: Option<Located<String>>,
    pub chance: Vec<Located<Dictated>>,
    pub refused: Option<Located<Refusal>>,
    pub log: Vec<LogLine>,
    pub not_log: Vec<LogLine>,
    pub then: Option<Expectation>,
}

/// How an answer must be refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    Somehow,
    By(String),
}

/// An entry to look for in the log: a rule, and words the entry contains.
pub(crate) struct LogLine {
    pub line: usize,
    pub text: String,
    pub rule: String,
    pub words: Vec<String>,
}

impl Scenario {
    pub fn read(fields: &[Field]) -> Result<Self, Complaint> {
        only_keys(fields, &["rules", "story", "given", "when", "then"], "a scenario")?;
        let rules = texts(required(fields, "rules", 1)?)?;
        if rules.is_empty() {
            return Err(Complaint::new(line_of(fields, "rules"), "`rules` names no rule"));
        }
        let story = text(required(fields, "story", 1)?)?;
        if story.it.trim().is_empty() {
            return Err(Complaint::new(story.line, "`story` is empty"));
        }
        let game = game(fields)?;
        let given_field = required(fields, "given", 1)?;
        let given_fields = table(given_field)?;
        let steps = match find(fields, "when") {
            None => Vec::new(),
            Some(field) => list(field)?.iter().map(When::read).collect::<Result<_, _>>()?,
        };
        let then = Expectation::read(required(fields, "then", given_field.line)?)?;
        Ok(Self {
            rules: rules.into_iter().map(|rule| rule.it).collect(),
            story: story.it,
            game,
            from_setup: from_setup(given_fields)?,
            given: tree::to_map(given_fields).into_iter().filter(|(key, _)| !OURS.contains(&key.as_str())).collect(),
            given_fields: given_fields.to_vec(),
            given_line: given_field.line,
            opening: find(given_fields, "chance").map(chance).transpose()?.unwrap_or_default(),
            steps,
            then,
        })
    }
}

/// The keys of `[given]` that are not for the game.
const OURS: [&str; 3] = ["game", "start", "chance"];

/// The game a file is for.
pub(crate) fn game(fields: &[Field]) -> Result<Located<String>, Complaint> {
    let given = required(fields, "given", 1)?;
    text(required(table(given)?, "game", given.line)?)
}

fn from_setup(given: &[Field]) -> Result<bool, Complaint> {
    let Some(field) = find(given, "start") else { return Ok(false) };
    let start = text(field)?;
    match start.it.as_str() {
        "setup" => Ok(true),
        other => Err(Complaint::new(start.line, format!("`start` is \"{other}\"; it can only be \"setup\""))),
    }
}

impl When {
    fn read(node: &Node) -> Result<Self, Complaint> {
        const KNOWN: [&str; 6] = ["asked", "chance", "refused", "log", "not_log", "then"];
        let Tree::Table(fields) = &node.it else { return Err(wrong(node, "when", "a list of tables")) };
        let mut seats = fields.iter().filter(|field| !KNOWN.contains(&field.key.as_str()));
        let Some(seat) = seats.next() else { return Err(Complaint::new(node.line, "this step names no seat")) };
        if let Some(second) = seats.next() {
            let message = format!("a step has one seat, but this one names `{}` and `{}`", seat.key, second.key);
            return Err(Complaint::new(second.line, message));
        }
        let answers = match &seat.node.it {
            Tree::Text(answer) => vec![Located { line: seat.node.line, it: answer.clone() }],
            Tree::List(_) => texts(seat)?,
            Tree::Whole(_) | Tree::Fraction(_) | Tree::Truth(_) | Tree::Date(_) | Tree::Table(_) => {
                return Err(wrong(&seat.node, &seat.key, "an answer or a list of answers"));
            }
        };
        if answers.is_empty() {
            return Err(Complaint::new(seat.line, format!("`{}` gives no answer", seat.key)));
        }
        let refused = find(fields, "refused").map(refusal).transpose()?;
        if let (Some(refused), [_, second, ..]) = (&refused, answers.as_slice()) {
            let message = format!("a step that is refused (line {}) has exactly one answer", refused.line);
            return Err(Complaint::new(second.line, message));
        }
        Ok(Self {
            seat: Located { line: seat.line, it: seat.key.clone() },
            answers,
            asked: find(fields, "asked").map(text).transpose()?,
            chance: find(fields, "chance").map(chance).transpose()?.unwrap_or_default(),
            refused,
            log: find(fields, "log").map(log).transpose()?.unwrap_or_default(),
            not_log: find(fields, "not_log").map(log).transpose()?.unwrap_or_default(),
            then: find(fields, "then").map(Expectation::read).transpose()?,
        })
    }
}

fn refusal(field: &Field) -> Result<Located<Refusal>, Complaint> {
    if field.node.it == Tree::Truth(true) {
        return Ok(Located { line: field.line, it: Refusal::Somehow });
    }
    match &field.node.it {
        Tree::Text(rule) if !rule.trim().is_empty() => Ok(Located { line: field.line, it: Refusal::By(rule.trim().to_owned()) }),
        Tree::Text(_) | Tree::Whole(_) | Tree::Fraction(_) | Tree::Truth(_) | Tree::Date(_) | Tree::List(_) | Tree::Table(_) => {
            Err(wrong(&field.node, &field.key, "a rule id or true"))
        }
    }
}

fn chance(field: &Field) -> Result<Vec<Located<Dictated>>, Complaint> {
    let dictated = texts(field)?.into_iter().map(|text| match text.it.split_once(':') {
        Some((source, outcome)) if !source.trim().is_empty() && !outcome.trim().is_empty() => {
            let it = Dictated { source: source.trim().to_owned(), outcome: outcome.trim().to_owned() };
            Ok(Located { line: text.line, it })
        }
        Some(_) | None => {
            let message = format!("`chance` holds \"source: outcome\", and \"{}\" is not that", text.it);
            Err(Complaint::new(text.line, message))
        }
    });
    dictated.collect()
}

/// Reads `log` or `not_log`.
pub(crate) fn log(field: &Field) -> Result<Vec<LogLine>, Complaint> {
    let lines = texts(field)?.into_iter().map(|text| {
        let (rule, words) = text.it.split_once(':').unwrap_or((&text.it, ""));
        let rule = rule.trim().to_owned();
        if rule.is_empty() {
            return Err(Complaint::new(text.line, format!("\"{}\" names no rule", text.it)));
        }
        let words = words_of(words).collect();
        Ok(LogLine { line: text.line, rule, words, text: text.it })
    });
    lines.collect()
}

pub(crate) fn find<'a>(fields: &'a [Field], key: &str) -> Option<&'a Field> {
    fields.iter().find(|field| field.key == key)
}

fn required<'a>(fields: &'a [Field], key: &str, line: usize) -> Result<&'a Field, Complaint> {
    find(fields, key).ok_or_else(|| Complaint::new(line, format!("`{key}` is missing")))
}

fn line_of(fields: &[Field], key: &str) -> usize {
    find(fields, key).map_or(1, |field| field.line)
}

fn only_keys(fields: &[Field], known: &[&str], whose: &str) -> Result<(), Complaint> {
    match fields.iter().find(|field| !known.contains(&field.key.as_str())) {
        None => Ok(()),
        Some(unknown) => {
            let message = format!("`{}` is no part of {whose}: it has {}", unknown.key, known.join(", "));
            Err(Complaint::new(unknown.line, message))
        }
    }
}

pub(crate) fn wrong(node: &Node, key: &str, wanted: &str) -> Complaint {
    Complaint::new(node.line, format!("`{key}` must be {wanted}, not {}", node.kind()))
}

pub(crate) fn text(field: &Field) -> Result<Located<String>, Complaint> {
    let Tree::Text(text) = &field.node.it else { return Err(wrong(&field.node, &field.key, "a text")) };
    Ok(Located { line: field.node.line, it: text.clone() })
}

pub(crate) fn list(field: &Field) -> Result<&[Node], Complaint> {
    let Tree::List(nodes) = &field.node.it else { return Err(wrong(&field.node, &field.key, "a list")) };
    Ok(nodes)
}

pub(crate) fn table(field: &Field) -> Result<&[Field], Complaint> {
    let Tree::Table(fields) = &field.node.it else { return Err(wrong(&field.node, &field.key, "a table")) };
    Ok(fields)
}

pub(crate) fn texts(field: &Field) -> Result<Vec<Located<String>>, Complaint> {
    let each = list(field)?.iter().map(|node| {
        let Tree::Text(text) = &node.it else { return Err(wrong(node, &field.key, "a list of texts")) };
        Ok(Located { line: node.line, it: text.clone() })
    });
    each.collect()
}
