//! `hullbreach rules check`: is the rulebook sound, and has it changed since it was blessed?

use std::io::Write as _;

use rulebook::coverage::{Coverage, RuleCoverage};
use rulebook::problem::{Problem, What};
use serde::Serialize;

use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::repository::Repository;

/// Check the rulebook, and list rules that changed since they were blessed
#[derive(clap::Args)]
#[command(long_about = "Check the rulebook, and list rules that changed since they were blessed.\n\n\
        Finds ids given twice or badly made, references to rules that do not exist and statuses without \
        sense, in the rules of all games. For every rule that changed, the code and the tests that name \
        it are listed: look at them again, then bless. Exits with 1 when there is anything to do.")]
pub struct Args {
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    problems: &'a [Problem],
    unblessed: Vec<Unblessed<'a>>,
}

/// A difference from the lock, and what has to be looked at again because of it.
#[derive(Serialize)]
struct Unblessed<'a> {
    #[serde(flatten)]
    problem: &'a Problem,
    coverage: Option<&'a RuleCoverage>,
}

pub fn run(args: Args, repository: &Repository, output: &mut Output) -> Result<Verdict, CliError> {
    let book = repository.rulebook()?;
    let coverage = Coverage::of(&book, repository.root())?;
    let unblessed = book.unblessed().iter().map(|problem| Unblessed { problem, coverage: named_rule(problem, &coverage) });
    let report = Report { problems: book.problems(), unblessed: unblessed.collect() };
    let verdict = Verdict::well_if(report.problems.is_empty() && report.unblessed.is_empty());
    if args.json {
        output.json(&report)?;
        return Ok(verdict);
    }
    for problem in report.problems {
        output.paragraph("", &problem.to_string())?;
    }
    for Unblessed { problem, coverage } in &report.unblessed {
        output.paragraph("", &problem.to_string())?;
        for rule in coverage.iter() {
            for place in &rule.cited_in {
                output.paragraph("  code ", &place.to_string())?;
            }
            for test in &rule.tested_by {
                output.paragraph("  test ", test)?;
            }
        }
    }
    match verdict {
        Verdict::Well => writeln!(output, "{} rules, all sound and blessed.", book.rules().len())?,
        Verdict::ProblemFound => {
            writeln!(output, "{} to mend, {} to look at again and bless.", report.problems.len(), report.unblessed.len())?
        }
    }
    Ok(verdict)
}

fn named_rule<'a>(problem: &Problem, coverage: &'a Coverage) -> Option<&'a RuleCoverage> {
    match &problem.what {
        What::Unblessed { id, .. } => coverage.rule(id),
        What::MalformedId { .. }
        | What::DuplicateId { .. }
        | What::Misplaced { .. }
        | What::UnknownRule { .. }
        | What::WithdrawnRule { .. }
        | What::BadStatus { .. }
        | What::BadLockLine { .. }
        | What::MalformedScenario { .. }
        | What::UntestedClaim { .. } => None,
    }
}
