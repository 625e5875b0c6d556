//! The ship as a map: Rooms as boxes where the board has them, Corridors between them, tracks and Pods in the corners.

mod canvas;
mod chamber;
mod corridors;
mod grid;
mod status;

use nemesis::View;
use nemesis::ids::{CorridorId, PodId, SlotId};
use ratatui::text::Line;

use self::canvas::Canvas;
use self::grid::Scale;
use crate::terminal::palette::Palette;

/// What the option under the cursor is about, to be set off on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Focus {
    pub slot: SlotId,
    pub corridor: CorridorId,
    pub pod: PodId,
    /// The Technical Corridors.
    pub technical: bool,
}

/// The map in a window: as large as fits, and at least two lines a Room.
pub fn map(view: &View, width: usize, height: usize, palette: Palette, focus: Focus) -> Vec<Line<'static>> {
    let scale = Scale::fitting(width, height);
    let mut canvas = Canvas::new(scale.width(), scale.height());
    status::draw(view, &scale, &mut canvas, palette, focus);
    corridors::draw(view, &scale, &mut canvas, palette, focus);
    for slot in SlotId::all() {
        chamber::draw(view, slot, &scale, &mut canvas, palette, focus);
    }
    canvas.lines()
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use kernel::{Seat, Viewer};
    use nemesis::generated::crew::Character;
    use nemesis::generated::ship::BoardSide;
    use nemesis::{Setup, State, start};

    /// A game of five that is about to begin.
    pub fn fresh(side: BoardSide) -> View {
        let mut board = start::table(&Setup { side, ..Setup::new(5) });
        for (seat, character) in board.seats().zip(Character::ALL) {
            board.member_mut(seat).character = Some(character);
        }
        View::of(&State::new(board, nemesis::procedures::opening::Opening::default().into()), Viewer::Seat(Seat::new(0)))
    }
}
