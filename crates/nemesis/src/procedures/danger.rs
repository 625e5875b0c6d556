//! N-NOISE-05 to N-NOISE-09: Danger in a Room.

use crate::ids::SlotId;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Danger {
    pub slot: SlotId,
    pub who: Seat,
}

impl Danger {
    pub fn here(slot: SlotId, who: Seat) -> Self {
        Self { slot, who }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
