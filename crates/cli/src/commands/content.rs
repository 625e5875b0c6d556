//! `hullbreach content`: holding the content files against their schema, their counts and the rules.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Subcommand;
use content::Report;
use serde_json::json;

use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::repository::Repository;

/// Where the content stands in a working tree.
const DIRECTORY: &str = "content";

/// Check the files of content/
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: ContentCommand,
}

#[derive(Subcommand)]
enum ContentCommand {
    Check(CheckArgs),
}

/// Check counts, ids, references, boards, provenance and cited rules of all games
#[derive(clap::Args)]
#[command(
    long_about = "Check counts, ids, references, boards, provenance and cited rules of all games.\n\n\
        Every problem is named with its file, its line and its place in the file. Exits with 1 if there is one.",
    after_long_help = "Examples:\n  hullbreach content check\n  hullbreach content check --root ../hullbreach --json"
)]
struct CheckArgs {
    /// The working tree to read [default: the one around the current directory]
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let ContentCommand::Check(args) = args.command;
    let repository = Repository::require(args.root.as_deref())?;
    let report = content::validate(&repository.root().join(DIRECTORY), &repository.rules_directory());
    if args.json {
        output.json(&as_json(&report))?;
    } else {
        writeln!(output, "{report}")?;
    }
    Ok(Verdict::well_if(report.is_clean()))
}

fn as_json(report: &Report) -> serde_json::Value {
    let problems: Vec<_> = report
        .problems
        .iter()
        .map(|problem| json!({ "file": problem.file, "line": problem.line, "place": problem.place, "message": problem.message }))
        .collect();
    json!({ "clean": report.is_clean(), "checks": report.checks, "problems": problems, "summary": report.summary })
}
