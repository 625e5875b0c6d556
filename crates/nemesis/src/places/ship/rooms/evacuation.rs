//! N-ROOM-EVACA, N-ROOM-EVACB: boarding an Escape Pod.

use super::RoomAction;
use crate::board::Board;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::places::ship::pods::{self, Boarding};
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct EvacuationSection;

impl RoomAction for EvacuationSection {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        let free = pods::boardable(slot, board).next().is_some();
        // N-RULING-214: Pods are not unlocked here.
        let free = free || !applies!("N-RULING-214");
        require(free, rule!("N-ROOM-EVACA-02"), "no Pod of this section is unlocked and has a free seat")?;
        let intruder = board.has_intruder(slot) && applies!("N-ROOM-EVACA-06");
        require(!intruder, rule!("N-ROOM-EVACA-06"), "an Intruder is in the Evacuation Section")
    }

    fn resolve(&self, slot: SlotId, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        match phase {
            0 if applies!("N-ROOM-EVACA-01") => Flow::First(Boarding::of(draft.who, slot).into()),
            _ => Flow::Done,
        }
    }
}
