//! *Nemesis*, rules-exact: shared mechanics, the ship, its crew and the Intruders. Start reading here, then `step.rs` (the
//! procedures), `choice.rs` (the questions) and `deeds.rs` (the actions).
//!
//! `procedures/` holds one file a procedure of the rulebook, `verbs/` the smallest changes of the table, `board/` the table and its
//! queries; `places/` is what depends on where we are, `species/` on who hunts us, `crew/` and `items/` what cards do,
//! `generated/` what is printed on the components.

pub mod action;
pub mod board;
pub mod cards;
pub mod census;
pub mod choice;
pub mod claims;
pub mod crew;
pub mod deeds;
pub mod draft;
pub mod event;
pub mod events;
pub mod generated;
pub mod ids;
pub mod items;
pub mod objectives;
pub mod places;
pub mod procedures;
pub mod refusal;
pub mod setup;
mod sound;
pub mod species;
pub mod stakes;
pub mod start;
pub mod step;
pub mod verbs;
pub mod view;
pub mod words;

use generated::swarm::{BagToken, IntruderKind};
use kernel::{Chance, Game, Outcome, Referee, Refusal, RuleId, Seat, SeatSet, SetupError, Stakes, Viewer, rule};

pub use action::Action;
pub use board::{Board, Ending};
pub use choice::Choice;
pub use claims::Claim;
pub use event::Event;
pub use setup::{Mode, Setup};
pub use step::Step;
pub use view::View;

/// The game itself, as the kernel knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nemesis;

pub type State = kernel::State<Nemesis>;
pub(crate) type Cx<'a> = kernel::Cx<'a, Nemesis>;
pub(crate) type Flow = kernel::Flow<Nemesis>;
pub(crate) type Answers<'a> = kernel::Answers<'a, Nemesis>;

impl Game for Nemesis {
    const ID: &'static str = "nemesis";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type Board = Board;
    type Step = Step;
    type Choice = Choice;
    type Action = Action;
    type Event = Event;
    type Ending = Ending;
    type View = View;
    type SeenEvent = Event;
    type Claim = Claim;

    fn claim(state: &State, seat: Seat, claim: &Claim, referee: &mut Referee<Event>) -> Result<(), Refusal> {
        claims::make(state, seat, claim, referee)
    }

    fn start(setup: &Setup, referee: &mut Referee<Event>) -> Result<State, SetupError> {
        start::start(setup, referee)
    }

    fn run(step: &mut Step, cx: &mut Cx<'_>) -> Flow {
        step.run(cx)
    }

    fn answer(step: &mut Step, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        step.answer(answers, cx)
    }

    fn seats(board: &Board) -> u8 {
        board.seats
    }

    fn deciders(choice: &Choice, _: &Board) -> SeatSet {
        choice.deciders()
    }

    fn open_options(choice: &Choice) -> bool {
        choice.open_options()
    }

    fn is_window(choice: &Choice) -> bool {
        matches!(choice, Choice::React { .. })
    }

    fn concerns(state: &State, seat: Seat) -> bool {
        state.decision().is_some_and(|(_, choice)| choice.concerns(seat))
    }

    fn price(choice: &Choice) -> Option<RuleId> {
        matches!(choice, Choice::Pay { .. }).then_some(rule!("N-ACT-02"))
    }

    /// N-RULING-176: how many tokens of each type are in the bag is known, their numbers are not.
    fn countable(source: &'static str, outcome: u16) -> Option<&'static str> {
        let token = BagToken::from_index(u8::try_from(outcome).ok()?).filter(|_| source == "intruder bag")?;
        token.facts().kind.map(IntruderKind::id)
    }

    fn options(choice: &Choice, seat: Seat, board: &Board, out: &mut Vec<Action>) {
        choice.options(seat, board, out);
    }

    fn stakes(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Stakes {
        stakes::of(choice, seat, action, board)
    }

    fn why_not(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Refusal {
        refusal::why_not(choice, seat, action, board)
    }

    /// Nobody who wins takes anything from another winner.
    fn same_side(_: &Board, _: Seat, _: Seat) -> bool {
        true
    }

    fn outcome(board: &Board) -> Option<Outcome<Ending>> {
        board.outcome
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event::seen(event, viewer)
    }

    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        view.determinize(chance)
    }

    fn census(board: &Board) -> Result<(), String> {
        census::census(board)
    }

    fn sound(state: &State) -> Result<(), String> {
        sound::sound(state)
    }
}
