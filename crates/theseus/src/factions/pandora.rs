//! Pandora has no cards; this is what it can take from others.

use crate::board::Board;
use crate::generated::sectors::Sector;
use crate::ids::SlotId;
use kernel::{Seat, applies};

/// T-PANDORA-18, T-RULING-64, T-RULING-72: enemy cards installed in the sector, not under the Malfunction token, not held already.
pub fn can_be_taken(board: &Board, seat: Seat, sector: Sector) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::of(sector).filter(move |&slot| {
        board.is_enemy_card(slot, seat) && !(board.has_malfunction(slot) && applies!("T-RULING-64") && applies!("T-MALF-14"))
    })
}
