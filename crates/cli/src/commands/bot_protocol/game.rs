//! One game between the bot and ours.

use bots::{Bots as _, Budget};
use kernel::{Chance, Game, Referee, Refused, Seat, Words};
use serde::Serialize;
use theseus::{Action, Setup, State, Theseus};

use super::messages::{self, Decision, Hello, Over, PROTOCOL, Seated, Seen};
use super::process::{BotProcess, Misstep};
use crate::commands::sim::spread;
use crate::error::CliError;

/// A game of more decisions is given up: two bots can go round in circles for ever.
const LONGEST: u64 = 100_000;

/// A game about to be played.
pub struct Match<'a> {
    pub setup: &'a Setup,
    /// The seat of the bot.
    pub seat: usize,
    pub against: bots::BotName,
    pub seed: u64,
    pub number: u64,
    pub games: u64,
}

/// How a game came out for the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Won,
    Shared,
    Lost,
    Forfeited,
    Unfinished,
}

/// A game that is over.
#[derive(Serialize)]
pub struct Finished {
    number: u64,
    factions: Vec<&'static str>,
    seat: usize,
    pub result: Fate,
    ending: Option<&'static str>,
    pub problem: Option<String>,
    /// Questions put to the bot.
    decisions: u64,
}

impl Finished {
    pub fn sentence(&self) -> String {
        let Self { number, factions, seat, result, ending, decisions, .. } = self;
        let own = factions.get(*seat).copied().unwrap_or_default();
        let others: Vec<_> = factions.iter().enumerate().filter(|(other, _)| other != seat).map(|(_, faction)| *faction).collect();
        let result = match result {
            Fate::Won => "won",
            Fate::Shared => "shared",
            Fate::Lost => "lost",
            Fate::Forfeited => "forfeited",
            Fate::Unfinished => "unfinished",
        };
        let ending = ending.map_or_else(String::new, |ending| format!(", {ending}"));
        format!("game {number}: {own} (the bot) against {}: {result}{ending}; {decisions} decisions", others.join(", "))
    }
}

impl Match<'_> {
    pub fn play(&self, bot: &mut BotProcess) -> Result<Finished, CliError> {
        let me = Seat::new(self.seat as u8);
        let budget_ms = u64::try_from(bot.budget().as_millis()).unwrap_or(u64::MAX);
        bot.tell(&self.hello(budget_ms))?;
        let mut others: Vec<_> = (0..self.setup.factions.len() as u64)
            .map(|seat| Theseus::bot(self.against, spread(self.seed, self.number, 1 + seat)))
            .collect();
        let mut referee = Referee::new(Chance::rollout(spread(self.seed, self.number, 0)));
        let mut state = Theseus::start(self.setup, &mut referee).map_err(crate::commands::table::TableError::from)?;
        state.run(&mut referee).map_err(Refused::from)?;
        let mut options: Vec<Action> = Vec::new();
        let mut news: Vec<Seen> = Vec::new();
        let (mut all, mut decisions, mut misstep) = (0, 0, None);
        while let Some(seat) = state.settle(&mut referee, &mut options).map_err(Refused::from)? {
            if all == LONGEST {
                break;
            }
            all += 1;
            let view = messages::view(&state, seat);
            let index = if seat == me {
                news.extend(messages::seen(referee.take_log(), me));
                decisions += 1;
                let Some(question) = Decision::of(self.number, seat, &view, &options, std::mem::take(&mut news), budget_ms) else {
                    return Err(Refused::NothingAsked.into());
                };
                match bot.ask(&question, options.len())? {
                    Ok(index) => index,
                    Err(problem) => {
                        misstep = Some(problem);
                        break;
                    }
                }
            } else {
                others[seat.index()].choose(&view, &options, Budget::QUICK)
            };
            let action = options.get(index).ok_or(Refused::NoSuchOption(index))?;
            state.take(seat, *action, &mut referee).map_err(Refused::from)?;
        }
        news.extend(messages::seen(referee.take_log(), me));
        self.finish(bot, &state, news, decisions, misstep)
    }

    fn hello(&self, budget_ms: u64) -> Hello<'_> {
        let players = self.setup.factions.iter().enumerate().map(|(seat, faction)| Seated {
            seat,
            faction: faction.id(),
            player: if seat == self.seat { "you" } else { self.against.as_str() },
        });
        Hello {
            r#type: "hello",
            protocol: PROTOCOL,
            game: Theseus::ID,
            rules_version: Theseus::RULES_VERSION,
            number: self.number,
            games: self.games,
            seat: self.seat,
            players: players.collect(),
            setup: self.setup,
            budget_ms,
        }
    }

    fn finish(
        &self,
        bot: &mut BotProcess,
        state: &State,
        news: Vec<Seen>,
        decisions: u64,
        misstep: Option<Misstep>,
    ) -> Result<Finished, CliError> {
        let me = Seat::new(self.seat as u8);
        let outcome = state.outcome();
        let result = match (&misstep, &outcome) {
            (Some(_), _) => Fate::Forfeited,
            (None, None) => Fate::Unfinished,
            (None, Some(outcome)) if !outcome.winners.contains(me) => Fate::Lost,
            (None, Some(outcome)) if outcome.winners.iter().all(|winner| state.board.same_side(winner, me)) => Fate::Won,
            (None, Some(_)) => Fate::Shared,
        };
        let ending = outcome.map(|outcome| Theseus::ending(&outcome.ending));
        let problem = misstep.map(|misstep| misstep.to_string());
        let view = messages::view(state, me);
        let events = view.board().map(|board| messages::tell(news, &board)).unwrap_or_default();
        bot.tell(&Over {
            r#type: "over",
            number: self.number,
            result,
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::index).collect()).unwrap_or_default(),
            ending,
            problem: problem.as_deref(),
            events,
            position: Theseus::seen_position(&view),
        })?;
        let factions = self.setup.factions.iter().map(|faction| faction.id()).collect();
        Ok(Finished { number: self.number, factions, seat: self.seat, result, ending, problem, decisions })
    }
}
