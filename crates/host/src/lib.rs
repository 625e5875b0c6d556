//! One table without IO: people, seats, bots, the game, undo, standing orders, clocks, spectators.
//!
//! Time and random bytes come in, records to be stored and messages to be sent come out. The server drives one of these for each
//! table, and so does a browser that plays offline. Nothing here knows a particular game: see `played.rs` for what is asked of one.
//!
//! Everything durable changes by records (`record.rs`, applied in `enact.rs`); what people see is made in `sending.rs`.

mod chair;
mod commands;
mod enact;
mod farewell;
mod following;
mod game;
mod history;
mod import;
mod journal;
mod notify;
mod parts;
mod played;
mod preview;
pub mod record;
mod rematch;
mod replay;
mod sending;
mod snapshot;
mod table;
mod timing;

pub use commands::Done;
pub use history::HistoryError;
pub use import::Import;
pub use journal::{NotBegun, journal};
pub use notify::Notification;
pub use record::{By, Cause, Record, RecordError, What};
pub use replay::{Eyes, Replay, ReplayError};
pub use sending::SessionId;
pub use snapshot::LoadError;
pub use table::{NewTable, Table, Who};
