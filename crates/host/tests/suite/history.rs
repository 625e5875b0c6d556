//! Tables out of records and bytes, journals, replays, and newer rules.

use host::{Eyes, Import, Record, Replay, ReplayError, Table, What, journal};
use kernel::Journal;
use nemesis::Nemesis;
use protocol::message::Role;
use protocol::table::{Notice, Phase, Settings};
use protocol::{Command, PersonId, RefusalCode, TableId};
use serde_json::{Value, json};
use theseus::Theseus;

use crate::client::Room;
use crate::party::{Party, crew, duel, of_type, person, seat, who};
use crate::surgery::{Parts, split};

fn called(who: PersonId) -> Option<String> {
    (0..8).find(|&number| person(number) == who).map(|number| format!("Person {number}"))
}

/// Two persons and a bot who have taken steps back, claimed and conceded, somewhere in the middle of a game.
fn adventure(steps: usize) -> Room {
    let mut room = Room::new(Party::playing(crew(3), Settings::default(), 2, 4), 2, 4);
    room.does(0, Command::Claim { seat: seat(0), claim: json!({ "infected": { "cards": 1 } }) });
    for step in 0..steps {
        if !room.step() {
            break;
        }
        for number in 0..2u8 {
            let known = room.clients[usize::from(number)].seat(u64::from(number));
            if step % 3 == 0 && known.may_undo && room.party.table.is_running() {
                let undo = Command::Undo { seat: seat(number), turn: known.turn };
                room.does(number, undo);
            }
        }
    }
    room
}

/// Away from the table nobody is connected, so that nothing but the history is compared.
fn empty(room: &mut Room) {
    for index in 0..room.clients.len() {
        let id = host::SessionId(room.clients[index].id);
        room.party.table.leave(id, room.party.now);
    }
}

fn without_presence(snapshot: &[u8]) -> Value {
    let Parts { mut head, state, .. } = split(snapshot);
    for chair in head["head"]["chairs"].as_array_mut().expect("chairs") {
        for key in ["left", "came", "told"] {
            chair.as_object_mut().expect("a chair").remove(key);
        }
    }
    json!([head, state])
}

#[test]
fn a_table_is_recovered_from_its_records() {
    for steps in [0, 1, 7, 60, 100_000] {
        let mut room = adventure(steps);
        empty(&mut room);
        assert!(steps < 60 || room.party.records.iter().any(|record| matches!(record.what, What::TakenBack { .. })));
        // Through the bytes that are stored.
        let stored: Vec<Record> = room.party.records.iter().map(|record| Record::read(&record.to_bytes()).expect("a record")).collect();
        let (table, made) = Table::recover(&stored, &called, room.party.now).expect("a table");
        assert!(made.is_empty());
        assert_eq!(table.hash(), room.party.table.hash());
        assert_eq!(without_presence(&table.snapshot()), without_presence(&room.party.table.snapshot()));
        assert_eq!(table.records(), stored.len() as u64);
    }
}

#[test]
fn a_loaded_table_remembers_from_its_records() {
    let mut room = adventure(80);
    let (mut table, _) = Table::load(&room.party.table.snapshot(), room.party.now).expect("a table");
    assert!(!table.remembers());
    table.remember(&room.party.records).expect("a history");
    assert!(table.remembers());
    room.party.table = table;
    let before = room.clients[0].seat(0).events.clone();
    let welcome = room.party.arrives(9, 0, Role::Player);
    let update = of_type(&welcome, "update")[0];
    assert_eq!(update["from"], 0);
    let facts = |events: &[Value]| events.iter().map(|event| event["event"].clone()).collect::<Vec<_>>();
    assert_eq!(facts(update["events"].as_array().expect("events")), facts(&before));
}

#[test]
fn who_comes_back_is_told_what_happened_since() {
    let mut room = adventure(20);
    let id = host::SessionId(room.clients[0].id);
    let known = room.clients[0].seat(0).events.len();
    room.party.table.leave(id, room.party.now);
    let mut away = room.clients.remove(0);
    for _ in 0..6 {
        room.party.passes(400_000);
        room.deliver();
        room.step();
    }
    away.connect(&mut room.party);
    let now = away.seat(0).events.clone();
    assert!(now.len() > known, "a lot happens in a round");
    let all = room.party.arrives(40, 0, Role::Player);
    let facts = |events: &[Value]| events.iter().map(|event| event["event"].clone()).collect::<Vec<_>>();
    assert_eq!(facts(&now), facts(of_type(&all, "update")[0]["events"].as_array().expect("events")));
}

