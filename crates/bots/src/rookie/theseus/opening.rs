//! Rules of thumb for the time before the first turn.

use super::cards;
use kernel::{Seat, Viewer};
use theseus::Board;
use theseus::board::{Player, Side};
use theseus::generated::cards::{Card, CardType};
use theseus::generated::sectors::Sector;

/// The ring: the own sector early, because whoever's comes first after the Corridors begins.
pub fn lay(board: &Board, seat: Seat, sector: Sector) -> i32 {
    match sector.facts().home_of {
        Some(faction) if faction == board.faction(seat) => 30,
        Some(_) => 0,
        None => match sector {
            Sector::Corridors => 20,
            Sector::TechnicalHall => 10,
            Sector::ControlCentre | Sector::LoadingDock | Sector::AlienNest | Sector::Laboratory | Sector::Wreck => 5,
        },
    }
}

/// The alliance's sector: the more passages, the better for those who attack well and the worse for those who do not.
pub fn alliance_sector(board: &Board, seat: Seat, sector: Sector) -> i32 {
    let passages: u32 = sector.facts().passages.iter().map(|joined| joined.count_ones()).sum();
    let fighters = board.side(seat).filter(|&ally| !board.faction(ally).collects_data()).count() as i32;
    passages as i32 * (fighters - 1)
}

/// Pandora's token: the Corridors give an Upgrade token and an Assault at once; on their right it begins.
pub fn pandora_token(sector: Sector, side: Side) -> i32 {
    let sector = match sector {
        Sector::Corridors => 30,
        Sector::TechnicalHall => 20,
        Sector::ControlCentre => 10,
        Sector::LoadingDock | Sector::AlienNest | Sector::Laboratory | Sector::Wreck => 0,
    };
    sector + if side == Side::Right { 1 } else { 0 }
}

/// A card for the own deck: the best ones, but not all of one kind.
pub fn draft(board: &Board, seat: Seat, card: Card) -> i32 {
    let chosen = board.player(seat).unseen.seen_by(Viewer::Seat(seat));
    let taken = chosen.map_or(0, |chosen| chosen.count(Player::kind_of(card)));
    cards::printed(card) - 35 * i32::from(taken)
}

/// The card to begin with: one that works from the first turn on. An Instant would leave the station empty.
pub fn first_card(card: Card) -> i32 {
    let printed = cards::printed(card);
    match card.facts().kind {
        CardType::Action => printed + 40,
        CardType::Trap | CardType::Module => printed,
        CardType::Instant | CardType::Shortcut | CardType::Special => printed / 2,
        CardType::Duplicate => 0,
    }
}
