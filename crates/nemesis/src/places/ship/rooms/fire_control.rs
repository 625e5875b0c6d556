//! N-ROOM-FIRECONTROL: a Fire is put out, Intruders flee.

use super::{RoomAction, chosen, room_need};
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::ship::Exit;
use crate::generated::swarm::Weakness;
use crate::ids::{CorridorId, FIGURES, FigureId, FigureSet, SlotId};
use crate::procedures::injury::{self, Injury};
use crate::refusal::{Why, require};
use crate::verbs::{markers, swarm};
use crate::{Answers, Cx, Flow};
use kernel::{List, Seat, applies, rule};
use serde::{Deserialize, Serialize};

pub(super) struct FireControlSystem;

/// N-RULING-213: Rooms with Fire or an Intruder; N-ROOM-FIRECONTROL-06: Fire is not needed.
fn targets(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| {
        let burns = board.chamber(slot).fire;
        let hunted = board.has_intruder(slot) && applies!("N-ROOM-FIRECONTROL-06");
        burns || hunted || !applies!("N-RULING-213")
    })
}

impl RoomAction for FireControlSystem {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(targets(board).next().is_some(), rule!("N-RULING-213"), "there is neither Fire nor an Intruder on the ship")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        room_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        // N-ROOM-FIRECONTROL-01: any Room on the ship, not only this one.
        let near = |&target: &SlotId| applies!("N-ROOM-FIRECONTROL-01") || target == slot;
        out.extend(targets(board).filter(near).map(Action::Room));
    }

    fn why_not(&self, _: &Draft, _: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(Why::new(rule!("N-RULING-213"), "there is neither Fire nor an Intruder in this Room"))
    }

    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        match phase {
            0 => Flow::First(FireControl::on(chosen(draft)).into()),
            _ => Flow::Done,
        }
    }
}

/// The Room chosen, piece by piece: the Fire, Injuries by phosphates, the flight.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FireControl {
    slot: SlotId,
    /// Intruders still to be injured.
    left: FigureSet,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FireControlStage"))]
enum Stage {
    Extinguish,
    Injure,
    Flee,
}

impl FireControl {
    pub fn on(slot: SlotId) -> Self {
        Self { slot, left: FigureSet::NONE, at: Stage::Extinguish }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Extinguish => {
                markers::extinguish(rule!("N-ROOM-FIRECONTROL-02"), self.slot, cx);
                if cx.board.weakness(Weakness::SusceptibilityToPhosphates) && applies!("N-WEAK-08") {
                    self.left = affected(self.slot, cx.board).iter().copied().collect();
                }
                self.at = Stage::Injure;
                Flow::Again
            }
            Stage::Injure => {
                // All Injuries are settled before the simultaneous flight (N-RULING-228).
                let next = cx.board.figures_in(self.slot).iter().copied().find(|&figure| self.left.contains(figure));
                match next {
                    Some(figure) => {
                        self.left.remove(figure);
                        Flow::First(Injury::before_flight(figure, 1).into())
                    }
                    None => {
                        self.at = Stage::Flee;
                        Flow::Again
                    }
                }
            }
            Stage::Flee => {
                if applies!("N-ROOM-FIRECONTROL-03") {
                    flee(self.slot, cx);
                }
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, _: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// Who flees, the largest first (N-RULING-96), Intruders in Combat included (N-ROOM-FIRECONTROL-04).
fn affected(slot: SlotId, board: &Board) -> List<FigureId, FIGURES> {
    if !applies!("N-ROOM-FIRECONTROL-04") && !board.characters_in(slot).is_empty() {
        return List::new();
    }
    let mut figures = board.figures_in(slot);
    if !applies!("N-RULING-96") {
        figures.as_mut_slice().reverse();
    }
    figures
}

/// One Event card for each, then all move at the same time (N-RULING-96); Closed Doors and Technical Corridors work as for any
/// movement (N-ROOM-FIRECONTROL-05).
fn flee(slot: SlotId, cx: &mut Cx<'_>) {
    let mut moves = [(FigureId::NONE, Exit::Technical(u8::MAX)); FIGURES];
    let mut count = 0;
    for &figure in affected(slot, cx.board).iter() {
        let Some(number) = injury::flight_number(cx) else { continue };
        let exit = cx.board.exit(slot, number);
        let free = matches!(exit, Exit::Corridor(corridor) if cx.board.is_passable(CorridorId(corridor)));
        if let Some(place) = moves.get_mut(count)
            && (free || applies!("N-ROOM-FIRECONTROL-05"))
        {
            *place = (figure, exit);
            count += 1;
        }
    }
    swarm::move_through(rule!("N-ROOM-FIRECONTROL-03"), &moves[..count], cx);
}
