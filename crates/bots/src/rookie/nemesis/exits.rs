//! The way out in time: how many cards it takes from each Room to leave the ship, and whether they will be at hand.

use super::mind::Mind;
use nemesis::generated::items::Item;
use nemesis::generated::rooms::Room;
use nemesis::ids::{SLOTS, SlotId};

/// From here nobody gets out.
const NO_WAY: i32 = 1000;
/// Player Phases before the end in which the way out is counted in cards.
const HURRY: i32 = 4;
/// Action cards of a whole round, with Wounds and Contamination.
const ROUND: i32 = 4;
/// What the action of a Room costs, and opening a Door, repairing, or getting past an Intruder.
const ROOM_ACTION: i32 = 2;
const OBSTACLE: i32 = 2;

impl Mind<'_> {
    /// Fewest cards that bring us off the ship, by Room.
    pub fn ways_out(&self) -> [i32; SLOTS] {
        if self.deadline() > HURRY {
            return [NO_WAY; SLOTS];
        }
        let mut spent = [-NO_WAY; SLOTS];
        for slot in SlotId::all() {
            if let Some(cost) = self.room_at(slot).and_then(|room| self.exit_cost(room, slot)) {
                spent[slot.index()] = -cost - OBSTACLE * self.figures(slot).count() as i32;
            }
        }
        let door = if self.can_open() { OBSTACLE } else { NO_WAY };
        self.relax(spent, door, |cards, _| cards - 1).map(|cards| -cards)
    }

    /// What leaving by a Room costs there, if it is a way out at all.
    pub fn exit_cost(&self, room: Room, slot: SlotId) -> Option<i32> {
        if room == Room::Hibernatorium {
            return (self.hibernation() > 0).then_some(ROOM_ACTION);
        }
        let broken = self.board.chamber(slot).malfunction;
        let key = self.has_any(&[Item::EvacuationKeyRed, Item::EvacuationKeyPilot]);
        let opened = if self.pods(room, true) > 0 {
            0
        } else if self.pods(room, false) > 0 && (key || self.counting_down()) {
            1
        } else {
            return None;
        };
        let repaired = if broken { OBSTACLE } else { 0 };
        (!broken || self.can_repair()).then_some(ROOM_ACTION + opened + repaired)
    }

    /// What it costs to be in a Room with so many Action cards when the end is near: the life of whoever cannot get out any more.
    pub fn lateness(&self, slot: SlotId, cards: i32) -> i32 {
        let later = self.deadline() - 1;
        if later >= HURRY {
            return 0;
        }
        // Of a thousand who have so many cards to spare, how many do not make it: somebody always stands in the way.
        let lost = match cards + ROUND * later - self.way_out[slot.index()] {
            ..=-1 => 1000,
            0 => 350,
            1 => 240,
            2 => 160,
            3 => 100,
            4 => 60,
            5 => 30,
            _ => 0,
        };
        self.body.worth() * lost / 1000
    }
}
