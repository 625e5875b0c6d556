//! Whatever happens: a table goes on from its snapshot as if nothing had been, a command sent twice is done once, and strangers
//! change nothing.

use bots::BotName;
use host::{Done, Table};
use protocol::message::Role;
use protocol::table::{Settings, StandingOrders};
use protocol::{AnySetup, Command};
use serde_json::json;

use crate::client::Room;
use crate::party::{Party, person, seat, session, who};
use crate::setups;

/// Nearly all seats are persons, one is a bot.
fn room(agreed: AnySetup, seed: u8) -> Room {
    let persons = (agreed.seats() as u8 - 1).max(1);
    Room::new(Party::playing(agreed, Settings::default(), persons, seed), persons, u64::from(seed))
}

/// What is done next.
enum Next {
    Command(u8, Command),
    Wake,
}

fn next(room: &mut Room) -> Next {
    let asked = room.asked();
    if asked.is_empty() {
        return Next::Wake;
    }
    let (index, number) = asked[room.dice.next() as usize % asked.len()];
    let person = room.clients[index].person;
    let known = room.clients[index].seat(number);
    if known.may_undo && room.dice.next().is_multiple_of(8) {
        return Next::Command(person, Command::Undo { seat: seat(number as u8), turn: known.turn });
    }
    let command = room.clients[index].any_answer(number, &mut room.dice);
    Next::Command(person, command)
}

/// Does the same at both tables; what was sent must be the same.
fn both(room: &mut Room, other: &mut Table, next: &Next) {
    let now = match next {
        Next::Wake => room.party.table.wake().expect("something is due"),
        Next::Command(..) => room.party.now,
    };
    assert_eq!(other.wake(), room.party.table.wake());
    match next {
        Next::Wake => {
            assert!(room.party.wakes());
            other.tick(now.max(room.party.now));
        }
        Next::Command(person, command) => {
            room.party.does(*person, clone(command));
            other.command(&who(*person), command, now, &mut || [0; 32]).expect("the same is possible");
        }
    }
}

fn clone(command: &Command) -> Command {
    serde_json::from_value(serde_json::to_value(command).expect("JSON")).expect("a command")
}

#[test]
fn cut_at_every_decision() {
    for (seed, agreed) in setups::all().into_iter().enumerate() {
        let mut room = room(agreed, seed as u8 + 1);
        let mut cuts = 0;
        while room.party.table.is_running() && cuts < setups::scaled("HULLBREACH_CUTS", 120) {
            cuts += 1;
            let (mut other, made) = Table::load(&room.party.table.snapshot(), room.party.now).expect("a table");
            assert!(made.is_empty());
            assert_eq!(other.hash(), room.party.table.hash());
            // Everybody connects anew, and sees what they saw.
            let first = room.party.table;
            room.party.table = other;
            for index in 0..room.clients.len() {
                let before = room.clients[index].clone();
                room.clients[index].connect(&mut room.party);
                for (number, known) in &before.known {
                    let now = room.clients[index].seat(*number);
                    assert_eq!((&now.view, &now.events, &now.pending), (&known.view, &known.events, &known.pending));
                    assert_eq!((&now.waiting, now.may_undo, now.turn), (&known.waiting, known.may_undo, known.turn));
                }
            }
            room.party.table.take_outgoing();
            other = std::mem::replace(&mut room.party.table, first);
            let next = next(&mut room);
            both(&mut room, &mut other, &next);
            let sent = room.party.table.take_outgoing();
            assert_eq!(sent, other.take_outgoing());
            assert_eq!(room.party.table.hash(), other.hash());
            // The second table goes on.
            room.party.table = other;
            for (to, text) in sent {
                let message = serde_json::from_str(&text).expect("JSON");
                room.clients.iter_mut().filter(|client| client.id == to.0).for_each(|client| client.listen(std::slice::from_ref(&message)));
            }
        }
        assert!(cuts > 20, "{cuts}");
    }
}

