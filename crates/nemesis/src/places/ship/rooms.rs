//! Room actions (N-ROOM): one small file a Room, or a group of Rooms that do alike.

pub mod airlock_control;
pub mod armory;
pub mod cockpit;
pub mod command_center;
pub mod comms_room;
pub mod emergency_room;
pub mod engine_rooms;
pub mod evacuation;
pub mod fire_control;
pub mod generator;
pub mod hatch_control;
pub mod hibernatorium;
pub mod laboratory;
pub mod monitoring;
pub mod nest;
pub mod refreshment;
pub mod storage;
pub mod surgery;

use crate::action::{Action, Deed};
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// N-ROOM-ALL-05, N-ACT-24.
pub fn cost() -> u8 {
    if applies!("N-ROOM-ALL-05") && applies!("N-ACT-24") { 2 } else { 1 }
}

/// What a Room does for those who use it. `slot` is where it lies, which need not be where the Character is (N-RULING-240).
trait RoomAction: Sync {
    /// Whether there is anything the action could do (N-RULING-42).
    fn check(&self, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why>;

    fn need(&self, _draft: &Draft, _board: &Board) -> Option<Need> {
        None
    }

    fn aims(&self, _draft: &Draft, _need: Need, _slot: SlotId, _board: &Board, _out: &mut Vec<Action>) {}

    /// Why something cannot be aimed at, where a rule of the Room says so.
    fn why_not(&self, _draft: &Draft, _action: &Action, _slot: SlotId, _board: &Board) -> Option<Why> {
        None
    }

    /// Whether whoever takes it is done for the round or for the game.
    fn is_final(&self) -> bool {
        false
    }

    /// Whether there is nothing for it to do but to scan the hand.
    fn only_scans(&self, _who: Seat, _board: &Board) -> bool {
        false
    }

    fn resolve(&self, slot: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow;

    fn answer(&self, _draft: &Draft, _action: Action, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }
}

fn action_of(room: Room) -> Option<&'static dyn RoomAction> {
    Some(match room {
        Room::Armory => &armory::Armory,
        Room::CommsRoom => &comms_room::CommsRoom,
        Room::EmergencyRoom => &emergency_room::EmergencyRoom,
        Room::EvacuationSectionA | Room::EvacuationSectionB => &evacuation::EvacuationSection,
        Room::FireControlSystem => &fire_control::FireControlSystem,
        Room::Generator => &generator::Generator,
        Room::Laboratory => &laboratory::Laboratory,
        Room::Nest => &nest::Nest,
        Room::Storage => &storage::Storage,
        Room::Surgery => &surgery::Surgery,
        Room::AirlockControl => &airlock_control::AirlockControl,
        Room::Canteen => &refreshment::Canteen,
        Room::ShowerRoom => &refreshment::ShowerRoom,
        Room::CommandCenter => &command_center::CommandCenter,
        Room::EngineControlRoom => &engine_rooms::EngineControlRoom,
        Room::HatchControlSystem => &hatch_control::HatchControlSystem,
        Room::MonitoringRoom => &monitoring::MonitoringRoom,
        Room::Cockpit => &cockpit::Cockpit,
        Room::Engine1 => &engine_rooms::EngineRoom { engine: 0 },
        Room::Engine2 => &engine_rooms::EngineRoom { engine: 1 },
        Room::Engine3 => &engine_rooms::EngineRoom { engine: 2 },
        Room::Hibernatorium => &hibernatorium::Hibernatorium,
        Room::Cabins | Room::RoomCoveredWithSlime => return None,
    })
}

/// Whether the action is that of the Character's own Room. A card or Item that grants one may have alternatives and a Room of its
/// own to choose, so what the granted action is aimed at stands beside them.
fn is_own(draft: &Draft) -> bool {
    draft.deed == Deed::RoomAction
}

/// The alternative chosen; 0 while none is.
fn option(draft: &Draft) -> u8 {
    if is_own(draft) { draft.option } else { draft.room_option }
}

fn option_need(draft: &Draft) -> Need {
    if is_own(draft) { Need::Option } else { Need::RoomOption }
}

/// The Room chosen; `NONE` while none is.
fn chosen(draft: &Draft) -> SlotId {
    if is_own(draft) { draft.room } else { draft.second_room }
}

/// What a Room has to be asked for as, until one is chosen.
fn room_need(draft: &Draft) -> Option<Need> {
    let need = if is_own(draft) { Need::Room } else { Need::SecondRoom };
    (!chosen(draft).is_some()).then_some(need)
}

/// N-ROOM-ALL-03, N-MARK-13: whether a Malfunction marker makes the action of a Room unavailable.
fn is_broken(room: Room, slot: SlotId, board: &Board) -> bool {
    let pods = matches!(room, Room::EvacuationSectionA | Room::EvacuationSectionB);
    // N-MARK-12: Fire does not matter.
    if board.chamber(slot).fire && !applies!("N-MARK-12") {
        return true;
    }
    board.chamber(slot).malfunction
        && applies!("N-ROOM-ALL-03")
        && applies!("N-MARK-13")
        && (!board.is_special(slot) || applies!("N-MARK-18"))
        // N-POD-07: there is no other way into a Pod.
        && (!pods || (applies!("N-ROOM-EVACA-07") && applies!("N-POD-07")))
}

/// N-ROOM-ALL-02: no Room action in Combat; some Rooms say so of themselves.
pub fn closed_in_combat(slot: SlotId, board: &Board) -> bool {
    let own = match board.chamber(slot).room {
        Some(Room::EvacuationSectionA | Room::EvacuationSectionB) => applies!("N-ROOM-EVACA-06"),
        Some(Room::Hibernatorium) => applies!("N-ROOM-HIBERNATORIUM-04"),
        Some(Room::Cockpit) => applies!("N-ROOM-COCKPIT-05"),
        Some(_) | None => true,
    };
    applies!("N-ROOM-ALL-02") && own
}

/// Why a Room has no action.
fn no_action(room: Room) -> Result<(), Why> {
    match room {
        Room::RoomCoveredWithSlime => require(!applies!("N-ROOM-SLIME-05"), rule!("N-ROOM-SLIME-05"), "this Room has no Room action"),
        Room::Cabins => require(!applies!("N-ROOM-CABINS-03"), rule!("N-ROOM-CABINS-03"), "the Cabins need no action"),
        _ => Err(Why::new(rule!("N-ROOM-ALL-01"), "this Room has no Room action")),
    }
}

/// Whether the Room action of `room` at `slot` could be taken by `who`, its cost and the Combat of `who` aside.
pub fn check(room: Room, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
    let Some(action) = action_of(room) else { return no_action(room) };
    require(!is_broken(room, slot, board), rule!("N-ROOM-ALL-03"), "a Malfunction marker lies in the Room")?;
    let burns = board.chamber(slot).fire && !applies!("N-ROOM-ALL-04");
    require(!burns, rule!("N-ROOM-ALL-04"), "the Room burns")?;
    action.check(who, slot, board)
}

/// What the Room action still has to be aimed at.
pub fn need(room: Room, draft: &Draft, board: &Board) -> Option<Need> {
    action_of(room)?.need(draft, board)
}

pub fn aims(room: Room, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if let (Some(action), Some(slot)) = (action_of(room), board.slot_of(room)) {
        action.aims(draft, need, slot, board, out);
    }
}

pub fn is_final(room: Room) -> bool {
    action_of(room).is_some_and(|action| action.is_final())
}

pub fn only_scans(room: Room, who: Seat, board: &Board) -> bool {
    action_of(room).is_some_and(|action| action.only_scans(who, board))
}

pub fn resolve(room: Room, slot: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    action_of(room).map_or(Flow::Done, |action| action.resolve(slot, draft, phase, cx))
}

/// The answer to a question that [`resolve`] asked.
pub fn answer(room: Room, _: SlotId, draft: &Draft, _: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    action_of(room).map_or(Flow::Done, |it| it.answer(draft, action, cx))
}

/// The Room a Character is in, whose action it can use (N-ROOM-ALL-01).
fn here(who: Seat, board: &Board) -> Option<(Room, SlotId)> {
    let slot = board.room_of(who).filter(|_| applies!("N-ROOM-ALL-01"))?;
    Some((board.chamber(slot).room?, slot))
}

/// Whether the Room action of the Character's own Room could be taken.
pub fn check_here(who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
    match board.chamber(slot).room {
        Some(room) => check(room, who, slot, board),
        None => Err(Why::new(rule!("N-ROOM-ALL-01"), "nobody knows what this Room is")),
    }
}

pub fn need_here(draft: &Draft, board: &Board) -> Option<Need> {
    here(draft.who, board).and_then(|(room, _)| need(room, draft, board))
}

pub fn aims_here(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if let Some((room, _)) = here(draft.who, board) {
        aims(room, draft, need, board, out);
    }
}

pub fn is_final_here(who: Seat, board: &Board) -> bool {
    here(who, board).is_some_and(|(room, _)| is_final(room))
}

pub fn only_scans_here(who: Seat, board: &Board) -> bool {
    here(who, board).is_some_and(|(room, _)| only_scans(room, who, board))
}

/// Why an answer to an aiming question is not possible, where a rule of the Room says so.
pub fn why_not(draft: &Draft, _: Need, action: &Action, board: &Board) -> Option<Why> {
    let (room, slot) = here(draft.who, board)?;
    action_of(room)?.why_not(draft, action, slot, board)
}

/// A Character that died or left the Room on the way gets no further.
pub fn resolve_here(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    here(draft.who, cx.board).map_or(Flow::Done, |(room, slot)| resolve(room, slot, draft, phase, cx))
}

pub fn answer_here(draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    here(draft.who, cx.board).map_or(Flow::Done, |(room, slot)| answer(room, slot, draft, phase, action, cx))
}
