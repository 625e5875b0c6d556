//! N-PERS: activating personal Items.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::items::Item;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

pub fn check(_item: Item, _who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-PERS-02"), "not possible"))
}

pub fn need(_item: Item, _draft: &Draft, _board: &Board) -> Option<Need> {
    None
}

pub fn aims(_item: Item, _draft: &Draft, _board: &Board, _out: &mut Vec<Action>) {}

pub fn resolve(_item: Item, _draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}
