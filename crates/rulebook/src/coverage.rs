//! Which rule has code and a test in a working tree, and which is missing what.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Serialize;

use crate::book::Rulebook;
use crate::citation::{self, Citations, Form};
use crate::error::RulebookError;
use crate::id::{Game, RuleId};
use crate::mutation::{self, Mutation, Mutations};
use crate::problem::{Place, Problem, What};
use crate::rule::Rule;
use crate::scenario;
use crate::status::{GivenStatus, Status};

/// The rulebook compared with a working tree.
#[derive(Clone, Debug, Serialize)]
pub struct Coverage {
    pub games: Vec<GameCoverage>,
    /// What is wrong with the rulebook, with its lock, or with a citation anywhere.
    pub problems: Vec<Problem>,
    /// What a reader should know and nobody has to mend.
    pub notes: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct GameCoverage {
    pub game: Game,
    /// Nobody has begun the engine: its rules are missing everything and that is no surprise.
    pub started: bool,
    pub summary: Summary,
    pub rules: Vec<RuleCoverage>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Summary {
    pub rules: usize,
    pub examples: usize,
    pub cited: usize,
    pub tested: usize,
    pub silent: usize,
    pub withdrawn: usize,
    pub out_of_scope: usize,
    pub without_code: usize,
    pub without_test: usize,
    pub unnoticed: usize,
    /// Rules that lack nothing.
    pub complete: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleCoverage {
    pub id: RuleId,
    #[serde(flatten)]
    pub status: Option<GivenStatus>,
    pub cited_in: Vec<Place>,
    pub tested_by: Vec<String>,
    pub mutation: Option<Mutation>,
    pub missing: Vec<Missing>,
}

/// What a rule lacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    Code,
    Test,
    /// Every test that names the rule is green without it.
    TestThatNotices,
}

impl Missing {
    pub fn reason(self) -> &'static str {
        match self {
            Missing::Code => "no code",
            Missing::Test => "no test",
            Missing::TestThatNotices => "switched off, every test that names it stays green",
        }
    }
}

impl Coverage {
    /// Reads the code and the tests below `root` and holds them against the rulebook.
    pub fn of(book: &Rulebook, root: &Path) -> Result<Coverage, RulebookError> {
        let mut citations = citation::read(root)?;
        scenario::read(root, &mut citations)?;
        let mutations = mutation::read(root)?;
        let mut notes = Vec::new();
        if mutations.is_none() {
            notes.push(format!("{} does not exist: no mutation run has been recorded", mutation::FILE));
        }
        let ledger = Ledger::new(&citations, mutations.unwrap_or_default());
        let mut problems = book.problems().to_vec();
        problems.extend_from_slice(book.unblessed());
        problems.extend_from_slice(&citations.problems);
        problems.extend_from_slice(&ledger.mutations.problems);
        problems.extend(astray(book, &citations, &ledger));
        problems.sort_by(|a, b| a.place.cmp(&b.place));
        problems.dedup();
        let games: Vec<_> = Game::ALL.into_iter().map(|game| ledger.game(book, game, root)).collect();
        for game in &games {
            notes.extend(game.silent_and_unnoticed());
        }
        Ok(Coverage { games, problems, notes })
    }

    /// One game, and the problems that concern it.
    pub fn only_game(mut self, game: Game) -> Coverage {
        self.games.retain(|it| it.game == game);
        self.problems.retain(|problem| problem.game().is_none_or(|it| it == game));
        self
    }

    /// The games whose engine has been begun, and every problem: a citation that leads nowhere is
    /// wrong whichever rulebook it leads to.
    pub fn only_started(mut self) -> Coverage {
        self.games.retain(|it| it.started);
        self
    }

    pub fn rule(&self, id: &RuleId) -> Option<&RuleCoverage> {
        self.games.iter().flat_map(|game| &game.rules).find(|rule| rule.id == *id)
    }

    /// Nothing is missing and nothing is wrong; where nothing has begun, everything is missing.
    pub fn is_complete(&self) -> bool {
        self.problems.is_empty() && !self.games.is_empty() && self.games.iter().all(|game| game.started && game.missing().next().is_none())
    }
}

impl GameCoverage {
    /// The rules that lack something.
    pub fn missing(&self) -> impl Iterator<Item = &RuleCoverage> {
        self.rules.iter().filter(|rule| !rule.missing.is_empty())
    }

    /// A silent rule may do nothing that can be switched off, but its reader should know.
    fn silent_and_unnoticed(&self) -> Option<String> {
        let ids: Vec<_> =
            self.rules.iter().filter(|rule| rule.is(Status::Silent) && rule.is_unnoticed()).map(|rule| rule.id.to_string()).collect();
        (!ids.is_empty()).then(|| format!("silent rules whose tests stay green without them: {}", ids.join(", ")))
    }
}

impl RuleCoverage {
    fn is(&self, status: Status) -> bool {
        self.status.as_ref().is_some_and(|given| given.status == status)
    }

