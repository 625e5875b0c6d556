//! `hullbreach bot-protocol` with real bots in Python, good ones and bad ones.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Python is there on every machine this is meant for; where it is not, the tests that need it say so.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: there is no python3");
    }
    found
}

/// Exit code, standard output, standard error.
fn run(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hullbreach")).current_dir(repository()).arg("bot-protocol").args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A bot that has read a hello and, `decisions` times, a question, does this.
fn bot(dir: &TempDir, body: &str) -> String {
    let path = dir.path().join("bot.py");
    let program = format!(
        "import json, sys, time\nread = lambda: json.loads(sys.stdin.readline())\nsay = lambda text: print(text, flush=True)\nread()\n{body}\n"
    );
    fs::write(&path, program).unwrap();
    format!("python3 '{}'", path.display())
}

const GREEDY: &str = "python3 examples/bots/greedy.py";

/// The lines of a game of the example bot: to it, and from it.
fn talk(extra: &[&str]) -> (Vec<Value>, Vec<Value>) {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("talk.txt");
    let args = ["--bot", GREEDY, "--factions", "greys,marines", "--levels", "0", "--transcript", file.to_str().unwrap()];
    let (code, out, err) = run(&[&args[..], extra].concat());
    assert_eq!(code, 0, "{out}{err}");
    let text = fs::read_to_string(file).unwrap();
    let lines =
        |way: &str| text.lines().filter_map(|line| line.strip_prefix(way)).map(|line| serde_json::from_str(line).unwrap()).collect();
    (lines("> "), lines("< "))
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn the_example_bot_plays_games_to_their_end() {
    if !has_python() {
        return;
    }
    let (to, from) = talk(&["--games", "2", "--seed", "5"]);
    let of = |kind: &str| to.iter().filter(|message| message["type"] == kind).collect::<Vec<_>>();
    let (hellos, decisions, overs) = (of("hello"), of("decision"), of("over"));
    assert_eq!((hellos.len(), overs.len()), (2, 2));
    assert_eq!(hellos.len() + decisions.len() + overs.len(), to.len());
    assert_eq!(decisions.len(), from.len());
    assert!(decisions.len() > 40, "a game has many decisions, not {}", decisions.len());
    assert_eq!((&hellos[1]["number"], &hellos[1]["players"][0]["player"]), (&1.into(), &"you".into()));
    for decision in &decisions {
        let options = decision["options"].as_array().unwrap();
        assert!(options.len() > 1);
        for (index, option) in options.iter().enumerate() {
            assert_eq!(option["index"], index);
            assert!(!option["words"].as_str().unwrap().is_empty() && !option["action"].is_null());
        }
        assert_eq!((&decision["seat"], &decision["view"]["viewer"]["seat"]), (&0.into(), &0.into()));
        assert_eq!(decision["position"]["greys"]["life"], decision["view"]["players"][0]["life"]);
    }
    // Nothing is told twice: the turns of both players come up once each.
    let events = to.iter().filter(|message| message["number"] == 0).filter_map(|message| message["events"].as_array()).flatten();
    let turns = events.filter(|event| event["event"].get("turn_begins").is_some_and(|turn| turn["extra"] == false)).count();
    let last = decisions.iter().rfind(|message| message["number"] == 0).unwrap();
    let clock = last["view"]["clock"].as_u64().unwrap() as usize;
    assert!(turns == clock || turns == clock + 1, "{turns} turns told, {clock} played");
    assert!(overs.iter().all(|over| over["ending"].is_string() && over["problem"].is_null()));
    assert_eq!(talk(&["--games", "2", "--seed", "5"]), (to, from), "the same seed gives the same conversation");
}

#[test]
fn reports_for_people_and_programs() {
    if !has_python() {
        return;
    }
    let table = ["--bot", GREEDY, "--mode", "alliances", "--against", "random", "--seat", "3", "--games", "2"];
    let (code, out, _) = run(&table);
    assert_eq!(code, 0);
    assert!(out.contains("game 1: ") && out.contains("(the bot) against") && out.contains("0 forfeited"), "{out}");
    let (code, out, _) = run(&[&table[..], &["--json"]].concat());
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["games"].as_array().unwrap().len()), (0, 2));
    assert_eq!((&report["against"], &report["forfeited"]), (&"random".into(), &0.into()));
    assert_eq!((&report["games"][0]["seat"], report["games"][0]["factions"].as_array().unwrap().len()), (&3.into(), 4));
    let counted: u64 = ["won", "shared", "lost"].iter().map(|key| report[key].as_u64().unwrap()).sum();
    assert_eq!(counted, 2);
}

