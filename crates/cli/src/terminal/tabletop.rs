//! What the terminal has to know about a game to play it: how it is agreed on, how it speaks, how its table is drawn.

use kernel::{Outcome, RuleId, Seat, SetupError};
use ratatui::layout::Rect;
use ratatui::text::Line;
use rulebook::book::Rulebook;

use super::agreement::{Agreement, Terms};
use super::desk::{Asked, Question, Reply};
use super::dialogue::Asker;
use super::pages::Page;
use super::palette::Palette;
use super::sitters::Sitter;
use super::story::Told;
use crate::error::CliError;
use crate::games::Offered;

/// A game that can be played, watched and replayed in a terminal.
pub trait Tabletop: Offered {
    /// Its name as it is printed on the box.
    const TITLE: &'static str;
    /// What as many play as there are seats.
    const WHO_PLAYS: &'static str;
    /// What its table is called.
    const PLACE: &'static str;
    /// The smallest window in which that can be read.
    const LEAST: (u16, u16);
    /// Whether there are often so many options that two of them have to share a line.
    const MANY_OPTIONS: bool;
    /// What the keys do, in one line.
    const HINT: &'static str;
    /// What can be typed.
    const HELP: Help;
    /// What can be said about a game on the command line.
    type Flags: Terms<Game = Self>;
    /// What an option is about, to be set off on the table.
    type Focus: Copy + Default;

    /// Asks for everything that has to be agreed on. `None` when the person has left.
    fn negotiate(asker: &mut impl Asker) -> Result<Option<Agreement<Self>>, CliError>;
    /// Whether a game can be set up like this.
    fn check(setup: &Self::Setup) -> Result<(), SetupError>;
    /// Whether persons who share a terminal must not see each other's screens.
    fn has_secrets(setup: &Self::Setup) -> bool;

    /// The name of a player, as it stands before a question.
    fn name(board: &Self::Board, seat: Seat) -> String;
    /// The same within a sentence, with its article.
    fn called(board: &Self::Board, seat: Seat) -> String;
    /// How a player is called to the screen.
    fn calls(board: &Self::Board, seat: Seat) -> Call;

    /// The table as far as a view tells it.
    fn board(view: &Self::View) -> Option<Self::Board>;
    /// The question in a view.
    fn choice(view: &Self::View) -> Option<Self::Choice>;
    /// Whether an answer to a question is seen only by whoever gives it.
    fn is_private(choice: &Self::Choice, action: &Self::Action) -> bool;
    /// Reads what somebody wants to claim aloud.
    fn claim_of(text: &str) -> Option<Self::Claim>;
    /// How claims are written, where there are any.
    fn claim_examples() -> Option<&'static str>;

    /// The question as a sentence, with what it is about.
    fn prompt_for(asked: &Asked<'_, Self>) -> String;
    /// The name of an option: the words that are read back as this answer.
    fn label(asked: &Asked<'_, Self>, action: &Self::Action) -> String;
    /// What an option does, in one line.
    fn meaning(asked: &Asked<'_, Self>, action: &Self::Action) -> String;
    fn focus(asked: &Asked<'_, Self>, action: &Self::Action) -> Self::Focus;
    /// The option the cursor begins on: one that nobody regrets to have taken by accident.
    fn proposed(question: &Question<Self>) -> usize;
    /// The answer a sign on the table stands for.
    fn marked(text: &str, board: &Self::Board) -> Option<Self::Action>;
    fn told(rule: RuleId, event: &Self::SeenEvent, board: &Self::Board) -> Told;

    /// The rule a question comes from.
    fn subject(choice: &Self::Choice) -> RuleId;
    /// What a question is about, for somebody who has not read the rulebook.
    fn about(choice: &Self::Choice) -> &'static str;
    /// Does a command that only this game has. `None` when it has no such command.
    fn look_up(word: &str, rest: &str, question: &Question<Self>, book: &Rulebook) -> Option<Reply>;
    /// What the letters and shapes of the table mean.
    fn signs(board: &Self::Board) -> Page;
    /// Who has won, why, and where everybody stands.
    fn result(view: &Self::View, board: &Self::Board, outcome: Outcome<Self::Ending>) -> Page;

    /// How far the game has come, in a word or two.
    fn progress(view: &Self::View) -> String;
    /// Divides a window and draws the table in it.
    fn spread(sight: &Sight<'_, Self>, area: Rect, palette: Palette) -> Spread;
    /// The table as lines, for output that only ever grows.
    fn lines(sight: &Sight<'_, Self>, width: usize, palette: Palette) -> Vec<Line<'static>>;
}

/// Words of a game for the page that tells what can be typed.
pub struct Help {
    /// Examples of answers, and what they are.
    pub answers: (&'static str, &'static str),
    /// `rule` with an id of this game, as wide as the other commands.
    pub rule: &'static str,
    /// Commands only this game has.
    pub commands: &'static [(&'static str, &'static str)],
    /// Two answers somebody could ask about.
    pub why: &'static str,
    /// What things are called.
    pub names: &'static str,
}

/// How a player is called to the screen: who is next, and what the others must not see.
pub struct Call {
    pub next: String,
    pub secret: &'static str,
}

/// What is drawn of a table.
pub struct Sight<'a, G: Tabletop> {
    pub view: &'a G::View,
    pub board: &'a G::Board,
    pub sitters: &'a [Sitter],
    pub title: String,
    pub focus: G::Focus,
}

/// A window divided, and the table drawn in its part of it.
pub struct Spread {
    pub drawn: Vec<(Rect, Vec<Line<'static>>)>,
    /// The question, or whatever else is going on.
    pub panel: Rect,
    /// The log, where there is room for one all the time.
    pub log: Option<Rect>,
    /// What is being typed.
    pub line: Rect,
}
