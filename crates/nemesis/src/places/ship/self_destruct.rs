//! N-TIME, N-SELF: the Time track and the Self-Destruct sequence.

use crate::action::Action;
use crate::board::{Board, EndCause};
use crate::event::Event;
use crate::generated::ship::{SELF_LAST, SELF_YELLOW, TIME_LAST, TIME_OPENS};
use crate::refusal::{Why, require};
use crate::verbs::pods;
use crate::{Cx, Flow};
use kernel::{RuleId, Seat, applies, rule};

/// The alternatives of the Generator and of the Self-Destruct Key.
pub const START: u8 = 1;
pub const STOP: u8 = 2;

/// N-SELF-07: the first yellow space, from which on nothing stops the sequence.
fn first_yellow() -> u8 {
    if applies!("N-SELF-07") { SELF_YELLOW } else { SELF_LAST }
}

/// Whether a player could start the sequence: none is running (N-SELF-01) and nobody hibernates (N-SELF-09, N-HIB-05).
fn can_start(board: &Board) -> Result<(), Why> {
    require(board.ship.self_destruct.is_none(), rule!("N-SELF-01"), "the sequence is active already")?;
    let asleep = board.anybody_hibernates() && applies!("N-SELF-09") && applies!("N-HIB-05");
    require(!asleep, rule!("N-SELF-09"), "somebody hibernates")
}

/// Whether a player could stop the sequence: it is running and has not reached the first yellow space (N-SELF-05). Somebody who
/// hibernates does not matter (N-RULING-140).
fn can_stop(board: &Board) -> Result<(), Why> {
    let Some(space) = board.ship.self_destruct else {
        return Err(Why::new(rule!("N-RULING-141"), "the sequence is not active"));
    };
    require(space < first_yellow() || !applies!("N-SELF-05"), rule!("N-SELF-05"), "from the first yellow space on nothing stops it")?;
    let asleep = board.anybody_hibernates() && !applies!("N-RULING-140");
    require(!asleep, rule!("N-RULING-140"), "somebody hibernates")
}

/// Whether the Generator or the Self-Destruct Key can do anything.
pub fn check(_: Seat, board: &Board) -> Result<(), Why> {
    if board.ship.self_destruct.is_some() { can_stop(board) } else { can_start(board) }
}

/// N-RULING-141: with a marker on the track there is only stopping, without one only starting.
pub fn options(board: &Board, out: &mut Vec<Action>) {
    if can_start(board).is_ok() || !applies!("N-RULING-141") {
        out.push(Action::Option(START));
    }
    if can_stop(board).is_ok() || !applies!("N-RULING-141") {
        out.push(Action::Option(STOP));
    }
}

/// Places the marker on the first space (N-SELF-01), also after a stop (N-SELF-04). An active sequence goes on as it is (N-RULING-39).
pub fn start(rule: RuleId, cx: &mut Cx<'_>) {
    if rule.is_muted() || !applies!("N-SELF-01") || cx.board.ship.self_destruct.is_some() {
        return;
    }
    let space = if applies!("N-SELF-04") { 0 } else { 1 };
    cx.board.ship.self_destruct = Some(space);
    cx.referee.log(rule, || Event::SelfDestruct { space });
}

/// N-SELF-03.
pub fn stop(rule: RuleId, cx: &mut Cx<'_>) {
    if rule.is_muted() || !applies!("N-SELF-03") || cx.board.ship.self_destruct.is_none() {
        return;
    }
    cx.board.ship.self_destruct = None;
    cx.referee.log(rule, || Event::SelfDestructStopped);
}

/// N-ROUND-23, N-ROUND-24: both markers move one space. What the last spaces do is left in `Board::due`.
pub fn time_runs(cx: &mut Cx<'_>) -> Flow {
    let exploded = self_destruct_runs(cx);
    let jumped = time_moves(cx);
    // N-RULING-22: both at once is destruction.
    let destroyed = exploded && (applies!("N-RULING-22") || !jumped);
    if destroyed {
        cx.board.due.end = Some(EndCause::SelfDestruct);
    } else if jumped {
        cx.board.due.end = Some(EndCause::Jump);
    }
    Flow::Again
}

/// N-TIME-01: always onwards, in every round (N-TIME-04). True when the ship jumps (N-TIME-03, N-END-01).
fn time_moves(cx: &mut Cx<'_>) -> bool {
    if !applies!("N-ROUND-23") || !applies!("N-TIME-01") {
        return false;
    }
    let last = if applies!("N-TIME-05") { TIME_LAST } else { u8::MAX };
    let space = (cx.board.ship.time + 1).min(last);
    cx.board.ship.time = space;
    cx.referee.log(rule!("N-ROUND-23"), || Event::TimeMoved { space });
    if space == TIME_OPENS {
        cx.referee.log(rule!("N-TIME-02"), || Event::HibernationOpens);
    }
    space == last && applies!("N-TIME-03") && applies!("N-END-01")
}

/// N-SELF-02. True when the marker reaches the skull (N-SELF-08, N-END-03).
fn self_destruct_runs(cx: &mut Cx<'_>) -> bool {
    let Some(space) = cx.board.ship.self_destruct else { return false };
    // N-RULING-185: also in the round in which it was started.
    let new = space == 0 && !applies!("N-RULING-185");
    if !applies!("N-ROUND-24") || !applies!("N-SELF-02") || new {
        return false;
    }
    let last = if applies!("N-SELF-11") { SELF_LAST } else { u8::MAX };
    let space = (space + 1).min(last);
    cx.board.ship.self_destruct = Some(space);
    cx.referee.log(rule!("N-ROUND-24"), || Event::SelfDestruct { space });
    // N-RULING-142: once, on entering the first yellow space.
    let unlocks = space == first_yellow() || (space > first_yellow() && !applies!("N-RULING-142"));
    if unlocks && applies!("N-SELF-06") {
        pods::unlock_all(rule!("N-POD-04"), cx);
    }
    space == last && applies!("N-SELF-08") && applies!("N-END-03")
}
