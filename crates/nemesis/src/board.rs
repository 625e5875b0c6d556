//! What lies on the table. Every number or identity that a card or marker can change has exactly one query here.
//!
//! Boards, the bag, the Scanner, rings, holders and sheets only hold or show something (N-COMP-44, N-COMP-45), so they are nowhere
//! here; neither is what is not part of the game (N-COMP-46).

pub mod arms;
pub mod chambers;
pub mod crew;
pub mod decks;
pub mod inventory;
pub mod swarm;
pub mod trade;

pub use chambers::{Chamber, Door, Objects};
pub use crew::{Carried, Member, Thing, Whereabouts, WoundCard};
pub use decks::{CardDeck, Decks, ItemDeck};
pub use inventory::{Held, Inventory};
pub use swarm::{Figure, Swarm};
pub use trade::TradeTable;

use crate::generated::crew::Character;
use crate::generated::events::EventCard;
use crate::generated::items::Item;
use crate::generated::objectives::Objective;
use crate::generated::rooms::Room;
use crate::generated::ship::{BoardSide, Destination};
use crate::generated::swarm::{IntruderCard, Weakness};
use crate::generated::tokens::ExplorationToken;
use crate::ids::{CORRIDORS, CorridorSet, NETWORKS, PLAYERS, SLOTS, SlotId};
use crate::places::{PlaceId, ship};
use crate::setup::Mode;
use crate::species::SpeciesId;
use kernel::{Ledger, List, Outcome, Seat, SeatSet, Secret, applies};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The ship jumped, N-END-01 or N-END-09, and somebody is alive.
    Jump,
    /// The ship was destroyed (N-END-06), in the engine check too (N-WIN-03), whoever is alive.
    ShipDestroyed,
    /// The ship is whole, but nobody is alive (N-END-10, N-WIN-15).
    NobodyLeft,
}

/// What ends a game the moment it happens (N-TIMING-06).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndCause {
    /// N-END-01.
    Jump,
    /// N-END-03.
    SelfDestruct,
    /// N-END-04.
    NinthFire,
    /// N-END-05.
    NinthMalfunction,
    /// N-END-07.
    NobodyActive,
}

/// Something a seat has seen that others may not know or that may change (N-RULING-178).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    #[default]
    Nothing,
    /// The top token of an engine (0 to 2).
    Engine { engine: u8, working: bool },
    /// The Coordinates card (0 to 7).
    Coordinates { card: u8 },
    /// A face-down Room tile.
    Tile { slot: SlotId, room: Room },
    /// A face-down Exploration token.
    Token { slot: SlotId, token: ExplorationToken },
    /// An Objective of a player.
    Objective { of: Seat, objective: Objective },
    /// The Event card on top of the deck, or put under it.
    Event { card: EventCard, on_top: bool },
    /// An Item card put under a deck, or shown in a Trade.
    Item { of: Seat, item: Item, under: bool },
    /// How a scan of own cards came out.
    Scan { infected: u8, clean: u8 },
}

/// What has to be dealt with before anything else goes on. Verbs set it, the dispatcher of steps acts on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Due {
    /// The game has come to its end.
    pub end: Option<EndCause>,
    /// The first Intruder figure has appeared: everybody chooses an Objective (N-GOAL-02).
    pub contact: bool,
    /// These players hold more in their hand slots than fits (N-RULING-104).
    pub drop: SeatSet,
    /// These Characters have just died first: one of their players may take over the Intruders (N-RULING-210).
    pub takeover: SeatSet,
}

impl Due {
    #[inline]
    pub fn is_none(&self) -> bool {
        self.end.is_none() && !self.contact && self.drop.is_empty() && self.takeover.is_empty()
    }
}

/// What kind of cards somebody is looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aside {
    #[default]
    Nothing,
    Characters,
    /// Cards of an Item deck, by kind there.
    Items(u8),
    Attacks,
    Events,
}

/// The player who controls the Intruders, with the ten cards (N-COMP-43, N-MODE-INTRUDER-04). Sets of cards are bits by card index.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct IntruderPlayer {
    pub seat: Seat,
    pub hand: u16,
    pub deck: u16,
    pub discard: u16,
    pub passed: bool,
    /// N-MODE-INTRUDER-05: the round in which the role was taken is finished by the normal rules.
    pub since_round: u8,
}

impl IntruderPlayer {
    pub fn holds(&self, card: IntruderCard) -> bool {
        self.hand & (1 << card.index()) != 0
    }
}

