//! Games of earlier versions, kept as they were written: `tests/corpus/*.jsonl` are whole tables (a line about it with its
//! snapshot, then its records), `tests/corpus/*.json` journals of games that were over. Whatever the rules say today, a table of
//! yesterday goes on, or is closed with its journal kept; a game played under the same version gives the same states.
//!
//! Files are never changed. A new version adds its own: `HULLBREACH_CORPUS=NAME cargo test -p host --test suite corpus` writes
//! tables of every way to play under that name.

use host::{Import, Record, Replay, Table, What};
use kernel::Game as _;
use protocol::table::{Notice, Phase, Settings};
use protocol::{TableId, with_game};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::PathBuf;

use crate::client::Room;
use crate::party::{BEGIN, Party, person, who};
use crate::setups;

/// The first line of a kept table.
#[derive(Serialize, Deserialize)]
struct About {
    rules: u32,
    hash: String,
    /// In hexadecimal.
    snapshot: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn kept(ending: &str) -> Vec<(String, String)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).expect("the corpus").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let wanted = |path: &PathBuf| path.extension().is_some_and(|extension| extension == ending);
    files.iter().filter(|path| wanted(path)).map(|path| (path.display().to_string(), fs::read_to_string(path).expect("text"))).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).expect("hexadecimal")).collect()
}

#[test]
fn corpus_of_tables_goes_on() {
    if let Ok(name) = std::env::var("HULLBREACH_CORPUS") {
        write(&name);
    }
    let files = kept("jsonl");
    assert!(files.len() >= setups::all().len(), "the corpus is there");
    let mut carried = 0;
    for (file, text) in files {
        let mut lines = text.lines();
        let about: About = serde_json::from_str(lines.next().expect("a first line")).expect(&file);
        let records: Vec<Record> = lines.map(|line| Record::read(line.as_bytes()).expect(&file)).collect();
        let now = records.last().expect("records").at;
        let (loaded, made) = Table::load(&bytes(&about.snapshot), now)
            .or_else(|_| Table::recover(&records, &|_| None, now).map_err(|error| format!("{file}: {error}")))
            .expect("a table of yesterday opens");
        let game = loaded.info().agreed.game();
        let rules = with_game!(game, G => G::RULES_VERSION);
        if about.rules == rules {
            assert!(made.is_empty(), "{file}: nothing has happened meanwhile");
            assert_eq!(loaded.hash().as_deref(), Some(about.hash.as_str()), "{file}");
            let (repeated, _) = Table::recover(&records, &|_| None, now).expect(&file);
            assert_eq!(repeated.hash().as_deref(), Some(about.hash.as_str()), "{file}: the history leads elsewhere");
        } else if loaded.phase() == Phase::Playing {
            assert_eq!(loaded.info().notice, Some(Notice::NewRules { begun: about.rules, now: rules }), "{file}: players are told");
            carried += 1;
        } else {
            let told = matches!(made.as_slice(), [Record { what: What::Closed { .. }, .. }]) || loaded.phase() == Phase::Over;
            assert!(told, "{file}: {:?}", loaded.phase());
        }
        if loaded.phase() == Phase::Playing {
            goes_on(loaded, &file);
        }
    }
    assert!(carried > 0, "a game begun under other rules goes on");
}

/// Bots play for everybody who is away, so that a table of yesterday can be seen to go on.
fn goes_on(mut table: Table, file: &str) {
    let before = table.records();
    for (person, seat) in table.members() {
        let name = "Somebody".to_owned();
        table.command(&host::Who { person, name }, &protocol::Command::Cover { seat }, BEGIN, &mut || [0; 32]).expect(file);
    }
    for _ in 0..30 {
        let Some(wake) = table.wake() else { break };
        table.tick(wake);
    }
    assert!(table.records() > before, "{file}: the game stands still");
    assert_ne!(table.phase(), Phase::Frozen, "{file}: {:?}", table.info().notice);
}

#[test]
fn corpus_of_journals_is_seen_again() {
    let files = kept("json");
    assert!(!files.is_empty(), "the corpus is there");
    for (file, text) in files {
        let mut replay = Replay::of_journal(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let last = replay.frames().saturating_sub(1);
        replay.frame(last, host::Eyes::Everything).unwrap_or_else(|error| panic!("{file}: {error}"));
        let import = Import {
            id: TableId::from_random([9; 10]),
            name: "Yesterday".to_owned(),
            settings: Settings::default(),
            host: who(0),
            journal: &text,
            now: BEGIN,
        };
        // A game of other rules can be seen again, and going on with it is refused with the reason.
        match Table::import(import) {
            Ok((table, _)) => assert_eq!(table.phase(), Phase::Over, "{file}"),
            Err(refusal) => assert!(refusal.reason.contains("rules version"), "{file}: {refusal:?}"),
        }
    }
}

/// Tables of every way to play, some in the middle and some at the end.
fn write(name: &str) {
    for (number, agreed) in setups::all().into_iter().enumerate() {
        let game = agreed.game();
        let persons = agreed.seats().min(2) as u8;
        let party = Party::playing(agreed, Settings::default(), persons, number as u8 + 1);
        let mut room = Room::new(party, persons, number as u64 + 1);
        let most = if number % 3 == 2 { usize::MAX } else { 40 };
        for _ in 0..most {
            if !room.step() {
                break;
            }
        }
        let table = &room.party.table;
        let rules = with_game!(game, G => G::RULES_VERSION);
        let about = About { rules, hash: table.hash().expect("a game"), snapshot: hexadecimal(&table.snapshot()) };
        let mut text = serde_json::to_string(&about).expect("JSON") + "\n";
        for record in &room.party.records {
            text += &String::from_utf8(record.to_bytes()).expect("text");
            text.push('\n');
        }
        assert!(room.party.table.members().iter().all(|(member, _)| (0..8).any(|number| person(number) == *member)));
        let file = folder().join(format!("{name}-{}-{number}.jsonl", game.id()));
        assert!(!file.exists(), "{} is kept as it is", file.display());
        fs::write(file, text).expect("written");
    }
}
