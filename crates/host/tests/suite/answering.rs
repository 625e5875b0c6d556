//! While the game runs: who answers what, and when.

use host::What;
use protocol::message::Role;
use protocol::table::{Phase, Settings};
use protocol::{Command, RefusalCode};
use serde_json::{Value, json};

use crate::client::Room;
use crate::party::{Party, crew, duel, of_type, seat};

fn room() -> Room {
    Room::new(Party::playing(duel(), Settings::default(), 2, 1), 2, 1)
}

#[test]
fn only_the_asked_seat_sees_options() {
    let mut room = room();
    for _ in 0..60 {
        for client in &room.clients {
            for (number, known) in &client.known {
                assert!(known.pending.is_null() || known.waiting.contains(number), "only who is asked has options");
            }
        }
        if !room.step() {
            break;
        }
    }
}

/// N-SETUP-35: a Character is for the whole game; N-ROUND-16: a pass for the whole round; N-ACT-14, N-ACT-15: a Move costs 1, a careful
/// one 2. What there is nothing to tell about is left out.
#[test]
fn options_tell_what_is_at_stake() {
    let mut room = Room::new(Party::playing(crew(2), Settings::default(), 2, 1), 2, 1);
    let told = |room: &Room| -> Vec<Value> {
        let (index, number) = room.asked()[0];
        room.clients[index].seat(number).pending["options"].as_array().expect("options").clone()
    };
    let characters = told(&room);
    assert!(characters.iter().all(|it| it["is_final"] == json!(true) && it.get("cost").is_none()), "{characters:?}");
    let acts =
        |room: &Room| room.asked().first().is_some_and(|&(index, number)| room.clients[index].seat(number).pending["kind"] == "action");
    assert!(room.play_until(acts), "somebody acts");
    for option in told(&room) {
        let action = &option["action"];
        let (is_final, cost) = (option.get("is_final"), option.get("cost"));
        if action == "pass" {
            assert_eq!((is_final, cost), (Some(&json!(true)), None), "{option}");
        } else if !action["do"]["move"].is_null() {
            assert_eq!((is_final, cost), (None, Some(&json!(1))), "{option}");
        } else if !action["do"]["careful"].is_null() {
            assert_eq!((is_final, cost), (None, Some(&json!(2))), "{option}");
        }
    }
}

#[test]
fn an_answer_names_its_question() {
    let mut room = room();
    let (index, number) = room.asked()[0];
    let (person, other) = (room.clients[index].person, room.clients[1 - index].person);
    let command = room.clients[index].option(number, 0);
    let Command::Answer { seat: at, turn, .. } = command else { panic!("an answer") };
    assert_eq!(room.party.cannot(other, Command::Answer { seat: at, turn, option: 0 }), RefusalCode::NotYourSeat);
    assert_eq!(room.party.cannot(person, Command::Answer { seat: at, turn: turn + 1, option: 0 }), RefusalCode::Stale);
    assert_eq!(room.party.cannot(person, Command::Answer { seat: at, turn, option: 999 }), RefusalCode::Malformed);
    room.does(person, Command::Answer { seat: at, turn, option: 0 });
    assert_eq!(room.party.cannot(person, Command::Answer { seat: at, turn, option: 0 }), RefusalCode::Stale, "never taken twice");
}

#[test]
fn who_is_not_asked_does_not_answer() {
    let mut room = room();
    let (index, _) = room.asked()[0];
    let other = room.clients[1 - index].person;
    let turn = room.clients[1 - index].seat(u64::from(other)).turn;
    assert_eq!(room.party.cannot(other, Command::Answer { seat: seat(other), turn, option: 0 }), RefusalCode::NotAsked);
}

#[test]
fn an_answer_in_full_is_taken_or_refused_with_its_rule() {
    let mut room = room();
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    let pending = room.clients[index].seat(number).pending.clone();
    let turn = pending["turn"].as_u64().expect("a turn") as u32;
    let at = seat(number as u8);
    // "pass" is no answer to the question for the opening cards.
    let action = json!("pass");
    let refusal = room.party.tries(person, &Command::Act { seat: at, turn, action: action.clone() }).expect_err("no option");
    assert_eq!(refusal.code, RefusalCode::Rule);
    assert!(refusal.rule.is_some_and(|rule| rule.starts_with("T-")));
    let why = room.party.does(person, Command::WhyNot { seat: at, action });
    assert!(matches!(why, host::Done::Reason(refusal) if refusal.rule.is_some()));
    assert_eq!(room.party.cannot(person, Command::Act { seat: at, turn, action: json!({ "nonsense": [] }) }), RefusalCode::Malformed);
    let real = pending["options"][0]["action"].clone();
    assert_eq!(room.party.cannot(person, Command::WhyNot { seat: at, action: real.clone() }), RefusalCode::Malformed);
    room.does(person, Command::Act { seat: at, turn, action: real });
}

