//! A disk that loses power: what a process wrote and did not sync is gone afterwards.

use crate::notes::{Note, is_durable, read};
use crate::{Result, found, run, usual_places};
use std::ffi::OsString;
use std::fs::{self, File};
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

const SHIM: &str = include_str!("powercut.c");

/// What a disk writes at once: a write can be torn between two of them.
const SECTOR: usize = 512;

/// How much of what was not synced is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    Everything,
    /// A disk may have written some of it, in any order and any of it in part. Equal seeds lose equally.
    Some {
        seed: u64,
    },
}

/// Watches a folder that a process writes to.
pub struct PowerCut {
    folder: PathBuf,
    own: TempDir,
}

impl PowerCut {
    /// Makes the library that is preloaded; the folder must be on the same disk as temporary files.
    pub fn over(folder: &Path) -> Result<Self> {
        let compiler = found("cc", "gcc", usual_places("cc"))?;
        let own = tempfile::Builder::new().prefix("hullbreach-powercut-").tempdir()?;
        let source = own.path().join("powercut.c");
        fs::write(&source, SHIM)?;
        let cut = Self { folder: folder.canonicalize()?, own };
        run(Command::new(compiler).args(["-shared", "-fPIC", "-O1", "-o"]).arg(cut.library()).arg(&source).arg("-lpthread"))?;
        Ok(cut)
    }

    fn library(&self) -> PathBuf {
        self.own.path().join("powercut.so")
    }

    fn full(&self) -> PathBuf {
        self.own.path().join("full")
    }

    /// From now on nothing can be written, or can again.
    pub fn fill(&self, full: bool) -> Result<()> {
        if full {
            File::create(self.full())?.sync_all()?
        } else {
            fs::remove_file(self.full())?
        }
        Ok(())
    }

    fn journal(&self) -> PathBuf {
        self.own.path().join("journal")
    }

    /// What a process has to be given so that it is watched. A sync takes as long as is said.
    pub fn environment(&self, sync: Duration) -> Vec<(&'static str, OsString)> {
        vec![
            ("LD_PRELOAD", self.library().into()),
            ("POWERCUT_FOLDER", self.folder.clone().into()),
            ("POWERCUT_JOURNAL", self.journal().into()),
            ("POWERCUT_FULL", self.full().into()),
            ("POWERCUT_SYNC_MICROS", sync.as_micros().to_string().into()),
        ]
    }

    /// Cuts the power. The process must have been killed before. Tells how many unsynced writes there were.
    pub fn cut(&self, loss: Loss) -> Result<usize> {
        let journal = match fs::read(self.journal()) {
            Ok(journal) => journal,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(0),
            Err(error) => return Err(error.into()),
        };
        let notes = read(&journal);
        let lost = unsynced(&notes);
        for note in lost.iter().rev() {
            undo(note)?;
        }
        if let Loss::Some { seed } = loss {
            let mut dice = Dice(seed);
            for note in &lost {
                redo_perhaps(note, &mut dice)?;
            }
        }
        forget_mapped(&self.folder)?;
        fs::remove_file(self.journal())?;
        Ok(lost.iter().filter(|note| matches!(note, Note::Write { .. })).count())
    }
}

fn unsynced(notes: &[Note]) -> Vec<&Note> {
    // From the end, so that each note has to be compared with the few kinds of syncs after it only.
    let mut later: Vec<Note> = vec![];
    let mut lost: Vec<&Note> = vec![];
    for note in notes.iter().rev() {
        match note {
            Note::Sync { .. } | Note::SyncFolder { .. } => {
                if !later.contains(note) {
                    later.push(note.clone());
                }
            }
            _ if is_durable(note, &later) => {}
            _ => lost.push(note),
        }
    }
    lost.reverse();
    lost
}

fn undo(note: &Note) -> Result<()> {
    match note {
        Note::Write { path, offset, old_size, old, .. } => {
            // A file that was removed since, and whose removal was synced, has nothing to lose.
            if let Some(file) = writable(path)? {
                file.write_all_at(old, *offset)?;
                file.set_len(*old_size)?;
            }
        }
        Note::Make { path } => remove(path)?,
        Note::Remove { path, kept } => {
            remove(path)?;
            fs::rename(kept, path)?;
        }
        Note::Rename { inode, from, to } => {
            // Noted before it was done, and perhaps it never was.
            if fs::symlink_metadata(to).is_ok_and(|about| about.ino() == *inode) {
                fs::rename(to, from)?;
            }
        }
        Note::Sync { .. } | Note::SyncFolder { .. } => {}
    }
    Ok(())
}

fn redo_perhaps(note: &Note, dice: &mut Dice) -> Result<()> {
    let Note::Write { path, offset, new, .. } = note else {
        return Ok(());
    };
    let Some(file) = writable(path)? else {
        return Ok(());
    };
    match (dice.below(3), new) {
        (0, Some(new)) => file.write_all_at(new, *offset)?,
        (0, None) => file.set_len(*offset)?,
        (1, Some(new)) => {
            let sectors = dice.below(new.len() / SECTOR + 1);
            file.write_all_at(&new[..sectors * SECTOR], *offset)?;
        }
        _ => {}
    }
    Ok(())
}

fn writable(path: &Path) -> Result<Option<File>> {
    match File::options().read(true).write(true).open(path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Memory that SQLite shares between processes does not survive; it is made from the other files again.
fn forget_mapped(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            forget_mapped(&path)?;
        } else if path.to_string_lossy().ends_with("-shm") {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// A small generator (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end.max(1) as u64) as usize
    }
}
