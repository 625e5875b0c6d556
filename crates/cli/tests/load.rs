//! `hullbreach load` as whoever measures a server meets it, small.

use load::party::Party;
use load::process::{Recipe, Server, free_port, without_limits};
use load::random::Random;
use load::run::agreed;
use protocol::GameName;
use std::process::Command;
use std::time::{Duration, Instant};

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

/// Whoever comes back after a kill to a game that had just ended is told so at once; nothing more will come, and nobody waits for it.
#[tokio::test]
async fn those_who_come_back_to_a_game_that_is_over_know_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut arguments = without_limits();
    arguments.extend(["--data".to_owned(), folder.path().join("data").to_string_lossy().into_owned()]);
    let recipe = Recipe { program: env!("CARGO_BIN_EXE_hullbreach").into(), arguments, ..Recipe::default() };
    let (port, log) = (free_port().expect("a port"), folder.path().join("log"));
    let mut server = Server::start(&recipe, port, &log).await.expect("a server");
    let mut party = Party::gather(server.address, agreed(GameName::Nemesis, 1), true, Random::part(1, 0)).await.expect("a guest");
    party.begin().await.expect("a game");
    while !party.is_over() {
        if party.is_ready() {
            party.answer(Instant::now()).await.expect("an answer");
        }
        party.listen().await.expect("something is heard");
    }
    server.kill();
    let _server = Server::start(&recipe, port, &log).await.expect("the same server");
    party.resume().await.expect("they come back");
    assert!(party.is_over() && !party.is_ready() && !party.is_waiting());
    assert!(tokio::time::timeout(Duration::from_millis(500), party.listen()).await.is_err(), "there is nothing more to be said");
}
