//! A state is one small block of memory: the sizes everybody relies on.

use nemesis::{Action, Board, Choice, State, Step};
use std::mem::size_of;

#[test]
fn a_state_fits_into_four_kibibytes() {
    assert!(size_of::<State>() <= 4096, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    assert!(size_of::<Step>() <= 48, "{}", size_of::<Step>());
    assert!(size_of::<Choice>() <= 40, "{}", size_of::<Choice>());
    assert!(size_of::<Board>() <= 3072, "{}", size_of::<Board>());
}
