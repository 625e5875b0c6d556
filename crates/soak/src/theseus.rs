//! Theseus: the modes, the setups of each, and what random play has to show.

use kernel::chance::Pcg32;
use kernel::{Chance, Game, Referee, Words};
use std::collections::BTreeMap;
use testkit::conformance::{self, Breach, Promise, Sight, Survey, Tally};
use theseus::generated::cards::{Bonus, Card, CardType, Faction};
use theseus::setup::{Decks, Ring};
use theseus::words::QUESTIONS;
use theseus::{Ending, Event, Mode, Setup, Theseus};

/// A mode with a number of players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Table {
    pub name: &'static str,
    pub mode: Mode,
    pub players: usize,
}

pub const TABLES: [Table; 4] = [
    Table { name: "duel", mode: Mode::Duel, players: 2 },
    Table { name: "each against all, three players", mode: Mode::EachAgainstAll, players: 3 },
    Table { name: "each against all, four players", mode: Mode::EachAgainstAll, players: 4 },
    Table { name: "alliances", mode: Mode::Alliances, players: 4 },
];

impl Table {
    /// A setup of this table, every option varied by the seed: factions and their seats (Pandora included), ring, levels, opening, decks.
    pub fn setup(&self, seed: u64) -> Setup {
        let mut dice = Pcg32::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut below = |bound: usize| dice.next() as usize % bound;
        let mut factions = Faction::ALL.to_vec();
        for at in 0..factions.len() {
            let other = at + below(factions.len() - at);
            factions.swap(at, other);
        }
        factions.truncate(self.players);
        let mut setup = Setup { mode: self.mode, ..Setup::new(&factions) };
        if self.mode == Mode::Alliances {
            setup.ring = Ring::Standard;
        } else {
            setup.ring = [Ring::Standard, Ring::Standard, Ring::Random, Ring::InTurns, Ring::Even][below(5)].clone();
        }
        setup.levels = [3, 3, 3, 0, 1, 2][below(6)];
        setup.opening = [1, 1, 3][below(3)];
        setup.decks = if below(6) == 0 { Decks::Chosen } else { Decks::Random };
        if setup.check().is_err() {
            // The even ring is for two players without Pandora.
            setup.ring = Ring::Standard;
        }
        setup
    }
}

/// What a sight counts as.
fn keys(sight: &Sight<'_, Theseus>) -> Vec<String> {
    match sight {
        Sight::Answer { choice, .. } => vec![format!("question {}", Theseus::question(choice))],
        Sight::End(outcome) => vec![format!("ending {:?}", outcome.ending)],
        Sight::Entry(entry) => {
            let mut keys = Vec::new();
            match entry.event {
                Event::CardPerformed { card, .. } | Event::TrapSprung { card, .. } => keys.push(card_key(card)),
                Event::CardInstalled { card, .. } if works_by_lying_there(card) => keys.push(card_key(card)),
                Event::Used { seat: _, what: theseus::action::Use::Bonus(bonus) } => keys.push(format!("bonus {}", bonus.id())),
                Event::CardDiscarded { card } if card.facts().kind == CardType::Instant => keys.push(card_key(card)),
                Event::Assault { .. } => keys.push("sector action or card: assault".into()),
                Event::TurnBegins { extra: true, .. } => keys.push("sector action: extra turn".into()),
                _ => {}
            }
            match entry.rule.as_str() {
                "T-SECACT-06" => keys.push("sector action: malfunction".into()),
                "T-SECACT-16" => keys.push("sector action: upgrade token".into()),
                "T-SECACT-17" => keys.push("sector action: base cleaning".into()),
                "T-PANDORA-22" => keys.push("sector action: pandora's token".into()),
                _ => {}
            }
            keys
        }
    }
}

fn card_key(card: Card) -> String {
    format!("card {}", card.facts().id)
}

/// Cards that have no moment of their own: they count when they are installed.
fn works_by_lying_there(card: Card) -> bool {
    matches!(card.facts().kind, CardType::Module | CardType::Shortcut | CardType::Duplicate | CardType::Special)
}

