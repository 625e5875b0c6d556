//! `soak --game GAME`: a long run of games with a report for `docs/soak/`.

use anyhow::{Context, Result};
use clap::{Parser, ValueEnum};
use nemesis::Nemesis;
use soak::series::{Batch, Depth, Failure, Series, Soaked, on_threads};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use theseus::Theseus;

/// Plays many games of every mode and checks the promises of the conformance suite.
#[derive(Parser)]
struct Arguments {
    #[arg(long, value_enum, default_value = "theseus")]
    game: GameName,
    /// Games in all, spread over the modes.
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    /// Of a thousand games this many are checked in full (100 at the most), the others of the first hundred for invariants with a
    /// tally, and the rest for the census and the end.
    #[arg(long, default_value_t = 2)]
    full_permille: u64,
    /// Where the seeds begin.
    #[arg(long, default_value_t = 1_000_000)]
    seed: u64,
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// The revision the report names.
    #[arg(long, default_value = "unknown")]
    revision: String,
    /// The report.
    #[arg(long)]
    report: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum GameName {
    Theseus,
    Nemesis,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    match arguments.game {
        GameName::Theseus => run::<Theseus>(&arguments),
        GameName::Nemesis => run::<Nemesis>(&arguments),
    }
}

fn run<G: Soaked>(arguments: &Arguments) -> Result<ExitCode> {
    let start = Instant::now();
    let mut all = Series::default();
    let mut failures = Vec::new();
    let tables = G::tables();
    let each = arguments.games / tables.len() as u64;
    let permille = arguments.full_permille.min(100);
    for &table in &tables {
        let depth = Box::new(move |seed: u64| match seed % 1_000 {
            part if part < permille => Depth::Full,
            part if part < 100 => Depth::Invariants,
            _ => Depth::Census,
        });
        let batch = Batch::<G> { table, seeds: arguments.seed..arguments.seed + each, depth };
        let (done, failed) = on_threads(&[batch], arguments.threads);
        all.add(done);
        for Failure { table, setup, breach } in failed.into_iter().map(|failure| *failure) {
            let text = format!("{table}: {breach}\n{setup:#?}");
            eprintln!("{text}");
            failures.push(text);
        }
        eprintln!("{table}: {} games so far, {:.0} s", all.games, start.elapsed().as_secs_f64());
    }
    let unmet = all.unmet::<G>();
    let text = report::<G>(arguments, &all, &failures, &unmet, start.elapsed().as_secs());
    std::fs::write(&arguments.report, text).with_context(|| arguments.report.display().to_string())?;
    Ok(if failures.is_empty() && unmet.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn report<G: Soaked>(arguments: &Arguments, all: &Series, failures: &[String], unmet: &[String], seconds: u64) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "# {}: random games\n", G::TITLE);
    let _ = writeln!(text, "| | |\n|---|---|\n| revision | {} |\n| seeds | {} and following |", arguments.revision, arguments.seed);
    let _ = writeln!(
        text,
        "| games | {} (of a thousand {} with the full suite, 100 with the tally, all with the census at every decision) |\n| decisions | {} |",
        all.games, arguments.full_permille, all.decisions
    );
    let _ = writeln!(
        text,
        "| views compared with redealt tables | {} in {} positions |\n| time | {seconds} s on {} threads |",
        all.compared, all.positions, arguments.threads
    );
    let _ = writeln!(text, "| breaches | {} |\n| never met | {} |\n", failures.len(), unmet.len());
    for failure in failures {
        let _ = writeln!(text, "```\n{failure}\n```\n");
    }
    for unmet in unmet {
        let _ = writeln!(text, "- never met: {unmet}");
    }
    let _ = writeln!(text, "## How often\n\n| what | times |\n|---|---|");
    for key in G::expected() {
        let _ = writeln!(text, "| {key} | {} |", all.counts.get(&key).copied().unwrap_or(0));
    }
    text
}
