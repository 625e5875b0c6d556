//! N-COMB-16 to N-COMB-25: Melee Attack, also on Eggs (N-ROOM-NEST-08 to N-ROOM-NEST-16).

use crate::action::{Action, Eggs};
use crate::board::Board;
use crate::deeds::{cost_of, payable};
use crate::draft::{Draft, Need, Target};
use crate::event::Event;
use crate::generated::crew::Basic;
use crate::generated::swarm::IntruderKind;
use crate::generated::tokens::CombatFace;
use crate::procedures::injury::Injury;
use crate::procedures::shooting;
use crate::refusal::{Why, require};
use crate::verbs::{contamination, swarm, wounds};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// One blow. No weapon is needed (N-COMB-16).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Melee {
    pub who: Seat,
    target: Target,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MeleeStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Strike,
    Roll,
    Noise,
    End,
}

/// N-COMB-20 to N-COMB-24: whether a face hits; a hit is always 1 Injury.
fn hits(face: CombatFace, kind: IntruderKind) -> bool {
    match face {
        CombatFace::Blank => !applies!("N-COMB-20"),
        CombatFace::Creeper => kind <= IntruderKind::Creeper && applies!("N-COMB-21"),
        CombatFace::Adult => kind <= IntruderKind::Adult && applies!("N-COMB-22"),
        CombatFace::Single => applies!("N-COMB-23"),
        CombatFace::Double => true,
    }
}

/// N-COMB-24: not even a double hit is more than 1 Injury.
fn injuries(face: CombatFace) -> u8 {
    1 + u8::from(face == CombatFace::Double && !applies!("N-COMB-24"))
}

impl Melee {
    pub fn of(who: Seat, target: Target) -> Self {
        Self { who, target, at: Stage::Strike }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let who = self.who;
        match self.at {
            Stage::Strike => {
                self.at = Stage::Roll;
                cx.referee.log(rule!("N-COMB-18"), || Event::Strikes { seat: who });
                // N-RULING-80: Eggs give no card.
                if matches!(self.target, Target::Figure(_)) || !applies!("N-RULING-80") {
                    contamination::gain(rule!("N-COMB-17"), who, cx);
                }
                Flow::Again
            }
            Stage::Roll => {
                self.at = Stage::Noise;
                let face = if applies!("N-COMB-19") { shooting::roll(who, cx) } else { CombatFace::Blank };
                match self.target {
                    Target::Figure(figure) => {
                        let kind = figure.kind();
                        if hits(face, kind) || shooting::vital_places(face, kind, cx.board) {
                            return Flow::First(Injury::of(figure, injuries(face)).into());
                        }
                        cx.referee.log(rule!("N-COMB-20"), || Event::Missed { seat: who });
                        wounds::serious(rule!("N-COMB-25"), who, cx);
                    }
                    Target::Eggs(eggs) => match cx.board.room_of(who) {
                        // N-ROOM-NEST-09, N-RULING-79: anything but a Miss destroys one Egg.
                        Some(slot) if face != CombatFace::Blank || !applies!("N-ROOM-NEST-09") => {
                            swarm::destroy_egg(rule!("N-ROOM-NEST-10"), slot, eggs != Eggs::Loose, cx);
                        }
                        Some(_) | None => {
                            cx.referee.log(rule!("N-ROOM-NEST-09"), || Event::Missed { seat: who });
                            if !applies!("N-ROOM-NEST-11") {
                                wounds::serious(rule!("N-COMB-25"), who, cx);
                            }
                        }
                    },
                }
                Flow::Again
            }
            Stage::Noise => {
                self.at = Stage::End;
                shooting::noise_after(self.target, who, cx)
            }
            Stage::End => Flow::Done,
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    payable(who, cost_of(Basic::Melee), None, board)?;
    let bare_hands = applies!("N-COMB-16") || board.weapons(who).next().is_some();
    require(bare_hands, rule!("N-COMB-16"), "no weapon is in a hand slot")?;
    shooting::check_target(who, board)
}

/// N-COMB-18: one Intruder, or the Eggs.
pub fn need(draft: &Draft, _: &Board) -> Option<Need> {
    (draft.target.is_none() && applies!("N-COMB-18")).then_some(Need::Target)
}

pub fn aims(draft: &Draft, _: Need, board: &Board, out: &mut Vec<Action>) {
    shooting::targets(draft.who, board, out);
}

pub fn resolve(draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
    match (phase, draft.target) {
        (0, Some(target)) => Flow::First(Melee::of(draft.who, target).into()),
        _ => Flow::Done,
    }
}
