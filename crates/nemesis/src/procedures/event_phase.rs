//! N-ROUND-22: the Event Phase.

use crate::procedures::attack_step::AttackStep;
use crate::procedures::development::Development;
use crate::procedures::event_card::EventCardStep;
use crate::procedures::fire_damage::FireDamage;
use crate::{Answers, Cx, Flow};
use kernel::applies;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventPhase {
    at: Stage,
}

impl EventPhase {
    /// Beginning with a step, for positions given from outside.
    pub fn from(at: Stage) -> Self {
        Self { at }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        // N-MODE-INTRUDER-15: with an Intruder player only Time and Fire take place.
        let played = cx.board.intruders_played() && applies!("N-MODE-INTRUDER-15");
        match self.at {
            Stage::Time => {
                self.at = if applies!("N-ROUND-22") { Stage::Attack } else { Stage::Fire };
                match cx.board.place.rules().time_runs(cx) {
                    Flow::Done => Flow::Again,
                    flow => flow,
                }
            }
            Stage::Attack => {
                self.at = Stage::Fire;
                // N-COMB-03, N-MODE-INTRUDER-17; Orbital Maneuvering System.
                let takes_place = applies!("N-ROUND-25") && applies!("N-COMB-03");
                if (played && applies!("N-MODE-INTRUDER-17")) || cx.board.no_attack_step || !takes_place {
                    return Flow::Again;
                }
                Flow::First(AttackStep::default().into())
            }
            Stage::Fire => {
                self.at = Stage::Event;
                Flow::First(FireDamage::default().into())
            }
            Stage::Event => {
                self.at = Stage::Development;
                if (played && applies!("N-MODE-INTRUDER-18")) || !applies!("N-ROUND-28") {
                    return Flow::Again;
                }
                Flow::First(EventCardStep::drawn().into())
            }
            Stage::Development => {
                self.at = Stage::End;
                if (played && applies!("N-MODE-INTRUDER-19")) || !applies!("N-ROUND-32") {
                    return Flow::Again;
                }
                Flow::First(Development::default().into())
            }
            Stage::End => Flow::Done,
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The steps of the Event Phase in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventPhaseStage"))]
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
