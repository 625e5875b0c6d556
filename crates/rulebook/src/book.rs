//! The rulebook as a whole: the files of `docs/rules` read together.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::error::RulebookError;
use crate::id::{Game, RuleId};
use crate::lock::Lock;
use crate::markdown::{self, Chapter};
use crate::problem::{Place, Problem, What};
use crate::rule::{Rule, Section};
use crate::search::{self, Hit};
use crate::status::{self, GivenStatus, Status, Statuses};
use crate::tree;

/// Where the rulebook stands in a working tree.
pub const DIRECTORY: &str = "docs/rules";

const LOCK: &str = "rules.lock";
const STATUS: &str = "status.toml";

/// The rules of all games, with everything `docs/rules` says about them.
#[derive(Debug)]
pub struct Rulebook {
    rules: Vec<Rule>,
    by_id: BTreeMap<RuleId, usize>,
    statuses: BTreeMap<RuleId, GivenStatus>,
    problems: Vec<Problem>,
    unblessed: Vec<Problem>,
}

impl Rulebook {
    /// Reads the rulebook in a directory. What is wrong with single rules becomes a
    /// [problem](Rulebook::problems); only a file that cannot be read at all is an error.
    pub fn load(dir: &Path) -> Result<Rulebook, RulebookError> {
        let mut files: Vec<(String, String)> = Vec::new();
        for path in tree::files(dir, "md")? {
            if let Some(name) = path.strip_prefix(dir).ok().and_then(Path::to_str) {
                files.push((name.to_owned(), tree::read(&path)?));
            }
        }
        for game in Game::ALL {
            if !files.iter().any(|(name, _)| name == game.file_name()) {
                // Reading it says why it is not there.
                files.push((game.file_name().to_owned(), tree::read(&dir.join(game.file_name()))?));
            }
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        let status = read_optional(&dir.join(STATUS))?;
        let lock = read_optional(&dir.join(LOCK))?;
        Rulebook::read(&files, status.as_deref().unwrap_or(""), lock.as_deref())
    }

    /// The rulebook this program was built with, for use away from any working tree.
    pub fn embedded() -> Result<Rulebook, RulebookError> {
        let files = [
            ("glossary.md", include_str!("../../../docs/rules/glossary.md")),
            ("lockdown.md", include_str!("../../../docs/rules/lockdown.md")),
            ("nemesis.md", include_str!("../../../docs/rules/nemesis.md")),
            ("theseus.md", include_str!("../../../docs/rules/theseus.md")),
        ];
        let status = include_str!("../../../docs/rules/status.toml");
        let lock = include_str!("../../../docs/rules/rules.lock");
        Rulebook::read(&files, status, Some(lock))
    }

    fn read(files: &[(&str, &str)], status: &str, lock: Option<&str>) -> Result<Rulebook, RulebookError> {
        let mut rules = Vec::new();
        let mut references = Vec::new();
        let mut problems = Vec::new();
        for (name, text) in files {
            let chapter = markdown::read(&format!("{DIRECTORY}/{name}"), text);
            let Chapter { rules: found, references: named, problems: wrong } = chapter;
            rules.extend(found);
            references.extend(named);
            problems.extend(wrong);
        }
        // Game by game whatever the files are called, and within a game as written.
        rules.sort_by_key(Rule::game);
        let mut book = Rulebook {
            rules: Vec::with_capacity(rules.len()),
            by_id: BTreeMap::new(),
            statuses: BTreeMap::new(),
            problems,
            unblessed: Vec::new(),
        };
        for rule in rules {
            book.add(rule);
        }
        for (id, place) in references {
            book.expect(&id, place);
        }
        book.add_statuses(status::read(&format!("{DIRECTORY}/{STATUS}"), status)?);
        book.compare(lock);
        book.problems.sort_by(|a, b| a.place.cmp(&b.place));
        Ok(book)
    }

    fn add(&mut self, rule: Rule) {
        match self.by_id.get(&rule.id).and_then(|&index| self.rules.get(index)) {
            Some(first) => {
                let what = What::DuplicateId { id: rule.id, first: first.place.clone() };
                self.problems.push(Problem::new(rule.place, what));
            }
            None => {
                self.by_id.insert(rule.id.clone(), self.rules.len());
                self.rules.push(rule);
            }
        }
    }

    fn expect(&mut self, id: &RuleId, place: Place) {
        if !self.by_id.contains_key(id) {
            let id = id.clone();
            self.problems.push(Problem::new(place, What::UnknownRule { id }));
        }
    }

    fn add_statuses(&mut self, statuses: Statuses) {
        self.problems.extend(statuses.problems);
        for (id, (given, place)) in statuses.given {
            self.expect(&id, place);
            self.statuses.insert(id, given);
        }
    }

    fn compare(&mut self, lock: Option<&str>) {
        let file = format!("{DIRECTORY}/{LOCK}");
        match lock {
            Some(text) => {
                let (lock, problems) = Lock::read(&file, text);
                self.unblessed.extend(problems);
                self.unblessed.extend(lock.changes(&file, &self.rules));
            }
            None => {
                let reason = "there is no such file: bless the rulebook to make it".to_owned();
                self.unblessed.push(Problem::new(Place::new(file, 1), What::BadLockLine { reason }));
            }
        }
    }

    /// All rules, game by game, in the order of the rulebook.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    pub fn rule(&self, id: &RuleId) -> Option<&Rule> {
        self.rules.get(*self.by_id.get(id)?)
    }

