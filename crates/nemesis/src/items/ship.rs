//! Items for the ship: its Doors, markers, engines, Pods and the Self-Destruct sequence.

use super::Effect;
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Room;
use crate::ids::{PodId, SlotId};
use crate::places::ship::{engines, self_destruct};
use crate::procedures::doors::{self, ChangeDoors};
use crate::refusal::{Why, require};
use crate::verbs::{markers, pods};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// One Door next to the own Room is opened or closed; the Plasma Torch closes a Destroyed one too (N-DOOR-08).
pub(super) struct Door {
    pub(super) repairs: bool,
}

impl Effect for Door {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(doors::can_toggle(slot, board, self.repairs), rule!("N-RULING-42"), "no Door next to this Room can be opened or closed")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (!draft.corridor.is_some()).then_some(Need::Door)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        doors::toggle_targets(slot, board, self.repairs, out);
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        if phase == 0 && !rule!("N-ACT-25").is_muted() { doors::toggle(draft.who, draft.corridor, cx) } else { Flow::Done }
    }
}

/// The Security Key: Doors of any one Room, as in the Command Center (N-RULING-138).
pub(super) struct Doors;

impl Effect for Doors {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(doors::changeable_rooms(board).next().is_some(), rule!("N-RULING-138"), "no Door of the ship can be opened or closed")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (!draft.room.is_some()).then_some(Need::Room)
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(doors::changeable_rooms(board).map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        let muted = rule!("N-ACT-25").is_muted();
        if phase == 0 && !muted { Flow::First(ChangeDoors::of(draft.who, draft.room).into()) } else { Flow::Done }
    }
}

/// The Malfunction marker of the own Room is removed (N-MARK-23).
pub(super) struct Repair;

impl Effect for Repair {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(board.chamber(slot).malfunction, rule!("N-RULING-42"), "there is no Malfunction marker in this Room")
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(slot) = cx.board.room_of(draft.who) {
            markers::repair(rule!("N-MARK-23"), slot, cx);
        }
        Flow::Done
    }
}

/// Repair/Damage Engine in an Engine Room (N-ENG-02).
pub(super) struct Engine;

fn engine_of(who: Seat, board: &Board) -> Option<u8> {
    board.room_of(who).and_then(|slot| engines::engine_at(slot, board))
}

impl Effect for Engine {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        engines::check(slot, board)
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        match engine_of(draft.who, cx.board) {
            Some(engine) if phase == 0 => engines::begin(draft.who, engine, cx),
            Some(_) | None => Flow::Done,
        }
    }

    fn answer(&self, draft: &Draft, _: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
        if let Some(engine) = engine_of(draft.who, cx.board) {
            engines::finish(draft.who, engine, action, cx);
        }
        Flow::Done
    }
}

/// The Fire marker of the own Room is removed.
pub(super) struct Extinguish;

impl Effect for Extinguish {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(board.chamber(slot).fire, rule!("N-RULING-42"), "this Room does not burn")
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(slot) = cx.board.room_of(draft.who) {
            markers::extinguish(rule!("N-ACT-25"), slot, cx);
        }
        Flow::Done
    }
}

/// N-MARK-21: the Self-Destruct Key needs a working computer, and otherwise what the Generator needs, but not the Generator.
fn check_key(who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
    require(board.has_computer(slot), rule!("N-MARK-21"), "there is no working computer in this Room")?;
    self_destruct::check(who, board)
}

pub(super) struct StartSelfDestruct;

impl Effect for StartSelfDestruct {
    fn check(&self, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        check_key(who, slot, board)?;
        require(board.ship.self_destruct.is_none(), rule!("N-SELF-01"), "the sequence is active already")
    }

    fn resolve(&self, _: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        self_destruct::start(rule!("N-SELF-01"), cx);
        Flow::Done
    }
}

pub(super) struct StopSelfDestruct;

impl Effect for StopSelfDestruct {
    fn check(&self, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        check_key(who, slot, board)?;
        require(board.ship.self_destruct.is_some(), rule!("N-RULING-141"), "the sequence is not active")
    }

    fn resolve(&self, _: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        self_destruct::stop(rule!("N-SELF-03"), cx);
        Flow::Done
    }
}

/// An Evacuation Key locks or unlocks a Pod of the section in which it is used, occupied or not. A Malfunction does not matter.
pub(super) struct PodLock;

fn pods_here(slot: SlotId, board: &Board) -> impl Iterator<Item = PodId> + '_ {
    let chamber = board.chamber(slot);
    let section = chamber.room.filter(|room| chamber.explored && matches!(room, Room::EvacuationSectionA | Room::EvacuationSectionB));
    PodId::all().filter(move |&pod| section == Some(Board::section(pod)) && board.ship.pods[pod.index()].aboard)
}

impl Effect for PodLock {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(pods_here(slot, board).next().is_some(), rule!("N-POD-02"), "this is no Evacuation Section with an Escape Pod")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (!draft.pod.is_some()).then_some(Need::Pod)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(pods_here(slot, board).map(Action::Pod));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let locked = cx.board.ship.pods[draft.pod.index()].locked;
        // N-POD-05: Pods that were unlocked automatically too.
        if locked || applies!("N-POD-05") {
            pods::set_lock(rule!("N-POD-02"), draft.pod, !locked, cx);
        }
        Flow::Done
    }
}
