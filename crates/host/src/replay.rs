//! A game seen again, frame by frame: as somebody saw it then, or with nothing hidden.

use kernel::journal::game_of;
use kernel::{Chance, Entry, Journal, Referee, Seat, State, Viewer, Words};
use protocol::message::{Answer, Happened};
use protocol::rest::{Frame, FrameAnswer};
use protocol::{GameName, Millis, with_game};
use serde_json::value::{RawValue, to_raw_value};

use crate::journal::Course;
use crate::record::{By, Record};

/// Every so many frames the state is kept, so that any frame is found quickly.
const KEPT: usize = 64;

/// Whose eyes a game is seen again with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Seat(Seat),
    Spectator,
    /// Nothing is hidden. For games that are over.
    Everything,
}

/// Why a game cannot be seen again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("there is no game to be seen: {0}")]
    NoGame(String),
    #[error("there is no frame {0}")]
    NoFrame(u32),
    #[error("frame {frame}: {problem}")]
    Broken { frame: u32, problem: String },
}

/// A game to be seen again.
pub struct Replay {
    reel: Box<dyn Watched>,
    notes: Vec<(By, Millis)>,
    over: bool,
}

impl Replay {
    /// The game that the records of a table tell of.
    pub fn of(records: &[Record]) -> Result<Self, ReplayError> {
        let course = Course::of(records).map_err(|error| ReplayError::NoGame(error.to_string()))?;
        let notes = course.moves.iter().map(|it| (it.by, it.at)).collect();
        Ok(Self { over: course.is_over(), notes, ..Self::of_journal(&course.to_json())? })
    }

    /// The game that a journal tells of. Journals of other versions of the rules are followed as far as possible.
    pub fn of_journal(text: &str) -> Result<Self, ReplayError> {
        let no_game = |problem: String| ReplayError::NoGame(problem);
        let id = game_of(text).map_err(|error| no_game(error.to_string()))?;
        let game = GameName::of(&id).ok_or_else(|| no_game(format!("there is no game \"{id}\" here")))?;
        with_game!(game, G => {
            let journal: Journal<G> = serde_json::from_str(text).map_err(|error| no_game(error.to_string()))?;
            let mut reel = Reel::<G>::new(journal)?;
            let over = reel.is_over();
            Ok(Self { reel: Box::new(reel), notes: Vec::new(), over })
        })
    }

    /// The opening, and one more for each answer.
    pub fn frames(&self) -> u32 {
        self.reel.frames()
    }

    /// Whether everything may be shown.
    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn frame(&mut self, number: u32, eyes: Eyes) -> Result<Frame, ReplayError> {
        let mut frame = self.reel.frame(number, eyes)?;
        let note = number.checked_sub(1).and_then(|index| self.notes.get(index as usize));
        if let (Some(answered), Some(&(by, at))) = (&mut frame.answered, note) {
            answered.by = Some(by);
            answered.at = Some(at);
        }
        Ok(frame)
    }
}

trait Watched: Send {
    fn frames(&self) -> u32;
    fn frame(&mut self, number: u32, eyes: Eyes) -> Result<Frame, ReplayError>;
}

/// A frame as it is reached: the state, and what has happened since the one before.
struct Reached<G: Words> {
    number: usize,
    state: State<G>,
    before: State<G>,
    entries: Vec<Entry<G::Event>>,
}

struct Reel<G: Words> {
    journal: Journal<G>,
    kept: Vec<State<G>>,
    now: Reached<G>,
    /// Whether the journal was written under the rules at hand, so that its fingerprints must be right.
    strict: bool,
}

impl<G: Words> Reel<G> {
    fn new(journal: Journal<G>) -> Result<Self, ReplayError> {
        let strict = journal.rules_version == G::RULES_VERSION;
        let now = Self::opening(&journal, strict)?;
        Ok(Self { kept: vec![now.state], journal, now, strict })
    }

    fn opening(journal: &Journal<G>, strict: bool) -> Result<Reached<G>, ReplayError> {
        let broken = |problem: String| ReplayError::Broken { frame: 0, problem };
        let mut referee = Referee::new(Chance::recorded(journal.opening_chance.iter().copied()));
        let mut state = G::start(&journal.setup, &mut referee).map_err(|error| broken(error.to_string()))?;
        state.run(&mut referee).map_err(|fault| broken(fault.to_string()))?;
        settle(journal, &mut state, &mut referee).map_err(broken)?;
        if let Some(complaint) = referee.chance().complaint() {
            return Err(broken(complaint));
        }
        if strict && state.hash() != journal.opening_hash {
            return Err(broken("the state is not the one the journal names".to_owned()));
        }
        claims(journal, 0, &state, &mut referee).map_err(broken)?;
        Ok(Reached { number: 0, state, before: state, entries: referee.take_log() })
    }

    fn is_over(&mut self) -> bool {
        let last = self.journal.turns.len();
        self.reach(last).is_ok_and(|()| self.now.state.outcome().is_some())
    }

    /// Goes to a frame, from the one at hand or from the last state kept before it.
    fn reach(&mut self, number: usize) -> Result<(), ReplayError> {
        if number == 0 {
            self.now = Self::opening(&self.journal, self.strict)?;
        }
        let nearest = (number.saturating_sub(1) / KEPT).min(self.kept.len() - 1);
        if number < self.now.number || self.now.number < nearest * KEPT {
            let Some(&state) = self.kept.get(nearest) else { return Err(ReplayError::NoFrame(number as u32)) };
            self.now = Reached { number: nearest * KEPT, state, before: state, entries: Vec::new() };
        }
        while self.now.number < number {
            self.advance()?;
        }
        Ok(())
    }

