//! N-COMB-16 to N-COMB-25: Melee Attack.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::refusal::Why;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Melee {
    pub who: Seat,
}

impl Melee {
    pub fn of(who: Seat) -> Self {
        Self { who }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

pub fn check(_who: Seat, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-RULING-42"), "not possible"))
}

pub fn need(_draft: &Draft, _board: &Board) -> Option<Need> {
    None
}

pub fn aims(_draft: &Draft, _need: Need, _board: &Board, _out: &mut Vec<Action>) {}

pub fn resolve(_draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}
