//! Working trees made for a test.

use std::fs;
use std::path::Path;

use rulebook::book::Rulebook;
use rulebook::coverage::{Coverage, RuleCoverage};
use rulebook::error::RulebookError;
use rulebook::problem::Problem;
use tempfile::TempDir;

/// A working tree in a temporary directory.
pub struct Tree {
    dir: TempDir,
}

impl Tree {
    /// A tree with these Theseus rules and an empty rulebook for the other games.
    pub fn with_rules(theseus: &str) -> Tree {
        let tree = Tree { dir: tempfile::tempdir().unwrap() };
        tree.file("docs/rules/theseus.md", theseus).file("docs/rules/nemesis.md", "").file("docs/rules/lockdown.md", "");
        tree
    }

    pub fn file(&self, name: &str, text: &str) -> &Tree {
        let path = self.root().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    pub fn root(&self) -> &Path {
        self.dir.path()
    }

    pub fn load(&self) -> Result<Rulebook, RulebookError> {
        Rulebook::load(&self.root().join("docs/rules"))
    }

    pub fn book(&self) -> Rulebook {
        self.load().unwrap()
    }

    pub fn bless(&self) -> &Tree {
        self.book().bless(&self.root().join("docs/rules")).unwrap();
        self
    }

    pub fn coverage(&self) -> Coverage {
        Coverage::of(&self.book(), self.root()).unwrap()
    }

    pub fn rule(&self, id: &str) -> RuleCoverage {
        self.coverage().rule(&id.parse().unwrap()).unwrap().clone()
    }
}

/// Problems as people read them.
pub fn lines(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(Problem::to_string).collect()
}
