//! Replays the inputs the fuzzers keep: one folder a target, every file must be survived.

use std::fs;
use std::path::Path;

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
    replay("journal", soak::fuzz::journal);
}

#[test]
fn scenarios() {
    replay("scenario", soak::fuzz::scenario);
}

#[test]
fn states() {
    replay("state", soak::fuzz::state);
}

#[test]
fn contents() {
    replay("content", soak::fuzz::content);
}
