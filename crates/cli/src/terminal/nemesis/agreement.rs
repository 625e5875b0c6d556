//! What the players of Nemesis agree on: how many, the mode, the side of the board and the seats, from the command line.

use nemesis::generated::ship::BoardSide;
use nemesis::{Mode, Nemesis, Setup};

use crate::spoken_setup::{crew_mode_parser, side_parser};
use crate::terminal::agreement::{Agreement, AgreementError, Terms, usual_sitters};
use crate::terminal::sitters::Sitter;

/// Everything about a game that can be said on the command line. What is left out is as in a first game.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "The game")]
pub struct Flags {
    /// How many play, 1 to 5 [default: as many as --seats names, or 3]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5), conflicts_with = "resume")]
    pub players: Option<u8>,
    /// How the crew plays [default: solo for one, else semi-cooperative]
    #[arg(long, value_parser = crew_mode_parser(), conflicts_with = "resume")]
    pub mode: Option<Mode>,
    /// The side of the board [default: basic]
    #[arg(long, value_parser = side_parser(), conflicts_with = "resume")]
    pub side: Option<BoardSide>,
    /// The player whose Character dies first may take over the Intruders
    #[arg(long, conflicts_with = "resume")]
    pub takeover: bool,
    /// Who sits where: you (a person at this terminal, several may share it), rookie, random [default: you,rookie,…]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub seats: Vec<Sitter>,
}

/// The number of players of a first game: enough for secrets.
const USUAL: u8 = 3;

/// A person and two Rookies on the basic side.
pub fn first_game() -> Agreement<Nemesis> {
    Agreement { setup: Setup::new(USUAL), sitters: usual_sitters(usize::from(USUAL)) }
}

impl Terms for Flags {
    type Game = Nemesis;

    fn say_something(&self) -> bool {
        let Flags { players, mode, side, takeover, seats } = self;
        players.is_some() || mode.is_some() || side.is_some() || *takeover || !seats.is_empty()
    }

    fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    fn agree(self) -> Result<Agreement<Nemesis>, AgreementError> {
        let players = match (self.players, self.seats.len(), self.mode) {
            (Some(players), _, _) => players,
            (None, 0, Some(Mode::Solo)) => 1,
            (None, 0, _) => USUAL,
            (None, seats, _) => u8::try_from(seats).unwrap_or(u8::MAX),
        };
        let usual = Setup::new(players);
        let setup =
            Setup { mode: self.mode.unwrap_or(usual.mode), side: self.side.unwrap_or(usual.side), takeover: self.takeover, ..usual };
        let sitters = if self.seats.is_empty() { usual_sitters(usize::from(players)) } else { self.seats };
        let agreement = Agreement { setup, sitters };
        agreement.check()?;
        Ok(agreement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::BotName;

    #[test]
    fn what_is_left_out_is_as_in_a_first_game() {
        let agreement = Flags::default().agree().unwrap();
        assert_eq!(agreement.setup, first_game().setup);
        assert_eq!(agreement.sitters, [Sitter::Person, Sitter::Bot(BotName::Rookie), Sitter::Bot(BotName::Rookie)]);
        assert!(!Flags::default().say_something());
    }

    #[test]
    fn players_follow_from_mode_and_seats() {
        let alone = Flags { mode: Some(Mode::Solo), ..Flags::default() }.agree().unwrap();
        assert_eq!((alone.setup.players, alone.sitters.len()), (1, 1));
        let one = Flags { players: Some(1), ..Flags::default() }.agree().unwrap();
        assert_eq!(one.setup.mode, Mode::Solo);
        let five = Flags { seats: vec![Sitter::Person; 5], ..Flags::default() }.agree().unwrap();
        assert_eq!((five.setup.players, five.setup.mode), (5, Mode::SemiCooperative));
        let together = Flags { players: Some(4), mode: Some(Mode::Cooperative), side: Some(BoardSide::Alternate), ..Flags::default() };
        let together = together.agree().unwrap();
        assert_eq!((together.setup.mode, together.setup.side), (Mode::Cooperative, BoardSide::Alternate));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let seats = Flags { seats: vec![Sitter::Person; 2], players: Some(3), ..Flags::default() }.agree().err();
        assert_eq!(seats, Some(AgreementError::Seats { seats: 2, players: 3, who: "Characters" }));
        for wrong in [
            Flags { players: Some(3), mode: Some(Mode::Solo), ..Flags::default() },
            Flags { players: Some(1), mode: Some(Mode::SemiCooperative), ..Flags::default() },
            Flags { players: Some(3), mode: Some(Mode::Cooperative), takeover: true, ..Flags::default() },
            Flags { seats: vec![Sitter::Person; 6], ..Flags::default() },
        ] {
            assert!(matches!(wrong.agree(), Err(AgreementError::Setup(_))));
        }
    }
}
