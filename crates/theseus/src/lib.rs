//! *Theseus: The Dark Orbit*, rules-exact. Start reading here, then `step.rs` (the procedures) and `choice.rs` (the questions).
//!
//! `procedures/` holds one file a chapter of the rulebook, `factions/` what the cards do, `verbs/` the smallest changes of the
//! table, `board/` the table and its queries, `generated/` what is printed on the components.

pub mod action;
pub mod board;
pub mod choice;
pub mod event;
pub mod factions;
pub mod generated;
pub mod ids;
pub mod procedures;
pub mod refusal;
pub mod setup;
pub mod stakes;
pub mod start;
pub mod step;
pub mod verbs;
pub mod view;
pub mod words;

use kernel::{Chance, Game, NoClaim, Outcome, Referee, Refusal, Seat, SeatSet, SetupError, Stakes, Viewer};

pub use action::Action;
pub use board::{Board, Ending};
pub use choice::Choice;
pub use event::Event;
pub use setup::{Mode, Setup};
pub use step::Step;
pub use view::View;

/// The game itself, as the kernel knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theseus;

pub type State = kernel::State<Theseus>;
pub(crate) type Cx<'a> = kernel::Cx<'a, Theseus>;
pub(crate) type Flow = kernel::Flow<Theseus>;
pub(crate) type Answers<'a> = kernel::Answers<'a, Theseus>;

impl Game for Theseus {
    const ID: &'static str = "theseus";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Board = Board;
    type Step = Step;
    type Choice = Choice;
    type Action = Action;
    type Event = Event;
    type Ending = Ending;
    type View = View;
    type SeenEvent = Event;
    type Claim = NoClaim;

    fn claim(_: &State, _: Seat, claim: &NoClaim, _: &mut Referee<Event>) -> Result<(), Refusal> {
        match *claim {}
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
        board.players.len() as u8
    }

    fn deciders(choice: &Choice, _: &Board) -> SeatSet {
        choice.deciders()
    }

    fn answers_apart(choice: &Choice) -> bool {
        matches!(choice, Choice::Draft { .. })
    }

    fn is_window(choice: &Choice) -> bool {
        matches!(choice, Choice::Window { .. })
    }

    fn concerns(state: &State, seat: Seat) -> bool {
        procedures::window::concerns(state, seat)
    }

    fn tracks(board: &Board, out: &mut Vec<(&'static str, Seat, i16)>) {
        for seat in board.seats() {
            let player = board.player(seat);
            out.extend([("life", seat, i16::from(player.life)), ("data", seat, i16::from(player.data))]);
        }
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

    fn same_side(board: &Board, one: Seat, other: Seat) -> bool {
        board.same_side(one, other)
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
        board.census()
    }

    fn sound(state: &State) -> Result<(), String> {
        start::sound(state)
    }
}
