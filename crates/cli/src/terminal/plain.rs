//! The game line by line, for pipes, scripts and terminals that cannot do more: numbered options out, answers in.

use std::io::{BufRead, Write as _};

use kernel::{SEATS, Seat, Viewer};

use super::Left;
use super::desk::{Desk, Question, Reply};
use super::dialogue::{Asker, Menu};
use super::pages::Page;
use super::palette::Palette;
use super::sitting::{Now, Sitting};
use super::story;
use super::tabletop::{Sight, Tabletop};
use crate::error::CliError;
use crate::output::Output;

/// Enough blank lines to push a secret off any screen.
const CURTAIN: usize = 60;

pub struct Plain<'a, R> {
    input: R,
    output: &'a mut Output,
    /// Whether answers are repeated in the output: a terminal shows what is typed, a pipe does not.
    echo: bool,
    /// How much of the story each seat has been told.
    told: [usize; SEATS],
}

impl<'a, R: BufRead> Plain<'a, R> {
    pub fn new(input: R, output: &'a mut Output, echo: bool) -> Self {
        Self { input, output, echo, told: [0; SEATS] }
    }

    /// Says what the seed is held to, before anything is drawn from it for the person to see.
    pub fn promise<G: Tabletop>(&mut self, sitting: &Sitting<G>) -> Result<(), CliError> {
        if let Some(commitment) = &sitting.journal().commitment {
            writeln!(self.output, "Seed commitment: {commitment}")?;
            self.output.paragraph("", "The seed itself is told at the end; `hullbreach verify` checks it.")?;
        }
        Ok(())
    }

    /// Plays until the game is over, the person quits or the input ends.
    pub fn play<G: Tabletop>(&mut self, sitting: &mut Sitting<G>, desk: &Desk) -> Result<Left, CliError> {
        let mut at_the_desk = None;
        loop {
            match sitting.now() {
                Now::Over(_) => {
                    let seat = at_the_desk.unwrap_or_default();
                    self.tell(sitting, seat)?;
                    self.look(sitting, Viewer::Seat(seat))?;
                    return Ok(Left::Over);
                }
                Now::Thinks(seat) => {
                    sitting.let_bot_answer(seat)?;
                    desk.keep(sitting)?;
                }
                Now::Asks(seat, options) => {
                    if sitting.needs_curtain() && at_the_desk.is_some_and(|last| last != seat) && !self.curtain(sitting, seat)? {
                        return Ok(Left::InputEnded);
                    }
                    let first = at_the_desk.is_none();
                    at_the_desk = Some(seat);
                    let Some(question) = Question::of(sitting, seat, options) else { return Ok(Left::Quit) };
                    self.tell(sitting, seat)?;
                    if first {
                        self.page(&G::signs(&question.board))?;
                        writeln!(self.output, "Type help for all commands, ? for what a question is about.")?;
                    }
                    if first || G::opens_turn(&question.choice) {
                        self.look(sitting, Viewer::Seat(seat))?;
                    }
                    if let Some(left) = self.ask(&question, sitting, desk)? {
                        return Ok(left);
                    }
                }
            }
        }
    }

    /// Asks until the question is answered or taken back; something else ends the game here.
    fn ask<G: Tabletop>(&mut self, question: &Question<G>, sitting: &mut Sitting<G>, desk: &Desk) -> Result<Option<Left>, CliError> {
        self.put(question)?;
        loop {
            let Some(typed) = self.line("> ")? else { return Ok(Some(Left::InputEnded)) };
            if typed.trim().is_empty() {
                continue;
            }
            match desk.obey(&typed, question, sitting)? {
                Reply::Answered => return Ok(None),
                Reply::Undone => {
                    let length = sitting.story().len();
                    self.told.iter_mut().for_each(|told| *told = (*told).min(length));
                    writeln!(self.output, "Taken back.")?;
                    return Ok(None);
                }
                Reply::Page(page) | Reply::Log(page) => self.page(&page)?,
                Reply::Notice(text) => self.output.paragraph("", &text)?,
                Reply::Look => {
                    self.look(sitting, Viewer::Seat(question.seat))?;
                    self.put(question)?;
                }
                Reply::Quit => return Ok(Some(Left::Quit)),
            }
        }
    }

