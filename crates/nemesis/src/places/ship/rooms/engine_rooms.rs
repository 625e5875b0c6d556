//! N-ROOM-ENGINE1 to 3, N-ROOM-ENGINECONTROL: looking at the engines. They cannot be changed by a Room action (N-ROOM-ENGINECONTROL-03),
//! and what was seen need not be told (N-ROOM-ENGINECONTROL-04).

use super::RoomAction;
use crate::board::Board;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::places::ship::engines;
use crate::refusal::Why;
use crate::verbs::knowledge;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// An Engine Room concerns its own engine only (N-ROOM-ENGINE1-02).
pub(super) struct EngineRoom {
    pub(super) engine: u8,
}

pub(super) struct EngineControlRoom;

impl RoomAction for EngineRoom {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        // N-RULING-42: looking always counts as a change.
        Ok(())
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let rule = match self.engine {
            0 => rule!("N-ROOM-ENGINE1-01"),
            1 => rule!("N-ROOM-ENGINE2-01"),
            _ => rule!("N-ROOM-ENGINE3-01"),
        };
        for engine in 0..engines::COUNT {
            if engine == self.engine || !applies!("N-ROOM-ENGINE1-02") {
                knowledge::peek_engine(rule, draft.who, engine, cx);
            }
        }
        Flow::Done
    }
}

impl RoomAction for EngineControlRoom {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        // N-RULING-42: looking always counts as a change.
        Ok(())
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        for engine in 0..engines::COUNT {
            // N-ROOM-ENGINECONTROL-02: a Malfunction in the Engine Room does not matter.
            let hidden = engines::slot_of(engine, cx.board).is_some_and(|slot| cx.board.chamber(slot).malfunction);
            if !hidden || applies!("N-ROOM-ENGINECONTROL-02") {
                knowledge::peek_engine(rule!("N-ROOM-ENGINECONTROL-01"), draft.who, engine, cx);
            }
        }
        if applies!("N-ROOM-ENGINECONTROL-03") { Flow::Done } else { engines::begin(draft.who, 0, cx) }
    }
}
