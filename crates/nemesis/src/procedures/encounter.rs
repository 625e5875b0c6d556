//! N-ENC: an Intruder comes.

use crate::ids::SlotId;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    pub who: Seat,
    pub slot: SlotId,
    pub summoned: bool,
}

impl Encounter {
    pub fn of(who: Seat, slot: SlotId) -> Self {
        Self { who, slot, summoned: false }
    }

    /// N-RULING-238: without a comparison of hands.
    pub fn summoned(who: Seat, slot: SlotId) -> Self {
        Self { summoned: true, ..Self::of(who, slot) }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
