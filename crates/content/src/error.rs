//! What can be wrong with a content file before its components are looked at.

use thiserror::Error;

/// Why a content file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ContentError {
    /// The file is missing, may not be opened or is not text.
    #[error("{file}: cannot be read: {reason}")]
    Unreadable {
        /// The file, from the content folder down.
        file: String,
        /// What the system said.
        reason: String,
    },
    /// The file is not JSON, or ends too early.
    #[error("{file}:{line}: not JSON after {place:?}: {reason}")]
    Malformed {
        /// The file, from the content folder down.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The last place that could be read, as a JSON pointer.
        place: String,
        /// What the parser said.
        reason: String,
    },
    /// The file is JSON but not what the schema says: a field is missing, unknown or of another type.
    #[error("{file}:{line}: {place}: {reason}")]
    Unexpected {
        /// The file, from the content folder down.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The place, as a JSON pointer.
        place: String,
        /// What was expected.
        reason: String,
    },
}

impl ContentError {
    /// The file, from the content folder down.
    pub fn file(&self) -> &str {
        match self {
            Self::Unreadable { file, .. } | Self::Malformed { file, .. } | Self::Unexpected { file, .. } => file,
        }
    }

    /// The place in the file, as a JSON pointer; empty for the file as a whole.
    pub fn place(&self) -> &str {
        match self {
            Self::Unreadable { .. } => "",
            Self::Malformed { place, .. } | Self::Unexpected { place, .. } => place,
        }
    }

    /// The line, from 1, where there is one.
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::Unreadable { .. } => None,
            Self::Malformed { line, .. } | Self::Unexpected { line, .. } => Some(*line),
        }
    }

    /// What is wrong, without the file and the place.
    pub fn reason(&self) -> &str {
        match self {
            Self::Unreadable { reason, .. } | Self::Malformed { reason, .. } | Self::Unexpected { reason, .. } => reason,
        }
    }
}
