//! All sockets of this node: how many there are, whose they are, and what comes for them from other nodes.

use host::SessionId;
use protocol::{Command, PersonId, Refusal, RefusalCode, TokenHash};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

use super::Outbox;
use super::pace::{Bucket, Pace};
use crate::tables::{Ended, Frame, Limits, measure};

/// So many buckets of those who are gone are kept before full ones are forgotten.
const QUIET_BUCKETS: usize = 1_000;

struct Open {
    outbox: Arc<Outbox>,
    address: IpAddr,
    person: Option<PersonId>,
    proof: Option<TokenHash>,
}

/// A session whose table is looked after by another node.
struct Far {
    node: Arc<str>,
    outbox: Arc<Outbox>,
    /// How many frames have come, and the beginning of one that comes in parts.
    frames: u64,
    part: String,
}

/// Whose messages are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Speaker {
    Person(PersonId),
    /// All strangers of one address.
    Stranger(IpAddr),
}

#[derive(Default)]
struct State {
    open: HashMap<u64, Open>,
    next: u64,
    by_address: HashMap<IpAddr, usize>,
    by_person: HashMap<PersonId, usize>,
    buckets: HashMap<Speaker, Arc<Bucket>>,
    /// Of those who have said something lately.
    said: HashMap<PersonId, Bucket>,
    far: HashMap<SessionId, Far>,
}

/// A frame, or a part of one, as it comes from another node.
pub(crate) struct Heard {
    pub number: u64,
    pub answers: Option<u32>,
    pub by: Option<PersonId>,
    pub more: bool,
}

pub(crate) struct Sockets {
    limits: Limits,
    state: Mutex<State>,
}

/// A socket that is counted as long as this lives.
pub(super) struct Admitted<'a> {
    sockets: &'a Sockets,
    number: u64,
}

