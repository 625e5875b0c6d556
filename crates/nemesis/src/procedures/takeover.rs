//! N-MODE-INTRUDER-01 to N-MODE-INTRUDER-04: the player whose Character died first may take over the Intruders.

use crate::action::Action;
use crate::board::{Board, IntruderPlayer, Thing};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::swarm::IntruderCard;
use crate::ids::SlotId;
use crate::verbs::items;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

/// The offer goes to those who died together, the lowest player number first (N-RULING-210).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakeOver {
    left: SeatSet,
}

impl TakeOver {
    pub fn among(died: SeatSet) -> Self {
        Self { left: died }
    }

    fn next(&self, board: &Board) -> Option<Seat> {
        self.left.iter().min_by_key(|&seat| if applies!("N-MODE-INTRUDER-03") { board.member(seat).number } else { 0 })
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.next(cx.board) {
            // N-MODE-INTRUDER-02: one player only.
            Some(seat) if cx.board.intruder_player.is_none() || !applies!("N-MODE-INTRUDER-02") => Flow::Ask(Choice::TakeOver { seat }),
            Some(_) | None => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = answers.seat();
        self.left = if applies!("N-RULING-210") { self.left.without(seat) } else { SeatSet::NONE };
        if answers.only() == Action::Yes {
            let since_round = if applies!("N-MODE-INTRUDER-05") { cx.board.round } else { 0 };
            // N-RULING-167: the Corpse stays on the board.
            if !applies!("N-RULING-167") {
                SlotId::all().for_each(|slot| {
                    items::lift(Thing::RedCorpse(seat), slot, cx);
                });
            }
            let deck = if applies!("N-MODE-INTRUDER-04") { (1 << IntruderCard::COUNT) - 1 } else { 0 };
            cx.board.intruder_player = Some(IntruderPlayer { seat, deck, since_round, ..IntruderPlayer::default() });
            cx.referee.log(rule!("N-MODE-INTRUDER-04"), || Event::TakesOver { seat });
        }
        Flow::Again
    }
}
