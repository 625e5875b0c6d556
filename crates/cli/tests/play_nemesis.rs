//! `hullbreach play nemesis`, and `replay` and `verify` of what it writes, as a person or a script meets them.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// Runs the program in a directory with something to read; returns exit code, output and errors.
fn run(dir: &Path, args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hullbreach"))
        .current_dir(dir)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A long game talks before it has read everything, so somebody has to listen meanwhile; and it may be over before that.
    let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A whole game against bots that play at random: the second option, which is not to pass, and the first where there is no other.
fn finished_game(dir: &Path, name: &str, more: &[&str]) -> String {
    let args = [&["play", "nemesis", "--plain", "--seed", "7", "--journal", name], more].concat();
    let (code, out, err) = run(dir, &args, &"2\n1\n".repeat(20_000));
    assert_eq!((code, err.as_str()), (0, ""), "{}", &out[out.len().saturating_sub(2_000)..]);
    out
}

#[test]
fn a_game_is_played_to_its_end_and_checked() {
    let dir = tempfile::tempdir().unwrap();
    let out = finished_game(dir.path(), "game.json", &["--seats", "you,random,random"]);
    let line = |start: &str| out.lines().find_map(|line| line.strip_prefix(start)).unwrap_or_else(|| panic!("no `{start}`")).to_owned();
    let commitment = line("Seed commitment: ");
    assert_eq!(line("Its commitment before the game: "), commitment);
    assert!(out.contains("Nobody has won: ") || out.contains("Won by "), "somebody or nobody has won");
    let journal: Value = serde_json::from_str(&fs::read_to_string(dir.path().join("game.json")).unwrap()).unwrap();
    assert_eq!((journal["game"].as_str().unwrap(), journal["seed"].as_str().unwrap()), ("nemesis", &*line("Seed: ")));
    assert!(!dir.path().join("game.json.host").exists(), "the seed is told, so nothing is kept back");
    let (code, out, _) = run(dir.path(), &["verify", "game.json"], "");
    assert_eq!(code, 0, "{out}");
    assert!(out.starts_with("game.json: sound: ") && out.contains("the seed matches its commitment"), "{out}");
    // Without a game the journal says which it is.
    let (code, _, err) = run(dir.path(), &["play", "--plain", "--resume", "game.json"], "");
    assert_eq!((code, err.as_str()), (2, "hullbreach: the game in game.json is over: `hullbreach replay game.json` shows it\n"));
    let (code, _, err) = run(dir.path(), &["play", "theseus", "--plain", "--resume", "game.json"], "");
    assert_eq!((code, err.as_str()), (2, "hullbreach: game.json: this is a journal of \"nemesis\"\n"));
}

#[test]
fn every_mode_is_played_against_bots() {
    let dir = tempfile::tempdir().unwrap();
    for (name, more) in [
        ("solo.json", &["--mode", "solo"][..]),
        ("coop.json", &["--mode", "cooperative", "--seats", "you,random", "--side", "alternate"]),
        ("takeover.json", &["--seats", "you,random,random,random,random", "--takeover"]),
        ("bots.json", &["--seats", "random,rookie", "--side", "alternate"]),
    ] {
        finished_game(dir.path(), name, more);
        let (code, out, _) = run(dir.path(), &["verify", name], "");
        assert_eq!(code, 0, "{out}");
    }
}

#[test]
fn without_a_game_one_is_chosen() {
    let dir = tempfile::tempdir().unwrap();
    let (code, out, _) = run(dir.path(), &["play"], "");
    assert_eq!(code, 0);
    assert!(out.contains("What do you want to play?") && out.ends_with("No game, then.\n"), "{out}");
    let (_, out, _) = run(dir.path(), &["play", "--seed", "7"], "2\n1\n");
    assert!(out.contains("First game") && out.contains("Seat 1 (you)") && out.contains("Hiber"), "{out}");
    let (_, out, _) = run(dir.path(), &["play", "--seed", "7"], "1\n1\n");
    assert!(out.contains("Marines (you)"), "{out}");
    // Cooperative, two players, the alternate side, a second person.
    let (_, out, _) = run(dir.path(), &["play", "nemesis", "--seed", "7"], "3\n2\n1\n2\n3\n");
    assert!(out.contains("Seat 1 (you)") && out.contains("Seat 2 (you)") && out.contains("Tech °- *-"), "{out}");
}

#[test]
fn a_game_is_left_and_taken_up_again() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "nemesis", "--plain", "--seed", "7", "--seats", "you,random"];
    let (code, out, _) = run(dir.path(), &args, "1\nquit\n");
    assert_eq!(code, 0);
    let file = out.lines().last().unwrap().strip_prefix("Saved to ").and_then(|rest| rest.split_once(". ")).unwrap().0.to_owned();
    assert!(out.ends_with(&format!("Saved to {file}. To go on: hullbreach play nemesis --resume {file}\n")), "{out}");
    let journal = fs::read_to_string(dir.path().join(&file)).unwrap();
    assert!(!journal.contains("\"seed\""), "the seed of an unfinished game is not in its journal");
    let (code, out, err) = run(dir.path(), &["play", "--plain", "--resume", &file], "1\n");
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let (code, _, err) = run(dir.path(), &["play", "nemesis", "--plain", "--resume", &file, "--players", "3"], "");
    assert_eq!(code, 2);
    assert!(err.contains("cannot be used with"), "{err}");
}