    fn advance(&mut self) -> Result<(), ReplayError> {
        let index = self.now.number;
        let broken = |problem: String| ReplayError::Broken { frame: index as u32 + 1, problem };
        let turn = self.journal.turns.get(index).ok_or(ReplayError::NoFrame(index as u32 + 1))?;
        let mut referee = Referee::new(Chance::recorded(turn.chance.iter().copied()));
        let mut state = self.now.state;
        state.apply(turn.seat, &turn.action, &mut referee).map_err(|refused| broken(refused.to_string()))?;
        settle(&self.journal, &mut state, &mut referee).map_err(broken)?;
        if let Some(complaint) = referee.chance().complaint() {
            return Err(broken(complaint));
        }
        if self.strict && state.hash() != turn.hash {
            return Err(broken("the state is not the one the journal names".to_owned()));
        }
        claims(&self.journal, index + 1, &state, &mut referee).map_err(broken)?;
        self.now = Reached { number: index + 1, state, before: self.now.state, entries: referee.take_log() };
        if (index + 1).is_multiple_of(KEPT) && self.kept.len() == (index + 1) / KEPT {
            self.kept.push(state);
        }
        Ok(())
    }

    fn view(state: &State<G>, eyes: Eyes) -> G::View {
        match eyes {
            Eyes::Seat(seat) => G::view(state, Viewer::Seat(seat)),
            Eyes::Spectator => G::view(state, Viewer::Spectator),
            Eyes::Everything => G::unveiled(state),
        }
    }

    /// The board that words are made from.
    fn board(state: &State<G>, view: &G::View, eyes: Eyes) -> Option<G::Board> {
        match eyes {
            Eyes::Seat(_) | Eyes::Spectator => G::seen_board(view),
            Eyes::Everything => Some(state.board),
        }
    }

    fn events(&self, view: &G::View, eyes: Eyes) -> Vec<Happened> {
        let board = Self::board(&self.now.state, view, eyes);
        let seen = |entry: &Entry<G::Event>| match eyes {
            Eyes::Seat(seat) => G::seen(&entry.event, Viewer::Seat(seat)),
            Eyes::Spectator => G::seen(&entry.event, Viewer::Spectator),
            Eyes::Everything => Some(G::whole(&entry.event)),
        };
        let happened = |entry: &Entry<G::Event>| {
            let event = seen(entry)?;
            let text = board.as_ref().map(|board| G::tell(&event, board)).unwrap_or_default();
            Some(Happened { rule: entry.rule.as_str(), event: raw(&event), text })
        };
        self.now.entries.iter().filter_map(happened).collect()
    }

    /// Who answered; and what, where these eyes may see it.
    fn answered(&self, eyes: Eyes) -> Option<FrameAnswer> {
        let turn = self.journal.turns.get(self.now.number.checked_sub(1)?)?;
        let known = match eyes {
            Eyes::Seat(seat) => seat == turn.seat,
            Eyes::Spectator => false,
            Eyes::Everything => true,
        };
        let answer = known.then(|| {
            let board = Self::board(&self.now.before, &Self::view(&self.now.before, eyes), eyes);
            Answer { action: raw(&turn.action), text: board.map(|board| G::say(&turn.action, &board)).unwrap_or_default() }
        });
        Some(FrameAnswer { seat: turn.seat, by: None, at: None, answer })
    }
}

impl<G: Words<Setup: Send, Claim: Send>> Watched for Reel<G> {
    fn frames(&self) -> u32 {
        self.journal.turns.len() as u32 + 1
    }

    fn frame(&mut self, number: u32, eyes: Eyes) -> Result<Frame, ReplayError> {
        let seats = G::seats(&self.now.state.board);
        if number >= self.frames() || matches!(eyes, Eyes::Seat(seat) if seat.number() >= seats) {
            return Err(ReplayError::NoFrame(number));
        }
        self.reach(number as usize)?;
        let view = Self::view(&self.now.state, eyes);
        Ok(Frame {
            number,
            answered: self.answered(eyes),
            events: self.events(&view, eyes),
            waiting: self.now.state.decision().map(|(waiting, _)| waiting.iter().collect()).unwrap_or_default(),
            view: raw(&view),
        })
    }
}

fn settle<G: Words>(journal: &Journal<G>, state: &mut State<G>, referee: &mut Referee<G::Event>) -> Result<(), String> {
    let mut options = Vec::new();
    let settled = if journal.discreet { state.settle_openly(referee, &mut options) } else { state.settle(referee, &mut options) };
    settled.map(|_| ()).map_err(|fault| fault.to_string())
}

/// Repeats what was claimed after so many answers.
fn claims<G: Words>(journal: &Journal<G>, after: usize, state: &State<G>, referee: &mut Referee<G::Event>) -> Result<(), String> {
    for said in journal.claims.iter().filter(|said| said.after == after) {
        G::claim(state, said.seat, &said.claim, referee).map_err(|refusal| refusal.reason)?;
    }
    Ok(())
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
