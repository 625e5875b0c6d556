//! Files that are no content are refused with their name, place and reason, and never bring anything down.

use std::fs;

use crate::copy::Broken;
use content::ContentError;
use serde_json::{Value, json};

const CARDS: &str = "theseus/cards.json";

fn load(broken: &Broken) -> ContentError {
    content::load(&broken.content()).unwrap_err()
}

#[test]
fn a_missing_file() {
    let broken = Broken::new();
    fs::remove_file(broken.path(CARDS)).unwrap();
    let error = load(&broken);
    assert!(matches!(&error, ContentError::Unreadable { file, .. } if file == CARDS), "{error:?}");
    assert_eq!((error.place(), error.line()), ("", None));
    broken.expect(CARDS, "", "not found");
}

#[test]
fn a_missing_folder() {
    let broken = Broken::new();
    fs::remove_dir_all(broken.content()).unwrap();
    assert!(matches!(load(&broken), ContentError::Unreadable { .. }));
    let report = broken.validate();
    for file in ["theseus/game.json", "nemesis/board.json", "lockdown/README.md"] {
        assert!(report.problems.iter().any(|problem| problem.file == file), "{report}");
    }
}

#[test]
fn missing_rules() {
    let broken = Broken::new();
    fs::remove_file(broken.rules().join("nemesis.md")).unwrap();
    broken.expect("nemesis.md", "", "not found");
    broken.expect("nemesis/rooms.json", "/entries", "no such rule");
}

#[test]
fn broken_json() {
    let broken = Broken::new();
    broken.replace(CARDS, "\"kind\": \"trap\",", "\"kind\": trap,");
    let error = load(&broken);
    let ContentError::Malformed { line, place, .. } = &error else { panic!("{error:?}") };
    assert_eq!(broken.text(CARDS).lines().nth(line - 1).unwrap().trim(), "\"kind\": trap,");
    assert_eq!(place, "/entries/0/kind");
    assert!(error.to_string().starts_with(&format!("{CARDS}:{line}: ")), "{error}");
    broken.expect(CARDS, "/entries/0/kind", "expected");
}

#[test]
fn a_truncated_file() {
    let broken = Broken::new();
    let text = broken.text(CARDS);
    broken.write(CARDS, &text.as_bytes()[..text.len() / 2]);
    let report = broken.validate();
    let problem = report.problems.iter().find(|problem| problem.file == CARDS).unwrap();
    assert!(problem.place.starts_with("/entries/"), "{problem}");
    assert!(problem.line.is_some() && problem.message.contains("EOF"), "{problem}");
    assert!(report.summary.iter().any(|line| line.contains("rooms: basic")), "the other games are checked all the same");
}

#[test]
fn wrong_types() {
    let pointer = "/entries/0/count";
    for (value, words) in [
        (json!("three"), "invalid type: string \"three\", expected u32"),
        (json!(-1), "invalid value: integer `-1`"),
        (json!(1.5), "invalid type: floating point"),
        (json!(4_294_967_296_u64), "invalid value: integer"),
        (json!([]), "invalid type: sequence"),
        (json!({}), "invalid type: map"),
    ] {
        let broken = Broken::new();
        broken.edit(CARDS, pointer, |count| *count = value);
        let error = load(&broken);
        let ContentError::Unexpected { file, place, reason, .. } = &error else { panic!("{error:?}") };
        assert_eq!((file.as_str(), place.as_str()), (CARDS, pointer), "{error}");
        assert!(reason.contains(words), "{reason}");
        broken.expect(CARDS, pointer, words);
    }
}

#[test]
fn the_line_of_a_wrong_type() {
    let broken = Broken::new();
    broken.replace(CARDS, "\"level\": 0,", "\"level\": \"0\",");
    let line = load(&broken).line().unwrap();
    assert_eq!(broken.text(CARDS).lines().nth(line - 1).unwrap().trim(), "\"level\": \"0\",");
}

#[test]
fn fields_that_are_missing_or_unknown() {
    let broken = Broken::new();
    broken.replace(CARDS, "\"level\": 0,", "");
    let error = load(&broken);
    assert_eq!((error.place(), error.reason()), ("/entries/0", "missing field `level`"));
    let broken = Broken::new();
    broken.replace(CARDS, "\"level\": 0,", "\"level\": 0, \"levl\": 1,");
    let error = load(&broken);
    assert_eq!(error.place(), "/entries/0");
    assert!(error.reason().starts_with("unknown field `levl`"), "{error}");
    let broken = Broken::new();
    broken.replace(CARDS, "\"level\": 0,", "\"level\": 0, \"level\": 1,");
    assert!(load(&broken).reason().starts_with("duplicate field `level`"));
}

