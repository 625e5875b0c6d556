//! The ring as a ring: the first half from left to right, the rest below it from right to left, arrows between.

use ratatui::text::{Line, Span};
use theseus::Board;
use theseus::generated::sectors::Sector;

use super::super::marks::faction_style;
use super::sheet::sheet;
use super::{Focus, action_name};
use crate::terminal::fitting::fill;
use crate::terminal::palette::Palette;

/// Boxes narrower than this look better in a strip.
const LEAST_WIDTH: usize = 24;
const MOST_WIDTH: usize = 34;

/// A drawn ring: as wide and high as it has become.
pub struct Ring {
    pub lines: Vec<Line<'static>>,
    pub width: usize,
}

/// Draws the ring, or says that the width is too small for it.
pub fn ring(board: &Board, width: usize, palette: Palette, focus: Focus) -> Option<Ring> {
    let sectors = board.ring.as_slice();
    let above = sectors.len().div_ceil(2).max(1);
    // Each box has two walls and an arrow after it, except the last.
    let inner = (width.saturating_sub(above * 2 + (above - 1)) / above).min(MOST_WIDTH);
    if inner < LEAST_WIDTH {
        return None;
    }
    let (top, bottom) = sectors.split_at(above.min(sectors.len()));
    let mut below: Vec<Option<Sector>> = bottom.iter().rev().copied().map(Some).collect();
    // An odd ring leaves a place open in the lower row; the gap is best in its middle.
    while below.len() < above {
        below.insert(below.len().div_ceil(2), None);
    }
    let top: Vec<Option<Sector>> = top.iter().copied().map(Some).collect();
    let mut lines = row(board, &top, inner, '▸', palette, focus);
    let whole = above * (inner + 2) + above - 1;
    let turn = |at_left: &str, at_right: &str| {
        let middle = " ".repeat(whole.saturating_sub(2 * (inner / 2) + 2));
        let side = " ".repeat(inner / 2);
        Line::styled(format!("{side}{at_left}{middle}{at_right}"), palette.faint())
    };
    lines.push(fill(turn("▴", "▾"), whole));
    lines.extend(row(board, &below, inner, '◂', palette, focus));
    Some(Ring { lines, width: whole })
}

fn row(board: &Board, sectors: &[Option<Sector>], inner: usize, arrow: char, palette: Palette, focus: Focus) -> Vec<Line<'static>> {
    let boxes: Vec<Option<(Sector, Vec<Line<'static>>)>> =
        sectors.iter().map(|sector| sector.map(|sector| (sector, sheet(board, sector, inner, palette, focus)))).collect();
    let height = boxes.iter().flatten().map(|(_, sheet)| sheet.len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for line in 0..height + 2 {
        let mut spans = Vec::new();
        for (index, part) in boxes.iter().enumerate() {
            match part {
                Some((sector, sheet)) if line == 0 => spans.extend(wall(*sector, sector.name(), "┌┐", inner, palette, focus)),
                Some((sector, _)) if line == height + 1 => {
                    spans.extend(wall(*sector, &doing(*sector), "└┘", inner, palette, Focus::Nothing));
                }
                Some((_, sheet)) => {
                    let content = sheet.get(line - 1).cloned().unwrap_or_else(|| Line::raw(" ".repeat(inner)));
                    spans.push(Span::styled("│", palette.faint()));
                    let style = content.style;
                    spans.extend(content.spans.into_iter().map(|span| span.patch_style(style)));
                    spans.push(Span::styled("│", palette.faint()));
                }
                // The gap belongs to the way: the lower row is walked through it.
                None if line == 2 => spans.push(Span::styled(arrow.to_string().repeat(inner + 2), palette.faint())),
                None => spans.push(Span::raw(" ".repeat(inner + 2))),
            }
            if index + 1 < boxes.len() {
                let between = if line == 2 { arrow } else { ' ' };
                spans.push(Span::styled(between.to_string(), palette.faint()));
            }
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// What a sector does or whose it is, with room for the whole of it.
fn doing(sector: Sector) -> String {
    match sector.facts().home_of {
        Some(faction) => format!("Home of the {}", faction.name()),
        None => action_name(sector).to_owned(),
    }
}

fn wall(sector: Sector, word: &str, corners: &str, inner: usize, palette: Palette, focus: Focus) -> [Span<'static>; 3] {
    let mut corners = corners.chars();
    let mut corner = || corners.next().map(String::from).unwrap_or_default();
    let style = match sector.facts().home_of {
        Some(faction) => faction_style(palette, faction).patch(palette.title()),
        None => palette.title(),
    };
    let style = if focus == Focus::Sector(sector) { style.patch(palette.focus()) } else { style };
    let word: String = word.chars().take(inner).collect();
    let rest = inner - word.chars().count();
    [Span::styled(corner(), palette.faint()), Span::styled(word, style), Span::styled("─".repeat(rest) + &corner(), palette.faint())]
}
