//! The games that can be played at a table. A new game is a name here, an arm in [`with_game!`] and one in [`AnySetup`].

use kernel::{Game as _, SetupError};
use serde::{Deserialize, Serialize};

pub use nemesis::Nemesis;
pub use theseus::Theseus;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GameName {
    Theseus,
    Nemesis,
}

/// Says something of the game of a name: within the expression the type `G` is that game.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $G:ident => $said:expr) => {
        match $name {
            $crate::GameName::Theseus => {
                type $G = $crate::game::Theseus;
                $said
            }
            $crate::GameName::Nemesis => {
                type $G = $crate::game::Nemesis;
                $said
            }
        }
    };
}

/// Says something of what was agreed: within the expression the type `G` is the game, and `setup` is its setup.
#[macro_export]
macro_rules! with_setup {
    ($agreed:expr, $G:ident, $setup:ident => $said:expr) => {
        match $agreed {
            $crate::AnySetup::Theseus($setup) => {
                type $G = $crate::game::Theseus;
                $said
            }
            $crate::AnySetup::Nemesis($setup) => {
                type $G = $crate::game::Nemesis;
                $said
            }
        }
    };
}

impl GameName {
    pub const ALL: [Self; 2] = [Self::Theseus, Self::Nemesis];

    /// The name journals use.
    pub fn id(self) -> &'static str {
        match self {
            Self::Theseus => Theseus::ID,
            Self::Nemesis => Nemesis::ID,
        }
    }

    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.id() == id)
    }
}

/// What a table agrees on before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "game", content = "setup", rename_all = "snake_case")]
pub enum AnySetup {
    Theseus(#[cfg_attr(feature = "ts", ts(type = "import(\"./theseus\").Setup"))] theseus::Setup),
    Nemesis(#[cfg_attr(feature = "ts", ts(type = "import(\"./nemesis\").Setup"))] nemesis::Setup),
}

impl AnySetup {
    pub fn game(&self) -> GameName {
        match self {
            Self::Theseus(_) => GameName::Theseus,
            Self::Nemesis(_) => GameName::Nemesis,
        }
    }

    pub fn seats(&self) -> usize {
        match self {
            Self::Theseus(setup) => setup.factions.len(),
            Self::Nemesis(setup) => usize::from(setup.players),
        }
    }

    /// Whether the game can be set up like this, or the rule that says no.
    pub fn check(&self) -> Result<(), SetupError> {
        match self {
            Self::Theseus(setup) => setup.check(),
            Self::Nemesis(setup) => setup.check(),
        }
    }
}