/// The whole table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub mode: Mode,
    /// N-COMP-02.
    pub side: BoardSide,
    pub place: PlaceId,
    pub species: SpeciesId,
    /// Whether the first dead player is offered the Intruders (N-DEATH-09).
    pub takeover: bool,
    /// Seats of the game; `crew` beyond it is unused.
    pub seats: u8,
    pub crew: [Member; PLAYERS],
    pub chambers: [Chamber; SLOTS],
    /// The tokens on them are counted by [`Board::doors_out`] (N-COMP-19).
    pub doors: List<Door, CORRIDORS>,
    /// Corridors with a Noise marker (N-COMP-20).
    pub noise: CorridorSet,
    /// Technical Corridor spaces with a Noise marker.
    pub technical_noise: [bool; NETWORKS],
    pub swarm: Swarm,
    pub decks: Decks,
    pub inventory: Inventory,
    /// Parts only the ship has.
    pub ship: ship::Parts,
    /// Cards somebody is looking at right now, as raw indices.
    pub set_aside: List<Secret<u8>, 4>,
    /// What they are.
    pub aside: Aside,
    /// N-MODE-COOP-01: open Objectives of the crew.
    pub open_objectives: List<Option<Objective>, PLAYERS>,
    pub intruder_player: Option<IntruderPlayer>,
    pub round: u8,
    /// Who holds the First Player token (N-COMP-29).
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the turn under way has no limit of actions (Adrenaline Injection).
    pub unlimited: bool,
    /// Whether the Intruder Attack step of this round is left out (Orbital Maneuvering System).
    pub no_attack_step: bool,
    /// Whether an Intruder figure has appeared and Objectives are chosen (N-GOAL-02).
    pub contact: bool,
    /// Whether a Character has died (N-DEATH-07).
    pub first_death: bool,
    /// Whether the blue Corpse has been put down in the Surgery (a condition that stays fulfilled once met).
    pub post_mortem: bool,
    pub due: Due,
    pub ending: Option<EndCause>,
    pub ship_destroyed: bool,
    /// Where the ship arrived, once the Coordinates are revealed.
    pub arrived: Option<Destination>,
    #[serde(with = "outcome_as_pair")]
    pub outcome: Option<Outcome<Ending>>,
    pub ledger: Ledger<Fact, 40>,
    /// What two players have laid between them in a Trade.
    pub trade: TradeTable,
}

impl Board {
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::new)
    }

    #[inline]
    pub fn member(&self, seat: Seat) -> &Member {
        &self.crew[seat.index().min(PLAYERS - 1)]
    }

    #[inline]
    pub fn member_mut(&mut self, seat: Seat) -> &mut Member {
        &mut self.crew[seat.index().min(PLAYERS - 1)]
    }

    #[inline]
    pub fn chamber(&self, slot: SlotId) -> &Chamber {
        &self.chambers[slot.index()]
    }

    #[inline]
    pub fn chamber_mut(&mut self, slot: SlotId) -> &mut Chamber {
        &mut self.chambers[slot.index()]
    }

    /// N-ROUND-10, N-TIMING-01: all seats in turn order, the holder of the First Player token first.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let in_order = applies!("N-ROUND-10") && applies!("N-TIMING-01");
        self.from(if in_order { self.first } else { Seat::new(0) })
    }

    /// All seats clockwise, beginning with one.
    pub fn from(&self, start: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (start, seats) = (start.number(), self.seats.max(1));
        (0..seats).map(move |step| Seat::new((start + step) % seats))
    }

    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat::new((seat.number() + 1) % self.seats.max(1))
    }

    pub fn seat_of(&self, character: Character) -> Option<Seat> {
        self.seats().find(|&seat| self.member(seat).character == Some(character))
    }

    /// Whether a Weakness is in force: an undiscovered one is not (N-WEAK-07), a discovered one whoever discovered it (N-WEAK-06).
    pub fn weakness(&self, weakness: Weakness) -> bool {
        self.swarm.weaknesses.contains(&Some(weakness)) || !applies!("N-WEAK-07")
    }

    /// Whether a player takes part in rounds. Whoever is dead, hibernates or has left only watches (N-END-11, N-HIB-03).
    pub fn takes_part(&self, seat: Seat) -> bool {
        let sleeps = self.member(seat).place == Whereabouts::Hibernating;
        let watches = applies!("N-END-11") && (!sleeps || applies!("N-HIB-03"));
        self.is_active(seat) || !watches
    }

    pub fn plays_intruders(&self, seat: Seat) -> bool {
        self.intruder_player.is_some_and(|player| player.seat == seat)
    }

    /// N-MODE-INTRUDER-05: whether the changes of that mode are in force.
    pub fn intruders_played(&self) -> bool {
        self.intruder_player.is_some_and(|player| player.since_round < self.round)
    }
}

/// An outcome as a pair, because the kernel's type is not read back by itself.
mod outcome_as_pair {
    use super::Ending;
    use kernel::{Outcome, SeatSet};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(outcome: &Option<Outcome<Ending>>, serializer: S) -> Result<S::Ok, S::Error> {
        outcome.map(|outcome| (outcome.winners, outcome.ending)).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Outcome<Ending>>, D::Error> {
        let pair = Option::<(SeatSet, Ending)>::deserialize(deserializer)?;
        Ok(pair.map(|(winners, ending)| Outcome { winners, ending }))
    }
}
