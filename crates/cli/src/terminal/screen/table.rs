//! Playing on the screen: the question at hand, what others have done, the curtain between players, the end.

use kernel::{Outcome, SEATS, Seat, Viewer};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};

use super::super::Left;
use super::super::desk::{self, Desk, Question, Reply};
use super::super::pages::{self, Page};
use super::super::sitters::Sitter;
use super::super::sitting::{Now, Sitting};
use super::super::story::{self, Told};
use super::super::tabletop::{Sight, Tabletop};
use super::line::{self, Typed};
use super::overlay::Read;
use super::scene::{Panel, Scene, story_lines};
use super::{Key, Screen};
use crate::error::CliError;

/// How much of the log stands below the result.
const LAST_FACTS: usize = 3;

/// What a person did with a question.
enum Dealt {
    /// It is answered, or a step was taken back.
    Done,
    Left(Left),
}

/// What the question is drawn from, made once for each question.
struct Shown {
    sitters: Vec<Sitter>,
    title: String,
    prompt: String,
    options: Vec<(String, String)>,
    /// The log without what can be seen on the table anyway.
    told: Vec<Told>,
    /// How many facts of the log had been read before.
    read: usize,
}

impl Shown {
    fn of<G: Tabletop>(question: &Question<G>, sitting: &Sitting<G>, heard: usize) -> Self {
        let asked = question.asked();
        let viewer = Viewer::Seat(question.seat);
        let before = sitting.story().get(..heard).unwrap_or(sitting.story());
        Self {
            sitters: sitting.sitters().all(),
            title: G::progress(&question.view),
            prompt: format!("{}: {}", G::name(&question.board, question.seat), asked.prompt()),
            options: question.options.iter().map(|action| (asked.label(action), asked.meaning(action))).collect(),
            told: story::tell::<G>(sitting.story(), viewer, &question.board).into_iter().filter(|told| !told.minor).collect(),
            read: story::tell::<G>(before, viewer, &question.board).iter().filter(|told| !told.minor).count(),
        }
    }
}

impl Screen {
    /// Plays until the game is over or the person quits.
    pub fn play<G: Tabletop>(&mut self, sitting: &mut Sitting<G>, desk: &Desk) -> Result<Left, CliError> {
        let mut at_the_desk: Option<Seat> = None;
        // How much of the story each seat had before it when it was asked last.
        let mut heard = [0; SEATS];
        let mut others_acted = false;
        loop {
            match sitting.now() {
                Now::Over(outcome) => return self.over(sitting, at_the_desk.unwrap_or_default(), outcome),
                Now::Thinks(seat) => {
                    sitting.let_bot_answer(seat)?;
                    desk.keep(sitting)?;
                    others_acted = true;
                }
                Now::Asks(seat, options) => {
                    let changed = at_the_desk.is_some_and(|last| last != seat);
                    if changed && sitting.needs_curtain() && self.curtain(sitting, seat)? == Read::Leave {
                        return Ok(Left::Quit);
                    }
                    let Some(question) = Question::of(sitting, seat, options) else { return Ok(Left::Quit) };
                    if at_the_desk.is_none() && self.introduce(&question, sitting)? == Read::Leave {
                        return Ok(Left::Quit);
                    }
                    at_the_desk = Some(seat);
                    // Without secrets everybody at this terminal has read the same.
                    let before = if sitting.needs_curtain() { heard[seat.index()] } else { heard.iter().copied().max().unwrap_or(0) };
                    let length = sitting.story().len();
                    let shown = Shown::of(&question, sitting, before);
                    if self.tell_news(&question, &shown, others_acted)? == Read::Leave {
                        return Ok(Left::Quit);
                    }
                    others_acted = false;
                    match self.ask(&question, &shown, sitting, desk)? {
                        Dealt::Left(left) => return Ok(left),
                        Dealt::Done => heard[seat.index()] = length.min(sitting.story().len()),
                    }
                    let told = sitting.story().len();
                    heard.iter_mut().for_each(|heard| *heard = (*heard).min(told));
                }
            }
        }
    }

