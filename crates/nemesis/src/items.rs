//! What Items do when they are used.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::items::Item;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub fn check(_item: Item, _who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-RULING-42"), "not possible"))
}

pub fn need(_item: Item, _draft: &Draft, _board: &Board) -> Option<Need> {
    None
}

pub fn aims(_item: Item, _draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

pub fn why_not(_item: Item, _draft: &Draft, _need: Need, _action: &Action, _board: &Board) -> Option<Why> {
    None
}

pub fn resolve(_item: Item, _draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

pub fn answer(_item: Item, _draft: &Draft, _phase: u8, _action: Action, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// The cost of the cheapest way to use an Item, for whether it can be announced at all.
pub fn least_cost(item: Item, who: Seat, board: &Board) -> u8 {
    item.facts().cost + crate::deeds::hand_wound(who, board)
}

/// The cost of an aimed Item action.
pub fn cost(item: Item, draft: &Draft, board: &Board) -> u8 {
    least_cost(item, draft.who, board)
}
