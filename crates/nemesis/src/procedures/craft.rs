//! N-CRAFT: Craft Item.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub fn check(_who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-CRAFT-02"), "not possible"))
}

pub fn need(_draft: &Draft) -> Option<Need> {
    None
}

pub fn aims(_draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

pub fn resolve(_draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// As [`check`] without its cost; with `yellow_as_tool` any yellow Item may serve as a tool (Ingenuity).
pub fn check_with(_who: Seat, _board: &Board, _yellow_as_tool: bool) -> Result<(), Why> {
    Err(Why::new(rule!("N-CRAFT-02"), "not possible"))
}

/// As [`aims`], likewise.
pub fn aims_with(_draft: &Draft, _need: Need, _board: &Board, _yellow_as_tool: bool, _out: &mut Vec<Action>) {}
