//! Tidiness as a test: what the style forbids and a compiler does not see.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::codegen;

/// The folders that are looked through.
const FOLDERS: [&str; 6] = ["crates", "xtask", "content", "docs", "scenarios", "web"];

/// What lies there and is not ours, or not kept.
const PASSED_OVER: [&str; 3] = ["target", "node_modules", "samples"];

/// The longest a source file may be; generated ones may be longer.
const LONGEST: usize = 900;

/// Words that say nothing about what a thing is.
const FORBIDDEN_WORDS: [&str; 6] = ["manager", "handler", "helper", "helpers", "util", "utils"];

/// What gives things names.
const KEYWORDS: [&str; 9] = ["struct", "enum", "trait", "fn", "mod", "type", "const", "static", "macro_rules"];

/// Marks of unfinished work and switched-off tests, in two halves so that this file does not carry them.
const MARKS: [(&str, &str); 8] = [
    ("TO", "DO"),
    ("FIX", "ME"),
    ("todo", "!("),
    ("unimplemented", "!("),
    ("dbg", "!("),
    ("#[ig", "nore"),
    ("#[should_", "panic"),
    ("#[allow(cli", "ppy"),
];

/// Beginnings of paths that exist on some machine only, likewise.
const MACHINE_PATHS: [(&str, &str); 4] = [("/ho", "me/"), ("/ro", "ot/"), ("/wo", "rk/"), ("/tm", "p/")];

/// What a view must not hold: it travels to people who may not see it.
const NOT_IN_A_VIEW: [&str; 3] = ["State", "Secret", "Pool"];

/// Fails when something is untidy, and says what.
pub fn check(root: &Path) -> Result<()> {
    let problems = problems(root)?;
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => Ok(()),
        1 => bail!("1 thing is untidy"),
        some => bail!("{some} things are untidy"),
    }
}

/// Everything that is untidy, as `file:line: what`.
pub fn problems(root: &Path) -> Result<Vec<String>> {
    let mut problems = vec![];
    for folder in FOLDERS {
        look(root, folder, &mut problems)?;
    }
    problems.extend(codegen::stale(root)?.into_iter().map(|file| format!("{file}: stale; run `cargo xtask content`")));
    problems.sort();
    Ok(problems)
}

fn look(root: &Path, place: &str, problems: &mut Vec<String>) -> Result<()> {
    let folder = root.join(place);
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {place}"))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let file = format!("{place}/{name}");
        if entry.file_type()?.is_dir() {
            if !PASSED_OVER.contains(&name.as_str()) && !name.starts_with('.') {
                look(root, &file, problems)?;
            }
        } else if [".rs", ".md", ".toml", ".json", ".ts"].iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(entry.path()).with_context(|| format!("cannot read {file}"))?;
            problems.extend(in_text(&text).into_iter().map(|(line, what)| format!("{file}:{line}: {what}")));
            if name == "package-lock.json" {
                problems.extend(in_lock_file(&text).into_iter().map(|line| format!("{file}:{line}: names a registry")));
            }
            if name.ends_with(".rs") {
                problems.extend(in_source(&file, &text).into_iter().map(|(line, what)| format!("{file}:{line}: {what}")));
            }
        }
    }
    Ok(())
}

/// What no committed file may contain.
fn in_text(text: &str) -> Vec<(usize, String)> {
    let mut found = vec![];
    for (line, words) in (1..).zip(text.lines()) {
        for (first, second) in MACHINE_PATHS {
            let path = format!("{first}{second}");
            let begins =
                |at: usize| !words[..at].ends_with(|letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '_' | '-' | '/'));
            if words.match_indices(&path).any(|(at, _)| begins(at)) {
                found.push((line, format!("a path of some machine: {path}")));
            }
        }
    }
    found
}

/// Lines of a lock file that say where a package came from: that is a matter of the machine.
fn in_lock_file(text: &str) -> Vec<usize> {
    (1..).zip(text.lines()).filter(|(_, words)| words.trim_start().starts_with("\"resolved\"")).map(|(line, _)| line).collect()
}

/// What no source file may contain.
fn in_source(file: &str, text: &str) -> Vec<(usize, String)> {
    let mut found = vec![];
    let lines = text.lines().count();
    if lines > LONGEST && !file.contains("/generated/") {
        found.push((1, format!("{lines} lines; split it by chapter, {LONGEST} are too many already")));
    }
    if !text.starts_with("//!") {
        found.push((1, String::from("does not open with a sentence about its scope")));
    }
    let stem = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".rs");
    if let Some(word) = forbidden_word(stem) {
        found.push((1, format!("a file named {word:?} says nothing about what is in it")));
    }
    let is_view = file.starts_with("crates/") && file.ends_with("/src/view.rs");
    let mut within = Within::default();
    for (line, words) in (1..).zip(text.lines()) {
        for (first, second) in MARKS {
            let mark = format!("{first}{second}");
            if words.contains(&mark) {
                found.push((line, format!("unfinished or switched off: {mark}")));
            }
        }
        let code = words.split("//").next().unwrap_or(words);
        let identifiers: Vec<&str> =
            code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty()).collect();
        for pair in identifiers.windows(2) {
            if KEYWORDS.contains(&pair[0])
                && let Some(word) = forbidden_word(pair[1])
            {
                found.push((line, format!("{} is named {word:?}, which says nothing", pair[1])));
            }
        }
        if is_view {
            within.read(code, &identifiers);
            for word in NOT_IN_A_VIEW.iter().filter(|word| within.type_body && identifiers.contains(word)) {
                found.push((line, format!("a view must not hold a {word}")));
            }
        }
    }
    found
}

