//! The numbered rules of `docs/rules`: reading, searching and blessing them, and which code and test stands for each.
//!
//! Start at [`book::Rulebook`]; [`coverage`] compares it with a working tree.

pub mod book;
pub mod coverage;
pub mod error;
pub mod id;
pub mod mutation;
pub mod problem;
pub mod reference;
pub mod rule;
pub mod search;
pub mod status;

mod citation;
mod lock;
mod markdown;
mod rust_source;
mod scenario;
mod tree;
