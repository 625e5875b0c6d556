//! `hullbreach load` as whoever measures a server meets it, small.

use std::process::Command;

#[test]
fn tables_are_played_over_sockets_and_counted() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hullbreach"));
    command.args(["load", "--game", "theseus", "--tables", "2", "--idle", "2", "--rate", "20", "--warmup", "1", "--seconds", "2"]);
    let output = command.arg("--json").output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(report["sockets"], 8, "four at each of two tables");
    assert!(report["answers"].as_u64().is_some_and(|answers| answers > 0), "{report}");
    assert!(report["bytes_per_answer"].as_f64().is_some_and(|bytes| bytes > 100.0), "{report}");
    assert_eq!(report["woken"]["count"], 2, "those left alone wake up: {report}");
    assert_eq!(report["failures"], serde_json::json!([]));
}

#[test]
fn only_this_machine_is_loaded() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hullbreach"));
    let output = command.args(["load", "--server", "192.0.2.1:80"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("loopback"));
}
