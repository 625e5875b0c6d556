//! The ship: its tracks, engines, Pods and Rooms.

pub mod airlock;
pub mod engines;
pub mod pods;
pub mod rooms;
pub mod self_destruct;

use crate::board::{Board, Whereabouts};
use crate::draft::{Draft, Need};
use crate::generated::rooms::Room;
use crate::generated::ship::DESTINATION_START;
use crate::ids::{PODS, PodId, SlotId, SlotSet};
use crate::places::Place;
use crate::refusal::Why;
use crate::{Action, Cx, Flow};
use kernel::{Seat, Secret, applies};
use serde::{Deserialize, Serialize};

/// An Escape Pod.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pod {
    /// Neither launched nor left in the box.
    pub aboard: bool,
    pub locked: bool,
}

/// What only the ship has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Parts {
    /// Moves the Time marker has made.
    pub time: u8,
    /// Moves the Self-Destruct marker has made; `None` while it is off.
    pub self_destruct: Option<u8>,
    /// 0 is A.
    pub destination: u8,
    /// One of N-COMP-38.
    pub coordinates: Option<Secret<u8>>,
    /// Whether the top token is Working; the other one is under it (N-COMP-26).
    pub engines: [Option<Secret<bool>>; 3],
    pub pods: [Pod; PODS],
    /// Where the Airlock Procedure token lies (N-COMP-28).
    pub airlock: Option<SlotId>,
    /// Where the face-down Generator must lie for all that Coolant Leak has told (N-RULING-186); empty when it has told nothing.
    pub generator: SlotSet,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            time: u8::from(!applies!("N-SETUP-25")),
            self_destruct: if applies!("N-SETUP-26") { None } else { Some(0) },
            destination: if applies!("N-SETUP-09") { DESTINATION_START } else { 0 },
            coordinates: None,
            engines: [None; 3],
            pods: Default::default(),
            airlock: None,
            generator: SlotSet::NONE,
        }
    }
}

/// The rules of the ship.
pub struct Ship;

impl Place for Ship {
    fn check_room_action(&self, room: Room, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        rooms::check(room, who, slot, board)
    }

    fn room_need(&self, room: Room, draft: &Draft, board: &Board) -> Option<Need> {
        rooms::need(room, draft, board)
    }

    fn room_aims(&self, room: Room, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
        rooms::aims(room, draft, need, board, out);
    }

    fn room_action(&self, room: Room, slot: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        rooms::resolve(room, slot, draft, phase, cx)
    }

    fn time_runs(&self, cx: &mut Cx<'_>) -> Flow {
        self_destruct::time_runs(cx)
    }

    fn all_passed(&self, cx: &mut Cx<'_>) {
        airlock::all_passed(cx);
    }
}

impl Board {
    /// N-SETUP-11: odd Pods belong to section A, even ones to section B.
    pub fn section(pod: PodId) -> Room {
        if pod.0.is_multiple_of(2) || !applies!("N-SETUP-11") { Room::EvacuationSectionA } else { Room::EvacuationSectionB }
    }

    /// The Room a Pod belongs to. `NONE` while it is not explored: nobody can be in the Pod then.
    pub fn pod_slot(&self, pod: PodId) -> SlotId {
        self.slot_of(Self::section(pod)).unwrap_or(SlotId::NONE)
    }

    /// The Evacuation Section in one of whose Pods a Character waits.
    pub fn section_of(&self, seat: Seat) -> Option<SlotId> {
        match self.member(seat).place {
            Whereabouts::Pod(pod) => Some(self.pod_slot(pod)),
            Whereabouts::Nowhere | Whereabouts::Room(_) | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => None,
        }
    }
}
