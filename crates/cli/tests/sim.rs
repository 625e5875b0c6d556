//! `hullbreach sim` as a person or a script runs it.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Exit code, standard output, standard error.
fn run(args: &[&str]) -> (i32, String, String) {
    run_in(Path::new("."), args)
}

fn run_in(at: &Path, args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hullbreach")).current_dir(at).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn report(args: &[&str]) -> Value {
    let (code, out, err) = run(&[&["sim", "--json"], args].concat());
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    serde_json::from_str(&out).unwrap()
}

fn numbers(rows: &Value, key: &str) -> Vec<u64> {
    rows.as_array().unwrap().iter().map(|row| row[key].as_u64().unwrap()).collect()
}

#[test]
fn threads_do_not_show_in_the_results() {
    for table in [
        &["--games", "60"][..],
        &["--games", "8", "--bots", "rookie,random"],
        &["--games", "12", "--players", "3", "--bots", "random", "--decks", "chosen", "--ring", "in-turns"],
        &["--games", "6", "--mode", "alliances", "--bots", "rookie,random", "--levels", "1", "--opening", "3"],
    ] {
        let one = report(&[table, &["--threads", "1"]].concat());
        let two = report(&[table, &["--threads", "2"]].concat());
        assert_eq!(one["results"], two["results"], "{table:?}");
        assert_eq!(two["timing"]["threads"], 2);
        let other = report(&[table, &["--first", "1"]].concat());
        assert_ne!(one["results"]["fingerprint"], other["results"]["fingerprint"], "{table:?}");
    }
}

#[test]
fn a_part_of_a_run_is_the_same_games() {
    let print = |args: &[&str]| u64::from_str_radix(report(args)["results"]["fingerprint"].as_str().unwrap(), 16).unwrap();
    let whole = print(&["--games", "30"]);
    let parts = print(&["--games", "12"]).wrapping_add(print(&["--first", "12", "--games", "18"]));
    assert_eq!(whole, parts);
}

#[test]
fn the_report_adds_up() {
    let report = report(&["--games", "80", "--bots", "rookie,random"]);
    assert_eq!((&report["game"], &report["mode"]), (&"theseus".into(), &"duel".into()));
    assert_eq!((report["players"].as_u64(), report["setups"].as_u64(), report["games"].as_u64()), (Some(2), Some(20), Some(80)));
    assert_eq!(report["bots"], serde_json::json!(["rookie", "random"]));
    let results = &report["results"];
    assert_eq!(numbers(&results["endings"], "games").iter().sum::<u64>(), 80);
    assert!(results["endings"].as_array().unwrap().iter().all(|row| row["ending"].is_string() && row["words"].is_string()));
    for rows in ["by_bot", "by_faction", "by_seat"] {
        assert_eq!(numbers(&results[rows], "games").iter().sum::<u64>(), 160, "{rows}");
    }
    let won: u64 = numbers(&results["by_bot"], "wins").iter().sum();
    assert_eq!(won + numbers(&results["by_bot"], "shared").iter().sum::<u64>() / 2, 80);
    // Two bots on two seats: every arrangement of factions is played from both sides.
    let matchups = results["by_matchup"].as_array().unwrap();
    assert_eq!(matchups.len(), 40);
    assert!(matchups.iter().all(|row| row["games"] == 2 && row["wins"].as_array().unwrap().len() == 2));
    let rookie = &results["by_bot"][1];
    assert_eq!(rookie["bot"], "rookie");
    assert_eq!(numbers(&rookie["by_faction"], "games"), [16; 5]);
    assert_eq!(numbers(&rookie["by_seat"], "games"), [40; 2]);
    assert!(rookie["win_per_cent"].as_f64().unwrap() > 85.0, "{rookie}");
    let total = results["decisions"]["total"].as_u64().unwrap();
    let timing = &report["timing"];
    assert_eq!(numbers(&timing["bots"], "decisions").iter().sum::<u64>(), total);
    for length in ["decisions", "turns"] {
        let [shortest, p50, p95, longest] = ["shortest", "p50", "p95", "longest"].map(|key| results[length][key].as_u64().unwrap());
        assert!(0 < shortest && shortest <= p50 && p50 <= p95 && p95 <= longest, "{length}");
    }
    let thinking = &timing["bots"][1];
    assert_eq!(thinking["timed"], thinking["decisions"]);
    assert!(thinking["p50_us"].as_f64().unwrap() <= thinking["p95_us"].as_f64().unwrap());
    assert!(thinking["p95_us"].as_f64().unwrap() <= thinking["max_us"].as_f64().unwrap());
    for speed in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(timing[speed].as_f64().unwrap() > 0.0, "{speed}");
    }
    assert!(timing["peak_memory_kib"].is_null() || timing["peak_memory_kib"].as_u64().unwrap() > 0);
}

