//! The log in sentences that call cards and sectors by the names printed on them.

use kernel::{RuleId, Words as _};
use theseus::generated::cards::{Bonus, Card};
use theseus::generated::sectors::Sector;
use theseus::{Board, Event, Theseus};

use crate::terminal::story::{Told, capital, replace_words};

pub fn told(rule: RuleId, event: &Event, board: &Board) -> Told {
    Told {
        rule,
        text: printed_names(&capital(&Theseus::tell(event, board))),
        opens_turn: matches!(event, Event::TurnBegins { .. }),
        minor: matches!(event, Event::TopRevealed { .. } | Event::BonusLaid { .. }),
        routine: false,
        part: None,
    }
}

/// The engine calls things by the words that answers are written in; people know them by the names printed on them.
fn printed_names(sentence: &str) -> String {
    let mut text = sentence.to_owned();
    for card in Card::ALL {
        let facts = card.facts();
        let faction = facts.faction.name();
        let own = format!("{faction} ");
        let plain = format!("{} {}", facts.faction.id(), facts.name.to_lowercase());
        // Whose card it is goes without saying where the sentence is about its owner.
        let printed = if text.starts_with(&own) && !text.starts_with(&capital(&plain)) {
            facts.name.to_owned()
        } else {
            format!("the {faction}' {}", facts.name)
        };
        text = replace_words(&text, &plain, &printed);
        text = replace_words(&text, &capital(&plain), &capital(&printed));
    }
    for bonus in Bonus::ALL {
        text = replace_words(&text, &format!("bonus {}", bonus.name().to_lowercase()), &format!("the Bonus card {}", bonus.name()));
    }
    for sector in Sector::ALL {
        text = replace_words(&text, &sector.name().to_lowercase(), sector.name());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_called_by_their_printed_names() {
        for (said, printed) in [
            ("Marines install marines combat post on control centre s2.", "Marines install Combat Post on Control Centre s2."),
            ("Aliens 1 sets off marines mine on corridors s1.", "Aliens 1 sets off the Marines' Mine on Corridors s1."),
            ("Marines trap detector waits on loading dock p1.", "The Marines' Trap Detector waits on Loading Dock p1."),
            ("Aliens take aliens nest.", "Aliens take Nest."),
            ("Top of the deck of Greys: greys mine.", "Top of the deck of Greys: the Greys' Mine."),
            ("Aliens take bonus card from the deck.", "Aliens take the Bonus card Card from the Deck."),
            ("The Corridors is laid.", "The Corridors is laid."),
        ] {
            assert_eq!(printed_names(said), printed);
        }
    }
}
