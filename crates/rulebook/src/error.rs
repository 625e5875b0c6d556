//! What keeps the rulebook or the working tree from being read at all.

use std::path::PathBuf;

use crate::problem::{Place, Problem};

#[derive(Debug, thiserror::Error)]
pub enum RulebookError {
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    #[error("cannot write {}: {source}", path.display())]
    Write { path: PathBuf, source: std::io::Error },
    #[error("{place}: {message}")]
    Syntax { place: Place, message: String },
    /// A lock over a rulebook with two rules of one id would bless only one of them.
    #[error("{first}: mend this before blessing ({count} in all)")]
    NotBlessable { first: Box<Problem>, count: usize },
}
