//! Where things stand in the window, by its size.

use ratatui::layout::Rect;
use theseus::Theseus;

use super::{players, station};
use crate::terminal::palette::Palette;
use crate::terminal::tabletop::{Sight, Spread};

/// The column for the log beside the station is at least this wide.
const LOG_WIDTH: u16 = 44;
/// From this width on the log stands beside the options.
const BESIDE: u16 = 120;
/// The question needs this much height below the station.
const PANEL_HEIGHT: u16 = 9;

/// Divides the window: a ring with the log beside it where both fit, else a strip with the question below.
pub fn spread(sight: &Sight<'_, Theseus>, area: Rect, palette: Palette) -> Spread {
    let Sight { view, board, sitters, title, focus } = sight;
    let players = view.players.len() as u16;
    let top = 1 + players;
    let width = usize::from(area.width);
    let header = (Rect { height: 1, ..area }, vec![players::header(view, board, title, palette)]);
    let players = (Rect { y: area.y + 1, height: players, ..area }, players::players(view, board, sitters, width, palette));
    let line = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    let below_top = Rect { y: area.y + top, height: area.height.saturating_sub(top + 1), ..area };
    if let Some(ring) = station::ring(board, usize::from(area.width.saturating_sub(LOG_WIDTH)), palette, *focus)
        && ring.lines.len() as u16 + PANEL_HEIGHT <= below_top.height
    {
        let width = (ring.width as u16 + 1).min(area.width);
        let height = ring.lines.len() as u16;
        let left = Rect { width, ..below_top };
        return Spread {
            drawn: vec![header, players, (Rect { height, ..left }, ring.lines)],
            panel: Rect { y: left.y + height, height: left.height.saturating_sub(height), ..left },
            log: Some(Rect { x: left.right(), width: area.width.saturating_sub(width), ..below_top }),
            line,
        };
    }
    let drawing = station::strip(board, width, palette, *focus);
    let height = (drawing.len() as u16).min(below_top.height.saturating_sub(4));
    let station = Rect { height, ..below_top };
    let rest = Rect { y: station.bottom(), height: below_top.height.saturating_sub(height), ..below_top };
    let (panel, log) = if area.width >= BESIDE {
        let width = area.width * 3 / 5;
        (Rect { width, ..rest }, Some(Rect { x: rest.x + width, width: rest.width - width, ..rest }))
    } else {
        (rest, None)
    };
    Spread { drawn: vec![header, players, (station, drawing)], panel, log, line }
}
