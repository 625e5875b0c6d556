//! The rules code has a bug: a resolution that does not come to an end stops its table, and nothing that was done is lost.

use host::{Record, Table, What};
use protocol::Command;
use protocol::table::{Phase, Settings};
use theseus::State;

use crate::client::Room;
use crate::party::{Party, duel, seat};
use crate::surgery::split;

/// A game before a Move, in which so much is under way already that nothing more fits.
fn overfull(settings: Settings) -> Room {
    let mut room = Room::new(Party::playing(duel(), settings, 2, 1), 2, 1);
    assert!(room.play_until(|room| room.clients[0].seat(0).view["question"]["choice"]["move"].is_object()));
    let mut parts = split(&room.party.table.snapshot());
    let state = State::load(&parts.state).expect("a state");
    let (waiting, &choice) = state.decision().expect("a question");
    let mut steps = state.steps().to_vec();
    let mut full = state;
    while let Some(fuller) = State::resume(state.board, &steps) {
        full = fuller;
        steps.insert(0, steps[0]);
    }
    parts.state = full.with_question(choice, state.asked(), waiting, &[]).save();
    parts.base.clear();
    if let Some(game) = parts.head["game"].as_object_mut() {
        game.remove("tail");
    }
    let (table, records) = Table::load(&parts.join(), room.party.now).expect("a table");
    assert!(records.is_empty());
    room.party.table = table;
    for index in 0..2 {
        room.clients[index].connect(&mut room.party);
    }
    room.deliver();
    room
}

fn lines(records: &[Record]) -> Vec<Vec<u8>> {
    records.iter().map(Record::to_bytes).collect()
}

fn stops(room: &mut Room, happens: impl FnOnce(&mut Room)) {
    let (before, hash) = (lines(&room.party.records), room.party.table.hash());
    happens(room);
    room.deliver();
    assert_eq!(room.party.table.phase(), Phase::Frozen);
    assert!(room.clients.iter().all(|client| client.phase() == "frozen" && client.asked().is_empty()), "everybody is told");
    let after = lines(&room.party.records);
    assert!(after.starts_with(&before), "its journal is kept");
    assert!(matches!(room.party.records.last().map(|record| &record.what), Some(What::Froze { report }) if report.contains("deep")));
    assert_eq!(room.party.table.hash(), hash, "and so is the game as it was before");
    assert_eq!(room.party.table.wake(), None);
    host::journal(&room.party.records).expect("a journal");
    let (again, _) = Table::load(&room.party.table.snapshot(), room.party.now).expect("a table");
    assert_eq!(again.phase(), Phase::Frozen);
}

#[test]
fn an_answer_that_does_not_come_to_an_end_stops_the_table() {
    let mut room = overfull(Settings::default());
    let (index, number) = room.asked()[0];
    let answer = room.clients[index].option(number, 0);
    stops(&mut room, |room| drop(room.party.does(index as u8, answer)));
}

#[test]
fn so_does_what_a_bot_decides() {
    let mut room = overfull(Settings { pace: 100, ..Settings::default() });
    let (_, number) = room.asked()[0];
    stops(&mut room, |room| {
        room.party.does(number as u8, Command::Cover { seat: seat(number as u8) });
        room.party.passes(100);
    });
}
