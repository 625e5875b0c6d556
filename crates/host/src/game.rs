//! One game under way: its state, the story so far, and what can be taken back.

mod saving;
mod story;

use bots::{Bots, Budget};
use kernel::journal::Table;
use kernel::{Between, Chance, Changed, Entry, Fault, Game, Journal, Referee, Refused, Seat, SeatSet, Seed, Stakes, State, Viewer, Words};
use protocol::message::{Happened, Offered, Pending, Sight};
use protocol::preview::Course;
use protocol::{Refusal, RefusalCode};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::played::{Asking, Failed, Frame, Given, Look, Mark, Painted, Played, Question, Reach, Since, Step};
use crate::preview::foresee;
use crate::record::By;
pub(crate) use saving::SavedGame;
use story::Story;

/// How many answers can be taken back at the most.
const MOST_BACK: usize = 40;

/// A game that can be played at a table.
pub(crate) trait Hosted: Bots<Setup: Send, Claim: Send> + Words {}

impl<G: Bots<Setup: Send, Claim: Send> + Words> Hosted for G {}

/// An answer that showed nothing new to anybody.
struct Taken<G: Game> {
    seat: Seat,
    action: G::Action,
    by: By,
    /// Who laid something open with it: somebody else who took it back would keep what they have seen.
    laid_open: SeatSet,
    /// Where the story stood before it.
    since: Mark,
}

/// How a game begins.
pub(crate) struct Beginning {
    pub rules_version: u32,
    pub discreet: bool,
    pub chance: Vec<u16>,
    pub hash: String,
    pub position: u64,
}

pub(crate) struct Match<G: Game> {
    /// The head of the journal; the turns are kept as records of the table.
    journal: Journal<G>,
    table: Table<G>,
    seed: Seed,
    story: Story<G>,
    /// The state after the last barrier, and the answers since.
    base: State<G>,
    tail: Vec<Taken<G>>,
    /// The state that was shown last: what has changed since is found by looking at both, so that no view has to be kept.
    shown: State<G>,
}

impl<G: Hosted> Match<G> {
    pub fn begin(setup: &G::Setup, seed: Seed) -> Result<(Self, Beginning), String> {
        let (journal, mut table) = Journal::begin_discreetly(setup, &seed).map_err(|error| error.to_string())?;
        let mut story = Story::new(G::seats(&table.state.board));
        story.extend(table.referee.take_log());
        table.referee.take_barrier();
        let beginning = Beginning {
            rules_version: G::RULES_VERSION,
            discreet: journal.discreet,
            chance: journal.opening_chance.clone(),
            hash: journal.opening_hash.clone(),
            position: journal.position.unwrap_or(0),
        };
        let state = table.state;
        Ok((Self { journal, table, seed, story, base: state, tail: Vec::new(), shown: state }, beginning))
    }

    /// Begins as the game began before, with the chance it had then.
    pub fn begin_again(setup: &G::Setup, seed: Seed, discreet: bool, chance: &[u16], position: u64) -> Result<Self, String> {
        let mut referee = Referee::new(Chance::recorded(chance.iter().copied())).recording();
        let mut state = G::start(setup, &mut referee).map_err(|error| error.to_string())?;
        state.run(&mut referee).map_err(|fault| fault.to_string())?;
        settle(&mut state, &mut referee, discreet).map_err(|fault| fault.to_string())?;
        if let Some(complaint) = referee.chance().complaint() {
            return Err(complaint);
        }
        let mut story = Story::new(G::seats(&state.board));
        story.extend(referee.take_log());
        let referee = Referee::new(Chance::seeded_at(&seed, position)).recording();
        let journal = Self::journal_head(setup, &seed, discreet, position);
        Ok(Self { journal, table: Table { state, referee }, seed, story, base: state, tail: Vec::new(), shown: state })
    }

    fn options(&self, seat: Seat) -> Vec<G::Action> {
        let mut options = Vec::new();
        self.table.state.options(seat, &mut options);
        options
    }

    fn action(&self, seat: Seat, given: &Given<'_>) -> Result<G::Action, Refusal> {
        let Some((waiting, choice)) = self.table.state.decision() else {
            return Err(Refusal::new(RefusalCode::NotAsked, "nobody is asked anything"));
        };
        if !waiting.contains(seat) {
            return Err(Refusal::new(RefusalCode::NotAsked, "this seat is not asked now"));
        }
        match *given {
            Given::Action(action) => read(action),
            Given::Option(number) => self.options(seat).get(usize::from(number)).copied().ok_or_else(no_option),
            Given::Only => self.options(seat).first().copied().ok_or_else(no_option),
            Given::GoOn => G::go_on(choice).ok_or_else(no_option),
            Given::Bot { bot, seed } => {
                let options = self.options(seat);
                let view = G::view(&self.table.state, Viewer::Seat(seat));
                let index = G::bot(bot, seed).choose(&view, &options, Budget::QUICK);
                options.get(index).or(options.first()).copied().ok_or_else(no_option)
            }
        }
    }

