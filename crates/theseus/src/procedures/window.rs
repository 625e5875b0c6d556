//! T-TIMING-02, T-RULING-50: between two steps the active player may use tokens, Instants and Bonus cards.

use crate::action::Action;
use crate::choice::Choice;
use crate::procedures::uses::{self, UseStep};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Window {
    seat: Seat,
}

impl Window {
    /// The window of whoever's turn it is (T-TIMING-01).
    pub fn of(seat: Seat) -> Self {
        Self { seat }
    }

    /// Opens a window if there is anything to use; otherwise goes straight on.
    #[inline]
    pub fn first(seat: Seat, cx: &Cx<'_>) -> Flow {
        if applies!("T-RULING-50") && uses::any(cx.board, seat) { Flow::First(Self::of(seat).into()) } else { Flow::Again }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if uses::any(cx.board, self.seat) { Flow::Ask(Choice::Window { seat: self.seat }) } else { Flow::Done }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        match answers.only() {
            Action::Use(what) => Flow::First(UseStep::of(self.seat, what).into()),
            _ => Flow::Done,
        }
    }
}
