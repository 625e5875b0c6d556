//! The disk is full for a while: nothing is acknowledged meanwhile, nothing is lost, and it goes on by itself.

use crate::crashes::{Promised, TABLES, lost};
use crate::place::Kind;
use services::PowerCut;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(30);

/// What the appender says until every table has said something that counts.
fn until_all(said: &Receiver<String>, promised: &mut Promised, counts: impl Fn(&str) -> bool) {
    let begun = Instant::now();
    let mut missing: Vec<u8> = (0..TABLES).collect();
    while !missing.is_empty() {
        let line = said.recv_timeout(PATIENCE.saturating_sub(begun.elapsed())).expect("the appender goes on");
        let (table, rest) = line.split_once(' ').expect("a table and what became of it");
        let table: u8 = table.parse().expect("a number");
        if let Ok(records) = rest.parse() {
            promised.insert(table, records);
        }
        if counts(rest) {
            missing.retain(|&it| it != table);
        }
    }
}

#[test]
fn a_full_disk_stops_nothing_for_good() {
    let place = Kind::sqlite().place("full");
    std::fs::create_dir_all(place.data()).unwrap();
    let disk = PowerCut::over(&place.data()).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_storage-appender"))
        .args(["full", &place.word(), &TABLES.to_string(), "node"])
        .envs(disk.environment(Duration::from_micros(200)))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (send, said) = mpsc::channel();
    let out = child.stdout.take().unwrap();
    let reader = std::thread::spawn(move || BufReader::new(out).lines().map_while(Result::ok).for_each(|line| drop(send.send(line))));
    let acknowledged = |rest: &str| rest.parse::<u64>().is_ok();
    let mut promised = Promised::new();
    for _ in 0..2 {
        until_all(&said, &mut promised, acknowledged);
        disk.fill(true).unwrap();
        until_all(&said, &mut promised, |rest| rest.starts_with("failed, ready: false"));
        disk.fill(false).unwrap();
        until_all(&said, &mut promised, acknowledged);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap();
    for line in said.try_iter() {
        if let Some((table, records)) = line.split_once(' ')
            && let (Ok(table), Ok(records)) = (table.parse(), records.parse())
        {
            promised.insert(table, records);
        }
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let lost = runtime.block_on(async { lost(&*place.open().await, &mut promised).await });
    assert_eq!(lost, 0);
}

/// Seeds of games lie here, and what people have told us.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_what_is_stored() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Kind::sqlite().place("private");
    let storage = place.open().await;
    let backup = place.file("backup");
    storage.backup(&backup).await.unwrap();
    let mut files: Vec<_> = std::fs::read_dir(place.data()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 3, "database, log and lock: {files:?}");
    files.extend([place.data(), backup]);
    for file in files {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}: {mode:o}", file.display());
    }
    storage.close().await;
}
