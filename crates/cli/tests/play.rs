//! `hullbreach play`, `replay` and `verify` as a person or a script meets them.

use std::fs;
use std::io::Write as _;
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
    // A game may be over before it has read everything; then nobody listens any more.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A whole game: the first option is always taken.
fn finished_game(dir: &Path, name: &str, more: &[&str]) -> String {
    let args = [&["play", "theseus", "--plain", "--seed", "7", "--levels", "0", "--journal", name], more].concat();
    let (code, out, err) = run(dir, &args, &"1\n".repeat(4_000));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    out
}

fn edit(path: &Path, change: impl FnOnce(&mut Value)) {
    let mut journal: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    change(&mut journal);
    fs::write(path, serde_json::to_string_pretty(&journal).unwrap()).unwrap();
}

#[test]
fn a_game_is_played_to_its_end_and_checked() {
    let dir = tempfile::tempdir().unwrap();
    let out = finished_game(dir.path(), "game.json", &[]);
    let line =
        |start: &str| out.lines().find_map(|line| line.strip_prefix(start)).unwrap_or_else(|| panic!("no `{start}` in {out}")).to_owned();
    let commitment = line("Seed commitment: ");
    assert_eq!(line("Its commitment before the game: "), commitment);
    let winner = line("Won by ");
    assert!(winner.contains(": "), "{winner}");
    let journal: Value = serde_json::from_str(&fs::read_to_string(dir.path().join("game.json")).unwrap()).unwrap();
    assert_eq!((journal["commitment"].as_str().unwrap(), journal["seed"].as_str().unwrap()), (&*commitment, &*line("Seed: ")));
    assert!(!dir.path().join("game.json.host").exists(), "the seed is told, so nothing is kept back");
    let (code, out, _) = run(dir.path(), &["verify", "game.json"], "");
    assert_eq!(code, 0, "{out}");
    assert!(out.starts_with("game.json: sound: ") && out.contains("the seed matches its commitment"), "{out}");
    let (code, out, _) = run(dir.path(), &["verify", "--json", "game.json"], "");
    let findings: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &findings[0]["verdict"], &findings[0]["game"]["seed_checked"]), (0, &Value::from("sound"), &Value::from(true)));
    let (code, _, err) = run(dir.path(), &["play", "theseus", "--plain", "--resume", "game.json"], "");
    assert_eq!((code, err.as_str()), (2, "hullbreach: the game in game.json is over: `hullbreach replay game.json` shows it\n"));
}

#[test]
fn the_same_seed_and_answers_are_the_same_game() {
    let dir = tempfile::tempdir().unwrap();
    finished_game(dir.path(), "one.json", &[]);
    finished_game(dir.path(), "two.json", &[]);
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    assert_eq!(read("one.json"), read("two.json"));
}

#[test]
fn input_that_ends_is_no_error() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "theseus", "--plain", "--seed", "7", "--levels", "0"];
    let (code, out, err) = run(dir.path(), &args, "1\n1\n");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.ends_with("The input has ended. The game was not saved: --journal FILE keeps it.\n"), "{out}");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
    let (code, out, _) = run(dir.path(), &["play", "theseus"], "");
    assert_eq!(code, 0);
    assert!(out.ends_with("No game, then.\n"), "{out}");
}

#[test]
fn without_options_a_first_game_is_proposed() {
    let dir = tempfile::tempdir().unwrap();
    let (code, out, _) = run(dir.path(), &["play", "theseus", "--seed", "7"], "9\n\n1\n");
    assert_eq!(code, 0);
    assert!(out.contains("Type a number from 1 to 2, or quit."), "{out}");
    assert!(out.contains("Marines (you)") && out.contains("Aliens (rookie)"), "{out}");
    // Greys, Pandora by a second person, the opponent first, all cards, one installed, usual ring, random decks.
    let answers = "2\n1\n4\n4\n3\n2\n4\n2\n1\n1\n";
    let (code, out, _) = run(dir.path(), &["play", "theseus", "--seed", "7"], answers);
    assert_eq!(code, 0);
    assert!(out.contains("Greys (you)") && out.contains("Pandora (you)"), "{out}");
}

