//! N-ROUND-26, N-ROUND-27: the Fire damage step.

use crate::board::Board;
use crate::generated::swarm::Weakness;
use crate::ids::{FigureId, FigureSet, SlotId};
use crate::procedures::injury::Injury;
use crate::verbs::swarm;
use crate::{Answers, Cx, Flow};
use kernel::{applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FireDamage {
    begun: bool,
    /// Intruders that stood in Fire at the start and have not been hurt yet (N-RULING-26).
    left: FigureSet,
}

impl FireDamage {
    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if !self.begun || !applies!("N-RULING-26") {
            self.begun = true;
            if applies!("N-ROUND-26") && applies!("N-MARK-08") {
                let burns = |figure: &FigureId| cx.board.chamber(cx.board.swarm.figure(*figure).slot).fire;
                self.left = cx.board.swarm.order.iter().copied().filter(burns).collect();
            }
        }
        match next(self.left, cx.board) {
            Some(figure) => {
                self.left.remove(figure);
                let more = cx.board.weakness(Weakness::VulnerabilityToFire) && applies!("N-WEAK-08");
                Flow::First(Injury::of(figure, 1 + u8::from(more)).into())
            }
            None => {
                burn_eggs(cx);
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// N-RULING-223, N-RULING-23: Rooms by number, in each the largest first. Only who has been hurt has moved since the start.
fn next(left: FigureSet, board: &Board) -> Option<FigureId> {
    if left.is_empty() {
        return None;
    }
    SlotId::all().find_map(|slot| board.figures_in(slot).iter().copied().find(|&figure| left.contains(figure)))
}

/// N-RULING-27, N-RULING-28, N-MODE-INTRUDER-16: one Egg nobody carries in each burning Room, from the Intruder board first.
fn burn_eggs(cx: &mut Cx<'_>) {
    if cx.board.intruders_played() && !applies!("N-MODE-INTRUDER-16") {
        return;
    }
    for slot in SlotId::all().filter(|&slot| cx.board.chamber(slot).fire).collect::<crate::ids::SlotSet>().iter() {
        let count = if applies!("N-RULING-27") { 1 } else { cx.board.free_eggs(slot) };
        for _ in 0..count {
            swarm::destroy_egg(rule!("N-ROUND-27"), slot, true, cx);
        }
    }
}
