//! What was written into the log, as words to look for.

use kernel::{Entry, Seat, Viewer, Words};
use std::collections::BTreeSet;

/// An entry of the log: its rule, its words, and what each viewer was told of it.
pub(crate) struct Fact {
    pub rule: &'static str,
    words: BTreeSet<String>,
    told: Vec<(Viewer, String)>,
}

impl Fact {
    /// `board` is the board after the answer that caused the entry.
    pub fn of<G: Words>(entry: &Entry<G::Event>, board: &G::Board) -> Self {
        let mut words: BTreeSet<String> = words_of(&to_text(&entry.event)).collect();
        let mut told = Vec::new();
        for viewer in viewers::<G>(board) {
            if let Some(seen) = G::seen(&entry.event, viewer) {
                let sentence = G::tell(&seen, board);
                words.extend(words_of(&sentence));
                told.push((viewer, compact(&format!("{} {sentence}", to_text(&seen)))));
            }
        }
        Self { rule: entry.rule.as_str(), words, told }
    }

    /// Whether the entry was caused by this rule and contains all these words.
    pub fn is(&self, rule: &str, words: &[String]) -> bool {
        self.rule == rule && words.iter().all(|word| self.words.contains(word))
    }

    /// Whether a viewer could read this (made by [`compact`]) in what was told.
    pub fn tells(&self, viewer: Viewer, what: &str) -> bool {
        self.told.iter().any(|(to, text)| *to == viewer && text.contains(what))
    }
}

/// Everybody who looks at a table.
pub(crate) fn viewers<G: Words>(board: &G::Board) -> impl Iterator<Item = Viewer> {
    let seats = (0..G::seats(board)).map(|number| Viewer::Seat(Seat::new(number)));
    seats.chain(std::iter::once(Viewer::Spectator))
}

/// A thing as it would be sent. What cannot be sent tells nobody anything.
pub(crate) fn to_text(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).unwrap_or_default()
}

/// The words of a text in lower case; everything else, `_` and `-` included, stands between words.
pub(crate) fn words_of(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// A text in which `round-up`, `Round Up`, `round_up` and `RoundUp` read the same.
pub(crate) fn compact(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '_' | '-' | ' ')).flat_map(char::to_lowercase).collect()
}
