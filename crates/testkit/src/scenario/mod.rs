//! Scenarios: one situation of one game, in the words of its rulebook. `docs/scenarios.md` describes the format.

mod compare;
mod expect;
mod facts;
mod play;
mod script;
mod tree;

use kernel::Words;
use serde::Serialize;
use std::cell::Cell;
use std::collections::BTreeSet;

use crate::panics;
use play::{Played, Stop};

/// What became of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Passed,
    /// Something is not as the scenario says.
    Failed,
    /// The file cannot be read as a scenario.
    Broken,
}

/// What is wrong, and on which line of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Complaint {
    pub line: usize,
    pub message: String,
}

impl Complaint {
    pub fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, message: message.into() }
    }
}

/// How one file fared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScenarioReport {
    pub file: String,
    /// The rules the scenario is about.
    pub rules: Vec<String>,
    pub story: String,
    pub verdict: Verdict,
    pub failures: Vec<Complaint>,
    /// Whether the engine panicked, which is a bug whatever the file says.
    pub panicked: bool,
    /// The rules that wrote something into the log or refused an answer.
    pub reached: BTreeSet<String>,
}

impl ScenarioReport {
    /// A report about a file that was not even begun.
    pub fn broken(file: &str, complaint: Complaint) -> Self {
        Self {
            file: file.to_owned(),
            rules: Vec::new(),
            story: String::new(),
            verdict: Verdict::Broken,
            failures: vec![complaint],
            panicked: false,
            reached: BTreeSet::new(),
        }
    }
}

/// The name of the game a scenario is for, with its line. There is no default: a file that does not say is broken.
pub fn game_of(text: &str) -> Result<(String, usize), Complaint> {
    script::game(&tree::parse(text)?).map(|game| (game.it, game.line))
}

/// Runs one scenario. Whatever the file or the engine does, this returns.
pub fn run_file<G: Words>(file: &str, text: &str) -> ScenarioReport {
    let scenario = match tree::parse(text).and_then(|fields| script::Scenario::read(&fields)) {
        Ok(scenario) => scenario,
        Err(complaint) => return ScenarioReport::broken(file, complaint),
    };
    let mut report = ScenarioReport {
        file: file.to_owned(),
        rules: scenario.rules.clone(),
        story: scenario.story.clone(),
        verdict: Verdict::Passed,
        failures: Vec::new(),
        panicked: false,
        reached: BTreeSet::new(),
    };
    if scenario.game.it != G::ID {
        let message = format!("this is a scenario of \"{}\", not of \"{}\"", scenario.game.it, G::ID);
        report.verdict = Verdict::Broken;
        report.failures.push(Complaint::new(scenario.game.line, message));
        return report;
    }
    // The line being played, for a panic that cannot tell.
    let line = Cell::new(scenario.given_line);
    let mut played = Played::default();
    let stopped = panics::catch(|| play::play::<G>(&scenario, &line, &mut played));
    report.failures = played.failures;
    report.reached = played.reached;
    match stopped {
        Ok(Ok(())) => {}
        Ok(Err(Stop::Failed(complaint))) => report.failures.push(complaint),
        Ok(Err(Stop::Broken(complaint))) => {
            report.verdict = Verdict::Broken;
            report.failures.push(complaint);
            return report;
        }
        Err(said) => {
            report.panicked = true;
            report.failures.push(Complaint::new(line.get(), format!("the engine panicked: {said}")));
        }
    }
    if !report.failures.is_empty() {
        report.verdict = Verdict::Failed;
    }
    report
}
