//! Rooms, Corridors, Doors and Noise: what lies on the map and how its parts are joined.

use super::Board;
use crate::generated::rooms::{Colour, Room};
use crate::generated::ship::{BoardSide, Exit, SideFacts, SlotFacts, SlotKind};
use crate::generated::tokens::ExplorationToken;
use crate::ids::{CorridorId, SlotId, SlotSet};
use kernel::{Seat, SeatSet, Secret, applies};
use serde::{Deserialize, Serialize};

/// N-DOOR-02. N-DOOR-01, N-TECH-08: each Corridor has one, a Technical Corridor none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Door {
    #[default]
    Open,
    Closed,
    Destroyed,
}

/// Objects lying in a Room (N-OBJ-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Objects {
    pub blue_corpse: bool,
    /// Whose red Corpses lie here (N-RULING-165). There is one for everybody who may die (N-RULING-01).
    pub red_corpses: SeatSet,
    /// N-COMP-16: more than there are tokens will do as well (N-RULING-86).
    pub carcasses: u8,
    pub eggs: u8,
}

impl Objects {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// One place for a Room.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Chamber {
    /// The Room, when its tile lies face up (or is printed).
    pub room: Option<Room>,
    /// A face-down tile that somebody has looked at, or that had to be decided. Other face-down tiles are not decided yet.
    pub tile: Option<Secret<Room>>,
    /// Likewise the Exploration token.
    pub token: Option<Secret<ExplorationToken>>,
    /// Whether the Exploration token has been resolved (N-RULING-209).
    pub explored: bool,
    pub counter: u8,
    pub fire: bool,
    pub malfunction: bool,
    pub objects: Objects,
}