#[test]
fn everything_on_the_ship_can_be_looked_up() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "nemesis", "--plain", "--seed", "7", "--mode", "solo"];
    let asked = ["?", "help", "signs", "me", "notes", "crew", "ship", "look", "look 11", "look hibernat", "look attic", "rule n-move-09"];
    let more =
        ["card medkit", "card key", "card zzz", "card", "card 2", "why shoot", "why zzz", "why 2", "say engine 1 works", "say x", "zzz"];
    let input = format!("1\n{}\n{}\nlog\n", asked.join("\n"), more.join("\n"));
    let (code, out, err) = run(dir.path(), &args, &input);
    assert_eq!((code, err.as_str()), (0, ""));
    let out = flat(&out);
    for expected in [
        "A turn has two actions",
        "What you can type",
        "How to read the map",
        "Place 011 Hibernatorium",
        "not yet active",
        "What you have seen Nothing yet",
        "The crew",
        "the hibernation chambers are closed",
        "Exit 1 to 0",
        "There is no Room `attic`",
        "if the Room is unexplored, turn its tile face up",
        "Medkit (Item)",
        "With key in their names",
        "Nothing has `zzz` in its name.",
        "Which card?",
        "shoot: not possible",
        "`zzz` names nothing at this table.",
        "Everybody hears it.",
        "What do you claim? It need not be true",
        "`zzz` is no answer here.",
        "says: engine 1 is Working.",
    ] {
        assert!(out.contains(expected), "no `{expected}` in {out}");
    }
}

#[test]
fn what_is_secret_stays_secret_between_persons_and_in_replays() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "nemesis", "--plain", "--seed", "7", "--seats", "you,you", "--journal", "game.json"];
    // Both choose a Character and act; Enter lifts the curtain wherever the keyboard changes hands.
    let (code, out, _) = run(dir.path(), &args, &"1\n".repeat(60));
    assert_eq!(code, 0);
    let curtain = out.find("is next, and what they see is secret.").unwrap();
    let before = out[..curtain].rfind('\n').unwrap();
    assert!(out[..before].ends_with(&"\n".repeat(59)), "the screen is cleared before the keyboard changes hands");
    let read = |args: &[&str]| {
        let (code, out, err) = run(dir.path(), &[&["replay", "game.json", "--plain"], args].concat(), "");
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        out
    };
    let dealt = |out: &str| out.lines().filter(|line| line.contains(" is dealt ") && !line.contains("an Objective")).count();
    assert_eq!((dealt(&read(&[])), dealt(&read(&["--as", "1"])), dealt(&read(&["--as", "2"])), dealt(&read(&["--reveal"]))), (0, 2, 2, 4));
    let drawn = |out: &str| out.lines().filter(|line| line.contains(" draws ") && !line.contains(" draws a card")).count();
    assert_eq!(drawn(&read(&[])), 0);
    assert!(drawn(&read(&["--as", "1"])) > 0 && drawn(&read(&["--reveal"])) > drawn(&read(&["--as", "1"])));
    let (code, _, err) = run(dir.path(), &["replay", "game.json", "--as", "cook"], "");
    assert_eq!(code, 2);
    assert!(err.starts_with("hullbreach: cook is not a seat of this game: it is played by "), "{err}");
    let (code, json, _) = run(dir.path(), &["replay", "game.json", "--json", "--step", "3"], "");
    let steps: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, steps[0]["step"].as_u64(), steps[0]["position"]["round"].is_null()), (0, Some(3), false), "{json}");
}

#[test]
fn a_step_is_taken_back() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "nemesis", "--plain", "--seed", "7", "--mode", "solo", "--journal", "game.json"];
    // The Character is chosen, which draws cards; an action is announced and withdrawn before anything is paid.
    let (_, out, _) = run(dir.path(), &args, "undo\n1\nundo\n2\nundo\nlog\n");
    assert!(out.contains("There is no step of yours to take back"), "{out}");
    assert!(out.contains("Taken back."), "{out}");
    assert_eq!(run(dir.path(), &["verify", "game.json"], "").0, 0);
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    for (args, reason) in [
        (&["--players", "6"][..], "6"),
        (&["--players", "3", "--mode", "solo"], "N-MODE-SOLO-01"),
        (&["--players", "1", "--mode", "semi-cooperative"], "N-SETUP-46"),
        (&["--mode", "duel"], "semi-cooperative"),
        (&["--side", "top"], "alternate"),
        (&["--seats", "you,master"], "`master` cannot take a seat"),
        (&["--seats", "you", "--players", "2"], "--seats names 1, but 2 Characters play"),
        (&["--resume", "nowhere.json"], "nowhere.json"),
    ] {
        let (code, _, err) = run(dir.path(), &[&["play", "nemesis", "--plain"], args].concat(), "");
        assert_eq!(code, 2, "{args:?}: {err}");
        assert!(err.contains(reason), "{args:?}: {err}");
    }
}

#[test]
fn the_games_are_served_on_a_port() {
    let dir = tempfile::tempdir().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_hullbreach"))
        .current_dir(dir.path())
        .args(["play", "--port", "0", "--seed", "7"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let port: u16 = said.split(':').nth(1).and_then(|rest| rest.split('.').next()).and_then(|port| port.parse().ok()).unwrap();
    let mut game = TcpStream::connect(("127.0.0.1", port)).unwrap();
    game.write_all(b"2\n2\nquit\n").unwrap();
    let heard = BufReader::new(game).lines().map_while(Result::ok).collect::<Vec<_>>().join("\n");
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(said.starts_with("Hullbreach is served on "), "{said}");
    assert!(heard.contains("What do you want to play?") && heard.contains("Who are you?"), "{heard}");
}
