//! The log as a viewer may read it: sentences with the rules behind them.

use kernel::{Entry, RuleId, Viewer};

use super::tabletop::Tabletop;

/// One fact in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub rule: RuleId,
    pub text: String,
    /// Whether a player's turn begins here, so that turns can be told apart.
    pub opens_turn: bool,
    /// Whether it can be seen on the table anyway, so that only the whole log needs it.
    pub minor: bool,
    /// Whether it only repeats what whoever did it has just said, so that it need not be told to them.
    pub routine: bool,
    /// A fact that joins others of its kind: how its sentence begins, and what it adds to it.
    pub part: Option<(String, String)>,
}

impl Told {
    /// Takes a fact that goes on like this one into the same sentence.
    fn join(&mut self, next: &Told) -> bool {
        match (&mut self.part, &next.part) {
            (Some((head, all)), Some((begins, more))) if head == begins && self.rule == next.rule => {
                *all = format!("{all}, {more}");
                self.text = format!("{head} {all}.");
                true
            }
            _ => false,
        }
    }
}

/// What a viewer learns of these facts, in order.
pub fn tell<G: Tabletop>(entries: &[Entry<G::Event>], viewer: Viewer, board: &G::Board) -> Vec<Told> {
    let seen = |entry: &Entry<G::Event>| G::seen(&entry.event, viewer).map(|event| G::told(entry.rule, &event, board));
    joined(entries.iter().filter_map(seen))
}

/// Everything, hidden things included.
pub fn tell_all<G: Tabletop>(entries: &[Entry<G::Event>], board: &G::Board) -> Vec<Told> {
    joined(entries.iter().map(|entry| G::told(entry.rule, &G::whole(&entry.event), board)))
}

fn joined(facts: impl Iterator<Item = Told>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for next in facts {
        if !told.last_mut().is_some_and(|last| last.join(&next)) {
            told.push(next);
        }
    }
    told
}

/// Sentences begin with a capital letter, whatever word the engine puts first.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Replaces whole words only: `mine` must not be found in `determine`, nor `aliens nest` in `aliens nests`.
pub fn replace_words(text: &str, from: &str, to: &str) -> String {
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
