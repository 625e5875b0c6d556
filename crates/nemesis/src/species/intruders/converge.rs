//! Intruders of several Rooms move into one at the same time: Danger, Hunt, Decoy (N-IMOV-06, N-RULING-61).

use crate::Action;
use crate::board::Board;
use crate::ids::{FigureId, FigureSet, SlotId};
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Converge {
    pub to: SlotId,
    pub figures: FigureSet,
    pub by: Seat,
}

impl Converge {
    /// `by` chooses between two Corridors where there are two.
    pub fn on(to: SlotId, figures: FigureSet, by: Seat) -> Self {
        Self { to, figures, by }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The Corridors by which a figure can come.
pub fn ways(_figure: FigureId, _to: SlotId, _board: &Board, _out: &mut Vec<Action>) {}