#[test]
fn what_was_taken_back_meanwhile_is_told_anew() {
    let mut room = Room::new(Party::playing(duel(), Settings::default(), 2, 1), 2, 1);
    let (index, number) = room.asked()[0];
    let person = room.clients[index].person;
    let mut answers = 0;
    // Something that shows in the log and can be taken back.
    loop {
        let events = room.clients[index].seat(number).events.len();
        let answer = room.clients[index].option(number, 0);
        room.does(person, answer);
        answers += 1;
        let known = room.clients[index].seat(number);
        if known.events.len() > events && known.may_undo {
            break;
        }
        assert!(answers < 50 && room.clients[index].asked() == [number], "an opening has such steps");
    }
    let mut away = room.clients[index].clone();
    away.id = 30;
    let turn = room.clients[index].seat(number).turn;
    room.does(person, Command::Undo { seat: seat(number as u8), turn });
    let other = room.clients[index].option(number, 1);
    room.does(person, other);
    away.connect(&mut room.party);
    assert_eq!(away.seat(number).events, room.clients[index].seat(number).events);
    assert_eq!(away.seat(number).view, room.clients[index].seat(number).view);
}

#[test]
fn the_journal_replays_and_is_verified_with_the_seed() {
    let room = adventure(100_000);
    assert_eq!(room.party.table.phase(), Phase::Over);
    let text = journal(&room.party.records).expect("a journal");
    let read = Journal::<Nemesis>::from_json(&text).expect("a journal");
    assert!(read.discreet && read.seed.is_some() && read.claims.len() == 1);
    let last = read.verify().expect("the commitment holds");
    assert_eq!(Some(last.hash()), room.party.table.hash());
}

#[test]
fn the_journal_of_a_running_game_keeps_the_seed() {
    let room = adventure(30);
    let text = journal(&room.party.records).expect("a journal");
    let read = Journal::<Nemesis>::from_json(&text).expect("a journal");
    assert!(read.seed.is_none());
    assert_eq!(read.replay(|_, _| ()).map(|last| last.hash()).ok(), room.party.table.hash());
    assert!(journal(&room.party.records[..3]).is_err(), "nothing has begun");
}

fn import(text: &str) -> Result<(Table, Vec<Record>), protocol::Refusal> {
    let id = TableId::from_random([5; 10]);
    let settings = Settings { pace: 0, window: 0, ..Settings::default() };
    Table::import(Import { id, name: "Again".to_owned(), settings, host: who(0), journal: text, now: 5 })
}

#[test]
fn a_finished_journal_makes_a_table_that_is_over() {
    let room = adventure(100_000);
    let text = journal(&room.party.records).expect("a journal");
    let (table, records) = import(&text).expect("a table");
    assert_eq!(table.phase(), Phase::Over);
    let (before, now) = (room.party.table.info(), table.info());
    assert_eq!((now.result, now.commitment), (before.result, before.commitment));
    assert_eq!(table.hash(), room.party.table.hash());
    assert_eq!(journal(&records), journal(&room.party.records), "exported again it is the same");
    let (again, _) = Table::recover(&records, &|_| None, 9).expect("a table");
    assert_eq!(again.phase(), Phase::Over);
}

