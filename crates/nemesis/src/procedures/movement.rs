//! N-MOVE: from leaving a Room to the noise of arriving.

use crate::action::Action;
use crate::board::Board;
use crate::draft::Draft;
use crate::ids::{CorridorId, SlotId};
use crate::refusal::Why;
use crate::step::Step;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Movement {
    pub who: Seat,
    pub to: SlotId,
    pub via: CorridorId,
    pub noise: Noise,
    pub with: Option<Seat>,
}

impl Movement {
    /// `via` is `NONE` for ways that are no Corridor.
    pub fn to(who: Seat, to: SlotId, via: CorridorId) -> Self {
        Self { who, to, via, noise: Noise::Due, with: None }
    }

    pub fn noise(self, noise: Noise) -> Self {
        Self { noise, ..self }
    }

    /// Two Characters moved by one card (N-RULING-229).
    pub fn together(self, with: Option<Seat>) -> Self {
        Self { with, ..self }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The one step of a movement that a card or Item grants.
pub fn depart(who: Seat, via: CorridorId, to: SlotId, noise: Noise, _with_attacks: bool, together: Option<Seat>) -> Step {
    Movement::to(who, to, via).noise(noise).together(together).into()
}

/// What the Noise roll of an arrival is replaced by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noise {
    Due,
    /// Careful Movement: a marker of the own choice.
    Chosen,
    /// Reconnaissance: none, and Silence and Danger tokens do nothing.
    Muted,
    /// The Exploration token has cancelled it.
    Cancelled,
}

pub fn check(_who: Seat, _corridor: CorridorId, _board: &Board) -> Result<(), Why> {
    Err(Why::new(rule!("N-MOVE-07"), "not possible"))
}

pub fn check_careful(who: Seat, corridor: CorridorId, board: &Board) -> Result<(), Why> {
    check(who, corridor, board)
}

/// N-WOUND-15: what the basic Move costs.
pub fn cost(_who: Seat, _board: &Board) -> u8 {
    1
}

pub fn resolve(_draft: &Draft, _phase: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}

/// Corridors that can take the marker of Careful Movement.
pub fn noise_options(_slot: SlotId, _board: &Board, _out: &mut Vec<Action>) {}
