//! N-RULING-223, N-RULING-224: Grenade and Molotov Cocktail.

use crate::ids::SlotId;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Throw {
    pub who: Seat,
    pub slot: SlotId,
}

impl Throw {
    pub fn of(who: Seat, slot: SlotId) -> Self {
        Self { who, slot }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
