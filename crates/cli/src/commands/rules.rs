//! `hullbreach rules`: reading the rulebook, and holding code and tests against it.

mod bless;
mod check;
mod coverage;
mod list;
mod search;
mod show;

use std::path::PathBuf;

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rulebook::book::Rulebook;
use rulebook::id::Game;
use rulebook::rule::Rule;

use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::repository::Repository;

/// Read the rulebook, and hold code and tests against it
#[derive(clap::Args)]
#[command(
    long_about = "Read the rulebook, and hold code and tests against it.\n\n\
        Rules are read from the working tree around the current directory, or from the one named with \
        --root. Away from any working tree `list`, `search` and `show` know the rules the program was \
        built with.",
    after_long_help = "Examples:\n  \
        hullbreach rules search unit in space\n  \
        hullbreach rules show t-move-04 T-RULING-17\n  \
        hullbreach rules list --game theseus --section CARD\n  \
        hullbreach rules coverage --game theseus --json\n  \
        hullbreach rules check      after a rule has changed: what to look at again\n  \
        hullbreach rules bless      when that has been done"
)]
pub struct Args {
    /// The working tree to read [default: the one around the current directory]
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: RulesCommand,
}

#[derive(Subcommand)]
enum RulesCommand {
    Search(search::Args),
    Show(show::Args),
    List(list::Args),
    Coverage(coverage::Args),
    Check(check::Args),
    Bless(bless::Args),
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let root = args.root.as_deref();
    match args.command {
        RulesCommand::Search(args) => search::run(args, &Library::open(Repository::find(root)?)?, output),
        RulesCommand::Show(args) => show::run(args, &Library::open(Repository::find(root)?)?, output),
        RulesCommand::List(args) => list::run(args, &Library::open(Repository::find(root)?)?, output),
        RulesCommand::Coverage(args) => coverage::run(args, &Repository::require(root)?, output),
        RulesCommand::Check(args) => check::run(args, &Repository::require(root)?, output),
        RulesCommand::Bless(args) => bless::run(args, &Repository::require(root)?, output),
    }
}

/// A rulebook to read, and the working tree it is from if it is from one.
struct Library {
    book: Rulebook,
    repository: Option<Repository>,
}

impl Library {
    fn open(repository: Option<Repository>) -> Result<Library, CliError> {
        let book = match &repository {
            Some(repository) => repository.rulebook()?,
            None => Rulebook::embedded()?,
        };
        Ok(Library { book, repository })
    }
}

/// Reads the name of a game from the command line.
fn game_parser() -> impl TypedValueParser<Value = Game> {
    PossibleValuesParser::new(Game::ALL.map(Game::name)).try_map(|name| {
        let found = Game::ALL.into_iter().find(|game| game.name() == name);
        found.ok_or_else(|| format!("there is no game {name}"))
    })
}

/// A rule as a list shows it: the id on the left, the text beside it.
fn print_rule(rule: &Rule, output: &mut Output) -> std::io::Result<()> {
    output.paragraph(&format!("{:<18} ", rule.id), &rule.text)
}
