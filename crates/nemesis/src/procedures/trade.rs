//! N-ACT-29 to N-ACT-34: Trade.

use crate::Action;
use crate::board::Board;
use crate::choice::Offering;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::refusal::Why;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub who: Seat,
}

impl Trade {
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
    Err(Why::new(rule!("N-ACT-29"), "not possible"))
}

pub fn resolve(_draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

pub fn options(_seat: Seat, _room: SlotId, _board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Done);
}

pub fn offers(_seat: Seat, _what: Offering, _board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Done);
}
