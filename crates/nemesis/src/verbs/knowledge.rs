//! Looking at hidden things: only now it is decided what an unseen one is, and the ledger notes who saw it when.

use crate::Cx;
use crate::board::Fact;
use crate::event::Event;
use crate::generated::events::EventCard;
use crate::generated::rooms::{Room, RoomGroup};
use crate::generated::ship::{BoardSide, SlotKind};
use crate::generated::tokens::ExplorationToken;
use crate::ids::SlotId;
use kernel::{Pool, RuleId, Seat, SeatSet, Secret, applies};

fn room_name(kind: usize) -> String {
    Room::from_index(kind as u8).map_or_else(String::new, |room| crate::words::spaced(room.id()))
}

/// The Room tile of a slot, decided now if nobody has seen it. `None` when every tile is known, which only a broken board is.
pub fn tile(slot: SlotId, cx: &mut Cx<'_>) -> Option<Room> {
    if let Some(room) = cx.board.chamber(slot).room {
        return Some(room);
    }
    if let Some(tile) = cx.board.chamber(slot).tile {
        cx.referee.note_reveal();
        return Some(*tile.truth(cx.referee));
    }
    // N-MODE-ALT-07: on both sides alike.
    let usual = cx.board.side == BoardSide::Basic || applies!("N-MODE-ALT-07");
    let additional = match cx.board.slot_facts(slot).kind {
        SlotKind::Additional => applies!("N-SETUP-02") && usual,
        SlotKind::Basic | SlotKind::Special | SlotKind::FaceUp => !applies!("N-SETUP-05"),
    };
    let (group, source) = if additional { (RoomGroup::Additional, "room tiles 2") } else { (RoomGroup::Basic, "room tiles 1") };
    let mut tiles = Pool::<{ Room::COUNT }>::empty();
    for room in Room::ALL.into_iter().filter(|room| room.facts().group == group) {
        if cx.board.decks.tiles.count(room.index()) > 0 {
            tiles.add(room.index());
        }
    }
    let kind = tiles.draw(source, room_name, cx.referee)?;
    cx.board.decks.tiles.take(kind);
    let room = Room::from_index(kind as u8)?;
    cx.board.chamber_mut(slot).tile = Some(Secret::new(room, SeatSet::NONE));
    Some(room)
}

/// The Exploration token of a slot (N-SETUP-06, N-EXPL-18), likewise.
pub fn token(slot: SlotId, cx: &mut Cx<'_>) -> Option<ExplorationToken> {
    if !applies!("N-SETUP-06") {
        return None;
    }
    if let Some(token) = cx.board.chamber(slot).token {
        cx.referee.note_reveal();
        return Some(*token.truth(cx.referee));
    }
    let mut tokens = cx.board.decks.tokens;
    let kind = tokens.draw("exploration tokens", crate::words::exploration_word, cx.referee)?;
    cx.board.decks.tokens = tokens;
    let token = ExplorationToken::from_index(kind as u8)?;
    cx.board.chamber_mut(slot).token = Some(Secret::new(token, SeatSet::NONE));
    Some(token)
}

fn note(fact: Fact, seat: Seat, cx: &mut Cx<'_>) {
    let round = u16::from(cx.board.round);
    cx.board.ledger.record(fact, SeatSet::of(seat), round, cx.referee);
}

/// Looks secretly at an unexplored Room tile (N-INFO-01).
pub fn peek_tile(rule: RuleId, seat: Seat, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.chamber(slot).room.is_some() {
        return;
    }
    let Some(room) = tile(slot, cx) else { return };
    if let Some(tile) = &mut cx.board.chamber_mut(slot).tile {
        tile.show(seat);
    }
    note(Fact::Tile { slot, room }, seat, cx);
    cx.referee.log(rule, || Event::TileSeen { seat, slot, room: Some(room) });
}

/// Looks secretly at an Exploration token (N-INFO-02).
pub fn peek_token(rule: RuleId, seat: Seat, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.chamber(slot).explored {
        return;
    }
    let Some(token) = token(slot, cx) else { return };
    if let Some(secret) = &mut cx.board.chamber_mut(slot).token {
        secret.show(seat);
    }
    note(Fact::Token { slot, token }, seat, cx);
    cx.referee.log(rule, || Event::TokenSeen { seat, slot, token: Some(token) });
}

