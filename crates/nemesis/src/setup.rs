//! What the players agree on before the game.

use crate::generated::ship::BoardSide;
use crate::ids::PLAYERS;
use kernel::{SetupError, applies, rule};
use serde::{Deserialize, Serialize};

/// How the crew plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Everybody has an own Objective.
    SemiCooperative,
    /// N-MODE-SOLO.
    Solo,
    /// N-MODE-COOP.
    Cooperative,
}

impl Mode {
    pub const ALL: [Self; 3] = [Self::SemiCooperative, Self::Solo, Self::Cooperative];
}

/// A game to be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    pub players: u8,
    pub mode: Mode,
    pub side: BoardSide,
    /// Whether the player whose Character dies first may take over the Intruders (N-MODE-INTRUDER-01).
    pub takeover: bool,
}

impl Setup {
    /// The standard game for so many players.
    pub fn new(players: u8) -> Self {
        let mode = if players == 1 { Mode::Solo } else { Mode::SemiCooperative };
        Self { players, mode, side: Self::standard_side(), takeover: false }
    }

    /// N-SETUP-01.
    pub fn standard_side() -> BoardSide {
        if applies!("N-SETUP-01") { BoardSide::Basic } else { BoardSide::Alternate }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        let wrong = |rule, reason: &str| Err(SetupError { rule, reason: reason.to_owned() });
        if self.players == 0 || usize::from(self.players) > PLAYERS {
            return wrong(rule!("N-COMP-01"), "the game is for 1 to 5 players");
        }
        match self.mode {
            Mode::Solo if self.players != 1 => wrong(rule!("N-MODE-SOLO-01"), "solo is for 1 player"),
            Mode::SemiCooperative if self.players < 2 => {
                wrong(rule!("N-SETUP-46"), "no Objective of the semi-cooperative game is for 1 player; play solo")
            }
            // N-RULING-173.
            Mode::Solo | Mode::Cooperative if self.takeover => {
                wrong(rule!("N-RULING-173"), "the Intruders can be taken over only in the semi-cooperative game")
            }
            Mode::SemiCooperative | Mode::Solo | Mode::Cooperative => Ok(()),
        }
    }
}
