//! What travels between a table and those who sit at it: messages and ids. Versioned, and the same for a server
//! and for a browser that is its own server. No IO and no rules here.

pub mod game;
pub mod ids;
pub mod message;
#[cfg(feature = "openapi")]
mod openapi;
pub mod preview;
pub mod rest;
pub mod table;
pub mod text;

pub use game::{AnySetup, GameName};
pub use ids::{IdError, PersonId, TableId, Token, TokenHash};
pub use message::{Command, FromClient, FromTable, Refusal, RefusalCode};

/// Raised when something a client could rely on changes. A client that speaks another version is told so at once.
pub const PROTOCOL: u32 = 1;

/// Milliseconds since 1970.
pub type Millis = i64;
