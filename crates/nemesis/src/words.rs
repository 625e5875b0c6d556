//! How this game speaks: names, questions, answers and sentences, and positions in words.

mod answers;
mod given;
mod names;
mod position;
mod questions;
mod tell;

use crate::action::Action;
use crate::board::{Board, Ending};
use crate::choice::Choice;
use crate::event::Event;
use crate::view::View;
use crate::{Nemesis, State, Step};
use kernel::{Chance, Game as _, Given, Seat, Viewer, WordError, Words};
use serde_json::{Map, Value};

pub use names::{
    card_name, carried_name, corridor_name, exploration_word, figure_name, item_name, room_name, seat_name, slot_name, spaced, thing_name,
    token_word, wound_name, wound_word,
};
pub use questions::{prompt, question};

impl Words for Nemesis {
    fn given(given: &Map<String, Value>, from_setup: bool) -> Result<Given<Self>, WordError> {
        if from_setup {
            given::setup(given).map(Given::Setup)
        } else {
            given::position(given).map(|state| Given::Position(Box::new(state)))
        }
    }

    fn position(state: &State) -> Value {
        position::of(&state.board, actions_left(state.steps()), &position::Everything)
    }

    fn seen_position(view: &View) -> Value {
        // Any table that fits the view has the sizes and backs the viewer sees; what is hidden on it is told as unknown.
        match view.determinize(&mut Chance::rollout(0)) {
            Some(state) => {
                position::of(&state.board, actions_left(&view.steps), &position::Seen { viewer: view.viewer, over: view.winners.is_some() })
            }
            None => Value::Null,
        }
    }

    fn seen_board(view: &View) -> Option<Board> {
        view.board()
    }

    fn unveiled(state: &State) -> View {
        let mut view = Nemesis::view(state, Viewer::Spectator);
        for seat in 0..view.crew.len() {
            // What each of them knows, put together, is everything that has been decided.
            let own = Nemesis::view(state, Viewer::Seat(Seat::new(seat as u8)));
            for (chamber, known) in view.chambers.iter_mut().zip(own.chambers) {
                chamber.tile = chamber.tile.or(known.tile);
                chamber.token = chamber.token.or(known.token);
            }
            for (engine, known) in view.engines.iter_mut().zip(own.engines) {
                *engine = engine.or(known);
            }
            view.coordinates = view.coordinates.or(own.coordinates);
            for note in own.notes {
                if !view.notes.contains(&note) {
                    view.notes.push(note);
                }
            }
            if let (Some(member), Some(known)) = (view.crew.get_mut(seat), own.crew.into_iter().nth(seat)) {
                *member = known;
            }
        }
        view
    }

    fn whole(event: &Event) -> Event {
        *event
    }

    fn is_ordered(path: &str) -> bool {
        path == "intruders"
    }

    fn seat_name(board: &Board, seat: Seat) -> String {
        names::seat_name(seat, board)
    }

    fn seat_named(board: &Board, name: &str) -> Option<Seat> {
        names::read_seat(name, board)
    }

    fn question(choice: &Choice) -> &'static str {
        questions::question(choice)
    }

    fn prompt(choice: &Choice, board: &Board) -> String {
        questions::prompt(choice, board)
    }

    fn opens_turn(choice: &Choice) -> bool {
        matches!(choice, Choice::Action { .. } | Choice::Intruders { .. })
    }

    fn go_on(choice: &Choice) -> Option<Action> {
        matches!(choice, Choice::React { .. }).then_some(Action::Pass)
    }

    fn say(action: &Action, board: &Board) -> String {
        answers::say(action, board)
    }

    fn read(text: &str, board: &Board) -> Option<Action> {
        answers::read(text, board)
    }

    fn tell(event: &Event, board: &Board) -> String {
        tell::tell(event, board)
    }

    fn ending(ending: &Ending) -> &'static str {
        match ending {
            Ending::Jump => "the ship has jumped",
            Ending::ShipDestroyed => "the ship is destroyed",
            Ending::NobodyLeft => "everybody is dead",
        }
    }
}

/// The turn under way, and how many actions are left of it.
fn actions_left(steps: &[Step]) -> Option<(Seat, u8)> {
    steps.iter().rev().find_map(|step| match step {
        Step::Turn(turn) => Some(turn.left()),
        _ => None,
    })
}
