//! Series of games: many seeds on one table, each game checked as thoroughly as asked for, and a tally over all of them.

use bots::{Bot, BotName, Bots, Budget};
use kernel::chance::Pcg32;
use kernel::{Chance, Game, Referee, Seat, State, Viewer, Words};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use testkit::conformance::{self, Breach, Keys, Lead, Promise, Suite, Survey, Tally};

/// A game that is played very often, and what of it has to be met.
pub trait Soaked: Bots<Setup: Send + Sync> + Words {
    /// Its name in reports.
    const TITLE: &'static str;
    /// A mode with a number of players, and whatever else is to be told apart.
    type Table: Copy + fmt::Debug + fmt::Display + Send + Sync;

    fn tables() -> Vec<Self::Table>;
    /// A setup of a table, everything that the table leaves open varied by the seed.
    fn setup(table: &Self::Table, seed: u64) -> Self::Setup;
    /// What counts for a game that is set up like this, whatever happens in it.
    fn set_up(setup: &Self::Setup) -> Vec<String>;
    /// What a sight counts as.
    fn keys() -> Keys<Self>;
    /// Everything that the games of all tables together have to meet.
    fn expected() -> Vec<String>;
    /// Who sits at the table, by seat.
    fn company(setup: &Self::Setup, seed: u64, depth: Depth) -> Vec<Player>;
    /// What an answer is for somebody with whims.
    fn temptation(action: &Self::Action) -> Temptation;
    /// How games are checked in full.
    fn suite() -> Suite<Self>;
}

/// How thoroughly a series checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Every promise of the conformance suite.
    Full,
    /// Only what must always hold, with the tally.
    Invariants,
    /// The census at every decision and the end of the game, without a log: for very many games.
    Census,
}

/// A player of a game of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any option, all equally likely.
    Random,
    /// A Rookie that at so many of a hundred decisions takes any option, one that is tempting if there is one; with any whims at all
    /// it cannot resist some.
    Rookie { whims: u32 },
}

/// What sensible players seldom do, somebody has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temptation {
    None,
    Tempting,
    /// So seldom possible that it has to be done when it is.
    Irresistible,
}

/// The outcome of a series of games.
#[derive(Default)]
pub struct Series {
    pub games: u64,
    pub decisions: u64,
    /// Positions in which what every viewer sees was held against a redealt table.
    pub positions: u64,
    pub compared: u64,
    pub counts: BTreeMap<String, u64>,
}

impl Series {
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.positions += other.positions;
        self.compared += other.compared;
        for (key, count) in other.counts {
            *self.counts.entry(key).or_default() += count;
        }
    }

    /// What ought to have been met and was not.
    pub fn unmet<G: Soaked>(&self) -> Vec<String> {
        G::expected().into_iter().filter(|key| self.counts.get(key).copied().unwrap_or(0) == 0).collect()
    }
}

/// A game that broke a promise, with everything needed to play it again.
#[derive(Debug)]
pub struct Failure<G: Soaked> {
    pub table: G::Table,
    pub setup: G::Setup,
    pub breach: Breach,
}

/// Plays the games with these seeds on one table.
pub fn series<G: Soaked>(table: &G::Table, seeds: impl Iterator<Item = u64>, depth: Depth) -> Result<Series, Box<Failure<G>>> {
    let mut tally = Tally::<G>::new(G::keys());
    let mut series = Series::default();
    for seed in seeds {
        let setup = G::setup(table, seed);
        let mut company = Company::<G>::new(&G::company(&setup, seed, depth), seed);
        let mut lead = |state: &State<G>, seat: Seat, options: &[G::Action]| company.choose(state, seat, options);
        let survey = match depth {
            Depth::Census => census_only(&setup, seed, &mut lead),
            Depth::Full => conformance::full_led(&setup, seed, &mut tally, &G::suite(), &mut lead),
            Depth::Invariants => conformance::quick_led(&setup, seed, &mut tally, &mut lead),
        };
        let survey = survey.map_err(|breach| Box::new(Failure { table: *table, setup: setup.clone(), breach }))?;
        series.games += 1;
        series.decisions += survey.decisions as u64;
        series.positions += survey.positions as u64;
        series.compared += survey.compared as u64;
        for key in G::set_up(&setup) {
            *series.counts.entry(key).or_default() += 1;
        }
        *series.counts.entry(format!("table {table}")).or_default() += 1;
    }
    for (key, count) in tally.counts() {
        *series.counts.entry(key.to_owned()).or_default() += count;
    }
    Ok(series)
}

/// Some games: a table, their seeds from one number on, and how thoroughly they are checked.
pub struct Batch<G: Soaked> {
    pub table: G::Table,
    pub seeds: std::ops::Range<u64>,
    pub depth: Box<dyn Fn(u64) -> Depth + Sync>,
}

