//! The log as a viewer may read it: sentences with the rules behind them.

use kernel::{Entry, Game, RuleId, Viewer, Words};
use theseus::generated::cards::{Bonus, Card};
use theseus::generated::sectors::Sector;
use theseus::{Board, Event, Theseus};

/// One fact in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub rule: RuleId,
    pub text: String,
    /// Whether a player's turn begins here, so that turns can be told apart.
    pub opens_turn: bool,
    /// Whether it can be seen on the table anyway, so that only the whole log needs it.
    pub minor: bool,
}

/// What a viewer learns of these facts, in order.
pub fn tell(entries: &[Entry<Event>], viewer: Viewer, board: &Board) -> Vec<Told> {
    let seen = |entry: &Entry<Event>| Theseus::seen(&entry.event, viewer).map(|event| one(entry.rule, &event, board));
    entries.iter().filter_map(seen).collect()
}

/// Everything, hidden things included.
pub fn tell_all(entries: &[Entry<Event>], board: &Board) -> Vec<Told> {
    entries.iter().map(|entry| one(entry.rule, &entry.event, board)).collect()
}

fn one(rule: RuleId, event: &Event, board: &Board) -> Told {
    Told {
        rule,
        text: printed_names(&capital(&Theseus::tell(event, board))),
        opens_turn: matches!(event, Event::TurnBegins { .. }),
        minor: matches!(event, Event::TopRevealed { .. } | Event::BonusLaid { .. }),
    }
}

/// Sentences begin with a capital letter, whatever word the engine puts first.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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

/// Replaces whole words only: `mine` must not be found in `determine`, nor `aliens nest` in `aliens nests`.
fn replace_words(text: &str, from: &str, to: &str) -> String {
    let mut done = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let end = at + from.len();
        let apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        let whole = apart(rest[..at].chars().next_back()) && apart(rest[end..].chars().next());
        done += &rest[..at];
        done += if whole { to } else { from };
        rest = &rest[end..];
    }
    done + rest
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
