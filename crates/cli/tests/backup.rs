//! `hullbreach backup` and `hullbreach restore` as whoever runs a server meets them.

use std::path::Path;
use std::process::Command;

use storage::{Durability, Options, Person};

fn hullbreach(words: &[&str], paths: &[&Path]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hullbreach")).env_remove("HULLBREACH_DATABASE").args(words).args(paths).output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.code().unwrap(), said)
}

fn person() -> Person {
    Person { id: protocol::PersonId::from_random([7; 10]), name: "Ripley".to_owned(), login: None, created: 1 }
}

#[test]
fn from_a_running_database_into_an_empty_one() {
    let dir = tempfile::tempdir().unwrap();
    let (from, to, file) = (dir.path().join("from"), dir.path().join("to"), dir.path().join("games.backup"));
    let at = |folder: &Path| Options::Sqlite { folder: folder.to_owned(), durability: Durability::Full };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let running = runtime.block_on(storage::open(&at(&from))).unwrap();
    runtime.block_on(running.add_person(person())).unwrap();

    let (code, said) = hullbreach(&["backup", "--data"], &[&from, &file]);
    assert_eq!(code, 0, "{said}");
    let (code, said) = hullbreach(&["restore", "--data"], &[&from, &file]);
    assert_eq!(code, 1, "it is in use: {said}");
    assert!(said.contains("in use"), "{said}");
    runtime.block_on(running.close());
    drop(running);

    let (code, said) = hullbreach(&["restore", "--database"], &[&to, &file]);
    assert_eq!(code, 0, "{said}");
    let (code, said) = hullbreach(&["restore", "--data"], &[&to, &file]);
    assert_eq!(code, 1, "it is not empty any more: {said}");
    let restored = runtime.block_on(storage::open(&at(&to))).unwrap();
    assert_eq!(runtime.block_on(restored.person(person().id)), Ok(Some(person())));
    runtime.block_on(restored.close());
}

#[test]
fn what_is_not_there_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let (empty, file) = (dir.path().join("empty"), dir.path().join("file"));
    let (code, said) = hullbreach(&["backup", "--data"], &[&empty, &file]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("there is no such database"), "{said}");
    assert!(!empty.exists() && !file.exists(), "nothing was made");
    let (code, said) = hullbreach(&["restore", "--data"], &[&empty, &file]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("the backup"), "{said}");
    let (code, said) = hullbreach(&["backup"], &[&file]);
    assert_eq!(code, 2, "{said}");
}
