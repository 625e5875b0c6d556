//! Tables for people: sockets, HTTP, accounts, notifications, and several nodes that share the tables.

mod error;

pub use error::ServeError;
