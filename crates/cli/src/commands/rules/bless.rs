//! `hullbreach rules bless`: the rules are as they should be, and so is everything that cites them.

use std::io::Write as _;

use rulebook::problem::{Change, What};

use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::repository::Repository;

/// Write docs/rules/rules.lock anew
#[derive(clap::Args)]
#[command(long_about = "Write docs/rules/rules.lock anew.\n\n\
        Do this after `hullbreach rules check`, when the code and the tests of every changed rule have \
        been looked at again, and commit the lock with them. A rulebook with problems is not blessed.")]
pub struct Args {}

pub fn run(Args {}: Args, repository: &Repository, output: &mut Output) -> Result<Verdict, CliError> {
    let book = repository.rulebook()?;
    book.bless(&repository.rules_directory())?;
    let count = |counted: Change| {
        let is_counted = |what: &What| matches!(what, What::Unblessed { change, .. } if *change == counted);
        book.unblessed().iter().filter(|problem| is_counted(&problem.what)).count()
    };
    writeln!(
        output,
        "{} rules blessed: {} changed, {} added, {} removed.",
        book.rules().len(),
        count(Change::Changed),
        count(Change::Added),
        count(Change::Removed)
    )?;
    Ok(Verdict::Well)
}
