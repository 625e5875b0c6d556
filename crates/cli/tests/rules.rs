//! `hullbreach` as a person or a script runs it: what it prints, and how it exits.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A working tree with three rules of Theseus and one each of the other games.
fn tree() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    let rules = "## MOVE — movement\n\
        - **T-MOVE-01** A unit makes a Move. [002 p.7]\n\
        - **T-MOVE-02** It goes clockwise. [002 p.7]\n\
        ## PUSH — pushing\n\
        - **T-PUSH-01** A unit is pushed into Space. [002 p.6]\n";
    file(&dir, "docs/rules/theseus.md", rules);
    file(&dir, "docs/rules/nemesis.md", "- **N-DOOR-01** A Door stops movement. [004]\n");
    file(&dir, "docs/rules/lockdown.md", "- **L-DOOR-01** — A Door. *(same; twin N-DOOR-01)* [000]\n");
    let status = "[theseus]\n\"T-MOVE-02\" = { status = \"silent\", reason = \"forbids\" }\n";
    file(&dir, "docs/rules/status.toml", status);
    file(&dir, "crates/theseus/src/lib.rs", "// T-MOVE-01 to -02\n");
    file(&dir, "scenarios/one.toml", "rules = [\"T-MOVE-01\"]\n");
    assert_eq!(run(dir.path(), &["rules", "--root", ".", "bless"]).0, 0);
    dir
}

