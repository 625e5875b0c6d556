//! What waits to be sent over one socket. Bounded: who does not take what is sent is cut off, not waited for.

use host::SessionId;
use protocol::{PersonId, Refusal, RefusalCode};
use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

use crate::tables::Frame;

/// What the socket has to do next.
#[derive(Debug)]
pub(crate) enum Next {
    Send(Vec<Frame>),
    /// Who looks after the table has to be found again.
    Find,
    /// The socket is to be closed.
    Close(Refusal),
}

#[derive(Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    bytes: usize,
    /// Frames of earlier sessions of the same socket come too late.
    session: Option<SessionId>,
    lost: bool,
    cut: Option<Refusal>,
    /// Whom the owner of the socket does not want to hear.
    muted: HashSet<PersonId>,
}

pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    bell: Notify,
    most_frames: usize,
    most_bytes: usize,
}

impl Outbox {
    pub fn new(most_frames: usize, most_bytes: usize) -> Self {
        Self { waiting: Mutex::default(), bell: Notify::new(), most_frames, most_bytes }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // Nothing in here panics while it is locked.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on it is this session that is heard.
    pub fn begin(&self, session: SessionId) {
        let mut waiting = self.lock();
        waiting.session = Some(session);
        waiting.lost = false;
    }

    /// Frames that are there at once are sent at once.
    pub fn push(&self, session: SessionId, frames: impl IntoIterator<Item = Frame>) {
        let mut waiting = self.lock();
        if waiting.session == Some(session) && !waiting.lost {
            frames.into_iter().for_each(|frame| self.put(&mut waiting, frame));
        }
    }

    /// What the socket itself says.
    pub fn say(&self, frame: Frame) {
        let mut waiting = self.lock();
        self.put(&mut waiting, frame);
    }

    fn put(&self, waiting: &mut Waiting, frame: Frame) {
        if waiting.cut.is_some() || frame.by.is_some_and(|by| waiting.muted.contains(&by)) {
            return;
        }
        waiting.bytes += frame.text.len();
        waiting.frames.push_back(frame);
        if waiting.frames.len() > self.most_frames || waiting.bytes > self.most_bytes {
            waiting.frames.clear();
            waiting.bytes = 0;
            waiting.cut = Some(Refusal::new(RefusalCode::TooSlow, "the socket does not take what is sent"));
        }
        self.bell.notify_one();
    }

    pub fn lose(&self, session: SessionId) {
        let mut waiting = self.lock();
        if waiting.session == Some(session) {
            waiting.lost = true;
            self.bell.notify_one();
        }
    }

    /// Closes the socket after what waits already.
    pub fn cut(&self, refusal: Refusal) {
        let mut waiting = self.lock();
        waiting.cut.get_or_insert(refusal);
        self.bell.notify_one();
    }

    pub fn mute(&self, of: PersonId, on: bool) {
        let mut waiting = self.lock();
        if on {
            waiting.muted.insert(of);
        } else {
            waiting.muted.remove(&of);
        }
    }

    /// Returns when the socket has proven too slow: then a write that hangs is not waited for.
    pub async fn is_too_slow(&self) -> Refusal {
        loop {
            let rung = self.bell.notified();
            if let Some(refusal) = self.lock().cut.clone().filter(|cut| cut.code == RefusalCode::TooSlow) {
                return refusal;
            }
            rung.await;
        }
    }

    pub async fn next(&self) -> Next {
        loop {
            let rung = self.bell.notified();
            if let Some(next) = self.ready() {
                return next;
            }
            rung.await;
        }
    }

    fn ready(&self) -> Option<Next> {
        let mut waiting = self.lock();
        if !waiting.frames.is_empty() {
            waiting.bytes = 0;
            return Some(Next::Send(std::mem::take(&mut waiting.frames).into()));
        }
        if let Some(refusal) = &waiting.cut {
            return Some(Next::Close(refusal.clone()));
        }
        if std::mem::take(&mut waiting.lost) {
            waiting.session = None;
            return Some(Next::Find);
        }
        None
    }
}
