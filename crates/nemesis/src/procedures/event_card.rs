//! N-ROUND-28 to N-ROUND-31: an Event card.

use crate::generated::events::EventCard;
use crate::{Answers, Cx, Flow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EventCardStep {
    pub card: Option<EventCard>,
}

impl EventCardStep {
    /// The next card of the deck.
    pub fn drawn() -> Self {
        Self { card: None }
    }

    /// A card the Intruder player has chosen.
    pub fn chosen(card: EventCard) -> Self {
        Self { card: Some(card) }
    }

    pub fn run(&mut self, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}
