//! T-SECACT-06 to -08, T-MALF-06: the Malfunction token is lifted and put on an enemy card.

use crate::action::Action;
use crate::board::Spot;
use crate::choice::{Choice, has_malfunction_spot};
use crate::event::Event;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceMalfunction {
    seat: Seat,
}

impl PlaceMalfunction {
    pub fn by(seat: Seat) -> Self {
        Self { seat }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        // T-RULING-36: without a legal card the token stays where it is.
        if !has_malfunction_spot(cx.board, self.seat) {
            if !applies!("T-RULING-36") {
                cx.board.malfunction = Spot::Symbol;
            }
            return Flow::Done;
        }
        // T-MALF-06, T-MALF-08: lifting switches the card on at once, before the token has a new place.
        if applies!("T-MALF-06") && applies!("T-MALF-08") {
            cx.board.malfunction = Spot::Lifted;
        }
        Flow::Ask(Choice::Malfunction { seat: self.seat })
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let at = match answers.only() {
            Action::Slot(slot) => Spot::Slot(slot),
            Action::Pending(pending) => Spot::Pending(pending),
            _ => Spot::Symbol,
        };
        cx.board.malfunction = at;
        cx.referee.log(rule!("T-SECACT-06"), || Event::MalfunctionPlaced { at });
        Flow::Done
    }
}
