//! Tables for people: sockets, HTTP, accounts, notifications, and several nodes that share the tables.

pub mod clock;
mod cluster;
mod error;
pub mod random;
pub mod socket;
pub mod tables;

pub use error::ServeError;
