//! What the fuzzers feed: everything that is read from outside. Each function returns on any input and panics only on a bug.
//!
//! `fuzz/` calls these for hours; `tests/corpus.rs` replays the inputs that were found worth keeping.

mod wire;

pub use wire::{bodies, messages};

use kernel::chance::Pcg32;
use kernel::{Chance, Game, Journal, Referee, State, Words};
use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

/// A journal file: read, replayed and verified.
pub fn journal<G: Game>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(journal) = Journal::<G>::from_json(text) {
        // Whatever it says, the answer is a value.
        let _ = journal.verify();
    }
}

/// A scenario file: read and run.
pub fn scenario<G: Words>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let report = testkit::scenario::run_file::<G>("fuzz", text);
    assert!(!report.panicked, "{:?}", report.failures);
}

/// A saved state: loaded and, if it is accepted, played on.
pub fn state<G: Game>(bytes: &[u8]) {
    let Ok(mut state) = State::<G>::load(bytes) else { return };
    let mut referee = Referee::silent(Chance::rollout(1));
    let mut dice = Pcg32::new(2);
    let mut options = Vec::new();
    for _ in 0..200 {
        let Ok(Some(seat)) = state.settle(&mut referee, &mut options) else { return };
        let Some(&chosen) = options.get(dice.next() as usize % options.len().max(1)) else { return };
        if state.take(seat, chosen, &mut referee).is_err() {
            return;
        }
    }
}

/// A content file in place of one of ours: the first byte says which, the rest is what it contains.
pub fn content(bytes: &[u8]) {
    thread_local! {
        static COPY: OnceCell<Option<Copy>> = const { OnceCell::new() };
    }
    let Some((&which, rest)) = bytes.split_first() else { return };
    COPY.with(|copy| {
        let Some(copy) = copy.get_or_init(Copy::make) else { return };
        let Some((file, original)) = copy.files.get(usize::from(which) % copy.files.len().max(1)) else { return };
        if fs::write(file, rest).is_ok() {
            // Problems are values; only a panic is a bug. What cannot even be read need not be checked, so more inputs are tried.
            if content::load(&copy.dir).is_ok() {
                let _ = content::validate(&copy.dir, &copy.rules);
            }
            let _ = fs::write(file, original);
        }
    });
}

/// A copy of the content to damage.
struct Copy {
    dir: PathBuf,
    rules: PathBuf,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl Copy {
    fn make() -> Option<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let dir = std::env::temp_dir().join(format!("hullbreach-content-{}", std::process::id()));
        let mut files = Vec::new();
        for game in ["theseus", "nemesis", "lockdown"] {
            let target = dir.join(game);
            fs::create_dir_all(&target).ok()?;
            let mut names: Vec<_> = fs::read_dir(root.join("content").join(game)).ok()?.flatten().map(|entry| entry.path()).collect();
            names.sort();
            for path in names {
                let bytes = fs::read(&path).ok()?;
                let copy = target.join(path.file_name()?);
                fs::write(&copy, &bytes).ok()?;
                if copy.extension().is_some_and(|extension| extension == "json") {
                    files.push((copy, bytes));
                }
            }
        }
        Some(Self { dir, rules: root.join("docs/rules"), files })
    }
}
