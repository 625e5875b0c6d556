//! Drives a server as people would: real sockets, real games, answers drawn at random.
//!
//! `run.rs` asks how much a server can carry (`hullbreach load`); `crash.rs` kills it under way and asks whether anything it had
//! acknowledged is gone (the program `crashes`). Both sit down with the parties of `party.rs`. The clients are thrifty on purpose:
//! they share the machine with what they measure.

pub mod audit;
pub mod crash;
pub mod http;
pub mod ledger;
pub mod machine;
pub mod measure;
pub mod party;
pub mod process;
pub mod random;
pub mod run;
pub mod socket;

/// Why a run could not go on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("{0}: {1}")]
    Io(&'static str, #[source] std::io::Error),
    #[error("the server answered {status}: {body}")]
    Refused { status: u16, body: String },
    /// Something answers, but not as the protocol says.
    #[error("not what the protocol says: {0}")]
    Protocol(String),
    #[error("the server ended the connection: {0}")]
    Farewell(String),
    /// And where everybody was then.
    #[error("nothing came for {0} seconds: {1}")]
    Silence(u64, String),
    #[error("the server: {0}")]
    Process(String),
    #[error(transparent)]
    Storage(#[from] storage::StorageError),
    #[error(transparent)]
    Service(#[from] services::ServiceError),
}

pub type Result<T> = std::result::Result<T, LoadError>;
