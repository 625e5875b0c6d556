//! Units come, stand, carry tokens and go.

use crate::Cx;
use crate::board::Place;
use crate::event::Event;
use crate::generated::sectors::Sector;
use crate::ids::{RoomId, SlotId, UnitId};
use kernel::{RuleId, Seat, applies};

/// Puts a unit into an empty Room.
pub fn stand(unit: UnitId, room: RoomId, cx: &mut Cx<'_>) {
    cx.board.rooms[room.index()] = unit;
    cx.board.unit_mut(unit).place = Place::Room(room);
}

/// Takes a unit out of its Room.
pub fn leave_room(unit: UnitId, cx: &mut Cx<'_>) {
    if let Place::Room(room) = cx.board.unit(unit).place {
        cx.board.rooms[room.index()] = UnitId::NONE;
        cx.board.unit_mut(unit).place = Place::Underway;
    }
}

/// Takes Parasite, Invisibility and Grabber tokens off a unit; they go back to where they came from (T-TOKEN-03).
pub fn strip(unit: UnitId, cx: &mut Cx<'_>) {
    if let Some(slot) = cx.board.held_by(unit) {
        cx.board.slot_mut(slot).counter = 0;
    }
    let it = cx.board.unit_mut(unit);
    it.parasites = 0;
    it.invisible = false;
}

/// T-PUSH-01, T-RULING-08: to Space; the side is kept, the tokens are not. Space has room for all (T-LIFE-05).
/// Returns the Room it leaves.
pub fn push_to_space(rule: RuleId, unit: UnitId, cx: &mut Cx<'_>) -> Option<RoomId> {
    let Place::Room(room) = cx.board.unit(unit).place else { return None };
    if rule.is_muted() {
        return None;
    }
    if applies!("T-RULING-08") {
        strip(unit, cx);
    } else if let Some(slot) = cx.board.held_by(unit) {
        cx.board.slot_mut(slot).counter = 0;
    }
    leave_room(unit, cx);
    // T-RULING-09: Minor Aliens and Embryos too.
    let space = applies!("T-RULING-09") || !cx.board.unit(unit).is_token();
    cx.board.unit_mut(unit).place = if space { Place::Space } else { Place::Supply };
    cx.referee.log(rule, || Event::Pushed { unit, from: room });
    Some(room)
}

/// Turns a unit over.
pub fn turn(rule: RuleId, unit: UnitId, upgraded: bool, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.stir();
    cx.board.unit_mut(unit).upgraded = upgraded;
    cx.referee.log(rule, || Event::UnitTurned { unit, upgraded });
}

/// Parasite tokens on a unit, as many as are free (T-TOKEN-02). Returns how many.
pub fn infect(rule: RuleId, unit: UnitId, by: Seat, wanted: u8, cx: &mut Cx<'_>) -> u8 {
    let tokens = wanted.min(cx.board.free_parasites());
    if rule.is_muted() || tokens == 0 {
        return 0;
    }
    let it = cx.board.unit_mut(unit);
    it.parasites = tokens;
    it.parasite_of = by;
    cx.referee.log(rule, || Event::Infected { unit, tokens });
    tokens
}

/// Frees the units of a side that Grabbers of a sector hold, except the one that has just come.
pub fn free_held(rule: RuleId, arriving: UnitId, sector: Sector, cx: &mut Cx<'_>) {
    let owner = cx.board.unit(arriving).owner;
    for slot in SlotId::of(sector) {
        let Some(held) = cx.board.slot(slot).holds() else { continue };
        if rule.is_muted() || held == arriving || cx.board.enemies(cx.board.unit(held).owner, owner) {
            continue;
        }
        cx.board.slot_mut(slot).counter = 0;
        cx.referee.log(rule, || Event::Freed { unit: held });
    }
}
