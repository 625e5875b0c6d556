//! A position in words.

use crate::board::{Board, Place};
use crate::generated::cards::{Bonus, Faction};
use crate::generated::sectors::Sector;
use crate::ids::{PendingId, RoomId, SlotId, UnitId};
use crate::setup::Mode;
use crate::view::View;
use crate::words::names::{bonus_name, card_name, card_text, names_of_counts, pending_name, sector_name, spot_name, token_name, unit_name};
use kernel::{Seat, Viewer};
use serde_json::{Map, Value, json};

pub fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Duel => "duel",
        Mode::EachAgainstAll => "each against all",
        Mode::Alliances => "alliances",
    }
}

pub fn end_name(steps: u8) -> &'static str {
    match steps {
        0 => "off",
        1 => "3",
        2 => "2",
        3 => "1",
        _ => "end",
    }
}

/// The cards a player has chosen for a deck and that have not been drawn, for whoever may know everything.
pub fn known_choice(board: &Board, seat: Seat) -> Value {
    match board.player(seat).unseen.seen_by(Viewer::Seat(seat)) {
        Some(pool) => json!(names_of_counts(board.faction(seat), pool.counts())),
        None => json!("unknown"),
    }
}

/// The same, for the viewer of a view.
pub fn seen_choice(view: &View, seat: Seat) -> Value {
    match view.players.get(seat.index()).and_then(|player| player.unseen.as_ref()) {
        Some(unseen) => {
            let cards = unseen.iter().flat_map(|(&card, &count)| std::iter::repeat_n(card, usize::from(count)));
            json!(cards.map(card_name).collect::<Vec<_>>())
        }
        None => json!("unknown"),
    }
}

pub fn of(board: &Board, choice: impl Fn(Seat) -> Value) -> Value {
    let mut map = Map::new();
    let units = |wanted: &dyn Fn(UnitId) -> bool| -> Value {
        json!(board.unit_ids().filter(|&unit| wanted(unit)).map(|unit| unit_name(board, unit)).collect::<Vec<_>>())
    };
    map.insert("mode".into(), json!(mode_name(board.mode)));
    map.insert("ring".into(), json!(board.ring.iter().map(|&sector| sector_name(sector)).collect::<Vec<_>>()));
    map.insert("order".into(), json!(board.order.iter().map(|&seat| board.faction(seat).id()).collect::<Vec<_>>()));
    map.insert("turn".into(), json!(board.faction(board.active).id()));
    map.insert("malfunction".into(), json!(spot_name(board.malfunction)));
    map.insert("end".into(), json!(end_name(board.end)));
    map.insert("pool".into(), json!(board.pool));
    map.insert("quiet_turns".into(), json!(board.quiet));
    map.insert("space".into(), units(&|unit| board.unit(unit).place == Place::Space));
    map.insert("supply".into(), units(&|unit| board.unit(unit).place == Place::Supply));
    map.insert("upgraded".into(), units(&|unit| board.unit(unit).upgraded));
    map.insert("invisible".into(), units(&|unit| board.unit(unit).invisible));
    map.insert("moved".into(), units(&|unit| board.moved.contains(unit)));
    let parasites = board.unit_ids().map(|unit| (unit_name(board, unit), json!(board.unit(unit).parasites)));
    map.insert("parasites".into(), Value::Object(parasites.collect()));
    let token = board.pandora_token.map_or_else(|| "none".to_owned(), |(sector, side)| token_name(sector, side));
    map.insert("pandora_token".into(), json!(token));
    map.insert("over".into(), json!(board.outcome.is_some()));
    let winners = board.outcome.map(|outcome| outcome.winners.iter().map(|seat| board.faction(seat).id()).collect::<Vec<_>>());
    map.insert("winners".into(), json!(winners.unwrap_or_default()));
    for seat in board.seats() {
        map.insert(board.faction(seat).id().into(), player(board, seat, choice(seat)));
    }
    for &sector in board.ring.iter() {
        map.insert(sector.id().into(), sector_position(board, sector));
    }
    Value::Object(map)
}

fn player(board: &Board, seat: Seat, chosen: Value) -> Value {
    let player = board.player(seat);
    let bonus: Vec<_> = Bonus::ALL.into_iter().flat_map(|bonus| (0..player.bonus[bonus.index()]).map(move |_| bonus_name(bonus))).collect();
    let opening: Vec<_> = player.opening.iter().filter_map(|&kind| player.card_of(usize::from(kind))).map(card_name).collect();
    json!({
        "life": player.life,
        "data": player.data,
        "reserve": player.reserve,
        "instants": player.instants,
        "bonus": bonus,
        "deck": player.deck,
        "top": player.top.map_or_else(|| "none".to_owned(), card_name),
        "discards": names_of_counts(player.faction, &player.discards),
        "opening": opening,
        "chosen": if board.chosen_decks && player.faction != Faction::Pandora { chosen } else { json!("none") },
    })
}

fn sector_position(board: &Board, sector: Sector) -> Value {
    let mut map = Map::new();
    for room in RoomId::of(sector) {
        let unit = board.unit_in(room).map_or_else(|| "empty".to_owned(), |unit| unit_name(board, unit));
        map.insert(room.letter().to_string(), json!(unit));
    }
    for slot in SlotId::of(sector) {
        map.insert(format!("s{}", slot.number()), json!(card_text(board, slot)));
    }
    for pending in PendingId::of(sector) {
        let card = board.pending[pending.index()].map_or_else(|| "empty".to_owned(), card_name);
        let name = pending_name(pending);
        let short = name.rsplit(' ').next().unwrap_or_default().to_owned();
        map.insert(short, json!(card));
    }
    let tokens = board.deactivation.iter().filter(|token| token.sector == sector).map(|token| board.faction(token.owner).id());
    map.insert("deactivation".into(), json!(tokens.collect::<Vec<_>>()));
    Value::Object(map)
}
