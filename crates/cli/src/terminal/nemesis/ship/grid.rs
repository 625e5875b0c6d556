//! Where Rooms stand: the positions of the board data, drawn together to seven columns and five rows.

use nemesis::generated::ship::{SideFacts, SlotFacts};
use nemesis::ids::SlotId;

pub const COLUMNS: usize = 7;
pub const ROWS: usize = 5;

/// The middle of the first and of the last column and row, in the units of the board data.
const ACROSS: (u16, u16) = (70, 920);
const DOWN: (u16, u16) = (80, 520);

/// Wider boxes would only hold blanks.
const MOST_WIDTH: usize = 20;
/// What a box can hold is told in four lines.
const MOST_HEIGHT: usize = 4;
/// A name, and what is there.
const LEAST_HEIGHT: usize = 2;

/// The place of a Room in the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub column: usize,
    pub row: usize,
}

/// The nearest of so many places between a first and a last one.
fn nearest(at: u16, (first, last): (u16, u16), places: usize) -> usize {
    let span = usize::from(last - first);
    let from = usize::from(at.saturating_sub(first)).min(span);
    (from * (places - 1) * 2 + span) / (span * 2)
}

pub fn cell(facts: &SlotFacts) -> Cell {
    Cell { column: nearest(facts.x, ACROSS, COLUMNS), row: nearest(facts.y, DOWN, ROWS) }
}

pub fn cell_of(side: &SideFacts, slot: SlotId) -> Cell {
    cell(&side.slots[slot.index()])
}

/// How large things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// Where each column begins, and how wide it is.
    columns: [(usize, usize); COLUMNS],
    /// Between two boxes of a row.
    pub gap: usize,
    /// Lines of a box. Between two rows there is one line.
    pub box_height: usize,
}

impl Scale {
    /// As large as fits. What is narrower or lower than the least is cut off by whoever shows it.
    pub fn fitting(width: usize, height: usize) -> Self {
        let gap = match width {
            0..90 => 3,
            90..116 => 4,
            _ => 5,
        };
        let free = width.saturating_sub(gap * (COLUMNS - 1));
        let (each, more) = ((free / COLUMNS).min(MOST_WIDTH), free % COLUMNS);
        let mut columns = [(0, 0); COLUMNS];
        let mut x = 0;
        for (index, column) in columns.iter_mut().enumerate() {
            // What is left over goes to the columns on the right: on the left there is only the Cockpit.
            let wide = if each < MOST_WIDTH && index >= COLUMNS - more { each + 1 } else { each };
            *column = (x, wide);
            x += wide + gap;
        }
        let box_height = (height.saturating_sub(ROWS - 1) / ROWS).clamp(LEAST_HEIGHT, MOST_HEIGHT);
        Self { columns, gap, box_height }
    }

    pub fn width(&self) -> usize {
        let (x, wide) = self.columns[COLUMNS - 1];
        x + wide
    }

    pub fn height(&self) -> usize {
        ROWS * self.box_height + ROWS - 1
    }

    pub fn x(&self, column: usize) -> usize {
        self.columns[column.min(COLUMNS - 1)].0
    }

    pub fn box_width(&self, column: usize) -> usize {
        self.columns[column.min(COLUMNS - 1)].1
    }

    /// The middle of a column.
    pub fn middle(&self, column: usize) -> usize {
        self.x(column) + self.box_width(column) / 2
    }

    /// Where the gap to the right of a column begins.
    pub fn gap_after(&self, column: usize) -> usize {
        self.x(column) + self.box_width(column)
    }

    pub fn y(&self, row: usize) -> usize {
        row * (self.box_height + 1)
    }

    /// The line below a row.
    pub fn below(&self, row: usize) -> usize {
        self.y(row) + self.box_height
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nemesis::generated::ship::BoardSide;

    #[test]
    fn every_room_has_a_place_of_its_own() {
        for side in BoardSide::ALL {
            let cells: Vec<Cell> = side.facts().slots.iter().map(cell).collect();
            for (index, cell) in cells.iter().enumerate() {
                assert!(!cells[..index].contains(cell), "{side:?}: {} stands on another Room", index + 1);
                assert!(cell.column < COLUMNS && cell.row < ROWS);
            }
            assert_eq!((cells[0], cells[10].row), (Cell { column: 0, row: 2 }, 2), "the Cockpit is the bow, the Hibernatorium amidships");
        }
    }

    #[test]
    fn what_is_drawn_fits() {
        for width in [76, 80, 99, 100, 120, 200] {
            let scale = Scale::fitting(width, 40);
            assert!(scale.width() <= width && (0..COLUMNS).all(|column| scale.box_width(column) >= 8), "{width}: {scale:?}");
        }
        for (height, lines) in [(14, 14), (18, 14), (19, 19), (24, 24), (60, 24)] {
            assert_eq!(Scale::fitting(80, height).height(), lines);
        }
    }
}
