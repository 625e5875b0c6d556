//! `hullbreach reports` as whoever runs a server meets it.

use std::path::Path;
use std::process::Command;

use protocol::{PersonId, TableId};
use storage::{Durability, Options, Report};

fn reports(folder: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hullbreach"));
    let output = command.env_remove("HULLBREACH_DATABASE").args(["reports", "--data"]).arg(folder).args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn what_was_reported_is_read_while_the_server_runs() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("data");
    let (code, _, said) = reports(&folder, &[]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("there is no such database"), "{said}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let running = runtime.block_on(storage::open(&Options::Sqlite { folder: folder.clone(), durability: Durability::Full })).unwrap();
    let (code, told, _) = reports(&folder, &[]);
    assert_eq!((code, told.as_str()), (0, "nobody has reported anything\n"));
    let (by, about, table) = (PersonId::from_random([1; 10]), PersonId::from_random([2; 10]), TableId::from_random([3; 10]));
    let journal = r#"{"format":1}"#.to_owned();
    let stuck =
        Report { by, table: Some(table), about: None, text: "It stands\nstill.".to_owned(), at: 1_794_793_430_906, journal: Some(journal) };
    let rude = Report { by, table: None, about: Some(about), text: "Rude \u{1b}[31m".to_owned(), at: 1_794_793_500_000, journal: None };
    for report in [&stuck, &rude] {
        runtime.block_on(running.add_report(report.clone())).unwrap();
    }
    let (code, told, said) = reports(&folder, &[]);
    assert_eq!(code, 0, "{said}");
    let expected = format!(
        "2026-11-16 01:45 UTC by {by} about {about}\n  Rude \u{fffd}[31m\n\
         2026-11-16 01:43 UTC by {by} at table {table}\n  It stands\n  still.\n  (with a journal of 12 bytes)\n"
    );
    assert_eq!(told, expected);
    let (_, told, _) = reports(&folder, &["--json"]);
    assert_eq!(serde_json::from_str::<Vec<Report>>(&told).unwrap(), [rude.clone(), stuck]);
    let (_, told, _) = reports(&folder, &["--json", "--most", "1"]);
    assert_eq!(serde_json::from_str::<Vec<Report>>(&told).unwrap(), [rude]);
    runtime.block_on(running.close());
}
