//! What lies on the table. Every number or identity that another card can change has exactly one query here.

mod cards;
mod census;
mod players;
mod units;

pub use cards::{CardSet, Slot, Spot};
pub use players::{KINDS, Player};
pub use units::{Place, Unit};

use crate::generated::cards::{Bonus, Card, Faction};
use crate::generated::sectors::{PENDING_COUNT, SLOT_COUNT, Sector};
use crate::generated::tokens::UPGRADE_TOKENS;
use crate::ids::{ROOM_COUNT, RoomId, SlotSet, UNITS_MAX, UnitId, UnitSet};
use crate::setup::Mode;
use kernel::{Ledger, List, Outcome, Pool, Seat, SeatSet, applies};
use serde::{Deserialize, Serialize};

/// No player has this faction.
pub const NOBODY: u8 = u8::MAX;
/// The most players a game can have.
pub const PLAYERS: usize = 4;

/// On which side of a sector the Pandora token lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The counter-clockwise side (T-RULING-62).
    Left,
    Right,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A faction had no Life left (T-END-07).
    LifeLost,
    /// A faction collected 20 Life Points (T-MULTI-FFA-07).
    LifeCollected,
    /// A faction collected 20 Data Points (T-END-08).
    DataCollected,
    /// The End token reached the end field (T-END-03).
    EndTrack,
    /// Nothing had changed for too long (T-RULING-86).
    Quiet,
    /// As `EndTrack` or `Quiet`, decided by the additional turns after a tie (T-END-05).
    AfterTie,
    /// Still equal after the additional turns: a shared victory (T-END-06).
    Shared,
}

/// Something a seat has seen that others may not know or that may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    #[default]
    Nothing,
    /// The top card of a deck lies face up (T-INFO-02).
    Top { deck: Seat, card: Card },
    /// A player chose the cards of the own deck and remembers them (T-INFO-08).
    Chosen { deck: Seat },
}

/// The whole table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub mode: Mode,
    /// The highest card level in use (T-BEGINNER-02, -03).
    pub levels: u8,
    /// Cards each player installs before the first turn: 1, or 3 for beginners (T-BEGINNER-04).
    pub opening: u8,
    /// Whether players choose their decks (T-ADVANCED-03).
    pub chosen_decks: bool,
    pub players: List<Player, PLAYERS>,
    /// Who plays each faction, or [`NOBODY`].
    pub seat_by_faction: [u8; 5],
    /// Seats in player order.
    pub order: List<Seat, PLAYERS>,
    /// Sectors clockwise, the Corridors first.
    pub ring: List<Sector, 7>,
    #[serde(with = "rooms_as_list")]
    pub rooms: [UnitId; ROOM_COUNT],
    pub units: List<Unit, UNITS_MAX>,
    #[serde(with = "slots_as_list")]
    pub slots: [Slot; SLOT_COUNT],
    /// The cards on `slots`, as a set.
    pub installed: CardSet,
    /// Cards that wait. T-SECTOR-03: no query of what works looks here.
    pub pending: [Option<crate::generated::cards::Card>; PENDING_COUNT],
    /// A card taken up and not yet placed, for all to see.
    pub in_hand: Option<crate::generated::cards::Card>,
    pub malfunction: Spot,
    /// Steps the End token has made: 0 beside the track, 4 on the end field.
    pub end: u8,
    /// Upgrade tokens in the common pool.
    pub pool: u8,
    /// Bonus cards nobody has seen.
    pub bonus: Pool<3>,
    /// Bonus cards used up.
    pub bonus_gone: [u8; 3],
    /// Deactivation tokens on sectors, with the player they protect.
    pub deactivation: List<Deactivation, 3>,
    pub pandora_token: Option<(Sector, Side)>,
    /// The sector alliance A has chosen, until the ring is laid (T-MULTI-TEAM-04).
    pub chosen_home: Sector,
    /// The player whose turn it is.
    pub active: Seat,
    /// Units that have moved or were relocated in this go (T-MOVE-18, T-RULING-17).
    pub moved: UnitSet,
    /// Units that Attack from Darkness has started in this turn (T-CARD-AFD-03).
    pub darkness: UnitSet,
    /// Units that have attacked in the Assault under way.
    pub attacked: UnitSet,
    /// Hidden cards that have attacked in the Assault under way.
    pub struck: SlotSet,
    /// Cards the Remote Control being resolved has run (T-CARD-REMOTE-02).
    pub remote: SlotSet,
    /// Turns in a row without a change (T-RULING-86).
    pub quiet: u8,
    /// Whether something has changed in this go.
    pub stirred: bool,
    /// Turns taken so far, as the clock of the ledger.
    pub clock: u16,
    /// The players between whom additional turns decide; empty before a tie.
    pub tied: SeatSet,
    #[serde(with = "outcome_as_pair")]
    pub outcome: Option<Outcome<Ending>>,
    pub ledger: Ledger<Fact, 8>,
}

