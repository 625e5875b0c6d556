//! Conceding, covering, sending away, giving up, playing again.

use host::{Cause, Done, What};
use protocol::message::Role;
use protocol::table::{Phase, Settings, Sitter};
use protocol::{Command, RefusalCode, TableId};
use serde_json::json;

use crate::client::Room;
use crate::party::{Party, agreed, crew, duel, person, seat};

fn concede(number: u8) -> Command {
    Command::Concede { seat: seat(number) }
}

#[test]
fn a_duel_ends_when_one_side_concedes() {
    let mut party = Party::playing(duel(), Settings::default(), 2, 1);
    party.does(1, concede(1));
    let result = party.table.info().result.expect("it is over");
    assert_eq!((result.winners, result.ending), (vec![seat(0)], None));
    assert_eq!(party.table.phase(), Phase::Over);
    assert_eq!(party.cannot(1, concede(1)), RefusalCode::WrongPhase);
}

#[test]
fn of_two_sides_all_must_concede() {
    let four = agreed(json!({ "game": "theseus", "setup": {
        "factions": ["marines", "aliens", "greys", "scientists"], "mode": "alliances", "ring": "standard", "levels": 3, "opening": 1, "decks": "random"
    } }));
    let mut party = Party::playing(four, Settings::default(), 4, 1);
    party.does(1, concede(1));
    assert_eq!(party.table.phase(), Phase::Playing);
    assert!(party.table.info().seats[1].conceded);
    party.does(3, concede(3));
    assert_eq!(party.table.info().result.expect("it is over").winners, [seat(0), seat(2)], "seats 0 and 2 play together");
}

#[test]
fn in_a_crew_a_bot_plays_on_until_everybody_has_conceded() {
    let mut party = Party::playing(crew(3), Settings::default(), 2, 1);
    party.does(0, concede(0));
    assert_eq!(party.table.phase(), Phase::Playing);
    party.does(1, concede(1));
    assert_eq!(party.table.phase(), Phase::Over);
    assert_eq!(party.table.info().result.expect("it is over").winners, []);
}

#[test]
fn a_bot_answers_for_who_has_conceded() {
    let mut room = Room::new(Party::playing(crew(2), Settings::default(), 2, 1), 2, 1);
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    let answer = room.clients[index].option(number, 0);
    room.does(person, concede(person));
    assert!(room.clients[index].asked().is_empty());
    assert_eq!(room.party.tries(person, &answer).expect_err("a bot decides").code, RefusalCode::NotAsked);
    assert!(room.party.wakes());
    assert!(matches!(room.party.records.last().map(|it| &it.what), Some(What::Answered { by: host::By::Bot, .. })));
}

#[test]
fn a_seat_is_covered_by_wish_and_taken_back() {
    let mut room = Room::new(Party::playing(crew(2), Settings::default(), 2, 1), 2, 1);
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    room.does(person, Command::Cover { seat: seat(number as u8) });
    assert!(room.clients[1 - index].info["seats"][number as usize]["covered"].as_bool().expect("covered"));
    assert!(room.clients[index].asked().is_empty());
    room.does(person, Command::TakeBack { seat: seat(number as u8) });
    assert_eq!(room.clients[index].asked(), [number]);
    assert_eq!(room.party.cannot(1 - person, Command::Cover { seat: seat(number as u8) }), RefusalCode::NotYourSeat);
}

#[test]
fn who_is_sent_away_is_followed_by_a_bot() {
    let mut party = Party::playing(crew(3), Settings::default(), 3, 1);
    party.arrives(9, 2, Role::Player);
    party.does(0, Command::Kick { seat: seat(2) });
    let info = party.table.info();
    assert!(matches!(info.seats[2].sitter, Sitter::Bot { .. }));
    assert_eq!(party.table.members(), [(person(0), seat(0)), (person(1), seat(1))]);
    assert_eq!(party.cannot(2, concede(2)), RefusalCode::NotYourSeat);
    // What they see from now on is what spectators see, later.
    for _ in 0..5 {
        party.wakes();
    }
    assert!(party.sent(9).iter().all(|message| message["type"] == "table" || message["seat"].is_null()));
}

#[test]
fn the_host_or_the_last_person_gives_up_the_table() {
    let mut party = Party::playing(crew(3), Settings::default(), 3, 1);
    assert_eq!(party.cannot(1, Command::Abandon), RefusalCode::Forbidden);
    assert_eq!(party.cannot(7, Command::Abandon), RefusalCode::Forbidden);
    party.does(0, concede(0));
    party.does(2, concede(2));
    party.does(1, Command::Abandon);
    assert_eq!(party.table.phase(), Phase::Abandoned);
    let mut party = Party::playing(crew(3), Settings::default(), 3, 1);
    party.does(0, Command::Abandon);
    assert_eq!(party.table.phase(), Phase::Abandoned);
    assert!(party.table.wake().is_none());
}

#[test]
fn another_game_when_everybody_wants_it() {
    let mut party = Party::playing(duel(), Settings::default(), 2, 1);
    let wants = |number: u8| Command::Rematch { seat: seat(number) };
    assert_eq!(party.cannot(0, wants(0)), RefusalCode::WrongPhase);
    party.does(1, concede(1));
    assert!(matches!(party.does(1, wants(1)), Done::Changed(records) if records.len() == 1));
    assert!(matches!(party.does(1, wants(1)), Done::Changed(records) if records.is_empty()), "wanting it twice is wanting it once");
    assert!(matches!(party.does(0, wants(0)), Done::Rematch(_)));
    let id = TableId::from_random([9; 10]);
    let (next, records) = party.table.again(id, party.now).expect("a table");
    assert_eq!(next.members(), party.table.members());
    assert_eq!(next.phase(), Phase::Gathering);
    assert_eq!(records.len(), 3);
    assert_eq!(next.info().seats[1].sitter, party.table.info().seats[1].sitter, "names too");
    party.table.rematched(id, party.now);
    assert_eq!(party.table.info().rematch, Some(id));
    assert!(matches!(party.does(0, wants(0)), Done::Changed(records) if records.is_empty()));
}

#[test]
fn covering_is_written_down_with_its_cause() {
    let mut party = Party::playing(crew(2), Settings::default(), 2, 1);
    party.does(1, Command::Cover { seat: seat(1) });
    assert!(matches!(party.records.last().map(|it| &it.what), Some(What::Covered { why: Cause::Wish, .. })));
}
