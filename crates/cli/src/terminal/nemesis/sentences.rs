//! The log in sentences.

use kernel::{RuleId, Words as _};
use nemesis::{Board, Event, Nemesis};

use crate::terminal::story::{Told, capital};

pub fn told(rule: RuleId, event: &Event, board: &Board) -> Told {
    Told {
        rule,
        text: capital(&Nemesis::tell(event, board)),
        opens_turn: matches!(event, Event::TurnBegins { .. } | Event::RoundBegins { .. }),
        // Setup and bookkeeping that the table shows anyway.
        minor: matches!(event, Event::PodPlaced { .. } | Event::TurnEnds { .. } | Event::FirstPlayer { .. } | Event::NumberDealt { .. }),
    }
}