#[test]
fn a_command_sent_again_is_done_once() {
    for (seed, agreed) in setups::all().into_iter().enumerate() {
        let mut room = room(agreed, seed as u8 + 1);
        for _ in 0..300 {
            if !room.party.table.is_running() {
                break;
            }
            if let Next::Command(person, command) = next(&mut room) {
                room.does(person, clone(&command));
                let before = room.party.table.snapshot();
                match room.party.tries(person, &command) {
                    Ok(Done::Changed(records)) => assert!(records.is_empty(), "{command:?}"),
                    Ok(other) => panic!("{command:?}: {other:?}"),
                    Err(_) => {}
                }
                assert_eq!(room.party.table.snapshot(), before, "{command:?}");
                assert!(room.party.table.take_outgoing().is_empty());
            } else {
                room.party.wakes();
            }
            room.deliver();
        }
    }
}

#[test]
fn the_other_commands_sent_again_are_done_once() {
    let mut room = room(crate::party::crew(4), 1);
    let first = room.clients[0].seat(0).turn;
    for (person, command) in [
        (0, Command::Rename { name: "Other".to_owned() }),
        (1, Command::Order { seat: seat(1), orders: StandingOrders { windows: protocol::table::WindowOrder::Pass } }),
        (1, Command::Claim { seat: seat(1), claim: json!({ "infected": { "cards": 0 } }) }),
        (1, Command::Cover { seat: seat(1) }),
        (1, Command::TakeBack { seat: seat(1) }),
        (2, Command::Concede { seat: seat(2) }),
        (0, Command::HandOver { to: person(1) }),
        (1, Command::Kick { seat: seat(2) }),
        (1, Command::Abandon),
        (0, Command::Rematch { seat: seat(0) }),
    ] {
        room.does(person, clone(&command));
        let before = room.party.table.snapshot();
        match room.party.tries(person, &command) {
            Ok(Done::Changed(records)) => assert!(records.is_empty(), "{command:?}"),
            Ok(other) => panic!("{command:?}: {other:?}"),
            Err(_) => {}
        }
        assert_eq!(room.party.table.snapshot(), before, "{command:?}");
    }
    assert!(first == 0);
}

/// Every command, for a seat and a turn.
fn commands(number: u8, turn: u32) -> Vec<Command> {
    let at = seat(number);
    vec![
        Command::Sit { seat: at, name: None },
        Command::Stand { seat: at },
        Command::SeatBot { seat: at, bot: BotName::Rookie },
        Command::Agree { agreed: crate::party::duel() },
        Command::Settle { settings: Settings::default() },
        Command::Rename { name: "Mine".to_owned() },
        Command::Start,
        Command::HandOver { to: person(9) },
        Command::Kick { seat: at },
        Command::Abandon,
        Command::Answer { seat: at, turn, option: 0 },
        Command::Act { seat: at, turn, action: json!("pass") },
        Command::WhyNot { seat: at, action: json!("pass") },
        Command::Claim { seat: at, claim: json!({ "infected": { "cards": 0 } }) },
        Command::Undo { seat: at, turn },
        Command::AgreeToUndo { seat: at, yes: true },
        Command::Order { seat: at, orders: StandingOrders::default() },
        Command::Concede { seat: at },
        Command::Cover { seat: at },
        Command::TakeBack { seat: at },
        Command::Rematch { seat: at },
        Command::Say { text: "hello".to_owned() },
        Command::Phrase { phrase: "hello".to_owned() },
        Command::Ping { at: "room:1".to_owned() },
        Command::Preview { seat: at, turn, option: 0 },
    ]
}

#[test]
fn strangers_change_nothing() {
    for (seed, agreed) in setups::all().into_iter().enumerate() {
        let seats = agreed.seats() as u8;
        let mut room = room(agreed, seed as u8 + 1);
        room.party.table.arrive(session(90), Some(person(9)), Role::Player, &[], room.party.now).expect("they may look on");
        room.deliver();
        for round in 0..400 {
            let over = !room.party.table.is_running();
            if round % 20 == 0 || over {
                for number in 0..seats {
                    for command in commands(number, room.clients[0].seat(0).turn) {
                        room.party.cannot(9, command);
                    }
                }
                assert!(room.party.table.take_outgoing().is_empty());
            }
            if over || !room.step() {
                break;
            }
        }
    }
}
