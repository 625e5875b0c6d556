//! How games are tested: scenarios in the words of the rulebook, conformance over random play, and rules switched off one by one.
//!
//! Nothing here knows a game. Scenarios need a game that speaks ([`kernel::Words`]); conformance needs only its rules.

pub mod conformance;
#[cfg(feature = "mutation")]
pub mod mutation;
mod panics;
pub mod patch;
pub mod scenario;
