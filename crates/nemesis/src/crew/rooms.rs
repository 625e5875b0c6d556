//! Room actions that a card grants: without their cost, with all their other conditions (N-RULING-219).

use crate::action::{Action, Deed};
use crate::board::{Board, Whereabouts};
use crate::crew::machines::check_computer;
use crate::draft::{Draft, Need};
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use crate::places::ship::rooms;
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Which Rooms a card opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grant {
    /// Those with a working computer (Computer Skills, Blocking Access).
    Computer,
    /// Also the Cockpit (Piloting).
    Helm,
    /// Those without a computer symbol (Old Friend).
    Manual,
}

/// The Room at a slot whose action could be used.
fn at(slot: SlotId, board: &Board) -> Option<(Room, SlotId)> {
    board.chamber(slot).room.map(|room| (room, slot))
}

/// The own Room, also while its action has brought the Character into a Pod there.
fn here(who: Seat, board: &Board) -> Option<(Room, SlotId)> {
    match board.member(who).place {
        Whereabouts::Room(slot) => at(slot, board),
        Whereabouts::Pod(pod) => at(board.pod_slot(pod), board),
        Whereabouts::Nowhere | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => None,
    }
}

/// The draft as the Room reads it: its own alternative in the place of the card's, and nothing of what the card has chosen.
fn inner(draft: &Draft) -> Draft {
    Draft { deed: Deed::RoomAction, option: draft.room_option, second_room: SlotId::NONE, ..*draft }
}

fn need(room: Room, draft: &Draft, board: &Board) -> Option<Need> {
    match rooms::need(room, &inner(draft), board) {
        Some(Need::Option) => Some(Need::RoomOption),
        other => other,
    }
}

fn aims(room: Room, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    let need = if need == Need::RoomOption { Need::Option } else { need };
    rooms::aims(room, &inner(draft), need, board, out);
}

pub fn check_here(grant: Grant, who: Seat, board: &Board) -> Result<(), Why> {
    let Some((room, slot)) = here(who, board) else {
        return Err(Why::new(rule!("N-ROOM-ALL-01"), "the Character is in no Room"));
    };
    let works = !board.chamber(slot).malfunction || !applies!("N-MARK-13");
    match grant {
        Grant::Computer => check_computer(who, false, board)?,
        Grant::Helm if room == Room::Cockpit => require(works, rule!("N-MARK-13"), "this Room has a Malfunction marker")?,
        Grant::Helm => check_computer(who, false, board)?,
        Grant::Manual => {
            require(!room.facts().computer, rule!("N-ROOM-ALL-09"), "this Room has a computer symbol")?;
            require(works, rule!("N-MARK-13"), "this Room has a Malfunction marker")?;
        }
    }
    rooms::check(room, who, slot, board)
}

pub fn need_here(draft: &Draft, board: &Board) -> Option<Need> {
    need(here(draft.who, board)?.0, draft, board)
}

pub fn aims_here(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if let Some((room, _)) = here(draft.who, board) {
        aims(room, draft, need, board, out);
    }
}

pub fn why_not_here(draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    let need = if need == Need::RoomOption { Need::Option } else { need };
    rooms::why_not(&inner(draft), need, action, board)
}

pub fn is_final_here(draft: &Draft, board: &Board) -> bool {
    here(draft.who, board).is_some_and(|(room, _)| rooms::is_final(room))
}

pub fn only_scans_here(draft: &Draft, board: &Board) -> bool {
    here(draft.who, board).is_some_and(|(room, _)| rooms::only_scans(room, draft.who, board))
}

pub fn resolve_here(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match here(draft.who, cx.board) {
        Some((room, slot)) => rooms::resolve(room, slot, &inner(draft), phase, cx),
        None => Flow::Done,
    }
}

pub fn answer_here(draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    match here(draft.who, cx.board) {
        Some((room, slot)) => rooms::answer(room, slot, &inner(draft), phase, action, cx),
        None => Flow::Done,
    }
}

/// N-RULING-240: whether the action of a Room elsewhere can be used: Malfunction and other conditions are judged there.
fn check_at(slot: SlotId, who: Seat, board: &Board) -> Result<(), Why> {
    require(board.room_of(who) != Some(slot), rule!("N-RULING-42"), "it must be another Room")?;
    require(board.has_computer(slot), rule!("N-RULING-240"), "no explored Room with a working computer is there")?;
    // Combat is judged in the own Room.
    let quiet = applies!("N-RULING-240") || !board.has_intruder(slot);
    require(quiet, rule!("N-RULING-240"), "an Intruder is in that Room")?;
    match at(slot, board) {
        Some((room, slot)) => rooms::check(room, who, slot, board),
        None => Err(Why::new(rule!("N-RULING-240"), "this Room is not explored")),
    }
}

pub fn check_distant(who: Seat, board: &Board) -> Result<(), Why> {
    check_computer(who, true, board)?;
    let any = SlotId::all().any(|slot| check_at(slot, who, board).is_ok());
    require(any, rule!("N-RULING-240"), "no other Room with a working computer has an action that could be used")
}

/// The Room whose action is used comes first; the second Room of the draft keeps it apart from a Room that action aims at.
pub fn need_distant(draft: &Draft, board: &Board) -> Option<Need> {
    match at(draft.second_room, board) {
        Some((room, _)) if draft.second_room.is_some() => need(room, draft, board),
        Some(_) | None => Some(Need::SecondRoom),
    }
}

pub fn aims_distant(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if need == Need::SecondRoom {
        out.extend(SlotId::all().filter(|&slot| check_at(slot, draft.who, board).is_ok()).map(Action::Room));
    } else if let Some((room, _)) = at(draft.second_room, board) {
        aims(room, draft, need, board, out);
    }
}

pub fn why_not_distant(draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    match (need, *action) {
        (Need::SecondRoom, Action::Room(slot)) => check_at(slot, draft.who, board).err(),
        _ => None,
    }
}

pub fn is_final_distant(draft: &Draft, board: &Board) -> bool {
    draft.second_room.is_some() && at(draft.second_room, board).is_some_and(|(room, _)| rooms::is_final(room))
}

pub fn resolve_distant(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match at(draft.second_room, cx.board) {
        Some((room, slot)) if cx.board.is_active(draft.who) => rooms::resolve(room, slot, &inner(draft), phase, cx),
        Some(_) | None => Flow::Done,
    }
}

pub fn answer_distant(draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    match at(draft.second_room, cx.board) {
        Some((room, slot)) => rooms::answer(room, slot, &inner(draft), phase, action, cx),
        None => Flow::Done,
    }
}
