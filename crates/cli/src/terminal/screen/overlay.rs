//! A page over the table, to be read and put away.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::super::pages::Page;
use super::super::palette::Palette;
use super::super::tabletop::Tabletop;
use super::scene::Scene;
use super::{Key, Screen};
use crate::error::CliError;
use crate::output::wrap;

/// Wider lines are hard to read.
const MOST_WIDTH: u16 = 92;

/// What became of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    Away,
    Leave,
}

impl Screen {
    /// Shows a page over a scene until it is put away, from its beginning or, as a log is read, from its end.
    pub(super) fn read<G: Tabletop>(&mut self, page: &Page, from_end: bool, behind: &Scene<'_, G>) -> Result<Read, CliError> {
        let palette = self.palette;
        let mut top: Option<usize> = (!from_end).then_some(0);
        loop {
            let mut shown = (0, 1);
            self.draw(|frame| {
                behind.draw(frame);
                shown = draw(frame, page, top, palette);
            })?;
            let (last, height) = shown;
            let at = top.unwrap_or(last).min(last);
            top = match self.key()? {
                Key::Leave => return Ok(Read::Leave),
                Key::Up => Some(at.saturating_sub(1)),
                Key::Down => Some((at + 1).min(last)),
                Key::PageUp => Some(at.saturating_sub(height)),
                Key::PageDown | Key::Char(' ') if at < last => Some((at + height).min(last)),
                Key::Home => Some(0),
                Key::End => Some(last),
                Key::Resized => top,
                Key::Char(_)
                | Key::Enter
                | Key::Escape
                | Key::Backspace
                | Key::Left
                | Key::Right
                | Key::PageDown
                | Key::Tab
                | Key::Help => return Ok(Read::Away),
            };
        }
    }
}

/// The lines of a page in a given width, hanging from their leads.
pub fn lines(page: &Page, width: usize, palette: Palette) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (lead, text) in &page.paragraphs {
        let indent = lead.chars().count();
        for (index, part) in wrap(text, width.saturating_sub(indent)).into_iter().enumerate() {
            let lead = if index == 0 { lead.clone() } else { " ".repeat(indent) };
            lines.push(Line::from(vec![Span::styled(lead, palette.title()), Span::raw(part)]));
        }
    }
    lines
}

/// Draws a page and tells the last line it can begin with, and how many fit.
fn draw(frame: &mut Frame<'_>, page: &Page, top: Option<usize>, palette: Palette) -> (usize, usize) {
    let whole = frame.area();
    let width = whole.width.min(MOST_WIDTH);
    let lines = lines(page, usize::from(width.saturating_sub(4)), palette);
    let height = (lines.len() as u16).saturating_add(2).min(whole.height.saturating_sub(1)).max(3);
    let area = Rect {
        x: whole.x + (whole.width - width) / 2,
        y: whole.y + (whole.height.saturating_sub(height)) / 2,
        width,
        height: height.min(whole.height),
    };
    let inside = usize::from(area.height.saturating_sub(2));
    let last = lines.len().saturating_sub(inside);
    let top = top.unwrap_or(last).min(last);
    let more = if last > 0 { " ↑↓ scroll, Enter closes " } else { " Enter closes " };
    let title = format!(" {} ", page.title.chars().take(usize::from(width.saturating_sub(6))).collect::<String>());
    let block = Block::bordered().title(Line::styled(title, palette.title())).title_bottom(Line::styled(more, palette.faint()));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    let text = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    frame.render_widget(Paragraph::new(lines.into_iter().skip(top).take(inside).collect::<Vec<_>>()), text);
    (last, inside)
}
