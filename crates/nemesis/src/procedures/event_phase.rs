//! N-ROUND-22: the Event Phase.

use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EventPhase {
    at: Stage,
}

impl EventPhase {
    /// Beginning with a step, for positions given from outside.
    pub fn from(at: Stage) -> Self {
        Self { at }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The steps of the Event Phase in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    #[default]
    Time,
    Attack,
    Fire,
    Event,
    Development,
    End,
}
