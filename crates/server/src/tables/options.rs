//! What can be set about tables and sockets.

use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Clock, SystemClock};
use crate::random::{Random, SystemRandom};

#[derive(Clone)]
pub struct TableOptions {
    /// The name of this node. Each start adds something random, for a name is never used twice.
    pub node: String,
    /// Where the other nodes are met, if there are any.
    pub nats: Option<String>,
    /// Whether other servers could use the same database; those that are not heard are looked for then.
    pub shared: bool,
    /// How long the tables of a node that is silent stay its own.
    pub lease: Duration,
    /// After how long without sockets and work a table is paged out.
    pub idle: Duration,
    /// Somebody who is gone for less than this is not called.
    pub grace: Duration,
    /// How long, before a game, a host may be away until somebody else can become the host.
    pub host_away: Duration,
    /// For how long what nobody uses is kept; `None` for ever.
    pub retention: Option<Retention>,
    pub limits: Limits,
    pub clock: Arc<dyn Clock>,
    pub random: Arc<dyn Random>,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            node: "node".to_owned(),
            nats: None,
            shared: false,
            lease: Duration::from_secs(3),
            idle: Duration::from_secs(60),
            grace: Duration::from_secs(8),
            host_away: Duration::from_secs(5 * 60),
            retention: None,
            limits: Limits::default(),
            clock: Arc::new(SystemClock),
            random: Arc::new(SystemRandom),
        }
    }
}

/// For how long what nobody uses is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that have ended or were left.
    pub tables: Duration,
    pub sessions: Duration,
}

/// How much is too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub sockets: usize,
    pub sockets_per_table: usize,
    pub sockets_per_address: usize,
    pub sockets_per_person: usize,
    pub spectators_per_table: usize,
    /// Messages a second that somebody may send over all their sockets, and how many at once; strangers of one address together.
    pub messages: u32,
    pub burst: u32,
    /// How much somebody may say at once, and how long it takes until they may say one thing more: it is kept.
    pub said: u32,
    pub said_each: Duration,
    /// What may wait for a slow socket before it is cut off.
    pub waiting_frames: usize,
    pub waiting_bytes: usize,
    /// How long a new socket may take to say who it is.
    pub hello: Duration,
    /// How long a socket may be silent.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sockets: 20_000,
            sockets_per_table: 100,
            sockets_per_address: 200,
            sockets_per_person: 40,
            spectators_per_table: 50,
            messages: 30,
            burst: 60,
            said: 20,
            said_each: Duration::from_secs(2),
            waiting_frames: 512,
            waiting_bytes: 4 << 20,
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(60),
        }
    }
}
