//! T-TIMING-02, T-RULING-50: between two steps the active player may use tokens, Instants and Bonus cards.

use crate::action::Action;
use crate::choice::Choice;
use crate::procedures::uses::{self, UseStep};
use crate::{Answers, Cx, Flow, State, Step};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

/// Whether the window at hand is open because something is about to be done to `seat`. A window is always the own one
/// (T-TIMING-01), so that it can only be a trap working on a unit of the player whose turn it is (T-TRAP-01, T-TRAP-04); with all
/// others the player goes on with what they do themselves.
pub fn concerns(state: &State, seat: Seat) -> bool {
    match state.steps() {
        [.., Step::Traps(traps), Step::Window(_)] => state.board.unit(traps.unit()).owner == seat,
        _ => false,
    }
}

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
