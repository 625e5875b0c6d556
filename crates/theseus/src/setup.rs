//! What a game is played with: who, which sectors, which cards.

use crate::generated::cards::{Card, Faction};
use crate::generated::sectors::Sector;
use crate::generated::tokens::{DECK_SIZE, DECK_SIZE_ALLIANCE};
use kernel::{SetupError, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two players.
    Duel,
    /// Three or four players, each against all.
    EachAgainstAll,
    /// Four players, two against two: seats 0 and 2 against seats 1 and 3.
    Alliances,
}

/// How the sectors are laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ring {
    /// T-SETUP-07, T-RULING-60, T-RULING-71; each against all has no standard ring and is laid at random.
    Standard,
    /// A free ring in which the first seat has little advantage (T-ADVANCED-01).
    Even,
    Random,
    /// Players lay one sector after another.
    InTurns,
    /// Exactly these, clockwise.
    Fixed(Vec<Sector>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decks {
    /// T-SETUP-12: random cards of the faction.
    Random,
    /// T-ADVANCED-03: each player chooses.
    Chosen,
}

/// The agreement before a game. `Setup::new` gives the usual one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// By seat. In a standard ring the first seat begins; in a free ring the sectors decide (T-SETUP-09).
    pub factions: Vec<Faction>,
    pub mode: Mode,
    pub ring: Ring,
    /// The highest level of cards used: 0 for first games, 3 for all (T-BEGINNER-02, -03).
    pub levels: u8,
    /// Cards installed before the first turn: 1, or 3 for beginners (T-BEGINNER-04).
    pub opening: u8,
    pub decks: Decks,
}

impl Setup {
    /// The usual game for these factions: two players duel, three or four play each against all.
    pub fn new(factions: &[Faction]) -> Self {
        let mode = if factions.len() == 2 { Mode::Duel } else { Mode::EachAgainstAll };
        let ring = if mode == Mode::Duel { Ring::Standard } else { Ring::Random };
        Self { factions: factions.to_vec(), mode, ring, levels: 3, opening: 1, decks: Decks::Random }
    }

    pub fn alliances(factions: &[Faction]) -> Self {
        Self { mode: Mode::Alliances, ring: Ring::Standard, ..Self::new(factions) }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        let refuse = |rule, reason: String| Err(SetupError { rule, reason });
        let players = self.factions.len();
        for (seat, faction) in self.factions.iter().enumerate() {
            if self.factions[..seat].contains(faction) {
                return refuse(rule!("T-SETUP-01"), format!("two players cannot both play {}", faction.name()));
            }
        }
        match (self.mode, players) {
            (Mode::Duel, 2) | (Mode::EachAgainstAll, 3 | 4) | (Mode::Alliances, 4) => {}
            (Mode::Duel, _) => return refuse(rule!("T-SETUP-01"), format!("a duel is for two players, not {players}")),
            (Mode::EachAgainstAll, _) => {
                return refuse(rule!("T-MULTI-FFA-01"), format!("each against all is for three or four players, not {players}"));
            }
            (Mode::Alliances, _) => return refuse(rule!("T-MULTI-TEAM-01"), format!("alliances are for four players, not {players}")),
        }
        if self.levels > 3 {
            return refuse(rule!("T-BEGINNER-01"), format!("card levels go from 0 to 3, not {}", self.levels));
        }
        if self.opening != 1 && self.opening != 3 {
            return refuse(rule!("T-BEGINNER-04"), format!("one or three cards are installed at the start, not {}", self.opening));
        }
        self.check_decks()?;
        self.check_ring()
    }

    fn check_decks(&self) -> Result<(), SetupError> {
        let size = if self.mode == Mode::Alliances { DECK_SIZE_ALLIANCE } else { DECK_SIZE };
        for faction in &self.factions {
            let cards: u32 = Card::ALL
                .iter()
                .map(|card| card.facts())
                .filter(|facts| facts.faction == *faction && facts.level <= self.levels)
                .map(|facts| u32::from(facts.copies))
                .sum();
            if faction.has_cards() && cards < u32::from(size) {
                let reason = format!("{} have only {cards} cards up to level {}", faction.name(), self.levels);
                return Err(SetupError { rule: rule!("T-BEGINNER-02"), reason });
            }
        }
        Ok(())
    }

    fn check_ring(&self) -> Result<(), SetupError> {
        let refuse = |reason: String| Err(SetupError { rule: rule!("T-ADVANCED-01"), reason });
        let pandora = self.factions.contains(&Faction::Pandora);
        match &self.ring {
            Ring::Standard | Ring::Random | Ring::InTurns => Ok(()),
            Ring::Even if self.mode == Mode::Duel && !pandora => Ok(()),
            Ring::Even => refuse("the even ring is for two players without Pandora".to_owned()),
            Ring::Fixed(sectors) => {
                for (index, sector) in sectors.iter().enumerate() {
                    if sectors[..index].contains(sector) {
                        return refuse(format!("the {} stands twice in the ring", sector.name()));
                    }
                    if let Some(owner) = sector.facts().home_of
                        && !self.factions.contains(&owner)
                    {
                        return refuse(format!("the {} belongs to a faction nobody plays", sector.name()));
                    }
                }
                for sector in [Sector::Corridors, Sector::ControlCentre, Sector::TechnicalHall] {
                    if !sectors.contains(&sector) {
                        return refuse(format!("the {} is missing in the ring", sector.name()));
                    }
                }
                let missing = |seats: &[usize]| {
                    let homes: Vec<_> = seats.iter().filter_map(|&seat| self.factions.get(seat)?.home()).collect();
                    !homes.is_empty() && homes.iter().filter(|home| sectors.contains(home)).count() != 1
                };
                let sides: &[&[usize]] = match self.mode {
                    Mode::Alliances => &[&[0, 2], &[1, 3]],
                    Mode::Duel | Mode::EachAgainstAll => &[&[0], &[1], &[2], &[3]],
                };
                match sides.iter().find(|side| missing(side)) {
                    Some(_) => refuse("every side needs exactly one faction sector in the ring".to_owned()),
                    None => Ok(()),
                }
            }
        }
    }
}
