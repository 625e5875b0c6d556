//! N-ROOM-HIBERNATORIUM, N-HIB: an attempt to hibernate.

use super::RoomAction;
use crate::board::Board;
use crate::draft::Draft;
use crate::event::Event;
use crate::generated::ship::TIME_OPENS;
use crate::ids::SlotId;
use crate::procedures::noise::NoiseRoll;
use crate::refusal::{Why, require};
use crate::verbs::pods;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Hibernatorium;

/// N-HIB-01, N-HIB-02, N-TIME-02: the chambers open when the Time marker reaches the first blue space, and stay open (N-RULING-149).
fn is_open(board: &Board) -> bool {
    let time = board.ship.time;
    let reached = time >= TIME_OPENS && applies!("N-TIME-02");
    let closed = !reached && applies!("N-ROOM-HIBERNATORIUM-01") && applies!("N-HIB-01") && applies!("N-HIB-02");
    let closed_again = time > TIME_OPENS && !applies!("N-RULING-149");
    !closed && !closed_again
}

impl RoomAction for Hibernatorium {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(is_open(board), rule!("N-ROOM-HIBERNATORIUM-01"), "the hibernation chambers are not open yet")?;
        // N-RULING-153: an active Self-Destruct sequence does not matter.
        let safe = board.ship.self_destruct.is_none() || applies!("N-RULING-153");
        require(safe, rule!("N-RULING-153"), "the Self-Destruct sequence is active")?;
        let intruder = board.has_intruder(slot) && applies!("N-ROOM-HIBERNATORIUM-04");
        require(!intruder, rule!("N-ROOM-HIBERNATORIUM-04"), "an Intruder is in the Hibernatorium")
    }

    /// N-ROOM-HIBERNATORIUM-03, N-HIB-03, N-HIB-07: nobody wakes up.
    fn is_final(&self) -> bool {
        true
    }

    fn resolve(&self, slot: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let seat = draft.who;
        match phase {
            0 if applies!("N-ROOM-HIBERNATORIUM-02") => Flow::First(NoiseRoll::of(seat).into()),
            0 => Flow::Again,
            1 if cx.board.room_of(seat) == Some(slot) => {
                if cx.board.has_intruder(slot) && applies!("N-ROOM-HIBERNATORIUM-02") {
                    cx.referee.log(rule!("N-ROOM-HIBERNATORIUM-02"), || Event::AttemptFails { seat });
                } else {
                    pods::hibernate(rule!("N-ROOM-HIBERNATORIUM-03"), seat, cx);
                }
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}
