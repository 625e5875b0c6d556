//! What a game has to tell the kernel.

use crate::{Answers, Chance, Changed, Cx, Flow, Referee, RuleId, Seat, SeatSet, State, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// How a game ended: who won, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome<E> {
    pub winners: SeatSet,
    pub ending: E,
}

/// Why an action is not possible: the rule that says so and its reason in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    pub rule: RuleId,
    pub reason: String,
}

/// Why a game cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{rule}: {reason}")]
pub struct SetupError {
    pub rule: RuleId,
    pub reason: String,
}

/// What a player should know of an answer before giving it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stakes {
    /// Whether it decides something for good: what leaves the game, who somebody is, that somebody is done or goes.
    pub is_final: bool,
    /// How many cards it costs for certain; on the way to an announced action, how many it adds.
    pub cost: u8,
}

/// No claim can be made: the type of games in which players have nothing to claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoClaim {}

/// The rules of one game. The types are plain data: a board, steps, choices and actions are copied, compared and saved.
pub trait Game: Sized + 'static {
    /// The name used in journals and on the command line.
    const ID: &'static str;
    /// Raised with every change of behaviour; journals name the version they were written under.
    const RULES_VERSION: u32;

    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Board: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Step: Copy + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Choice: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Action: Copy + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Event: Clone + PartialEq + Debug + Serialize + Send;
    type Ending: Copy + PartialEq + Debug + Serialize;
    /// What one viewer sees, and all that ever leaves the table.
    type View: Clone + Changed + Debug + DeserializeOwned;
    type SeenEvent: Clone + PartialEq + Debug + Serialize;
    /// What a player may state aloud about things others have not seen, true or not. [`NoClaim`] where nothing is hidden that way.
    type Claim: Copy + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Writes a claim into the log, with its truth beside it for when the game is over. It never changes the state.
    fn claim(state: &State<Self>, seat: Seat, claim: &Self::Claim, referee: &mut Referee<Self::Event>) -> Result<(), Refusal>;

    fn start(setup: &Self::Setup, referee: &mut Referee<Self::Event>) -> Result<State<Self>, SetupError>;
    fn run(step: &mut Self::Step, cx: &mut Cx<'_, Self>) -> Flow<Self>;
    fn answer(step: &mut Self::Step, answers: &Answers<'_, Self>, cx: &mut Cx<'_, Self>) -> Flow<Self>;

    fn seats(board: &Self::Board) -> u8;
    fn deciders(choice: &Self::Choice, board: &Self::Board) -> SeatSet;
    /// Whether each seat's answer to a question for several takes effect at once, instead of waiting for the others.
    fn answers_apart(_: &Self::Choice) -> bool {
        false
    }
    /// Whether everybody can tell how many answers this question has. Where hidden things decide it, a table with people asks
    /// even when there is a single answer: who is asked, and when the game goes on by itself, must tell nothing.
    fn open_options(_: &Self::Choice) -> bool {
        true
    }
    /// Whether somebody is asked here only in case they want to interfere. Such questions come often and are mostly passed, so
    /// that players give standing orders for them; [`crate::Words::go_on`] is the answer that passes.
    fn is_window(_: &Self::Choice) -> bool {
        false
    }
    /// Whether what the reaction window at hand is about is done to `seat`, as everybody can see.
    fn concerns(_: &State<Self>, _: Seat) -> bool {
        false
    }
    /// If a question only asks with what something is paid: the rule under which the log tells what was. Who looks ahead takes it for
    /// granted that it will be paid.
    fn price(_: &Self::Choice) -> Option<RuleId> {
        None
    }
    /// What a player can count of an outcome of chance before it comes, where that is less than the outcome itself.
    fn countable(_source: &'static str, _outcome: u16) -> Option<&'static str> {
        None
    }
    /// The numbers that everybody follows, by name and seat.
    fn tracks(_: &Self::Board, _out: &mut Vec<(&'static str, Seat, i16)>) {}
    /// Appends what `seat` may answer. Never empty for a seat that is asked.
    fn options(choice: &Self::Choice, seat: Seat, board: &Self::Board, out: &mut Vec<Self::Action>);
    /// What is at stake with an option. It follows from what `seat` can see.
    fn stakes(_choice: &Self::Choice, _seat: Seat, _action: &Self::Action, _board: &Self::Board) -> Stakes {
        Stakes::default()
    }
    /// Why an action is not among the options.
    fn why_not(choice: &Self::Choice, seat: Seat, action: &Self::Action, board: &Self::Board) -> Refusal;
    /// Whether a victory of one is a victory with the other, and not shared with an opponent.
    fn same_side(_: &Self::Board, one: Seat, other: Seat) -> bool {
        one == other
    }
    fn outcome(board: &Self::Board) -> Option<Outcome<Self::Ending>>;

    fn view(state: &State<Self>, viewer: Viewer) -> Self::View;
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::SeenEvent>;
    /// A state that could be the true one for all the viewer knows. `None` when the view contradicts itself,
    /// which only a view that did not come from [`Game::view`] can do.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Option<State<Self>>;
    /// Every component of the box is in exactly one place; the error names the first that is not.
    fn census(board: &Self::Board) -> Result<(), String>;
    /// Whether a board read from a file can be played on: every id, count and position within bounds.
    fn sound(state: &State<Self>) -> Result<(), String>;
}
