//! `hullbreach rules list`: the rules, section by section.

use std::io::Write as _;

use rulebook::id::Game;
use rulebook::rule::{Rule, Section};

use super::{Library, game_parser, print_rule};
use crate::error::{CliError, Verdict};
use crate::output::Output;

/// List rules, section by section
#[derive(clap::Args)]
pub struct Args {
    /// Only the rules of one game
    #[arg(long, value_parser = game_parser())]
    game: Option<Game>,
    /// Only one section with its parts, such as MOVE, T-MOVE or CARD-DUP
    #[arg(long, value_name = "SECTION")]
    section: Option<String>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, library: &Library, output: &mut Output) -> Result<Verdict, CliError> {
    let chosen = Chosen::new(args.game, args.section.as_deref());
    let rules: Vec<&Rule> = library.book.rules().iter().filter(|rule| chosen.holds(rule)).collect();
    if rules.is_empty() {
        return Err(CliError::NoSuchSection(args.section.unwrap_or_default()));
    }
    if args.json {
        output.json(&rules)?;
        return Ok(Verdict::Well);
    }
    let mut first = true;
    for section in Game::ALL.into_iter().flat_map(|game| library.book.sections(game)) {
        let mut rules = rules.iter().filter(|rule| is_of(&section, rule)).peekable();
        if rules.peek().is_none() {
            continue;
        }
        if !first {
            writeln!(output)?;
        }
        first = false;
        let lead = format!("{}-{} — ", section.game.letter(), section.name);
        output.paragraph(&lead, &format!("{} ({})", section.title, section.rules))?;
        for rule in rules {
            print_rule(rule, output)?;
        }
    }
    Ok(Verdict::Well)
}

/// What the command line asks for. `T-MOVE` names a game and a section at once.
struct Chosen {
    game: Option<Game>,
    section: String,
}

impl Chosen {
    fn new(game: Option<Game>, section: Option<&str>) -> Chosen {
        let section = section.unwrap_or("").to_ascii_uppercase();
        let named = Game::ALL.into_iter().find_map(|game| Some((game, section.strip_prefix(game.letter())?.strip_prefix('-')?)));
        match named {
            Some((named, rest)) if game.is_none_or(|game| game == named) => Chosen { game: Some(named), section: rest.to_owned() },
            Some(_) | None => Chosen { game, section },
        }
    }

    fn holds(&self, rule: &Rule) -> bool {
        self.game.is_none_or(|game| rule.game() == game) && (self.section.is_empty() || rule.id.is_in_section(&self.section))
    }
}

fn is_of(section: &Section, rule: &Rule) -> bool {
    rule.game() == section.game && rule.section() == section.name
}
