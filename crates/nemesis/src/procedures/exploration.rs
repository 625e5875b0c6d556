//! N-EXPL: what an unexplored Room holds.

use crate::ids::{CorridorId, SlotId};
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exploration {
    pub slot: SlotId,
    pub who: Seat,
    pub via: CorridorId,
}

impl Exploration {
    /// `via` is `NONE` when no Corridor was used (N-RULING-56).
    pub fn of(slot: SlotId, who: Seat, via: CorridorId) -> Self {
        Self { slot, who, via }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
