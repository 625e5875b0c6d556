//! A journal as a reel of frames: what was asked and answered, what happened, and the table afterwards.

use kernel::{Entry, Game, Journal, JournalError, Seat, Viewer, Words as _};
use theseus::{Board, Choice, Event, State, Theseus, View};

use super::story::{self, Told};

/// Through whose eyes a journal is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Of(Viewer),
    /// Nothing is hidden: for those who may know everything, after the game.
    Everybody,
}

/// The table after the opening (turn 0) or after an answer.
pub struct Frame {
    pub turn: usize,
    pub seat: Option<Seat>,
    pub question: String,
    /// The answer in words; `None` when the viewer does not learn it.
    pub answer: Option<String>,
    pub told: Vec<Told>,
    pub view: View,
    pub board: Board,
    pub state: State,
}

/// The frames of a journal, and what is wrong with it after the last of them, if anything is.
pub struct Reel {
    pub frames: Vec<Frame>,
    pub broken: Option<JournalError>,
}

impl Reel {
    pub fn of(journal: &Journal<Theseus>, eyes: Eyes) -> Self {
        let mut frames: Vec<Frame> = Vec::new();
        let mut before: Option<State> = None;
        let result = journal.replay(|turn, table| {
            let entries = table.referee.take_log();
            let given = turn.checked_sub(1).and_then(|index| journal.turns.get(index));
            let mut frame = frame(turn, &entries, &table.state, eyes);
            if let (Some(given), Some(before)) = (given, &before) {
                frame.seat = Some(given.seat);
                if let Some((_, choice)) = before.decision() {
                    frame.question = Theseus::prompt(choice, &before.board);
                }
                // Cards for a chosen deck are picked in secret.
                let secret = before.decision().is_some_and(|(_, choice)| matches!(choice, Choice::Draft { .. }));
                let mine = eyes == Eyes::Everybody || eyes == Eyes::Of(Viewer::Seat(given.seat));
                frame.answer = (!secret || mine).then(|| Theseus::say(&given.action, &before.board));
            }
            before = Some(table.state);
            frames.push(frame);
        });
        Self { frames, broken: result.err() }
    }
}

fn frame(turn: usize, entries: &[Entry<Event>], state: &State, eyes: Eyes) -> Frame {
    let (viewer, told) = match eyes {
        Eyes::Of(viewer) => (viewer, story::tell(entries, viewer, &state.board)),
        Eyes::Everybody => (Viewer::Spectator, story::tell_all(entries, &state.board)),
    };
    let mut view = Theseus::view(state, viewer);
    if eyes == Eyes::Everybody {
        // Each player's own knowledge of the own deck, put together, is everything there is to know.
        for (seat, player) in view.players.iter_mut().enumerate() {
            let own = Theseus::view(state, Viewer::Seat(Seat::new(seat as u8)));
            player.unseen = own.players.into_iter().nth(seat).and_then(|player| player.unseen);
        }
    }
    let board = view.board().unwrap_or(state.board);
    Frame { turn, seat: None, question: String::new(), answer: None, told, view, board, state: *state }
}