    fn put<G: Tabletop>(&mut self, question: &Question<G>) -> Result<(), CliError> {
        let asked = question.asked();
        writeln!(self.output)?;
        self.output.paragraph(&format!("{}: ", G::name(&question.board, question.seat)), &asked.prompt())?;
        let labels: Vec<String> = question.options.iter().map(|action| asked.label(action)).collect();
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        for (index, (label, action)) in labels.iter().zip(&question.options).enumerate() {
            self.output.paragraph(&format!("{:>3}  {label:<width$}  ", index + 1), &asked.meaning(action))?;
        }
        Ok(())
    }

    /// Tells a seat what has happened since it was told last. Without secrets everybody at the terminal has read the same.
    fn tell<G: Tabletop>(&mut self, sitting: &Sitting<G>, seat: Seat) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        let Some(board) = G::board(&sitting.view(viewer)) else { return Ok(()) };
        let heard = if sitting.needs_curtain() { self.told[seat.index()] } else { self.told.iter().copied().max().unwrap_or(0) };
        let news = sitting.story().get(heard..).unwrap_or_default();
        for told in story::tell::<G>(news, viewer, &board).into_iter().filter(|told| !told.minor) {
            if told.opens_turn {
                writeln!(self.output)?;
            }
            let lead = if told.opens_turn { "" } else { "  " };
            self.output.paragraph(lead, &format!("{} [{}]", told.text, told.rule))?;
        }
        self.told[seat.index()] = sitting.story().len();
        Ok(())
    }

    fn look<G: Tabletop>(&mut self, sitting: &Sitting<G>, viewer: Viewer) -> Result<(), CliError> {
        let view = sitting.view(viewer);
        let Some(board) = G::board(&view) else { return Ok(()) };
        let sitters = sitting.sitters().all();
        let sight = Sight { view: &view, board: &board, sitters: &sitters, title: G::progress(&view), focus: G::Focus::default() };
        writeln!(self.output)?;
        for line in G::lines(&sight, self.output.width(), Palette::colourless()) {
            writeln!(self.output, "{}", line.to_string().trim_end())?;
        }
        Ok(())
    }

    /// Hides what the last person saw until the next one sits down. False when nobody does.
    fn curtain<G: Tabletop>(&mut self, sitting: &Sitting<G>, seat: Seat) -> Result<bool, CliError> {
        for _ in 0..CURTAIN {
            writeln!(self.output)?;
        }
        let Some(board) = G::board(&sitting.view(Viewer::Seat(seat))) else { return Ok(false) };
        let call = G::calls(&board, seat);
        let prompt = format!("{}, and what they see is secret. Press Enter when only they look. ", call.next);
        Ok(self.line(&prompt)?.is_some())
    }

    fn page(&mut self, page: &Page) -> Result<(), CliError> {
        writeln!(self.output)?;
        self.output.paragraph("", &page.title)?;
        for (lead, text) in &page.paragraphs {
            self.output.paragraph(&format!("  {lead}"), text)?;
        }
        Ok(())
    }

    /// A line of input; `None` when there is no more.
    pub fn line(&mut self, prompt: &str) -> Result<Option<String>, CliError> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        self.input.read_until(b'\n', &mut bytes).map_err(CliError::Input)?;
        if bytes.is_empty() {
            writeln!(self.output)?;
            return Ok(None);
        }
        let typed = String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned();
        if self.echo {
            writeln!(self.output, "{typed}")?;
        }
        Ok(Some(typed))
    }
}

impl<R: BufRead> Asker for Plain<'_, R> {
    fn choose(&mut self, menu: &Menu) -> Result<Option<usize>, CliError> {
        writeln!(self.output)?;
        self.output.paragraph("", &menu.title)?;
        let width = menu.items.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        for (index, (label, explanation)) in menu.items.iter().enumerate() {
            self.output.paragraph(&format!("{:>3}  {label:<width$}  ", index + 1), explanation)?;
        }
        loop {
            let prompt = format!("Number (Enter for 1, {}): ", menu.items[0].0);
            let Some(typed) = self.line(&prompt)? else { return Ok(None) };
            match (typed.trim(), typed.trim().parse::<usize>()) {
                ("", _) => return Ok(Some(0)),
                ("quit", _) => return Ok(None),
                (_, Ok(number)) if (1..=menu.items.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => writeln!(self.output, "Type a number from 1 to {}, or quit.", menu.items.len())?,
            }
        }
    }
}