/// A bot that knows nothing of the game gets everything it needs to play it.
#[test]
fn nemesis_is_played_over_the_line() {
    if !has_python() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("talk.txt");
    let body = "while True:\n    message = read()\n    if message['type'] == 'decision':\n        \
                say(json.dumps({'index': len(message['events']) % len(message['options'])}))\n    if message['type'] == 'over':\n        break";
    let command = bot(&dir, body);
    let args = ["--game", "nemesis", "--players", "3", "--seat", "1", "--against", "random", "--json"];
    let (code, out, err) = run(&[&args[..], &["--bot", &command, "--transcript", file.to_str().unwrap()]].concat());
    assert_eq!(code, 0, "{out}{err}");
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["games"][0]["characters"].as_array().unwrap().len(), 3);
    let text = fs::read_to_string(file).unwrap();
    let sent: Vec<Value> =
        text.lines().filter_map(|line| line.strip_prefix("> ")).map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&sent[0]["game"], &sent[0]["setup"]["players"]), (&"nemesis".into(), &3.into()));
    assert_eq!(keys(&sent[0]["players"][0]), BTreeSet::from(["seat", "player"]), "Characters are chosen in the game");
    let decisions: Vec<_> = sent.iter().filter(|message| message["type"] == "decision").collect();
    assert!(decisions.len() > 5, "only {} decisions", decisions.len());
    for decision in decisions {
        assert_eq!(decision["view"]["viewer"]["seat"], 1);
        assert!(!decision["prompt"].as_str().unwrap().is_empty());
        let words: BTreeSet<_> = decision["options"].as_array().unwrap().iter().map(|option| option["words"].as_str().unwrap()).collect();
        assert_eq!(words.len(), decision["options"].as_array().unwrap().len(), "options are told apart: {words:?}");
    }
    assert!(sent.last().unwrap()["ending"].is_string());
}

/// Each misstep, what the bot does, and what is said about it.
#[test]
fn missteps_forfeit_the_game_and_name_the_line() {
    if !has_python() {
        return;
    }
    let well = "say('{\"index\": 0}')";
    for (body, problem) in [
        ("read(); say('hello')", "line 1 of the bot is no answer, expected value at column 1: hello"),
        ("read(); say('')", "line 1 of the bot is no answer"),
        ("read(); say('{\"choice\": 0}')", "line 1 of the bot is no answer, it has no \"index\""),
        ("read(); say('{\"index\": -1}')", "line 1 of the bot is no answer"),
        (&format!("read(); {well}; read(); say('{{\"index\": 999}}')"), "line 2 of the bot chooses option 999, but the options are 0 to"),
        ("read(); sys.exit(7)", "the bot ended before its line 1 (exit status: 7)"),
        (&format!("read(); {well}; read(); time.sleep(60)"), "the bot did not write its line 2 within 700 ms"),
        ("say('{\"index\": 0}\\n' * 200); time.sleep(60)", "came before it was asked"),
        ("read(); say('x' * 70000)", "line 1 of the bot is longer than 65536 bytes"),
        ("read(); sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.buffer.flush(); time.sleep(60)", "line 1 of the bot is not UTF-8"),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("talk.txt");
        let command = bot(&dir, body);
        let budget = if problem.contains("700 ms") { "700" } else { "10000" };
        let (code, out, err) = run(&["--bot", &command, "--games", "3", "--budget-ms", budget, "--transcript", file.to_str().unwrap()]);
        assert_eq!(code, 1, "{body}: {err}");
        assert!(err.contains("the game is forfeited") && err.contains(problem), "{body}: {err}");
        assert!(out.contains("forfeited") && !out.contains("game 1"), "{body}: {out}");
        let talk = fs::read_to_string(file).unwrap();
        let last: Value = serde_json::from_str(talk.lines().last().unwrap().strip_prefix("> ").unwrap()).unwrap();
        assert_eq!((&last["type"], &last["result"]), (&"over".into(), &"forfeited".into()), "the bot is told, too");
        assert!(last["problem"].as_str().unwrap().contains(problem), "{last}");
    }
}

