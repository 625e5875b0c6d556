//! N-END, N-WIN: the end of the game and the victory check.

use crate::board::EndCause;
use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Endgame {
    pub cause: EndCause,
}

impl Endgame {
    pub fn of(cause: EndCause) -> Self {
        Self { cause }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
