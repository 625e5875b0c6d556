//! N-SEARCH: looking at Items and keeping one.

use crate::Action;
use crate::board::Board;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Search {
    pub who: Seat,
    pub deck: u8,
}

impl Search {
    pub fn of(who: Seat, deck: u8) -> Self {
        Self { who, deck }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The cards looked at.
pub fn options(_seat: Seat, _deck: u8, _board: &Board, _out: &mut Vec<Action>) {}