/// Whether a line belongs to the definition of a type. Functions beside it may well take a state to make a view of.
#[derive(Default)]
struct Within {
    type_body: bool,
    ended: bool,
    depth: usize,
}

impl Within {
    fn read(&mut self, code: &str, identifiers: &[&str]) {
        if self.ended {
            // The line before ended the type.
            *self = Self::default();
        }
        if !self.type_body {
            self.type_body = identifiers.iter().any(|word| ["struct", "enum"].contains(word));
        }
        if !self.type_body {
            return;
        }
        for letter in code.chars() {
            match letter {
                '{' | '(' => self.depth += 1,
                '}' | ')' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
        self.ended = self.depth == 0 && code.trim_end().ends_with(['}', ';']);
    }
}

/// A forbidden word in a name, whether it is written `like_this` or `LikeThis`.
fn forbidden_word(name: &str) -> Option<&'static str> {
    let mut words = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || letter.is_uppercase() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| letter != '_') {
            word.extend(letter.to_lowercase());
        }
    }
    FORBIDDEN_WORDS.into_iter().find(|forbidden| words.iter().any(|word| word == forbidden))
}

#[cfg(test)]
mod tests {
    use super::{FORBIDDEN_WORDS, LONGEST, MACHINE_PATHS, MARKS, forbidden_word, in_lock_file, in_source, in_text, problems};

    const OPENING: &str = "//! A scope.\n";

    fn said(file: &str, text: &str) -> Vec<String> {
        in_source(file, &format!("{OPENING}{text}")).into_iter().map(|(line, what)| format!("{line}: {what}")).collect()
    }

    #[test]
    fn the_tree_is_tidy() {
        let problems = problems(&crate::root().unwrap()).unwrap();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }

    #[test]
    fn a_tidy_file_is_left_alone() {
        assert!(said("crates/x/src/lib.rs", "/// Handles on a door.\npub struct Door { state: State }\n").is_empty());
    }

    #[test]
    fn names_that_say_nothing() {
        for word in FORBIDDEN_WORDS {
            let camel = format!("Game{}{}", word[..1].to_uppercase(), &word[1..]);
            assert_eq!(forbidden_word(&camel), Some(word));
            assert_eq!(said("crates/x/src/lib.rs", &format!("pub struct {camel};\n")).len(), 1, "{camel}");
            assert_eq!(said("crates/x/src/lib.rs", &format!("fn do_{word}() {{}}\n")).len(), 1, "{word}");
            assert_eq!(said(&format!("crates/x/src/{word}.rs"), "").len(), 1, "{word}");
        }
        for name in ["utility", "Handlebar", "state", "shandler", ""] {
            assert_eq!(forbidden_word(name), None, "{name}");
        }
    }

    #[test]
    fn marks_of_unfinished_work() {
        for (first, second) in MARKS {
            assert_eq!(said("crates/x/src/lib.rs", &format!("    {first}{second}x)\n")).len(), 1, "{first}");
        }
    }

    #[test]
    fn long_files_and_files_without_an_opening() {
        let long = "\n".repeat(LONGEST);
        assert_eq!(said("crates/x/src/lib.rs", &long).len(), 1);
        assert!(said("crates/x/src/generated/cards.rs", &long).is_empty());
        assert_eq!(in_source("crates/x/src/lib.rs", "use std::fmt;\n").len(), 1);
    }

    #[test]
    fn secrets_in_a_view() {
        let text = "pub struct View { deck: Pool<Card>, hand: Vec<Secret<Card>> } // not State\n";
        assert_eq!(said("crates/x/src/view.rs", text).len(), 2);
        assert!(said("crates/x/src/board.rs", text).is_empty());
        let text =
            "struct A(u8);\nenum B {\n    C { d: Secret<u8> },\n}\nfn of(state: &State, pool: Pool<u8>) {}\nstruct E(\n    State,\n);\n";
        assert_eq!(said("crates/x/src/view.rs", text), ["4: a view must not hold a Secret", "8: a view must not hold a State"]);
    }

    #[test]
    fn registries_in_a_lock_file() {
        assert_eq!(in_lock_file("{\n  \"version\": \"6.0.3\",\n  \"resolved\": \"https://registry.example/x.tgz\"\n}\n"), [3]);
    }

    #[test]
    fn paths_of_some_machine() {
        for (first, second) in MACHINE_PATHS {
            assert_eq!(in_text(&format!("see {first}{second}me\n")).len(), 1, "{first}");
            assert!(in_text(&format!("see docs{first}{second}me\n")).is_empty(), "{first}");
        }
    }
}
