//! The kit tried on a toy game that is right, and on copies of it with one flaw each.

mod conformance;
#[cfg(feature = "mutation")]
mod mutation;
mod pebbles;
mod runaway;
mod scenario;
mod words;
