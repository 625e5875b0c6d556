//! What `powercut.c` notes in its journal.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Something a process did to a file, in the order in which it was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    /// `new` is what was written; without it the file was cut or stretched to `offset`.
    Write {
        inode: u64,
        path: PathBuf,
        offset: u64,
        old_size: u64,
        old: Vec<u8>,
        new: Option<Vec<u8>>,
    },
    Sync {
        inode: u64,
    },
    Make {
        path: PathBuf,
    },
    /// What the name stood for is kept elsewhere.
    Remove {
        path: PathBuf,
        kept: PathBuf,
    },
    Rename {
        inode: u64,
        from: PathBuf,
        to: PathBuf,
    },
    SyncFolder {
        path: PathBuf,
    },
}

const MARK: u32 = 0x5043_5554;
const HEAD: usize = 64;

/// Stands for a length when there are no bytes at all.
const NONE: u64 = u64::MAX;

/// Reads a journal. A note that is not whole stands for something that was not done.
pub(crate) fn read(mut bytes: &[u8]) -> Vec<Note> {
    let mut notes = vec![];
    while let Some((note, rest)) = first(bytes) {
        notes.push(note);
        bytes = rest;
    }
    notes
}

fn first(bytes: &[u8]) -> Option<(Note, &[u8])> {
    let (head, mut rest) = bytes.split_at_checked(HEAD)?;
    let short = |at: usize| head.get(at..at + 4).and_then(|part| part.try_into().ok()).map(u32::from_ne_bytes);
    let long = |at: usize| head.get(at..at + 8).and_then(|part| part.try_into().ok()).map(u64::from_ne_bytes);
    if short(0)? != MARK {
        return None;
    }
    let (inode, offset, old_size) = (long(8)?, long(16)?, long(24)?);
    let mut part = |len: u64| {
        let (part, after) = rest.split_at_checked(usize::try_from(len).ok()?)?;
        rest = after;
        Some(part)
    };
    let path = name(part(long(32)?)?);
    let other = name(part(long(40)?)?);
    let old = part(long(48)?)?.to_vec();
    let new = match long(56)? {
        NONE => None,
        len => Some(part(len)?.to_vec()),
    };
    let note = match short(4)? {
        1 => Note::Write { inode, path, offset, old_size, old, new },
        2 => Note::Sync { inode },
        3 => Note::Make { path },
        4 => Note::Remove { path, kept: other },
        5 => Note::Rename { inode, from: path, to: other },
        6 => Note::SyncFolder { path },
        _ => return None,
    };
    Some((note, rest))
}

fn name(bytes: &[u8]) -> PathBuf {
    Path::new(OsStr::from_bytes(bytes)).to_owned()
}

/// Whether what a note tells was made durable by one that came after it.
pub(crate) fn is_durable(note: &Note, later: &[Note]) -> bool {
    match note {
        Note::Write { inode, .. } => later.iter().any(|note| matches!(note, Note::Sync { inode: synced } if synced == inode)),
        Note::Make { path } | Note::Remove { path, .. } | Note::Rename { to: path, .. } => {
            later.iter().any(|note| matches!(note, Note::SyncFolder { path: folder } if path.parent() == Some(folder)))
        }
        Note::Sync { .. } | Note::SyncFolder { .. } => true,
    }
}
