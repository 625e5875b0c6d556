//! A journal as a reel of frames: what was asked and answered, what happened, and the table afterwards.

use kernel::{Entry, Journal, JournalError, Seat, State, Viewer};

use super::story::{self, Told};
use super::tabletop::Tabletop;

/// Through whose eyes a journal is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Of(Viewer),
    /// Nothing is hidden: for those who may know everything, after the game.
    Everybody,
}

/// The table after the opening (turn 0) or after an answer.
pub struct Frame<G: Tabletop> {
    pub turn: usize,
    pub seat: Option<Seat>,
    pub question: String,
    /// The answer in words; `None` when the viewer does not learn it.
    pub answer: Option<String>,
    pub told: Vec<Told>,
    pub view: G::View,
    pub board: G::Board,
    pub state: State<G>,
}

/// The frames of a journal, and what is wrong with it after the last of them, if anything is.
pub struct Reel<G: Tabletop> {
    pub frames: Vec<Frame<G>>,
    pub broken: Option<JournalError>,
}

impl<G: Tabletop> Reel<G> {
    pub fn of(journal: &Journal<G>, eyes: Eyes) -> Self {
        let mut frames: Vec<Frame<G>> = Vec::new();
        let mut before: Option<State<G>> = None;
        let result = journal.replay(|turn, table| {
            let entries = table.referee.take_log();
            let given = turn.checked_sub(1).and_then(|index| journal.turns.get(index));
            let mut frame = frame(turn, &entries, &table.state, eyes);
            if let (Some(given), Some(before)) = (given, &before) {
                frame.seat = Some(given.seat);
                if let Some((_, choice)) = before.decision() {
                    frame.question = G::prompt(choice, &before.board);
                }
                let secret = before.decision().is_some_and(|(_, choice)| G::is_private(choice, &given.action));
                let mine = eyes == Eyes::Everybody || eyes == Eyes::Of(Viewer::Seat(given.seat));
                frame.answer = (!secret || mine).then(|| G::say(&given.action, &before.board));
            }
            before = Some(table.state);
            frames.push(frame);
        });
        Self { frames, broken: result.err() }
    }
}

fn frame<G: Tabletop>(turn: usize, entries: &[Entry<G::Event>], state: &State<G>, eyes: Eyes) -> Frame<G> {
    let (view, told) = match eyes {
        Eyes::Of(viewer) => (G::view(state, viewer), story::tell::<G>(entries, viewer, &state.board)),
        Eyes::Everybody => (G::unveiled(state), story::tell_all::<G>(entries, &state.board)),
    };
    let board = G::board(&view).unwrap_or(state.board);
    Frame { turn, seat: None, question: String::new(), answer: None, told, view, board, state: *state }
}
