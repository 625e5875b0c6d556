//! N-NOISE: the Noise roll.

use crate::Action;
use crate::board::Board;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct NoiseRoll {
    pub who: Seat,
}

impl NoiseRoll {
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

/// The Technical Corridor systems of the map.
pub fn networks(_board: &Board, _out: &mut Vec<Action>) {}

/// Motion Scanner: the cards that can pay for another roll.
pub fn scanner_options(_seat: Seat, _board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
}
