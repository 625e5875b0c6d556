//! Somebody is forgotten: what is left of them at a table, in every phase of it.

use bots::BotName;
use host::{Done, Table, What};
use protocol::message::Role;
use protocol::table::{Phase, Settings, Sitter};
use protocol::{Command, RefusalCode};

use crate::party::{Party, crew, duel, of_type, person, seat, who};

/// For weeks: nobody is covered for being away.
fn patient() -> Settings {
    Settings { cover_after: 0, pace: 0, window: 0, ..Settings::default() }
}

impl Party {
    fn host(&self) -> u8 {
        (0..9).find(|&number| person(number) == self.table.info().host).expect("a host")
    }
}

fn forgets(party: &mut Party, number: u8) {
    party.does(party.host(), Command::Rename { name: format!("With Person {number}!") });
    for record in &mut party.records {
        if let Some(amended) = party.table.forgotten(&who(number), record) {
            *record = amended;
        }
    }
    let records = party.table.forget(&who(number), party.now);
    party.records.extend(records);
    let kept = party.records.iter().flat_map(|record| record.to_bytes()).chain(party.table.snapshot());
    assert!(!String::from_utf8_lossy(&kept.collect::<Vec<u8>>()).contains(&format!("Person {number}")), "a name is left");
    // The same comes of the records alone.
    let (again, more) = Table::recover(&party.records, &|_| None, party.now).expect("a table");
    assert!(more.is_empty());
    assert_eq!((again.members(), again.info().host), (party.table.members(), party.table.info().host));
    // Once is enough.
    let snapshot = party.table.snapshot();
    assert!(party.table.forget(&who(number), party.now).is_empty());
    assert_eq!(party.table.snapshot(), snapshot);
}

#[test]
fn a_bot_goes_on_and_another_is_the_host() {
    let mut party = Party::playing(crew(3), patient(), 3, 1);
    party.arrives(9, 1, Role::Player);
    forgets(&mut party, 0);
    let info = party.table.info();
    assert_eq!((info.phase, info.host), (Phase::Playing, person(1)));
    assert_eq!(info.seats[0].sitter, Sitter::Bot { bot: BotName::Rookie });
    assert!(!of_type(&party.sent(9), "table").is_empty(), "the others are told");
    party.does(1, Command::Rename { name: "Monday".to_owned() });
    // Nobody waits for them.
    forgets(&mut party, 2);
    let before = party.records.len();
    while party.table.summary().waiting != [seat(1)] {
        assert!(party.wakes(), "the game stands still");
    }
    assert!(party.records.len() >= before);
}

#[test]
fn a_seat_is_free_again_while_people_gather() {
    let mut party = Party::open(duel(), patient());
    party.does(0, Command::Sit { seat: seat(0), name: Some("Person 0 the Great".to_owned()) });
    party.does(1, Command::Sit { seat: seat(1), name: None });
    forgets(&mut party, 0);
    let info = party.table.info();
    assert_eq!((info.phase, info.host, &info.seats[0].sitter), (Phase::Gathering, person(1), &Sitter::Nobody));
    party.does(1, Command::SeatBot { seat: seat(0), bot: BotName::Random });
    party.does(1, Command::Start);
}

#[test]
fn a_host_who_does_not_sit_leaves_it_to_who_does() {
    let mut party = Party::open(duel(), patient());
    party.does(1, Command::Sit { seat: seat(1), name: None });
    forgets(&mut party, 0);
    assert_eq!(party.table.info().host, person(1));
}

#[test]
fn a_table_nobody_is_left_at_is_given_up() {
    for playing in [false, true] {
        let mut party = if playing { Party::playing(duel(), patient(), 1, 1) } else { Party::open(duel(), patient()) };
        forgets(&mut party, 0);
        assert_eq!(party.table.phase(), Phase::Abandoned);
        assert!(matches!(party.records.last().map(|record| &record.what), Some(What::Abandoned { .. })));
        assert_eq!(party.table.wake(), None);
    }
}

#[test]
fn the_others_play_again_without_them() {
    let mut party = Party::playing(duel(), patient(), 2, 1);
    party.does(0, Command::Concede { seat: seat(0) });
    assert_eq!(party.table.phase(), Phase::Over);
    forgets(&mut party, 0);
    let info = party.table.info();
    assert_eq!((info.phase, info.host, &info.seats[0].sitter), (Phase::Over, person(1), &Sitter::Nobody));
    assert!(info.result.is_some());
    assert!(matches!(party.does(1, Command::Rematch { seat: seat(1) }), Done::Rematch(_)));
    assert_eq!(party.cannot(0, Command::Rematch { seat: seat(0) }), RefusalCode::NotYourSeat);
}
