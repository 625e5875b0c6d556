//! Names of things, both ways.

use crate::action::{Action, Use};
use crate::board::{Board, Player, Side, Spot};
use crate::generated::cards::{Bonus, Card, Faction, INSTANT_OF};
use crate::generated::sectors::Sector;
use crate::generated::units::UnitKind;
use crate::ids::{PendingId, RoomId, SlotId, UnitId};

pub fn sector_name(sector: Sector) -> String {
    sector.name().to_lowercase()
}

pub fn read_sector(text: &str) -> Option<Sector> {
    Sector::ALL.into_iter().find(|sector| text == sector_name(*sector) || text == sector.id())
}

pub fn room_name(room: RoomId) -> String {
    format!("{} {}", sector_name(room.sector()), room.letter())
}

pub fn slot_name(slot: SlotId) -> String {
    format!("{} s{}", sector_name(slot.sector()), slot.number())
}

pub fn pending_name(pending: PendingId) -> String {
    format!("{} p{}", sector_name(pending.sector()), pending.number())
}

/// `marines defence system`: faction and name.
pub fn card_name(card: Card) -> String {
    let facts = card.facts();
    format!("{} {}", facts.faction.id(), facts.name.to_lowercase())
}

pub fn read_card(text: &str) -> Option<Card> {
    Card::ALL.into_iter().find(|&card| card_name(card) == text || card.facts().id == text)
}

pub fn bonus_name(bonus: Bonus) -> String {
    format!("bonus {}", bonus.name().to_lowercase())
}

pub fn read_bonus(text: &str) -> Option<Bonus> {
    Bonus::ALL.into_iter().find(|&bonus| bonus_name(bonus) == text)
}

/// Faction units are called by their faction, others by their kind.
fn kind_name(kind: UnitKind) -> String {
    match kind {
        UnitKind::Marine | UnitKind::Alien | UnitKind::Scientist | UnitKind::Grey => kind.facts().faction.id().to_owned(),
        UnitKind::MinorAlien | UnitKind::Being | UnitKind::Grasper | UnitKind::Runner | UnitKind::Warrior => {
            kind.facts().name.to_lowercase()
        }
    }
}

pub fn unit_name(board: &Board, unit: UnitId) -> String {
    let it = board.unit(unit);
    format!("{} {}", kind_name(it.kind), it.number)
}

pub fn read_unit(text: &str, board: &Board) -> Option<UnitId> {
    let (name, number) = text.rsplit_once(' ')?;
    let number: u8 = number.parse().ok()?;
    let kind = UnitKind::ALL.into_iter().find(|&kind| kind_name(kind) == name)?;
    board.unit_named(kind, number)
}

pub fn spot_name(spot: Spot) -> String {
    match spot {
        Spot::Symbol => "control centre".to_owned(),
        Spot::Lifted => "lifted".to_owned(),
        Spot::Slot(slot) => slot_name(slot),
        Spot::Pending(pending) => pending_name(pending),
    }
}

