//! How this game speaks: names, questions, answers and sentences, and positions in words.

mod given;
mod names;
mod position;
mod tell;

use crate::action::Action;
use crate::board::{Board, Ending};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::cards::Faction;
use crate::view::View;
use crate::{State, Theseus};
use kernel::{Game as _, Given, Seat, Viewer, WordError, Words};
use serde_json::{Map, Value};

pub use names::{card_name, card_text, counted, room_name, sector_name, slot_name, unit_name};
pub use tell::{QUESTIONS, prompt, question};

impl Words for Theseus {
    fn given(given: &Map<String, Value>, from_setup: bool) -> Result<Given<Self>, WordError> {
        if from_setup {
            given::setup(given).map(Given::Setup)
        } else {
            given::position(given).map(|state| Given::Position(Box::new(state)))
        }
    }

    fn position(state: &State) -> Value {
        position::of(&state.board, |seat| position::known_choice(&state.board, seat))
    }

    fn seen_position(view: &View) -> Value {
        match view.board() {
            Some(board) => position::of(&board, |seat| position::seen_choice(view, seat)),
            None => Value::Null,
        }
    }

    fn seen_board(view: &View) -> Option<Board> {
        view.board()
    }

    fn unveiled(state: &State) -> View {
        let mut view = Theseus::view(state, Viewer::Spectator);
        // Each player's own knowledge of the own deck, put together, is everything there is to know.
        for (seat, player) in view.players.iter_mut().enumerate() {
            let own = Theseus::view(state, Viewer::Seat(Seat::new(seat as u8)));
            player.unseen = own.players.into_iter().nth(seat).and_then(|player| player.unseen);
        }
        view
    }

    fn whole(event: &Event) -> Event {
        *event
    }

    fn is_ordered(path: &str) -> bool {
        matches!(path, "order" | "ring")
    }

    fn seat_name(board: &Board, seat: Seat) -> String {
        board.faction(seat).id().to_owned()
    }

    fn seat_named(board: &Board, name: &str) -> Option<Seat> {
        board.seat_of(Faction::from_id(name)?)
    }

    fn question(choice: &Choice) -> &'static str {
        tell::question(choice)
    }

    fn prompt(choice: &Choice, board: &Board) -> String {
        tell::prompt(choice, board)
    }

    fn opens_turn(choice: &Choice) -> bool {
        matches!(choice, Choice::Move { .. })
    }

    fn go_on(choice: &Choice) -> Option<Action> {
        match choice {
            Choice::Window { .. } | Choice::Path { leap: false, .. } | Choice::LastSector { runner: false, .. } => Some(Action::Pass),
            _ => None,
        }
    }

    fn say(action: &Action, board: &Board) -> String {
        names::say(action, board)
    }

    fn read(text: &str, board: &Board) -> Option<Action> {
        names::read(text, board)
    }

    fn tell(event: &Event, board: &Board) -> String {
        tell::tell(event, board)
    }

    fn ending(ending: &Ending) -> &'static str {
        match ending {
            Ending::LifeLost => "a faction has no Life left",
            Ending::LifeCollected => "20 Life Points collected",
            Ending::DataCollected => "20 Data Points collected",
            Ending::EndTrack => "the end track has run out",
            Ending::Quiet => "nothing has changed for a long time",
            Ending::AfterTie => "the additional turns after a tie have decided",
            Ending::Shared => "still equal after the additional turns",
        }
    }
}
