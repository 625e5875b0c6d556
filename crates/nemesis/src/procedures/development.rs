//! N-ROUND-32 to N-ROUND-42: Intruder bag development.

use crate::event::Event;
use crate::generated::swarm::BagToken;
use crate::{Answers, Cx, Flow};
use kernel::{applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Development {
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DevelopmentStage"))]
enum Stage {
    #[default]
    Draw,
    Return,
}

impl Development {
    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Draw => {
                self.at = Stage::Return;
                let drawn = cx.board.swarm.bag.draw("intruder bag", crate::words::token_word, cx.referee);
                let Some(token) = drawn.and_then(|token| BagToken::from_index(token as u8)) else { return Flow::Done };
                cx.board.swarm.drawn = Some(token);
                cx.referee.log(rule!("N-ROUND-32"), || Event::DevelopmentDrawn { token });
                match cx.board.species.rules().develop(token, cx) {
                    Flow::Done => Flow::Again,
                    // N-ROUND-42, N-TIMING-02: nothing goes on before it is over.
                    flow if applies!("N-ROUND-42") && applies!("N-TIMING-02") => flow,
                    _ => Flow::Again,
                }
            }
            Stage::Return => {
                // A token that was not put anywhere else returns to the bag when everything it caused is done.
                if let Some(token) = cx.board.swarm.drawn.take() {
                    cx.board.swarm.bag.add(token.index());
                    cx.referee.log(rule!("N-ROUND-32"), || Event::TokenReturned { kind: token.facts().kind });
                }
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
