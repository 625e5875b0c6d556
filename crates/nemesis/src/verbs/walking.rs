//! A Character comes into a Room.

use super::{markers, wounds};
use crate::Cx;
use crate::board::Whereabouts;
use crate::event::Event;
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use kernel::{RuleId, Seat, applies, rule};

/// Puts a Character into a Room. What the Room does to everybody who enters it happens here (N-RULING-203).
pub fn enter(rule: RuleId, seat: Seat, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.is_active(seat) {
        return;
    }
    cx.board.member_mut(seat).place = Whereabouts::Room(slot);
    cx.referee.log(rule, || Event::Moved { seat, to: slot });
    let moved = cx.board.active != seat;
    if !moved || applies!("N-RULING-203") {
        slime_of_room(seat, slot, cx);
    }
    // N-RULING-15: Fire hurts at the end of the own turn only.
    if moved && cx.board.chamber(slot).fire && !applies!("N-RULING-15") {
        wounds::light(rule!("N-ROUND-19"), seat, cx);
    }
}

/// N-ROOM-SLIME-01: whoever is in the Room Covered with Slime is slimed, once its tile lies face up.
pub fn slime_of_room(seat: Seat, slot: SlotId, cx: &mut Cx<'_>) {
    if cx.board.chamber(slot).room == Some(Room::RoomCoveredWithSlime) {
        markers::slime(rule!("N-ROOM-SLIME-01"), seat, cx);
    }
}