#[test]
fn a_game_is_left_and_taken_up_again() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "theseus", "--plain", "--seed", "7", "--levels", "0"];
    let (code, out, _) = run(dir.path(), &args, "1\n1\nquit\n");
    assert_eq!(code, 0);
    let file = out.lines().last().unwrap().strip_prefix("Saved to ").and_then(|rest| rest.split_once(". ")).unwrap().0.to_owned();
    assert!(out.ends_with(&format!("Saved to {file}. To go on: hullbreach play theseus --resume {file}\n")), "{out}");
    let journal = fs::read_to_string(dir.path().join(&file)).unwrap();
    assert!(!journal.contains("\"seed\""), "the seed of an unfinished game is not in its journal");
    let (code, out, _) = run(dir.path(), &["verify", &file], "");
    assert_eq!(code, 0);
    assert!(out.contains("unfinished") && out.contains("the seed has not been told"), "{out}");
    let (code, out, err) = run(dir.path(), &["play", "theseus", "--plain", "--resume", &file], &"1\n".repeat(4_000));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    finished_game(dir.path(), "whole.json", &[]);
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    assert_eq!(read(&file), read("whole.json"), "going on is like never having left");
}

#[test]
fn an_unfinished_game_needs_its_seed() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "theseus", "--plain", "--seed", "7", "--levels", "0", "--journal", "game.json"];
    run(dir.path(), &args, "1\n1\n");
    fs::remove_file(dir.path().join("game.json.host")).unwrap();
    let resume = ["play", "theseus", "--plain", "--resume", "game.json"];
    let (code, _, err) = run(dir.path(), &resume, "");
    assert_eq!(code, 2);
    assert!(err.starts_with("hullbreach: game.json.host is not there"), "{err}");
    let (code, _, err) = run(dir.path(), &[&resume[..], &["--seed", "8"]].concat(), "");
    assert_eq!((code, err.as_str()), (1, "hullbreach: game.json: the seed does not match the commitment published before the game\n"));
    let (code, _, err) = run(dir.path(), &[&resume[..], &["--seed", "7"]].concat(), "");
    assert_eq!((code, err.as_str()), (0, ""));
    fs::write(dir.path().join("game.json.host"), "{}").unwrap();
    let (code, _, err) = run(dir.path(), &resume, "");
    assert_eq!(code, 2);
    assert!(err.starts_with("hullbreach: game.json.host: missing field"), "{err}");
}

#[test]
fn questions_answers_rules_and_cards_are_explained() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "theseus", "--plain", "--seed", "7", "--levels", "0"];
    let asked = ["?", "help", "signs", "rule t-move-04", "rule T-MOVE-99", "rule x", "card mine", "card 1", "card", "card zzz"];
    let more = [
        "why 1",
        "why corridors s1",
        "why zzz",
        "why",
        "look",
        "look hall",
        "look attic",
        "deck",
        "deck aliens",
        "deck x",
        "log",
        "zzz",
        "0",
    ];
    let input = format!("1\n{}\n{}\n", asked.join("\n"), more.join("\n"));
    let (code, out, err) = run(dir.path(), &args, &input);
    assert_eq!((code, err.as_str()), (0, ""));
    for expected in [
        "A card works in the sector where it lies",
        "What you can type",
        "How to read the station",
        "Each Movement Point takes the unit to the next sector clockwise.",
        "There is no rule T-MOVE-99.",
        "`x` is not a rule id",
        "Mine (Trap of the Marines)",
        "Mine (Trap of the Greys)",
        "The text follows the printed card.",
        "No card has `zzz` in its name.",
        "corridors s1: not possible",
        "A slot with a Bonus card is not empty.",
        "T-SETUP-16: ",
        "`zzz` names nothing at this table.",
        "There is no sector `attic` in this ring.",
        "The deck of the Marines",
        "The deck of the Aliens",
        "`x` does not play here.",
        "What has happened",
        "`zzz` is no answer here.",
        "`0` is no answer here.",
    ] {
        let flat = out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(expected), "no `{expected}` in {out}");
    }
}