const CREWS: [&[&str]; 5] = [
    &["--players", "4", "--takeover"],
    &["--mode", "semi-cooperative", "--players", "2", "--side", "alternate"],
    &["--mode", "solo"],
    &["--mode", "cooperative", "--players", "3", "--side", "alternate"],
    &["--players", "5", "--bots", "rookie,random"],
];

#[test]
fn nemesis_is_played_in_every_mode() {
    for table in CREWS {
        let run = |threads: &'static str| report(&[&["--game", "nemesis", "--games", "12", "--threads", threads], table].concat());
        let (one, two) = (run("1"), run("2"));
        assert_eq!(one["results"], two["results"], "{table:?}");
        assert_eq!(one["game"], "nemesis");
        let players = one["players"].as_u64().unwrap();
        let results = &one["results"];
        for rows in ["by_bot", "by_character", "by_seat"] {
            assert_eq!(numbers(&results[rows], "games").iter().sum::<u64>(), 12 * players, "{rows}");
            let survived: u64 = numbers(&results[rows], "survived").iter().sum();
            assert!(survived <= 12 * players);
        }
        assert_eq!(numbers(&results["endings"], "games").iter().sum::<u64>(), 12);
        let counted = |heading: &str| -> Vec<(u64, u64)> {
            let rows = results["counted"].as_array().unwrap().iter().filter(|row| row["heading"] == heading);
            rows.map(|row| (row["what"].as_str().unwrap().parse().unwrap_or(0), row["games"].as_u64().unwrap())).collect()
        };
        for (heading, key) in [("Survivors", "survived"), ("Winners", "wins")] {
            let rows = counted(heading);
            assert_eq!(rows.iter().map(|(_, games)| games).sum::<u64>(), 12, "{heading}");
            let sum: u64 = rows.iter().map(|(count, games)| count * games).sum();
            assert_eq!(sum, numbers(&results["by_seat"], key).iter().sum::<u64>(), "{heading}");
        }
        assert!(results["rounds"]["longest"].as_u64().unwrap() >= 1 && results["turns"].is_null());
    }
}

