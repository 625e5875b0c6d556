//! `hullbreach rules search`: rules by the words in them.

use std::io::Write as _;

use rulebook::id::Game;
use rulebook::rule::Rule;

use super::{Library, game_parser, print_rule};
use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Find rules by words, the best match first
#[derive(clap::Args)]
#[command(
    long_about = "Find rules by words, the best match first.\n\n\
        Rules that hold all of the words are shown, or those that hold the most of them. Words of a \
        heading count as words of the rules under it. Exits with 1 when nothing is found.",
    after_long_help = "Examples:\n  \
        hullbreach rules search minor assault\n  \
        hullbreach rules search --game theseus --limit 5 malfunction token"
)]
pub struct Args {
    /// What to look for
    #[arg(required = true, value_name = "WORDS")]
    words: Vec<String>,
    /// Only the rules of one game
    #[arg(long, value_parser = game_parser())]
    game: Option<Game>,
    /// How many rules to show at most; 0 shows all
    #[arg(long, default_value_t = 20, value_name = "N")]
    limit: usize,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, library: &Library, output: &mut Output) -> Result<Verdict, CliError> {
    let hits = library.book.search(args.game, &args.words);
    let limit = if args.limit == 0 { hits.len() } else { args.limit };
    let shown: Vec<&Rule> = hits.iter().take(limit).map(|hit| hit.rule).collect();
    if args.json {
        output.json(&shown)?;
        return Ok(Verdict::well_if(!hits.is_empty()));
    }
    for rule in &shown {
        print_rule(rule, output)?;
    }
    match hits.len() - shown.len() {
        0 if hits.is_empty() => writeln!(output, "No rule holds any of these words.")?,
        0 => {}
        more => writeln!(output, "{more} more: --limit 0 shows all.")?,
    }
    Ok(Verdict::well_if(!hits.is_empty()))
}
