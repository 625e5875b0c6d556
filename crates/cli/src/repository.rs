//! Finding the working tree of the project and the rulebook in it.

use std::path::{Path, PathBuf};

use rulebook::book::{DIRECTORY, Rulebook};
use rulebook::error::RulebookError;
use rulebook::id::Game;

use crate::error::CliError;

/// The root of a working tree.
#[derive(Clone, Debug)]
pub struct Repository {
    root: PathBuf,
}

impl Repository {
    /// The tree named on the command line, or else the one around the current directory.
    pub fn find(named: Option<&Path>) -> Result<Option<Repository>, CliError> {
        if let Some(root) = named {
            let root = root.to_owned();
            return if root.join(DIRECTORY).is_dir() { Ok(Some(Repository { root })) } else { Err(CliError::NotARepository(root)) };
        }
        // Without a current directory there is no tree around it.
        let Ok(here) = std::env::current_dir() else {
            return Ok(None);
        };
        let root = here.ancestors().find(|dir| looks_like_the_project(dir));
        Ok(root.map(|root| Repository { root: root.to_owned() }))
    }

    /// The same, for work that makes no sense without a tree.
    pub fn require(named: Option<&Path>) -> Result<Repository, CliError> {
        Repository::find(named)?.ok_or(CliError::NoRepository)
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn rules_directory(&self) -> PathBuf {
        self.root.join(DIRECTORY)
    }

    pub fn rulebook(&self) -> Result<Rulebook, RulebookError> {
        Rulebook::load(&self.rules_directory())
    }
}

/// Other projects have `docs/rules` too, but not with our games in it.
fn looks_like_the_project(dir: &Path) -> bool {
    dir.join(DIRECTORY).join(Game::Theseus.file_name()).is_file() && dir.join("crates").is_dir()
}
