//! Where things stand in the window, by its size.

use nemesis::Nemesis;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{crew, sheet, ship};
use crate::terminal::palette::Palette;
use crate::terminal::tabletop::{Sight, Spread};

/// From this size on the own sheet and the log stand beside the question.
const BESIDE: (u16, u16) = (110, 34);
/// What the log keeps below the own sheet, its title included.
const LEAST_LOG: u16 = 5;
/// From this height on every player has a line.
const LINES_EACH: u16 = 30;

/// The least height of the question, by the height of the window.
fn panel_height(height: u16) -> u16 {
    match height {
        0..28 => 6,
        28..34 => 8,
        _ => 11,
    }
}

/// Divides the window: the crew, the map over its whole width, and below it the question, with the own sheet wherever there is room.
pub fn spread(sight: &Sight<'_, Nemesis>, area: Rect, palette: Palette) -> Spread {
    let Sight { view, board, sitters, title: _, focus } = sight;
    let width = usize::from(area.width);
    let beside = area.width >= BESIDE.0 && area.height >= BESIDE.1;
    let mut top: Vec<Line<'static>> =
        if area.height >= LINES_EACH { crew::lines(view, board, sitters, width, palette) } else { vec![crew::brief(view, width, palette)] };
    if !beside {
        top.extend(sheet::brief(view, board, width, palette));
    }
    let line = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    let head = Rect { height: (top.len() as u16).min(area.height), ..area };
    let rest = Rect { y: head.bottom(), height: area.height.saturating_sub(head.height + 1), ..area };
    let room = usize::from(rest.height.saturating_sub(panel_height(area.height)));
    let map = ship::map(view, width, room, palette, *focus);
    let height = (map.len() as u16).min(rest.height.saturating_sub(3));
    let ship = Rect { height, ..rest };
    let below = Rect { y: ship.bottom(), height: rest.height.saturating_sub(height), ..rest };
    let mut drawn = vec![(head, top), (ship, map)];
    if !beside {
        return Spread { drawn, panel: below, log: None, line };
    }
    let panel = Rect { width: below.width * 11 / 20, ..below };
    let column = Rect { x: panel.right() + 1, width: below.width.saturating_sub(panel.width + 1), ..below };
    let own = sheet::full(view, board, usize::from(column.width), palette);
    let own_height = (own.len() as u16).min(column.height.saturating_sub(LEAST_LOG));
    drawn.push((Rect { height: own_height, ..column }, own));
    let log = Rect { y: column.y + own_height, height: column.height.saturating_sub(own_height), ..column };
    Spread { drawn, panel, log: Some(log), line }
}

/// The table as lines: the crew, the map, the own sheet.
pub fn lines(sight: &Sight<'_, Nemesis>, width: usize, palette: Palette) -> Vec<Line<'static>> {
    let Sight { view, board, sitters, title: _, focus } = sight;
    let mut lines = crew::lines(view, board, sitters, width, palette);
    // Three lines a Room, which is enough for everything but a crowd.
    lines.extend(ship::map(view, width, 19, palette, *focus));
    lines.extend(sheet::full(view, board, width, palette));
    lines
}