/// A card on a slot, with what lies on it.
pub fn card_text(board: &Board, slot: SlotId) -> String {
    let it = board.slot(slot);
    let Some(card) = it.card else {
        return it.bonus.map_or_else(|| "empty".to_owned(), bonus_name);
    };
    let mut text = card_name(card);
    if it.upgrades > 0 {
        text += &format!(" +{}", it.upgrades);
    }
    match card {
        Card::ScientistsCameras if it.counter > 0 => text += &format!(" ={}", it.counter),
        Card::ScientistsDefenceSystem if it.counter > 0 => text += " armed",
        _ => {}
    }
    if let Some(unit) = it.holds() {
        text += &format!(" holds {}", unit_name(board, unit));
    }
    if it.embryo.is_some() {
        text += &format!(" by {}", unit_name(board, it.embryo));
    }
    text
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

pub fn token_name(sector: Sector, side: Side) -> String {
    format!("{} of {}", side_name(side), sector_name(sector))
}

pub fn read_token(text: &str) -> Option<(Sector, Side)> {
    [Side::Left, Side::Right].into_iter().find_map(|side| {
        let sector = text.strip_prefix(side_name(side))?.strip_prefix(" of ")?;
        Some((read_sector(sector)?, side))
    })
}

fn use_name(what: Use, board: &Board) -> String {
    match what {
        Use::UpgradeToken => "use upgrade token".to_owned(),
        Use::Instant => {
            let card = Board::instant_of(board.faction(board.active));
            format!("use {}", card.map_or_else(|| "instant".to_owned(), |card| card.facts().name.to_lowercase()))
        }
        Use::Bonus(bonus) => format!("use {}", bonus_name(bonus)),
    }
}

fn read_use(text: &str) -> Option<Use> {
    if text == "upgrade token" {
        return Some(Use::UpgradeToken);
    }
    if INSTANT_OF.iter().any(|card| card.facts().name.to_lowercase() == text) {
        return Some(Use::Instant);
    }
    read_bonus(text).map(Use::Bonus)
}

/// `1 point`, `2 points`.
pub fn counted(number: u8, thing: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{ending}")
}

pub fn say(action: &Action, board: &Board) -> String {
    match *action {
        Action::Pass => "pass".to_owned(),
        Action::Use(what) => use_name(what, board),
        Action::Unit(unit) => unit_name(board, unit),
        Action::Room(room) => room_name(room),
        Action::Sector(sector) => sector_name(sector),
        Action::Slot(slot) => slot_name(slot),
        Action::Pending(pending) => pending_name(pending),
        Action::Card(card) => card_name(card),
        Action::Seat(seat) => board.faction(seat).id().to_owned(),
        Action::Points(points) => counted(points, "point"),
        Action::Leap => "leap".to_owned(),
        Action::Exit(sector) => format!("exit to {}", sector_name(sector)),
        Action::RunOn => "run on".to_owned(),
        Action::UpgradeToken => "upgrade token".to_owned(),
        Action::SectorAction => "sector action".to_owned(),
        Action::Reserve => "reserve".to_owned(),
        Action::Detonate => "detonate".to_owned(),
        Action::Embryo(kind) => kind_name(kind),
        Action::PandoraToken(sector, side) => token_name(sector, side),
    }
}

/// Reads an answer. The words of each kind of answer are different, so no context is needed.
pub fn read(text: &str, board: &Board) -> Option<Action> {
    let text = text.trim().to_lowercase();
    let text = text.as_str();
    match text {
        "pass" | "go on" | "decline" | "neither" | "stop" | "enter" | "count" | "stay" => return Some(Action::Pass),
        "leap" => return Some(Action::Leap),
        "run on" => return Some(Action::RunOn),
        "upgrade token" => return Some(Action::UpgradeToken),
        "sector action" => return Some(Action::SectorAction),
        "reserve" => return Some(Action::Reserve),
        "detonate" => return Some(Action::Detonate),
        _ => {}
    }
    if let Some(what) = text.strip_prefix("use ") {
        return read_use(what).map(Action::Use);
    }
    if let Some(sector) = text.strip_prefix("exit to ") {
        return read_sector(sector).map(Action::Exit);
    }
    if let Some(points) = text.strip_suffix(" points").or_else(|| text.strip_suffix(" point")) {
        return points.parse().ok().map(Action::Points);
    }
    let embryo = [UnitKind::Grasper, UnitKind::Runner, UnitKind::Warrior].into_iter().find(|&kind| kind_name(kind) == text);
    embryo
        .map(Action::Embryo)
        .or_else(|| Faction::from_id(text).and_then(|faction| board.seat_of(faction)).map(Action::Seat))
        .or_else(|| read_sector(text).map(Action::Sector))
        .or_else(|| read_token(text).map(|(sector, side)| Action::PandoraToken(sector, side)))
        .or_else(|| read_place(text))
        .or_else(|| read_unit(text, board).map(Action::Unit))
        .or_else(|| read_card(text).map(Action::Card))
}

/// `corridors a`, `corridors s1`, `corridors p1`.
pub fn read_place(text: &str) -> Option<Action> {
    let (sector, place) = text.rsplit_once(' ')?;
    let sector = read_sector(sector)?;
    match place.as_bytes() {
        [letter @ b'a'..=b'd'] => Some(Action::Room(RoomId::new(sector, letter - b'a'))),
        [b's', digit @ b'1'..=b'9'] => SlotId::of(sector).nth(usize::from(digit - b'1')).map(Action::Slot),
        [b'p', digit @ b'1'..=b'9'] => PendingId::of(sector).nth(usize::from(digit - b'1')).map(Action::Pending),
        _ => None,
    }
}

/// The cards of a faction as a list of names, one for each copy counted.
pub fn names_of_counts(faction: Faction, counts: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    for (kind, &card) in Player::cards(faction).iter().enumerate() {
        for _ in 0..counts.get(kind).copied().unwrap_or(0) {
            names.push(card_name(card));
        }
    }
    names
}
