//! `mutation SCENARIOS REPORT`: runs every scenario with every rule it names switched off, one at a time.
//!
//! A rule whose code can be switched off without any scenario noticing is not tested. The report goes to
//! `docs/rules/mutation.json`, where `hullbreach rules coverage` reads it.

use anyhow::{Context, Result, bail};
use kernel::{Game as _, Words};
use nemesis::Nemesis;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testkit::mutation::{MutationReport, run};
use testkit::scenario::{Complaint, ScenarioReport, game_of};
use theseus::Theseus;

/// Switches the rules of one game off for scenarios of that game, each a name and a text.
type Engine = fn(&[(&str, &str)]) -> MutationReport;

/// The games that can be played, by the name scenarios use.
const ENGINES: [(&str, Engine); 2] = [(Theseus::ID, mute::<Theseus>), (Nemesis::ID, mute::<Nemesis>)];

fn mute<G: Words>(scenarios: &[(&str, &str)]) -> MutationReport {
    run::<G>(scenarios.iter().copied(), |_| true)
}

fn main() -> Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [scenarios, report] = arguments.as_slice() else { bail!("usage: mutation SCENARIOS REPORT.json") };
    let mut files = Vec::new();
    collect(Path::new(scenarios), &mut files)?;
    files.sort();
    let texts: Vec<(String, String)> = files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            Ok((path.display().to_string(), text))
        })
        .collect::<Result<_>>()?;
    let found = run_all(&texts);
    // Rules of different games have different ids.
    let rules: BTreeMap<_, _> = found.iter().flat_map(|(_, of_game)| &of_game.rules).collect();
    fs::write(report, serde_json::to_string_pretty(&rules)? + "\n").with_context(|| report.clone())?;
    for (name, of_game) in &found {
        summary(name, of_game);
    }
    Ok(if found.iter().all(|(_, of_game)| of_game.unfit.is_empty()) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Every scenario goes to the engine of its game; one without an engine proves nothing.
fn run_all(texts: &[(String, String)]) -> Vec<(&'static str, MutationReport)> {
    let mut by_game = ENGINES.map(|(name, engine)| (name, engine, Vec::new()));
    let mut lost = MutationReport::default();
    for (file, text) in texts {
        let complaint = match game_of(text) {
            Ok((game, line)) => match by_game.iter_mut().find(|(name, ..)| *name == game) {
                Some((.., scenarios)) => {
                    scenarios.push((file.as_str(), text.as_str()));
                    continue;
                }
                None => Complaint::new(line, format!("there is no engine for \"{game}\"")),
            },
            Err(complaint) => complaint,
        };
        lost.unfit.push(ScenarioReport::broken(file, complaint));
    }
    let mut found: Vec<_> = by_game.into_iter().map(|(name, engine, scenarios)| (name, engine(&scenarios))).collect();
    if !lost.unfit.is_empty() {
        found.push(("no game", lost));
    }
    found
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Says what came of it. A rule named by a scenario must be killed by at least one of those that name it.
fn summary(game: &str, found: &MutationReport) {
    for unfit in &found.unfit {
        for failure in &unfit.failures {
            println!("{}:{}: {}", unfit.file, failure.line, failure.message);
        }
    }
    let alive: Vec<_> = found.rules.iter().filter(|(_, rule)| rule.killed_by.is_empty()).collect();
    for (id, rule) in &alive {
        let how = if rule.survived.is_empty() { "its code is never reached by" } else { "switched off, nothing changes for" };
        let whom = if rule.survived.is_empty() { &rule.not_reached } else { &rule.survived };
        println!("{id}: {how} {}", whom.join(", "));
    }
    let killed = found.rules.len() - alive.len();
    println!(
        "{game}: {} scenarios unfit; {} rules named, {killed} noticed when switched off, {} not",
        found.unfit.len(),
        found.rules.len(),
        alive.len()
    );
}
