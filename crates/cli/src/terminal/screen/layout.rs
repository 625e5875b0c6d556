//! Where things stand in the window, by its size.

use ratatui::layout::Rect;
use ratatui::text::Line;
use theseus::Board;

use super::super::marks::Palette;
use super::super::station::{self, Focus};

/// The column for the log beside the station is at least this wide.
const LOG_WIDTH: u16 = 44;
/// From this width on the log stands beside the options.
const BESIDE: u16 = 120;
/// The question needs this much height below the station.
const PANEL_HEIGHT: u16 = 9;

pub struct Areas {
    pub header: Rect,
    pub players: Rect,
    pub station: Rect,
    /// The station, drawn for its place.
    pub drawing: Vec<Line<'static>>,
    /// The question, or whatever else is going on.
    pub panel: Rect,
    /// The log, where there is room for one all the time.
    pub log: Option<Rect>,
    /// What is being typed.
    pub line: Rect,
}

/// Divides the window: a ring with the log beside it where both fit, else a strip with the question below.
pub fn divide(area: Rect, players: u16, board: &Board, palette: Palette, focus: Focus) -> Areas {
    let top = 1 + players;
    let header = Rect { height: 1, ..area };
    let players = Rect { y: area.y + 1, height: players, ..area };
    let line = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    let below_top = Rect { y: area.y + top, height: area.height.saturating_sub(top + 1), ..area };
    if let Some(ring) = station::ring(board, usize::from(area.width.saturating_sub(LOG_WIDTH)), palette, focus)
        && ring.lines.len() as u16 + PANEL_HEIGHT <= below_top.height
    {
        let width = (ring.width as u16 + 1).min(area.width);
        let height = ring.lines.len() as u16;
        let left = Rect { width, ..below_top };
        return Areas {
            header,
            players,
            station: Rect { height, ..left },
            drawing: ring.lines,
            panel: Rect { y: left.y + height, height: left.height.saturating_sub(height), ..left },
            log: Some(Rect { x: left.right(), width: area.width.saturating_sub(width), ..below_top }),
            line,
        };
    }
    let drawing = station::strip(board, usize::from(area.width), palette, focus);
    let height = (drawing.len() as u16).min(below_top.height.saturating_sub(4));
    let station = Rect { height, ..below_top };
    let rest = Rect { y: station.bottom(), height: below_top.height.saturating_sub(height), ..below_top };
    let (panel, log) = if area.width >= BESIDE {
        let width = area.width * 3 / 5;
        (Rect { width, ..rest }, Some(Rect { x: rest.x + width, width: rest.width - width, ..rest }))
    } else {
        (rest, None)
    };
    Areas { header, players, station, drawing, panel, log, line }
}
