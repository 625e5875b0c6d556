//! `mutation SCENARIOS REPORT`: runs every scenario with every rule it names switched off, one at a time.
//!
//! A rule whose code can be switched off without any scenario noticing is not tested. The report goes to
//! `docs/rules/mutation.json`, where `hullbreach rules coverage` reads it.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testkit::mutation::{MutationReport, run};
use theseus::Theseus;

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
    let found = run::<Theseus>(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())), |_| true);
    fs::write(report, serde_json::to_string_pretty(&found.rules)? + "\n").with_context(|| report.clone())?;
    Ok(summary(&found, texts.len()))
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
fn summary(found: &MutationReport, scenarios: usize) -> ExitCode {
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
        "{scenarios} scenarios, {} unfit; {} rules named, {killed} noticed when switched off, {} not",
        found.unfit.len(),
        found.rules.len(),
        alive.len()
    );
    if found.unfit.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
