//! `hullbreach content check` as a person or a script meets it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn check(root: &Path, more: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hullbreach")).args(["content", "check", "--root"]).arg(root).args(more).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_committed_content_is_sound() {
    let (code, out, err) = check(&root(), &[]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(out.trim_end().ends_with(" checks passed"), "{out}");
}

#[test]
fn a_broken_file_is_named_with_its_line() {
    let dir = tempfile::tempdir().unwrap();
    for part in ["content", "docs/rules"] {
        copy(&root().join(part), &dir.path().join(part));
    }
    assert_eq!(check(dir.path(), &[]).0, 0);
    let path = dir.path().join("content/theseus/cards.json");
    let text = fs::read_to_string(&path).unwrap();
    let lines = text.lines().count();
    fs::write(&path, text.lines().take(lines / 2).collect::<Vec<_>>().join("\n")).unwrap();
    let (code, out, _) = check(dir.path(), &[]);
    assert_eq!(code, 1);
    assert!(out.contains(&format!("theseus/cards.json:{}", lines / 2)), "{out}");
    let (code, out, _) = check(dir.path(), &["--json"]);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &report["clean"]), (1, &Value::from(false)));
    let named = report["problems"].as_array().unwrap().iter().any(|problem| problem["file"] == "theseus/cards.json");
    assert!(named, "{out}");
}

#[test]
fn without_a_working_tree_there_is_nothing_to_check() {
    let dir = tempfile::tempdir().unwrap();
    let (code, _, err) = check(dir.path(), &[]);
    assert_eq!(code, 2);
    assert!(err.contains("is not a working tree of the project"), "{err}");
}
