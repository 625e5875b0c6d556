//! Switching rules off one by one: does every scenario notice that names the rule?

use kernel::Words;
use kernel::mutation::with_muted;
use serde::Serialize;
use std::collections::BTreeMap;

use crate::scenario::{ScenarioReport, Verdict, run_file};

/// The scenarios that name a rule, by what they did when it was switched off.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct RuleMutation {
    /// They failed, as they should.
    pub killed_by: Vec<String>,
    /// They passed as if nothing were missing.
    pub survived: Vec<String>,
    /// They never came to the code of the rule.
    pub not_reached: Vec<String>,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct MutationReport {
    pub rules: BTreeMap<String, RuleMutation>,
    /// Scenarios that do not even pass with all rules in force; they prove nothing.
    pub unfit: Vec<ScenarioReport>,
}

/// Runs scenarios of one game, each a name and a text, with every rule that they name and `wanted` picks switched off in turn.
pub fn run<'a, G: Words>(scenarios: impl IntoIterator<Item = (&'a str, &'a str)>, wanted: impl Fn(&str) -> bool) -> MutationReport {
    let mut report = MutationReport::default();
    for (file, text) in scenarios {
        let (normal, asked) = with_muted(None, || run_file::<G>(file, text));
        if normal.verdict != Verdict::Passed {
            report.unfit.push(normal);
            continue;
        }
        for rule in normal.rules.iter().filter(|rule| wanted(rule)) {
            let entry = report.rules.entry(rule.clone()).or_default();
            let list = if !asked.contains(rule.as_str()) && !normal.reached.contains(rule) {
                &mut entry.not_reached
            } else if with_muted(Some(rule), || run_file::<G>(file, text)).0.verdict == Verdict::Passed {
                &mut entry.survived
            } else {
                &mut entry.killed_by
            };
            list.push(file.to_owned());
        }
    }
    report
}
