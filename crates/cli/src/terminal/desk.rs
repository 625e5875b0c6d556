//! The desk of whoever is asked: takes what is typed and does it, the same in every form of the game.

use std::path::{Path, PathBuf};

use kernel::{Refused, Seat, Viewer};
use rulebook::book::Rulebook;

use super::answers::{self, Meant};
use super::archive;
use super::pages::{self, Page};
use super::sitting::Sitting;
use super::story;
use super::tabletop::Tabletop;
use crate::error::CliError;

/// What became of something typed.
pub enum Reply {
    /// The answer was taken.
    Answered,
    /// A step was taken back.
    Undone,
    /// Something to read; the question stands.
    Page(Page),
    /// The log, to be read from its end; the question stands.
    Log(Page),
    /// A short word; the question stands.
    Notice(String),
    /// The table is wanted.
    Look,
    Quit,
}

/// The question at hand, as the desk of one seat shows it.
pub struct Question<G: Tabletop> {
    pub seat: Seat,
    pub view: G::View,
    pub board: G::Board,
    pub choice: G::Choice,
    pub options: Vec<G::Action>,
}

impl<G: Tabletop> Question<G> {
    /// `None` when the seat is not asked.
    pub fn of(sitting: &Sitting<G>, seat: Seat, options: Vec<G::Action>) -> Option<Self> {
        let view = sitting.view(Viewer::Seat(seat));
        let choice = G::choice(&view)?;
        let board = G::board(&view)?;
        Some(Self { seat, view, board, choice, options })
    }

    pub fn asked(&self) -> Asked<'_, G> {
        Asked { seat: self.seat, choice: &self.choice, view: &self.view, board: &self.board }
    }

    /// The option with this number, as it stands before it.
    pub fn numbered(&self, typed: &str) -> Option<&G::Action> {
        typed.parse::<usize>().ok().and_then(|number| self.options.get(number.checked_sub(1)?))
    }
}

/// A question as one seat meets it.
pub struct Asked<'a, G: Tabletop> {
    pub seat: Seat,
    pub choice: &'a G::Choice,
    pub view: &'a G::View,
    pub board: &'a G::Board,
}

impl<G: Tabletop> Asked<'_, G> {
    pub fn prompt(&self) -> String {
        G::prompt_for(self)
    }

    pub fn label(&self, action: &G::Action) -> String {
        G::label(self, action)
    }

    pub fn meaning(&self, action: &G::Action) -> String {
        G::meaning(self, action)
    }
}

/// What lies on the desk beside the game: the rulebook, and where the journal goes.
pub struct Desk {
    pub book: Rulebook,
    pub journal: Option<PathBuf>,
}

impl Desk {
    /// Does what was typed. Only the question's own seat is answered for.
    pub fn obey<G: Tabletop>(&self, typed: &str, question: &Question<G>, sitting: &mut Sitting<G>) -> Result<Reply, CliError> {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        let asked = question.asked();
        let board = &question.board;
        Ok(match word.to_lowercase().as_str() {
            "?" if rest.is_empty() => Reply::Page(pages::question(&asked, &self.book)),
            "?" | "why" => Reply::Page(self.why(rest, question)),
            "help" | "h" => Reply::Page(pages::help::<G>()),
            "rule" => Reply::Page(pages::rule(&self.book, rest)),
            "look" if rest.is_empty() => Reply::Look,
            "signs" => Reply::Page(G::signs(board)),
            "log" => {
                let told = story::tell::<G>(sitting.story(), Viewer::Seat(question.seat), board);
                Reply::Log(pages::log(&told))
            }
            "undo" => match sitting.undo(question.seat) {
                Ok(()) => {
                    self.keep(sitting)?;
                    Reply::Undone
                }
                Err(reason) => Reply::Notice(format!("{}.", story::capital(&reason.to_string()))),
            },
            "save" if rest.is_empty() => Reply::Notice("Name a file: `save game.json`.".to_owned()),
            "save" => match save(Path::new(rest), sitting) {
                Ok(()) => Reply::Notice(format!("Saved to {rest}. To go on from there: hullbreach play {} --resume {rest}", G::ID)),
                Err(error) => Reply::Notice(format!("Not saved: {error}.")),
            },
            "quit" | "exit" if rest.is_empty() => Reply::Quit,
            "say" if G::claim_examples().is_some() => self.claim(rest, question, sitting)?,
            command => match G::look_up(command, rest, question, &self.book) {
                Some(reply) => reply,
                None => self.answer(typed, question, sitting)?,
            },
        })
    }

