//! The desk of whoever is asked: takes what is typed and does it, the same in every form of the game.

use std::path::{Path, PathBuf};

use kernel::{Game, Refused, Seat, Viewer};
use rulebook::book::Rulebook;
use theseus::generated::cards::Faction;
use theseus::generated::sectors::Sector;
use theseus::{Action, Board, Theseus, View};

use super::answers::{self, Meant};
use super::archive;
use super::meaning::{Asked, card_of};
use super::pages::{self, Page};
use super::sitting::Sitting;
use super::story;
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
    /// The station is wanted.
    Look,
    Quit,
}

/// The question at hand, as the desk of one seat shows it.
pub struct Question {
    pub seat: Seat,
    pub view: View,
    pub board: Board,
    pub choice: theseus::Choice,
    pub options: Vec<Action>,
}

impl Question {
    /// `None` when the seat is not asked.
    pub fn of(sitting: &Sitting, seat: Seat, options: Vec<Action>) -> Option<Self> {
        let view = sitting.view(Viewer::Seat(seat));
        let choice = view.question.as_ref()?.choice;
        let board = view.board()?;
        Some(Self { seat, view, board, choice, options })
    }

    pub fn asked(&self) -> Asked<'_> {
        Asked { seat: self.seat, choice: &self.choice, view: &self.view, board: &self.board }
    }
}

/// What lies on the desk beside the game: the rulebook, and where the journal goes.
pub struct Desk {
    pub book: Rulebook,
    pub journal: Option<PathBuf>,
}

impl Desk {
    /// Does what was typed. Only the question's own seat is answered for.
    pub fn obey(&self, typed: &str, question: &Question, sitting: &mut Sitting) -> Result<Reply, CliError> {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        let asked = question.asked();
        let board = &question.board;
        Ok(match word.to_lowercase().as_str() {
            "?" if rest.is_empty() => Reply::Page(pages::question(&asked, &self.book)),
            "?" | "why" => Reply::Page(self.why(rest, question)),
            "help" | "h" => Reply::Page(pages::help()),
            "rule" => Reply::Page(pages::rule(&self.book, rest)),
            "card" => Reply::Page(self.card(rest, question)),
            "look" if rest.is_empty() => Reply::Look,
            "look" => self.look(rest, question),
            "deck" => Reply::Page(self.deck(rest, question)),
            "signs" => Reply::Page(pages::signs(board)),
            "log" => {
                let told = story::tell(sitting.story(), Viewer::Seat(question.seat), board);
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
                Ok(()) => Reply::Notice(format!("Saved to {rest}. To go on from there: hullbreach play theseus --resume {rest}")),
                Err(error) => Reply::Notice(format!("Not saved: {error}.")),
            },
            "quit" | "exit" if rest.is_empty() => Reply::Quit,
            _ => self.answer(typed, question, sitting)?,
        })
    }

    fn answer(&self, typed: &str, question: &Question, sitting: &mut Sitting) -> Result<Reply, CliError> {
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
    pub fn choose(&self, action: &Action, question: &Question, sitting: &mut Sitting) -> Result<Reply, CliError> {
        match sitting.answer(question.seat, action) {
            Ok(()) => {
                self.keep(sitting)?;
                Ok(Reply::Answered)
            }
            Err(Refused::Rule(refusal)) => Ok(Reply::Notice(format!("{}: {}", refusal.rule, refusal.reason))),
            Err(refused) => Ok(Reply::Notice(refused.to_string())),
        }
    }

    /// Writes the journal, if one is kept, so that nothing is lost whatever happens to this process.
    pub fn keep(&self, sitting: &Sitting) -> Result<(), CliError> {
        match &self.journal {
            Some(path) => save(path, sitting),
            None => Ok(()),
        }
    }

    /// Whether an answer is possible, and what forbids it.
    fn why(&self, typed: &str, question: &Question) -> Page {
        let asked = question.asked();
        if typed.is_empty() {
            return Page::new("Why?").say("Type `why` and an answer, such as `why marines 2` or `why 1`.");
        }
        match answers::read(typed, &asked, &question.options) {
            Meant::Option(action) => {
                let rule = theseus::refusal::subject(&question.choice);
                Page::new(format!("{}: possible", asked.label(&action)))
                    .say(story::capital(&asked.meaning(&action)) + ".")
                    .lead(format!("{rule}: "), pages::rule_text(&self.book, rule))
            }
            Meant::Impossible(action) => {
                let refusal = Theseus::why_not(&question.choice, question.seat, &action, &question.board);
                Page::new(format!("{}: not possible", asked.label(&action)))
                    .say(story::capital(&refusal.reason) + ".")
                    .lead(format!("{}: ", refusal.rule), pages::rule_text(&self.book, refusal.rule))
            }
            Meant::Several(fitting) => Page::new("Which one?").say(list(&asked, &fitting)),
            Meant::Unknown => Page::new("Not understood").say(format!(
                "`{typed}` names nothing at this table. Units are called `marines 1` or m1, Rooms `corridors a`, slots `corridors s1`, pending slots `corridors p1`, cards `marines mine`."
            )),
        }
    }

    fn card(&self, typed: &str, question: &Question) -> Page {
        let asked = question.asked();
        let option = typed.parse::<usize>().ok().and_then(|number| question.options.get(number.checked_sub(1)?));
        match option {
            Some(action) => match card_of(&asked, action) {
                Some(card) => pages::card(card),
                None => Page::new("No card").say(format!("`{}` is about no card.", asked.label(action))),
            },
            None => pages::cards(typed, &question.board),
        }
    }

    fn look(&self, typed: &str, question: &Question) -> Reply {
        let words = typed.to_lowercase();
        let board = &question.board;
        let found = board.ring.iter().copied().find(|sector: &Sector| sector.name().to_lowercase().contains(&words));
        match found {
            Some(sector) => Reply::Page(pages::sector(board, question.seat, sector)),
            None => Reply::Notice(format!("There is no sector `{typed}` in this ring.")),
        }
    }

    fn deck(&self, typed: &str, question: &Question) -> Page {
        let named = Faction::from_id(&typed.to_lowercase()).and_then(|faction| question.board.seat_of(faction));
        match (typed.is_empty(), named) {
            (true, _) => pages::deck(&question.view, &question.board, question.seat),
            (false, Some(seat)) => pages::deck(&question.view, &question.board, seat),
            (false, None) => Page::new("No such deck").say(format!("`{typed}` does not play here.")),
        }
    }
}

fn list(asked: &Asked<'_>, actions: &[Action]) -> String {
    actions.iter().map(|action| asked.label(action)).collect::<Vec<_>>().join(", ")
}

/// Writes the journal, and beside it what it takes to go on.
pub fn save(path: &Path, sitting: &Sitting) -> Result<(), CliError> {
    archive::write(path, sitting.journal())?;
    match sitting.journal().seed {
        Some(_) => archive::remove_host(path),
        None => archive::write_host(path, sitting.seed(), &sitting.sitters().all()),
    }
}