#[test]
fn an_unfinished_journal_goes_on_with_a_new_seed() {
    let room = adventure(30);
    let text = journal(&room.party.records).expect("a journal");
    let (mut table, mut records) = import(&text).expect("a table");
    assert_eq!(table.phase(), Phase::Gathering);
    assert_eq!(table.hash(), room.party.table.hash());
    let mut random = || [77; 32];
    assert_eq!(table.command(&who(0), &Command::Agree { agreed: duel() }, 6, &mut random).expect_err("fixed").code, RefusalCode::Forbidden);
    let welcome = table.arrive(host::SessionId(1), Some(person(0)), Role::Player, &[], 6).expect("welcome");
    assert_eq!(welcome.len(), 1, "nobody sees it before everybody sits");
    let (loaded, _) = Table::load(&table.snapshot(), 6).expect("a table");
    assert_eq!((loaded.phase(), loaded.hash()), (Phase::Gathering, table.hash()));
    for number in 0..3 {
        let command = Command::SeatBot { seat: seat(number), bot: bots::BotName::Random };
        let host::Done::Changed(made) = table.command(&who(0), &command, 6, &mut random).expect("a bot") else { panic!("changed") };
        records.extend(made);
    }
    let host::Done::Changed(made) = table.command(&who(0), &Command::Start, 6, &mut random).expect("a start") else { panic!("changed") };
    records.extend(made);
    let info = table.info();
    assert!(matches!(info.notice, Some(Notice::NewSeed { .. })), "everybody is told");
    assert_eq!(info.commitment, Some(kernel::Seed::from_bytes([77; 32]).commitment()));
    assert_eq!(table.hash(), room.party.table.hash());
    while let Some(wake) = table.wake() {
        records.extend(table.tick(wake));
    }
    assert_eq!(table.phase(), Phase::Over);
    let read = Journal::<Nemesis>::from_json(&journal(&records).expect("a journal")).expect("a journal");
    assert!(read.commitment.is_none() && read.seed.is_none(), "no single seed led to all of it");
    assert_eq!(read.verify().map(|last| last.hash()).ok(), table.hash());
    let (again, _) = Table::recover(&records, &|_| None, 9).expect("a table");
    assert_eq!(again.hash(), table.hash());
}

#[test]
fn what_is_no_journal_is_not_imported() {
    let room = adventure(30);
    let text = journal(&room.party.records).expect("a journal");
    for wrong in [String::new(), "{}".to_owned(), text.replace("nemesis", "chess"), text.replacen("\"hash\": \"", "\"hash\": \"0", 1)] {
        assert_eq!(import(&wrong).map(|_| ()).expect_err("no journal").code, RefusalCode::Malformed);
    }
}

#[test]
fn a_commitment_is_one_or_there_is_none() {
    let room = adventure(30);
    let told: Value = serde_json::from_str(&journal(&room.party.records).expect("a journal")).expect("JSON");
    let with = |commitment: Value| {
        let mut told = told.clone();
        told["commitment"] = commitment;
        import(&told.to_string())
    };
    assert!(with(Value::Null).is_ok() && with(told["commitment"].clone()).is_ok());
    for wrong in ["", "abc", &"x".repeat(64), &"a".repeat(65), &"ab".repeat(2 << 20)] {
        let refused = with(json!(wrong)).map(|_| ()).expect_err("no commitment");
        assert_eq!(refused.code, RefusalCode::Malformed);
        assert!(refused.reason.len() < 100, "what is refused is not told back");
    }
}

#[test]
fn nobody_claims_more_in_a_journal_than_at_a_table() {
    let room = adventure(30);
    let text = journal(&room.party.records).expect("a journal");
    let with = |claims: Vec<Value>| {
        let mut told: Value = serde_json::from_str(&text).expect("JSON");
        told["claims"] = Value::from(claims);
        import(&told.to_string())
    };
    let claim = |after: usize, cards: usize| json!({ "after": after, "seat": 0, "claim": { "infected": { "cards": cards } } });
    let claims = |records: &[Record]| records.iter().filter(|record| matches!(record.what, What::Claimed { .. })).count();
    let (_, records) = with((0..12).map(|cards| claim(0, cards)).chain((0..12).map(|cards| claim(1, cards))).collect()).expect("a table");
    assert_eq!(claims(&records), 24, "as many as a table allows between two answers");
    let refused = with((0..13).map(|cards| claim(0, cards)).collect()).map(|_| ()).expect_err("too many");
    assert_eq!(refused.code, RefusalCode::Malformed);
    // What was said again after a step was taken back, or after a step that is gone, is in journals of games that were played.
    let (_, records) = with((0..5_000).map(|number| claim(0, number % 3)).chain([claim(1_000, 1)]).collect()).expect("a table");
    assert_eq!(claims(&records), 3);
}

