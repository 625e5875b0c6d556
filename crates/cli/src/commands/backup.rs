//! `hullbreach backup`: everything a server keeps, in one file.

use std::io::Write as _;
use std::path::PathBuf;

use storage::{Durability, Options, StorageError};

use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Write everything a server keeps to one file, while it runs
#[derive(clap::Args)]
#[command(
    after_long_help = "The file holds hashes of tokens and passwords and what people said: keep it as carefully as the database.\n\n\
    Examples:\n  \
    hullbreach backup --data games games.backup\n  \
    hullbreach backup --database postgres://hullbreach@db/hullbreach games.backup"
)]
pub struct Args {
    #[command(flatten)]
    place: Place,
    /// The file to write; one that is there is replaced when the new one is whole
    file: PathBuf,
}

/// Which database.
#[derive(clap::Args)]
#[group(required = true, multiple = true)]
pub struct Place {
    /// The folder of a server with SQLite; counts more than --database
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The PostgreSQL of a server, or a folder
    #[arg(long, value_name = "URL", env = "HULLBREACH_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// Why there is no backup, or no restored database.
#[derive(Debug, thiserror::Error)]
pub enum KeepingError {
    #[error("name the database with --data or --database")]
    NoDatabase,
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error("the system does not let the program start: {0}")]
    Runtime(std::io::Error),
    #[error("what was restored is not whole: {0}")]
    Damaged(String),
}

impl Place {
    pub fn options(self) -> Result<Options, KeepingError> {
        let durability = Durability::Full;
        match (self.data, self.database) {
            (Some(folder), _) => Ok(Options::Sqlite { folder, durability }),
            (None, Some(url)) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Options::Postgres { url, durability })
            }
            (None, Some(folder)) => Ok(Options::Sqlite { folder: folder.into(), durability }),
            (None, None) => Err(KeepingError::NoDatabase),
        }
    }
}

/// Everything about databases waits.
pub fn wait<T>(work: impl Future<Output = Result<T, KeepingError>>) -> Result<T, KeepingError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(KeepingError::Runtime)?;
    runtime.block_on(work)
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let options = args.place.options()?;
    wait(async { Ok(storage::backup(&options, &args.file).await?) })?;
    writeln!(output, "everything is in {}", args.file.display())?;
    Ok(Verdict::Well)
}
