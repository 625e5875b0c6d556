//! `hullbreach completions`: what a shell needs to complete command lines.

use std::io::Write as _;

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Write completions for a shell to standard output
#[derive(clap::Args)]
#[command(after_long_help = "Examples:\n  \
    hullbreach completions bash > ~/.local/share/bash-completion/completions/hullbreach\n  \
    hullbreach completions zsh > ~/.zfunc/_hullbreach\n  \
    hullbreach completions fish > ~/.config/fish/completions/hullbreach.fish")]
pub struct Args {
    shell: Shell,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let mut script = Vec::new();
    generate(args.shell, &mut crate::Cli::command(), "hullbreach", &mut script);
    output.write_all(&script)?;
    Ok(Verdict::Well)
}
