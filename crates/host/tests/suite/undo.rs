//! Steps taken back.

use host::What;
use protocol::table::Settings;
use protocol::{Command, RefusalCode};

use crate::client::{Known, Room};
use crate::party::{Party, crew, duel, seat};

fn room(persons: u8, seed: u8) -> Room {
    Room::new(Party::playing(duel(), Settings::default(), persons, seed), persons, u64::from(seed))
}

fn back(room: &Room, number: u64) -> Command {
    let known = room.clients.iter().find_map(|client| client.known.get(&number)).expect("somebody sees this seat");
    Command::Undo { seat: seat(number as u8), turn: known.turn }
}

/// What the table shows a seat, apart from how often it has changed.
fn picture(known: &Known) -> (String, usize, String) {
    (known.view.to_string(), known.events.len(), known.pending["options"].to_string())
}

#[test]
fn an_own_step_goes_back_at_once() {
    let mut room = room(2, 1);
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    assert!(!room.clients[index].seat(number).may_undo, "nothing has been done");
    assert_eq!(room.party.cannot(person, back(&room, number)), RefusalCode::NoUndo);
    let before = picture(room.clients[index].seat(number));
    let hash = room.party.table.hash();
    let answer = room.clients[index].option(number, 0);
    room.does(person, answer);
    assert_ne!(room.party.table.hash(), hash);
    assert!(room.clients[index].seat(number).may_undo);
    let undo = back(&room, number);
    room.does(person, back(&room, number));
    assert_eq!(room.party.table.hash(), hash);
    assert_eq!(picture(room.clients[index].seat(number)), before);
    assert!(matches!(room.party.records.last().map(|it| &it.what), Some(What::TakenBack { to: 0, .. })));
    assert_eq!(room.party.cannot(person, undo), RefusalCode::Stale, "sent again it does not take back another step");
    // An answer to the question as it was before is not taken for the same question asked again.
    let (index, number) = room.asked()[0];
    let again = room.clients[index].option(number, 0);
    room.does(person, again);
}

#[test]
fn an_answer_from_before_is_not_taken_after_a_step_back() {
    let mut room = room(2, 1);
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    let answer = room.clients[index].option(number, 0);
    let Command::Answer { seat: at, turn, option } = answer else { panic!("an answer") };
    room.does(person, Command::Answer { seat: at, turn, option });
    room.does(person, back(&room, number));
    assert_eq!(room.party.cannot(person, Command::Answer { seat: at, turn, option }), RefusalCode::Stale);
}

/// Plays until a seat has answered, another one after it, and nothing was drawn in between.
fn two_in_a_row(room: &mut Room) -> Option<(u64, u64)> {
    let mut last: Option<u64> = None;
    loop {
        let asked = room.asked();
        let &(index, number) = asked.first()?;
        let before = last;
        if let Some(before) = before.filter(|&before| before != number) {
            let answers = room.clients[index].option(number, 0);
            room.does(room.clients[index].person, answers);
            // The first one can ask to go back only if no barrier lies between.
            let probe = back(room, before);
            let asks = room.party.tries(before as u8, &probe);
            room.deliver();
            if asks.is_ok() {
                return Some((before, number));
            }
            last = Some(number);
            continue;
        }
        last = Some(number);
        if !room.step() {
            return None;
        }
    }
}

#[test]
fn over_the_steps_of_others_only_with_their_consent() {
    let mut met = false;
    for seed in 1..20 {
        let mut room = room(2, seed);
        let Some((by, other)) = two_in_a_row(&mut room) else { continue };
        met = true;
        let hash = room.party.table.hash();
        let info = room.party.table.info();
        let asked = info.undo.expect("a request");
        assert_eq!((asked.by, asked.waiting.as_slice()), (seat(by as u8), &[seat(other as u8)][..]));
        assert_eq!(room.clients[0].info["undo"]["by"], by);
        // No: everything stays.
        room.does(other as u8, Command::AgreeToUndo { seat: seat(other as u8), yes: false });
        assert_eq!(room.party.table.hash(), hash);
        assert!(room.party.table.info().undo.is_none());
        // Yes: it goes back.
        room.does(by as u8, back(&room, by));
        let person = by as u8;
        assert_eq!(
            room.party.cannot(person, Command::AgreeToUndo { seat: seat(person), yes: true }),
            RefusalCode::Stale,
            "not one's own consent"
        );
        room.does(other as u8, Command::AgreeToUndo { seat: seat(other as u8), yes: true });
        assert_ne!(room.party.table.hash(), hash);
        assert_eq!(room.clients.iter().find(|client| client.person == by as u8).expect("them").asked(), [by]);
    }
    assert!(met);
}

