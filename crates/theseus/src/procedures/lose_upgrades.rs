//! T-CARD-DEGRADE-01: an opponent loses upgrades of the own choice (T-RULING-53).

use crate::action::Action;
use crate::choice::Choice;
use crate::event::Event;
use crate::factions::greys;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LoseUpgrades {
    seat: Seat,
    left: u8,
}

impl LoseUpgrades {
    pub fn of(seat: Seat, count: u8) -> Self {
        Self { seat, left: count }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        // With fewer, all are lost; with none nothing happens.
        if self.left == 0 || !greys::has_upgrades(cx.board, self.seat) {
            Flow::Done
        } else {
            // T-RULING-53: the opponent is asked, though not active.
            let seat = if applies!("T-RULING-53") { self.seat } else { cx.board.active };
            Flow::Ask(Choice::LoseUpgrade { seat })
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        self.left = self.left.saturating_sub(1);
        match answers.only() {
            Action::Unit(unit) => verbs::turn(rule!("T-CARD-DEGRADE-01"), unit, false, cx),
            Action::Slot(slot) if cx.board.slot(slot).upgrades > 0 => {
                cx.board.slot_mut(slot).upgrades -= 1;
                cx.board.pool += 1;
                cx.board.stir();
                cx.referee.log(rule!("T-CARD-DEGRADE-01"), || Event::UpgradeLost { seat });
            }
            _ => verbs::lose_reserve(rule!("T-CARD-DEGRADE-01"), seat, cx),
        }
        Flow::Again
    }
}