#[test]
fn a_step_is_taken_back() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "theseus", "--plain", "--seed", "7", "--levels", "0", "--journal", "game.json"];
    let (_, out, _) = run(dir.path(), &args, "undo\n1\nundo\n2\n");
    assert!(out.contains("There is no step of yours to take back"), "{out}");
    assert!(out.contains("Taken back."), "{out}");
    let journal: Value = serde_json::from_str(&fs::read_to_string(dir.path().join("game.json")).unwrap()).unwrap();
    assert_eq!(journal["turns"].as_array().unwrap().len(), 1);
    assert_eq!(run(dir.path(), &["verify", "game.json"], "").0, 0);
}

#[test]
fn a_file_that_cannot_be_written_does_not_end_the_game() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "theseus", "--plain", "--seed", "7", "--levels", "0"];
    let (code, out, _) = run(dir.path(), &args, "save nowhere/game.json\nsave\nsave game.json\n");
    assert_eq!(code, 0);
    assert!(out.contains("Not saved: cannot write nowhere/game.json"), "{out}");
    assert!(out.contains("Name a file"), "{out}");
    assert!(out.contains("Saved to game.json."), "{out}");
    assert_eq!(run(dir.path(), &["verify", "game.json"], "").0, 0);
    let (code, _, err) = run(dir.path(), &[&args[..], &["--journal", "nowhere/game.json"]].concat(), "");
    assert_eq!(code, 3);
    assert!(err.starts_with("hullbreach: cannot write nowhere/game.json: "), "{err}");
}

#[test]
fn chosen_decks_are_secret_between_persons_and_in_replays() {
    let dir = tempfile::tempdir().unwrap();
    let args =
        ["play", "theseus", "--plain", "--seed", "7", "--decks", "chosen", "--seats", "you,you", "--levels", "3", "--journal", "game.json"];
    // The Marines choose fifteen cards, Enter lifts the curtain, and the Aliens choose theirs.
    let answers = format!("marines mine\n{}\naliens tentacles\n{}", "1\n".repeat(14), "2\n".repeat(14));
    let (code, out, _) = run(dir.path(), &args, &answers);
    assert_eq!(code, 0);
    let curtain = out.find("The Aliens are next, and what they see is secret.").unwrap();
    assert!(out[..curtain].ends_with(&"\n".repeat(60)), "the screen is cleared before the keyboard changes hands");
    assert!(out[..curtain].contains("Marines choose Mine.") && !out[curtain..].contains("Marines choose Mine."), "{out}");
    assert!(out[curtain..].contains("Marines choose a card.") && out[curtain..].contains("Aliens choose Tentacles."), "{out}");
    let hears_of = |args: &[&str], what: &str| {
        let (code, out, _) = run(dir.path(), &[&["replay", "game.json", "--plain"], args].concat(), "");
        assert_eq!(code, 0, "{out}");
        out.contains(what)
    };
    let (own, other) = ("next card of your deck. marines mine", "next card of your deck. aliens tentacles");
    assert!(!hears_of(&[], own) && !hears_of(&[], other));
    assert!(hears_of(&["--as", "marines"], own) && !hears_of(&["--as", "marines"], other));
    assert!(!hears_of(&["--as", "2"], own) && hears_of(&["--as", "2"], other));
    assert!(hears_of(&["--reveal"], own) && hears_of(&["--reveal"], other));
    let json = |args: &[&str]| run(dir.path(), &[&["replay", "game.json", "--json"], args].concat(), "").1;
    let answer = "\"answer\": \"marines mine\"";
    assert!(!json(&[]).contains(answer) && !json(&["--as", "aliens"]).contains(answer));
    assert!(json(&["--as", "marines"]).contains(answer) && json(&["--reveal"]).contains(answer));
}

