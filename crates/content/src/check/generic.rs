//! What holds for every object of every file: names, counts, provenance, steps, rulings and cited rules.

use std::collections::BTreeSet;

use serde_json::Value;

use super::citations::{is_snake_case, machine_path, rule_ids};
use super::rules::Rules;
use super::{Checks, Shelf};
use crate::document;

const LANGUAGES: [(&str, &[&str]); 3] = [("theseus", &["en", "pl"]), ("nemesis", &["en", "pl", "cs"]), ("lockdown", &["en", "pl", "uk"])];

const MODES: [&str; 3] = ["action", "reaction", "passive"];

/// Walks through all files of a game.
pub fn check(shelf: &Shelf, rules: &Rules, checks: &mut Checks) {
    let words = Words::read(shelf);
    let mut used = Used::default();
    for (file, (text, value)) in &shelf.files {
        let path = machine_path(text);
        checks.need(path.is_none(), file, "", || format!("a path of some machine: {path:?}"));
        let mut walk = Walk { file, game: shelf.game, words: &words, rules, checks, used: &mut used };
        walk.value(value, "");
        walk.cited(value);
    }
    let file = document::name(shelf.game, "vocabulary");
    for (kind, known, used) in [
        ("ops", &words.ops, &used.ops),
        ("functions", &words.functions, &used.ops),
        ("requires", &words.requires, &used.requires),
        ("conditions", &words.conditions, &used.conditions),
        ("fates", &words.fates, &used.fates),
    ] {
        for word in known {
            checks.need(used.contains(word), &file, &format!("/{kind}/{word}"), || String::from("is never used"));
        }
    }
}

/// The vocabulary of a game.
struct Words {
    labels: BTreeSet<String>,
    when: BTreeSet<String>,
    ops: BTreeSet<String>,
    functions: BTreeSet<String>,
    requires: BTreeSet<String>,
    conditions: BTreeSet<String>,
    fates: BTreeSet<String>,
}

impl Words {
    fn read(shelf: &Shelf) -> Self {
        let keys = |file: &str, field: &str| -> BTreeSet<String> {
            let value = shelf.files.get(&document::name(shelf.game, file)).and_then(|(_, value)| value.get(field));
            value.and_then(Value::as_object).map(|map| map.keys().cloned().collect()).unwrap_or_default()
        };
        Self {
            labels: keys("game", "provenance_labels"),
            when: keys("vocabulary", "when"),
            ops: keys("vocabulary", "ops"),
            functions: keys("vocabulary", "functions"),
            requires: keys("vocabulary", "requires"),
            conditions: keys("vocabulary", "conditions"),
            fates: keys("vocabulary", "fates"),
        }
    }
}

/// The words met so far.
#[derive(Default)]
struct Used {
    ops: BTreeSet<String>,
    requires: BTreeSet<String>,
    conditions: BTreeSet<String>,
    fates: BTreeSet<String>,
}

struct Walk<'a> {
    file: &'a str,
    game: &'a str,
    words: &'a Words,
    rules: &'a Rules,
    checks: &'a mut Checks,
    used: &'a mut Used,
}

