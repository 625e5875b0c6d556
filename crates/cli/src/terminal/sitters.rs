//! Who sits at the table: persons at this terminal, and bots.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, BotName, Bots};
use kernel::Seat;

/// Who answers for a seat, as it is written on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    Person,
    Bot(BotName),
}

/// The word for a person.
const PERSON: &str = "you";

/// Nobody answers to this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{name}` cannot take a seat; who can: {PERSON}, {known}", known = BotName::ALL.map(BotName::as_str).join(", "))]
pub struct UnknownSitter {
    name: String,
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str(PERSON),
            Sitter::Bot(name) => name.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = UnknownSitter;

    fn from_str(text: &str) -> Result<Self, UnknownSitter> {
        if text == PERSON {
            return Ok(Sitter::Person);
        }
        text.parse().map(Sitter::Bot).map_err(|_| UnknownSitter { name: text.to_owned() })
    }
}

/// The seats of one game, in order.
pub struct Sitters<G: Bots> {
    seats: Vec<Chair<G>>,
}

/// A seat with whoever sits on it; bots in person.
struct Chair<G: Bots> {
    sitter: Sitter,
    bot: Option<Box<dyn Bot<G>>>,
}

impl<G: Bots> Sitters<G> {
    /// Seats persons and bots. The bots' whims follow from `number`, so that a game with the same seed can be played again.
    pub fn new(sitters: &[Sitter], number: u64) -> Self {
        let seats = sitters.iter().enumerate().map(|(seat, &sitter)| {
            let bot = match sitter {
                Sitter::Person => None,
                Sitter::Bot(name) => Some(G::bot(name, number.wrapping_add(seat as u64))),
            };
            Chair { sitter, bot }
        });
        Self { seats: seats.collect() }
    }

    pub fn all(&self) -> Vec<Sitter> {
        self.seats.iter().map(|chair| chair.sitter).collect()
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Person)
    }

    /// How many persons share this terminal.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|chair| chair.sitter == Sitter::Person).count()
    }

    pub fn bot(&mut self, seat: Seat) -> Option<&mut dyn Bot<G>> {
        let chair = self.seats.get_mut(seat.index())?;
        chair.bot.as_deref_mut().map(|bot| bot as &mut dyn Bot<G>)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_back_and_a_stranger_refused() {
        for text in ["you", "random", "rookie"] {
            assert_eq!(text.parse::<Sitter>().unwrap().to_string(), text);
        }
        let refused = "master".parse::<Sitter>().unwrap_err().to_string();
        assert_eq!(refused, "`master` cannot take a seat; who can: you, random, rookie");
    }
}
