//! How a game speaks: names for its seats, questions, answers, facts and positions.
//!
//! Scenarios, the terminal game, bots over pipes and logs all use these words, so that a change of types touches none of them.

use crate::{Game, Seat, State};
use serde_json::{Map, Value};

/// Something in a given position that cannot be read: which key, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{key}: {problem}")]
pub struct WordError {
    /// The dotted path of the key, as it was written.
    pub key: String,
    pub problem: String,
}

impl WordError {
    pub fn new(key: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { key: key.into(), problem: problem.into() }
    }
}

/// The first part of a scenario.
pub enum Given<G: Game> {
    /// Begin with the real setup.
    Setup(G::Setup),
    /// Begin with this position, about to run.
    Position(Box<State<G>>),
}

/// The vocabulary of a game.
pub trait Words: Game {
    /// Reads `[given]`, without the keys `game`, `start` and `chance`; `from_setup` tells whether the real setup is wanted.
    fn given(given: &Map<String, Value>, from_setup: bool) -> Result<Given<Self>, WordError>;
    /// The whole position, nothing hidden, with the keys that `given` reads.
    fn position(state: &State<Self>) -> Value;
    /// The same as far as a view tells it; `"unknown"` where it does not.
    fn seen_position(view: &Self::View) -> Value;
    /// The table as far as a view shows it. Words made from it cannot tell more than the view does.
    fn seen_board(view: &Self::View) -> Option<Self::Board>;
    /// What somebody sees from whom nothing is hidden.
    fn unveiled(state: &State<Self>) -> Self::View;
    /// A fact with nothing hidden.
    fn whole(event: &Self::Event) -> Self::SeenEvent;
    /// Whether the order of a list at this path matters when positions are compared.
    fn is_ordered(path: &str) -> bool;

    fn seat_name(board: &Self::Board, seat: Seat) -> String;
    fn seat_named(board: &Self::Board, name: &str) -> Option<Seat>;
    /// The kind of a question, such as `room`.
    fn question(choice: &Self::Choice) -> &'static str;
    /// The question as a sentence for the one who is asked.
    fn prompt(choice: &Self::Choice, board: &Self::Board) -> String;
    /// Whether a question opens a turn, so that nothing answers it silently.
    fn opens_turn(choice: &Self::Choice) -> bool;
    /// The answer that just goes on, for a question of the kind `window`.
    fn go_on(choice: &Self::Choice) -> Option<Self::Action>;
    /// An answer in words; reading it back gives the same answer.
    fn say(action: &Self::Action, board: &Self::Board) -> String;
    fn read(text: &str, board: &Self::Board) -> Option<Self::Action>;
    /// A fact as a sentence. The board is the one after the fact.
    fn tell(event: &Self::SeenEvent, board: &Self::Board) -> String;
    /// How a game ended, as a sentence.
    fn ending(ending: &Self::Ending) -> &'static str;
}
