//! A game behind a table, whichever it is: what the table has to know of the rules, and nothing of their types.

use bots::BotName;
use kernel::{SEATS, Seat, SeatSet, Seed, Viewer};
use protocol::message::{Happened, Pending, Sight};
use protocol::preview::Course;
use protocol::{Millis, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;

use crate::game::SavedGame;
use crate::record::By;

/// The question at hand.
pub(crate) struct Question {
    pub waiting: SeatSet,
    /// Whether somebody is asked only in case they want to interfere.
    pub window: bool,
    /// Whether hidden things decide what can be answered.
    pub hidden: bool,
    /// Whether each answer takes effect at once.
    pub apart: bool,
}

impl Question {
    /// Whether it is a window of which only those asked know what they could answer.
    pub fn is_hidden_window(&self) -> bool {
        self.window && self.hidden
    }
}

/// An answer, in one of the ways a table gets it.
pub(crate) enum Given<'a> {
    /// By its place among the options.
    Option(u16),
    /// In full.
    Action(&'a Value),
    /// The only one there is.
    Only,
    /// The one that just goes on.
    GoOn,
    /// What a bot chooses.
    Bot { bot: BotName, seed: u64 },
}

/// A place in the story: how much of it there was in all, and for each viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Mark {
    pub entries: u32,
    pub told: [u32; SEATS + 1],
}

impl Mark {
    /// What both have.
    pub fn common(&self, other: &Self) -> Self {
        let mut told = self.told;
        for (mine, theirs) in told.iter_mut().zip(other.told) {
            *mine = theirs.min(*mine);
        }
        Self { entries: self.entries.min(other.entries), told }
    }

    pub fn of(&self, viewer: Viewer) -> u32 {
        self.told[viewer_index(viewer)]
    }
}

pub(crate) fn viewer_index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => SEATS,
    }
}

/// What an answer has led to.
pub(crate) struct Step {
    pub action: Box<RawValue>,
    pub chance: Vec<u16>,
    pub hash: String,
    pub position: u64,
    /// Where the story stood before.
    pub since: Mark,
    /// Whether the same question is still open for others.
    pub continuing: bool,
}

/// Why an answer was not taken. The game is as before.
pub(crate) enum Failed {
    Refused(Refusal),
    /// The rules code has a bug.
    Fault(String),
}

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// What a seat is to be asked.
#[derive(Clone, Copy)]
pub(crate) struct Asking {
    pub turn: u32,
    pub until: Option<Millis>,
}

/// From where events are told.
#[derive(Clone, Copy)]
pub(crate) enum Since {
    Mark(Mark),
    /// The place in the viewer's own list.
    Own(u32),
}

/// Somebody who is to be shown the table.
pub(crate) struct Look {
    pub viewer: Viewer,
    pub since: Since,
    pub asking: Option<Asking>,
    /// Whether they saw the table when it was shown last, and need only what has changed.
    pub knows: bool,
}

/// A moment of the game, to be shown later. Only the game it was taken of can read it.
pub(crate) struct Frame(pub Box<dyn Any + Send>);

/// What one viewer is shown.
pub(crate) struct Painted {
    pub sight: Sight,
    pub from: u32,
    pub events: Vec<Happened>,
    pub pending: Option<Pending>,
}

/// How far back somebody can go.
pub(crate) struct Reach {
    /// How many answers would be taken back.
    pub back: u32,
    /// Seats that have answered since.
    pub over: SeatSet,
}

pub(crate) trait Played: Send {
    fn question(&self) -> Option<Question>;
    fn option_count(&self, seat: Seat) -> usize;
    /// Whether what a window is about is done to the seat.
    fn concerns(&self, seat: Seat) -> bool;
    /// Whether this is the answer that passes a window.
    fn is_go_on(&self, seat: Seat, given: &Given<'_>) -> bool;
    /// Who has won and the name of the ending.
    fn outcome(&self) -> Option<(SeatSet, String)>;
    fn same_side(&self, one: Seat, other: Seat) -> bool;
    fn hash(&self) -> String;

    fn answer(&mut self, seat: Seat, given: &Given<'_>, by: By) -> Result<Step, Failed>;
    /// Repeats an answer with the chance it had.
    fn repeat(&mut self, seat: Seat, action: &RawValue, chance: &[u16], position: u64, by: By) -> Result<Step, Failed>;
    fn why_not(&self, seat: Seat, action: &Value) -> Result<Refusal, Refusal>;
    /// What an option would lead to, made from the view of the seat alone. `turn` is that of the question.
    fn foresee(&self, seat: Seat, turn: u32, option: u16) -> Result<Course, Refusal>;
    /// Makes a claim; the place of the story before it.
    fn claim(&mut self, seat: Seat, claim: &Value) -> Result<Mark, Refusal>;

    /// Lets all chance follow from a new seed from now on; nothing before it can be taken back.
    fn reseed(&mut self, seed: Seed);

    /// How far `seat` could go back to take back a step a person made there.
    fn reach(&self, seat: Seat) -> Option<Reach>;
    /// Takes so many answers back; `false` and nothing done when a barrier lies between.
    fn go_back(&mut self, back: u32) -> bool;

    fn mark(&self) -> Mark;
    /// Where the story at hand begins.
    fn begins(&self) -> Mark;
    /// The text, the state, and the state after the last barrier if it is another one.
    fn save(&self) -> (SavedGame, Vec<u8>, Vec<u8>);
    /// What somebody is shown.
    fn paint(&self, look: &Look) -> Painted;
    /// Everybody who looks has been shown the table as it is.
    fn note_shown(&mut self);
    /// The game as it is now.
    fn frame(&self) -> Frame;
    /// What has happened for everybody to see, told now: the place in a spectator's list where it begins, and the events.
    fn tell_openly(&self, since: Since) -> (u32, Vec<Happened>);
    /// What everybody may see of a moment, whole or as a change of another.
    fn sight_of(&self, frame: &Frame, before: Option<&Frame>) -> Sight;
    /// The events of a spectator's list up to a place, told by somebody who sees the table as it was then.
    fn retell_openly(&self, frame: &Frame, to: u32) -> (u32, Vec<Happened>);
}
