//! The services themselves: they start, end, and come back; and the disk that loses power loses what it should.

use services::{Loss, Nats, Postgres, PowerCut, free_port};
use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

#[test]
fn postgres_keeps_what_it_was_given_when_killed() {
    let mut postgres = Postgres::start().unwrap();
    let url = postgres.database("kept").unwrap();
    assert!(url.ends_with("/kept"), "{url}");
    postgres.sql("kept", "create table things (name text); insert into things values ('one')").unwrap();
    postgres.kill();
    assert!(postgres.sql("kept", "select 1").is_err());
    postgres.start_again().unwrap();
    assert_eq!(postgres.sql("kept", "select name from things").unwrap(), "one");
    assert_eq!(postgres.sql("kept", "show fsync").unwrap(), "on");
    assert!(postgres.sql("kept", "select no such thing").is_err());
}

#[test]
fn nats_answers_until_it_is_dropped() {
    let mut nats = Nats::start().unwrap();
    let address = nats.url().trim_start_matches("nats://").to_owned();
    assert!(TcpStream::connect(&address).is_ok());
    nats.kill();
    assert!(TcpStream::connect(&address).is_err());
    nats.start_again().unwrap();
    assert!(TcpStream::connect(&address).is_ok());
    drop(nats);
    assert!(TcpStream::connect(&address).is_err());
}

#[test]
fn ports_are_free() {
    let port = free_port().unwrap();
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
}

/// A folder that is watched.
struct Watched {
    folder: TempDir,
    power: PowerCut,
}

impl Watched {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let power = PowerCut::over(folder.path()).unwrap();
        Self { folder, power }
    }

    /// Runs a script in the folder; each program in it is watched.
    fn run(&self, script: &str) {
        let status = Command::new("sh")
            .args(["-ec", script])
            .current_dir(self.folder.path())
            .envs(self.power.environment(Duration::ZERO))
            .status()
            .unwrap();
        assert!(status.success(), "{script}");
    }

    fn read(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.path(name)).ok()
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn cut(&self, loss: Loss) -> usize {
        self.power.cut(loss).unwrap()
    }
}

/// Writes without a sync, or with one.
const SLOPPY: &str = "dd status=none conv=notrunc";
const CAREFUL: &str = "dd status=none conv=notrunc,fsync";

#[test]
fn what_was_not_synced_is_lost() {
    let disk = Watched::new();
    fs::write(disk.path("file"), "0123456789").unwrap();
    disk.run(&format!("printf abc | {SLOPPY} of=file bs=1 seek=2; printf xyz | {SLOPPY} of=file bs=1 seek=9"));
    assert_eq!(disk.read("file").unwrap(), "01abc5678xyz");
    assert!(disk.cut(Loss::Everything) >= 2);
    assert_eq!(disk.read("file").unwrap(), "0123456789");
}

#[test]
fn what_was_synced_stays() {
    let disk = Watched::new();
    fs::write(disk.path("file"), "0123456789").unwrap();
    disk.run(&format!("printf abc | {SLOPPY} of=file bs=1 seek=2; printf d | {CAREFUL} of=file bs=1 seek=5; printf z | {SLOPPY} of=file"));
    assert_eq!(disk.read("file").unwrap(), "z1abcd6789");
    assert!(disk.cut(Loss::Everything) >= 1);
    assert_eq!(disk.read("file").unwrap(), "01abcd6789");
    assert_eq!(disk.cut(Loss::Everything), 0, "nothing is lost twice");
}

#[test]
fn a_file_cut_short_is_long_again() {
    let disk = Watched::new();
    fs::write(disk.path("file"), "0123456789").unwrap();
    fs::write(disk.path("other"), "0123456789").unwrap();
    disk.run("truncate -s 4 file; printf ab > other");
    assert_eq!((disk.read("file").unwrap().as_str(), disk.read("other").unwrap().as_str()), ("0123", "ab"));
    disk.cut(Loss::Everything);
    assert_eq!((disk.read("file").unwrap().as_str(), disk.read("other").unwrap().as_str()), ("0123456789", "0123456789"));
}

#[test]
fn names_are_lost_until_their_folder_is_synced() {
    let disk = Watched::new();
    for name in ["removed", "renamed", "replaced", "replacing"] {
        fs::write(disk.path(name), name).unwrap();
    }
    let script = format!("printf new | {CAREFUL} of=made; rm removed; mv renamed other; mv replacing replaced");
    disk.run(&script);
    assert_eq!(disk.read("replaced").as_deref(), Some("replacing"));
    disk.cut(Loss::Everything);
    assert_eq!(disk.read("made"), None);
    assert_eq!(disk.read("other"), None);
    for name in ["removed", "renamed", "replaced", "replacing"] {
        assert_eq!(disk.read(name).as_deref(), Some(name));
    }
    disk.run(&format!("{script}; sync ."));
    disk.cut(Loss::Everything);
    let there = ["made", "removed", "renamed", "other", "replaced", "replacing"].map(|name| disk.read(name));
    assert_eq!(there.each_ref().map(Option::as_deref), [Some("new"), None, None, Some("renamed"), Some("replacing"), None]);
}

/// Some writes may have reached the disk, whole or in part, in any order: never anything else than old or new bytes.
#[test]
fn part_of_it_may_be_lost() {
    const BLOCK: usize = 4096;
    let (old, new) = ("o".repeat(BLOCK * 8), "n".repeat(BLOCK));
    let mut seen = [false; 3];
    let disk = Watched::new();
    for seed in 0..12 {
        fs::write(disk.path("file"), &old).unwrap();
        fs::write(disk.path("new"), &new).unwrap();
        let writes: Vec<String> = (0..8).map(|at| format!("{SLOPPY} if=new of=file bs={BLOCK} seek={at}")).collect();
        disk.run(&writes.join("; "));
        disk.cut(Loss::Some { seed });
        let file = disk.read("file").unwrap();
        assert_eq!(file.len(), old.len());
        for sector in file.as_bytes().chunks(512) {
            assert!(sector.iter().all(|byte| *byte == sector[0]), "a sector is torn");
        }
        for block in file.as_bytes().chunks(BLOCK) {
            let fresh = block.iter().filter(|byte| **byte == b'n').count();
            seen[if fresh == 0 {
                0
            } else if fresh < BLOCK {
                1
            } else {
                2
            }] = true;
        }
    }
    assert_eq!(seen, [true; 3], "lost, torn and kept blocks");
}

#[test]
fn what_lies_elsewhere_is_left_alone() {
    let (disk, elsewhere) = (Watched::new(), tempfile::tempdir().unwrap());
    let file = elsewhere.path().join("file");
    disk.run(&format!("printf kept > {}", file.display()));
    disk.cut(Loss::Everything);
    assert_eq!(fs::read_to_string(&file).unwrap(), "kept");
    assert!(PowerCut::over(Path::new("/there/is/no/such/folder")).is_err());
}
