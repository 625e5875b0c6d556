//! One rule, and the sections rules stand in.

use serde::Serialize;

use crate::id::{Game, RuleId};
use crate::problem::Place;

/// One numbered statement of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    pub id: RuleId,
    /// The statement, without its id and its source, on one line.
    pub text: String,
    /// Where the printed rulebook says so; rulings of ours have none.
    pub source: Option<String>,
    /// The headings it stands under, outermost first.
    pub headings: Vec<String>,
    pub place: Place,
    /// The rule no longer holds and only keeps its id.
    pub withdrawn: bool,
    /// The Nemesis rules a Lockdown rule shares its mechanism with.
    pub twins: Vec<RuleId>,
    /// The twin says the same word for word, so a test of the twin tests this rule as well.
    pub same_as_twin: bool,
}

impl Rule {
    pub fn game(&self) -> Game {
        self.id.game()
    }

    pub fn section(&self) -> &str {
        self.id.section()
    }
}

/// The rules whose ids share a section, such as all of `T-CARD-DUP`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    pub game: Game,
    pub name: String,
    /// The heading all its rules stand under.
    pub title: String,
    pub rules: usize,
}
