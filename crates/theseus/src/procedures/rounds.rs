//! T-TURN-01, T-TURN-03: the players take turns in player order until the game ends.

use crate::generated::tokens::QUIET_TURNS;
use crate::procedures::{final_turns, turn::Turn};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rounds {
    /// The place in the player order whose go comes next.
    next: u8,
    begun: bool,
    /// A given position keeps the marks of units that have moved in the go under way.
    given: bool,
}

impl Rounds {
    /// Begins with a player who is not the first, for a given position.
    pub fn beginning_with(place: u8) -> Self {
        Self { next: place, begun: false, given: true }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let players = cx.board.order.len() as u8;
        if self.begun {
            end_go(cx);
            // T-RULING-86: so that no game is endless.
            if cx.board.quiet >= QUIET_TURNS.saturating_mul(players) && applies!("T-RULING-86") {
                return final_turns::end_of_track(cx.board.active, true, cx);
            }
            // T-TURN-03: then the next player; T-TURN-01: in player order.
            if applies!("T-TURN-03") {
                let step = if applies!("T-TURN-01") { 1 } else { players.saturating_sub(1) };
                self.next = (self.next % players.max(1) + step) % players.max(1);
            }
        }
        self.begun = true;
        let seat = cx.board.order.as_slice().get(usize::from(self.next)).copied().unwrap_or_default();
        let moved = cx.board.moved;
        let turn = begin_go(seat, cx);
        if std::mem::take(&mut self.given) {
            cx.board.moved = moved;
        }
        Flow::First(turn.into())
    }

    pub fn answer(&mut self, _: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        Flow::Done
    }
}

/// T-TIMING-06: limits "during the go" begin anew.
pub fn begin_go(seat: Seat, cx: &mut Cx<'_>) -> Turn {
    cx.board.active = seat;
    if applies!("T-TIMING-06") {
        cx.board.moved = Default::default();
    }
    cx.board.clock = cx.board.clock.saturating_add(1);
    cx.board.stirred = false;
    Turn::of(seat)
}

fn end_go(cx: &mut Cx<'_>) {
    if !cx.board.stirred {
        cx.board.quiet = cx.board.quiet.saturating_add(1);
    }
    if applies!("T-TIMING-06") {
        cx.board.moved = Default::default();
    }
}
