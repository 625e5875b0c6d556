//! The log in sentences. Cards drawn or discarded one by one are told together.

use kernel::{RuleId, Seat, Words as _};
use nemesis::cards::HandCard;
use nemesis::{Board, Event, Nemesis};

use super::names;
use crate::terminal::story::{Told, capital};

pub fn told(rule: RuleId, event: &Event, board: &Board) -> Told {
    let part = part(event, board);
    Told {
        rule,
        text: part.as_ref().map_or_else(|| capital(&Nemesis::tell(event, board)), |(head, what)| format!("{head} {what}.")),
        opens_turn: matches!(event, Event::TurnBegins { .. } | Event::RoundBegins { .. }),
        // Setup and bookkeeping that the table shows anyway.
        minor: matches!(
            event,
            Event::PodPlaced { .. }
                | Event::TurnEnds { .. }
                | Event::FirstPlayer { .. }
                | Event::NumberDealt { .. }
                | Event::CardDrawn { card: None, .. }
                | Event::ObjectiveDealt { objective: None, .. }
        ),
        routine: matches!(
            event,
            Event::TurnBegins { .. }
                | Event::TurnEnds { .. }
                | Event::Announced { .. }
                | Event::Discarded { .. }
                | Event::CharacterChosen { .. }
                | Event::Passed { .. }
                | Event::Searches { .. }
                | Event::ItemSeen { .. }
        ),
        part,
    }
}

fn part(event: &Event, board: &Board) -> Option<(String, String)> {
    let head = |seat: Seat, does: &str| format!("{} {does}", capital(&names::the_seat(board, seat)));
    let name = |card: HandCard| names::card(card);
    match *event {
        Event::CardDrawn { seat, card } => Some((head(seat, "draws"), card.map_or_else(|| "a card".to_owned(), name))),
        Event::Discarded { seat, card } => Some((head(seat, "discards"), name(card))),
        _ => None,
    }
}
