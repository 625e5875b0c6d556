//! What keeps a server from running.

use std::net::SocketAddr;

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Storage(#[from] storage::StorageError),
    #[error("cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: std::io::Error },
    #[error("another server uses this database, and they do not hear each other: end that one first, or name the same --nats for both")]
    NotAlone,
    #[error("NATS: {0}")]
    Nats(String),
    #[error("the system has no random numbers: {0}")]
    NoRandom(String),
    /// A library cannot be set up; the system lacks something it needs.
    #[error("{what}: {problem}")]
    Setup { what: &'static str, problem: String },
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
