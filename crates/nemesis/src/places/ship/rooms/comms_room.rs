//! N-ROOM-COMMS: the Signal. Only Objectives ask for it (N-ROOM-COMMS-02).

use super::RoomAction;
use crate::board::Board;
use crate::draft::Draft;
use crate::event::Event;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct CommsRoom;

impl RoomAction for CommsRoom {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(!board.member(who).signal, rule!("N-RULING-42"), "the Signal has been sent already")
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let seat = draft.who;
        if applies!("N-ROOM-COMMS-01") {
            cx.board.member_mut(seat).signal = true;
        }
        cx.referee.log(rule!("N-ROOM-COMMS-01"), || Event::SignalSent { seat });
        Flow::Done
    }
}
