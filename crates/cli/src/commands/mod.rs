//! The subcommands, one file each: its `Args`, and `run`, which does it.
//!
//! A new subcommand is a file here, a line in [`Command`] and a line in [`run`].

pub mod completions;
pub mod rules;

use clap::Subcommand;

use crate::error::{CliError, Verdict};
use crate::output::Output;

#[derive(Subcommand)]
pub enum Command {
    Rules(rules::Args),
    Completions(completions::Args),
}

pub fn run(command: Command, output: &mut Output) -> Result<Verdict, CliError> {
    match command {
        Command::Rules(args) => rules::run(args, output),
        Command::Completions(args) => completions::run(args, output),
    }
}
