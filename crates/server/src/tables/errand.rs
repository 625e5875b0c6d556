//! What is asked of a table: the closed set of messages its task takes.

use host::{SessionId, Who};
use kernel::Seat;
use protocol::message::{Role, Seen};
use protocol::table::TableInfo;
use protocol::{Command, Refusal};
use serde_json::value::RawValue;
use std::sync::Arc;
use tokio::sync::oneshot;

use super::line::Line;

/// Somebody who wants to sit at a table or look at it.
pub(crate) struct Guest {
    pub session: SessionId,
    pub line: Line,
    pub who: Option<Who>,
    pub role: Role,
    pub seen: Vec<Seen>,
}

/// What came of it.
#[derive(Debug)]
pub(crate) enum Outcome {
    Done,
    /// The answer to `why_not`.
    Reason(Refusal),
    /// The answer to `preview`, as written: it is only passed on.
    Preview(Box<RawValue>),
    Info(Box<TableInfo>),
}

/// Why it was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Declined {
    Refused(Refusal),
    /// Another node looks after the table; nothing was done here.
    Elsewhere(String),
    /// The table was let go before it was looked at; worth asking again.
    Gone,
}

impl From<Refusal> for Declined {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

pub(crate) type Reply = oneshot::Sender<Result<Outcome, Declined>>;

/// Where the answer to a command goes.
pub(crate) enum Answer {
    /// After everything that has changed, on the same socket, under the number the client gave.
    Session(SessionId, u32),
    Reply(Reply),
}

pub(crate) enum Ask {
    Arrive {
        guest: Guest,
        reply: Reply,
    },
    Leave {
        session: SessionId,
    },
    Do {
        who: Who,
        command: Arc<Command>,
        answer: Answer,
    },
    Info {
        reply: Reply,
    },
    GiveSeat {
        seat: Seat,
        to: Who,
        reply: Reply,
    },
    /// Somebody deletes everything kept about them.
    Forget {
        who: Who,
        reply: Reply,
    },
    /// Everybody who came over a node is gone with it.
    NodeGone {
        node: Arc<str>,
    },
    Close {
        how: Closing,
        done: oneshot::Sender<()>,
    },
}

/// How a table is let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Closing {
    /// What is asked already is done first.
    InOrder,
    /// It is owned by somebody else: at once.
    Forget,
}
