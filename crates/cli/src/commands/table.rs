//! The table that `sim` and `bot-protocol` play at: which game, who, with which sectors and cards.

use kernel::SetupError;
use nemesis::generated::ship::BoardSide;
use theseus::generated::cards::Faction;
use theseus::setup::{Decks, Ring};
use theseus::{Mode, Setup};

use crate::games::GameName;
use crate::spoken_setup::{AnyMode, any_mode_parser, decks_parser, faction_parser, ring, side_parser, usual, usual_players};

/// What is played with. What is left out is as in a full game.
#[derive(clap::Args, Clone)]
#[command(next_help_heading = "The table")]
pub struct Table {
    /// Which game
    #[arg(long, value_enum, default_value = "theseus")]
    pub game: GameName,
    /// Who plays against whom [default: by the number of players]
    #[arg(long, value_parser = any_mode_parser())]
    mode: Option<AnyMode>,
    /// How many play [default: as many as factions are named, or as the mode needs; 4 for nemesis]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Theseus: who plays, seat by seat [default: every possible arrangement in turn]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = faction_parser())]
    factions: Vec<Faction>,
    /// Theseus: standard, even, random, in-turns, or the sectors themselves, clockwise
    /// [default: standard; random for each-against-all]
    #[arg(long, value_parser = ring)]
    ring: Option<Ring>,
    /// Theseus: the highest level of cards in the decks, 0 to 3 [default: 3]
    #[arg(long, value_name = "0-3")]
    levels: Option<u8>,
    /// Theseus: cards each player installs before the first turn, 1 or 3 [default: 1]
    #[arg(long, value_name = "1|3")]
    opening: Option<u8>,
    /// Theseus: how decks are made [default: random]
    #[arg(long, value_parser = decks_parser())]
    decks: Option<Decks>,
    /// Nemesis: the side of the board [default: basic]
    #[arg(long, value_parser = side_parser())]
    side: Option<BoardSide>,
    /// Nemesis: whoever dies first may take over the Intruders
    #[arg(long)]
    takeover: bool,
}