#[test]
fn a_file_that_is_another() {
    let broken = Broken::new();
    broken.write(CARDS, broken.text("theseus/bonus.json"));
    assert!(load(&broken).reason().contains("says it is theseus/bonus"));
    let broken = Broken::new();
    broken.replace(CARDS, "\"schema\": 1", "\"schema\": 2");
    assert!(load(&broken).reason().contains("schema 2, not theseus/cards, schema 1"));
    let broken = Broken::new();
    broken.write("theseus/cards_old.json", "{}");
    broken.expect("theseus/cards_old.json", "", "no file of the schema");
}

#[test]
fn files_that_are_no_text() {
    for bytes in [&b""[..], b" ", b"\xff\xfe\x00", b"\xef\xbb\xbf{}", b"null", b"[]", b"{}", b"0", b"\"", b"{\"a\":", b"\0\0\0"] {
        let broken = Broken::new();
        broken.write(CARDS, bytes);
        assert_eq!(load(&broken).file(), CARDS);
        assert!(!broken.validate().is_clean());
    }
}

#[test]
fn a_file_of_brackets() {
    let broken = Broken::new();
    broken.write(CARDS, "[".repeat(1_000_000));
    assert!(load(&broken).reason().contains("invalid type"), "{}", load(&broken));
    let frame = "{\"game\": \"nemesis\", \"file\": \"rooms\", \"schema\": 1, \"entries\": ";
    let entry = "[{\"actions\": [{\"options\": [{\"do\": [{\"op\": ";
    let broken = Broken::new();
    for deep in [format!("{frame}{}", "[".repeat(100_000)), format!("{frame}{entry}{}", "[".repeat(100_000))] {
        let whole = format!("{deep}{}]}}]}}]}}]}}", "]".repeat(100_000));
        for text in [deep, whole] {
            broken.write("nemesis/rooms.json", text);
            let error = load(&broken);
            assert_eq!(error.file(), "nemesis/rooms.json");
            assert!(error.place().len() < 1_000, "a place nobody can read: {}", error.place());
            assert!(!broken.validate().is_clean());
        }
    }
}

/// Cuts every file at several places: an error that names the file each time.
#[test]
fn every_file_cut_short() {
    let broken = Broken::new();
    for game in ["theseus", "nemesis", "lockdown"] {
        for entry in fs::read_dir(broken.path(game)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let file = format!("{game}/{name}");
            if !name.ends_with(".json") {
                continue;
            }
            let whole = fs::read(broken.path(&file)).unwrap();
            for part in [1, 4, 7] {
                broken.write(&file, &whole[..whole.len() * part / 8]);
                assert_eq!(load(&broken).file(), file);
            }
            broken.write(&file, whole);
        }
    }
    content::load(&broken.content()).unwrap();
}

/// Puts something else in the place of a sample of values: the checks go through to the end whatever they meet.
#[test]
fn any_value_may_be_anything() {
    let broken = Broken::new();
    let others =
        [json!(null), json!(""), json!(0), json!(255), json!(-7), json!(true), json!([]), json!({}), json!("ä/~"), json!([[1], [2]])];
    let mut step = 0;
    for file in [
        "theseus/cards.json",
        "theseus/sectors.json",
        "theseus/setup.json",
        "nemesis/board.json",
        "nemesis/items.json",
        "lockdown/board.json",
    ] {
        let text = broken.text(file);
        let whole: Value = serde_json::from_str(&text).unwrap();
        let mut places = vec![];
        pointers(&whole, String::new(), &mut places);
        let stride = places.len() / 10;
        for place in places.iter().step_by(stride.max(1)) {
            let mut value = whole.clone();
            let other = &others[step % others.len()];
            *value.pointer_mut(place).unwrap() = other.clone();
            broken.write(file, value.to_string());
            let report = broken.validate();
            assert!(report.checks > 0, "{file} {place}");
            assert!(report.problems.iter().all(|problem| !problem.file.is_empty() && !problem.message.is_empty()), "{report}");
            step += 1;
        }
        broken.write(file, text);
    }
    assert!(broken.validate().is_clean());
}

fn pointers(value: &Value, here: String, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (key, child) in map {
                pointers(child, format!("{here}/{}", key.replace('~', "~0").replace('/', "~1")), found);
            }
        }
        Value::Array(list) => {
            for (index, child) in list.iter().enumerate() {
                pointers(child, format!("{here}/{index}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found.push(here);
}