fn file(dir: &TempDir, name: &str, text: &str) {
    let path = dir.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn hullbreach(at: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hullbreach")).current_dir(at).args(args).output().unwrap()
}

/// Exit code, standard output, standard error.
fn run(at: &Path, args: &[&str]) -> (i32, String, String) {
    let output = hullbreach(at, args);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn json(at: &Path, args: &[&str]) -> (i32, Value) {
    let (code, out, _) = run(at, args);
    (code, serde_json::from_str(&out).unwrap())
}

#[test]
fn help_is_worth_reading() {
    let dir = tempfile::tempdir().unwrap();
    let (code, out, err) = run(dir.path(), &["--help"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for promised in ["Examples:", "Exit codes:", "completions", "rules", "--json"] {
        assert!(out.contains(promised), "{promised}");
    }
    assert_eq!(run(dir.path(), &[]).0, 2);
    assert_eq!(run(dir.path(), &["rules", "lits"]).0, 2);
    assert_eq!(run(dir.path(), &["rules", "coverage", "--game", "chess"]).0, 2);
}

#[test]
fn every_shell_gets_completions() {
    let dir = tempfile::tempdir().unwrap();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, out, _) = run(dir.path(), &["completions", shell]);
        assert_eq!(code, 0);
        assert!(out.contains("hullbreach") && out.contains("coverage"), "{shell}");
    }
    assert_eq!(run(dir.path(), &["completions", "abacus"]).0, 2);
}

#[test]
fn a_search_lists_rules_and_says_when_there_are_none() {
    let dir = tree();
    let (code, out, _) = run(dir.path(), &["rules", "search", "unit", "space"]);
    assert_eq!((code, out.as_str()), (0, "T-PUSH-01          A unit is pushed into Space.\n"));
    let (code, out, _) = run(dir.path(), &["rules", "search", "--limit", "1", "unit"]);
    assert_eq!(code, 0);
    assert_eq!(out, "T-MOVE-01          A unit makes a Move.\n1 more: --limit 0 shows all.\n");
    let (code, out, _) = run(dir.path(), &["rules", "search", "--game", "nemesis", "unit"]);
    assert_eq!((code, out.as_str()), (1, "No rule holds any of these words.\n"));
    let (code, found) = json(dir.path(), &["rules", "search", "--json", "clockwise"]);
    assert_eq!((code, &found[0]["id"]), (0, &Value::from("T-MOVE-02")));
    assert_eq!(json(dir.path(), &["rules", "search", "--json", "pandora"]), (1, Value::from(Vec::<Value>::new())));
}

#[test]
fn a_rule_is_shown_with_everything_known_about_it() {
    let dir = tree();
    // From a directory inside the tree, as well as from its root.
    let inside = dir.path().join("crates/theseus");
    let (code, out, err) = run(&inside, &["rules", "show", "t-move-01", "L-DOOR-01", "T-MOVE-02"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "T-MOVE-01  movement\n  A unit makes a Move.\n  source   002 p.7\n  written  docs/rules/theseus.md:2\n  \
         code     crates/theseus/src/lib.rs:1\n  test     scenarios/one.toml\n\n\
         L-DOOR-01\n  A Door. *(same; twin N-DOOR-01)*\n  source   000\n  written  docs/rules/lockdown.md:1\n  \
         twin     N-DOOR-01\n  missing  no code, no test\n\n\
         T-MOVE-02  movement\n  It goes clockwise.\n  source   002 p.7\n  written  docs/rules/theseus.md:3\n  \
         status   silent: forbids\n  code     crates/theseus/src/lib.rs:1\n  missing  no test\n"
    );
    let (_, shown) = json(dir.path(), &["rules", "show", "--json", "T-MOVE-02"]);
    assert_eq!(shown[0]["text"], "It goes clockwise.");
    assert_eq!(shown[0]["status"]["status"], "silent");
    assert_eq!(shown[0]["coverage"]["cited_in"][0], "crates/theseus/src/lib.rs:1");
    assert_eq!(shown[0]["coverage"]["missing"][0], "test");
}

#[test]
fn rules_that_do_not_exist_are_refused_in_one_sentence() {
    let dir = tree();
    for (args, sentence) in [
        (["rules", "show", "T-MOVE-77"], "hullbreach: there is no rule T-MOVE-77\n"),
        (["rules", "show", "move"], "hullbreach: `move` is not a rule id: expected something like T-MOVE-04\n"),
        (["rules", "list", "--section=FIRE"], "hullbreach: there is no section FIRE: `hullbreach rules list` shows them all\n"),
    ] {
        let (code, out, err) = run(dir.path(), &args);
        assert_eq!((code, out.as_str(), err.as_str()), (2, "", sentence));
    }
}

#[test]
fn a_list_goes_section_by_section() {
    let dir = tree();
    let (code, out, _) = run(dir.path(), &["rules", "list"]);
    assert_eq!(code, 0);
    assert!(
        out.starts_with(
            "T-MOVE — movement (2)\nT-MOVE-01          A unit makes a Move.\nT-MOVE-02          It goes clockwise.\n\n\
             T-PUSH — pushing (1)\n"
        ),
        "{out}"
    );
    for args in [["--section", "push"], ["--section", "T-PUSH"]] {
        let (_, out, _) = run(dir.path(), &["rules", "list", args[0], args[1]]);
        assert_eq!(out, "T-PUSH — pushing (1)\nT-PUSH-01          A unit is pushed into Space.\n");
    }
    let (_, listed) = json(dir.path(), &["rules", "list", "--game", "lockdown", "--json"]);
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["twins"][0], "N-DOOR-01");
}

#[test]
fn coverage_sums_up_and_lists_what_is_missing() {
    let dir = tree();
    let (code, out, _) = run(dir.path(), &["rules", "coverage"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "Theseus: 3 rules, 1 complete, 2 missing something.\n  \
         has:     2 cited in code, 1 named by tests; 0 are worked examples, which need no code\n  \
         status:  1 silent, 0 withdrawn, 0 out of scope\n  \
         missing: 1 without code, 2 without a test, 0 whose tests notice nothing\n\
         Nemesis: 1 rules, not started: there is no crates/nemesis.\n\
         Lockdown: 1 rules, not started: there is no crates/nemesis/src/places/base.\n\n\
         Missing in Theseus:\n  T-MOVE-02          no test: It goes clockwise.\n  \
         T-PUSH-01          no code, no test: A unit is pushed into Space.\n\n\
         Note: docs/rules/mutation.json does not exist: no mutation run has been recorded\n"
    );
    file(&dir, "crates/theseus/src/push.rs", "// T-PUSH-01\n");
    file(&dir, "scenarios/two.toml", "rules = [\"T-MOVE-02\", \"T-PUSH-01\"]\n");
    assert_eq!(run(dir.path(), &["rules", "coverage"]).0, 0);
    let (code, report) = json(dir.path(), &["rules", "coverage", "--json"]);
    assert_eq!((code, &report["complete"]), (0, &Value::from(true)));
    assert_eq!(report["games"][0]["summary"]["complete"], 3);
    assert_eq!(report["not_started"][1], "lockdown");
    file(&dir, "scenarios/three.toml", "rules = [\"T-MOVE-9\"]\n");
    let (code, out, _) = run(dir.path(), &["rules", "coverage"]);
    assert_eq!(code, 1);
    assert!(out.contains("\nProblems (1):\n  scenarios/three.toml:1: `T-MOVE-9` is not a rule id"), "{out}");
}

#[test]
fn a_game_without_an_engine_has_not_started() {
    let dir = tree();
    let (code, out, _) = run(dir.path(), &["rules", "coverage", "--game", "nemesis"]);
    assert_eq!(code, 1);
    assert!(out.starts_with("Nemesis: 1 rules, not started: there is no crates/nemesis.\n"), "{out}");
    let (code, report) = json(dir.path(), &["rules", "coverage", "--game", "nemesis", "--json"]);
    assert_eq!((code, &report["complete"]), (1, &Value::from(false)));
    assert_eq!(report["games"][0]["started"], false);
}

#[test]
fn long_lines_are_wrapped() {
    let dir = tree();
    let long = "word ".repeat(60);
    file(&dir, "docs/rules/nemesis.md", &format!("- **N-DOOR-01** {long} [004]\n"));
    let (_, out, _) = run(dir.path(), &["rules", "list", "--game", "nemesis"]);
    assert!(out.lines().count() > 3);
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn a_changed_rule_is_looked_at_again_and_blessed() {
    let dir = tree();
    let (code, out, _) = run(dir.path(), &["rules", "check"]);
    assert_eq!((code, out.as_str()), (0, "5 rules, all sound and blessed.\n"));
    let path = dir.path().join("docs/rules/theseus.md");
    let changed = fs::read_to_string(&path).unwrap().replace("makes a Move", "makes one Move");
    fs::write(&path, changed).unwrap();
    let (code, out, _) = run(dir.path(), &["rules", "check"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "docs/rules/theseus.md:2: T-MOVE-01 has changed since it was blessed\n  code crates/theseus/src/lib.rs:1\n  \
         test scenarios/one.toml\n0 to mend, 1 to look at again and bless.\n"
    );
    let (code, report) = json(dir.path(), &["rules", "check", "--json"]);
    assert_eq!(code, 1);
    assert_eq!(report["unblessed"][0]["kind"], "unblessed");
    assert_eq!(report["unblessed"][0]["change"], "changed");
    assert_eq!(report["unblessed"][0]["coverage"]["tested_by"][0], "scenarios/one.toml");
    let (code, out, _) = run(dir.path(), &["rules", "bless"]);
    assert_eq!((code, out.as_str()), (0, "5 rules blessed: 1 changed, 0 added, 0 removed.\n"));
    assert_eq!(run(dir.path(), &["rules", "check"]).0, 0);
}

#[test]
fn a_rulebook_with_problems_is_not_blessed() {
    let dir = tree();
    file(&dir, "docs/rules/glossary.md", "See T-MOVE-03.\n");
    let (code, out, err) = run(dir.path(), &["rules", "bless"]);
    assert_eq!((code, out.as_str()), (1, ""));
    let sentence = "hullbreach: docs/rules/glossary.md:1: there is no rule T-MOVE-03: mend this before blessing (1 in all)\n";
    assert_eq!(err, sentence);
    let (code, out, _) = run(dir.path(), &["rules", "check"]);
    assert_eq!(code, 1);
    assert!(out.starts_with("docs/rules/glossary.md:1: there is no rule T-MOVE-03\n"), "{out}");
}

#[test]
fn a_bad_input_file_is_named_with_its_line() {
    let dir = tree();
    file(&dir, "docs/rules/status.toml", "[theseus]\n\"T-MOVE-01\" = silent\n");
    for command in ["check", "coverage", "bless", "list"] {
        let (code, out, err) = run(dir.path(), &["rules", command]);
        assert_eq!((code, out.as_str()), (2, ""), "{command}");
        assert!(err.starts_with("hullbreach: docs/rules/status.toml:2: "), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
fn away_from_any_tree_the_rules_are_known_and_the_code_is_not() {
    let away = tempfile::tempdir().unwrap();
    let (code, out, _) = run(away.path(), &["rules", "show", "T-MOVE-05"]);
    assert_eq!(code, 0);
    assert!(out.contains("A unit never moves counter-clockwise."), "{out}");
    assert!(out.contains("known only in a working tree"), "{out}");
    assert_eq!(run(away.path(), &["rules", "search", "pandora"]).0, 0);
    assert_eq!(run(away.path(), &["rules", "list", "--game", "lockdown"]).0, 0);
    for command in ["coverage", "check", "bless"] {
        let (code, out, err) = run(away.path(), &["rules", command]);
        assert_eq!((code, out.as_str()), (2, ""));
        assert_eq!(err, "hullbreach: this needs a working tree of the project: run it inside one, or name one with --root\n");
    }
    let dir = tree();
    let root = dir.path().to_str().unwrap();
    assert_eq!(run(away.path(), &["rules", "check", "--root", root]).0, 0);
    let (code, _, err) = run(away.path(), &["rules", "list", "--root", "nowhere"]);
    assert_eq!(code, 2);
    assert_eq!(err, "hullbreach: nowhere holds no docs/rules: it is not a working tree of the project\n");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let away = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_hullbreach"))
        .current_dir(away.path())
        .args(["rules", "list"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    // The list is far longer than a pipe holds, so the program is still writing when this drops.
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(first, "T-COMP — components (18)\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let away = tempfile::tempdir().unwrap();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_hullbreach"))
        .current_dir(away.path())
        .args(["rules", "show", "T-MOVE-05"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(err.starts_with("hullbreach: cannot write the output: "), "{err}");
}
