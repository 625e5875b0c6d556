//! The ring cut open at the Corridors and laid out from left to right.

use ratatui::text::{Line, Span};
use theseus::Board;
use theseus::generated::sectors::Sector;

use super::super::marks::faction_style;
use super::sheet::{LEAST_WIDTH, sheet};
use super::{Focus, action_name};
use crate::terminal::fitting::short;
use crate::terminal::palette::Palette;

/// Wider boxes would only hold blanks.
const MOST_WIDTH: usize = 34;

/// Draws the ring in bands of boxes with common walls, as many beside each other as fit. Arrows in the walls point clockwise.
pub fn strip(board: &Board, width: usize, palette: Palette, focus: Focus) -> Vec<Line<'static>> {
    let ring = board.ring.as_slice();
    let most = (width.saturating_sub(1) / (LEAST_WIDTH + 1)).max(1);
    let bands = ring.len().div_ceil(most).max(1);
    let beside = ring.len().div_ceil(bands).max(1);
    let inner = (width.saturating_sub(beside + 1) / beside).clamp(LEAST_WIDTH, MOST_WIDTH);
    ring.chunks(beside).flat_map(|sectors| band(board, sectors, inner, palette, focus)).collect()
}

fn band(board: &Board, sectors: &[Sector], inner: usize, palette: Palette, focus: Focus) -> Vec<Line<'static>> {
    let mut sheets: Vec<_> = sectors.iter().map(|&sector| sheet(board, sector, inner, palette, focus)).collect();
    let height = sheets.iter().map(Vec::len).max().unwrap_or(0);
    for sheet in &mut sheets {
        sheet.resize(height, Line::raw(" ".repeat(inner)));
    }
    let mut lines = vec![wall(sectors, ['┌', '┬', '┐'], inner, palette, focus, |sector| short(sector.name(), inner))];
    for row in 0..height {
        // The second line of the Rooms: where a walker would look for the way on.
        let side = if row == 1 { "▸" } else { "│" };
        let mut spans = vec![Span::styled("│", palette.faint())];
        for sheet in &mut sheets {
            if let Some(line) = sheet.get_mut(row) {
                let style = line.style;
                spans.extend(line.spans.drain(..).map(|span| span.patch_style(style)));
            }
            spans.push(Span::styled(side, palette.faint()));
        }
        lines.push(Line::from(spans));
    }
    lines.push(wall(sectors, ['└', '┴', '┘'], inner, palette, Focus::Nothing, |sector| short(action_name(sector), inner)));
    lines
}

/// A horizontal wall with a word in each box: the name of the sector above, what it does below.
fn wall(
    sectors: &[Sector],
    corners: [char; 3],
    inner: usize,
    palette: Palette,
    focus: Focus,
    word: impl Fn(Sector) -> String,
) -> Line<'static> {
    let [left, middle, right] = corners;
    let mut spans = vec![Span::styled(left.to_string(), palette.faint())];
    for (index, &sector) in sectors.iter().enumerate() {
        let word = word(sector);
        let style = match sector.facts().home_of {
            Some(faction) => faction_style(palette, faction).patch(palette.title()),
            None => palette.title(),
        };
        let style = if focus == Focus::Sector(sector) { style.patch(palette.focus()) } else { style };
        let rest = inner.saturating_sub(word.chars().count());
        spans.push(Span::styled(word, style));
        let end = if index + 1 == sectors.len() { right } else { middle };
        spans.push(Span::styled("─".repeat(rest) + &end.to_string(), palette.faint()));
    }
    Line::from(spans)
}