#[test]
fn a_journal_is_replayed_step_by_step() {
    let dir = tempfile::tempdir().unwrap();
    finished_game(dir.path(), "game.json", &[]);
    let journal: Value = serde_json::from_str(&fs::read_to_string(dir.path().join("game.json")).unwrap()).unwrap();
    let turns = journal["turns"].as_array().unwrap().len();
    let (code, out, _) = run(dir.path(), &["replay", "game.json", "--json"], "");
    assert_eq!(code, 0);
    let steps: Value = serde_json::from_str(&out).unwrap();
    let steps = steps.as_array().unwrap();
    assert_eq!(steps.len(), turns + 1);
    assert_eq!(steps[turns]["position"]["over"], true);
    assert!(steps.iter().flat_map(|step| step["log"].as_array().unwrap()).all(|told| told["rule"].as_str().unwrap().starts_with("T-")));
    let (code, out, _) = run(dir.path(), &["replay", "game.json", "--step", "3"], "");
    assert_eq!(code, 0);
    assert!(out.starts_with("Step 3: ") && out.matches("Step ").count() == 1, "{out}");
    let (_, out, _) = run(dir.path(), &["replay", "game.json"], "");
    assert_eq!(out.lines().filter(|line| line.starts_with("Step ")).count(), turns + 1);
    let (code, _, err) = run(dir.path(), &["replay", "game.json", "--as", "greys"], "");
    assert_eq!((code, err.as_str()), (2, "hullbreach: greys is not a seat of this game: it is played by marines, aliens\n"));
    assert_eq!(run(dir.path(), &["replay", "game.json", "--as", "3"], "").0, 2);
    assert_eq!(run(dir.path(), &["replay", "nowhere.json"], "").0, 2);
}

