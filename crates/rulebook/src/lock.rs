//! `docs/rules/rules.lock`: a hash of each rule's text, so that no rule changes unnoticed.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::id::RuleId;
use crate::problem::{Change, Place, Problem, What};
use crate::rule::Rule;

/// The rules as they were when somebody last looked at everything that cites them.
#[derive(Default, Debug)]
pub struct Lock {
    hashes: BTreeMap<RuleId, (String, usize)>,
}

/// Hex digits kept of a hash: enough to notice a change, short enough to read in a diff.
const DIGITS: usize = 16;

impl Lock {
    /// Reads a lock; a line that says nothing is a problem and otherwise left out, so that a lock
    /// with a conflict in it can be blessed anew.
    pub(crate) fn read(file: &str, text: &str) -> (Lock, Vec<Problem>) {
        let mut lock = Lock::default();
        let mut problems = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            let reason = match entry(line) {
                Some((id, _)) if lock.hashes.contains_key(&id) => format!("{id} is locked twice"),
                Some((id, hash)) => {
                    lock.hashes.insert(id, (hash.to_owned(), number));
                    continue;
                }
                None => format!("expected a rule id and {DIGITS} hex digits"),
            };
            problems.push(Problem::new(Place::new(file, number), What::BadLockLine { reason }));
        }
        (lock, problems)
    }

    /// The lock file for these rules, in the order of the rulebook so that its diff follows theirs.
    pub(crate) fn write(rules: &[Rule]) -> String {
        let mut text = String::new();
        for rule in rules {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{} {}", rule.id, hash(rule));
        }
        text
    }

    /// What happened to the rules since they were blessed.
    pub(crate) fn changes(&self, file: &str, rules: &[Rule]) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut left: BTreeMap<_, _> = self.hashes.iter().collect();
        for rule in rules {
            let change = match left.remove(&rule.id) {
                None => Change::Added,
                Some((blessed, _)) if *blessed != hash(rule) => Change::Changed,
                Some(_) => continue,
            };
            let id = rule.id.clone();
            problems.push(Problem::new(rule.place.clone(), What::Unblessed { id, change }));
        }
        for (id, (_, line)) in left {
            let what = What::Unblessed { id: id.clone(), change: Change::Removed };
            problems.push(Problem::new(Place::new(file, *line), what));
        }
        problems
    }
}

fn entry(line: &str) -> Option<(RuleId, &str)> {
    let (id, hash) = line.split_once(' ')?;
    let is_hex = hash.len() == DIGITS && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then_some((id.parse().ok()?, hash))
}

/// Only the text counts: a source that is named more exactly asks nobody to look again.
fn hash(rule: &Rule) -> String {
    let words: Vec<_> = rule.text.split_whitespace().collect();
    let digest = Sha256::digest(words.join(" ").as_bytes());
    let mut hex = String::new();
    for byte in digest.iter().take(DIGITS / 2) {
        // Writing to a String cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}
