//! N-ESC-04, N-IATK-06: the attacks on a Character that escapes.

use crate::ids::FigureSet;
use crate::procedures::attack::IntruderAttack;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Escape {
    pub who: Seat,
    begun: bool,
    done: FigureSet,
}

impl Escape {
    pub fn of(who: Seat) -> Self {
        Self { who, begun: false, done: FigureSet::NONE }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        // N-ESC-06: after a death nothing is left to attack.
        let Some(slot) = cx.board.room_of(self.who).filter(|_| applies!("N-ESC-04")) else {
            cx.board.swarm.to_attack = Default::default();
            return Flow::Done;
        };
        if !self.begun || !applies!("N-RULING-91") {
            // N-RULING-91: whoever appears later does not attack.
            self.begun = true;
            let done = self.done;
            cx.board.swarm.to_attack = cx.board.figure_set(slot).iter().filter(|&figure| !done.contains(figure)).collect();
        }
        // N-RULING-90: the largest first.
        let attackers = if applies!("N-RULING-90") { cx.board.figures_in(slot) } else { cx.board.swarm.order };
        let next = attackers.iter().copied().find(|&figure| cx.board.swarm.to_attack.contains(figure));
        let Some(figure) = next else { return Flow::Done };
        cx.board.swarm.to_attack.remove(figure);
        self.done.insert(figure);
        let target = if applies!("N-IATK-06") { self.who } else { cx.board.next_seat(self.who) };
        Flow::First(IntruderAttack::on(figure, target).into())
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
