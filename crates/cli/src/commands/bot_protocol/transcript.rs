//! Everything said between us and a bot, on paper.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::PathBuf;

use crate::error::CliError;

/// A file that grows line by line, or nothing.
pub struct Transcript {
    file: Option<(PathBuf, BufWriter<File>)>,
}

impl Transcript {
    pub fn to(path: Option<PathBuf>) -> Result<Self, CliError> {
        let Some(path) = path else { return Ok(Self { file: None }) };
        match File::create(&path) {
            Ok(file) => Ok(Self { file: Some((path, BufWriter::new(file))) }),
            Err(source) => Err(CliError::WriteFile { path, source }),
        }
    }

    /// A line to the bot (`>`) or from it (`<`).
    pub fn line(&mut self, way: char, line: &str) -> Result<(), CliError> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        // Flushed at once, so that the file tells the last words of a bot that broke off.
        writeln!(file, "{way} {line}").and_then(|()| file.flush()).map_err(|source| CliError::WriteFile { path: path.clone(), source })
    }
}
