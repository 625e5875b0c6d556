//! N-NOISE-05 to N-NOISE-09: Danger in a Room.

use crate::board::Board;
use crate::event::Event;
use crate::ids::{FigureSet, SlotId};
use crate::procedures::encounter::Encounter;
use crate::species::intruders::converge::Converge;
use crate::verbs::corridors;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Danger {
    pub slot: SlotId,
    pub who: Seat,
}

impl Danger {
    pub fn here(slot: SlotId, who: Seat) -> Self {
        Self { slot, who }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let slot = self.slot;
        cx.referee.log(rule!("N-NOISE-05"), || Event::Danger { slot });
        let coming = coming(slot, cx.board);
        if coming.is_empty() || !applies!("N-NOISE-05") {
            // N-NOISE-08: no Encounter, even if every Corridor holds a marker.
            if !applies!("N-NOISE-08") && cx.board.exits(slot).all(|exit| cx.board.is_noisy(exit)) {
                return Flow::Become(Encounter::of(self.who, slot).into());
            }
            corridors::place_noise_everywhere(rule!("N-NOISE-07"), slot, cx);
            return Flow::Done;
        }
        // N-ENC-04, N-RULING-60, N-RULING-201: those behind Closed Doors break them and stay.
        Flow::Become(Converge::on(slot, coming, self.who).into())
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The Intruders of neighbouring Rooms that are not in Combat, behind Closed Doors too (N-RULING-59), explored or not (N-RULING-200).
fn coming(slot: SlotId, board: &Board) -> FigureSet {
    let near = |figure: SlotId| {
        // N-DOOR-10, N-NOISE-06: they run into them.
        let run = applies!("N-DOOR-10") && applies!("N-NOISE-06");
        let behind = run && applies!("N-RULING-59") && applies!("N-RULING-60") && applies!("N-RULING-201");
        let hears = board.chamber(figure).explored || applies!("N-RULING-200");
        hears && board.neighbours(slot).any(|(corridor, room)| room == figure && (board.is_passable(corridor) || behind))
    };
    board.figures_at_large().iter().filter(|&figure| near(board.swarm.figure(figure).slot)).collect()
}
