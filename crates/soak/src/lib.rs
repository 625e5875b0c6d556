//! Games in every mode, checked and counted: many in the tests, a great many in `./soak`.

pub mod fuzz;
pub mod nemesis;
pub mod series;
pub mod theseus;
