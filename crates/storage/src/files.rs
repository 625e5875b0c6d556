//! Files that are for nobody else to read: they hold the seeds of games that are being played, and what people have told us.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::Result;
#[cfg(unix)]
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::path::Path;

/// Makes a folder, and those above it, if it is not there.
pub(crate) fn folder(path: &Path) -> Result<()> {
    let mut made = DirBuilder::new();
    made.recursive(true);
    #[cfg(unix)]
    made.mode(0o700);
    made.create(path)
}

/// Opens a file to write to, and makes it if it is not there.
pub(crate) fn open(path: &Path) -> Result<File> {
    private().truncate(false).open(path)
}

/// A file with nothing in it.
pub(crate) fn empty(path: &Path) -> Result<File> {
    private().truncate(true).open(path)
}

fn private() -> OpenOptions {
    let mut options = File::options();
    options.create(true).write(true);
    #[cfg(unix)]
    options.mode(0o600);
    options
}