    fn seen(entries: &[Entry<G::Event>], viewer: Viewer) -> Vec<Seen<'_, G>> {
        entries.iter().filter_map(|entry| Some((entry, G::seen(&entry.event, viewer)?))).collect()
    }

    /// Takes an answer and keeps what is needed to take it back.
    fn play(&mut self, seat: Seat, action: G::Action, by: By) -> Result<Step, Failed> {
        let before = self.table.state;
        let position = self.journal.position.unwrap_or(0);
        let since = self.story.mark();
        // What several have answered in private is shown when the last of them has.
        let private = before.asked().len() > 1 && before.decision().is_some_and(|(_, choice)| !G::answers_apart(choice));
        self.table.referee.take_barrier();
        self.table.referee.take_laid_open();
        if let Err(refused) = self.journal.play(&mut self.table, seat, &action) {
            self.table.state = before;
            self.table.referee = Referee::new(Chance::seeded_at(&self.seed, position)).recording();
            return Err(failed(refused));
        }
        self.story.extend(self.table.referee.take_log());
        let continuing = self.table.state.given_answer(seat).is_some();
        if self.table.referee.take_barrier() || (private && !continuing) {
            self.forget_tail();
        } else {
            let laid_open = self.table.referee.take_laid_open();
            self.tail.push(Taken { seat, action, by, laid_open, since });
            self.trim();
        }
        let (chance, hash) = self.journal.turns.pop().map(|turn| (turn.chance, turn.hash)).unwrap_or_default();
        Ok(Step { action: raw(&action), chance, hash, position: self.journal.position.unwrap_or(position), since, continuing })
    }

    /// Nothing before this can be taken back.
    fn forget_tail(&mut self) {
        self.tail.clear();
        self.base = self.table.state;
    }

    fn trim(&mut self) {
        if self.tail.len() > MOST_BACK {
            let first = self.tail.remove(0);
            step_silently(&mut self.base, first.seat, &first.action, self.journal.discreet);
        }
    }

    fn pending(&self, seat: Seat, asking: Asking, board: Option<&G::Board>) -> Option<Pending> {
        let (waiting, choice) = self.table.state.decision()?;
        if !waiting.contains(seat) {
            return None;
        }
        let offered = |action: G::Action| {
            let Stakes { is_final, cost } = board.map(|board| G::stakes(choice, seat, &action, board)).unwrap_or_default();
            Offered { action: raw(&action), text: board.map(|board| G::say(&action, board)).unwrap_or_default(), is_final, cost }
        };
        Some(Pending {
            turn: asking.turn,
            kind: G::question(choice),
            prompt: board.map(|board| G::prompt(choice, board)).unwrap_or_default(),
            options: self.options(seat).into_iter().map(offered).collect(),
            window: G::is_window(choice),
            until: asking.until,
        })
    }

    /// What is new to a viewer, and from which place of their own list on.
    fn news(&self, viewer: Viewer, since: Since) -> (u32, Vec<Seen<'_, G>>) {
        let (from, entries) = self.story.since(viewer, since);
        let mut seen = Self::seen(entries, viewer);
        let news = self.story.mark().of(viewer).saturating_sub(from) as usize;
        seen.drain(..seen.len().saturating_sub(news));
        (from, seen)
    }

    fn openly(frame: &Frame) -> Option<G::View> {
        Some(G::view(frame.0.downcast_ref()?, Viewer::Spectator))
    }
}

impl<G: Hosted> Played for Match<G> {
    fn question(&self) -> Option<Question> {
        let (waiting, choice) = self.table.state.decision()?;
        Some(Question { waiting, window: G::is_window(choice), hidden: !G::open_options(choice), apart: G::answers_apart(choice) })
    }

    fn option_count(&self, seat: Seat) -> usize {
        self.options(seat).len()
    }

    fn concerns(&self, seat: Seat) -> bool {
        G::concerns(&self.table.state, seat)
    }

    fn is_go_on(&self, seat: Seat, given: &Given<'_>) -> bool {
        let Some((_, choice)) = self.table.state.decision() else { return false };
        self.action(seat, given).is_ok_and(|action| G::go_on(choice) == Some(action))
    }