#[test]
fn journals_of_nemesis_hold_and_are_told_apart() {
    let dir = tempfile::tempdir().unwrap();
    let nemesis = dir.path().join("nemesis");
    report(&["--game", "nemesis", "--games", "2", "--players", "3", "--journals", nemesis.to_str().unwrap()]);
    report(&["--games", "1", "--journals", dir.path().to_str().unwrap()]);
    let (code, out, err) = run_in(dir.path(), &["verify", "nemesis/game-000000.json", "nemesis/game-000001.json", "game-000000.json"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(out.matches("every fingerprint agrees").count(), 3, "{out}");
    let text = fs::read_to_string(nemesis.join("game-000000.json")).unwrap();
    fs::write(dir.path().join("other.json"), text.replacen("\"nemesis\"", "\"lockdown\"", 1)).unwrap();
    fs::write(dir.path().join("bent.json"), text.replacen("\"seat\": ", "\"seat\": 1", 1)).unwrap();
    let (code, out, err) = run_in(dir.path(), &["verify", "other.json"]);
    assert_eq!(code, 2, "{out}");
    assert!(err.contains("this is a journal of \"lockdown\""), "{err}");
    assert_ne!(run_in(dir.path(), &["verify", "bent.json"]).0, 0);
}

#[test]
fn people_get_tables() {
    let (code, out, err) = run(&["sim", "--games", "4", "--factions", "marines,aliens", "--ring", "even"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for part in ["duel, 2 players; 4 games from seed 1", "marines", "Endings", "Length", "Thinking", "decisions/s", "fingerprint"] {
        assert!(out.contains(part), "{part} is missing in\n{out}");
    }
}

#[test]
fn journals_are_of_the_same_games_and_hold() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("new/games");
    let args = ["--games", "5", "--bots", "rookie,random", "--players", "3"];
    let written = report(&[&args[..], &["--journals", folder.to_str().unwrap()]].concat());
    assert_eq!(written["results"], report(&args)["results"]);
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, (0..5).map(|game| format!("game-{game:06}.json")).collect::<Vec<_>>());
    for name in names {
        let (code, out, err) = run_in(&folder, &["verify", &name]);
        assert_eq!(code, 0, "{name}: {out}{err}");
    }
}

#[test]
fn wrong_input_is_refused_with_a_reason() {
    for (args, reason) in [
        (&["--factions", "marines,daleks"][..], "daleks"),
        (&["--factions", "marines,marines"], "T-SETUP-01"),
        (&["--factions", "marines,aliens", "--players", "3"], "--players says 3"),
        (&["--bots", "master"], "there is no bot \"master\"; there are: random, rookie"),
        (&["--bots", "random,random,random"], "only 2 play"),
        (&["--mode", "duel", "--players", "4"], "a duel is for two players"),
        (&["--mode", "alliances", "--players", "3"], "alliances are for four players"),
        (&["--players", "7"], "too many"),
        (&["--ring", "corridors,attic"], "attic"),
        (&["--ring", "corridors"], "T-ADVANCED-01"),
        (&["--ring", "even", "--factions", "greys,pandora"], "even ring"),
        (&["--levels", "4"], "T-BEGINNER-01"),
        (&["--opening", "2"], "T-BEGINNER-04"),
        (&["--game", "chess"], "theseus"),
        (&["--game", "chess"], "nemesis"),
        (&["--game", "nemesis", "--players", "6"], "N-COMP-01"),
        (&["--game", "nemesis", "--players", "300"], "N-COMP-01"),
        (&["--game", "nemesis", "--mode", "semi-cooperative", "--players", "1"], "N-SETUP-46"),
        (&["--game", "nemesis", "--mode", "cooperative", "--takeover"], "N-RULING-173"),
        (&["--game", "nemesis", "--mode", "duel"], "this --mode is for theseus"),
        (&["--game", "nemesis", "--factions", "marines"], "--factions is for theseus"),
        (&["--takeover"], "--takeover is for nemesis"),
        (&["--game", "nemesis", "--side", "inside"], "alternate"),
        (&["--threads", "0"], "threads"),
        (&["--seed", "many"], "seed"),
        (&["--first", "18446744073709551615"], "more games than can be counted"),
    ] {
        let (code, out, err) = run(&[&["sim"], args].concat());
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
        assert!(err.contains(reason), "{args:?}: {err}");
    }
}

#[test]
fn what_cannot_be_finished_or_written_is_told() {
    let (code, out, _) = run(&["sim", "--games", "3", "--longest", "20"]);
    assert_eq!(code, 1);
    assert!(out.contains("given up"), "{out}");
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), "").unwrap();
    let folder = dir.path().join("file/games");
    let (code, _, err) = run(&["sim", "--games", "1", "--journals", folder.to_str().unwrap()]);
    assert_eq!(code, 3);
    assert!(err.contains("cannot write") && err.contains("games"), "{err}");
}
