//! N-IDMG: Injuries of one Intruder and their effect.

use crate::ids::FigureId;
use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Injury {
    pub figure: FigureId,
    pub count: u8,
    pub retreats: bool,
}

/// N-IDMG-18 to N-IDMG-22.
pub fn retreat(_figure: FigureId, _cx: &mut Cx<'_>) {}

impl Injury {
    /// Injuries and one check (N-RULING-83).
    pub fn of(figure: FigureId, count: u8) -> Self {
        Self { figure, count, retreats: false }
    }

    /// N-RULING-228: one that is not killed then retreats once, whatever the check showed.
    pub fn and_retreat(figure: FigureId, count: u8) -> Self {
        Self { retreats: true, ..Self::of(figure, count) }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
