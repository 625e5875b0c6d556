//! N-ROOM-LAB, N-WEAK: an Object is analysed and its Weakness card turned up.

use crate::Cx;
use crate::action::Action;
use crate::board::{Board, Thing};
use crate::ids::SlotId;
use crate::refusal::Why;
use kernel::rule;

/// Whether something in a Room could be analysed.
pub fn check(_slot: SlotId, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-ROOM-LAB-01"), "not possible"))
}

/// The Objects in a Room that could be analysed.
pub fn aims(_slot: SlotId, _board: &Board, _out: &mut Vec<Action>) {}

/// The Weakness card of a kind of Object is turned up for all.
pub fn reveal(_thing: Thing, _cx: &mut Cx<'_>) {}
