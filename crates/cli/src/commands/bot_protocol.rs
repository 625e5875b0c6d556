//! `hullbreach bot-protocol`: a bot in any language, asked over its standard input and answering on its standard output.

mod command_line;
mod game;
mod messages;
mod process;
mod transcript;

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use bots::BotName;
use serde::Serialize;

use super::table::Table;
use crate::error::{CliError, Verdict};
use crate::games::{Offered, with_game};
use crate::output::Output;
use game::{Fate, Finished, Match};
use process::BotProcess;
use transcript::Transcript;

/// Let a bot in any language play, over standard input and output
#[derive(clap::Args)]
#[command(
    long_about = "Let a bot in any language play against ours, over its standard input and output: one JSON object a line.\n\n\
        The bot is told the game (hello), then at each of its decisions what it sees and what it may answer (decision), and how the \
        game ended (over). It answers a decision with {\"index\": K}. docs/bots.md describes the protocol; examples/bots holds bots to \
        begin with.\n\n\
        An answer that is no answer, an option that does not exist, too long a thought or a bot that ends early forfeits the game; \
        the error names the line of the bot, and the exit code is 1.",
    after_long_help = "Examples:\n  \
        hullbreach bot-protocol --bot \"python3 examples/bots/greedy.py\"\n  \
        hullbreach bot-protocol --bot ./mybot --factions marines,aliens --seat 1 --games 20 --against rookie\n  \
        hullbreach bot-protocol --bot ./mybot --transcript talk.txt\n  \
        hullbreach bot-protocol --game nemesis --players 3 --bot ./mybot --against random"
)]
pub struct Args {
    #[command(flatten)]
    table: Table,
    /// The bot's command; words are separated by spaces, quotes keep spaces in a word, and no shell is involved
    #[arg(long, value_name = "COMMAND")]
    bot: String,
    /// Who plays the other seats
    #[arg(long, default_value = "rookie")]
    against: BotName,
    /// The seat of the bot; 0 is the first
    #[arg(long, value_name = "K", default_value_t = 0)]
    seat: usize,
    /// How many games, one after another, with one run of the bot
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// What all chance and the other bots follow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How long the bot may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    budget_ms: u64,
    /// Write everything said to this file, lines to the bot after ">", lines from it after "<"
    #[arg(long, value_name = "FILE")]
    transcript: Option<PathBuf>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

/// Why a bot cannot be seated.
#[derive(Debug, thiserror::Error)]
pub enum BotProtocolError {
    #[error("--bot: {0}")]
    Command(#[from] command_line::SplitError),
    #[error("--bot: cannot start {program}: {source}")]
    Start { program: String, source: std::io::Error },
    #[error("--seat {seat}: the seats of this table are 0 to {}", players - 1)]
    NoSuchSeat { seat: usize, players: usize },
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Report<G: Offered> {
    bot: String,
    against: &'static str,
    won: usize,
    shared: usize,
    lost: usize,
    forfeited: usize,
    unfinished: usize,
    games: Vec<Finished<G>>,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    with_game!(args.table.game, G => play_all::<G>(args, output))
}

fn play_all<G: Offered>(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let setups = G::setups(&args.table)?;
    let players = setups.first().map_or(0, G::players);
    if args.seat >= players {
        return Err(BotProtocolError::NoSuchSeat { seat: args.seat, players }.into());
    }
    let words = command_line::split(&args.bot).map_err(BotProtocolError::from)?;
    let transcript = Transcript::to(args.transcript)?;
    let mut process = BotProcess::start(&words, Duration::from_millis(args.budget_ms), transcript)?;
    let mut games = Vec::new();
    for number in 0..args.games {
        let setup = &setups[(number % setups.len() as u64) as usize];
        let it = Match::<G> { setup, seat: args.seat, against: args.against, seed: args.seed, number, games: args.games };
        let finished = it.play(&mut process)?;
        let forfeited = finished.result == Fate::Forfeited;
        if !args.json {
            writeln!(output, "{}", finished.sentence())?;
        }
        games.push(finished);
        // After a wrong line nobody knows which question the next one answers.
        if forfeited {
            break;
        }
    }
    if games.iter().any(|game| game.result == Fate::Forfeited) {
        process.dismiss()
    } else {
        process.end()
    }
    let count = |fate: Fate| games.iter().filter(|game| game.result == fate).count();
    let report = Report {
        bot: args.bot,
        against: args.against.as_str(),
        won: count(Fate::Won),
        shared: count(Fate::Shared),
        lost: count(Fate::Lost),
        forfeited: count(Fate::Forfeited),
        unfinished: count(Fate::Unfinished),
        games,
    };
    if args.json {
        output.json(&report)?;
    } else {
        let Report { won, shared, lost, forfeited, unfinished, .. } = &report;
        let more = if *unfinished > 0 { format!(", {unfinished} unfinished") } else { String::new() };
        writeln!(output, "{won} won, {shared} shared, {lost} lost, {forfeited} forfeited{more}")?;
    }
    if let Some(problem) = report.games.iter().find_map(|game| game.problem.as_deref()) {
        output.flush()?;
        return Err(CliError::Forfeited(problem.to_owned()));
    }
    Ok(Verdict::well_if(report.unfinished == 0))
}
