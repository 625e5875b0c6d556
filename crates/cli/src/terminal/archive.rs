//! Journals on disk, and beside an unfinished one what only its host may know.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use kernel::journal::game_of;
use kernel::{Game, Journal, JournalError, Seed};
use serde::{Deserialize, Serialize};

use super::sitters::{Sitter, UnknownSitter};
use crate::error::CliError;
use crate::games::GameName;

/// What it takes to go on with a game and must not stand in a journal that others may read: the seed, and who sits where.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Host {
    seed: String,
    seats: Vec<String>,
}

/// Reads a journal; the error names the file and, where there is one, the line.
pub fn read<G: Game>(path: &Path) -> Result<Journal<G>, CliError> {
    let text = text(path)?;
    Journal::from_json(&text).map_err(|error| CliError::Journal { path: path.to_owned(), error })
}

/// The game a journal names, or what is wrong with it.
pub fn game(path: &Path) -> Result<GameName, CliError> {
    let game = game_of(&text(path)?).and_then(|id| GameName::of(&id).ok_or(JournalError::OtherGame(id)));
    game.map_err(|error| CliError::Journal { path: path.to_owned(), error })
}

fn text(path: &Path) -> Result<String, CliError> {
    fs::read_to_string(path).map_err(|source| CliError::ReadFile { path: path.to_owned(), source })
}

pub fn write<G: Game>(path: &Path, journal: &Journal<G>) -> Result<(), CliError> {
    let mut text = journal.to_json();
    text.push('\n');
    replace(path, &text)
}

/// The file beside a journal that holds its host's secrets.
pub fn host_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".host");
    PathBuf::from(name)
}

pub fn write_host(path: &Path, seed: &Seed, seats: &[Sitter]) -> Result<(), CliError> {
    let host = Host { seed: seed.to_string(), seats: seats.iter().map(Sitter::to_string).collect() };
    replace(&host_path(path), &(serde_json::to_string_pretty(&host)? + "\n"))
}

/// The seed and the seats of an unfinished game, if they were left beside its journal.
pub fn read_host(path: &Path) -> Result<Option<(Seed, Vec<Sitter>)>, CliError> {
    let path = host_path(path);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(CliError::ReadFile { path, source }),
    };
    let bad = |reason: String| CliError::BadHost { path: path.clone(), reason };
    let host: Host = serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
    let seed = host.seed.parse().map_err(|error: kernel::chance::SeedError| bad(error.to_string()))?;
    let seats = host.seats.iter().map(|name| name.parse()).collect::<Result<_, UnknownSitter>>().map_err(|error| bad(error.to_string()))?;
    Ok(Some((seed, seats)))
}

/// The game is over and its seed is told: there is nothing left to keep.
pub fn remove_host(path: &Path) -> Result<(), CliError> {
    let path = host_path(path);
    match fs::remove_file(&path) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(source) => Err(CliError::WriteFile { path, source }),
    }
}

/// Writes beside the file and then renames, so that a crash in the middle leaves the old one whole.
fn replace(path: &Path, text: &str) -> Result<(), CliError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(|source| {
        // The part is of no use to anybody, and the error that matters is the first one.
        let _ = fs::remove_file(&beside);
        CliError::WriteFile { path: path.to_owned(), source }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_lie_beside_the_journal_until_the_game_is_over() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.json");
        assert!(read_host(&path).unwrap().is_none());
        let seed = Seed::from_number(3);
        let seated = [Sitter::Person, Sitter::Bot(bots::BotName::Rookie)];
        write_host(&path, &seed, &seated).unwrap();
        let (again, seats) = read_host(&path).unwrap().unwrap();
        assert!(again == seed && seats == seated);
        remove_host(&path).unwrap();
        remove_host(&path).unwrap();
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
    }

    #[test]
    fn secrets_that_cannot_be_read_are_named() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.json");
        for broken in ["", "{\"seed\": \"12\", \"seats\": []}", "{\"seed\": 1}", "[]"] {
            fs::write(host_path(&path), broken).unwrap();
            let error = read_host(&path).unwrap_err();
            assert!(error.to_string().contains("game.json.host"), "{error}");
        }
    }
}