#[test]
fn a_replay_shows_what_a_seat_saw_then() {
    let mut room = Room::new(Party::playing(crew(3), Settings { undo: false, ..Settings::default() }, 2, 6), 2, 6);
    let mut seen = vec![room.clients[1].seat(1).clone()];
    while room.step() {
        let known = room.clients[1].seat(1);
        if known.turn as usize == seen.len() {
            seen.push(known.clone());
        }
    }
    let mut replay = Replay::of(&room.party.records).expect("a replay");
    assert!(replay.is_over());
    assert_eq!(replay.frames() as usize, seen.len());
    let mut events = 0;
    for (number, known) in seen.iter().enumerate().take(seen.len() - 1) {
        let frame = serde_json::to_value(replay.frame(number as u32, Eyes::Seat(seat(1))).expect("a frame")).expect("JSON");
        assert_eq!(frame["view"], known.view, "frame {number}");
        events += frame["events"].as_array().expect("events").len();
        assert_eq!(events, known.events.len(), "frame {number}");
        let answered = &frame["answered"];
        assert!(answered["answer"].is_null() || answered["seat"] == 1, "only one's own answers are shown");
    }
    // Any frame is found, in any order, and is the same.
    let last = replay.frames() - 1;
    for number in [last, 0, last / 2, last, 1, 64.min(last), 65.min(last)] {
        let frame = serde_json::to_value(replay.frame(number, Eyes::Seat(seat(1))).expect("a frame")).expect("JSON");
        assert_eq!(frame["view"]["question"], seen[number as usize].view["question"]);
    }
    let whole = serde_json::to_value(replay.frame(last / 2, Eyes::Everything).expect("a frame")).expect("JSON");
    assert!(whole["answered"]["answer"]["text"].is_string() && whole["answered"]["by"].is_string());
    assert_eq!(replay.frame(last + 1, Eyes::Spectator).map(|_| ()), Err(ReplayError::NoFrame(last + 1)));
    assert!(replay.frame(0, Eyes::Seat(seat(5))).is_err());
}

#[test]
fn a_replay_of_a_journal_is_the_same() {
    let room = adventure(60);
    let mut one = Replay::of(&room.party.records).expect("a replay");
    let mut other = Replay::of_journal(&journal(&room.party.records).expect("a journal")).expect("a replay");
    assert!(!one.is_over());
    assert_eq!(one.frames(), other.frames());
    let view = |replay: &mut Replay, number: u32| replay.frame(number, Eyes::Spectator).expect("a frame").view.to_string();
    for number in 0..one.frames() {
        assert_eq!(view(&mut one, number), view(&mut other, number));
    }
    assert!(Replay::of_journal("{}").is_err());
}

/// A snapshot as an older version of the rules would have left it.
fn aged(snapshot: &[u8]) -> Parts {
    let mut parts = split(snapshot);
    parts.head["head"]["rules_version"] = json!(0);
    parts.head["game"]["rules_version"] = json!(0);
    parts
}

#[test]
fn a_game_goes_on_under_newer_rules_and_tells_so() {
    let room = adventure(30);
    let (mut table, records) = Table::load(&aged(&room.party.table.snapshot()).join(), room.party.now).expect("a table");
    let rules = <Nemesis as kernel::Game>::RULES_VERSION;
    assert_eq!(table.info().notice, Some(Notice::NewRules { begun: 0, now: rules }));
    assert!(matches!(records.as_slice(), [Record { what: What::NewRules { begun: 0, .. }, .. }]));
    assert_eq!(table.records(), room.party.records.len() as u64 + 1);
    assert_eq!(table.hash(), room.party.table.hash());
    for number in 0..2 {
        table.command(&who(number), &Command::Concede { seat: seat(number) }, room.party.now, &mut || [0; 32]).expect("conceded");
    }
    let (_, again) = Table::load(&table.snapshot(), room.party.now).expect("a table");
    assert!(again.is_empty(), "told once");
}

