//! Those who are away: bots that cover for them, clocks, and being called to the table.

use host::{By, Cause, Notification, SessionId, What};
use protocol::table::{Clock, Settings};
use protocol::{Command, RefusalCode};

use crate::client::Room;
use crate::party::{Party, crew, duel, person, seat};

fn room(settings: Settings) -> Room {
    Room::new(Party::playing(duel(), settings, 2, 1), 2, 1)
}

fn leaves(room: &mut Room, index: usize) {
    let id = SessionId(room.clients[index].id);
    room.party.table.leave(id, room.party.now);
    room.deliver();
}

fn last(room: &Room) -> &What {
    &room.party.records.last().expect("a record").what
}

#[test]
fn a_bot_covers_for_the_absent_after_a_warning() {
    let mut room = room(Settings { cover_after: 60, ..Settings::default() });
    let (index, number) = room.asked()[0];
    room.passes(5_000);
    leaves(&mut room, index);
    let due = room.party.now + 60_000;
    let other = 1 - index;
    assert_eq!(room.clients[other].info["seats"][number as usize]["connected"], false);
    assert_eq!(room.clients[other].info["seats"][number as usize]["cover_at"], due, "everybody is warned");
    assert_eq!(room.party.table.wake(), Some(due));
    room.passes(59_999);
    assert!(!room.party.table.info().seats[number as usize].covered);
    assert!(room.party.wakes());
    assert!(matches!(last(&room), What::Covered { why: Cause::Absence, .. }), "{:?}", last(&room));
    assert!(room.party.wakes());
    assert!(matches!(last(&room), What::Answered { by: By::Bot, .. }), "{:?}", last(&room));
    room.deliver();
    // Back again: the seat is theirs when they want it.
    room.clients[index].connect(&mut room.party);
    room.deliver();
    assert!(room.clients[index].asked().is_empty());
    let person = room.clients[index].person;
    room.does(person, Command::TakeBack { seat: seat(number as u8) });
    assert_eq!(room.clients[other].info["seats"][number as usize]["covered"], false);
}

/// The usual way: somebody leaves while others are asked, and it is their turn later.
#[test]
fn everybody_is_warned_also_when_the_absent_are_asked_later() {
    let mut room = room(Settings { cover_after: 60, ..Settings::default() });
    let (other, _) = room.asked()[0];
    let index = 1 - other;
    let number = room.clients[index].person as usize;
    leaves(&mut room, index);
    while room.asked().iter().any(|&(asked, _)| asked == other) {
        assert!(room.clients[other].info["seats"][number]["cover_at"].is_null());
        room.step();
    }
    let due = room.party.now + 60_000;
    assert_eq!(room.clients[other].info["seats"][number]["cover_at"], due);
    assert_eq!(room.party.table.wake(), Some(due));
}

/// Bots do not finish a game among themselves because the only person has gone for a walk.
#[test]
fn the_last_person_at_a_table_is_not_covered() {
    let mut room = Room::new(Party::playing(crew(3), Settings { cover_after: 60, ..Settings::default() }, 1, 1), 1, 1);
    assert!(room.play_until(|room| !room.asked().is_empty()));
    leaves(&mut room, 0);
    let records = room.party.records.len();
    room.passes(24 * 60 * 60 * 1000);
    assert_eq!(room.party.records.len(), records, "{:?}", last(&room));
    assert!(room.party.table.info().seats[0].cover_at.is_none());
    room.clients[0].connect(&mut room.party);
    room.deliver();
    assert_eq!(room.clients[0].asked(), [0], "the same question still waits");
}

#[test]
fn who_comes_back_in_time_is_not_covered() {
    let mut room = room(Settings { cover_after: 60, ..Settings::default() });
    let (index, number) = room.asked()[0];
    leaves(&mut room, index);
    room.passes(59_000);
    room.clients[index].connect(&mut room.party);
    room.deliver();
    assert!(room.clients[1 - index].info["seats"][number as usize]["cover_at"].is_null());
    room.passes(3_600_000);
    assert_eq!(room.clients[index].asked(), [number]);
}

#[test]
fn games_over_weeks_wait() {
    let mut room = room(Settings { cover_after: 0, ..Settings::default() });
    let (index, _) = room.asked()[0];
    leaves(&mut room, index);
    assert_eq!(room.party.table.wake(), None);
}

