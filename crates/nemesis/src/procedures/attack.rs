//! N-IATK: an Intruder attacks.

use crate::generated::attacks::AttackCard;
use crate::ids::FigureId;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct IntruderAttack {
    pub figure: FigureId,
    pub target: Seat,
    pub surprise: bool,
    pub ignored: bool,
}

impl IntruderAttack {
    pub fn on(figure: FigureId, target: Seat) -> Self {
        Self { figure, target, surprise: false, ignored: false }
    }

    pub fn surprise(figure: FigureId, target: Seat) -> Self {
        Self { surprise: true, ..Self::on(figure, target) }
    }

    /// With an Attack card the Intruder player has chosen (N-MODE-INTRUDER-13).
    pub fn with_card(figure: FigureId, target: Seat, _card: AttackCard) -> Self {
        Self::on(figure, target)
    }

    /// A reaction says so.
    pub fn ignore(&mut self) {
        self.ignored = true;
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
