//! Nemesis: the modes, the setups of each, who plays, and what the games have to show.

mod sights;

use crate::series::{Depth, Player, Soaked, Temptation};
use kernel::chance::Pcg32;
use nemesis::action::Deed;
use nemesis::generated::items::Item;
use nemesis::generated::ship::BoardSide;
use nemesis::{Action, Event, Mode, Nemesis, Setup};
use std::fmt;
use testkit::conformance::{Keys, Suite};

/// A mode with a number of players on one side of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Table {
    pub mode: Mode,
    pub players: u8,
    pub side: BoardSide,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mode = match self.mode {
            Mode::SemiCooperative => "semi-cooperative",
            Mode::Solo => "solo",
            Mode::Cooperative => "cooperative",
        };
        write!(f, "{mode}, {} players, {} side", self.players, self.side.id())
    }
}

impl Table {
    fn of(self, takeover: bool) -> Setup {
        Setup { players: self.players, mode: self.mode, side: self.side, takeover }
    }
}

impl Soaked for Nemesis {
    const TITLE: &'static str = "Nemesis";
    type Table = Table;

    fn suite() -> Suite<Self> {
        Suite { answers: 2, saving: 4, changing: 16, hiding: 32, is_open }
    }

    /// Every mode, number of players and side that can be played.
    fn tables() -> Vec<Table> {
        let tables = Mode::ALL
            .into_iter()
            .flat_map(|mode| (1..=5).flat_map(move |players| BoardSide::ALL.map(|side| Table { mode, players, side })));
        tables.filter(|table| table.of(false).check().is_ok()).collect()
    }

    /// Every other game in which that is allowed lets somebody take over the Intruders.
    fn setup(table: &Table, seed: u64) -> Setup {
        let taken = table.of(true);
        if seed % 2 == 1 && taken.check().is_ok() { taken } else { table.of(false) }
    }

    fn set_up(setup: &Setup) -> Vec<String> {
        vec![format!("takeover {}", if setup.takeover { "allowed" } else { "not allowed" })]
    }

    fn keys() -> Keys<Self> {
        let mut watcher = sights::Watcher::default();
        Box::new(move |sight| watcher.keys(sight))
    }

    fn expected() -> Vec<String> {
        sights::expected()
    }

    /// Random crews die early, so that Rookies have to show what comes late; whims make them do what they seldom do.
    fn company(setup: &Setup, seed: u64, depth: Depth) -> Vec<Player> {
        let mut dice = Pcg32::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut below = |bound: u32| dice.next() % bound;
        let kinds = match depth {
            // A Rookie thinks a hundred times as long as the census takes.
            Depth::Census => 256,
            Depth::Full | Depth::Invariants => 8,
        };
        let kind = below(kinds);
        let player = |_| match kind {
            0..=2 => Player::Rookie { whims: 0 },
            3 => Player::Rookie { whims: 10 },
            4 => Player::Rookie { whims: 40 },
            5 if below(2) == 0 => Player::Rookie { whims: 20 },
            _ => Player::Random,
        };
        (0..setup.players).map(player).collect()
    }

    fn temptation(action: &Action) -> Temptation {
        match action {
            Action::Do(Deed::Use(Item::CommsKey | Item::LogKey)) => Temptation::Irresistible,
            Action::Do(Deed::Use(_) | Deed::Play(_) | Deed::RoomAction | Deed::Craft | Deed::Activate(_) | Deed::Trade) => {
                Temptation::Tempting
            }
            _ => Temptation::None,
        }
    }
}

/// What all have seen, although the table may not show it any more afterwards.
fn is_open(fact: &Event) -> bool {
    match fact {
        // N-INFO-20, N-RULING-176: a drawn token and its number are public; which numbers are in the bag is not shown.
        Event::TokenDrawn { .. } | Event::DevelopmentDrawn { .. } => true,
        // N-INFO-21: dice and drawn cards are public, and decks are shuffled.
        Event::AttackDrawn { .. } | Event::CheckDrawn { .. } | Event::EventDrawn { .. } | Event::NumberDrawn { .. } => true,
        // N-INFO-06, N-INFO-23.
        Event::EngineHandled { .. } => true,
        // N-INFO-13, N-RULING-242: discards are open until they are shuffled.
        Event::Discarded { .. } | Event::IntruderDiscards { .. } | Event::EventLeft { .. } => true,
        // Where somebody looks can be seen, what there is to see cannot.
        Event::TileSeen { room: None, .. } | Event::TokenSeen { token: None, .. } => true,
        Event::EngineSeen { runs: None, .. } | Event::CoordinatesSeen { card: None, .. } => true,
        Event::ObjectiveSeen { objective: None, .. } => true,
        // N-RULING-181: how many cards somebody draws can be counted, and a hand is filled up in any case.
        Event::CardDrawn { card: None, .. } => true,
        // N-INFO-15, N-INFO-16: backs and heavy Items are public, and one may take what one has just put down.
        Event::ItemGained { item, .. } | Event::ItemUnder { item, .. } => item.is_none_or(|item| item.facts().heavy),
        Event::ItemPutBack { item: None, .. } => true,
        _ => false,
    }
}
