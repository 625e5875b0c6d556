//! N-ROUND-26, N-ROUND-27: the Fire damage step.

use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct FireDamage {
    begun: bool,
}

impl FireDamage {
    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