/// A Deactivation token on a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deactivation {
    pub sector: Sector,
    pub owner: Seat,
}

impl Default for Deactivation {
    fn default() -> Self {
        Self { sector: Sector::Corridors, owner: Seat::new(0) }
    }
}

impl Board {
    pub fn player(&self, seat: Seat) -> &Player {
        self.players.at(seat.index())
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        self.players.at_mut(seat.index())
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat::new)
    }

    /// T-SETUP-01: no faction is used by two players, so a faction is a seat.
    #[inline]
    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        match self.seat_by_faction[faction.index()] {
            NOBODY => None,
            seat => Some(Seat::new(seat)),
        }
    }

    pub fn faction(&self, seat: Seat) -> Faction {
        self.player(seat).faction
    }

    /// Whether two players are on one side: the same player, or allies (T-MULTI-TEAM-01, T-MULTI-TEAM-10).
    #[inline]
    pub fn same_side(&self, one: Seat, other: Seat) -> bool {
        match self.mode {
            Mode::Duel | Mode::EachAgainstAll => one == other,
            Mode::Alliances if applies!("T-MULTI-TEAM-10") && applies!("T-MULTI-TEAM-01") => one.number() % 2 == other.number() % 2,
            Mode::Alliances => one == other,
        }
    }

    #[inline]
    pub fn enemies(&self, one: Seat, other: Seat) -> bool {
        !self.same_side(one, other)
    }

    /// The players of a seat's side, that seat first.
    pub fn side(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::once(seat).chain(self.seats().filter(move |&other| other != seat && self.same_side(seat, other)))
    }

    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&other| self.enemies(seat, other))
    }

    /// T-MOVE-04, T-MOVE-05: the next sector clockwise, never the one before.
    pub fn next_sector(&self, sector: Sector) -> Sector {
        let ring = self.ring.as_slice();
        let at = ring.iter().position(|&other| other == sector).unwrap_or(0);
        let step = if applies!("T-MOVE-05") { 1 } else { ring.len().saturating_sub(1) };
        ring[(at + step) % ring.len().max(1)]
    }

    pub fn in_ring(&self, sector: Sector) -> bool {
        self.ring.iter().any(|&other| other == sector)
    }

    /// Whether a sector is a faction sector of this player: the own board, the alliance's, or the one with the Pandora token.
    pub fn is_home(&self, seat: Seat, sector: Sector) -> bool {
        let faction = self.faction(seat);
        match self.mode {
            // T-MULTI-TEAM-23: both allies have the alliance sector; T-RULING-72: Pandora has its partner's.
            Mode::Alliances => {
                let mut at_home = self.side(seat).filter(|&ally| ally == seat || applies!("T-MULTI-TEAM-23"));
                at_home.any(|ally| self.faction(ally).home() == Some(sector)) && self.in_ring(sector)
            }
            Mode::Duel | Mode::EachAgainstAll if faction == Faction::Pandora => {
                // T-PANDORA-09: the token makes the sector Pandora's as well; T-PANDORA-10: an enemy faction sector too.
                let shared = applies!("T-PANDORA-10") || sector.facts().home_of.is_none();
                applies!("T-PANDORA-09") && shared && self.pandora_token.is_some_and(|(marked, _)| marked == sector)
            }
            Mode::Duel | Mode::EachAgainstAll => faction.home() == Some(sector),
        }
    }

    /// Any sector where this player can be at home; every player has one.
    pub fn home(&self, seat: Seat) -> Option<Sector> {
        self.ring.iter().copied().find(|&sector| self.is_home(seat, sector))
    }

    /// The empty Rooms of a sector. T-SECTOR-10: where a unit stands there is no place for another.
    pub fn empty_rooms(&self, sector: Sector) -> impl Iterator<Item = RoomId> + '_ {
        RoomId::of(sector).filter(|room| !(self.rooms[room.index()].is_some() && applies!("T-SECTOR-10")))
    }

    pub fn is_full(&self, sector: Sector) -> bool {
        self.empty_rooms(sector).next().is_none()
    }

    /// The unit standing in a Room.
    pub fn unit_in(&self, room: RoomId) -> Option<UnitId> {
        Some(self.rooms[room.index()]).filter(|unit| unit.is_some())
    }

    /// The units standing in a sector.
    pub fn units_in(&self, sector: Sector) -> impl Iterator<Item = UnitId> + '_ {
        RoomId::of(sector).filter_map(|room| self.unit_in(room))
    }

    /// A Life or Data track, a deck, a card or a token has changed (T-RULING-86).
    pub fn stir(&mut self) {
        self.quiet = 0;
        self.stirred = true;
    }

    /// T-RULING-88: after a tie in a game of each against all, whoever was not among the best has no marker any more.
    pub fn is_beaten(&self, seat: Seat) -> bool {
        self.mode == Mode::EachAgainstAll && !self.tied.is_empty() && !self.tied.contains(seat)
    }

    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// A new board with nothing on it but the players.
    pub fn empty(mode: Mode, factions: &[Faction]) -> Self {
        let mut board = Self {
            mode,
            levels: 3,
            opening: 1,
            chosen_decks: false,
            players: List::new(),
            seat_by_faction: [NOBODY; 5],
            order: List::new(),
            ring: List::new(),
            rooms: [UnitId::NONE; ROOM_COUNT],
            units: List::new(),
            slots: [Slot::default(); SLOT_COUNT],
            installed: CardSet::default(),
            pending: [None; PENDING_COUNT],
            in_hand: None,
            malfunction: if applies!("T-SETUP-08") { Spot::Symbol } else { Spot::Lifted },
            // T-SETUP-04: beside the track.
            end: if applies!("T-SETUP-04") { 0 } else { 1 },
            pool: if applies!("T-SETUP-22") { UPGRADE_TOKENS } else { 0 },
            bonus: Pool::from_counts(Bonus::ALL.map(Bonus::copies)),
            bonus_gone: [0; 3],
            deactivation: List::new(),
            pandora_token: None,
            chosen_home: Sector::Corridors,
            active: Seat::new(0),
            moved: UnitSet::default(),
            darkness: UnitSet::default(),
            attacked: UnitSet::default(),
            struck: SlotSet::default(),
            remote: SlotSet::default(),
            quiet: 0,
            stirred: false,
            clock: 0,
            tied: SeatSet::NONE,
            outcome: None,
            ledger: Ledger::new(),
        };
        for (seat, &faction) in factions.iter().take(PLAYERS).enumerate() {
            board.seat_by_faction[faction.index()] = seat as u8;
            // At most PLAYERS are taken, so there is room.
            let _ = board.players.push(Player::new(faction));
        }
        board
    }
}

/// Arrays longer than 32 are saved as lists.
mod rooms_as_list {
    use crate::ids::{ROOM_COUNT, UnitId};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(rooms: &[UnitId; ROOM_COUNT], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(rooms)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[UnitId; ROOM_COUNT], D::Error> {
        let rooms = Vec::<UnitId>::deserialize(deserializer)?;
        rooms.try_into().map_err(|wrong: Vec<_>| D::Error::invalid_length(wrong.len(), &"one unit or none for each Room"))
    }
}

mod slots_as_list {
    use super::Slot;
    use crate::generated::sectors::SLOT_COUNT;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(slots: &[Slot; SLOT_COUNT], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(slots)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Slot; SLOT_COUNT], D::Error> {
        let slots = Vec::<Slot>::deserialize(deserializer)?;
        slots.try_into().map_err(|wrong: Vec<_>| D::Error::invalid_length(wrong.len(), &"one entry for each slot"))
    }
}

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