#[test]
fn tampering_is_found() {
    let dir = tempfile::tempdir().unwrap();
    finished_game(dir.path(), "game.json", &[]);
    let path = dir.path().join("bad.json");
    let tampered = |change: &dyn Fn(&mut Value)| {
        fs::copy(dir.path().join("game.json"), &path).unwrap();
        edit(&path, change);
        let (code, out, err) = run(dir.path(), &["verify", "bad.json"], "");
        assert_eq!((code, err.as_str()), (1, ""), "{out}");
        assert_eq!(out.lines().count(), 1);
        out
    };
    let named = |out: &str, place: &str| assert!(out.starts_with(&format!("bad.json: {place}")), "{out}");
    named(&tampered(&|journal| journal["turns"][4]["hash"] = "0123456789abcdef".into()), "turn 5: the state is not the one");
    named(&tampered(&|journal| journal["opening_hash"] = "0123456789abcdef".into()), "opening: the state is not the one");
    named(&tampered(&|journal| journal["turns"][0]["action"] = serde_json::json!({ "card": "marines_safeguards" })), "turn 1: T-");
    named(&tampered(&|journal| journal["turns"][2]["seat"] = 0.into()), "turn 3: seat 0 is not asked now");
    named(&tampered(&|journal| drop(journal["turns"].as_array_mut().unwrap().remove(1))), "turn 2: ");
    let first_chance = |journal: &Value| {
        let turns = journal["turns"].as_array().unwrap();
        turns.iter().position(|turn| turn.get("chance").is_some()).unwrap()
    };
    let out = tampered(&|journal| {
        let at = first_chance(journal);
        let old = journal["turns"][at]["chance"][0].as_u64().unwrap();
        journal["turns"][at]["chance"][0] = (if old == 0 { 1 } else { 0 }).into();
    });
    named(&out, "turn ");
    named(&tampered(&|journal| journal["opening_chance"][0] = 9_999.into()), "opening: ");
    named(&tampered(&|journal| drop(journal["opening_chance"].as_array_mut().unwrap().pop())), "opening: ");
    let other = "1".repeat(64);
    named(&tampered(&|journal| journal["seed"] = other.clone().into()), "the seed does not match the commitment");
    named(&tampered(&|journal| journal["commitment"] = other.clone().into()), "the seed does not match the commitment");
    named(&tampered(&|journal| journal["setup"]["levels"] = 9.into()), "setup: T-BEGINNER-01");
    // A seed and a commitment that fit each other, but not the game.
    let out = tampered(&|journal| {
        journal["seed"] = other.clone().into();
        journal["commitment"] = Value::Null;
    });
    named(&out, "turn 0: the seed gives other chance than the journal says");
    // A replay shows what is sound and then says where it ends.
    fs::copy(dir.path().join("game.json"), &path).unwrap();
    edit(&path, |journal| journal["turns"][4]["hash"] = "0123456789abcdef".into());
    let (code, out, err) = run(dir.path(), &["replay", "bad.json"], "");
    assert_eq!((code, out.lines().filter(|line| line.starts_with("Step ")).count()), (1, 5));
    assert!(err.starts_with("hullbreach: bad.json: turn 5: "), "{err}");
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let dir = tempfile::tempdir().unwrap();
    finished_game(dir.path(), "game.json", &[]);
    let text = fs::read_to_string(dir.path().join("game.json")).unwrap();
    let path = dir.path().join("bad.json");
    let complaint = |text: &str| {
        fs::write(&path, text).unwrap();
        for command in [&["verify", "bad.json"][..], &["replay", "bad.json"], &["play", "theseus", "--plain", "--resume", "bad.json"]] {
            let (code, out, err) = run(dir.path(), command, "");
            assert_eq!((code, out.as_str()), (2, ""), "{command:?}: {err}");
            assert_eq!(err.lines().count(), 1, "{err}");
        }
        run(dir.path(), &["verify", "bad.json"], "").2
    };
    // Cut off in the middle: the place is where the text ends.
    let cut: String = text.lines().take(12).collect::<Vec<_>>().join("\n");
    let err = complaint(&cut);
    assert!(err.starts_with("hullbreach: bad.json:12:"), "{err}");
    assert!(!err.contains("at line"), "the place stands once: {err}");
    let err = complaint(&text.replace("\"format\": 1", "\"format\": 99"));
    assert_eq!(err, "hullbreach: bad.json: journal format 99 is not known here (this program writes format 1)\n");
    let err = complaint(&text.replace("\"game\": \"theseus\"", "\"game\": \"chess\""));
    assert_eq!(err, "hullbreach: bad.json: this is a journal of \"chess\"\n");
    let err = complaint(&text.replace("\"rules_version\": ", "\"rules_version\": 9"));
    assert!(err.contains("written under rules version 9"), "{err}");
    let err = complaint(&text.replace("\"turns\"", "\"moves\""));
    assert!(err.contains("unknown field `moves`"), "{err}");
    assert!(complaint("").starts_with("hullbreach: bad.json:1:0: "));
    let (code, out, err) = run(dir.path(), &["verify", "game.json", "nowhere.json"], "");
    assert_eq!(code, 2);
    assert!(out.starts_with("game.json: sound") && err.starts_with("hullbreach: cannot read nowhere.json"), "{out}{err}");
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert_eq!(run(dir.path(), &["verify", "bad.json"], "").0, 2);
    assert_eq!(run(dir.path(), &["verify", "."], "").0, 2);
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    for (args, reason) in [
        (&["--factions", "marines,robots"][..], "robots"),
        (&["--factions", "marines,marines"], "T-SETUP-01"),
        (&["--factions", "marines"], "not 1"),
        (&["--levels", "4"], "4"),
        (&["--opening", "2"], "one or three cards"),
        (&["--seed", "xyz"], "64 hexadecimal digits"),
        (&["--seats", "you,master"], "`master` cannot take a seat"),
        (&["--seats", "you", "--factions", "marines,greys"], "--seats names 1, but 2 factions play"),
        (&["--ring", "corridors,attic"], "`attic`"),
        (&["--ring", "even", "--factions", "marines,pandora"], "T-ADVANCED-01"),
        (&["--mode", "alliances", "--factions", "marines,aliens,greys"], "four players"),
        (&["--resume", "nowhere.json"], "nowhere.json"),
        (&["--resume", "a.json", "--levels", "1"], "cannot be used with"),
    ] {
        let (code, _, err) = run(dir.path(), &[&["play", "theseus", "--plain"], args].concat(), "");
        assert_eq!(code, 2, "{args:?}: {err}");
        assert!(err.contains(reason), "{args:?}: {err}");
    }
}

#[test]
fn every_mode_is_played_against_bots() {
    let dir = tempfile::tempdir().unwrap();
    for (name, more) in [
        ("pandora.json", &["--factions", "scientists,pandora"][..]),
        ("three.json", &["--factions", "greys,aliens,pandora", "--seats", "you,rookie,random"]),
        ("four.json", &["--mode", "alliances", "--seats", "you,random,random,random", "--opening", "1"]),
        ("bots.json", &["--seats", "random,rookie", "--decks", "chosen", "--ring", "random"]),
    ] {
        let out = finished_game(dir.path(), name, more);
        assert!(out.contains("Won by "), "{out}");
        let (code, out, _) = run(dir.path(), &["verify", name], "");
        assert_eq!(code, 0, "{out}");
    }
}
