//! `hullbreach rules show`: one rule, and the code and tests behind it.

use std::io::Write as _;

use rulebook::coverage::{Coverage, Missing, RuleCoverage};
use rulebook::id::RuleId;
use rulebook::rule::Rule;
use rulebook::status::GivenStatus;
use serde::Serialize;

use super::Library;
use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Show rules with their source, status, code and tests
#[derive(clap::Args)]
#[command(after_long_help = "Examples:\n  \
    hullbreach rules show T-MOVE-04\n  \
    hullbreach rules show --json n-noise-03 n-enc-06")]
pub struct Args {
    /// Ids such as T-MOVE-04, in capitals or not
    #[arg(required = true, value_name = "ID")]
    ids: Vec<String>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

/// A rule with everything known about it.
#[derive(Serialize)]
struct Sheet<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    status: Option<GivenStatus>,
    /// `None` away from any working tree.
    coverage: Option<&'a RuleCoverage>,
}

pub fn run(args: Args, library: &Library, output: &mut Output) -> Result<Verdict, CliError> {
    let mut rules = Vec::new();
    for typed in &args.ids {
        let id = RuleId::from_typed(typed)?;
        let rule = library.book.rule(&id).ok_or(CliError::NoSuchRule(id))?;
        rules.push(rule);
    }
    let coverage = match &library.repository {
        Some(repository) => Some(Coverage::of(&library.book, repository.root())?),
        None => None,
    };
    let sheets: Vec<Sheet<'_>> = rules
        .into_iter()
        .map(|rule| Sheet {
            rule,
            status: library.book.status(rule),
            coverage: coverage.as_ref().and_then(|coverage| coverage.rule(&rule.id)),
        })
        .collect();
    if args.json {
        output.json(&sheets)?;
        return Ok(Verdict::Well);
    }
    for (index, sheet) in sheets.iter().enumerate() {
        if index > 0 {
            writeln!(output)?;
        }
        sheet.print(output)?;
    }
    Ok(Verdict::Well)
}

impl Sheet<'_> {
    fn source(&self) -> &str {
        match &self.rule.source {
            Some(source) => source,
            None if self.rule.section() == "RULING" => "a ruling of ours",
            None => "none named",
        }
    }

    fn print(&self, output: &mut Output) -> std::io::Result<()> {
        output.paragraph(&format!("{}  ", self.rule.id), &self.rule.headings.join(" › "))?;
        output.paragraph("  ", &self.rule.text)?;
        line(output, "source", self.source())?;
        line(output, "written", &self.rule.place.to_string())?;
        for twin in &self.rule.twins {
            line(output, "twin", &twin.to_string())?;
        }
        if let Some(given) = &self.status {
            line(output, "status", &format!("{}: {}", given.status.word(), given.reason))?;
        }
        match self.coverage {
            Some(coverage) => print_coverage(coverage, output),
            None => line(output, "code", "known only in a working tree: run this inside one, or name one with --root"),
        }
    }
}

fn print_coverage(coverage: &RuleCoverage, output: &mut Output) -> std::io::Result<()> {
    for place in &coverage.cited_in {
        line(output, "code", &place.to_string())?;
    }
    for test in &coverage.tested_by {
        line(output, "test", test)?;
    }
    let missing: Vec<_> = coverage.missing.iter().copied().map(Missing::reason).collect();
    if !missing.is_empty() {
        line(output, "missing", &missing.join(", "))?;
    }
    Ok(())
}

fn line(output: &mut Output, name: &str, text: &str) -> std::io::Result<()> {
    output.paragraph(&format!("  {name:<8} "), text)
}