#[test]
fn who_is_asked_and_away_is_called_once() {
    let mut room = room(Settings::default());
    let (index, number) = room.asked()[0];
    assert_eq!(room.party.table.due_notifications(), [], "everybody is here");
    leaves(&mut room, index);
    let due = room.party.table.due_notifications();
    let cover_at = Some(room.party.now + 180_000);
    assert_eq!(due, [(person(room.clients[index].person), Notification::Asked { seat: seat(number as u8), cover_at })]);
    assert_eq!(room.party.table.due_notifications(), []);
    let (mut loaded, _) = host::Table::load(&room.party.table.snapshot(), room.party.now).expect("a table");
    let asked =
        |due: &[(protocol::PersonId, Notification)]| due.iter().filter(|(who, _)| *who == person(room.clients[index].person)).count();
    assert_eq!(asked(&loaded.due_notifications()), 0, "also after a restart");
}

#[test]
fn the_end_is_told_to_those_who_are_away() {
    let mut room = room(Settings::default());
    leaves(&mut room, 0);
    room.party.table.due_notifications();
    room.does(1, Command::Concede { seat: seat(1) });
    assert_eq!(room.party.table.due_notifications(), [(person(0), Notification::Over)]);
}

#[test]
fn time_for_each_decision() {
    let mut room = room(Settings { clock: Clock::Each { seconds: 30 }, ..Settings::default() });
    let (index, number) = room.asked()[0];
    let asked = room.party.now;
    assert_eq!(room.clients[index].seat(number).pending["until"], asked + 30_000);
    room.passes(29_999);
    assert!(!matches!(last(&room), What::Answered { .. }));
    room.passes(1);
    assert!(matches!(last(&room), What::Answered { by: By::Clock, .. }), "{:?}", last(&room));
    assert_eq!(room.clients[0].info["seats"][number as usize]["covered"], false, "a bot decides this once");
}

#[test]
fn a_bank_of_time() {
    let mut room = room(Settings { clock: Clock::Bank { seconds: 60, increment: 5 }, ..Settings::default() });
    let bank = |room: &Room, number: u64| room.party.table.info().seats[number as usize].clock.expect("a clock");
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    assert_eq!(bank(&room, number), 60_000);
    room.passes(20_000);
    let answer = room.clients[index].option(number, 0);
    room.does(person, answer);
    assert_eq!(bank(&room, number), 45_000, "20 seconds used, 5 added");
    assert_eq!(room.clients[1 - index].info["seats"][number as usize]["clock"], 45_000, "everybody sees it");
    // Until somebody's time is up.
    let (index, number) = room.asked()[0];
    let left = bank(&room, number);
    room.passes(left - 1);
    assert!(!room.party.table.info().seats[number as usize].covered);
    assert!(room.party.wakes());
    assert!(matches!(last(&room), What::Covered { why: Cause::Clock, .. }), "{:?}", last(&room));
    let person = room.clients[index].person;
    assert_eq!(room.party.cannot(person, Command::TakeBack { seat: seat(number as u8) }), RefusalCode::Forbidden);
}

/// A person who has a single answer of which others cannot know that it is the only one.
fn forced() -> (Room, usize, u64) {
    for seed in 1..30 {
        let party = Party::playing(crew(3), Settings { pace: 1_000, ..Settings::default() }, 3, seed);
        let mut room = Room::new(party, 3, u64::from(seed));
        let single = |room: &Room| {
            room.clients.iter().any(|client| {
                let pending = &client.seat(u64::from(client.person)).pending;
                pending["window"] == false && pending["options"].as_array().is_some_and(|options| options.len() == 1)
            })
        };
        if room.play_until(single) {
            let (index, number) = room.asked()[0];
            return (room, index, number);
        }
    }
    panic!("no such question in all these games");
}

#[test]
fn a_forced_answer_is_given_for_those_who_are_there() {
    let (mut room, index, number) = forced();
    let asked = room.party.now;
    let wake = room.party.table.wake().expect("it will be answered");
    assert!((asked + 1_000..asked + 3_000).contains(&wake), "as somebody quick would: {}", wake - asked);
    assert_eq!(room.clients[index].seat(number).pending["until"], wake, "they may do it themselves before");
    room.party.wakes();
    assert!(matches!(last(&room), What::Answered { by: By::Forced, .. }));
}

#[test]
fn a_forced_answer_of_the_absent_waits() {
    let (mut room, index, _) = forced();
    leaves(&mut room, index);
    assert_eq!(room.party.table.wake(), Some(room.party.now + 180_000), "nobody can tell that it was forced");
    room.passes(20_000);
    room.clients[index].connect(&mut room.party);
    let wake = room.party.table.wake().expect("it will be answered");
    assert!(wake >= room.party.now + 1_000);
}
