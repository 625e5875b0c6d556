//! `hullbreach scenario` as a person or a script runs it.

use std::fs;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

const GOOD: &str = "rules = [\"T-MOVE-01\"]\nstory = \"A unit stands.\"\n[given]\ngame = \"theseus\"\nplayers = [\"marines\", \"aliens\"]\n\
    technical_hall = { a = \"marines 1\" }\nloading_dock = { a = \"aliens 1\" }\n[then]\nmarines.life = 20\n";

/// Exit code, standard output, standard error.
fn run(dir: &TempDir, args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hullbreach")).current_dir(dir.path()).arg("scenario").args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

#[test]
fn what_holds_is_counted_and_quiet() {
    let dir = folder(&[("a/good.toml", GOOD), ("a/b/also.toml", GOOD), ("a/tables/half.toml", "x = 1"), ("a/notes.txt", "no")]);
    assert_eq!(run(&dir, &["a"]), (0, "2 passed, 0 failed, 0 broken\n".to_owned(), String::new()));
    assert_eq!(run(&dir, &["--quiet", "a/good.toml", "a/b"]), (0, String::new(), String::new()));
}

#[test]
fn what_does_not_hold_has_a_line_and_code_1() {
    let dir = folder(&[("bad.toml", &GOOD.replace("life = 20", "life = 7")), ("good.toml", GOOD)]);
    let (code, out, err) = run(&dir, &["--quiet", "bad.toml", "good.toml"]);
    assert_eq!((code, err.as_str()), (1, ""));
    assert_eq!(out, "bad.toml:9: marines.life is 20, not 7\n1 passed, 1 failed, 0 broken\n");
}

#[test]
fn what_cannot_be_read_has_code_2() {
    let other = GOOD.replace("theseus", "chess");
    let silent = GOOD.replace("game = \"theseus\"\n", "");
    let dir = folder(&[("a.toml", "x = = 1"), ("b.toml", &other), ("c.toml", &silent), ("d.toml", GOOD)]);
    fs::write(dir.path().join("e.toml"), b"a = 1\nb = \"\xff\"\n").unwrap();
    let (code, out, err) = run(&dir, &[".", "missing.toml"]);
    assert_eq!((code, err.as_str()), (2, "hullbreach: 5 of the files cannot be read as scenarios\n"));
    let lines: Vec<&str> = out.lines().collect();
    let starts = [
        "./a.toml:1: not TOML",
        "./b.toml:4: there is no engine for \"chess\"",
        "./c.toml:3: `game` is missing",
        "./e.toml:2: this is not UTF-8",
        "missing.toml:1: cannot be read",
    ];
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.starts_with(start), "{line}");
    }
    assert_eq!(lines.last(), Some(&"1 passed, 0 failed, 5 broken"));
    let empty = folder(&[]);
    assert_eq!(run(&empty, &["."]), (2, String::new(), "hullbreach: . holds no scenario\n".to_owned()));
    assert_eq!(run(&empty, &[]).0, 2);
}

#[test]
fn programs_get_json() {
    let dir = folder(&[("bad.toml", &GOOD.replace("life = 20", "life = 7"))]);
    let (code, out, _) = run(&dir, &["--json", "bad.toml"]);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &report["failed"], &report["scenarios"][0]["verdict"]), (1, &Value::from(1), &Value::from("failed")));
    assert_eq!(report["scenarios"][0]["failures"][0]["line"], 9);
    assert_eq!(report["scenarios"][0]["rules"][0], "T-MOVE-01");
}