#[test]
fn claims_stand_in_the_log_once() {
    let mut room = Room::new(Party::playing(crew(3), Settings::default(), 3, 1), 3, 1);
    let claim = json!({ "infected": { "cards": 2 } });
    let before = room.party.records.len();
    room.does(1, Command::Claim { seat: seat(1), claim: claim.clone() });
    for client in &room.clients {
        let last = client.seat(u64::from(client.person)).events.last().expect("an event");
        assert_eq!(last["event"]["claimed"]["claim"], claim, "{last}");
        assert!(last["event"]["claimed"]["truth"].is_null(), "nobody is told whether it is true");
    }
    room.does(1, Command::Claim { seat: seat(1), claim: claim.clone() });
    assert_eq!(room.party.records.len(), before + 1, "sent again after a reconnect, it is said once");
    assert_eq!(room.party.cannot(2, Command::Claim { seat: seat(1), claim }), RefusalCode::NotYourSeat);
    assert_eq!(room.party.cannot(2, Command::Claim { seat: seat(2), claim: json!("moo") }), RefusalCode::Malformed);
    let claim = |cards: u8| Command::Claim { seat: seat(2), claim: json!({ "infected": { "cards": cards } }) };
    (0..12).for_each(|cards| room.does(2, claim(cards)));
    assert_eq!(room.party.cannot(2, claim(12)), RefusalCode::TooMuch, "nobody fills the log with claims");
}

#[test]
fn a_table_can_be_given_to_another_thread() {
    fn is_send<T: Send>() {}
    is_send::<host::Table>();
    is_send::<host::Replay>();
}

#[test]
fn simultaneous_questions_keep_their_number_while_others_answer() {
    let mut room = Room::new(Party::playing(crew(3), Settings::default(), 3, 5), 3, 5);
    assert!(room.play_until(|room| room.asked().len() > 1), "a question for several seats comes in every game: the Objectives");
    let asked = room.asked();
    let (first, second) = (asked[0], asked[1]);
    let later = room.clients[second.0].option(second.1, 0);
    let sooner = room.clients[first.0].option(first.1, 0);
    room.does(room.clients[first.0].person, sooner);
    room.does(room.clients[second.0].person, later);
}

#[test]
fn bots_take_their_time() {
    let mut party = Party::playing(duel(), Settings { pace: 500, ..Settings::default() }, 1, 1);
    party.arrives(1, 0, Role::Player);
    let started = party.now;
    if party.table.wake().is_none() {
        // The person begins.
        let welcome = party.arrives(1, 0, Role::Player);
        let update = of_type(&welcome, "update")[0].clone();
        let turn = update["pending"]["turn"].as_u64().expect("a turn") as u32;
        party.does(0, Command::Answer { seat: seat(0), turn, option: 0 });
        while party.table.wake().is_none() {
            let sent = party.sent(1);
            let update: &Value = of_type(&sent, "update").last().copied().expect("an update");
            let turn = update["pending"]["turn"].as_u64().expect("a turn") as u32;
            party.does(0, Command::Answer { seat: seat(0), turn, option: 0 });
        }
    }
    assert_eq!(party.table.wake(), Some(started + 500));
    assert!(party.table.tick(started + 499).is_empty(), "not yet");
    let records = party.table.tick(started + 500);
    assert_eq!(records.len(), 1, "one answer at a time");
    assert!(matches!(records[0].what, What::Answered { by: host::By::Bot, .. }));
}

#[test]
fn the_end_tells_winners_ending_and_seed() {
    let mut room = room();
    room.play_until(|_| false);
    assert_eq!(room.party.table.phase(), Phase::Over);
    let info = &room.clients[0].info;
    let seed: kernel::Seed = info["result"]["seed"].as_str().expect("a seed").parse().expect("a seed");
    assert_eq!(info["commitment"], seed.commitment());
    assert!(info["result"]["ending"].is_string());
    for client in &room.clients {
        assert!(client.asked().is_empty(), "nobody is asked any more");
        assert_eq!(client.seat(u64::from(client.person)).view["winners"][1], info["result"]["ending"]);
    }
}
