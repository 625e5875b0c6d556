//! T-END-03 to -06: the end track has run out; sums are compared, and a tie is decided by one additional turn each.

use crate::board::{Board, Ending};
use crate::event::Event;
use crate::procedures::rounds;
use crate::setup::Mode;
use crate::verbs;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

/// The additional turns after a tie.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalTurns {
    left: SeatSet,
    /// The player who had the last turn.
    last: Seat,
}

/// The game ends now, in whatever is going on. `by` is the player who ended it.
pub fn end_of_track(by: Seat, quiet: bool, cx: &mut Cx<'_>) -> Flow {
    let best = best(cx.board, SeatSet::first(cx.board.players.len() as u8));
    if sides(cx.board, best) == 1 || !applies!("T-END-05") {
        let ending = if quiet { Ending::Quiet } else { Ending::EndTrack };
        declare(best, ending, cx);
        return Flow::Done;
    }
    // T-MULTI-FFA-08: only the tied players go on; in alliances and duels that is everybody (T-RULING-60).
    cx.board.tied = best;
    cx.referee.log(rule!("T-END-05"), || Event::Tied { seats: best });
    // T-MULTI-FFA-09: the tied player who follows the one who ended the game begins, not the first in player order.
    let last = if applies!("T-MULTI-FFA-09") { by } else { cx.board.order.as_slice().last().copied().unwrap_or(by) };
    Flow::Abandon(FinalTurns { left: best, last }.into())
}

impl FinalTurns {
    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        // T-END-05, T-MULTI-FFA-09: in player order, beginning after the player who ended the game.
        let order = cx.board.order.as_slice();
        let at = order.iter().position(|&seat| seat == self.last).unwrap_or(0);
        let next = (1..=order.len()).map(|step| order[(at + step) % order.len()]).find(|&seat| self.left.contains(seat));
        match next {
            Some(seat) => {
                self.left = self.left.without(seat);
                self.last = seat;
                Flow::First(rounds::begin_go(seat, cx).into())
            }
            None => {
                let best = best(cx.board, cx.board.tied);
                let ending = if sides(cx.board, best) > 1 { Ending::Shared } else { Ending::AfterTie };
                declare(best, ending, cx);
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, _: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        Flow::Done
    }
}

/// T-END-04, T-MULTI-TEAM-17: the sum of Life and Data; allies add theirs up.
fn sum(board: &Board, seat: Seat) -> u32 {
    let own = |seat: Seat| {
        let player = board.player(seat);
        u32::from(player.life) + u32::from(player.data)
    };
    match board.mode {
        Mode::Alliances if applies!("T-MULTI-TEAM-17") => board.side(seat).map(own).sum(),
        Mode::Duel | Mode::EachAgainstAll | Mode::Alliances => own(seat),
    }
}

fn best(board: &Board, among: SeatSet) -> SeatSet {
    let top = among.iter().map(|seat| sum(board, seat)).max().unwrap_or(0);
    among.iter().filter(|&seat| sum(board, seat) == top || !applies!("T-END-04")).collect()
}

fn sides(board: &Board, seats: SeatSet) -> usize {
    seats.iter().filter(|&seat| !seats.iter().any(|other| other < seat && board.same_side(other, seat))).count()
}

fn declare(winners: SeatSet, ending: Ending, cx: &mut Cx<'_>) {
    let rule = match (ending, cx.board.mode) {
        (Ending::Shared, Mode::EachAgainstAll) => rule!("T-MULTI-FFA-10"),
        (Ending::Shared, Mode::Duel | Mode::Alliances) => rule!("T-END-06"),
        (Ending::Quiet, _) => rule!("T-RULING-86"),
        (_, Mode::Alliances) => rule!("T-MULTI-TEAM-17"),
        (_, Mode::EachAgainstAll) => rule!("T-RULING-56"),
        (_, Mode::Duel) => rule!("T-END-04"),
    };
    verbs::finish(rule, winners, ending, cx);
}