/// Why nobody can sit down at this table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    #[error("--players says {players}, but --factions names {factions}")]
    Players { players: usize, factions: usize },
    #[error("there are only {all} factions, so {0} players are too many", all = Faction::ALL.len())]
    TooMany(usize),
    #[error("{option} is for {game}")]
    OtherGame { option: &'static str, game: &'static str },
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Table {
    /// Options that say something about another game are refused: whoever wrote them expects something of them.
    fn only_for(&self, game: GameName) -> Result<(), TableError> {
        let mode = self.mode.map(AnyMode::game).unwrap_or(game);
        let said = [
            ("this --mode", mode, true),
            ("--factions", GameName::Theseus, !self.factions.is_empty()),
            ("--ring", GameName::Theseus, self.ring.is_some()),
            ("--levels", GameName::Theseus, self.levels.is_some()),
            ("--opening", GameName::Theseus, self.opening.is_some()),
            ("--decks", GameName::Theseus, self.decks.is_some()),
            ("--side", GameName::Nemesis, self.side.is_some()),
            ("--takeover", GameName::Nemesis, self.takeover),
        ];
        match said.iter().find(|&&(_, of, is_said)| is_said && of != game) {
            Some(&(option, of, _)) => Err(TableError::OtherGame { option, game: of.id() }),
            None => Ok(()),
        }
    }

    /// The game of Nemesis this describes.
    pub fn nemesis(&self) -> Result<Vec<nemesis::Setup>, TableError> {
        self.only_for(GameName::Nemesis)?;
        let mode = match self.mode {
            Some(AnyMode::Nemesis(mode)) => Some(mode),
            Some(AnyMode::Theseus(_)) | None => None,
        };
        let players = self.players.unwrap_or(match mode {
            Some(nemesis::Mode::Solo) => 1,
            Some(nemesis::Mode::SemiCooperative | nemesis::Mode::Cooperative) | None => 4,
        });
        let usual = nemesis::Setup::new(u8::try_from(players).unwrap_or(u8::MAX));
        let setup =
            nemesis::Setup { mode: mode.unwrap_or(usual.mode), side: self.side.unwrap_or(usual.side), takeover: self.takeover, ..usual };
        setup.check()?;
        Ok(vec![setup])
    }

    /// Every setup of Theseus this describes, at least one: with factions named exactly one, otherwise one for each arrangement
    /// of factions on the seats with which it is possible.
    pub fn theseus(&self) -> Result<Vec<Setup>, TableError> {
        self.only_for(GameName::Theseus)?;
        let mode = self.theseus_mode();
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
        let players = self.players.unwrap_or_else(|| usual_players(mode));
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

    fn theseus_mode(&self) -> Option<Mode> {
        match self.mode {
            Some(AnyMode::Theseus(mode)) => Some(mode),
            Some(AnyMode::Nemesis(_)) | None => None,
        }
    }

    fn setup(&self, factions: &[Faction]) -> Setup {
        let (levels, opening) = (self.levels.unwrap_or(3), self.opening.unwrap_or(1));
        let decks = self.decks.unwrap_or(Decks::Random);
        Setup { levels, opening, decks, ..usual(factions, self.theseus_mode(), self.ring.clone()) }
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
            levels: None,
            opening: None,
            decks: None,
            side: None,
            takeover: false,
        }
    }

    #[test]
    fn every_arrangement_comes_once() {
        assert_eq!(table().theseus().unwrap().len(), 5 * 4);
        let three = Table { players: Some(3), ..table() }.theseus().unwrap();
        assert_eq!(three.len(), 5 * 4 * 3);
        assert!(three.iter().all(|setup| setup.mode == Mode::EachAgainstAll && setup.ring == Ring::Random));
        let teams = Table { mode: Some(AnyMode::Theseus(Mode::Alliances)), ..table() }.theseus().unwrap();
        assert_eq!(teams.len(), 5 * 4 * 3 * 2);
        for (index, setup) in teams.iter().enumerate() {
            assert!(!teams[..index].contains(setup));
        }
    }

    #[test]
    fn impossible_arrangements_are_left_out_and_impossible_tables_refused() {
        let even = Table { ring: Some(Ring::Even), ..table() }.theseus().unwrap();
        assert_eq!(even.len(), 4 * 3, "the even ring has no place for Pandora");
        for wrong in [
            Table { players: Some(1), ..table() },
            Table { players: Some(5), ..table() },
            Table { levels: Some(9), ..table() },
            Table { opening: Some(2), ..table() },
            Table { mode: Some(AnyMode::Theseus(Mode::Duel)), players: Some(3), ..table() },
            Table { factions: vec![Faction::Greys, Faction::Greys], ..table() },
            Table { ring: Some(Ring::Fixed(vec![Sector::Corridors])), ..table() },
        ] {
            assert!(matches!(wrong.theseus(), Err(TableError::Setup(_))));
        }
        assert_eq!(Table { players: Some(usize::MAX), ..table() }.theseus(), Err(TableError::TooMany(usize::MAX)));
        let wrong = Table { players: Some(3), factions: vec![Faction::Greys, Faction::Marines], ..table() };
        assert_eq!(wrong.theseus(), Err(TableError::Players { players: 3, factions: 2 }));
    }
    #[test]
    fn nemesis_is_set_up_and_the_games_are_kept_apart() {
        let table = || Table { game: GameName::Nemesis, ..table() };
        let one = |table: Table| table.nemesis().map(|setups| setups[0].clone());
        assert_eq!(one(table()), Ok(nemesis::Setup::new(4)));
        let solo = Table { mode: Some(AnyMode::Nemesis(nemesis::Mode::Solo)), side: Some(BoardSide::Alternate), ..table() };
        assert_eq!(one(solo), Ok(nemesis::Setup { side: BoardSide::Alternate, ..nemesis::Setup::new(1) }));
        let taken = Table { takeover: true, players: Some(5), ..table() };
        assert_eq!(one(taken.clone()), Ok(nemesis::Setup { takeover: true, ..nemesis::Setup::new(5) }));
        for players in [0, 6, 256, usize::MAX] {
            assert!(matches!(one(Table { players: Some(players), ..table() }), Err(TableError::Setup(_))), "{players}");
        }
        assert_eq!(taken.theseus(), Err(TableError::OtherGame { option: "--takeover", game: "nemesis" }));
        let ring = Table { ring: Some(Ring::Even), ..table() };
        assert_eq!(ring.nemesis(), Err(TableError::OtherGame { option: "--ring", game: "theseus" }));
        let mode = Table { mode: Some(AnyMode::Theseus(Mode::Duel)), ..table() };
        assert_eq!(mode.nemesis(), Err(TableError::OtherGame { option: "this --mode", game: "theseus" }));
    }
}