/// Plays batches on several threads, each of which takes the next few games when it has finished the last. Every batch is played
/// to its end or to its first breach.
pub fn on_threads<G: Soaked>(batches: &[Batch<G>], threads: u64) -> (Series, Vec<Box<Failure<G>>>)
where
    Failure<G>: Send,
{
    const FEW: u64 = 8;
    let mut all = Series::default();
    let mut failures = Vec::new();
    let next: Vec<AtomicU64> = batches.iter().map(|batch| AtomicU64::new(batch.seeds.start)).collect();
    let worker = || {
        let mut done = Series::default();
        let mut failed = Vec::new();
        for (batch, next) in batches.iter().zip(&next) {
            loop {
                let first = next.fetch_add(FEW, Ordering::Relaxed);
                if first >= batch.seeds.end {
                    break;
                }
                for seed in first..(first + FEW).min(batch.seeds.end) {
                    match series::<G>(&batch.table, std::iter::once(seed), (batch.depth)(seed)) {
                        Ok(one) => done.add(one),
                        Err(failure) => {
                            next.store(batch.seeds.end, Ordering::Relaxed);
                            failed.push(failure);
                        }
                    }
                }
            }
        }
        (done, failed)
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            match worker.join() {
                Ok((done, failed)) => {
                    all.add(done);
                    failures.extend(failed);
                }
                // A panic outside the engine, which the suite catches, is a mistake of this crate.
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    (all, failures)
}

/// A bot, and how often of a thousand it follows a whim; nobody for a seat that answers at random.
type Sitter<G> = Option<(Box<dyn Bot<G>>, u32)>;

/// The players of one game.
struct Company<G: Soaked> {
    seats: Vec<Sitter<G>>,
    whims: Pcg32,
}

impl<G: Soaked> Company<G> {
    fn new(players: &[Player], seed: u64) -> Self {
        let seats = players.iter().zip(0_u64..).map(|(player, seat)| match player {
            Player::Random => None,
            Player::Rookie { whims } => Some((G::bot(BotName::Rookie, seed.wrapping_mul(8).wrapping_add(seat)), *whims)),
        });
        Self { seats: seats.collect(), whims: Pcg32::new(seed.rotate_left(17)) }
    }

    fn choose(&mut self, state: &State<G>, seat: Seat, options: &[G::Action]) -> Option<usize> {
        let (bot, whims) = self.seats.get_mut(seat.index())?.as_mut()?;
        if options.len() < 2 {
            return None;
        }
        if *whims > 0 {
            let all = |wanted: Temptation| (0..options.len()).filter(move |&index| G::temptation(&options[index]) == wanted);
            if let Some(irresistible) = all(Temptation::Irresistible).next() {
                return Some(irresistible);
            }
            if self.whims.next() % 100 < *whims {
                let tempting: Vec<_> = all(Temptation::Tempting).collect();
                return tempting.get(self.whims.next() as usize % tempting.len().max(1)).copied();
            }
        }
        Some(bot.choose(&G::view(state, Viewer::Seat(seat)), options, Budget::QUICK))
    }
}

/// A game with the log off: every component in its place at every decision, options at every question, and an end.
fn census_only<G: Game>(setup: &G::Setup, seed: u64, lead: &mut Lead<'_, G>) -> Result<Survey, Breach> {
    let breach = |decision, promise, detail: String| Err(Breach { seed, decision, promise, detail });
    let mut referee = Referee::silent(Chance::rollout(seed));
    let mut dice = Pcg32::new(!seed);
    let mut state = match G::start(setup, &mut referee) {
        Ok(state) => state,
        Err(error) => return breach(0, Promise::Setup, error.to_string()),
    };
    let mut options = Vec::with_capacity(128);
    let mut survey = Survey::default();
    let mut run = state.run(&mut referee);
    loop {
        if let Err(fault) = run {
            return breach(survey.decisions, Promise::Ends, fault.to_string());
        }
        if let Err(problem) = G::census(&state.board) {
            return breach(survey.decisions, Promise::Census, problem);
        }
        let seat = match state.settle(&mut referee, &mut options) {
            Ok(Some(seat)) => seat,
            Ok(None) => break,
            Err(fault) => return breach(survey.decisions, Promise::Ends, fault.to_string()),
        };
        if options.is_empty() || survey.decisions >= conformance::MOST_DECISIONS {
            return breach(survey.decisions, Promise::HasOptions, format!("{} options", options.len()));
        }
        let led = lead(&state, seat, &options).and_then(|index| options.get(index).copied());
        let chosen = led.unwrap_or_else(|| options[dice.next() as usize % options.len()]);
        run = state.take(seat, chosen, &mut referee);
        survey.decisions += 1;
    }
    match state.outcome() {
        Some(_) => Ok(survey),
        None => breach(survey.decisions, Promise::Ends, "nobody is asked and nobody has won".to_owned()),
    }
}
