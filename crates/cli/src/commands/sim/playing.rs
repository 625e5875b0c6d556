//! One game of a simulation, with a journal or without.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::Instant;

use bots::{Bot, BotName, Random};
use kernel::journal::{FORMAT, Table};
use kernel::{Chance, Fault, Game, Journal, Referee, Refused, Seat, SetupError, State, Viewer};
use serde::Serialize;

use super::timing::Timing;
use super::{Plan, spread};
use crate::error::CliError;
use crate::games::Offered;

/// Of a bot that answers within nanoseconds only every so many decisions are timed, because looking at the clock takes longer.
const TIMED_EVERY: u64 = 64;

/// A game that has been played.
pub struct Played<G: Game> {
    /// Without an outcome when it was given up because it was too long.
    pub state: State<G>,
    pub decisions: u64,
    /// Decisions by seat.
    pub by_seat: Vec<u64>,
}

/// A game that could not be played to its end, because something is wrong in the rules code or in a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trouble {
    pub game: u64,
    pub problem: String,
}

#[derive(Debug, thiserror::Error)]
enum Stopped {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Fault(#[from] Fault),
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("{bot} answered with option {index} of {options}")]
    WrongIndex { bot: BotName, index: usize, options: usize },
}

/// Whoever sits on a seat. Random is called without a view: it would not look at it, and making one takes longer than the rest.
enum Sitter<G: Game> {
    Random(Random),
    Thinker(BotName, Box<dyn Bot<G>>),
}

/// Plays one game. The inner error is a game that went wrong; the outer one stops the simulation.
pub fn play<G: Offered>(plan: &Plan<G>, game: u64, timing: &mut Timing) -> Result<Result<Played<G>, String>, CliError> {
    let setup = plan.setup(game);
    let mut seats = Seats::new(plan, game);
    let played = catch_unwind(AssertUnwindSafe(|| match &plan.journals {
        None => in_silence(setup, plan, game, &mut seats, timing).map(|state| (state, None)),
        Some(_) => on_paper(setup, plan, game, &mut seats, timing).map(|(state, journal)| (state, Some(journal))),
    }));
    let (state, journal) = match played {
        Ok(Ok(played)) => played,
        Ok(Err(stopped)) => return Ok(Err(stopped.to_string())),
        // The panic itself has been shown by the hook; here it gets the number of its game.
        Err(_) => return Ok(Err("the rules code or a bot panicked".to_owned())),
    };
    if let (Some(folder), Some(journal)) = (&plan.journals, journal) {
        let path: PathBuf = folder.join(format!("game-{game:06}.json"));
        std::fs::write(&path, journal.to_json()).map_err(|source| CliError::WriteFile { path, source })?;
    }
    let decisions = seats.by_seat.iter().sum();
    Ok(Ok(Played { state, decisions, by_seat: seats.by_seat }))
}

struct Seats<'a, G: Offered> {
    sitters: Vec<Sitter<G>>,
    plan: &'a Plan<G>,
    by_seat: Vec<u64>,
    decisions: u64,
}

impl<'a, G: Offered> Seats<'a, G> {
    fn new(plan: &'a Plan<G>, game: u64) -> Self {
        let names = plan.lineup.of(game);
        let sitters = names.iter().enumerate().map(|(seat, &name)| {
            let seed = spread(plan.seed, game, 1 + seat as u64);
            match name {
                BotName::Random => Sitter::Random(Random::new(seed)),
                BotName::Rookie => Sitter::Thinker(name, G::bot(name, seed)),
            }
        });
        let sitters: Vec<_> = sitters.collect();
        let by_seat = vec![0; sitters.len()];
        Self { sitters, plan, by_seat, decisions: 0 }
    }

    /// Asks whoever sits there. `None` when the game has become too long.
    #[inline]
    fn decide(&mut self, state: &State<G>, seat: Seat, options: &[G::Action], timing: &mut Timing) -> Result<Option<G::Action>, Stopped> {
        if self.decisions >= self.plan.longest {
            return Ok(None);
        }
        self.decisions += 1;
        self.by_seat[seat.index()] += 1;
        let (bot, index) = match &mut self.sitters[seat.index()] {
            Sitter::Random(random) if !self.decisions.is_multiple_of(TIMED_EVERY) => (BotName::Random, random.pick(options.len())),
            Sitter::Random(random) => {
                let begun = Instant::now();
                let index = random.pick(options.len());
                timing.add(BotName::Random, begun.elapsed());
                (BotName::Random, index)
            }
            Sitter::Thinker(name, bot) => {
                let view = G::view(state, Viewer::Seat(seat));
                let begun = Instant::now();
                let index = bot.choose(&view, options, self.plan.budget);
                timing.add(*name, begun.elapsed());
                (*name, index)
            }
        };
        match options.get(index) {
            Some(&action) => Ok(Some(action)),
            None => Err(Stopped::WrongIndex { bot, index, options: options.len() }),
        }
    }
}

fn in_silence<G: Offered>(
    setup: &G::Setup,
    plan: &Plan<G>,
    game: u64,
    seats: &mut Seats<'_, G>,
    timing: &mut Timing,
) -> Result<State<G>, Stopped> {
    let mut referee = Referee::silent(chance(plan, game));
    let mut state = G::start(setup, &mut referee)?;
    state.run(&mut referee)?;
    let mut options = Vec::new();
    while let Some(seat) = state.settle(&mut referee, &mut options)? {
        let Some(action) = seats.decide(&state, seat, &options, timing)? else { break };
        state.take(seat, action, &mut referee)?;
    }
    Ok(state)
}

/// The same game, written down. It is not committed to by a seed: the journal keeps what chance said.
fn on_paper<G: Offered>(
    setup: &G::Setup,
    plan: &Plan<G>,
    game: u64,
    seats: &mut Seats<'_, G>,
    timing: &mut Timing,
) -> Result<(State<G>, Journal<G>), Stopped> {
    let mut referee = Referee::silent(chance(plan, game)).recording();
    let mut state = G::start(setup, &mut referee)?;
    state.run(&mut referee)?;
    let mut options = Vec::new();
    state.settle(&mut referee, &mut options)?;
    let mut journal = Journal {
        format: FORMAT,
        game: G::ID.to_owned(),
        rules_version: G::RULES_VERSION,
        commitment: None,
        seed: None,
        setup: setup.clone(),
        discreet: false,
        opening_chance: referee.take_record(),
        opening_hash: state.hash(),
        turns: Vec::new(),
        claims: Vec::new(),
        position: None,
    };
    let mut table = Table { state, referee };
    while let Some(seat) = table.state.settle(&mut table.referee, &mut options)? {
        let Some(action) = seats.decide(&table.state, seat, &options, timing)? else { break };
        journal.play(&mut table, seat, &action)?;
    }
    Ok((table.state, journal))
}

fn chance<G: Offered>(plan: &Plan<G>, game: u64) -> Chance {
    Chance::rollout(spread(plan.seed, game, 0))
}
