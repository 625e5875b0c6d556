//! Faults of a database as errors of ours.

use crate::StorageError;

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        Self::Unavailable(error.to_string())
    }
}

/// For an insert whose key may be there already.
pub(crate) fn taken(what: &'static str) -> impl Fn(sqlx::Error) -> StorageError {
    move |error| match error.as_database_error() {
        Some(fault) if fault.is_unique_violation() => StorageError::Taken(what),
        _ => error.into(),
    }
}

/// Something stored that cannot be read back.
pub(crate) fn unreadable(what: impl std::fmt::Display) -> StorageError {
    StorageError::Unavailable(format!("something unreadable is stored: {what}"))
}
