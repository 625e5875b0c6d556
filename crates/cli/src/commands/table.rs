//! The table that `sim` and `bot-protocol` play at: which game, who, with which sectors and cards.

use clap::ValueEnum;
use kernel::SetupError;
use theseus::generated::cards::Faction;
use theseus::setup::{Decks, Ring};
use theseus::{Mode, Setup};

use crate::spoken_setup::{decks_parser, faction_parser, mode_parser, ring, usual, usual_players};

/// The games that can be played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    Theseus,
}

/// What is played with. What is left out is as in a full game.
#[derive(clap::Args, Clone)]
#[command(next_help_heading = "The table")]
pub struct Table {
    /// Which game
    #[arg(long, value_enum, default_value = "theseus")]
    pub game: GameName,
    /// Who plays against whom [default: by the number of players]
    #[arg(long, value_parser = mode_parser())]
    mode: Option<Mode>,
    /// How many play [default: as many as factions are named, or as the mode needs]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Who plays, seat by seat [default: every possible arrangement in turn]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = faction_parser())]
    factions: Vec<Faction>,
    /// standard, even, random, in-turns, or the sectors themselves, clockwise
    /// [default: standard; random for each-against-all]
    #[arg(long, value_parser = ring)]
    ring: Option<Ring>,
    /// The highest level of cards in the decks, 0 to 3
    #[arg(long, value_name = "0-3", default_value_t = 3)]
    levels: u8,
    /// Cards each player installs before the first turn, 1 or 3
    #[arg(long, value_name = "1|3", default_value_t = 1)]
    opening: u8,
    /// How decks are made
    #[arg(long, value_parser = decks_parser(), default_value = "random")]
    decks: Decks,
}

/// Why nobody can sit down at this table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    #[error("--players says {players}, but --factions names {factions}")]
    Players { players: usize, factions: usize },
    #[error("there are only {all} factions, so {0} players are too many", all = Faction::ALL.len())]
    TooMany(usize),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Table {
    /// Every setup this describes, at least one: with factions named exactly one, otherwise one for each arrangement
    /// of factions on the seats with which it is possible.
    pub fn setups(&self) -> Result<Vec<Setup>, TableError> {
        let named = self.factions.len();
        match self.players {
            Some(players) if named > 0 && players != named => return Err(TableError::Players { players, factions: named }),
            Some(_) | None => {}
        }
        if named > 0 {
            let setup = self.setup(&self.factions);
            setup.check()?;
            return Ok(vec![setup]);
        }
        let players = self.players.unwrap_or_else(|| usual_players(self.mode));
        if players > Faction::ALL.len() {
            return Err(TableError::TooMany(players));
        }
        let setups: Vec<_> = arrangements(players).iter().map(|factions| self.setup(factions)).collect();
        let possible: Vec<_> = setups.iter().filter(|setup| setup.check().is_ok()).cloned().collect();
        if possible.is_empty() {
            // All are refused, so the first one tells why.
            setups.iter().try_for_each(Setup::check)?;
        }
        Ok(possible)
    }

    fn setup(&self, factions: &[Faction]) -> Setup {
        Setup { levels: self.levels, opening: self.opening, decks: self.decks, ..usual(factions, self.mode, self.ring.clone()) }
    }
}

/// Every way to give that many seats different factions.
fn arrangements(players: usize) -> Vec<Vec<Faction>> {
    let mut found: Vec<Vec<Faction>> = vec![Vec::new()];
    for _ in 0..players {
        let mut longer = Vec::new();
        for begun in &found {
            let free = Faction::ALL.into_iter().filter(|faction| !begun.contains(faction));
            longer.extend(free.map(|next| [begun.as_slice(), &[next]].concat()));
        }
        found = longer;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use theseus::generated::sectors::Sector;

    fn table() -> Table {
        Table {
            game: GameName::Theseus,
            mode: None,
            players: None,
            factions: Vec::new(),
            ring: None,
            levels: 3,
            opening: 1,
            decks: Decks::Random,
        }
    }

    #[test]
    fn every_arrangement_comes_once() {
        assert_eq!(table().setups().unwrap().len(), 5 * 4);
        let three = Table { players: Some(3), ..table() }.setups().unwrap();
        assert_eq!(three.len(), 5 * 4 * 3);
        assert!(three.iter().all(|setup| setup.mode == Mode::EachAgainstAll && setup.ring == Ring::Random));
        let teams = Table { mode: Some(Mode::Alliances), ..table() }.setups().unwrap();
        assert_eq!(teams.len(), 5 * 4 * 3 * 2);
        for (index, setup) in teams.iter().enumerate() {
            assert!(!teams[..index].contains(setup));
        }
    }

    #[test]
    fn impossible_arrangements_are_left_out_and_impossible_tables_refused() {
        let even = Table { ring: Some(Ring::Even), ..table() }.setups().unwrap();
        assert_eq!(even.len(), 4 * 3, "the even ring has no place for Pandora");
        for wrong in [
            Table { players: Some(1), ..table() },
            Table { players: Some(5), ..table() },
            Table { levels: 9, ..table() },
            Table { opening: 2, ..table() },
            Table { mode: Some(Mode::Duel), players: Some(3), ..table() },
            Table { factions: vec![Faction::Greys, Faction::Greys], ..table() },
            Table { ring: Some(Ring::Fixed(vec![Sector::Corridors])), ..table() },
        ] {
            assert!(matches!(wrong.setups(), Err(TableError::Setup(_))));
        }
        assert_eq!(Table { players: Some(usize::MAX), ..table() }.setups(), Err(TableError::TooMany(usize::MAX)));
        let wrong = Table { players: Some(3), factions: vec![Faction::Greys, Faction::Marines], ..table() };
        assert_eq!(wrong.setups(), Err(TableError::Players { players: 3, factions: 2 }));
    }
}