impl Sockets {
    pub fn new(limits: Limits) -> Self {
        Self { limits, state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing in here panics while it is locked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn len(&self) -> usize {
        self.lock().open.len()
    }

    pub(super) fn admit(&self, address: IpAddr, outbox: &Arc<Outbox>) -> Result<Admitted<'_>, Refusal> {
        let mut state = self.lock();
        if state.open.len() >= self.limits.sockets {
            return Err(Refusal::new(RefusalCode::TooMuch, "the server is full"));
        }
        if state.by_address.get(&address).is_some_and(|count| *count >= self.limits.sockets_per_address) {
            return Err(Refusal::new(RefusalCode::TooMuch, "too many connections from one address"));
        }
        *state.by_address.entry(address).or_default() += 1;
        let number = state.next;
        state.next += 1;
        state.open.insert(number, Open { outbox: outbox.clone(), address, person: None, proof: None });
        measure::sockets(1.0);
        Ok(Admitted { sockets: self, number })
    }

    /// How fast somebody may talk over a new socket. What they have used up they have also when they come back.
    pub(super) fn pace(&self, person: Option<PersonId>, address: IpAddr, now: Instant) -> Pace {
        let mut state = self.lock();
        if state.buckets.len() > 2 * state.open.len() + QUIET_BUCKETS {
            state.buckets.retain(|_, bucket| Arc::strong_count(bucket) > 1 || !bucket.is_full(now));
        }
        let speaker = person.map_or(Speaker::Stranger(address), Speaker::Person);
        let new = || Arc::new(Bucket::new(self.limits.messages, self.limits.burst, now));
        Pace::from(state.buckets.entry(speaker).or_insert_with(new).clone())
    }

    /// Counts what is kept of a command, at whichever table and however it came.
    pub fn count_said(&self, person: PersonId, command: &Command) -> Result<(), Refusal> {
        if !matches!(command, Command::Say { .. } | Command::Phrase { .. }) {
            return Ok(());
        }
        let (mut state, now) = (self.lock(), Instant::now());
        if state.said.len() > QUIET_BUCKETS && !state.said.contains_key(&person) {
            state.said.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::filling(self.limits.said_each, self.limits.said, now);
        let fine = state.said.entry(person).or_insert_with(new).take(now).is_some();
        if fine { Ok(()) } else { Err(Refusal::new(RefusalCode::TooMuch, "too much was said; wait a little")) }
    }

    /// Frames of a session will come from another node.
    pub fn expect_from(&self, session: SessionId, node: &Arc<str>, outbox: &Arc<Outbox>) {
        let far = Far { node: node.clone(), outbox: outbox.clone(), frames: 0, part: String::new() };
        self.lock().far.insert(session, far);
    }

    pub fn expect_no_more(&self, session: SessionId) {
        self.lock().far.remove(&session);
    }

    /// A frame has come from another node. One that is missing cannot be made up for: the table is found again and tells everything.
    pub fn hear(&self, session: SessionId, heard: Heard, text: &str) {
        let mut state = self.lock();
        let Some(far) = state.far.get_mut(&session) else { return };
        if heard.number != far.frames {
            far.outbox.lose(session);
            state.far.remove(&session);
            return;
        }
        far.frames += 1;
        far.part.push_str(text);
        if !heard.more {
            let text = std::mem::take(&mut far.part);
            far.outbox.push(session, [Frame { text: text.into(), answers: heard.answers, by: heard.by }]);
        }
    }

    /// So many frames were sent for a session.
    pub fn check(&self, session: SessionId, sent: u64) {
        let mut state = self.lock();
        if let Some(far) = state.far.get(&session)
            && far.frames < sent
        {
            far.outbox.lose(session);
            state.far.remove(&session);
        }
    }

    /// The other node does not look after the table of a session any more.
    pub fn lose(&self, session: SessionId) {
        if let Some(far) = self.lock().far.remove(&session) {
            far.outbox.lose(session);
        }
    }

    pub fn dismiss(&self, session: SessionId, refusal: Refusal) {
        if let Some(far) = self.lock().far.remove(&session) {
            far.outbox.cut(refusal);
        }
    }

    /// A node does not answer any more.
    pub fn lose_node(&self, node: &str) {
        self.lock().far.retain(|session, far| {
            let stays = *far.node != *node;
            if !stays {
                far.outbox.lose(*session);
            }
            stays
        });
    }

    pub fn log_out(&self, person: PersonId, ended: Ended) {
        for open in self.lock().open.values().filter(|open| open.person == Some(person)) {
            let ends = match ended {
                Ended::One(proof) => open.proof == Some(proof),
                Ended::AllBut(proof) => open.proof != Some(proof),
                Ended::All => true,
            };
            if ends {
                open.outbox.cut(Refusal::new(RefusalCode::Unknown, "you have logged out"));
            }
        }
    }

    pub fn mute(&self, by: PersonId, of: PersonId, on: bool) {
        for open in self.lock().open.values().filter(|open| open.person == Some(by)) {
            open.outbox.mute(of, on);
        }
    }

    pub fn close_all(&self, refusal: &Refusal) {
        for open in self.lock().open.values() {
            open.outbox.cut(refusal.clone());
        }
    }
}

impl Admitted<'_> {
    /// Which of the sockets of this process it is.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whose socket it is has been proven.
    pub fn belongs_to(&self, person: PersonId, proof: Option<TokenHash>) -> Result<(), Refusal> {
        let mut state = self.sockets.lock();
        if state.by_person.get(&person).is_some_and(|count| *count >= self.sockets.limits.sockets_per_person) {
            return Err(Refusal::new(RefusalCode::TooMuch, "too many connections of one person"));
        }
        if let Some(open) = state.open.get_mut(&self.number) {
            open.person = Some(person);
            open.proof = proof;
            *state.by_person.entry(person).or_default() += 1;
        }
        Ok(())
    }
}

impl Drop for Admitted<'_> {
    fn drop(&mut self) {
        let mut state = self.sockets.lock();
        let Some(open) = state.open.remove(&self.number) else { return };
        count_down(&mut state.by_address, &open.address);
        if let Some(person) = open.person {
            count_down(&mut state.by_person, &person);
        }
        measure::sockets(-1.0);
    }
}

fn count_down<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}
