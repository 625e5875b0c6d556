//! `hullbreach rules coverage`: which rules have code and a test, and which do not.

use std::io::Write as _;

use rulebook::book::Rulebook;
use rulebook::coverage::{Coverage, GameCoverage, Missing, Summary};
use rulebook::id::Game;
use serde::Serialize;

use super::game_parser;
use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::repository::Repository;

/// List rules without code or without a test
#[derive(clap::Args)]
#[command(long_about = "List rules without code or without a test.\n\n\
        Reads the rules in docs/rules, their citations in crates/*/src, the `rules = […]` of the scenarios \
        and the `// rules:` lines above Rust tests. Games whose engine has not been begun are left out \
        unless they are named with --game. Exits with 1 when anything is missing or wrong.")]
pub struct Args {
    /// Only one game, begun or not
    #[arg(long, value_parser = game_parser())]
    game: Option<Game>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    complete: bool,
    not_started: Vec<Game>,
    #[serde(flatten)]
    coverage: &'a Coverage,
}

pub fn run(args: Args, repository: &Repository, output: &mut Output) -> Result<Verdict, CliError> {
    let book = repository.rulebook()?;
    let all = Coverage::of(&book, repository.root())?;
    let not_started: Vec<Game> = all.games.iter().filter(|it| !it.started).map(|it| it.game).collect();
    let coverage = match args.game {
        Some(game) => all.only_game(game),
        None => all.only_started(),
    };
    let complete = coverage.is_complete();
    if args.json {
        output.json(&Report { complete, not_started, coverage: &coverage })?;
        return Ok(Verdict::well_if(complete));
    }
    for game in &coverage.games {
        print_game(game, output)?;
    }
    if args.game.is_none() {
        for game in not_started {
            print_not_started(game, &book, output)?;
        }
    }
    if !coverage.problems.is_empty() {
        writeln!(output, "\nProblems ({}):", coverage.problems.len())?;
        for problem in &coverage.problems {
            output.paragraph("  ", &problem.to_string())?;
        }
    }
    for game in coverage.games.iter().filter(|game| game.started) {
        print_missing(game, &book, output)?;
    }
    for note in &coverage.notes {
        writeln!(output)?;
        output.paragraph("Note: ", note)?;
    }
    Ok(Verdict::well_if(complete))
}

fn print_game(game: &GameCoverage, output: &mut Output) -> std::io::Result<()> {
    let title = game.game.title();
    let Summary { rules, examples, cited, tested, silent, withdrawn, out_of_scope, without_code, without_test, unnoticed, complete } =
        game.summary;
    if !game.started {
        let text = format!("{rules} rules, not started: there is no {}.", game.game.engine());
        return output.paragraph(&format!("{title}: "), &text);
    }
    let lacking = rules - complete;
    output.paragraph(&format!("{title}: "), &format!("{rules} rules, {complete} complete, {lacking} missing something."))?;
    output.paragraph(
        "  has:     ",
        &format!("{cited} cited in code, {tested} named by tests; {examples} are worked examples, which need no code"),
    )?;
    output.paragraph("  status:  ", &format!("{silent} silent, {withdrawn} withdrawn, {out_of_scope} out of scope"))?;
    output.paragraph(
        "  missing: ",
        &format!("{without_code} without code, {without_test} without a test, {unnoticed} whose tests notice nothing"),
    )
}

fn print_not_started(game: Game, book: &Rulebook, output: &mut Output) -> std::io::Result<()> {
    let rules = book.rules().iter().filter(|rule| rule.game() == game).count();
    let text = format!("{rules} rules, not started: there is no {}.", game.engine());
    output.paragraph(&format!("{}: ", game.title()), &text)
}

fn print_missing(game: &GameCoverage, book: &Rulebook, output: &mut Output) -> std::io::Result<()> {
    let mut missing = game.missing().peekable();
    if missing.peek().is_some() {
        writeln!(output, "\nMissing in {}:", game.game.title())?;
    }
    for rule in missing {
        let reasons: Vec<_> = rule.missing.iter().copied().map(Missing::reason).collect();
        let text = book.rule(&rule.id).map_or("", |rule| &rule.text);
        output.paragraph(&format!("  {:<18} ", rule.id), &format!("{}: {text}", reasons.join(", ")))?;
    }
    Ok(())
}
