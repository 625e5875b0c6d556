//! A menu before the game.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::dialogue::{Asker, Menu};
use super::super::palette::Palette;
use super::{Key, Screen};
use crate::error::CliError;
use crate::output::wrap;

impl Asker for Screen {
    fn choose(&mut self, menu: &Menu) -> Result<Option<usize>, CliError> {
        let palette = self.palette;
        let last = menu.items.len().saturating_sub(1);
        let mut selected = 0;
        loop {
            self.draw(|frame| draw(frame, menu, selected, palette))?;
            match self.key()? {
                Key::Up => selected = selected.checked_sub(1).unwrap_or(last),
                Key::Down | Key::Tab => selected = if selected == last { 0 } else { selected + 1 },
                Key::Home | Key::PageUp => selected = 0,
                Key::End | Key::PageDown => selected = last,
                Key::Enter | Key::Right => return Ok(Some(selected)),
                Key::Char(digit) => match digit.to_digit(10).and_then(|number| (number as usize).checked_sub(1)) {
                    Some(index) if index <= last => return Ok(Some(index)),
                    Some(_) | None if digit == 'q' => return Ok(None),
                    Some(_) | None => {}
                },
                Key::Escape | Key::Leave => return Ok(None),
                Key::Backspace | Key::Left | Key::Help | Key::Resized => {}
            }
        }
    }
}

fn draw(frame: &mut Frame<'_>, menu: &Menu, selected: usize, palette: Palette) {
    let area = frame.area();
    let width = usize::from(area.width.saturating_sub(8)).min(84);
    let mut lines = vec![Line::styled(menu.title.clone(), palette.title()), Line::default()];
    for (index, (label, explanation)) in menu.items.iter().enumerate() {
        let chosen = index == selected;
        let mark = if chosen { "▸" } else { " " };
        let style = if chosen { palette.title().patch(palette.focus()) } else { palette.title() };
        lines.push(Line::from(vec![Span::raw(format!("{mark} {} ", index + 1)), Span::styled(label.clone(), style)]));
        lines.extend(wrap(explanation, width.saturating_sub(4)).into_iter().map(|part| Line::raw(format!("    {part}"))));
    }
    lines.push(Line::default());
    lines.push(Line::styled("↑↓ and Enter, or a number; Esc leaves", palette.faint()));
    let height = (lines.len() as u16).min(area.height);
    let inner = Rect {
        x: area.x + (area.width.saturating_sub(width as u16)) / 2,
        y: area.y + (area.height.saturating_sub(height)) / 3,
        width: (width as u16).min(area.width),
        height,
    };
    frame.render_widget(Paragraph::new(lines), inner);
}