/// Whether the top token of an engine (0 to 2) is Working, decided now if nobody has looked (N-ENG-01). N-SETUP-15: so the setup has nothing
/// to show.
pub fn engine(engine: u8, cx: &mut Cx<'_>) -> bool {
    const SOURCES: [&str; 3] = ["engine 1", "engine 2", "engine 3"];
    let index = usize::from(engine).min(2);
    match cx.board.ship.engines[index] {
        Some(secret) => {
            let top = *secret.truth(cx.referee);
            if applies!("N-ENG-01") { top } else { !top }
        }
        None => {
            let name = |kind: usize| if kind == 0 { "damaged".to_owned() } else { "working".to_owned() };
            // N-SETUP-14: one of each, shuffled.
            let stack = if applies!("N-SETUP-14") { [1, 1] } else { [0, 1] };
            let working = cx.referee.pick(SOURCES[index], &stack, &name) == Some(1);
            cx.board.ship.engines[index] = Some(Secret::new(working, SeatSet::NONE));
            working
        }
    }
}

/// Looks secretly at the top token of an engine (N-INFO-05).
pub fn peek_engine(rule: RuleId, seat: Seat, number: u8, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let working = engine(number, cx);
    if applies!("N-INFO-05") {
        if let Some(secret) = &mut cx.board.ship.engines[usize::from(number).min(2)] {
            secret.show(seat);
        }
        note(Fact::Engine { engine: number, working }, seat, cx);
    }
    cx.referee.log(rule, || Event::EngineSeen { seat, engine: number, runs: Some(working) });
}

/// The Coordinates card, decided now if nobody has looked.
pub fn coordinates(cx: &mut Cx<'_>) -> u8 {
    match cx.board.ship.coordinates {
        Some(card) => *card.truth(cx.referee),
        None => {
            let name = |kind: usize| format!("coordinates {}", kind + 1);
            // N-SETUP-08.
            let drawn = if applies!("N-SETUP-08") { cx.referee.pick("coordinates", &[1; 8], &name) } else { None };
            let card = drawn.unwrap_or(0) as u8;
            cx.board.ship.coordinates = Some(Secret::new(card, SeatSet::NONE));
            card
        }
    }
}

/// Looks secretly at the Coordinates card (N-INFO-04).
pub fn peek_coordinates(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let card = coordinates(cx);
    if let Some(secret) = &mut cx.board.ship.coordinates {
        secret.show(seat);
    }
    note(Fact::Coordinates { card }, seat, cx);
    cx.referee.log(rule, || Event::CoordinatesSeen { seat, card: Some(card) });
}

/// Looks secretly at the top Event card; it stays on top, known to that player (N-INFO-27).
pub fn peek_event(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) -> Option<EventCard> {
    if rule.is_muted() {
        return None;
    }
    let mut events = cx.board.decks.events;
    let card = events.draw("event cards", crate::board::decks::event_name, cx.referee)?;
    let mut seen_by = SeatSet::of(seat);
    // Whoever knew this card already still does.
    if let Some(top) = cx.board.decks.events.top {
        for other in cx.board.seats().filter(|&other| top.seen_by(kernel::Viewer::Seat(other)).is_some()) {
            seen_by = seen_by.with(other);
        }
    }
    events.top = Some(Secret::new(card, seen_by));
    cx.board.decks.events = events;
    let card = EventCard::from_index(card)?;
    note(Fact::Event { card, on_top: true }, seat, cx);
    cx.referee.log(rule, || Event::EventSeen { seat, card: Some(card) });
    Some(card)
}

/// Looks at one Objective card of another player (N-INFO-26).
pub fn peek_objective(rule: RuleId, seat: Seat, of: Seat, place: usize, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let Some(Some(secret)) = cx.board.member_mut(of).objectives.get_mut(place) else { return };
    secret.show(seat);
    let objective = *secret.truth(cx.referee);
    note(Fact::Objective { of, objective }, seat, cx);
    cx.referee.log(rule, || Event::ObjectiveSeen { seat, of, objective: Some(objective) });
}

/// The Event card just looked at stays on top, or goes to the bottom; whoever knew it knows where it is (N-INFO-27).
pub fn put_event(rule: RuleId, seat: Seat, on_top: bool, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    if !on_top && let Some(secret) = cx.board.decks.events.top.take() {
        // A deck has no more cards than the list has places.
        let _ = cx.board.decks.events.bottom.push(secret);
        if let Some(card) = EventCard::from_index(*secret.truth(cx.referee)) {
            note(Fact::Event { card, on_top: false }, seat, cx);
        }
    }
    cx.referee.log(rule, || Event::EventPut { seat, on_top });
}