    fn scene<'a, G: Tabletop>(&self, question: &'a Question<G>, shown: &'a Shown, panel: Panel<'a>, focus: G::Focus) -> Scene<'a, G> {
        Scene {
            sight: Sight { view: &question.view, board: &question.board, sitters: &shown.sitters, title: shown.title.clone(), focus },
            told: &shown.told,
            read: shown.read,
            panel,
            palette: self.palette,
        }
    }

    fn question<'a, G: Tabletop>(&self, question: &'a Question<G>, shown: &'a Shown, selected: usize) -> Scene<'a, G> {
        let asked = question.asked();
        let focus = question.options.get(selected).map_or_else(G::Focus::default, |action| G::focus(&asked, action));
        let panel = Panel::Question { prompt: shown.prompt.clone(), options: &shown.options, selected };
        self.scene(question, shown, panel, focus)
    }

    /// Shows what has happened, page by page, unless it all stands beside the question anyway.
    fn tell_news<G: Tabletop>(&mut self, question: &Question<G>, shown: &Shown, others_acted: bool) -> Result<Read, CliError> {
        let palette = self.palette;
        let mut from = 0;
        loop {
            let size = self.terminal.size()?;
            let area = Rect { x: 0, y: 0, width: size.width, height: size.height };
            let beside = self.question(question, shown, 0);
            let width = beside.text_width(area);
            let news = shown.told.iter().skip(shown.read).flat_map(|told| story_lines(told, width, palette, false));
            let lines: Vec<_> = news.skip(from).collect();
            if lines.is_empty() || !beside.hides_news(area, others_acted) {
                return Ok(Read::Away);
            }
            let left = lines.len();
            let head = vec![Line::styled(if others_acted { "Meanwhile" } else { "What happens" }, palette.title())];
            let scene = self.scene(question, shown, Panel::Text { head, lines }, G::Focus::default());
            let room = scene.text_room(area);
            let hint = if left > room { "Enter reads on · Tab opens the whole log" } else { "Enter goes on · Tab opens the whole log" };
            self.draw(|frame| {
                if let Some(area) = scene.draw(frame) {
                    line::draw(frame, area, &Typed::default(), None, hint, palette);
                }
            })?;
            match self.key()? {
                Key::Leave => return Ok(Read::Leave),
                Key::Escape => return Ok(Read::Away),
                Key::Enter | Key::Char(' ') | Key::Down | Key::Right | Key::PageDown => from += room,
                Key::Up | Key::Left | Key::PageUp | Key::Backspace => from = from.saturating_sub(room),
                Key::Tab => {
                    let page = pages::log(&shown.told);
                    let scene = self.question(question, shown, 0);
                    if self.read(&page, true, &scene)? == Read::Leave {
                        return Ok(Read::Leave);
                    }
                }
                Key::Char(_) | Key::Home | Key::End | Key::Help | Key::Resized => {}
            }
        }
    }

    /// Asks until the question is dealt with.
    fn ask<G: Tabletop>(
        &mut self,
        question: &Question<G>,
        shown: &Shown,
        sitting: &mut Sitting<G>,
        desk: &Desk,
    ) -> Result<Dealt, CliError> {
        let palette = self.palette;
        let last = question.options.len().saturating_sub(1);
        let mut selected = G::proposed(question).min(last);
        let mut typed = Typed::default();
        let mut notice: Option<String> = None;
        loop {
            let scene = self.question(question, shown, selected);
            self.draw(|frame| {
                if let Some(area) = scene.draw(frame) {
                    line::draw(frame, area, &typed, notice.as_deref(), G::HINT, palette);
                }
            })?;
            let key = self.key()?;
            if key != Key::Resized {
                notice = None;
            }
            let reply = match key {
                Key::Leave => Reply::Quit,
                Key::Up => {
                    selected = selected.checked_sub(1).unwrap_or(last);
                    continue;
                }
                Key::Down => {
                    selected = if selected == last { 0 } else { selected + 1 };
                    continue;
                }
                Key::PageUp => {
                    selected = selected.saturating_sub(5);
                    continue;
                }
                Key::PageDown => {
                    selected = (selected + 5).min(last);
                    continue;
                }
                Key::Home => {
                    selected = 0;
                    continue;
                }
                Key::End => {
                    selected = last;
                    continue;
                }
                Key::Backspace => {
                    typed.pop();
                    continue;
                }
                Key::Escape => {
                    typed.clear();
                    continue;
                }
                Key::Left | Key::Right | Key::Resized => continue,
                Key::Tab => desk.obey("log", question, sitting)?,
                Key::Help => desk.obey("help", question, sitting)?,
                Key::Char('?') if typed.is_empty() => desk.obey("?", question, sitting)?,
                Key::Char(letter) => {
                    typed.push(letter);
                    continue;
                }
                Key::Enter if typed.is_empty() => match question.options.get(selected) {
                    Some(action) => desk.choose(action, question, sitting)?,
                    None => continue,
                },
                Key::Enter => {
                    let text = typed.take();
                    // `card` and `why` alone are about the option under the cursor.
                    let text = if matches!(text.trim(), "card" | "why") { format!("{} {}", text.trim(), selected + 1) } else { text };
                    desk.obey(&text, question, sitting)?
                }
            };
            match reply {
                Reply::Answered | Reply::Undone => return Ok(Dealt::Done),
                Reply::Quit => return Ok(Dealt::Left(Left::Quit)),
                Reply::Notice(text) => notice = Some(text),
                // The table is always on the screen.
                Reply::Look => {}
                Reply::Page(page) => {
                    let scene = self.question(question, shown, selected);
                    if self.read(&page, false, &scene)? == Read::Leave {
                        return Ok(Dealt::Left(Left::Quit));
                    }
                }
                Reply::Log(page) => {
                    let scene = self.question(question, shown, selected);
                    if self.read(&page, true, &scene)? == Read::Leave {
                        return Ok(Dealt::Left(Left::Quit));
                    }
                }
            }
        }
    }

    /// The signs on the table, and the promise about the seed, before the first question.
    fn introduce<G: Tabletop>(&mut self, question: &Question<G>, sitting: &Sitting<G>) -> Result<Read, CliError> {
        let mut page = G::signs(&question.board);
        if let Some(commitment) = &sitting.journal().commitment {
            page = page.lead(
                "Seed        ",
                format!("fixed by the commitment {commitment}; it is told at the end, and `hullbreach verify` checks it"),
            );
        }
        let shown = Shown::of(question, sitting, 0);
        let scene = self.question(question, &shown, 0);
        self.read(&page, false, &scene)
    }

    /// Hides everything until the next person sits down.
    fn curtain<G: Tabletop>(&mut self, sitting: &Sitting<G>, seat: Seat) -> Result<Read, CliError> {
        let palette = self.palette;
        let Some(board) = G::board(&sitting.view(Viewer::Seat(seat))) else { return Ok(Read::Leave) };
        let call = G::calls(&board, seat);
        loop {
            self.draw(|frame| {
                let area = frame.area();
                frame.render_widget(Clear, area);
                let text = vec![
                    Line::styled(format!("{}.", call.next), palette.title()),
                    Line::raw(format!("{}: press Enter when only they look.", call.secret)),
                ];
                let middle = Rect { y: area.y + area.height / 2, height: 2.min(area.height), ..area };
                frame.render_widget(Paragraph::new(text).centered(), middle);
            })?;
            match self.key()? {
                Key::Leave => return Ok(Read::Leave),
                Key::Enter => return Ok(Read::Away),
                _ => {}
            }
        }
    }

    /// The end: who has won and why. `save FILE` still works.
    fn over<G: Tabletop>(&mut self, sitting: &mut Sitting<G>, seat: Seat, outcome: Outcome<G::Ending>) -> Result<Left, CliError> {
        let palette = self.palette;
        sitting.tell_seed();
        let view = sitting.view(Viewer::Seat(seat));
        let Some(board) = G::board(&view) else { return Ok(Left::Over) };
        let told = story::tell::<G>(sitting.story(), Viewer::Seat(seat), &board);
        let sitters = sitting.sitters().all();
        let mut typed = Typed::default();
        let mut notice: Option<String> = None;
        loop {
            let result = G::result(&view, &board, outcome);
            let mut lines: Vec<Line<'static>> = result.paragraphs.iter().map(|(lead, text)| Line::raw(format!("{lead}{text}"))).collect();
            lines.push(Line::raw(format!("Seed       {}", sitting.seed())));
            let width = usize::from(self.terminal.size()?.width).saturating_sub(1);
            let last = told.len().saturating_sub(LAST_FACTS);
            lines.extend(told.iter().skip(last).flat_map(|told| story_lines(told, width, palette, true)));
            let scene = Scene::<G> {
                sight: Sight {
                    view: &view,
                    board: &board,
                    sitters: &sitters,
                    title: "The game is over".to_owned(),
                    focus: G::Focus::default(),
                },
                told: &told,
                read: told.len(),
                panel: Panel::Text { head: vec![Line::styled(result.title.clone(), palette.title())], lines },
                palette,
            };
            self.draw(|frame| {
                if let Some(area) = scene.draw(frame) {
                    let hint = "Enter leaves · save FILE writes the journal · Tab reads the log";
                    line::draw(frame, area, &typed, notice.as_deref(), hint, palette);
                }
            })?;
            match self.key()? {
                Key::Leave => return Ok(Left::Over),
                Key::Enter if typed.is_empty() => return Ok(Left::Over),
                Key::Enter => {
                    let text = typed.take();
                    match text.trim().split_once(' ') {
                        Some(("save", file)) => {
                            notice = Some(match desk::save(std::path::Path::new(file.trim()), sitting) {
                                Ok(()) => format!("Saved to {}.", file.trim()),
                                Err(error) => format!("Not saved: {error}."),
                            });
                        }
                        Some(_) | None if matches!(text.trim(), "quit" | "exit") => return Ok(Left::Over),
                        Some(_) | None => notice = Some("The game is over: save FILE, or Enter to leave.".to_owned()),
                    }
                }
                Key::Tab => {
                    let page: Page = pages::log(&told);
                    if self.read(&page, true, &scene)? == Read::Leave {
                        return Ok(Left::Over);
                    }
                }
                Key::Char(letter) => typed.push(letter),
                Key::Backspace => typed.pop(),
                Key::Escape => typed.clear(),
                Key::Up
                | Key::Down
                | Key::Left
                | Key::Right
                | Key::PageUp
                | Key::PageDown
                | Key::Home
                | Key::End
                | Key::Help
                | Key::Resized => {}
            }
        }
    }
}
