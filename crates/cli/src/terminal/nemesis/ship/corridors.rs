//! Corridors between the boxes: a line, its numbers, and Noise and Doors on it.

use nemesis::View;
use nemesis::generated::ship::CorridorFacts;
use nemesis::ids::{CorridorId, SlotId};
use ratatui::style::{Color, Style};

use super::Focus;
use super::canvas::Canvas;
use super::grid::{Cell, Scale, cell_of};
use crate::terminal::nemesis::marks::{NOISE, door};
use crate::terminal::palette::Palette;

/// How a Corridor is to be written.
struct Sign {
    numbers: String,
    noise: bool,
    door: Option<char>,
    line: Style,
    number: Style,
    focus: bool,
}

pub fn draw(view: &View, scale: &Scale, canvas: &mut Canvas, palette: Palette, focus: Focus) {
    let side = view.side.facts();
    for (index, facts) in side.corridors.iter().enumerate() {
        let corridor = CorridorId(index as u8);
        let [one, other] = facts.ends.map(|end| cell_of(side, SlotId(end)));
        let sign = sign(view, corridor, facts, palette, focus);
        // From left to right, and from top to bottom within a column.
        let (from, to) = if (one.column, one.row) <= (other.column, other.row) { (one, other) } else { (other, one) };
        let twin = facts.twin.then(|| usize::from(facts.id.ends_with('b')));
        if from.row == to.row {
            across(canvas, scale, from, to, &sign, twin, palette);
        } else if from.column == to.column {
            down(canvas, scale, from, to, &sign, palette);
        } else {
            aslant(canvas, scale, from, to, &sign, palette);
        }
    }
}

fn sign(view: &View, corridor: CorridorId, facts: &CorridorFacts, palette: Palette, focus: Focus) -> Sign {
    let chosen = focus.corridor == corridor;
    let closed = view.doors.get(corridor.index()).copied().unwrap_or_default();
    Sign {
        numbers: facts.numbers.iter().map(u8::to_string).collect(),
        noise: view.noise.contains(corridor),
        door: door(closed),
        line: if chosen { palette.title() } else { palette.faint() },
        number: if chosen { palette.title() } else { Style::new() },
        focus: chosen,
    }
}

impl Sign {
    /// Writes the numbers, and after them Noise and Door.
    fn write(&self, canvas: &mut Canvas, x: usize, y: usize, palette: Palette) {
        canvas.put(x, y, &self.numbers, self.number);
        let marks = x + self.numbers.len();
        self.mark(canvas, marks, marks + usize::from(self.noise), y, palette);
        if self.focus {
            let wide = self.numbers.len() + usize::from(self.noise) + usize::from(self.door.is_some());
            canvas.restyle(x, y, wide, palette.focus());
        }
    }

    /// Writes Noise and Door where they are wanted.
    fn mark(&self, canvas: &mut Canvas, noise: usize, door: usize, y: usize, palette: Palette) {
        if self.noise {
            canvas.put(noise, y, &NOISE.to_string(), palette.warning());
        }
        if let Some(sign) = self.door {
            canvas.put(door, y, &sign.to_string(), palette.colour(Color::LightCyan).patch(palette.title()));
        }
    }
}

/// Between two boxes of a row: the numbers above the line, Noise and Door on it. Twins have a line each and their number on it.
fn across(canvas: &mut Canvas, scale: &Scale, from: Cell, to: Cell, sign: &Sign, twin: Option<usize>, palette: Palette) {
    let start = scale.gap_after(from.column);
    let length = scale.x(to.column).saturating_sub(start);
    let line = scale.y(from.row) + scale.box_height / 2;
    match twin {
        Some(which) => {
            let y = line - 1 + which;
            canvas.put(start, y, &"─".repeat(length), sign.line);
            sign.write(canvas, start, y, palette);
        }
        None => {
            canvas.put(start, line, &"─".repeat(length), sign.line);
            let gap = scale.gap.min(length);
            let numbers = start + (gap - sign.numbers.len().min(gap)) / 2;
            canvas.put(numbers, line - 1, &sign.numbers, sign.number);
            sign.mark(canvas, start + (gap - 1) / 2, start + (gap - 1) / 2 + 1, line, palette);
            if sign.focus {
                canvas.restyle(numbers, line - 1, sign.numbers.len(), palette.focus());
                canvas.restyle(start, line, length, palette.focus());
            }
        }
    }
}

