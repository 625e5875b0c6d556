//! Replays the inputs the fuzzers keep: one folder a target, every file must be survived.

use nemesis::Nemesis;
use soak::fuzz;
use std::fs;
use std::path::Path;
use theseus::Theseus;

fn replay(target: &str, feed: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files: Vec<_> = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())).flatten().collect();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    for file in files {
        feed(&fs::read(file.path()).expect("a corpus file can be read"));
    }
}

#[test]
fn journals() {
    replay("journal", fuzz::journal::<Theseus>);
    replay("nemesis_journal", fuzz::journal::<Nemesis>);
}

#[test]
fn scenarios() {
    replay("scenario", fuzz::scenario::<Theseus>);
    replay("nemesis_scenario", fuzz::scenario::<Nemesis>);
}

#[test]
fn states() {
    replay("state", fuzz::state::<Theseus>);
    replay("nemesis_state", fuzz::state::<Nemesis>);
}

#[test]
fn contents() {
    replay("content", fuzz::content);
}

#[test]
fn messages() {
    replay("messages", fuzz::messages);
}

#[test]
fn bodies() {
    replay("bodies", fuzz::bodies);
}
