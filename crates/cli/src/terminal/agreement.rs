//! What the players have agreed on before a game: its setup, who sits where, and the seed.

use kernel::Seed;

use bots::BotName;

use super::sitters::Sitter;
use super::tabletop::Tabletop;

/// Everything about a game that can be said on the command line.
pub trait Terms: clap::Args + Default {
    type Game: Tabletop;

    /// Whether anything about the game was said at all.
    fn say_something(&self) -> bool;
    /// Who sits where, if that was said.
    fn seats(&self) -> &[Sitter];
    /// The game that was meant; what was left out is as in a first game.
    fn agree(self) -> Result<Agreement<Self::Game>, AgreementError>;
}

/// Why a game cannot be agreed on like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AgreementError {
    #[error("--seats names {seats}, but {players} {who} play")]
    Seats { seats: usize, players: usize, who: &'static str },
    #[error(transparent)]
    Setup(#[from] kernel::SetupError),
}

/// A game that can begin.
pub struct Agreement<G: Tabletop> {
    pub setup: G::Setup,
    pub sitters: Vec<Sitter>,
}

impl<G: Tabletop> Agreement<G> {
    /// Whether a game can begin like this.
    pub fn check(&self) -> Result<(), AgreementError> {
        let (seats, players) = (self.sitters.len(), G::players(&self.setup));
        G::check(&self.setup)?;
        if seats == players { Ok(()) } else { Err(AgreementError::Seats { seats, players, who: G::WHO_PLAYS }) }
    }
}

/// A person on the first seat and Rookies on the others.
pub fn usual_sitters(players: usize) -> Vec<Sitter> {
    (0..players).map(|seat| if seat == 0 { Sitter::Person } else { Sitter::Bot(BotName::Rookie) }).collect()
}

/// A seed for everybody: 64 hexadecimal digits, or a small number to remember.
pub fn seed(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(Seed::from_number(number));
    }
    text.parse().map_err(|error: kernel::chance::SeedError| format!("{error}, or a number below 2^64"))
}

/// A seed nobody knows.
pub fn fresh_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read() {
        assert!(seed("7") == Ok(Seed::from_number(7)));
        let long = Seed::from_number(9).to_string();
        assert!(seed(&long) == Ok(Seed::from_number(9)));
        assert!(seed("x").is_err() && seed("-1").is_err());
    }
}
