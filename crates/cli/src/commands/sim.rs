//! `hullbreach sim`: bots play many games; who wins, how long it takes, how fast it goes.

mod lineup;
mod playing;
mod report;
mod tally;
mod timing;

use std::fs;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::BotName;
use indicatif::{ProgressBar, ProgressStyle};

use super::table::Table;
use crate::error::{CliError, Verdict};
use crate::games::{Offered, with_game};
use crate::output::Output;
use lineup::Lineup;
use playing::Trouble;
use report::Report;
use tally::Tally;
use timing::Timing;

/// Let bots play many games and report how they went
#[derive(clap::Args)]
#[command(
    long_about = "Let bots play many games and report how they went: who won, by faction or character, seat and ending, how long the \
        games were, how fast they were played and how long the bots thought.\n\n\
        Without --factions the games of Theseus go through every arrangement of factions on the seats. Bots change seats from game to game, so \
        that each plays every seat of every arrangement. A list of bots shorter than the table is repeated round it.\n\n\
        The same seed gives the same games whatever the number of threads; times and memory stand apart in the report. A decision is \
        a question with at least two answers. Exits with 1 if a game could not be played to its end.",
    after_long_help = "Examples:\n  \
        hullbreach sim --games 1000 --bots rookie,random\n  \
        hullbreach sim --mode alliances --games 240 --bots rookie --threads 2 --json\n  \
        hullbreach sim --factions marines,aliens --ring even --levels 1 --opening 3 --games 100 --bots rookie\n  \
        hullbreach sim --players 3 --games 60 --bots rookie,random,random --journals games/\n  \
        hullbreach sim --game nemesis --players 4 --games 1000 --bots rookie\n  \
        hullbreach sim --game nemesis --mode cooperative --side alternate --games 100 --json\n\n\
        Bots:\n  \
        random   takes any option, all equally likely\n  \
        rookie   looks one turn ahead with sound rules of thumb"
)]
pub struct Args {
    #[command(flatten)]
    table: Table,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The number of the first game, to repeat a part of a longer run
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// What all chance and all bots' generators follow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Who plays: random, rookie, or a list of them for the seats
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    bots: Vec<BotName>,
    /// Answers a bot may try out in its mind for one decision
    #[arg(long, value_name = "N", default_value_t = bots::Budget::QUICK.trials)]
    trials: u32,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Give up on a game after this many decisions
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    longest: u64,
    /// Write the journal of every game into this folder
    #[arg(long, value_name = "DIR")]
    journals: Option<PathBuf>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

/// Why a simulation cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SimError {
    #[error("--bots names {bots} bots, but only {players} play")]
    TooManyBots { bots: usize, players: usize },
    #[error("--games {games} from --first {first} on are more games than can be counted")]
    TooManyGames { first: u64, games: u64 },
}

/// Everything that decides how the games go.
pub struct Plan<G: Offered> {
    pub setups: Vec<G::Setup>,
    pub lineup: Lineup,
    pub seed: u64,
    pub budget: bots::Budget,
    pub longest: u64,
    pub journals: Option<PathBuf>,
}

impl<G: Offered> Plan<G> {
    /// The setup of a game: one is kept until every bot has sat on every seat.
    pub fn setup(&self, game: u64) -> &G::Setup {
        &self.setups[(game / self.lineup.rotations()) as usize % self.setups.len()]
    }
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    with_game!(args.table.game, G => simulate::<G>(args, output))
}

fn simulate<G: Offered>(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let setups = G::setups(&args.table)?;
    let players = setups.first().map_or(0, G::players);
    let Some(lineup) = Lineup::new(&args.bots, players) else {
        return Err(SimError::TooManyBots { bots: args.bots.len(), players }.into());
    };
    let Some(end) = args.first.checked_add(args.games) else {
        return Err(SimError::TooManyGames { first: args.first, games: args.games }.into());
    };
    if let Some(folder) = &args.journals {
        fs::create_dir_all(folder).map_err(|source| CliError::WriteFile { path: folder.clone(), source })?;
    }
    let budget = bots::Budget { trials: args.trials, ..bots::Budget::QUICK };
    let plan = Plan::<G> { setups, lineup, seed: args.seed, budget, longest: args.longest, journals: args.journals };
    let begun = Instant::now();
    let (tally, timing) = play_all(&plan, args.first..end, args.threads)?;
    let report = Report::of(&plan, args.first..end, &tally, &timing, args.threads, begun.elapsed());
    if args.json {
        output.json(&report)?;
    } else {
        report.print(output)?;
    }
    Ok(Verdict::well_if(tally.troubles.is_empty() && !tally.endings.contains_key(&None)))
}

/// Plays the games on several threads. What each finds is added up, and adding does not depend on the order.
fn play_all<G: Offered>(plan: &Plan<G>, games: std::ops::Range<u64>, threads: u16) -> Result<(Tally<G>, Timing), CliError> {
    let next = AtomicU64::new(games.start);
    let done = AtomicU64::new(0);
    let total = games.end - games.start;
    let worker = || -> Result<(Tally<G>, Timing), CliError> {
        let mut tally = Tally::default();
        let mut timing = Timing::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games.end {
                return Ok((tally, timing));
            }
            match playing::play(plan, game, &mut timing)? {
                Ok(played) => tally.add(plan, game, &played),
                Err(trouble) => tally.troubles.push(Trouble { game, problem: trouble }),
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let bar = progress(total);
        while !bar.is_hidden() && workers.iter().any(|worker| !worker.is_finished()) {
            bar.set_position(done.load(Ordering::Relaxed));
            std::thread::sleep(Duration::from_millis(50));
        }
        let mut sum = (Tally::default(), Timing::default());
        let mut failed = None;
        for worker in workers {
            match worker.join() {
                Ok(Ok((tally, timing))) => {
                    sum.0.merge(tally);
                    sum.1.merge(&timing);
                }
                Ok(Err(error)) => failed = Some(error),
                // A panic is a mistake in the program; `main` says so.
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        bar.finish_and_clear();
        failed.map_or(Ok(sum), Err)
    })
}

/// A bar on standard error, for somebody who watches.
fn progress(total: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left");
    ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A number from the seed for each game and each use of it, spread so that neighbours have nothing in common (SplitMix64).
pub fn spread(seed: u64, game: u64, stream: u64) -> u64 {
    let mut mixed = seed;
    for part in [game, stream] {
        mixed = mixed.wrapping_add(part.wrapping_mul(0xd1b5_4a32_d192_ed03)).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
    }
    mixed
}
