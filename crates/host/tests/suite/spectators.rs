//! Those who look on.

use host::SessionId;
use protocol::Command;
use protocol::RefusalCode;
use protocol::message::Role;
use protocol::table::Settings;

use crate::client::{Client, Room, SPECTATOR};
use crate::party::{Party, crew, duel, of_type, person, seat};

fn room(delay: u32) -> Room {
    Room::new(Party::playing(crew(3), Settings { spectator_delay: delay, ..Settings::default() }, 3, 1), 3, 1)
}

fn enters(room: &mut Room, person: u8, role: Role) -> usize {
    let mut client = Client::new(50 + u64::from(person), person, role);
    client.connect(&mut room.party);
    room.clients.push(client);
    room.deliver();
    room.clients.len() - 1
}

fn watched(room: &Room, index: usize) -> usize {
    room.clients[index].known.get(&SPECTATOR).map_or(0, |known| known.updates)
}

#[test]
fn spectators_see_later() {
    let mut room = room(60);
    let index = enters(&mut room, 9, Role::Player);
    assert_eq!(watched(&room, index), 0, "nothing is old enough");
    assert_eq!(room.party.table.info().spectators, 1);
    for _ in 0..3 {
        room.step();
    }
    assert_eq!(watched(&room, index), 0);
    let first = room.party.now;
    room.passes(first + 60_000 - room.party.now);
    assert_eq!(watched(&room, index), 4, "the opening and each step");
    let known = room.clients[index].seat(SPECTATOR);
    assert!(known.pending.is_null());
    assert_eq!(known.view["viewer"], "spectator");
}

#[test]
fn who_comes_later_sees_what_the_others_see() {
    let mut room = room(60);
    let first = enters(&mut room, 9, Role::Player);
    room.passes(60_000);
    for _ in 0..5 {
        room.step();
    }
    let second = enters(&mut room, 10, Role::Spectator);
    assert_eq!(room.clients[first].seat(SPECTATOR).view, room.clients[second].seat(SPECTATOR).view);
    assert_eq!(room.clients[first].seat(SPECTATOR).events, room.clients[second].seat(SPECTATOR).events);
    room.passes(60_000);
    assert_eq!(room.clients[first].seat(SPECTATOR).view, room.clients[second].seat(SPECTATOR).view);
}

#[test]
fn an_old_position_is_seen_at_once() {
    let mut room = room(60);
    room.party.now += 61_000;
    let index = enters(&mut room, 9, Role::Player);
    assert_eq!(watched(&room, index), 1);
}

#[test]
fn after_a_restart_nothing_is_seen_too_early() {
    let mut room = room(60);
    room.passes(60_000);
    for _ in 0..3 {
        room.step();
    }
    let (mut table, _) = host::Table::load(&room.party.table.snapshot(), room.party.now).expect("a table");
    let sent = table.arrive(SessionId(1), None, Role::Spectator, &[], room.party.now + 59_000).expect("welcome");
    assert_eq!(sent.len(), 1, "a welcome and no view");
    let wake = table.wake().expect("the view comes");
    assert!(wake <= room.party.now + 60_000 || table.tick(room.party.now + 60_000).is_empty());
    table.tick(room.party.now + 60_000);
    assert!(table.take_outgoing().iter().any(|(_, text)| text.contains("\"whole\"")));
}

#[test]
fn a_screen_shows_at_once_and_is_for_those_who_sit_here() {
    let mut room = room(60);
    let refused = room.party.table.arrive(SessionId(77), Some(person(9)), Role::Screen, &[], room.party.now);
    assert_eq!(refused.expect_err("a stranger").code, RefusalCode::Forbidden);
    let index = enters(&mut room, 0, Role::Screen);
    assert_eq!(watched(&room, index), 1);
    room.step();
    assert_eq!(watched(&room, index), 2);
    assert_eq!(room.clients[index].seat(SPECTATOR).view["viewer"], "spectator");
    assert_eq!(room.party.table.info().spectators, 0);
}

#[test]
fn tables_without_spectators() {
    let mut party = Party::playing(crew(3), Settings { spectators: false, ..Settings::default() }, 3, 1);
    let now = party.now;
    let refused = party.table.arrive(SessionId(9), Some(person(9)), Role::Player, &[], now);
    assert_eq!(refused.expect_err("nobody looks on").code, RefusalCode::Forbidden);
    assert!(party.table.arrive(SessionId(9), None, Role::Spectator, &[], now).is_err());
    // While people gather, anybody with the link has to get in.
    let mut party = Party::open(crew(3), Settings { spectators: false, ..Settings::default() });
    assert!(party.table.arrive(SessionId(9), Some(person(9)), Role::Player, &[], now).is_ok());
}

#[test]
fn the_end_is_seen_at_once() {
    let mut room = Room::new(Party::playing(duel(), Settings::default(), 2, 1), 2, 1);
    let index = enters(&mut room, 9, Role::Player);
    room.step();
    room.does(1, Command::Concede { seat: seat(1) });
    assert!(watched(&room, index) >= 2);
    assert_eq!(room.clients[index].phase(), "over");
}

#[test]
fn nobody_who_looks_on_costs_anything_after_leaving() {
    let mut room = room(0);
    let index = enters(&mut room, 9, Role::Player);
    room.step();
    assert_eq!(watched(&room, index), 2, "without a delay everything is seen at once");
    let id = SessionId(room.clients[index].id);
    room.party.table.leave(id, room.party.now);
    assert_eq!(room.party.table.info().spectators, 0);
    room.deliver();
    room.party.wakes();
    let sent = room.party.table.take_outgoing();
    assert!(sent.iter().all(|(to, _)| *to != id));
    assert!(of_type(&[], "update").is_empty());
}

/// Where nobody looks on, those who came while people gathered go when the game begins, and so does whoever loses their seat; a screen
/// is only as long there as somebody who opened it sits.
#[test]
fn who_may_not_look_on_any_more_has_to_leave() {
    let mut party = Party::open(crew(3), Settings { spectators: false, ..Settings::default() });
    for number in 0..3 {
        party.does(number, Command::Sit { seat: seat(number), name: None });
        party.arrives(u64::from(number), number, Role::Player);
    }
    party.arrives(12, 2, Role::Screen);
    party.arrives(19, 9, Role::Player);
    assert_eq!(party.table.uninvited(), [], "before the game everybody may come and sit down");
    party.does(0, Command::Start);
    let gone = |party: &Party| party.table.uninvited().into_iter().map(|(id, why)| (id.0, why.code)).collect::<Vec<_>>();
    assert_eq!(gone(&party), [(19, RefusalCode::Forbidden)]);
    party.table.leave(SessionId(19), party.now);
    party.does(0, Command::Kick { seat: seat(2) });
    assert_eq!(gone(&party), [(2, RefusalCode::Forbidden), (12, RefusalCode::Forbidden)]);
}
