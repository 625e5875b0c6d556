//! The rulebook from outside: made-up working trees, and the one in this repository.

mod book;
mod committed;
mod coverage;
mod status_and_lock;
mod tree;
