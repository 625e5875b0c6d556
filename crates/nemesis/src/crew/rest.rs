//! Rest (N-CONT-07).

use crate::board::Board;
use crate::refusal::{Why, require};
use crate::verbs::contamination::{self, Zone};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    // N-RULING-101: a scan without cards is no change.
    require(board.member(who).hand.contamination() > 0, rule!("N-RULING-42"), "no Contamination card is in hand")
}

/// Every Contamination card in hand is scanned, the clean ones leave the game; an INFECTED one stays and infects, however many
/// there are (N-RULING-99).
pub fn resolve(who: Seat, cx: &mut Cx<'_>) -> Flow {
    let (infected, _) = contamination::scan(rule!("N-CONT-06"), who, &[Zone::Hand], cx);
    contamination::remove(rule!("N-CONT-07"), who, &[Zone::Hand], false, cx);
    // N-CONT-10.
    if infected > 0 {
        let times = if applies!("N-RULING-99") { 1 } else { infected };
        for _ in 0..times {
            contamination::infect(who, cx);
        }
    }
    Flow::Done
}
