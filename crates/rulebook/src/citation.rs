//! What the Rust code of a working tree cites: rules it carries out, and rules its tests stand for.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::error::RulebookError;
use crate::id::{Game, RuleId};
use crate::problem::{Place, Problem, What};
use crate::reference::{Shorthand, ids_in};
use crate::rust_source::{Kind, Source, TestModule};
use crate::tree;

/// Crates that play by no rule, being tools or knowing no game: an id in them is an example.
const WITHOUT_RULES: [&str; 3] = ["cli", "kernel", "rulebook"];

/// Everything the code of a working tree says about rules.
#[derive(Default, Debug)]
pub(crate) struct Citations {
    pub code: Vec<Citation>,
    pub tests: Vec<Claim>,
    pub problems: Vec<Problem>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Citation {
    pub id: RuleId,
    pub place: Place,
    pub form: Form,
}

/// How code cites a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// `rule!("…")` or `applies!("…")`: the code acts on the rule.
    Macro,
    Comment,
}

/// A test that says it tests a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub id: RuleId,
    /// A scenario file, or a Rust file and the name of a test in it.
    pub test: String,
    pub place: Place,
}

/// Reads the code and the Rust tests of every crate below `root`.
pub(crate) fn read(root: &Path) -> Result<Citations, RulebookError> {
    let mut citations = Citations::default();
    for krate in tree::directories(&root.join("crates"))? {
        let name = tree::name(&root.join("crates"), &krate);
        if WITHOUT_RULES.contains(&name.as_str()) {
            continue;
        }
        let is_engine = Game::ALL.iter().any(|game| game.name() == name);
        let src = sources(&krate.join("src"))?;
        let test_files = test_files(&src);
        for (path, text) in &src {
            let is_test = test_files.iter().any(|test| test.holds(path));
            let default = if is_test { Region::Test } else { Region::Code };
            citations.file(&tree::name(root, path), text, default, is_engine);
        }
        for (path, text) in &sources(&krate.join("tests"))? {
            citations.file(&tree::name(root, path), text, Region::Test, is_engine);
        }
    }
    Ok(citations)
}

/// What a file is when nothing in it says otherwise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Region {
    Code,
    Test,
}

fn sources(dir: &Path) -> Result<Vec<(PathBuf, String)>, RulebookError> {
    let mut found = Vec::new();
    for path in tree::files(dir, "rs")? {
        let text = tree::read(&path)?;
        found.push((path, text));
    }
    Ok(found)
}

/// A test module in a file of its own: the file, and the directory of its submodules.
struct TestFile {
    file: PathBuf,
    directory: PathBuf,
}

impl TestFile {
    fn holds(&self, path: &Path) -> bool {
        path == self.file || path.starts_with(&self.directory)
    }
}

fn test_files(sources: &[(PathBuf, String)]) -> Vec<TestFile> {
    let mut found = Vec::new();
    for (path, text) in sources {
        let directory = path.parent().unwrap_or(path);
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
        let submodules = match stem {
            "lib" | "main" | "mod" => directory.to_owned(),
            _ => directory.join(stem),
        };
        for module in Source::read(text).test_modules {
            found.push(match module {
                TestModule::Named(name) => TestFile { file: submodules.join(format!("{name}.rs")), directory: submodules.join(name) },
                TestModule::At(file) => TestFile { file: directory.join(&file), directory: directory.join(file).with_extension("") },
            });
        }
    }
    found
}

