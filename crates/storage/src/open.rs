//! Which database, and how it is opened.

use crate::{Report, Result, Storage, StorageError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What an acknowledgement is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// What is acknowledged survives a power cut.
    #[default]
    Full,
    /// What is acknowledged survives a killed process; a power cut may lose the last moments.
    Relaxed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Options {
    /// A file inside this folder, which is made if it is not there.
    Sqlite { folder: PathBuf, durability: Durability },
    /// `postgres://user:password@host:port/database`
    Postgres { url: String, durability: Durability },
}

/// Opens a database, makes it if it is not there, and brings it up to date.
pub async fn open(options: &Options) -> Result<Arc<dyn Storage>> {
    match options {
        Options::Sqlite { folder, durability } => Ok(Arc::new(crate::sqlite::Database::open(folder, *durability).await?)),
        Options::Postgres { url, durability } => Ok(Arc::new(crate::postgres::Database::open(url, *durability).await?)),
    }
}

/// Writes a backup of a database that a server may have open.
pub async fn backup(options: &Options, file: &Path) -> Result<()> {
    match options {
        Options::Sqlite { folder, .. } => crate::sqlite::backup(folder, file).await,
        Options::Postgres { url, .. } => crate::postgres::backup(url, file).await,
    }
}

/// What people have reported, the latest first, to a server that may have the database open.
pub async fn reports(options: &Options, most: u32) -> Result<Vec<Report>> {
    match options {
        Options::Sqlite { folder, .. } => crate::sqlite::reports(folder, most).await,
        Options::Postgres { url, .. } => crate::postgres::reports(url, most).await,
    }
}

/// What only reads cannot bring a database up to date.
pub(crate) fn same_version(found: i64, known: usize) -> Result<()> {
    let known = known as i64;
    match found.cmp(&known) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StorageError::Newer { found, known }),
        std::cmp::Ordering::Less => {
            Err(StorageError::Unavailable(format!("it has version {found}; start the server once to bring it to version {known}")))
        }
    }
}