    fn answer<G: Tabletop>(&self, typed: &str, question: &Question<G>, sitting: &mut Sitting<G>) -> Result<Reply, CliError> {
        let asked = question.asked();
        Ok(match answers::read(typed, &asked, &question.options) {
            Meant::Option(action) => return self.choose(&action, question, sitting),
            Meant::Impossible(_) => Reply::Page(self.why(typed, question)),
            Meant::Several(fitting) => Reply::Notice(format!("Which one: {}?", list(&asked, &fitting))),
            Meant::Unknown => {
                Reply::Notice(format!("`{typed}` is no answer here. Type a number from 1 to {}, or help.", question.options.len()))
            }
        })
    }

    /// Takes one of the options and keeps the journal up to date.
    pub fn choose<G: Tabletop>(&self, action: &G::Action, question: &Question<G>, sitting: &mut Sitting<G>) -> Result<Reply, CliError> {
        match sitting.answer(question.seat, action) {
            Ok(()) => {
                self.keep(sitting)?;
                Ok(Reply::Answered)
            }
            Err(Refused::Rule(refusal)) => Ok(Reply::Notice(format!("{}: {}", refusal.rule, refusal.reason))),
            Err(refused) => Ok(Reply::Notice(refused.to_string())),
        }
    }

    /// Says something aloud about what others have not seen. It is written down and changes nothing.
    fn claim<G: Tabletop>(&self, typed: &str, question: &Question<G>, sitting: &mut Sitting<G>) -> Result<Reply, CliError> {
        let examples = G::claim_examples().unwrap_or_default();
        let Some(claim) = G::claim_of(typed) else {
            return Ok(Reply::Page(Page::new("What do you claim?").say(format!("It need not be true: {examples}."))));
        };
        Ok(match sitting.claim(question.seat, &claim) {
            Ok(()) => {
                self.keep(sitting)?;
                Reply::Notice("Everybody hears it.".to_owned())
            }
            Err(Refused::Rule(refusal)) => Reply::Notice(format!("{}: {}", refusal.rule, refusal.reason)),
            Err(refused) => Reply::Notice(refused.to_string()),
        })
    }

    /// Writes the journal, if one is kept, so that nothing is lost whatever happens to this process.
    pub fn keep<G: Tabletop>(&self, sitting: &Sitting<G>) -> Result<(), CliError> {
        match &self.journal {
            Some(path) => save(path, sitting),
            None => Ok(()),
        }
    }

    /// Whether an answer is possible, and what forbids it.
    fn why<G: Tabletop>(&self, typed: &str, question: &Question<G>) -> Page {
        let asked = question.asked();
        if typed.is_empty() {
            return Page::new("Why?").say(format!("Type `why` and an answer, such as {}.", G::HELP.why));
        }
        match answers::read(typed, &asked, &question.options) {
            Meant::Option(action) => {
                let rule = G::subject(&question.choice);
                Page::new(format!("{}: possible", asked.label(&action)))
                    .say(story::capital(&asked.meaning(&action)) + ".")
                    .lead(format!("{rule}: "), pages::rule_text(&self.book, rule))
            }
            Meant::Impossible(action) => {
                let refusal = G::why_not(&question.choice, question.seat, &action, &question.board);
                Page::new(format!("{}: not possible", asked.label(&action)))
                    .say(story::capital(&refusal.reason) + ".")
                    .lead(format!("{}: ", refusal.rule), pages::rule_text(&self.book, refusal.rule))
            }
            Meant::Several(fitting) => Page::new("Which one?").say(list(&asked, &fitting)),
            Meant::Unknown => Page::new("Not understood").say(format!("`{typed}` names nothing at this table. {}", G::HELP.names)),
        }
    }
}

fn list<G: Tabletop>(asked: &Asked<'_, G>, actions: &[G::Action]) -> String {
    actions.iter().map(|action| asked.label(action)).collect::<Vec<_>>().join(", ")
}

/// Writes the journal, and beside it what it takes to go on.
pub fn save<G: Tabletop>(path: &Path, sitting: &Sitting<G>) -> Result<(), CliError> {
    archive::write(path, sitting.journal())?;
    match sitting.journal().seed {
        Some(_) => archive::remove_host(path),
        None => archive::write_host(path, sitting.seed(), &sitting.sitters().all()),
    }
}
