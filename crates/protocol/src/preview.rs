//! What an answer would lead to, for all the seat that asks can know.

use crate::message::Happened;
use kernel::Seat;
use serde::Serialize;

/// The answer to `preview`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    pub seat: Seat,
    /// Which question it is about, and which of its options.
    pub turn: u32,
    pub option: u16,
    pub course: Course,
}

/// How things go until somebody decides, chance does, or something unknown comes up.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Course {
    /// What was taken for granted on the way.
    pub supposed: Vec<Supposed>,
    /// What happens for certain, as the seat would see it.
    pub events: Vec<Happened>,
    /// Tracks that stand elsewhere at the end, where the course comes to one.
    pub tracks: Vec<Track>,
    pub ahead: Ahead,
}

/// An answer somebody will still have to give, and which one was taken for granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Supposed {
    /// The seat pays what it costs; with what is not told.
    Paid,
    /// Others who may interfere do not.
    LetPass,
}

/// A number everybody follows, such as the life of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Track {
    pub track: &'static str,
    pub seat: Seat,
    pub from: i16,
    pub to: i16,
}

/// What comes at the end of a course.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "then", rename_all = "snake_case")]
pub enum Ahead {
    /// These seats have to decide.
    Decision { seats: Vec<Seat> },
    /// The game is over.
    End,
    /// Chance decides, and the seat knows among what: each branch comes `weight` times in `of`.
    Odds { source: String, of: u32, branches: Vec<Branch> },
    /// Chance decides; what can come is not known to the seat, or too much to be told.
    Draw { source: String },
    /// Something hidden from the seat decides.
    Hidden,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branch {
    pub weight: u32,
    /// What the die or the thing drawn shows, in the words of scenarios; several where they lead to the same.
    pub outcomes: Vec<String>,
    pub course: Course,
}
