//! N-DOOR: opening and closing Doors, with an empty supply too (N-DOOR-14).

use crate::Action;
use crate::board::{Board, Door};
use crate::choice::Choice;
use crate::generated::tokens::DOOR_TOKENS;
use crate::ids::{CorridorId, CorridorSet, SlotId};
use crate::verbs::corridors;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// Whether a Door token is left in the supply.
fn in_supply(board: &Board) -> bool {
    board.doors_out() < DOOR_TOKENS
}

/// N-DOOR-14, N-RULING-57: Closed Doors, never Destroyed ones, that were not placed by the same effect.
fn takeable_doors(kept: CorridorSet, board: &Board) -> impl Iterator<Item = CorridorId> + '_ {
    let closed = board.all_corridors().filter(|&corridor| board.door(corridor) == Door::Closed);
    let takeable = closed.filter(|_| applies!("N-DOOR-14") && applies!("N-TIMING-11"));
    takeable.filter(move |&corridor| !kept.contains(corridor) || !applies!("N-RULING-57"))
}

/// Closed Doors that may be taken from the board.
pub fn takeable(kept: CorridorSet, board: &Board, out: &mut Vec<Action>) {
    // N-RULING-57: whoever closes the other Door chooses.
    let choice = if applies!("N-RULING-57") { usize::MAX } else { 1 };
    out.extend(takeable_doors(kept, board).take(choice).map(Action::Corridor));
}

/// Whether a Door could be placed.
fn can_place(kept: CorridorSet, board: &Board) -> bool {
    in_supply(board) || takeable_doors(kept, board).next().is_some()
}

/// A Door is placed in a Corridor.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CloseDoor {
    corridor: CorridorId,
    by: Seat,
    kept: CorridorSet,
}

impl CloseDoor {
    /// `by` chooses the Door to take when the supply is empty; those in `kept` may not be taken (N-RULING-57).
    pub fn of(corridor: CorridorId, by: Seat, kept: CorridorSet) -> Self {
        Self { corridor, by, kept }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match cx.board.door(self.corridor) {
            // N-RULING-58.
            Door::Closed => Flow::Done,
            // N-DOOR-08, N-RULING-55.
            Door::Destroyed if applies!("N-DOOR-08") && applies!("N-RULING-55") => Flow::Done,
            Door::Open | Door::Destroyed if in_supply(cx.board) => {
                corridors::close(rule!("N-DOOR-04"), self.corridor, cx);
                Flow::Done
            }
            Door::Open | Door::Destroyed if can_place(self.kept, cx.board) => {
                Flow::Ask(Choice::TakeDoor { seat: self.by, kept: self.kept })
            }
            // All twelve are Destroyed, or placed by the same effect.
            Door::Open | Door::Destroyed => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        if let Action::Corridor(taken) = answers.only() {
            // N-DOOR-14: the Corridor it leaves becomes Open.
            corridors::open(rule!("N-DOOR-14"), taken, cx);
            corridors::close(rule!("N-DOOR-04"), self.corridor, cx);
        }
        Flow::Done
    }
}

/// Whether the Door of a Corridor can be opened or closed; a Destroyed one only where a card says so (N-DOOR-08).
fn can_change(corridor: CorridorId, kept: CorridorSet, allow_destroyed: bool, board: &Board) -> bool {
    match board.door(corridor) {
        Door::Closed => true,
        Door::Open => can_place(kept, board),
        Door::Destroyed => allow_destroyed || !applies!("N-DOOR-08"),
    }
}

fn changeable(slot: SlotId, allow_destroyed: bool, board: &Board) -> impl Iterator<Item = CorridorId> + '_ {
    board.corridors(slot).filter(move |&corridor| can_change(corridor, CorridorSet::NONE, allow_destroyed, board))
}

/// The Doors next to a Room that can be opened or closed; Technical Corridors have none (N-TECH-08).
pub fn toggle_targets(slot: SlotId, board: &Board, allow_destroyed: bool, out: &mut Vec<Action>) {
    out.extend(changeable(slot, allow_destroyed, board).map(Action::Corridor));
}

pub fn can_toggle(slot: SlotId, board: &Board, allow_destroyed: bool) -> bool {
    changeable(slot, allow_destroyed, board).next().is_some()
}

/// Opens a Closed Door or closes another. A Destroyed one is stood up again where it lies.
pub fn toggle(who: Seat, corridor: CorridorId, cx: &mut Cx<'_>) -> Flow {
    match cx.board.door(corridor) {
        Door::Closed => {
            corridors::open(rule!("N-DOOR-03"), corridor, cx);
            Flow::Done
        }
        Door::Open => Flow::First(CloseDoor::of(corridor, who, CorridorSet::NONE).into()),
        Door::Destroyed => {
            corridors::close(rule!("N-DOOR-08"), corridor, cx);
            Flow::Done
        }
    }
}

/// Rooms of which at least one Door can be changed, explored or not (N-RULING-138).
pub fn changeable_rooms(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| can_toggle(slot, board, false) && (board.chamber(slot).explored || applies!("N-RULING-138")))
}

/// N-ROOM-COMMAND-01: Doors of one Room are opened and closed one by one, each at most once, at least one in all (Command Center,
/// Security Key).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChangeDoors {
    who: Seat,
    slot: SlotId,
    done: CorridorSet,
}

/// Doors of the Room this effect has closed (N-RULING-57).
fn closed_among(done: CorridorSet, board: &Board) -> CorridorSet {
    done.iter().filter(|&corridor| board.door(corridor) == Door::Closed).collect()
}

/// Doors of a Room that can still be changed: no Destroyed ones (N-RULING-138), none twice.
fn left(slot: SlotId, done: CorridorSet, board: &Board) -> impl Iterator<Item = CorridorId> + '_ {
    let kept = closed_among(done, board);
    board.corridors(slot).filter(move |&corridor| !done.contains(corridor) && can_change(corridor, kept, false, board))
}

/// Doors of a Room that can be opened or closed, and the end of it after the first change; the others stay (N-ROOM-COMMAND-02).
pub fn options(slot: SlotId, done: CorridorSet, board: &Board, out: &mut Vec<Action>) {
    if !done.is_empty() && applies!("N-ROOM-COMMAND-02") {
        out.push(Action::Done);
    }
    out.extend(left(slot, done, board).map(Action::Corridor));
}

impl ChangeDoors {
    pub fn of(who: Seat, slot: SlotId) -> Self {
        Self { who, slot, done: CorridorSet::NONE }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if left(self.slot, self.done, cx.board).next().is_none() {
            return Flow::Done;
        }
        Flow::Ask(Choice::Doors { seat: self.who, slot: self.slot, done: self.done })
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let Action::Corridor(corridor) = answers.only() else { return Flow::Done };
        let kept = closed_among(self.done, cx.board);
        self.done.insert(corridor);
        if cx.board.door(corridor) == Door::Closed {
            corridors::open(rule!("N-ROOM-COMMAND-01"), corridor, cx);
            return Flow::Again;
        }
        Flow::First(CloseDoor::of(corridor, self.who, kept).into())
    }
}