    fn is_unnoticed(&self) -> bool {
        self.mutation.as_ref().is_some_and(Mutation::went_unnoticed)
    }
}

/// What the working tree says about each rule.
struct Ledger {
    code: BTreeMap<RuleId, BTreeSet<Place>>,
    tests: BTreeMap<RuleId, BTreeSet<String>>,
    mutations: Mutations,
}

impl Ledger {
    fn new(citations: &Citations, mutations: Mutations) -> Ledger {
        let mut ledger = Ledger { code: BTreeMap::new(), tests: BTreeMap::new(), mutations };
        for citation in &citations.code {
            let places = ledger.code.entry(citation.id.clone()).or_default();
            places.insert(citation.place.clone());
        }
        for claim in &citations.tests {
            let tests = ledger.tests.entry(claim.id.clone()).or_default();
            tests.insert(claim.test.clone());
        }
        ledger
    }

    fn game(&self, book: &Rulebook, game: Game, root: &Path) -> GameCoverage {
        let rules: Vec<_> = book.rules().iter().filter(|rule| rule.game() == game).map(|rule| self.rule(book, rule)).collect();
        GameCoverage { game, started: game.has_engine(root), summary: summary(&rules), rules }
    }

    fn rule(&self, book: &Rulebook, rule: &Rule) -> RuleCoverage {
        let id = &rule.id;
        let mut coverage = RuleCoverage {
            id: id.clone(),
            status: book.status(rule),
            cited_in: self.code.get(id).into_iter().flatten().cloned().collect(),
            tested_by: self.tests.get(id).into_iter().flatten().cloned().collect(),
            mutation: self.mutations.by_rule.get(id).cloned(),
            missing: Vec::new(),
        };
        coverage.missing = self.missing(rule, &coverage);
        coverage
    }

    fn missing(&self, rule: &Rule, coverage: &RuleCoverage) -> Vec<Missing> {
        let mut missing = Vec::new();
        if coverage.status.as_ref().is_some_and(|given| !given.status.needs_code_and_test()) {
            return missing;
        }
        // A Lockdown rule may lean on the Nemesis rule it shares a mechanism with, and on its
        // tests too where both say the same.
        let leans_on_code = rule.twins.iter().any(|twin| self.code.contains_key(twin));
        let leans_on_test = rule.same_as_twin && rule.twins.iter().any(|twin| self.tests.contains_key(twin));
        if coverage.cited_in.is_empty() && !rule.id.is_example() && !leans_on_code {
            missing.push(Missing::Code);
        }
        if coverage.tested_by.is_empty() && !leans_on_test {
            missing.push(Missing::Test);
        }
        // A worked example has no code of its own; the rules it shows have.
        if coverage.is_unnoticed() && !coverage.is(Status::Silent) && !rule.id.is_example() {
            missing.push(Missing::TestThatNotices);
        }
        missing
    }
}

fn summary(rules: &[RuleCoverage]) -> Summary {
    let count = |counted: &dyn Fn(&RuleCoverage) -> bool| rules.iter().filter(|rule| counted(rule)).count();
    Summary {
        rules: rules.len(),
        examples: count(&|rule| rule.id.is_example()),
        cited: count(&|rule| !rule.cited_in.is_empty()),
        tested: count(&|rule| !rule.tested_by.is_empty()),
        silent: count(&|rule| rule.is(Status::Silent)),
        withdrawn: count(&|rule| rule.is(Status::Withdrawn)),
        out_of_scope: count(&|rule| rule.is(Status::OutOfScope)),
        without_code: count(&|rule| rule.missing.contains(&Missing::Code)),
        without_test: count(&|rule| rule.missing.contains(&Missing::Test)),
        unnoticed: count(&|rule| rule.missing.contains(&Missing::TestThatNotices)),
        complete: count(&|rule| rule.missing.is_empty()),
    }
}

/// Citations that lead nowhere: rules that do not exist, or that code should no longer act on.
fn astray(book: &Rulebook, citations: &Citations, ledger: &Ledger) -> Vec<Problem> {
    let mut problems = Vec::new();
    let unknown = |id: &RuleId| What::UnknownRule { id: id.clone() };
    for citation in &citations.code {
        let what = match book.rule(&citation.id) {
            None => unknown(&citation.id),
            Some(rule) => match (book.status(rule).map(|given| given.status), citation.form) {
                (Some(Status::Withdrawn), Form::Macro) => What::WithdrawnRule { id: citation.id.clone() },
                (Some(Status::Silent | Status::OutOfScope | Status::Withdrawn) | None, Form::Macro | Form::Comment) => {
                    continue;
                }
            },
        };
        problems.push(Problem::new(citation.place.clone(), what));
    }
    for claim in &citations.tests {
        if book.rule(&claim.id).is_none() {
            problems.push(Problem::new(claim.place.clone(), unknown(&claim.id)));
        }
    }
    for (id, line) in &ledger.mutations.lines {
        if book.rule(id).is_none() {
            problems.push(Problem::new(Place::new(mutation::FILE, *line), unknown(id)));
        }
    }
    problems
}
