//! The bots by name.

use crate::{Bot, Random, Rookie, rookie};
use kernel::Game;
use nemesis::Nemesis;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use theseus::Theseus;

/// A bot that can be asked for by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotName {
    Random,
    Rookie,
}

impl BotName {
    pub const ALL: [Self; 2] = [Self::Random, Self::Rookie];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Rookie => "rookie",
        }
    }

    /// Who it is, in one line.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "takes any option, all equally likely",
            Self::Rookie => "looks one turn ahead with sound rules of thumb; a fair opponent for a first game",
        }
    }

    /// Reads a list such as `random,rookie`, one name for each seat.
    pub fn list(text: &str) -> Result<Vec<Self>, UnknownBot> {
        text.split(',').map(|name| name.trim().parse()).collect()
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot \"{0}\"; there are: {known}", known = BotName::ALL.map(BotName::as_str).join(", "))]
pub struct UnknownBot(pub String);

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|name| name.as_str() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// A game these bots can play.
pub trait Bots: Game {
    fn bot(name: BotName, seed: u64) -> Box<dyn Bot<Self>>;
}

impl Bots for Theseus {
    fn bot(name: BotName, seed: u64) -> Box<dyn Bot<Self>> {
        match name {
            BotName::Random => Box::new(Random::new(seed)),
            BotName::Rookie => Box::new(Rookie::new(seed)),
        }
    }
}

impl Bots for Nemesis {
    fn bot(name: BotName, seed: u64) -> Box<dyn Bot<Self>> {
        match name {
            BotName::Random => Box::new(Random::new(seed)),
            BotName::Rookie => Box::new(rookie::nemesis::Rookie::new(seed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BotName, UnknownBot};

    #[test]
    fn names_are_read_back_and_wrong_ones_are_refused() {
        for name in BotName::ALL {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        assert_eq!(BotName::list("random, rookie"), Ok(vec![BotName::Random, BotName::Rookie]));
        assert_eq!(BotName::list("random,"), Err(UnknownBot(String::new())));
        let refused = BotName::list("rookie,master").unwrap_err().to_string();
        assert!(refused.contains("master") && refused.contains("random, rookie"), "{refused}");
    }
}
