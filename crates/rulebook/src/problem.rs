//! What is wrong with the rulebook or with what claims to follow it, and where.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::id::{Game, RuleId};

/// A line of a file, named from the root of the working tree.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub file: String,
    pub line: usize,
}

impl Place {
    pub fn new(file: impl Into<String>, line: usize) -> Place {
        Place { file: file.into(), line }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Something a person has to mend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    pub place: Place,
    #[serde(flatten)]
    pub what: What,
    /// The sentence people read, written out for programs as well.
    message: String,
}

/// The kinds of problem, with the data to explain each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum What {
    MalformedId { text: String },
    DuplicateId { id: RuleId, first: Place },
    Misplaced { id: RuleId, under: String },
    UnknownRule { id: RuleId },
    WithdrawnRule { id: RuleId },
    BadStatus { id: Option<RuleId>, reason: String },
    BadLockLine { reason: String },
    Unblessed { id: RuleId, change: Change },
    MalformedScenario { reason: String },
    UntestedClaim { reason: String },
}

/// What happened to a rule since the rulebook was blessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    Changed,
    Added,
    Removed,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Change::Changed => "changed",
            Change::Added => "added",
            Change::Removed => "removed",
        })
    }
}

impl Problem {
    pub fn new(place: Place, what: What) -> Problem {
        let message = what.to_string();
        Problem { place, what, message }
    }

    /// The game a problem belongs to; `None` when it concerns all of them.
    pub fn game(&self) -> Option<Game> {
        match &self.what {
            What::DuplicateId { id, .. }
            | What::Misplaced { id, .. }
            | What::UnknownRule { id }
            | What::WithdrawnRule { id }
            | What::Unblessed { id, .. } => Some(id.game()),
            What::BadStatus { id, .. } => id.as_ref().map(RuleId::game),
            What::MalformedId { text } => text.chars().next().and_then(Game::from_letter),
            What::BadLockLine { .. } | What::MalformedScenario { .. } | What::UntestedClaim { .. } => None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::MalformedId { text } => write!(f, "`{text}` is not a rule id: expected something like T-MOVE-04"),
            What::DuplicateId { id, first } => write!(f, "{id} is already the rule at {first}"),
            What::Misplaced { id, under } => {
                write!(f, "{id} stands in {under}, which is not its own")
            }
            What::UnknownRule { id } => write!(f, "there is no rule {id}"),
            What::WithdrawnRule { id } => {
                write!(f, "{id} is withdrawn, so no code should act on it")
            }
            What::BadStatus { reason, .. }
            | What::BadLockLine { reason }
            | What::MalformedScenario { reason }
            | What::UntestedClaim { reason } => f.write_str(reason),
            What::Unblessed { id, change } => match change {
                Change::Changed => write!(f, "{id} has changed since it was blessed"),
                Change::Added => write!(f, "{id} is new and not blessed yet"),
                Change::Removed => write!(f, "{id} was blessed and is gone: rules are withdrawn, never removed"),
            },
        }
    }
}