impl Walk<'_> {
    fn need(&mut self, ok: bool, place: &str, message: impl FnOnce() -> String) {
        self.checks.need(ok, self.file, place, message);
    }

    fn value(&mut self, value: &Value, place: &str) {
        match value {
            Value::Object(map) => {
                self.object(map, place);
                for (key, child) in map {
                    self.value(child, &format!("{place}/{}", key.replace('~', "~0").replace('/', "~1")));
                }
            }
            Value::Array(list) => {
                for (index, child) in list.iter().enumerate() {
                    self.value(child, &format!("{place}/{index}"));
                }
            }
            Value::String(text) => {
                self.need(!text.is_empty(), place, || String::from("an empty text"));
                for id in rule_ids(text) {
                    self.need(self.rules.known.contains(id), place, || format!("cites {id}, but there is no such rule"));
                    self.need(!self.rules.withdrawn.contains(id), place, || format!("cites {id}, which is withdrawn"));
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn object(&mut self, map: &serde_json::Map<String, Value>, place: &str) {
        let id = map.get("id").and_then(Value::as_str);
        if let (Some(id), Some(name)) = (id, map.get("name")) {
            self.need(is_snake_case(id), &format!("{place}/id"), || format!("{id:?} is not snake_case"));
            self.name(name, &format!("{place}/name"));
        }
        if let Some(provenance) = map.get("provenance") {
            self.provenance(provenance, &format!("{place}/provenance"));
        }
        if let (Some(id), Some(count)) = (id, map.get("count")) {
            self.need(count.as_u64().is_some_and(|count| count > 0), &format!("{place}/count"), || format!("{id}: the count is {count}"));
            self.need(map.contains_key("provenance"), place, || format!("{id}: no provenance"));
        }
        if let Some(op) = map.get("op").and_then(Value::as_str) {
            self.op(op, map, place);
        }
        for word in strings(map.get("requires")) {
            self.used.requires.insert(word.to_string());
            self.need(self.words.requires.contains(word), &format!("{place}/requires"), || format!("unknown requirement {word:?}"));
        }
        if let Some(word) = map.get("is").and_then(Value::as_str) {
            self.used.conditions.insert(word.to_string());
        }
        if let Some(word) = map.get("fate").and_then(Value::as_str) {
            self.used.fates.insert(word.to_string());
        }
        for (field, shortest) in [("rulings", 10), ("effect", 5)] {
            for (index, text) in strings(map.get(field)).enumerate() {
                self.need(text.len() >= shortest, &format!("{place}/{field}/{index}"), || format!("{text:?} says nothing"));
            }
        }
        if let Some(word) = map.get("when").and_then(Value::as_str) {
            self.need(self.words.when.contains(word), &format!("{place}/when"), || format!("{word:?} is neither in nor out of combat"));
        }
        if let Some(word) = map.get("mode").and_then(Value::as_str) {
            self.need(MODES.contains(&word), &format!("{place}/mode"), || format!("{word:?} is no way to use a card"));
        }
    }

    fn name(&mut self, name: &Value, place: &str) {
        let known = LANGUAGES.iter().find(|(game, _)| *game == self.game).map_or(&[][..], |(_, languages)| languages);
        let english = name.get("en").and_then(Value::as_str).unwrap_or_default();
        self.need(!english.trim().is_empty(), place, || String::from("no English name"));
        for language in name.as_object().into_iter().flat_map(|map| map.keys()) {
            self.need(known.contains(&language.as_str()), place, || format!("no rulebook of this game is in {language:?}"));
        }
    }

    fn op(&mut self, op: &str, map: &serde_json::Map<String, Value>, place: &str) {
        self.used.ops.insert(op.to_string());
        let is_function = self.words.functions.contains(op);
        self.need(is_function || self.words.ops.contains(op), &format!("{place}/op"), || format!("unknown op {op:?}"));
        let says_so = map.get("function") == Some(&Value::Bool(true));
        self.need(is_function == says_so, place, || format!("op {op:?}: marked as a function: {says_so}, listed as one: {is_function}"));
        let branches = ["then", "otherwise"].iter().any(|key| map.get(*key).is_some_and(Value::is_array));
        self.need(says_so || !branches, place, || format!("op {op:?} has branches, so it is a function"));
    }

    fn provenance(&mut self, provenance: &Value, place: &str) {
        let Some(map) = provenance.as_object() else {
            self.need(false, place, || String::from("the provenance is not an object of labels"));
            return;
        };
        for (field, label) in map {
            let place = format!("{place}/{field}");
            self.need(is_snake_case(field), &place, || format!("{field:?} is not snake_case"));
            let label = label.as_str().unwrap_or_default();
            self.need(is_label(label, &self.words.labels), &place, || format!("provenance {label:?} is no label"));
        }
    }

    /// Every rule that the texts of an entry cite is in its list of rules, and no rule is there twice.
    fn cited(&mut self, value: &Value) {
        let entries = value.get("entries").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        for (index, entry) in entries.iter().enumerate() {
            let place = format!("/entries/{index}/rules");
            let listed: Vec<&str> = strings(entry.get("rules")).collect();
            let unique: BTreeSet<&str> = listed.iter().copied().collect();
            self.need(unique.len() == listed.len(), &place, || String::from("a rule is listed twice"));
            for rule in &listed {
                self.need(rule_ids(rule) == [*rule], &place, || format!("{rule:?} is no rule id"));
            }
            let mut texts = vec![];
            all_texts(entry, &mut texts);
            let cited: BTreeSet<&str> = texts.into_iter().flat_map(rule_ids).collect();
            for rule in cited {
                self.need(unique.contains(rule), &place, || format!("the texts cite {rule}, the list does not"));
            }
        }
    }
}

fn all_texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(map) => map.values().for_each(|child| all_texts(child, found)),
        Value::Array(list) => list.iter().for_each(|child| all_texts(child, found)),
        Value::String(text) => found.push(text),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn strings(value: Option<&Value>) -> impl Iterator<Item = &str> {
    value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// `seed`, `memory`, `inferred`, `designed`, `public`, or `public:owner/name+owner/name`.
fn is_label(label: &str, known: &BTreeSet<String>) -> bool {
    let (word, sources) = match label.split_once(':') {
        Some((word, sources)) => (word, Some(sources)),
        None => (label, None),
    };
    let is_part = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'));
    let is_source = |source: &str| match source.split_once('/') {
        Some((owner, name)) => is_part(owner) && is_part(name),
        None => is_part(source),
    };
    known.contains(word)
        && match sources {
            Some(sources) => word == "public" && sources.split('+').all(is_source),
            None => true,
        }
}
