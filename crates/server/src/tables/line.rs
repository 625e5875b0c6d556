//! The way from a table to one session, on this node or another.

use host::SessionId;
use protocol::message::Said;
use protocol::preview::Preview;
use protocol::{FromTable, PersonId, Refusal};
use std::sync::Arc;

use crate::cluster::Post;
use crate::socket::Outbox;

/// One message to a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub text: Arc<str>,
    /// The command it answers.
    pub answers: Option<u32>,
    /// Who speaks, where somebody may not want to hear it.
    pub by: Option<PersonId>,
}

impl From<Arc<str>> for Frame {
    fn from(text: Arc<str>) -> Self {
        Self { text, answers: None, by: None }
    }
}

impl Frame {
    fn of(message: &FromTable) -> Self {
        // Plain data with text keys: it can always be written.
        Arc::<str>::from(serde_json::to_string(message).unwrap_or_default()).into()
    }

    pub fn done(id: u32) -> Self {
        Self { answers: Some(id), ..Self::of(&FromTable::Done { id }) }
    }

    pub fn refused(id: u32, refusal: Refusal) -> Self {
        Self { answers: Some(id), ..Self::of(&FromTable::Refused { id, refusal }) }
    }

    pub fn reason(id: u32, refusal: Refusal) -> Self {
        Self { answers: Some(id), ..Self::of(&FromTable::Reason { id, refusal }) }
    }

    pub fn preview(id: u32, preview: Box<Preview>) -> Self {
        Self { answers: Some(id), ..Self::of(&FromTable::Preview { id, preview }) }
    }

    pub fn said(said: Said) -> Self {
        Self { by: Some(said.by), ..Self::of(&FromTable::Said(said)) }
    }

    pub fn pinged(by: kernel::Seat, person: PersonId, at: String) -> Self {
        Self { by: Some(person), ..Self::of(&FromTable::Pinged { by, at }) }
    }

    pub fn alive() -> Self {
        Self::of(&FromTable::Alive)
    }

    pub fn farewell(refusal: Refusal) -> Self {
        Self::of(&FromTable::Farewell { refusal })
    }
}

/// Where the frames of a session go. Sending never waits: who cannot take what is sent is cut off.
#[derive(Clone)]
pub(crate) enum Line {
    Here(Arc<Outbox>),
    Away(Post),
}

impl Line {
    pub fn send(&self, session: SessionId, frames: impl IntoIterator<Item = Frame>) {
        match self {
            Self::Here(outbox) => outbox.push(session, frames),
            Self::Away(post) => frames.into_iter().for_each(|frame| post.send(session, frame)),
        }
    }

    /// The table is not looked after here any more: whoever holds the socket finds it again.
    pub fn lose(&self, session: SessionId) {
        match self {
            Self::Here(outbox) => outbox.lose(session),
            Self::Away(post) => post.lose(session),
        }
    }

    /// The session ends, and so does its socket.
    pub fn dismiss(&self, session: SessionId, refusal: Refusal) {
        match self {
            Self::Here(outbox) => outbox.cut(refusal),
            Self::Away(post) => post.dismiss(session, refusal),
        }
    }

    /// The node stops. A socket here is told so; one on another node only finds the table elsewhere.
    pub fn close(&self, session: SessionId, refusal: Refusal) {
        match self {
            Self::Here(outbox) => outbox.cut(refusal),
            Self::Away(post) => post.lose(session),
        }
    }

    pub fn comes_over(&self, node: &str) -> bool {
        match self {
            Self::Here(_) => false,
            Self::Away(post) => post.node() == node,
        }
    }
}
