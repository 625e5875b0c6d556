//! One game between the bot and ours.

use bots::Budget;
use kernel::{Chance, Referee, Refused, Seat, State, Viewer};
use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};

use super::messages::{self, Decision, Hello, Over, PROTOCOL, Seated, Seen};
use super::process::{BotProcess, Misstep};
use crate::commands::sim::spread;
use crate::error::CliError;
use crate::games::Offered;

/// A game of more decisions is given up: two bots can go round in circles for ever.
const LONGEST: u64 = 100_000;

/// A game about to be played.
pub struct Match<'a, G: Offered> {
    pub setup: &'a G::Setup,
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
pub struct Finished<G: Offered> {
    number: u64,
    /// What each seat played; `None` if it was never decided.
    parts: Vec<Option<G::Part>>,
    seat: usize,
    pub result: Fate,
    ending: Option<&'static str>,
    pub problem: Option<String>,
    /// Questions put to the bot.
    decisions: u64,
}

impl<G: Offered> Serialize for Finished<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("number", &self.number)?;
        map.serialize_entry(G::PARTS, &self.parts.iter().map(|part| part.map(G::part_id)).collect::<Vec<_>>())?;
        map.serialize_entry("seat", &self.seat)?;
        map.serialize_entry("result", &self.result)?;
        map.serialize_entry("ending", &self.ending)?;
        map.serialize_entry("problem", &self.problem)?;
        map.serialize_entry("decisions", &self.decisions)?;
        map.end()
    }
}

impl<G: Offered> Finished<G> {
    pub fn sentence(&self) -> String {
        let Self { number, parts, seat, result, ending, decisions, .. } = self;
        let called = |part: &Option<G::Part>| part.map_or("nobody yet", G::part_id);
        let own = parts.get(*seat).map_or("", called);
        let others: Vec<_> = parts.iter().enumerate().filter(|(other, _)| other != seat).map(|(_, part)| called(part)).collect();
        let beside = match others.as_slice() {
            [] => "alone".to_owned(),
            others => format!("{} {}", G::BESIDE, others.join(", ")),
        };
        let result = match result {
            Fate::Won => "won",
            Fate::Shared => "shared",
            Fate::Lost => "lost",
            Fate::Forfeited => "forfeited",
            Fate::Unfinished => "unfinished",
        };
        let ending = ending.map_or_else(String::new, |ending| format!(", {ending}"));
        format!("game {number}: {own} (the bot) {beside}: {result}{ending}; {decisions} decisions")
    }
}

impl<G: Offered> Match<'_, G> {
    pub fn play(&self, bot: &mut BotProcess) -> Result<Finished<G>, CliError> {
        let me = Seat::new(self.seat as u8);
        let budget_ms = u64::try_from(bot.budget().as_millis()).unwrap_or(u64::MAX);
        bot.tell(&self.hello(budget_ms))?;
        let mut others: Vec<_> =
            (0..G::players(self.setup) as u64).map(|seat| G::bot(self.against, spread(self.seed, self.number, 1 + seat))).collect();
        let mut referee = Referee::new(Chance::rollout(spread(self.seed, self.number, 0)));
        let mut state = G::start(self.setup, &mut referee).map_err(crate::commands::table::TableError::from)?;
        state.run(&mut referee).map_err(Refused::from)?;
        let mut options: Vec<G::Action> = Vec::new();
        let mut news: Vec<Seen<G>> = Vec::new();
        let (mut all, mut decisions, mut misstep) = (0, 0, None);
        while let Some(seat) = state.settle(&mut referee, &mut options).map_err(Refused::from)? {
            if all == LONGEST {
                break;
            }
            all += 1;
            let view = G::view(&state, Viewer::Seat(seat));
            let index = if seat == me {
                news.extend(messages::seen(referee.take_log(), me));
                decisions += 1;
                let Some(question) = Decision::<G>::of(self.number, seat, &view, &options, std::mem::take(&mut news), budget_ms) else {
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

    fn hello(&self, budget_ms: u64) -> Hello<'_, G> {
        let agreed = G::agreed(self.setup);
        let players = (0..G::players(self.setup)).map(|seat| Seated {
            seat,
            part: agreed.as_ref().and_then(|parts| parts.get(seat).copied()),
            player: if seat == self.seat { "you" } else { self.against.as_str() },
        });
        Hello {
            r#type: "hello",
            protocol: PROTOCOL,
            game: G::ID,
            rules_version: G::RULES_VERSION,
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
        state: &State<G>,
        news: Vec<Seen<G>>,
        decisions: u64,
        misstep: Option<Misstep>,
    ) -> Result<Finished<G>, CliError> {
        let me = Seat::new(self.seat as u8);
        let outcome = state.outcome();
        let result = match (&misstep, &outcome) {
            (Some(_), _) => Fate::Forfeited,
            (None, None) => Fate::Unfinished,
            (None, Some(outcome)) if !outcome.winners.contains(me) => Fate::Lost,
            (None, Some(outcome)) if outcome.winners.iter().all(|winner| G::same_side(&state.board, winner, me)) => Fate::Won,
            (None, Some(_)) => Fate::Shared,
        };
        let ending = outcome.map(|outcome| G::ending(&outcome.ending));
        let problem = misstep.map(|misstep| misstep.to_string());
        let view = G::view(state, Viewer::Seat(me));
        let events = G::seen_board(&view).map(|board| messages::tell(news, &board)).unwrap_or_default();
        bot.tell(&Over::<G> {
            r#type: "over",
            number: self.number,
            result,
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::index).collect()).unwrap_or_default(),
            ending,
            problem: problem.as_deref(),
            events,
            position: G::seen_position(&view),
        })?;
        let parts = (0..G::players(self.setup)).map(|seat| G::part(&state.board, Seat::new(seat as u8))).collect();
        Ok(Finished { number: self.number, parts, seat: self.seat, result, ending, problem, decisions })
    }
}
