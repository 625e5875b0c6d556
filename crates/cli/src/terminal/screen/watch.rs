//! Stepping through a journal on the screen.

use kernel::Seat;
use ratatui::text::Line;

use super::super::pages;
use super::super::reel::{Frame, Reel};
use super::super::story::Told;
use super::super::tabletop::{Sight, Tabletop};
use super::line::{self, Typed};
use super::overlay::Read;
use super::scene::{Panel, Scene, story_lines};
use super::{Key, Screen};
use crate::error::CliError;

impl Screen {
    /// Shows the frames of a reel, beginning with one of them, until the person leaves.
    pub fn watch<G: Tabletop>(&mut self, reel: &Reel<G>, from: usize, whose: &str) -> Result<(), CliError> {
        let palette = self.palette;
        let last = reel.frames.len().saturating_sub(1);
        let mut at = from.min(last);
        let mut typed = Typed::default();
        loop {
            let Some(frame) = reel.frames.get(at) else { return Ok(()) };
            let told: Vec<Told> = reel.frames[..=at].iter().flat_map(|frame| frame.told.iter().cloned()).collect();
            let read = told.len() - frame.told.len();
            let size = self.terminal.size()?;
            let width = usize::from(size.width).saturating_sub(1);
            let mut head = vec![Line::styled(format!("Step {at} of {last}, {whose}"), palette.title()), Line::raw(answer(frame))];
            if at == last
                && let Some(broken) = &reel.broken
            {
                head.push(Line::styled(format!("The journal goes wrong here: {broken}"), palette.warning()));
            }
            let lines = frame.told.iter().flat_map(|told| story_lines(told, width.min(100), palette, false)).collect();
            let scene = Scene::<G> {
                sight: Sight {
                    view: &frame.view,
                    board: &frame.board,
                    sitters: &[],
                    title: G::progress(&frame.view),
                    focus: G::Focus::default(),
                },
                told: &told,
                read,
                panel: Panel::Text { head, lines },
                palette,
            };
            let hint = "→ Enter next · ← back · Home End · number Enter jumps · Tab log · q leaves";
            self.draw(|drawn| {
                if let Some(area) = scene.draw(drawn) {
                    line::draw(drawn, area, &typed, None, hint, palette);
                }
            })?;
            match self.key()? {
                Key::Leave | Key::Char('q') | Key::Escape => return Ok(()),
                Key::Enter if !typed.is_empty() => at = typed.take().trim().parse().map_or(at, |step: usize| step.min(last)),
                Key::Right | Key::Down | Key::Enter | Key::Char(' ' | 'n') => at = (at + 1).min(last),
                Key::Left | Key::Up | Key::Char('p') => at = at.saturating_sub(1),
                Key::Backspace if typed.is_empty() => at = at.saturating_sub(1),
                Key::Backspace => typed.pop(),
                Key::PageDown => at = (at + 10).min(last),
                Key::PageUp => at = at.saturating_sub(10),
                Key::Home => at = 0,
                Key::End => at = last,
                Key::Char(digit) if digit.is_ascii_digit() => typed.push(digit),
                Key::Tab => {
                    if self.read(&pages::log(&told), true, &scene)? == Read::Leave {
                        return Ok(());
                    }
                }
                Key::Char(_) | Key::Help | Key::Resized => {}
            }
        }
    }
}

/// What was asked and answered to get to this frame.
fn answer<G: Tabletop>(frame: &Frame<G>) -> String {
    let name = |seat: Seat| G::name(&frame.board, seat);
    match (frame.seat, &frame.answer) {
        (Some(seat), Some(answer)) => format!("{}: {} — {answer}", name(seat), frame.question),
        (Some(seat), None) => format!("{}: {} — (a secret)", name(seat), frame.question),
        (None, _) => "The opening, up to the first question.".to_owned(),
    }
}
