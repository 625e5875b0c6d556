//! Theseus: the modes, the setups of each, and what random play has to show.

use crate::series::{Depth, Player, Soaked, Temptation};
use kernel::Words;
use kernel::chance::Pcg32;
use std::fmt;
use testkit::conformance::{Keys, Sight, Suite};
use theseus::generated::cards::{Bonus, Card, CardType, Faction};
use theseus::setup::{Decks, Ring};
use theseus::words::QUESTIONS;
use theseus::{Action, Ending, Event, Mode, Setup, Theseus};

/// A mode with a number of players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Table {
    pub name: &'static str,
    pub mode: Mode,
    pub players: usize,
}

pub const TABLES: [Table; 4] = [
    Table { name: "duel", mode: Mode::Duel, players: 2 },
    Table { name: "each against all, three players", mode: Mode::EachAgainstAll, players: 3 },
    Table { name: "each against all, four players", mode: Mode::EachAgainstAll, players: 4 },
    Table { name: "alliances", mode: Mode::Alliances, players: 4 },
];

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Soaked for Theseus {
    const TITLE: &'static str = "Theseus";
    type Table = Table;

    fn temptation(_: &Action) -> Temptation {
        Temptation::None
    }

    fn suite() -> Suite<Self> {
        Suite::default()
    }

    fn tables() -> Vec<Table> {
        TABLES.to_vec()
    }

    fn setup(table: &Table, seed: u64) -> Setup {
        table.setup(seed)
    }

    fn set_up(setup: &Setup) -> Vec<String> {
        setup.factions.iter().map(|faction| format!("faction {}", faction.id())).collect()
    }

    fn keys() -> Keys<Self> {
        Box::new(keys)
    }

    fn expected() -> Vec<String> {
        expected()
    }

    /// Random players meet everything there is.
    fn company(setup: &Setup, _: u64, _: Depth) -> Vec<Player> {
        vec![Player::Random; setup.factions.len()]
    }
}

impl Table {
    /// A setup of this table, every option varied by the seed: factions and their seats (Pandora included), ring, levels, opening, decks.
    fn setup(&self, seed: u64) -> Setup {
        let mut dice = Pcg32::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut below = |bound: usize| dice.next() as usize % bound;
        let mut factions = Faction::ALL.to_vec();
        for at in 0..factions.len() {
            let other = at + below(factions.len() - at);
            factions.swap(at, other);
        }
        factions.truncate(self.players);
        let mut setup = Setup { mode: self.mode, ..Setup::new(&factions) };
        if self.mode == Mode::Alliances {
            setup.ring = Ring::Standard;
        } else {
            setup.ring = [Ring::Standard, Ring::Standard, Ring::Random, Ring::InTurns, Ring::Even][below(5)].clone();
        }
        setup.levels = [3, 3, 3, 0, 1, 2][below(6)];
        setup.opening = [1, 1, 3][below(3)];
        setup.decks = if below(6) == 0 { Decks::Chosen } else { Decks::Random };
        if setup.check().is_err() {
            // The even ring is for two players without Pandora.
            setup.ring = Ring::Standard;
        }
        setup
    }
}

/// What a sight counts as.
fn keys(sight: &Sight<'_, Theseus>) -> Vec<String> {
    match sight {
        Sight::Answer { choice, .. } => vec![format!("question {}", Theseus::question(choice))],
        Sight::End { outcome, .. } => vec![format!("ending {:?}", outcome.ending)],
        Sight::Entry(entry) => {
            let mut keys = Vec::new();
            match entry.event {
                Event::CardPerformed { card, .. } | Event::TrapSprung { card, .. } => keys.push(card_key(card)),
                Event::CardInstalled { card, .. } if works_by_lying_there(card) => keys.push(card_key(card)),
                Event::Used { seat: _, what: theseus::action::Use::Bonus(bonus) } => keys.push(format!("bonus {}", bonus.id())),
                Event::CardDiscarded { card } if card.facts().kind == CardType::Instant => keys.push(card_key(card)),
                Event::Assault { .. } => keys.push("sector action or card: assault".into()),
                Event::TurnBegins { extra: true, .. } => keys.push("sector action: extra turn".into()),
                _ => {}
            }
            match entry.rule.as_str() {
                "T-SECACT-06" => keys.push("sector action: malfunction".into()),
                "T-SECACT-16" => keys.push("sector action: upgrade token".into()),
                "T-SECACT-17" => keys.push("sector action: base cleaning".into()),
                "T-PANDORA-22" => keys.push("sector action: pandora's token".into()),
                _ => {}
            }
            keys
        }
    }
}

fn card_key(card: Card) -> String {
    format!("card {}", card.facts().id)
}

/// Cards that have no moment of their own: they count when they are installed.
fn works_by_lying_there(card: Card) -> bool {
    matches!(card.facts().kind, CardType::Module | CardType::Shortcut | CardType::Duplicate | CardType::Special)
}

/// Everything that random games of all tables together have to meet.
fn expected() -> Vec<String> {
    let instants_used = Card::ALL.into_iter().filter(|card| card.facts().kind == CardType::Instant);
    let mut all: Vec<String> =
        Card::ALL.into_iter().filter(|card| card.facts().kind != CardType::Instant).chain(instants_used).map(card_key).collect();
    all.extend(Bonus::ALL.map(|bonus| format!("bonus {}", bonus.id())));
    all.extend(Faction::ALL.map(|faction| format!("faction {}", faction.id())));
    let endings = [Ending::LifeLost, Ending::LifeCollected, Ending::DataCollected, Ending::EndTrack, Ending::AfterTie, Ending::Shared];
    all.extend(endings.map(|ending| format!("ending {ending:?}")));
    for action in ["assault", "extra turn", "malfunction", "upgrade token", "base cleaning", "pandora's token"] {
        all.push(if action == "assault" { "sector action or card: assault".into() } else { format!("sector action: {action}") });
    }
    all.extend(QUESTIONS.iter().map(|question| format!("question {question}")));
    all
}
