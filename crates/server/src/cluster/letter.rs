//! What nodes write to each other.

use host::SessionId;
use protocol::message::{Role, Seen};
use protocol::table::TableInfo;
use protocol::{Command, PersonId, Refusal, TableId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::tables::{Declined, Ended, Errand, Named, Outcome};

/// What is asked of a node, to be answered.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Wanted {
    Errand(Errand),
    Arrive { session: SessionId, node: String, who: Option<Named>, role: Role, seen: Vec<Seen> },
}

/// From one node to another. The text of a frame follows its letter after a line break, as it is.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Letter {
    Ask {
        table: TableId,
        wanted: Wanted,
    },
    Do {
        table: TableId,
        session: SessionId,
        id: u32,
        who: Named,
        command: Command,
    },
    Leave {
        table: TableId,
        session: SessionId,
    },
    /// A message for a session, or a part of one when `more` follows. Frames of a session are numbered from 0.
    Frame {
        session: SessionId,
        number: u64,
        answers: Option<u32>,
        by: Option<PersonId>,
        more: bool,
    },
    /// How many frames were sent to sessions in all.
    Sent(Vec<(SessionId, u64)>),
    Lost {
        session: SessionId,
    },
    Dismissed {
        session: SessionId,
        refusal: Refusal,
    },
}

impl Letter {
    pub fn to_bytes(&self) -> Vec<u8> {
        // Plain data with text keys: it can always be written.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// A letter and the text that follows it.
    pub fn with_text(&self, text: &str) -> Vec<u8> {
        let mut bytes = self.to_bytes();
        bytes.reserve(text.len() + 1);
        bytes.push(b'\n');
        bytes.extend_from_slice(text.as_bytes());
        bytes
    }

    pub fn read(bytes: &[u8]) -> Option<(Self, &str)> {
        let text = std::str::from_utf8(bytes).ok()?;
        // JSON as written above has no line breaks of its own.
        let (letter, text) = text.split_once('\n').unwrap_or((text, ""));
        Some((serde_json::from_str(letter).ok()?, text))
    }
}

/// What comes back.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Returned {
    Done,
    Reason(Refusal),
    Preview(Box<RawValue>),
    Info(Box<TableInfo>),
    Refused(Refusal),
    Elsewhere(String),
    Gone,
}

impl From<Returned> for Result<Outcome, Declined> {
    fn from(returned: Returned) -> Self {
        match returned {
            Returned::Done => Ok(Outcome::Done),
            Returned::Reason(refusal) => Ok(Outcome::Reason(refusal)),
            Returned::Preview(preview) => Ok(Outcome::Preview(preview)),
            Returned::Info(info) => Ok(Outcome::Info(info)),
            Returned::Refused(refusal) => Err(Declined::Refused(refusal)),
            Returned::Elsewhere(node) => Err(Declined::Elsewhere(node)),
            Returned::Gone => Err(Declined::Gone),
        }
    }
}

impl From<Result<Outcome, Declined>> for Returned {
    fn from(outcome: Result<Outcome, Declined>) -> Self {
        match outcome {
            Ok(Outcome::Done) => Self::Done,
            Ok(Outcome::Reason(refusal)) => Self::Reason(refusal),
            Ok(Outcome::Preview(preview)) => Self::Preview(preview),
            Ok(Outcome::Info(info)) => Self::Info(info),
            Err(Declined::Refused(refusal)) => Self::Refused(refusal),
            Err(Declined::Elsewhere(node)) => Self::Elsewhere(node),
            Err(Declined::Gone) => Self::Gone,
        }
    }
}

/// A node lives.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Beat {
    pub node: String,
    /// For the last time.
    #[serde(default)]
    pub leaves: bool,
}

/// Something every node has to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    LoggedOut { person: PersonId, ended: Ended },
    Muted { by: PersonId, of: PersonId, on: bool },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_were_written() {
        let frame = Letter::Frame { session: SessionId(u64::MAX), number: 3, answers: Some(7), by: None, more: false };
        let bytes = frame.with_text("{\"a\":\"b\\n\"}\nand more");
        let Some((Letter::Frame { session, number: 3, answers: Some(7), by: None, more: false }, text)) = Letter::read(&bytes) else {
            panic!("a frame")
        };
        assert_eq!((session, text), (SessionId(u64::MAX), "{\"a\":\"b\\n\"}\nand more"));
        assert!(Letter::read(b"\xff").is_none());
        assert!(Letter::read(b"{\"frame\":{}}\n").is_none());
    }
}
