//! Where the game takes place. This file holds the only match on [`PlaceId`] in the crate.

pub mod ship;

use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Room;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A map with the rules of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceId {
    #[default]
    Ship,
}

impl PlaceId {
    pub fn rules(self) -> &'static dyn Place {
        match self {
            Self::Ship => &ship::Ship,
        }
    }
}

/// Every rule that depends on where we are.
pub trait Place: Sync {
    /// Whether the Room action of `room` could be taken by `who`; its cost is not looked at.
    fn check_room_action(&self, room: Room, who: Seat, slot: crate::ids::SlotId, board: &Board) -> Result<(), Why>;
    /// What the Room action still has to be aimed at.
    fn room_need(&self, room: Room, draft: &Draft, board: &Board) -> Option<Need>;
    fn room_aims(&self, room: Room, draft: &Draft, need: Need, board: &Board, out: &mut Vec<crate::Action>);
    fn room_action(&self, room: Room, slot: crate::ids::SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow;
    /// The first step of the Event Phase (N-ROUND-23).
    fn time_runs(&self, cx: &mut Cx<'_>) -> Flow;
    /// After the last pass, before time runs (N-RULING-134).
    fn all_passed(&self, cx: &mut Cx<'_>);
}