/// The records as an older version would have written them: other fingerprints.
fn aged_records(records: &[Record]) -> Vec<Record> {
    let mut records = records.to_vec();
    for record in &mut records {
        match &mut record.what {
            What::Started { rules_version, hash, .. } => {
                *rules_version = 0;
                "0123456789abcdef".clone_into(hash);
            }
            What::Answered { hash, .. } => "0123456789abcdef".clone_into(hash),
            _ => {}
        }
    }
    records
}

#[test]
fn a_snapshot_that_makes_no_sense_any_more_is_replaced_by_the_history() {
    let room = adventure(30);
    let mut parts = aged(&room.party.table.snapshot());
    parts.state.truncate(40);
    assert!(Table::load(&parts.join(), room.party.now).is_err());
    let (table, made) = Table::recover(&aged_records(&room.party.records), &called, room.party.now).expect("a table");
    assert!(matches!(made.as_slice(), [Record { what: What::NewRules { .. }, .. }]));
    assert_eq!((table.phase(), table.hash()), (Phase::Playing, room.party.table.hash()));
}

#[test]
fn a_game_that_no_longer_replays_is_closed_with_its_journal() {
    let room = adventure(30);
    let mut records = aged_records(&room.party.records);
    let last = records.iter_mut().rev().find_map(|record| match &mut record.what {
        What::Answered { action, .. } => Some(action),
        _ => None,
    });
    *last.expect("an answer") = serde_json::value::to_raw_value("gone").expect("JSON");
    let (table, made) = Table::recover(&records, &called, room.party.now).expect("a table");
    assert_eq!(table.phase(), Phase::Closed);
    assert!(matches!(table.info().notice, Some(Notice::Unreadable { begun: 0, .. })));
    assert!(matches!(made.as_slice(), [Record { what: What::Closed { .. }, .. }]));
    assert_eq!(table.members(), room.party.table.members());
    assert!(table.wake().is_none());
    let text = journal(&records).expect("a journal");
    assert!(text.contains("gone"), "everything is kept");
    // Records that say the same rules and another state are not believed.
    let mut wrong = room.party.records.clone();
    for record in &mut wrong {
        if let What::Answered { hash, .. } = &mut record.what {
            "0123456789abcdef".clone_into(hash);
        }
    }
    assert_eq!(Table::recover(&wrong, &called, 0).map(|(table, _)| table.phase()).ok(), Some(Phase::Closed));
    assert!(Table::recover(&[], &called, 0).is_err());
    assert!(Table::recover(&room.party.records[1..], &called, 0).is_err());
}

#[test]
fn damaged_snapshots_are_refused_or_harmless() {
    let room = adventure(30);
    let snapshot = room.party.table.snapshot();
    for length in (0..snapshot.len()).step_by(97) {
        assert!(Table::load(&snapshot[..length], 0).is_err() || length >= snapshot.len());
    }
    let mut dice = kernel::chance::Pcg32::new(5);
    for _ in 0..400 {
        let mut damaged = snapshot.clone();
        for _ in 0..3 {
            let at = dice.next() as usize % damaged.len();
            damaged[at] = dice.next() as u8;
        }
        if let Ok((mut table, _)) = Table::load(&damaged, 0) {
            let _ = table.info();
            for _ in 0..3 {
                if let Some(wake) = table.wake() {
                    table.tick(wake);
                }
            }
        }
    }
}

#[test]
fn a_frozen_table_stands_still() {
    let mut room = Room::new(Party::playing(duel(), Settings::default(), 2, 1), 2, 1);
    let (index, number) = room.asked()[0];
    let answer = room.clients[index].option(number, 0);
    let records = room.party.table.freeze("it panicked".to_owned(), room.party.now);
    assert!(matches!(records.as_slice(), [Record { what: What::Froze { .. }, .. }]));
    room.deliver();
    assert_eq!(room.clients[0].info["phase"], "frozen");
    assert_eq!(room.clients[0].info["notice"]["kind"], "frozen");
    assert!(room.asked().is_empty());
    let person = room.clients[index].person;
    assert_eq!(room.party.tries(person, &answer).expect_err("frozen").code, RefusalCode::Frozen);
    let mut all = room.party.records.clone();
    all.extend(records);
    assert!(Journal::<Theseus>::from_json(&journal(&all).expect("a journal")).is_ok());
}