    fn outcome(&self) -> Option<(SeatSet, String)> {
        let outcome = self.table.state.outcome()?;
        let ending = serde_json::to_value(outcome.ending).unwrap_or_default();
        Some((outcome.winners, ending.as_str().map_or_else(|| ending.to_string(), str::to_owned)))
    }

    fn same_side(&self, one: Seat, other: Seat) -> bool {
        G::same_side(&self.table.state.board, one, other)
    }

    fn hash(&self) -> String {
        self.table.state.hash()
    }

    fn answer(&mut self, seat: Seat, given: &Given<'_>, by: By) -> Result<Step, Failed> {
        let action = self.action(seat, given)?;
        self.play(seat, action, by)
    }

    fn repeat(&mut self, seat: Seat, action: &RawValue, chance: &[u16], position: u64, by: By) -> Result<Step, Failed> {
        let action: G::Action = serde_json::from_str(action.get()).map_err(|error| malformed(&error))?;
        self.table.referee.set_chance(Chance::recorded(chance.iter().copied()));
        let step = self.play(seat, action, by);
        let complaint = self.table.referee.chance().complaint();
        self.table.referee.set_chance(Chance::seeded_at(&self.seed, position));
        self.journal.position = Some(position);
        match complaint {
            Some(complaint) => Err(Failed::Fault(complaint)),
            None => step.map(|step| Step { position, ..step }),
        }
    }

    fn why_not(&self, seat: Seat, action: &Value) -> Result<Refusal, Refusal> {
        let action: G::Action = read(action)?;
        let Some((waiting, choice)) = self.table.state.decision() else {
            return Err(Refusal::new(RefusalCode::NotAsked, "nobody is asked anything"));
        };
        if !waiting.contains(seat) {
            return Err(Refusal::new(RefusalCode::NotAsked, "this seat is not asked now"));
        }
        if self.options(seat).contains(&action) {
            return Err(Refusal::new(RefusalCode::Malformed, "this answer is possible"));
        }
        // The reason is made from what the seat can know, so that asking tells nothing.
        let board = G::seen_board(&G::view(&self.table.state, Viewer::Seat(seat)));
        let board = board.as_ref().ok_or_else(|| Refusal::new(RefusalCode::Rule, "this is not possible now"))?;
        Ok(G::why_not(choice, seat, &action, board).into())
    }

    fn foresee(&self, seat: Seat, turn: u32, option: u16) -> Result<Course, Refusal> {
        let action = self.action(seat, &Given::Option(option))?;
        let view = G::view(&self.table.state, Viewer::Seat(seat));
        // Everybody at the table could work out this seed: it tells nothing of what is hidden.
        let seed = u64::from(turn) << 16 | u64::from(option);
        Ok(foresee::<G>(&view, seat, &action, seed, self.journal.discreet))
    }

    fn claim(&mut self, seat: Seat, claim: &Value) -> Result<Mark, Refusal> {
        let claim: G::Claim = read(claim)?;
        let since = self.story.mark();
        self.journal.say(&mut self.table, seat, &claim).map_err(|refused| match failed(refused) {
            Failed::Refused(refusal) => refusal,
            Failed::Fault(problem) => Refusal::new(RefusalCode::Rule, problem),
        })?;
        self.journal.claims.clear();
        self.story.extend(self.table.referee.take_log());
        // What has been said cannot be taken back, nor what was done before it.
        self.forget_tail();
        Ok(since)
    }

    fn reseed(&mut self, seed: Seed) {
        self.seed = seed;
        self.journal.position = Some(0);
        self.table.referee = Referee::new(Chance::seeded(&seed)).recording();
        self.forget_tail();
    }

    fn reach(&self, seat: Seat) -> Option<Reach> {
        let kept = self.tail.iter().rposition(|taken| taken.seat == seat && taken.by == By::Person)?;
        let since = self.tail.get(kept..)?;
        if since.iter().any(|taken| !taken.laid_open.without(seat).is_empty()) {
            return None;
        }
        let over = since.iter().map(|taken| taken.seat).filter(|&other| other != seat).collect();
        Some(Reach { back: since.len() as u32, over })
    }

    fn go_back(&mut self, back: u32) -> bool {
        let Some(kept) = self.tail.len().checked_sub(back as usize) else { return false };
        let Some(first) = self.tail.get(kept) else { return back == 0 };
        self.story.cut(first.since);
        self.tail.truncate(kept);
        let mut state = self.base;
        for taken in &self.tail {
            step_silently(&mut state, taken.seat, &taken.action, self.journal.discreet);
        }
        // Nothing random has happened since the base, so the generator stands where it stood.
        self.table.state = state;
        true
    }

