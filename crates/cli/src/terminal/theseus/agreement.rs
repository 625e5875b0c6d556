//! What the players of Theseus agree on: factions, ring, cards and seats, from the command line.

use theseus::generated::cards::Faction;
use theseus::setup::{Decks, Ring};
use theseus::{Mode, Setup, Theseus};

use crate::spoken_setup::{decks_parser, faction_parser, mode_parser, ring, usual, usual_players};
use crate::terminal::agreement::{Agreement, AgreementError, Terms, usual_sitters};
use crate::terminal::sitters::Sitter;

/// Everything about a game that can be said on the command line. What is left out is as in a first game.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "The game")]
pub struct Flags {
    /// Who plays, seat by seat [default: marines,aliens]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = faction_parser(), conflicts_with = "resume")]
    pub factions: Vec<Faction>,
    /// Who plays against whom [default: by the number of factions]
    #[arg(long, value_parser = mode_parser(), conflicts_with = "resume")]
    pub mode: Option<Mode>,
    /// standard, even (fairer for the second player of a duel), random, in-turns (players lay it), or the sectors themselves,
    /// clockwise, such as corridors,control_centre,loading_dock,technical_hall,alien_nest
    /// [default: standard; random for each-against-all]
    #[arg(long, value_parser = ring, conflicts_with = "resume")]
    pub ring: Option<Ring>,
    /// The hardest cards in the decks, 0 to 3 [default: 0, the cards for first games]
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=3), conflicts_with = "resume")]
    pub levels: Option<u8>,
    /// Cards each player installs before the first turn, 1 or 3 [default: 3, which gives beginners something to play with]
    #[arg(long, value_parser = opening, conflicts_with = "resume")]
    pub opening: Option<u8>,
    /// How decks are made [default: random]
    #[arg(long, value_parser = decks_parser(), conflicts_with = "resume")]
    pub decks: Option<Decks>,
    /// Who sits where: you (a person at this terminal, several may share it), rookie, random [default: you,rookie,…]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub seats: Vec<Sitter>,
}

/// Marines against a Rookie with the Aliens, with the simplest cards and three of them installed at once.
pub fn first_game() -> Agreement<Theseus> {
    let setup = Setup { levels: 0, opening: 3, ..Setup::new(&[Faction::Marines, Faction::Aliens]) };
    Agreement { setup, sitters: usual_sitters(2) }
}

impl Terms for Flags {
    type Game = Theseus;

    fn say_something(&self) -> bool {
        let Flags { factions, mode, ring, levels, opening, decks, seats } = self;
        !factions.is_empty()
            || mode.is_some()
            || ring.is_some()
            || levels.is_some()
            || opening.is_some()
            || decks.is_some()
            || !seats.is_empty()
    }

    fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    fn agree(self) -> Result<Agreement<Theseus>, AgreementError> {
        let first = first_game();
        let players = match (self.factions.len(), self.seats.len()) {
            (0, 0) => usual_players(self.mode),
            (0, seats) => seats,
            (factions, _) => factions,
        };
        let factions = if self.factions.is_empty() { Faction::ALL.into_iter().take(players).collect() } else { self.factions };
        let agreement = Agreement {
            setup: Setup {
                levels: self.levels.unwrap_or(first.setup.levels),
                opening: self.opening.unwrap_or(first.setup.opening),
                decks: self.decks.unwrap_or(first.setup.decks),
                ..usual(&factions, self.mode, self.ring)
            },
            sitters: if self.seats.is_empty() { usual_sitters(players) } else { self.seats },
        };
        agreement.check()?;
        Ok(agreement)
    }
}

fn opening(text: &str) -> Result<u8, String> {
    match text {
        "1" => Ok(1),
        "3" => Ok(3),
        _ => Err("one or three cards are installed before the first turn".to_owned()),
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
        assert_eq!(agreement.sitters, [Sitter::Person, Sitter::Bot(BotName::Rookie)]);
        assert!(!Flags::default().say_something());
    }

    #[test]
    fn mode_and_ring_follow_from_the_players() {
        let factions = vec![Faction::Greys, Faction::Pandora, Faction::Marines];
        let agreement = Flags { factions, ..Flags::default() }.agree().unwrap();
        assert_eq!((agreement.setup.mode, &agreement.setup.ring), (Mode::EachAgainstAll, &Ring::Random));
        assert_eq!(agreement.sitters.len(), 3);
        let agreement = Flags { mode: Some(Mode::Alliances), ..Flags::default() }.agree().unwrap();
        assert_eq!((agreement.setup.factions.len(), &agreement.setup.ring), (4, &Ring::Standard));
        let agreement = Flags { seats: vec![Sitter::Person; 3], ..Flags::default() }.agree().unwrap();
        assert_eq!(agreement.setup.factions.len(), 3);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let refused =
            Flags { seats: vec![Sitter::Person; 3], factions: vec![Faction::Marines, Faction::Greys], ..Flags::default() }.agree();
        assert_eq!(refused.err(), Some(AgreementError::Seats { seats: 3, players: 2, who: "factions" }));
        let refused = Flags { factions: vec![Faction::Marines], ..Flags::default() }.agree();
        assert!(matches!(refused, Err(AgreementError::Setup(_))));
    }
}