/// Everything that random games of all tables together have to meet.
pub fn expected() -> Vec<String> {
    let instants_used = Card::ALL.into_iter().filter(|card| card.facts().kind == CardType::Instant);
    let mut all: Vec<String> =
        Card::ALL.into_iter().filter(|card| card.facts().kind != CardType::Instant).chain(instants_used).map(card_key).collect();
    all.extend(Bonus::ALL.map(|bonus| format!("bonus {}", bonus.id())));
    all.extend(Faction::ALL.map(|faction| format!("faction {}", faction.id())));
    let endings = [Ending::LifeLost, Ending::LifeCollected, Ending::DataCollected, Ending::EndTrack, Ending::AfterTie, Ending::Shared];
    all.extend(endings.map(|ending| format!("ending {ending:?}")));
    for action in ["assault", "extra turn", "malfunction", "upgrade token", "base cleaning", "pandora's token"] {
        all.push(if action == "assault" { "sector action or card: assault".into() } else { format!("sector action: {action}") });
    }
    all.extend(QUESTIONS.iter().map(|question| format!("question {question}")));
    all
}

/// The outcome of a series of games.
#[derive(Default)]
pub struct Series {
    pub games: u64,
    pub decisions: u64,
    pub compared: u64,
    pub counts: BTreeMap<String, u64>,
}

impl Series {
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.compared += other.compared;
        for (key, count) in other.counts {
            *self.counts.entry(key).or_default() += count;
        }
    }

    /// What ought to have been met and was not.
    pub fn unmet(&self) -> Vec<String> {
        expected().into_iter().filter(|key| self.counts.get(key).copied().unwrap_or(0) == 0).collect()
    }
}

/// A game that broke a promise, with everything needed to play it again.
#[derive(Debug)]
pub struct Failure {
    pub table: &'static str,
    pub setup: Setup,
    pub breach: Breach,
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

/// Plays the games with these seeds on one table.
pub fn series(table: &Table, seeds: impl Iterator<Item = u64>, depth: Depth) -> Result<Series, Box<Failure>> {
    let mut tally = Tally::<Theseus>::new(keys);
    let mut series = Series::default();
    for seed in seeds {
        let setup = table.setup(seed);
        let survey = match depth {
            Depth::Census => census_only(&setup, seed),
            Depth::Full => conformance::full::<Theseus>(&setup, seed, &mut tally),
            Depth::Invariants => conformance::quick::<Theseus>(&setup, seed, &mut tally),
        };
        let survey = survey.map_err(|breach| Box::new(Failure { table: table.name, setup: setup.clone(), breach }))?;
        series.games += 1;
        series.decisions += survey.decisions as u64;
        series.compared += survey.compared as u64;
        for faction in &setup.factions {
            *series.counts.entry(format!("faction {}", faction.id())).or_default() += 1;
        }
        *series.counts.entry(format!("table {}", table.name)).or_default() += 1;
    }
    for (key, count) in tally.counts() {
        *series.counts.entry(key.to_owned()).or_default() += count;
    }
    Ok(series)
}

/// A random game with the log off: every component in its place at every decision, options at every question, and an end.
fn census_only(setup: &Setup, seed: u64) -> Result<Survey, Breach> {
    let breach = |decision, promise, detail: String| Err(Breach { seed, decision, promise, detail });
    let mut referee = Referee::silent(Chance::rollout(seed));
    let mut dice = Pcg32::new(!seed);
    let mut state = match Theseus::start(setup, &mut referee) {
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
        if let Err(problem) = Theseus::census(&state.board) {
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
        let chosen = options[dice.next() as usize % options.len()];
        run = state.take(seat, chosen, &mut referee);
        survey.decisions += 1;
    }
    match state.outcome() {
        Some(_) => Ok(survey),
        None => breach(survey.decisions, Promise::Ends, "nobody is asked and nobody has won".to_owned()),
    }
}