#[test]
fn an_answer_ends_the_request() {
    for seed in 1..20 {
        let mut room = room(2, seed);
        if two_in_a_row(&mut room).is_none() {
            continue;
        }
        assert!(room.party.table.info().undo.is_some());
        room.step();
        assert!(room.party.table.info().undo.is_none());
        return;
    }
    panic!("never met");
}

#[test]
fn never_over_something_drawn() {
    // In a whole game, no step back is ever possible over a record that used chance.
    let mut room = room(2, 2);
    let mut barriers = 0;
    while room.step() {
        let drew = matches!(room.party.records.last().map(|it| &it.what), Some(What::Answered { chance, .. }) if !chance.is_empty());
        if drew && room.party.table.is_running() {
            barriers += 1;
            for number in 0..2 {
                assert_eq!(room.party.cannot(number, back(&room, u64::from(number))), RefusalCode::NoUndo);
            }
        }
    }
    assert!(barriers > 5, "{barriers}");
}

#[test]
fn never_over_a_card_that_another_laid_open() {
    // In games with bots, which need not be asked: whoever goes back must not keep what a bot has shown meanwhile.
    let mut shown = 0;
    for seed in 1..=6 {
        let mut room = Room::new(Party::playing(crew(4), Settings::default(), 1, seed), 1, u64::from(seed));
        let mut own = 0;
        for _ in 0..200 {
            if room.clients[0].asked() == [0] {
                own = room.clients[0].seat(0).events.len();
            }
            if !room.step() {
                break;
            }
            let known = room.clients[0].seat(0);
            let others = |event: &serde_json::Value| event["event"]["discarded"]["seat"].as_u64().is_some_and(|seat| seat != 0);
            if known.events.get(own..).unwrap_or_default().iter().any(others) {
                shown += 1;
                assert!(!known.may_undo, "{:?}", &known.events[own..]);
            }
        }
    }
    assert!(shown > 20, "{shown}");
}

#[test]
fn tables_without_undo() {
    let party = Party::playing(duel(), Settings { undo: false, ..Settings::default() }, 2, 1);
    let mut room = Room::new(party, 2, 1);
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    let answer = room.clients[index].option(number, 0);
    room.does(person, answer);
    assert!(!room.clients[index].seat(number).may_undo);
    assert_eq!(room.party.cannot(person, back(&room, number)), RefusalCode::NoUndo);
}

#[test]
fn bots_need_no_consent() {
    for seed in 1..20 {
        let mut room = room(1, seed);
        let mut after_bot = false;
        for _ in 0..40 {
            let bot = matches!(room.party.records.last().map(|it| &it.what), Some(What::Answered { by: host::By::Bot, chance, .. }) if chance.is_empty());
            let mine = room.party.records.iter().rev().nth(1).map(|it| &it.what);
            let mine = matches!(mine, Some(What::Answered { by: host::By::Person, chance, .. }) if chance.is_empty());
            if bot && mine && room.party.table.is_running() && room.clients[0].seat(0).may_undo {
                after_bot = true;
                let answers = room.party.records.iter().filter(|it| matches!(it.what, What::Answered { .. })).count();
                room.does(0, back(&room, 0));
                assert!(
                    matches!(room.party.records.last().map(|it| &it.what), Some(What::TakenBack { to, .. }) if *to as usize == answers - 2)
                );
                assert_eq!(room.clients[0].asked(), [0]);
                break;
            }
            if !room.step() {
                break;
            }
        }
        if after_bot {
            return;
        }
    }
    panic!("a bot never answered after a person without a draw between");
}

#[test]
fn never_over_private_answers_that_were_shown() {
    // Everybody chooses an Objective in private; when the last one has, all see which kind was kept.
    let mut room = Room::new(Party::playing(crew(3), Settings::default(), 3, 5), 3, 5);
    assert!(room.play_until(|room| room.asked().len() > 1), "the Objectives are chosen in every game");
    let mut last = 0;
    while let [(index, number), ..] = room.asked()[..] {
        if room.clients[index].seat(number).pending["kind"] != "objective" {
            break;
        }
        let person = room.clients[index].person;
        let answer = room.clients[index].option(number, 0);
        room.does(person, answer);
        last = number;
        if room.asked().iter().any(|&(index, number)| room.clients[index].seat(number).pending["kind"] == "objective") {
            assert!(room.clients[index].seat(number).may_undo, "as long as others think, one's own mind can be changed");
        }
    }
    assert!(!room.clients[last as usize].seat(last).may_undo);
    assert_eq!(room.party.cannot(last as u8, back(&room, last)), RefusalCode::NoUndo);
}
