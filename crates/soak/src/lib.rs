//! Random games in every mode, with a tally of everything they ought to meet.

pub mod fuzz;
pub mod theseus;