impl Board {
    /// The map in use.
    #[inline]
    pub fn map(&self) -> &'static SideFacts {
        // N-MODE-ALT-01: in every mode the side that was agreed on.
        let side = if applies!("N-MODE-ALT-01") { self.side } else { BoardSide::Basic };
        side.facts()
    }

    #[inline]
    pub fn slot_facts(&self, slot: SlotId) -> &'static SlotFacts {
        &self.map().slots[slot.index()]
    }

    /// Where the exit with a number (1 to 4) leads (N-NOISE-17). Every Room has one for each number, so none is missing (N-RULING-37).
    #[inline]
    pub fn exit(&self, slot: SlotId, number: u8) -> Exit {
        self.slot_facts(slot).exits[usize::from(number.wrapping_sub(1)).min(3)]
    }

    /// The Room at the other end of a Corridor.
    #[inline]
    pub fn across(&self, corridor: CorridorId, slot: SlotId) -> SlotId {
        match self.map().corridors.get(usize::from(corridor.0)) {
            Some(facts) => SlotId(if facts.ends[0] == slot.0 { facts.ends[1] } else { facts.ends[0] }),
            None => SlotId::NONE,
        }
    }

    /// The Corridors of a Room, each once, in the order of their numbers; Technical Corridors are not among them.
    #[inline]
    pub fn corridors(&self, slot: SlotId) -> impl Iterator<Item = CorridorId> + use<> {
        let exits = &self.slot_facts(slot).exits;
        exits.iter().enumerate().filter_map(move |(index, exit)| match *exit {
            Exit::Corridor(corridor) if !exits[..index].contains(exit) => Some(CorridorId(corridor)),
            Exit::Corridor(_) | Exit::Technical(_) => None,
        })
    }

    /// N-MOVE-06: neighbouring Rooms with the Corridor that leads there; a twin Corridor names its Room twice (N-MODE-ALT-04).
    #[inline]
    pub fn neighbours(&self, slot: SlotId) -> impl Iterator<Item = (CorridorId, SlotId)> + '_ {
        let joined = self.corridors(slot).filter(|_| applies!("N-MOVE-06"));
        joined.map(move |corridor| (corridor, self.across(corridor, slot)))
    }

    pub fn neighbour_set(&self, slot: SlotId) -> SlotSet {
        self.neighbours(slot).map(|(_, to)| to).collect()
    }

    /// The Technical Corridor system a Room has an entrance to (N-TECH-01, N-TECH-13).
    pub fn network(&self, slot: SlotId) -> Option<u8> {
        self.slot_facts(slot).network.filter(|_| applies!("N-TECH-13"))
    }

    #[inline]
    pub fn door(&self, corridor: CorridorId) -> Door {
        // N-MODE-ALT-04: each of two Corridors between the same Rooms has a Door of its own.
        let own = if applies!("N-MODE-ALT-04") { corridor } else { self.first_between(corridor) };
        *self.doors.at(own.index())
    }

    /// The first Corridor that joins the same Rooms.
    fn first_between(&self, corridor: CorridorId) -> CorridorId {
        let corridors = self.map().corridors;
        let same = |ends: [u8; 2]| corridors.iter().position(|other| other.ends == ends);
        let first = corridors.get(corridor.index()).and_then(|facts| same(facts.ends));
        first.map_or(corridor, |index| CorridorId(index as u8))
    }

    /// Corridors of the map in use.
    pub fn all_corridors(&self) -> impl Iterator<Item = CorridorId> + use<> {
        (0..self.map().corridors.len() as u8).map(CorridorId)
    }

    /// Whether a connected Corridor holds a Noise marker. N-NOISE-14: for both its Rooms, whatever Door is in it. N-TECH-06: that of the
    /// Technical Corridor space lies in all its entrances. N-NOISE-15: nothing else asks for one.
    pub fn is_noisy(&self, exit: Exit) -> bool {
        match exit {
            Exit::Corridor(corridor) => {
                let corridor = CorridorId(corridor);
                self.noise.contains(corridor) && (applies!("N-NOISE-14") || self.is_passable(corridor))
            }
            // N-MODE-ALT-02: two systems do not know of each other.
            Exit::Technical(_) if !applies!("N-MODE-ALT-02") => self.technical_noise.contains(&true),
            Exit::Technical(network) => self.technical_noise.get(usize::from(network)).copied().unwrap_or(false) && applies!("N-TECH-06"),
        }
    }

    /// The connected Corridors of a Room, the Technical Corridor included, each once.
    pub fn exits(&self, slot: SlotId) -> impl Iterator<Item = Exit> + use<> {
        let exits = &self.slot_facts(slot).exits;
        exits.iter().enumerate().filter(move |(index, exit)| !exits[..*index].contains(exit)).map(|(_, exit)| *exit)
    }

    /// The slot of a Room that lies face up.
    pub fn slot_of(&self, room: Room) -> Option<SlotId> {
        SlotId::all().find(|&slot| self.chamber(slot).room == Some(room))
    }

    pub fn is_special(&self, slot: SlotId) -> bool {
        self.slot_facts(slot).kind == SlotKind::Special
    }

    /// N-ROOM-ALL-07, N-ROOM-ALL-08: the colour of an explored Room.
    pub fn colour(&self, slot: SlotId) -> Colour {
        let chamber = self.chamber(slot);
        match chamber.room {
            Some(Room::Cabins) if !applies!("N-ROOM-CABINS-04") => Colour::None,
            Some(room) if chamber.explored && applies!("N-ROOM-ALL-07") && applies!("N-ROOM-ALL-08") => room.facts().colour,
            Some(_) | None => Colour::None,
        }
    }

    /// N-MARK-21: whether an explored Room has a computer that works (N-ROOM-ALL-09). Only cards, Items and Events ask (N-ROOM-ALL-06).
    pub fn has_computer(&self, slot: SlotId) -> bool {
        let chamber = self.chamber(slot);
        let broken = chamber.malfunction && applies!("N-MARK-21");
        chamber.explored && !broken && chamber.room.is_some_and(|room| room.facts().computer) && applies!("N-ROOM-ALL-09")
    }

    /// N-MARK-17: whether a Malfunction marker may lie here, as far as is known; in Special Rooms it may (N-ROOM-SPECIAL-03).
    pub fn can_break_down(&self, slot: SlotId) -> bool {
        let Some(room) = self.chamber(slot).room else { return true };
        let never = match room {
            Room::Nest => applies!("N-ROOM-NEST-07"),
            Room::RoomCoveredWithSlime => applies!("N-ROOM-SLIME-04"),
            _ => true,
        };
        (room.facts().malfunction_allowed || !never) && (!self.is_special(slot) || applies!("N-ROOM-SPECIAL-03"))
    }

    /// Fire markers on the board (N-COMP-21).
    pub fn fires(&self) -> u8 {
        self.chambers.iter().filter(|chamber| chamber.fire).count() as u8
    }

    /// Malfunction markers on the board (N-COMP-22).
    pub fn malfunctions(&self) -> u8 {
        self.chambers.iter().filter(|chamber| chamber.malfunction).count() as u8
    }

    /// Door tokens on the board, closed or destroyed.
    pub fn doors_out(&self) -> u8 {
        self.doors.iter().filter(|&&door| door != Door::Open).count() as u8
    }

    /// Whether anybody could go through.
    #[inline]
    pub fn is_passable(&self, corridor: CorridorId) -> bool {
        match self.door(corridor) {
            Door::Open => true,
            Door::Closed => !applies!("N-DOOR-05"),
            Door::Destroyed => applies!("N-DOOR-07"),
        }
    }

    /// Eggs nobody carries in a Room: loose ones, and in the Nest those of the Intruder board (N-ROOM-NEST-01, N-RULING-28).
    pub fn free_eggs(&self, slot: SlotId) -> u8 {
        let chamber = self.chamber(slot);
        let board = if chamber.room == Some(Room::Nest) && applies!("N-ROOM-NEST-01") { self.swarm.eggs } else { 0 };
        chamber.objects.eggs + board
    }

    /// Characters standing in a Room; those waiting in Pods are in none (N-RULING-126).
    #[inline]
    pub fn characters_in(&self, slot: SlotId) -> SeatSet {
        self.seats().filter(|&seat| self.room_of(seat) == Some(slot)).collect()
    }

    /// N-MOVE-10, N-RULING-54: whether anybody else is in the Room.
    pub fn has_company(&self, who: Seat, slot: SlotId) -> bool {
        self.has_intruder(slot) || !self.characters_in(slot).without(who).is_empty()
    }
}
