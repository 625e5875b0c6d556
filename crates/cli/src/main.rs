//! The `hullbreach` command: reads the command line, runs one subcommand, says how it went.

mod commands;
mod error;
mod games;
mod output;
mod repository;
mod spoken_setup;
mod terminal;

use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use clap::Parser;

use crate::error::{CliError, Exit};
use crate::output::Output;

/// Messages to thousands of sockets are written on several threads at once, where the system's allocator costs an eighth of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Rules-exact engines for Nemesis, Nemesis: Lockdown and Theseus: The Dark Orbit.
#[derive(Parser)]
#[command(
    name = "hullbreach",
    version,
    arg_required_else_help = true,
    long_about = "Rules-exact engines for Nemesis, Nemesis: Lockdown and Theseus: The Dark Orbit.\n\n\
        Every subcommand explains itself: `hullbreach rules --help`, `hullbreach rules show --help`. \
        Where a program would read the output, `--json` gives it one JSON document on standard output.",
    after_long_help = "Examples:\n  \
        hullbreach serve                           tables for friends, in their browsers\n  \
        hullbreach play                            choose a game and play in this terminal\n  \
        hullbreach play nemesis --players 4        straight to a game\n  \
        hullbreach replay game.json                step through a recorded game\n  \
        hullbreach verify game.json                was it played by the rules, from its seed?\n  \
        hullbreach content check                   are the files of content/ sound?\n  \
        hullbreach rules search minor assault      find rules by words\n  \
        hullbreach rules show T-MOVE-04            one rule, and the code and tests behind it\n  \
        hullbreach rules coverage                  what has no code or no test yet\n  \
        hullbreach scenario scenarios/theseus      play situations and see which hold\n  \
        hullbreach sim --bots rookie,random        let bots play and count who wins\n  \
        hullbreach bot-protocol --bot ./mybot      play a bot of your own against ours\n  \
        hullbreach completions bash                completions for a shell\n\n\
        Exit codes:\n  \
        0  everything is well\n  \
        1  a check failed, or a problem was found\n  \
        2  the command line or an input file is wrong\n  \
        3  an error inside the program, or output that could not be written\n\n\
        Errors are one sentence on standard error that names the place."
)]
struct Cli {
    #[command(subcommand)]
    command: commands::Command,
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(shown) => {
            // Help and version are asked for; anything else is a wrong command line.
            let exit = if shown.use_stderr() { Exit::BadInput } else { Exit::Well };
            // Nobody is left to tell when this fails.
            let _ = shown.print();
            return exit.into();
        }
    };
    let mut output = Output::to_stdout();
    // A panic is a mistake of ours, and a script that reads exit codes should see which kind.
    let ran = catch_unwind(AssertUnwindSafe(|| {
        let verdict = commands::run(cli.command, &mut output)?;
        output.flush()?;
        Ok::<_, CliError>(verdict)
    }));
    match ran {
        Ok(Ok(verdict)) => Exit::from(verdict).into(),
        Ok(Err(error)) => {
            let _ = output.flush();
            complain(&error.to_string());
            error.exit().into()
        }
        Err(_) => {
            complain("this is a mistake in the program, not in what you gave it");
            Exit::Internal.into()
        }
    }
}

fn complain(sentence: &str) {
    // Nobody is left to tell when this fails.
    let _ = writeln!(std::io::stderr(), "hullbreach: {sentence}");
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_made() {
        super::Cli::command().debug_assert();
    }
}
