//! N-IDMG: Injuries of one Intruder and their effect.

use crate::ids::FigureId;
use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Injury {
    pub figure: FigureId,
    pub count: u8,
    pub retreats: bool,
    /// Whether the arrow of a check only saves the Intruder, because it flees later (Fire Control System, N-RULING-228).
    pub flees_later: bool,
}

impl Injury {
    /// Injuries and one check (N-RULING-83).
    pub fn of(figure: FigureId, count: u8) -> Self {
        Self { figure, count, retreats: false, flees_later: false }
    }

    /// N-RULING-228: one that is not killed then retreats once, whatever the check showed.
    pub fn and_retreat(figure: FigureId, count: u8) -> Self {
        Self { retreats: true, ..Self::of(figure, count) }
    }

    /// Injuries and one check whose arrow only saves the Intruder: it flees afterwards with the others of its Room (N-RULING-96).
    pub fn before_flight(figure: FigureId, count: u8) -> Self {
        Self { flees_later: true, ..Self::of(figure, count) }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// An Event card is drawn for its Corridor number alone and discarded (N-RULING-38). `None` when there is no card.
pub fn flight_number(_cx: &mut Cx<'_>) -> Option<u8> {
    None
}
