//! N-TIME, N-SELF: the Time track and the Self-Destruct sequence.

use crate::board::Board;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{RuleId, Seat, rule};

/// N-ROUND-23, N-ROUND-24.
pub fn time_runs(_cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// Whether a player may start the sequence, or stop it if it runs.
pub fn check(_who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-SELF-01"), "not possible"))
}

pub fn start(_rule: RuleId, _cx: &mut Cx<'_>) {}

pub fn stop(_rule: RuleId, _cx: &mut Cx<'_>) {}
