//! The main path: a table is opened, filled and played to its end.

use bots::BotName;
use kernel::Seat;
use protocol::Command;
use protocol::message::Role;
use protocol::table::{Phase, Settings};
use serde_json::Value;

use crate::party::{Party, crew, duel, of_type, seat};

/// Answers the question that a message carries with its first option.
fn reply(message: &Value, option: usize) -> Option<Command> {
    let pending = &message["pending"];
    let options = pending["options"].as_array()?;
    Some(Command::Answer {
        seat: Seat::new(message["seat"].as_u64()? as u8),
        turn: pending["turn"].as_u64()? as u32,
        option: (option % options.len()) as u16,
    })
}

fn plays_to_the_end(mut party: Party) {
    let mut last: Vec<Value> = party.arrives(1, 0, Role::Player);
    let mut answers = 0;
    while party.table.phase() == Phase::Playing {
        let update = of_type(&last, "update").last().copied().cloned();
        match update.as_ref().and_then(|update| reply(update, answers)) {
            Some(command) => {
                party.does(0, command);
                answers += 1;
            }
            None => assert!(party.wakes(), "somebody is asked or something is due"),
        }
        let sent = party.sent(1);
        if of_type(&sent, "update").is_empty() && update.is_some_and(|update| !update["pending"].is_null()) {
            panic!("an answer is followed by an update: {sent:?}");
        }
        last = sent;
    }
    assert_eq!(party.table.phase(), Phase::Over);
    assert!(answers > 3, "{answers}");
    let info = party.table.info();
    assert!(info.result.is_some_and(|result| result.ending.is_some() && result.seed.len() == 64));
    eprintln!("{} records, {answers} answers of one person, snapshot {} bytes", party.records.len(), party.table.snapshot().len());
}

#[test]
fn a_duel_against_a_bot() {
    plays_to_the_end(Party::playing(duel(), Settings::default(), 1, 3));
}

#[test]
fn a_crew_of_one_person_and_bots() {
    plays_to_the_end(Party::playing(crew(4), Settings::default(), 1, 3));
}

#[test]
fn bots_alone() {
    let mut party = Party::open(crew(3), Settings::default());
    for number in 0..3 {
        party.does(0, Command::SeatBot { seat: seat(number), bot: BotName::Rookie });
    }
    party.does(0, Command::Start);
    while party.table.phase() == Phase::Playing {
        assert!(party.wakes());
    }
    assert_eq!(party.table.phase(), Phase::Over);
}
