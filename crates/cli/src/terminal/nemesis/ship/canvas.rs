//! A sheet of cells to draw on.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

#[derive(Clone)]
pub struct Canvas {
    width: usize,
    cells: Vec<(char, Style)>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(' ', Style::new()); width * height] }
    }

    fn at(&mut self, x: usize, y: usize) -> Option<&mut (char, Style)> {
        if x < self.width { self.cells.get_mut(y * self.width + x) } else { None }
    }

    /// Writes a text from left to right; what does not fit is cut off.
    pub fn put(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (index, letter) in text.chars().enumerate() {
            if let Some(cell) = self.at(x + index, y) {
                *cell = (letter, style);
            }
        }
    }

    /// Changes how some cells of a row look.
    pub fn restyle(&mut self, x: usize, y: usize, width: usize, style: Style) {
        for index in 0..width {
            if let Some(cell) = self.at(x + index, y) {
                cell.1 = cell.1.patch(style);
            }
        }
    }

    /// The rows, with cells of one style joined.
    pub fn lines(&self) -> Vec<Line<'static>> {
        self.cells.chunks(self.width.max(1)).map(line).collect()
    }
}

fn line(cells: &[(char, Style)]) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for run in cells.chunk_by(|one, other| one.1 == other.1) {
        spans.push(Span::styled(run.iter().map(|(letter, _)| *letter).collect::<String>(), run[0].1));
    }
    Line::from(spans)
}
