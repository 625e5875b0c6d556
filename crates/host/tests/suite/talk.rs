//! Talk at the table.

use host::Done;
use protocol::table::Settings;
use protocol::{Command, RefusalCode};

use crate::party::{Party, crew, person, seat};

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

#[test]
fn those_who_sit_here_talk() {
    let mut party = Party::playing(crew(2), Settings::default(), 2, 1);
    let Done::Said(said) = party.does(1, say(" hello ")) else { panic!("said") };
    assert_eq!((said.number, said.by, said.text.as_deref()), (1, person(1), Some("hello")));
    let Done::Said(said) = party.does(0, Command::Phrase { phrase: "well_done".to_owned() }) else { panic!("said") };
    assert_eq!((said.number, said.phrase.as_deref()), (2, Some("well_done")));
    let Done::Pinged { by, person: who, at } = party.does(1, Command::Ping { at: "room:7".to_owned() }) else { panic!("pinged") };
    assert_eq!((by, who, at.as_str()), (seat(1), person(1), "room:7"));
}

#[test]
fn what_cannot_be_said() {
    let mut party = Party::playing(crew(2), Settings::default(), 2, 1);
    assert_eq!(party.cannot(7, say("psst")), RefusalCode::Forbidden);
    assert_eq!(party.cannot(1, say("")), RefusalCode::Malformed);
    assert_eq!(party.cannot(1, say("a\u{7}b")), RefusalCode::Malformed);
    assert_eq!(party.cannot(1, say(&"x".repeat(501))), RefusalCode::TooLarge);
    assert_eq!(party.cannot(1, Command::Ping { at: "x".repeat(81) }), RefusalCode::TooLarge);
    party.does(1, say(&"ä".repeat(500)));
}

#[test]
fn tables_without_chat_have_phrases() {
    let mut party = Party::playing(crew(2), Settings { chat: false, ..Settings::default() }, 2, 1);
    assert_eq!(party.cannot(1, say("hello")), RefusalCode::Forbidden);
    let words = include_str!("../../../../lang/en/table.ftl");
    let phrases = words.lines().filter_map(|line| Some(line.strip_prefix("table-phrase-")?.split_once(" =")?.0));
    let said = phrases.map(|phrase| party.does(1, Command::Phrase { phrase: phrase.to_owned() })).count();
    assert_eq!(said, 38, "every phrase there are words for, and no other");
    // Otherwise phrases would be another chat.
    for phrase in ["i-have-the-egg", "well_played", "No Such", "", "hello hello", &"x".repeat(500)] {
        assert_eq!(party.cannot(1, Command::Phrase { phrase: phrase.to_owned() }), RefusalCode::Malformed, "{phrase}");
    }
}

#[test]
fn numbers_go_on_after_what_was_stored() {
    let mut party = Party::playing(crew(2), Settings::default(), 2, 1);
    party.table.go_on_talking(41);
    let Done::Said(said) = party.does(1, say("hello")) else { panic!("said") };
    assert_eq!(said.number, 42);
}
