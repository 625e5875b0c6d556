//! What the Action cards do.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::crew::ActionCard;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub fn check(_card: ActionCard, _who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-RULING-42"), "not possible"))
}

pub fn need(_card: ActionCard, _draft: &Draft, _board: &Board) -> Option<Need> {
    None
}

pub fn aims(_card: ActionCard, _draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

pub fn why_not(_card: ActionCard, _draft: &Draft, _need: Need, _action: &Action, _board: &Board) -> Option<Why> {
    None
}

pub fn resolve(_card: ActionCard, _draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

pub fn answer(_card: ActionCard, _draft: &Draft, _phase: u8, _action: Action, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// Who must be willing (N-RULING-230).
pub fn needs_consent(_card: ActionCard, _draft: &Draft) -> Option<Seat> {
    None
}
