//! N-ACT-35: Pick Up Heavy Object.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub fn check(_who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-ACT-35"), "not possible"))
}

pub fn need(_draft: &Draft) -> Option<Need> {
    None
}

pub fn aims(_draft: &Draft, _board: &Board, _out: &mut Vec<Action>) {}

pub fn resolve(_draft: &Draft, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}
