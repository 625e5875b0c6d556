//! `docs/rules/mutation.json`: what happened to the tests of a rule when the rule was switched off.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::error::RulebookError;
use crate::id::RuleId;
use crate::problem::{Place, Problem, What};
use crate::tree;

/// The tests that name a rule, by whether they noticed that it was switched off.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Mutation {
    pub killed_by: Vec<String>,
    pub survived: Vec<String>,
    /// Tests that name the rule and never come to its code.
    pub not_reached: Vec<String>,
}

impl Mutation {
    /// Every test that names the rule stays green without it.
    pub fn went_unnoticed(&self) -> bool {
        self.killed_by.is_empty() && !(self.survived.is_empty() && self.not_reached.is_empty())
    }
}

/// The result of the last mutation run.
#[derive(Default, Debug)]
pub(crate) struct Mutations {
    pub by_rule: BTreeMap<RuleId, Mutation>,
    /// Where the file speaks of each rule.
    pub lines: BTreeMap<RuleId, usize>,
    pub problems: Vec<Problem>,
}

pub(crate) const FILE: &str = "docs/rules/mutation.json";

/// Reads the result of the last mutation run; `None` when there has been none.
pub(crate) fn read(root: &Path) -> Result<Option<Mutations>, RulebookError> {
    let text = match tree::read(&root.join(FILE)) {
        Ok(text) => text,
        Err(RulebookError::Read { source, .. }) if source.kind() == ErrorKind::NotFound => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let entries: BTreeMap<String, Mutation> = serde_json::from_str(&text)
        .map_err(|error| RulebookError::Syntax { place: Place::new(FILE, error.line()), message: error.to_string() })?;
    let mut mutations = Mutations::default();
    for (key, mutation) in entries {
        let line = key_line(&text, &key);
        match key.parse::<RuleId>() {
            Ok(id) => {
                mutations.lines.insert(id.clone(), line);
                mutations.by_rule.insert(id, mutation);
            }
            Err(_) => {
                let place = Place::new(FILE, line);
                let what = What::MalformedId { text: key };
                mutations.problems.push(Problem::new(place, what));
            }
        }
    }
    Ok(Some(mutations))
}

/// The line a key of the file stands on.
fn key_line(text: &str, key: &str) -> usize {
    let quoted = format!("\"{key}\"");
    let found = text.lines().position(|line| line.contains(&quoted));
    found.map_or(1, |line| line + 1)
}