/// Between two boxes of a column.
fn down(canvas: &mut Canvas, scale: &Scale, from: Cell, to: Cell, sign: &Sign, palette: Palette) {
    let (x, first) = (scale.middle(from.column), scale.below(from.row));
    for y in first..scale.y(to.row) {
        canvas.put(x, y, "│", sign.line);
    }
    sign.write(canvas, x + 1, first, palette);
}

/// From one column to the next, along the gap between them where more than one row lies between.
fn aslant(canvas: &mut Canvas, scale: &Scale, from: Cell, to: Cell, sign: &Sign, palette: Palette) {
    let x = scale.gap_after(from.column) + (scale.gap - 1) / 2;
    let (top, bottom) = (from.row.min(to.row), from.row.max(to.row));
    let (first, last) = (scale.below(top), scale.y(bottom).saturating_sub(1));
    let stroke = if from.row < to.row { "╲" } else { "╱" };
    for y in first + 1..last {
        canvas.put(x, y, "│", sign.line);
    }
    canvas.put(x, first, stroke, sign.line);
    canvas.put(x, last, stroke, sign.line);
    // The label stands at the left end, where the line leaves its box.
    let label = if from.row < to.row { first } else { last };
    sign.write(canvas, x + 1, label, palette);
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::*;
    use nemesis::board::Door;
    use nemesis::generated::ship::BoardSide;

    /// Draws one Corridor alone and returns the cells it uses.
    fn cells(view: &View, index: usize, scale: &Scale) -> Vec<(usize, char)> {
        let mut canvas = Canvas::new(scale.width(), scale.height());
        let side = view.side.facts();
        let facts = &side.corridors[index];
        let [one, other] = facts.ends.map(|end| cell_of(side, SlotId(end)));
        let (from, to) = if (one.column, one.row) <= (other.column, other.row) { (one, other) } else { (other, one) };
        let palette = Palette::colourless();
        let sign = sign(view, CorridorId(index as u8), facts, palette, Focus::default());
        let twin = facts.twin.then(|| usize::from(facts.id.ends_with('b')));
        if from.row == to.row {
            across(&mut canvas, scale, from, to, &sign, twin, palette);
        } else if from.column == to.column {
            down(&mut canvas, scale, from, to, &sign, palette);
        } else {
            aslant(&mut canvas, scale, from, to, &sign, palette);
        }
        let text: String = canvas.lines().iter().map(ToString::to_string).collect();
        text.chars().enumerate().filter(|(_, letter)| *letter != ' ').collect()
    }

    #[test]
    fn no_corridor_runs_over_another_or_through_a_room() {
        for side in BoardSide::ALL {
            let mut view = fresh(side);
            view.noise = (0..view.doors.len()).map(|index| CorridorId(index as u8)).collect();
            view.doors.iter_mut().for_each(|door| *door = Door::Closed);
            for (width, height) in [(76, 14), (80, 14), (100, 19), (120, 24), (200, 24)] {
                let scale = Scale::fitting(width, height);
                let mut used = vec![None; scale.width() * scale.height()];
                for slot in &side.facts().slots {
                    let cell = super::super::grid::cell(slot);
                    for y in scale.y(cell.row)..scale.below(cell.row) {
                        let start = y * scale.width() + scale.x(cell.column);
                        used[start..start + scale.box_width(cell.column)].fill(Some("a Room"));
                    }
                }
                for (index, facts) in side.facts().corridors.iter().enumerate() {
                    let cells = cells(&view, index, &scale);
                    let text: String = cells.iter().map(|(_, letter)| letter).collect();
                    assert_eq!(text.matches(NOISE).count(), 1, "{} at {width}x{height}: {text}", facts.id);
                    assert_eq!(text.matches('#').count(), 1, "{} at {width}x{height}: {text}", facts.id);
                    for number in facts.numbers {
                        assert!(text.contains(&number.to_string()), "{} at {width}x{height}: {text}", facts.id);
                    }
                    for (at, _) in cells {
                        assert_eq!(used[at], None, "{} runs over this at {width}x{height}", facts.id);
                        used[at] = Some(facts.id);
                    }
                }
            }
        }
    }
}
