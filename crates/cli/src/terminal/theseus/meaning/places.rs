//! What it means to choose a Room or a sector.

use theseus::board::Side;
use theseus::generated::cards::{Card, CardType};
use theseus::generated::sectors::Sector;
use theseus::ids::{RoomId, SlotId};
use theseus::{Board, Choice};

use super::super::marks::unit_shape;
use super::{Asked, effect_of_stopping};

/// Whom a unit in this Room reaches through passages, and what waits for it there.
pub fn room(asked: &Asked<'_>, room: RoomId) -> String {
    let board = asked.board;
    let passages = room.sector().facts().passages[usize::from(room.place())];
    let joined: Vec<_> = RoomId::of(room.sector())
        .filter(|other| passages & (1 << other.place()) != 0)
        .map(|other| board.unit_in(other).map_or_else(|| other.letter().to_string(), |unit| unit_shape(board, unit)))
        .collect();
    let reach = if joined.is_empty() { "no passage".to_owned() } else { format!("passages to {}", joined.join(" ")) };
    match asked.choice {
        Choice::PlaceUnit { home: false, .. } | Choice::AnyRoom { .. } => {
            format!("{reach}; {} {}", standing(board, room.sector()), traps(asked, room.sector()))
        }
        _ => reach,
    }
    .trim_end()
    .to_owned()
}

fn standing(board: &Board, sector: Sector) -> String {
    match board.units_in(sector).count() {
        0 => "nobody there yet".to_owned(),
        1 => "1 unit there".to_owned(),
        units => format!("{units} units there"),
    }
}

/// Enemy traps of a sector that would work on a unit of this seat. A Defence System works only while it is armed.
pub fn enemy_traps<'a>(asked: &'a Asked<'_>, sector: Sector) -> impl Iterator<Item = Card> + 'a {
    let board = asked.board;
    SlotId::of(sector).filter(move |&slot| board.is_enemy_card(slot, asked.seat) && board.is_active(slot)).filter_map(move |slot| {
        let card = board.card_at(slot)?;
        let armed = card != Card::ScientistsDefenceSystem || board.slot(slot).counter > 0;
        (card.facts().kind == CardType::Trap && armed).then_some(card)
    })
}

fn traps(asked: &Asked<'_>, sector: Sector) -> String {
    let names: Vec<_> = enemy_traps(asked, sector).map(|card| card.facts().name).collect();
    if names.is_empty() { String::new() } else { format!("(enemy trap: {})", names.join(", ")) }
}

pub fn sector(asked: &Asked<'_>, sector: Sector) -> String {
    let board = asked.board;
    match asked.choice {
        Choice::LaySector { .. } | Choice::AllianceSector { .. } => match sector.facts().home_of {
            Some(faction) => format!("the home of the {}", faction.name()),
            None => format!("neutral: {}", effect_of_stopping(board, asked.seat, sector)),
        },
        Choice::Teleport { .. } => {
            format!("{}; {} {}", effect_of_stopping(board, asked.seat, sector), standing(board, sector), traps(asked, sector))
                .trim_end()
                .to_owned()
        }
        Choice::MentalProbe { .. } => {
            let enemies = board.units_in(sector).filter(|&unit| board.enemies(board.unit(unit).owner, asked.seat)).count();
            format!("{} Data", 1 + enemies)
        }
        Choice::TrapDetector { .. } => {
            let found = traps(asked, sector);
            if found.is_empty() { "no enemy trap there now".to_owned() } else { found }
        }
        Choice::KidnapTo { .. } => {
            let room = if board.is_full(sector) { "full: somebody is pushed" } else { "room is left" };
            format!("{}; {room}", standing(board, sector))
        }
        _ => standing(board, sector),
    }
}

pub fn pandora_token(asked: &Asked<'_>, sector: Sector, side: Side) -> String {
    let order = match side {
        Side::Left => "before",
        Side::Right => "after",
    };
    match sector.facts().home_of.and_then(|faction| asked.board.seat_of(faction)) {
        Some(owner) => format!("shared with the {}; Pandora plays {order} them", asked.board.faction(owner).name()),
        None => "a neutral sector: its action and the token, both".to_owned(),
    }
}
