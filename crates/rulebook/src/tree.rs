//! Walking and reading a working tree, in the same order on every machine.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::RulebookError;

/// All files below a directory whose names end in `.extension`, sorted. Links are not followed, so
/// the walk always ends. A directory that does not exist holds no files.
pub(crate) fn files(dir: &Path, extension: &str) -> Result<Vec<PathBuf>, RulebookError> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        for (path, kind) in entries(&dir)? {
            if kind.is_dir() {
                open.push(path);
            } else if kind.is_file() && path.extension().is_some_and(|it| it == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The directories directly in a directory, sorted.
pub(crate) fn directories(dir: &Path) -> Result<Vec<PathBuf>, RulebookError> {
    let mut found: Vec<_> = entries(dir)?.into_iter().filter(|(_, kind)| kind.is_dir()).map(|(path, _)| path).collect();
    found.sort();
    Ok(found)
}

fn entries(dir: &Path) -> Result<Vec<(PathBuf, fs::FileType)>, RulebookError> {
    if !dir.exists() {
        return Ok(Vec::new());
    }
    let read = || -> std::io::Result<_> {
        let mut found = Vec::new();
        for entry in fs::read_dir(dir)? {
            let entry = entry?;
            found.push((entry.path(), entry.file_type()?));
        }
        Ok(found)
    };
    read().map_err(|source| RulebookError::Read { path: dir.to_owned(), source })
}

pub(crate) fn read(path: &Path) -> Result<String, RulebookError> {
    fs::read_to_string(path).map_err(|source| RulebookError::Read { path: path.to_owned(), source })
}

/// The name of a file from the root of the working tree, with `/` on every system.
pub(crate) fn name(root: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}
