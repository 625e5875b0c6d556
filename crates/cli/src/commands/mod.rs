//! The subcommands, one file each: its `Args`, and `run`, which does it.
//!
//! A new subcommand is a file here, a line in [`Command`] and a line in [`run`].

pub mod backup;
pub mod bot_protocol;
pub mod completions;
pub mod content;
pub mod load;
pub mod play;
pub mod replay;
pub mod reports;
pub mod restore;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod table;
pub mod verify;

use clap::Subcommand;

use crate::error::{CliError, Verdict};
use crate::output::Output;

#[derive(Subcommand)]
pub enum Command {
    Serve(Box<serve::Args>),
    Play(play::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Content(content::Args),
    Rules(rules::Args),
    Scenario(scenario::Args),
    Sim(sim::Args),
    Load(load::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Reports(reports::Args),
    BotProtocol(bot_protocol::Args),
    Completions(completions::Args),
}

pub fn run(command: Command, output: &mut Output) -> Result<Verdict, CliError> {
    match command {
        Command::Serve(args) => serve::run(*args, output),
        Command::Play(args) => play::run(args, output),
        Command::Replay(args) => replay::run(args, output),
        Command::Verify(args) => verify::run(args, output),
        Command::Content(args) => content::run(args, output),
        Command::Rules(args) => rules::run(args, output),
        Command::Scenario(args) => scenario::run(args, output),
        Command::Sim(args) => sim::run(args, output),
        Command::Load(args) => load::run(args, output),
        Command::Backup(args) => backup::run(args, output),
        Command::Restore(args) => restore::run(args, output),
        Command::Reports(args) => reports::run(args, output),
        Command::BotProtocol(args) => bot_protocol::run(args, output),
        Command::Completions(args) => completions::run(args, output),
    }
}