impl Citations {
    fn file(&mut self, file: &str, text: &str, default: Region, is_engine: bool) {
        let source = Source::read(text);
        let mut claimed_to = 0;
        for (at, token) in source.tokens.iter().enumerate() {
            let place = Place::new(file, token.line);
            match token.kind {
                Kind::Comment(comment) if token.in_test || default == Region::Test => {
                    if at >= claimed_to && comment.starts_with("rules:") {
                        claimed_to = self.claim(file, &source, at);
                    }
                }
                Kind::Comment(comment) => {
                    for id in ids_in(comment, Shorthand::Dashed) {
                        let form = Form::Comment;
                        let place = place.clone();
                        self.code.push(Citation { id, place, form });
                    }
                }
                Kind::Word("rule" | "applies") if !token.in_test && default == Region::Code => {
                    if let Some(text) = only_argument(&source, at) {
                        self.cite(text, place, is_engine);
                    }
                }
                Kind::Word(_) | Kind::Text(_) | Kind::Sign(_) => {}
            }
        }
    }

    /// `rule!("…")`. Outside the engines other prefixes are somebody's toy game.
    fn cite(&mut self, text: &str, place: Place, is_engine: bool) {
        match text.parse::<RuleId>() {
            Ok(id) => {
                let form = Form::Macro;
                self.code.push(Citation { id, place, form });
            }
            Err(_) if is_engine || Game::ALL.iter().any(|game| is_of(*game, text)) => {
                let text = text.to_owned();
                self.problems.push(Problem::new(place, What::MalformedId { text }));
            }
            Err(_) => {}
        }
    }

    /// `// rules: A, B` above a test; a comma at the end of the line goes on in the next. Returns
    /// the token after the comment.
    fn claim(&mut self, file: &str, source: &Source<'_>, at: usize) -> usize {
        let mut text = String::new();
        let mut next = at;
        while let Some(Kind::Comment(comment)) = source.kind(next) {
            text.push_str(comment);
            text.push(' ');
            next += 1;
            if !comment.ends_with(',') {
                break;
            }
        }
        let place = Place::new(file, source.tokens.get(at).map_or(1, |token| token.line));
        let ids: BTreeSet<RuleId> = ids_in(&text, Shorthand::Dashed).into_iter().collect();
        let mut untested = |reason: &str| {
            let reason = reason.to_owned();
            let what = What::UntestedClaim { reason };
            self.problems.push(Problem::new(place.clone(), what));
        };
        if ids.is_empty() {
            untested("a `rules:` line without a rule id");
        }
        match test_name(source, next) {
            Some(name) => self.tests.extend(ids.into_iter().map(|id| Claim { id, test: format!("{file}:{name}"), place: place.clone() })),
            None => untested("a `rules:` line that does not stand above a test"),
        }
        next
    }
}

fn is_of(game: Game, text: &str) -> bool {
    let mut chars = text.chars();
    chars.next() == Some(game.letter()) && chars.next() == Some('-')
}

/// The text in `name!("text")`.
fn only_argument<'a>(source: &Source<'a>, at: usize) -> Option<&'a str> {
    match (source.kind(at + 1)?, source.kind(at + 2)?, source.kind(at + 3)?) {
        (Kind::Sign('!'), Kind::Sign('(' | '[' | '{'), Kind::Text(text)) => Some(text),
        _ => None,
    }
}

/// The test that begins at a token: a function with a test attribute, or a macro that makes tests.
fn test_name(source: &Source<'_>, start: usize) -> Option<String> {
    let mut at = start;
    let mut is_test = false;
    let mut last_word = "";
    loop {
        if let Some(attribute) = source.attribute(at) {
            is_test |= attribute.is_test;
            at = attribute.end;
            continue;
        }
        match source.kind(at)? {
            Kind::Comment(comment) if comment.starts_with("rules:") => return None,
            Kind::Comment(_) | Kind::Sign(':') => {}
            Kind::Word("fn") => {
                return match source.kind(at + 1)? {
                    Kind::Word(name) if is_test => Some(name.to_owned()),
                    Kind::Word(_) | Kind::Comment(_) | Kind::Text(_) | Kind::Sign(_) => None,
                };
            }
            Kind::Word(word) => last_word = word,
            Kind::Sign('!') if !last_word.is_empty() => return Some(format!("{last_word}!")),
            Kind::Text(_) | Kind::Sign(_) => return None,
        }
        at += 1;
    }
}