    fn mark(&self) -> Mark {
        self.story.mark()
    }

    fn begins(&self) -> Mark {
        self.story.begins()
    }

    fn save(&self) -> (SavedGame, Vec<u8>, Vec<u8>) {
        Self::save(self)
    }

    fn paint(&self, look: &Look) -> Painted {
        let &Look { viewer, since, asking, knows } = look;
        let view = G::view(&self.table.state, viewer);
        let sight = if knows { change(&G::view(&self.shown, viewer), &view) } else { Sight::Whole(raw(&view)) };
        let (from, seen) = self.news(viewer, since);
        // Words are made from what the viewer knows: those made from the true board could tell more.
        let board = if seen.is_empty() && asking.is_none() { None } else { G::seen_board(&view) };
        let pending = match viewer {
            Viewer::Seat(seat) => asking.and_then(|asking| self.pending(seat, asking, board.as_ref())),
            Viewer::Spectator => None,
        };
        Painted { sight, from, events: told::<G>(&seen, board.as_ref()), pending }
    }

    fn note_shown(&mut self) {
        self.shown = self.table.state;
    }

    fn frame(&self) -> Frame {
        Frame(Box::new(self.table.state))
    }

    fn tell_openly(&self, since: Since) -> (u32, Vec<Happened>) {
        let (from, seen) = self.news(Viewer::Spectator, since);
        let board = G::seen_board(&G::view(&self.table.state, Viewer::Spectator));
        (from, told::<G>(&seen, board.as_ref()))
    }

    fn sight_of(&self, frame: &Frame, before: Option<&Frame>) -> Sight {
        let now = Self::openly(frame);
        match before.and_then(Self::openly).zip(now.as_ref()) {
            Some((before, now)) => change(&before, now),
            None => Sight::Whole(raw(&now)),
        }
    }

    fn retell_openly(&self, frame: &Frame, to: u32) -> (u32, Vec<Happened>) {
        let from = self.story.begins().of(Viewer::Spectator).min(to);
        let board = Self::openly(frame).and_then(|view| G::seen_board(&view));
        let mut seen = Self::seen(self.story.entries(), Viewer::Spectator);
        seen.truncate((to - from) as usize);
        (from, told::<G>(&seen, board.as_ref()))
    }
}

/// What is new in a view.
fn change<V: Changed>(before: &V, now: &V) -> Sight {
    Sight::Change(raw(&Between { before, now }))
}

/// A fact as somebody sees it, and what was logged.
pub(crate) type Seen<'a, G> = (&'a Entry<<G as Game>::Event>, <G as Game>::SeenEvent);

pub(crate) fn told<G: Words>(seen: &[Seen<'_, G>], board: Option<&G::Board>) -> Vec<Happened> {
    let happened = |(entry, event): &Seen<'_, G>| Happened {
        rule: entry.rule.as_str(),
        event: raw(event),
        text: board.map(|board| G::tell(event, board)).unwrap_or_default(),
    };
    seen.iter().map(happened).collect()
}

/// Repeats an answer in which nothing random happens.
fn step_silently<G: Game>(state: &mut State<G>, seat: Seat, action: &G::Action, discreet: bool) {
    let mut referee = Referee::silent(Chance::rollout(0));
    // It was taken once in this very state.
    let _ = state.apply(seat, action, &mut referee);
    let _ = settle(state, &mut referee, discreet);
}

/// Answers what needs no one to think.
pub(crate) fn settle<G: Game>(state: &mut State<G>, referee: &mut Referee<G::Event>, discreet: bool) -> Result<(), Fault> {
    let mut options = Vec::new();
    if discreet {
        state.settle_openly(referee, &mut options)?
    } else {
        state.settle(referee, &mut options)?
    };
    Ok(())
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, Refusal> {
    T::deserialize(value).map_err(|error| malformed(&error))
}

fn malformed(error: &serde_json::Error) -> Refusal {
    Refusal::new(RefusalCode::Malformed, format!("this cannot be read: {error}"))
}

fn no_option() -> Refusal {
    Refusal::new(RefusalCode::Malformed, "there is no such option")
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

fn failed(refused: Refused) -> Failed {
    let code = match refused {
        Refused::Rule(refusal) => return Failed::Refused(refusal.into()),
        Refused::Fault(fault) => return Failed::Fault(fault.to_string()),
        Refused::NothingAsked | Refused::NotAsked(_) => RefusalCode::NotAsked,
        Refused::NoSuchOption(_) => RefusalCode::Malformed,
    };
    Failed::Refused(Refusal::new(code, refused.to_string()))
}
