//! `soak games`: a long run of random games with a report for `docs/soak/`.

use anyhow::{Context, Result};
use clap::Parser;
use soak::theseus::{Depth, Series, TABLES, expected, series};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Plays many random games of every mode and checks the promises of the conformance suite.
#[derive(Parser)]
struct Arguments {
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

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let start = Instant::now();
    let mut all = Series::default();
    let mut failures = Vec::new();
    let each = arguments.games / TABLES.len() as u64;
    for table in &TABLES {
        let threads = arguments.threads.max(1);
        let handles: Vec<_> = (0..threads)
            .map(|thread| {
                let (first, permille) = (arguments.seed, arguments.full_permille.min(100));
                std::thread::spawn(move || -> Result<Series, String> {
                    let mut done = Series::default();
                    let mine = (first..first + each).filter(move |seed| seed % threads == thread);
                    for seed in mine {
                        let depth = match seed % 1_000 {
                            part if part < permille => Depth::Full,
                            part if part < 100 => Depth::Invariants,
                            _ => Depth::Census,
                        };
                        let one = series(table, std::iter::once(seed), depth).map_err(|failure| format!("{failure:#?}"))?;
                        done.add(one);
                    }
                    Ok(done)
                })
            })
            .collect();
        for handle in handles {
            match handle.join() {
                Ok(Ok(done)) => all.add(done),
                Ok(Err(failure)) => {
                    eprintln!("{failure}");
                    failures.push(failure);
                }
                Err(_) => failures.push("a thread of the run panicked".to_owned()),
            }
        }
        eprintln!("{}: {} games so far, {:.0} s", table.name, all.games, start.elapsed().as_secs_f64());
    }
    let text = report(&arguments, &all, &failures, start.elapsed().as_secs());
    std::fs::write(&arguments.report, text).with_context(|| arguments.report.display().to_string())?;
    Ok(if failures.is_empty() && all.unmet().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn report(arguments: &Arguments, all: &Series, failures: &[String], seconds: u64) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "# Theseus: random games\n");
    let _ = writeln!(text, "| | |\n|---|---|\n| revision | {} |\n| seeds | {} and following |", arguments.revision, arguments.seed);
    let _ = writeln!(
        text,
        "| games | {} (of a thousand {} with the full suite, 100 with the tally, all with the census at every decision) |\n| decisions | {} |",
        all.games, arguments.full_permille, all.decisions
    );
    let _ = writeln!(
        text,
        "| views compared with redealt tables | {} |\n| time | {seconds} s on {} threads |",
        all.compared, arguments.threads
    );
    let _ = writeln!(text, "| breaches | {} |\n| never met | {} |\n", failures.len(), all.unmet().len());
    for failure in failures {
        let _ = writeln!(text, "```\n{failure}\n```\n");
    }
    for unmet in all.unmet() {
        let _ = writeln!(text, "- never met: {unmet}");
    }
    let _ = writeln!(text, "## How often\n\n| what | times |\n|---|---|");
    for key in expected() {
        let _ = writeln!(text, "| {key} | {} |", all.counts.get(&key).copied().unwrap_or(0));
    }
    text
}
