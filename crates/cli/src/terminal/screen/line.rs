//! The line at the foot of the screen: what is being typed, or what the keys do.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::palette::Palette;

/// Something being typed.
#[derive(Clone, Default, Debug)]
pub struct Typed {
    text: String,
}

impl Typed {
    pub fn push(&mut self, letter: char) {
        if !letter.is_control() {
            self.text.push(letter);
        }
    }

    pub fn pop(&mut self) {
        self.text.pop();
    }

    pub fn clear(&mut self) {
        self.text.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

/// Draws the line: a notice, else what is typed, else the hint.
pub fn draw(frame: &mut Frame<'_>, area: Rect, typed: &Typed, notice: Option<&str>, hint: &str, palette: Palette) {
    let line = match (typed.is_empty(), notice) {
        (false, _) => {
            let room = usize::from(area.width).saturating_sub(3);
            let skip = typed.text.chars().count().saturating_sub(room);
            let shown: String = typed.text.chars().skip(skip).collect();
            let x = area.x + 2 + shown.chars().count() as u16;
            frame.set_cursor_position(Position { x, y: area.y });
            Line::from(vec![Span::styled("> ", palette.title()), Span::raw(shown)])
        }
        (true, Some(notice)) => Line::styled(notice.to_owned(), palette.warning()),
        (true, None) => Line::styled(hint.to_owned(), palette.faint()),
    };
    frame.render_widget(Paragraph::new(line), area);
}
