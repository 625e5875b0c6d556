//! The way from a table to a session whose socket is on another node.

use host::SessionId;
use protocol::Refusal;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::letter::Letter;
use super::{Home, subject_of};
use crate::tables::Frame;

/// More than this does not fit into one letter.
const PART: usize = 256 << 10;

struct Way {
    home: Home,
    node: Arc<str>,
    subject: Arc<str>,
    /// How many frames were sent, and how many the other node was told of.
    sent: AtomicU64,
    told: AtomicU64,
}

/// The way to one session.
#[derive(Clone)]
pub(crate) struct Post(Arc<Way>);

/// All of them.
#[derive(Default)]
pub(super) struct Posts(Mutex<HashMap<SessionId, Weak<Way>>>);

impl Posts {
    pub fn begin(&self, home: Home, node: &str, session: SessionId) -> Post {
        let way =
            Arc::new(Way { home, node: node.into(), subject: subject_of(node).into(), sent: AtomicU64::new(0), told: AtomicU64::new(0) });
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(session, Arc::downgrade(&way));
        Post(way)
    }

    /// How many frames were sent in all to sessions to which some were sent since the last call, by node.
    pub fn sent_lately(&self) -> HashMap<Arc<str>, Vec<(SessionId, u64)>> {
        let mut lately: HashMap<Arc<str>, Vec<(SessionId, u64)>> = HashMap::new();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|session, way| {
            let Some(way) = way.upgrade() else { return false };
            let sent = way.sent.load(Ordering::Relaxed);
            if way.told.swap(sent, Ordering::Relaxed) != sent {
                lately.entry(way.node.clone()).or_default().push((*session, sent));
            }
            true
        });
        lately
    }
}

impl Post {
    pub fn node(&self) -> &str {
        &self.0.node
    }

    pub fn send(&self, session: SessionId, frame: Frame) {
        let mut rest = &*frame.text;
        loop {
            let (part, later) = rest.split_at(boundary(rest));
            let more = !later.is_empty();
            let number = self.0.sent.fetch_add(1, Ordering::Relaxed);
            let letter = Letter::Frame { session, number, answers: frame.answers, by: frame.by, more };
            self.put(letter.with_text(part));
            if !more {
                return;
            }
            rest = later;
        }
    }

    pub fn lose(&self, session: SessionId) {
        self.put(Letter::Lost { session }.to_bytes());
    }

    pub fn dismiss(&self, session: SessionId, refusal: Refusal) {
        self.put(Letter::Dismissed { session, refusal }.to_bytes());
    }

    fn put(&self, bytes: Vec<u8>) {
        if let Some(home) = self.0.home.upgrade() {
            home.put(self.0.subject.clone(), bytes.into());
        }
    }
}

/// Where the part of a text ends that fits into one letter.
fn boundary(text: &str) -> usize {
    if text.len() <= PART {
        return text.len();
    }
    (0..=PART).rev().find(|&index| text.is_char_boundary(index)).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_letters() {
        assert_eq!(boundary("short"), 5);
        let long = "ł".repeat(PART);
        let end = boundary(&long);
        assert!(end <= PART && end > PART - 4 && long.is_char_boundary(end));
    }
}
