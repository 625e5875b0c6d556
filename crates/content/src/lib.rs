//! The printed components of the three games as typed data, and the checks that keep them true.
//!
//! [`load`] reads `content/` into [`Content`] and stops at the first file that is not what the schema says.
//! [`validate`] reads everything, goes on where it can, and holds the components against the component lists,
//! against each other and against the numbered rules. `docs/content.md` describes the files field by field.

mod check;
mod document;
mod error;
mod place;
mod report;
pub mod schema;

use std::path::Path;

pub use error::ContentError;
pub use report::{Problem, Report};
use schema::{Lockdown, Nemesis, Theseus};

/// Everything in the boxes of the three games.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// Theseus: The Dark Orbit.
    pub theseus: Theseus,
    /// Nemesis.
    pub nemesis: Nemesis,
    /// Nemesis: Lockdown.
    pub lockdown: Lockdown,
}

/// Reads the content folder. The error names the file, the place and the reason.
pub fn load(dir: &Path) -> Result<Content, ContentError> {
    Ok(Content { theseus: first(Theseus::load(dir))?, nemesis: first(Nemesis::load(dir))?, lockdown: first(Lockdown::load(dir))? })
}

/// Checks the content folder against the component lists, itself and the rules in `rules_dir`.
///
/// It never stops at the first problem: a file that cannot be read is one problem, and the games whose files are whole are
/// checked all the same.
pub fn validate(dir: &Path, rules_dir: &Path) -> Report {
    check::run(dir, rules_dir)
}

/// One error is enough for a caller that wants the content.
fn first<T>(loaded: Result<T, Vec<ContentError>>) -> Result<T, ContentError> {
    loaded.map_err(|errors| {
        errors.into_iter().next().unwrap_or(ContentError::Unreadable { file: String::new(), reason: String::from("nothing was read") })
    })
}
