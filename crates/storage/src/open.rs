//! Which database, and how it is opened.

use crate::{Result, Storage};
use std::path::PathBuf;
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
        Options::Sqlite { folder, durability } => Ok(Arc::new(crate::sqlite::Sqlite::open(folder, *durability).await?)),
        Options::Postgres { url, durability } => Ok(Arc::new(crate::postgres::Postgres::open(url, *durability).await?)),
    }
}