    /// The sections of a game in the order of the rulebook.
    pub fn sections(&self, game: Game) -> Vec<Section> {
        let mut sections: Vec<(Section, &[String])> = Vec::new();
        for rule in self.rules.iter().filter(|rule| rule.game() == game) {
            match sections.iter_mut().find(|(section, _)| section.name == rule.section()) {
                Some((section, headings)) => {
                    section.rules += 1;
                    *headings = common(headings, &rule.headings);
                }
                None => {
                    let section = Section { game, name: rule.section().to_owned(), title: String::new(), rules: 1 };
                    sections.push((section, &rule.headings));
                }
            }
        }
        sections.into_iter().map(|(section, headings)| Section { title: headings.join(" › "), ..section }).collect()
    }

    /// The rules, of one game or of all, that hold the most of these words, best first.
    pub fn search(&self, game: Option<Game>, words: &[String]) -> Vec<Hit<'_>> {
        let rules = self.rules.iter();
        search::search(rules.filter(|rule| game.is_none_or(|game| rule.game() == game)), words)
    }

    /// What a rule is besides a rule that does something, and why. A rule whose own text says that
    /// it is withdrawn needs no entry anywhere else.
    pub fn status(&self, rule: &Rule) -> Option<GivenStatus> {
        match self.statuses.get(&rule.id) {
            Some(given) => Some(given.clone()),
            None => rule.withdrawn.then(|| GivenStatus { status: Status::Withdrawn, reason: "its text says so".to_owned() }),
        }
    }

    /// What is wrong with the rulebook itself: ids given twice or badly made, references to rules
    /// that do not exist, statuses without sense.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// What differs from the rules as they were last blessed.
    pub fn unblessed(&self) -> &[Problem] {
        &self.unblessed
    }

    /// Writes the lock anew: everything that cites a changed rule has been looked at again.
    pub fn bless(&self, dir: &Path) -> Result<(), RulebookError> {
        if let Some(first) = self.problems.first() {
            return Err(RulebookError::NotBlessable { first: Box::new(first.clone()), count: self.problems.len() });
        }
        let path = dir.join(LOCK);
        fs::write(&path, Lock::write(&self.rules)).map_err(|source| RulebookError::Write { path, source })
    }
}

/// The headings two rules share, outermost first.
fn common<'a>(headings: &'a [String], others: &[String]) -> &'a [String] {
    let shared = headings.iter().zip(others).take_while(|(a, b)| a == b).count();
    headings.get(..shared).unwrap_or(headings)
}

fn read_optional(path: &Path) -> Result<Option<String>, RulebookError> {
    match tree::read(path) {
        Ok(text) => Ok(Some(text)),
        Err(RulebookError::Read { source, .. }) if source.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
