//! N-MODE-INTRUDER-06 to N-MODE-INTRUDER-22: the turn of the Intruder player.

use crate::action::{Action, IntruderUse};
use crate::board::Board;
use crate::generated::swarm::IntruderCard;
use crate::ids::FigureId;
use crate::{Answers, Cx, Flow};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct IntruderTurn {
    pub seat: Seat,
}

impl IntruderTurn {
    pub fn of(seat: Seat) -> Self {
        Self { seat }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// A card on its way: how it is played and what it is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IntruderDraft {
    pub card: IntruderCard,
    pub way: IntruderUse,
    pub figure: FigureId,
    pub number: u8,
    pub target: Option<Seat>,
}

/// N-MODE-INTRUDER-06: the draw step.
pub fn draw(_cx: &mut Cx<'_>) {}

pub fn options(_board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
}

pub fn aims(_draft: &IntruderDraft, _board: &Board, _out: &mut Vec<Action>) {}

pub fn attack_cards(_seat: Seat, _board: &Board, _out: &mut Vec<Action>) {}

pub fn event_cards(_seat: Seat, _board: &Board, _out: &mut Vec<Action>) {}

pub fn keepable(_board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
}
