//! Kills servers under load and says whether anything was lost: `crashes --on sqlite --kills 10 --program target/release/hullbreach`.

use clap::Parser;
use load::crash::{Plan, Stage, crash};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

#[derive(Parser)]
struct Args {
    /// What is killed
    #[arg(long, value_enum)]
    on: Stage,
    #[arg(long, default_value_t = 10)]
    kills: u32,
    /// Tables at which is played meanwhile
    #[arg(long, default_value_t = 24)]
    tables: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The longest a table may stand still, in milliseconds
    #[arg(long)]
    within: Option<u64>,
    /// The program whose `serve` is killed
    #[arg(long)]
    program: PathBuf,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Args { on, kills, tables, seed, within, program, json } = Args::parse();
    let plan = Plan { stage: on, program, kills, tables, seed, takeover: within.map(Duration::from_millis) };
    let report = match crash(&plan, &|text| eprintln!("{text}")).await {
        Ok(report) => report,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    if json {
        println!("{}", serde_json::to_string_pretty(&report).unwrap_or_default());
    } else {
        println!(
            "{} kills, {} games, {} answers acknowledged and found; under way at a kill: {} counted, {} did not; \
            longest until a table went on: {} ms",
            report.kills, report.tables, report.answers, report.doubts_counted, report.doubts_lost, report.longest_outage
        );
    }
    for problem in &report.problems {
        eprintln!("{problem}");
    }
    if report.problems.is_empty() && report.answers > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
