//! N-ROUND-32 to N-ROUND-42: Intruder bag development.

use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Development {
    begun: bool,
}

impl Development {
    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
