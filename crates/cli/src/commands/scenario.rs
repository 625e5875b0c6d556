//! `hullbreach scenario`: playing situations written down in the words of the rulebook.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use kernel::Game as _;
use nemesis::Nemesis;
use serde::Serialize;
use testkit::scenario::{self, Complaint, ScenarioReport, run_file};
use theseus::Theseus;

use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Plays a file, given its name and its text.
type Engine = fn(&str, &str) -> ScenarioReport;

/// The games that can be played, by the name scenarios use.
const ENGINES: [(&str, Engine); 2] = [(Theseus::ID, run_file::<Theseus>), (Nemesis::ID, run_file::<Nemesis>)];

/// Play scenarios and tell which of them hold
#[derive(clap::Args)]
#[command(
    long_about = "Play scenarios and tell which of them hold.\n\n\
        A scenario is a TOML file: what lies on the table, what people answer, what chance says, what must be \
        true afterwards. docs/scenarios.md describes the format. Of a folder, everything below it that ends in \
        .toml is played, except in folders named `tables`.",
    after_long_help = "Examples:\n  \
        hullbreach scenario scenarios/theseus          a folder, with everything below it\n  \
        hullbreach scenario my-file.toml other/        any files and folders\n  \
        hullbreach scenario --json scenarios           one JSON document for programs\n\n\
        Complaints are written as file:line: message.\n\n\
        Exit codes:\n  \
        0  all scenarios hold\n  \
        1  one does not\n  \
        2  a file cannot be read as a scenario"
)]
pub struct Args {
    /// Scenario files, and folders of them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
    /// Only complaints, no summary when all is well
    #[arg(long, conflicts_with = "json")]
    quiet: bool,
}

/// What a program reads.
#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    broken: usize,
    scenarios: Vec<ScenarioReport>,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let mut files = Vec::new();
    for path in &args.paths {
        let before = files.len();
        // What is named is taken at its word: a file need not end in .toml, a folder may be called `tables`.
        if path.is_dir() {
            collect(path, &mut files)
        } else {
            files.push(path.clone())
        }
        if files.len() == before {
            return Err(CliError::NoScenarios(path.clone()));
        }
    }
    let scenarios: Vec<ScenarioReport> = files.iter().map(|file| play(file)).collect();
    let count = |verdict| scenarios.iter().filter(|scenario| scenario.verdict == verdict).count();
    let (passed, failed, broken) = (count(scenario::Verdict::Passed), count(scenario::Verdict::Failed), count(scenario::Verdict::Broken));
    let report = Report { passed, failed, broken, scenarios };
    if args.json {
        output.json(&report)?;
    } else {
        print(&report, args.quiet, output)?;
    }
    if broken > 0 { Err(CliError::BrokenScenarios(broken)) } else { Ok(Verdict::well_if(failed == 0)) }
}

fn print(report: &Report, quiet: bool, output: &mut Output) -> Result<(), CliError> {
    for scenario in &report.scenarios {
        for Complaint { line, message } in &scenario.failures {
            writeln!(output, "{}:{line}: {message}", scenario.file)?;
        }
    }
    if !quiet || report.failed + report.broken > 0 {
        writeln!(output, "{} passed, {} failed, {} broken", report.passed, report.failed, report.broken)?;
    }
    Ok(())
}

/// Adds the scenarios of a folder in order of their names. What cannot be listed is added itself, so that the run tells.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        files.push(folder.to_owned());
        return;
    };
    let mut entries: Vec<_> = entries.filter_map(Result::ok).collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // Links to folders are not followed: they may lead in a circle.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            if entry.file_name() != "tables" {
                collect(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "toml") && !path.is_dir() {
            files.push(path);
        }
    }
}

/// Plays one file with the engine of the game it names.
fn play(path: &Path) -> ScenarioReport {
    let file = path.display().to_string();
    let text = match fs::read(path).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(error)) => {
            let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1;
            return ScenarioReport::broken(&file, Complaint::new(line, "this is not UTF-8 text"));
        }
        Err(error) => return ScenarioReport::broken(&file, Complaint::new(1, format!("cannot be read: {error}"))),
    };
    let (game, line) = match scenario::game_of(&text) {
        Ok(game) => game,
        Err(complaint) => return ScenarioReport::broken(&file, complaint),
    };
    match ENGINES.iter().find(|(name, _)| *name == game) {
        Some((_, run)) => run(&file, &text),
        None => {
            let known: Vec<&str> = ENGINES.iter().map(|(name, _)| *name).collect();
            let message = format!("there is no engine for \"{game}\": there is {}", known.join(", "));
            ScenarioReport::broken(&file, Complaint::new(line, message))
        }
    }
}
