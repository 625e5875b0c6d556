//! N-RULING-223, N-RULING-224: Grenade and Molotov Cocktail.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need, Target};
use crate::generated::items::Item;
use crate::ids::SlotId;
use crate::refusal::Why;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Throw {
    pub who: Seat,
    pub item: Item,
    pub slot: SlotId,
    pub target: Target,
}

impl Throw {
    pub fn of(who: Seat, item: Item, slot: SlotId, target: Target) -> Self {
        Self { who, item, slot, target }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// Whether `who` could throw something at anything.
pub fn check(_who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-RULING-224"), "not possible"))
}

pub fn need(_draft: &Draft, _: &Board) -> Option<Need> {
    None
}

pub fn aims(_draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

/// Why something cannot be thrown at.
pub fn why_not(_draft: &Draft, _need: Need, _action: &Action, _board: &Board) -> Option<Why> {
    None
}
