//! What verbs have left behind: the end of the game, the choice of Objectives, full hands, the offer of the Intruders.

use crate::procedures::contact::Contact;
use crate::procedures::drop::DropSomething;
use crate::procedures::endgame::Endgame;
use crate::procedures::takeover::TakeOver;
use crate::{Cx, Flow};
use kernel::applies;

/// What comes before anything else goes on.
pub fn next(cx: &mut Cx<'_>) -> Option<Flow> {
    // N-TIMING-06, N-RULING-21: everything else stops at once.
    if applies!("N-TIMING-06")
        && applies!("N-RULING-21")
        && let Some(cause) = cx.board.due.end.take()
    {
        cx.board.due = Default::default();
        return Some(Flow::Abandon(Endgame::of(cause).into()));
    }
    // N-GOAL-04: before the Encounter goes on.
    if applies!("N-GOAL-04") && std::mem::take(&mut cx.board.due.contact) {
        return Some(Flow::First(Contact::default().into()));
    }
    if let Some(seat) = cx.board.due.drop.iter().next() {
        cx.board.due.drop = cx.board.due.drop.without(seat);
        return Some(Flow::First(DropSomething::forced(seat).into()));
    }
    let died = std::mem::take(&mut cx.board.due.takeover);
    (!died.is_empty()).then(|| Flow::First(TakeOver::among(died).into()))
}
