//! N-ROUND-25: the Intruder Attack step.

use crate::board::Board;
use crate::ids::{FigureId, FigureSet, SlotId};
use crate::procedures::attack::IntruderAttack;
use crate::{Answers, Cx, Flow};
use kernel::applies;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackStep {
    begun: bool,
    /// Only these; everybody in Combat if there is none.
    only: Option<FigureSet>,
    done: FigureSet,
}

impl AttackStep {
    /// One attack by each of some Intruders, on whom they would attack in the Event Phase (Decoy).
    pub fn by(figures: FigureSet) -> Self {
        Self { only: Some(figures), ..Self::default() }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if !self.begun || !applies!("N-RULING-24") {
            // N-RULING-24: those in Combat now, and nobody who comes later. N-IATK-02: who is alone in its Room attacks nobody.
            let figures = cx.board.swarm.order.iter().copied();
            let fighting = figures.filter(|&figure| cx.board.is_fighting(figure) || !applies!("N-IATK-02"));
            let due = |figure: &FigureId| !self.done.contains(*figure) && self.only.is_none_or(|only| only.contains(*figure));
            let attacking = fighting.filter(due);
            cx.board.swarm.to_attack = attacking.collect();
            self.begun = true;
        }
        let Some((figure, slot)) = next(cx.board) else { return Flow::Done };
        cx.board.swarm.to_attack.remove(figure);
        self.done.insert(figure);
        // N-RULING-25: with nobody left the attack is left out.
        match cx.board.prey(slot) {
            Some(target) => Flow::First(IntruderAttack::on(figure, target).into()),
            None if applies!("N-RULING-25") => Flow::Again,
            None => Flow::Done,
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// N-RULING-23: Rooms by number, in each the largest first.
fn next(board: &Board) -> Option<(FigureId, SlotId)> {
    if board.swarm.to_attack.is_empty() {
        return None;
    }
    if !applies!("N-RULING-23") {
        let first = board.swarm.order.iter().copied().find(|&figure| board.swarm.to_attack.contains(figure));
        return first.map(|figure| (figure, board.swarm.figure(figure).slot));
    }
    SlotId::all().find_map(|slot| {
        let figures = board.figures_in(slot);
        figures.iter().find(|&&figure| board.swarm.to_attack.contains(figure)).map(|&figure| (figure, slot))
    })
}
