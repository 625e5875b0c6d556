//! What it means to take an action.

use nemesis::action::Deed;
use nemesis::board::{Board, Door};
use nemesis::draft::Draft;
use nemesis::generated::items::Activation;
use nemesis::ids::CorridorId;
use nemesis::words::corridor_name;

use super::{Asked, places};
use crate::terminal::nemesis::names::{self, counted};
use crate::terminal::nemesis::texts::{self, Kind};

/// An action by its printed name.
pub fn title(deed: Deed) -> String {
    match deed {
        Deed::Move(_) => "Movement",
        Deed::Careful(_) => "Careful Movement",
        Deed::Shoot => "Shoot",
        Deed::Melee => "Melee Attack",
        Deed::PickUp => "Pick Up",
        Deed::Trade => "Trade",
        Deed::Craft => "Craft",
        Deed::Activate(item) | Deed::Use(item) => item.name(),
        Deed::Play(card) => card.name(),
        Deed::RoomAction => "Room action",
    }
    .to_owned()
}

/// An action as others hear it announced.
pub fn announced(deed: Deed, board: &Board) -> String {
    match deed {
        Deed::Move(corridor) | Deed::Careful(corridor) => format!("{} through {}", title(deed), corridor_name(corridor, board)),
        Deed::Shoot
        | Deed::Melee
        | Deed::PickUp
        | Deed::Trade
        | Deed::Craft
        | Deed::Activate(_)
        | Deed::Use(_)
        | Deed::Play(_)
        | Deed::RoomAction => title(deed),
    }
}

/// The id of a basic action.
pub fn basic(deed: Deed) -> Option<&'static str> {
    match deed {
        Deed::Move(_) => Some("move"),
        Deed::Careful(_) => Some("careful_movement"),
        Deed::Shoot => Some("shoot"),
        Deed::Melee => Some("melee"),
        Deed::PickUp => Some("pick_up"),
        Deed::Trade => Some("trade"),
        Deed::Craft => Some("craft"),
        Deed::Activate(_) | Deed::Play(_) | Deed::Use(_) | Deed::RoomAction => None,
    }
}

/// What it does, and what it costs.
pub fn meaning(asked: &Asked<'_>, deed: Deed) -> String {
    let board = asked.board;
    let counted = |cards: u8| if cards == 0 { "free".to_owned() } else { counted(usize::from(cards), "card") };
    let cost = match (nemesis::deeds::cost(&Draft::new(asked.seat, deed), board), nemesis::deeds::full_cost(deed, asked.seat, board)) {
        (least, full) if least < full => format!("{} or {}", counted(least), counted(full)),
        (cost, _) => counted(cost),
    };
    let what = match deed {
        Deed::Move(corridor) => moving(asked, corridor),
        Deed::Careful(corridor) => format!("{}; no Noise roll, you place the Noise", moving(asked, corridor)),
        Deed::Shoot => {
            let loaded: Vec<&str> = board.loaded(asked.seat).map(|weapon| weapon.name()).collect();
            format!("1 Ammo and the combat die ({})", loaded.join(", "))
        }
        Deed::Melee if board.in_combat(asked.seat) => "take a Contamination card and roll; a miss is a Serious Wound".to_owned(),
        Deed::Melee => "smash an Egg".to_owned(),
        Deed::PickUp => "take something heavy from the floor".to_owned(),
        Deed::Trade => {
            let here = board.room_of(asked.seat).map_or(kernel::SeatSet::NONE, |slot| board.characters_in(slot)).without(asked.seat);
            let names: Vec<String> = here.iter().map(|seat| names::seat(board, seat)).collect();
            format!("exchange, give or show things with {}", names.join(", "))
        }
        Deed::Craft => "make an Item from two others".to_owned(),
        Deed::Activate(item) => {
            let how = match item.facts().activation {
                Some((Activation::Discard(items), _)) => {
                    format!("by discarding {}", items.iter().map(|item| item.name()).collect::<Vec<_>>().join(" or "))
                }
                Some((Activation::Room(_), _)) | None => "here".to_owned(),
            };
            format!("{how}; then: {}", texts::summary(Kind::Item, item.id()))
        }
        Deed::Play(card) => texts::summary(Kind::Action, card.id()),
        Deed::Use(item) => texts::summary(Kind::Item, item.id()),
        Deed::RoomAction => {
            let room = board.room_of(asked.seat).and_then(|slot| board.chamber(slot).room);
            room.map_or_else(String::new, |room| texts::summary(Kind::Room, room.id()))
        }
    };
    format!("{cost}: {what}")
}

/// Where a way leads, and what is on it.
fn moving(asked: &Asked<'_>, corridor: CorridorId) -> String {
    let board = asked.board;
    let Some(from) = board.room_of(asked.seat) else { return String::new() };
    let to = board.across(corridor, from);
    let mut text = format!("to {}, {}", names::room(board, to), names::exits(board, corridor));
    if board.noise.contains(corridor) {
        text += ", noise on the way";
    }
    if board.door(corridor) == Door::Destroyed {
        text += ", Door destroyed";
    }
    let there = places::inhabitants(asked, to);
    if !there.is_empty() {
        text += &format!("; {there}");
    }
    let chasing = board.figures_in(from).len();
    if chasing > 0 {
        text += &format!("; an Escape: {} first", if chasing == 1 { "it attacks".to_owned() } else { format!("{chasing} attack") });
    }
    text
}
