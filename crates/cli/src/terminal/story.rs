//! The log as a viewer may read it: sentences with the rules behind them.

use kernel::{Entry, Game, RuleId, Viewer, Words};
use theseus::{Board, Event, Theseus};

/// One fact in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub rule: RuleId,
    pub text: String,
    /// Whether a player's turn begins here, so that turns can be told apart.
    pub opens_turn: bool,
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
    Told { rule, text: capital(&Theseus::tell(event, board)), opens_turn: matches!(event, Event::TurnBegins { .. }) }
}

/// Sentences begin with a capital letter, whatever word the engine puts first.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