#[test]
fn wrong_command_lines_are_refused() {
    for (args, reason) in [
        (&["--bot", "no-such-program-anywhere"][..], "cannot start no-such-program-anywhere"),
        (&["--bot", ""], "there is no command"),
        (&["--bot", "python3 'x"], "the quote ' is not closed"),
        (&["--bot", "true", "--seat", "2"], "the seats of this table are 0 to 1"),
        (&["--bot", "true", "--against", "master"], "there is no bot \"master\""),
        (&["--bot", "true", "--factions", "marines"], "for three or four players, not 1"),
        (&["--bot", "true", "--budget-ms", "0"], "budget-ms"),
        (&[], "--bot"),
    ] {
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
        assert!(err.contains(reason), "{args:?}: {err}");
    }
}

/// docs/bots.md shows messages as they are and names every field of them.
#[test]
fn the_documentation_tells_what_is_sent() {
    let text = fs::read_to_string(repository().join("docs/bots.md")).unwrap();
    let shown = text.split("```json\n").skip(1).map(|part| part.split("\n```").next().unwrap());
    let shown: Vec<Value> = shown.map(|json| serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))).collect();
    if !has_python() {
        return;
    }
    let (to, from) = talk(&["--seed", "4"]);
    let sent: BTreeMap<&str, &Value> = to.iter().map(|message| (message["type"].as_str().unwrap(), message)).collect();
    let mut kinds = BTreeSet::new();
    for message in &shown {
        match message["type"].as_str() {
            Some(kind) => {
                assert_eq!(keys(message), keys(sent[kind]), "{kind}");
                kinds.insert(kind);
            }
            None => assert_eq!(keys(message), keys(&from[0])),
        }
    }
    assert_eq!(kinds, sent.keys().copied().collect());
    let section = |title: &str| {
        let from = text.split(&format!("\n### {title}\n")).nth(1).unwrap_or_else(|| panic!("no section {title}"));
        from.split("\n#").next().unwrap().to_owned()
    };
    let documented = |title: &str| -> BTreeSet<String> {
        let rows =
            section(title).lines().filter_map(|line| Some(line.strip_prefix("| `")?.split('|').next()?.to_owned())).collect::<Vec<_>>();
        rows.iter().flat_map(|row| row.split('`').map(str::to_owned)).filter(|name| name.chars().any(char::is_alphabetic)).collect()
    };
    for kind in ["hello", "decision", "over"] {
        let fields: BTreeSet<String> = keys(sent[kind]).into_iter().map(str::to_owned).collect();
        assert_eq!(documented(&format!("`{kind}`")), fields, "{kind}");
    }
    let view = sent["decision"]["view"].clone();
    assert_eq!(documented("The view"), keys(&view).into_iter().map(str::to_owned).collect());
    for (thing, parts) in
        [("players", &view["players"][0]), ("units", &view["units"][0]), ("slots", &view["slots"][0]), ("question", &view["question"])]
    {
        let row = section("The view").lines().find(|line| line.starts_with(&format!("| `{thing}`"))).unwrap().to_owned();
        for field in keys(parts) {
            assert!(row.contains(&format!("`{field}`")), "{thing}: {field}");
        }
    }
}
