//! A copy of the content that a test may break.

use std::fs;
use std::path::{Path, PathBuf};

use content::Report;
use serde_json::Value;
use tempfile::TempDir;

pub struct Broken {
    folder: TempDir,
}

impl Broken {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for game in ["theseus", "nemesis", "lockdown"] {
            copy(&root.join("content").join(game), &folder.path().join("content").join(game));
        }
        copy(&root.join("docs/rules"), &folder.path().join("rules"));
        Self { folder }
    }

    pub fn content(&self) -> PathBuf {
        self.folder.path().join("content")
    }

    pub fn rules(&self) -> PathBuf {
        self.folder.path().join("rules")
    }

    pub fn path(&self, file: &str) -> PathBuf {
        self.content().join(file)
    }

    pub fn text(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap()
    }

    pub fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(file), bytes).unwrap();
    }

    /// Replaces the first place of a text.
    pub fn replace(&self, file: &str, from: &str, to: &str) {
        let text = self.text(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.write(file, text.replacen(from, to, 1));
    }

    /// Changes the value at a JSON pointer.
    pub fn edit(&self, file: &str, pointer: &str, change: impl FnOnce(&mut Value)) {
        let mut value: Value = serde_json::from_str(&self.text(file)).unwrap();
        change(value.pointer_mut(pointer).unwrap_or_else(|| panic!("{file} has no {pointer}")));
        self.write(file, value.to_string());
    }

    /// The place in the list of entries of an id.
    pub fn index(&self, file: &str, id: &str) -> usize {
        let value: Value = serde_json::from_str(&self.text(file)).unwrap();
        value["entries"].as_array().unwrap().iter().position(|entry| entry["id"] == id).unwrap_or_else(|| panic!("{file} has no {id}"))
    }

    pub fn validate(&self) -> Report {
        content::validate(&self.content(), &self.rules())
    }

    /// There is a problem in this file, at a place that begins so, with a message that contains the words.
    pub fn expect(&self, file: &str, place: &str, words: &str) {
        let report = self.validate();
        let found = report
            .problems
            .iter()
            .any(|problem| problem.file == file && problem.place.starts_with(place) && problem.message.contains(words));
        assert!(found, "no problem {words:?} at {place} of {file}:\n{report}");
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_file() {
            fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
    }
}
