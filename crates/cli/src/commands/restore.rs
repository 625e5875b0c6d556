//! `hullbreach restore`: a database from the file that `hullbreach backup` wrote.

use std::io::Write as _;
use std::path::PathBuf;

use super::backup::{KeepingError, Place, wait};
use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Fill an empty database from a backup
#[derive(clap::Args)]
#[command(
    after_long_help = "Either kind of database reads what the other wrote, so that this is also the way from SQLite to PostgreSQL.\n\n\
    Examples:\n  \
    hullbreach restore games.backup --data games\n  \
    hullbreach restore games.backup --database postgres://hullbreach@db/hullbreach"
)]
pub struct Args {
    /// What `hullbreach backup` wrote
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let options = args.place.options()?;
    wait(async {
        let storage = storage::open(&options).await?;
        let restored = storage.restore(&args.file).await;
        let faults = match restored {
            Ok(()) => storage.check().await,
            Err(error) => Err(error),
        };
        storage.close().await;
        match faults?.as_slice() {
            [] => Ok(()),
            faults => Err(KeepingError::Damaged(faults.join("; "))),
        }
    })?;
    writeln!(output, "{} is restored, and whole", args.file.display())?;
    Ok(Verdict::Well)
}
