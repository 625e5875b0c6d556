//! `status.toml` and `rules.lock`.

use crate::tree::{Tree, lines};
use rulebook::status::Status;

const RULES: &str = "\
- **T-A-01** One. [002]
- **T-A-02** Two. [002]
- **T-A-03** *Withdrawn*: see T-A-02.
";

fn with_status(text: &str) -> Tree {
    let tree = Tree::with_rules(RULES);
    tree.file("docs/rules/status.toml", text);
    tree
}

#[test]
fn a_status_has_a_word_and_a_reason() {
    let book = with_status(
        "# why\n[theseus]\n\"T-A-01\" = { status = \"silent\", reason = \"forbids\" }\n\
         [theseus.T-A-02]\nstatus = \"out_of_scope\"\nreason = \" manners \"\n[nemesis]\n",
    )
    .book();
    assert_eq!(lines(book.problems()), Vec::<String>::new());
    let given: Vec<_> = book.rules().iter().map(|rule| book.status(rule).map(|given| (given.status, given.reason))).collect();
    assert_eq!(
        given,
        [
            Some((Status::Silent, "forbids".to_owned())),
            Some((Status::OutOfScope, "manners".to_owned())),
            Some((Status::Withdrawn, "its text says so".to_owned())),
        ]
    );
}

#[test]
fn a_status_without_sense_is_a_problem_with_its_line() {
    let book = with_status(
        "[theseus]\n\
         \"T-A-01\" = { status = \"quiet\", reason = \"x\" }\n\
         \"T-A-02\" = { status = \"silent\" }\n\
         \"T-A-03\" = { status = \"silent\", reason = \"  \" }\n\
         \"T-A-04\" = { status = \"silent\", reason = \"x\" }\n\
         \"N-A-01\" = { status = \"silent\", reason = \"x\" }\n\
         \"first\" = { status = \"silent\", reason = \"x\" }\n\
         \"T-A-05\" = \"silent\"\n\
         \"T-A-06\" = { status = \"silent\", reason = \"x\", since = 2 }\n\
         [pandora]\n",
    )
    .book();
    assert_eq!(
        lines(book.problems()),
        [
            "docs/rules/status.toml:2: T-A-01 needs a status: one of silent, withdrawn, out_of_scope",
            "docs/rules/status.toml:3: T-A-02 needs a reason for its status",
            "docs/rules/status.toml:4: T-A-03 needs a reason for its status",
            "docs/rules/status.toml:5: there is no rule T-A-04",
            "docs/rules/status.toml:6: N-A-01 is a rule of nemesis, not of theseus",
            "docs/rules/status.toml:7: `first` is not a rule id: expected something like T-MOVE-04",
            "docs/rules/status.toml:8: T-A-05 needs { status = \"…\", reason = \"…\" }",
            "docs/rules/status.toml:9: T-A-06 has a field `since`: only `status` and `reason` mean something",
            "docs/rules/status.toml:10: `pandora` is no game: the groups are theseus, nemesis and lockdown",
        ]
    );
}

#[test]
fn a_game_that_is_no_table_is_a_problem() {
    let book = with_status("\n\ntheseus = 3\n").book();
    assert_eq!(lines(book.problems()), ["docs/rules/status.toml:3: `theseus` must be a table of rule ids"]);
}

#[test]
fn a_status_file_that_is_no_toml_names_its_line() {
    let error = with_status("[theseus]\n\n\"T-A-01\" = {\n").load().unwrap_err().to_string();
    assert!(error.starts_with("docs/rules/status.toml:"), "{error}");
    let twice = "[theseus]\n\"T-A-01\" = { status = \"silent\", reason = \"x\" }\n\"T-A-01\" = { status = \"silent\", reason = \"y\" }\n";
    let error = with_status(twice).load().unwrap_err().to_string();
    assert!(error.starts_with("docs/rules/status.toml:3: duplicate key"), "{error}");
}

#[test]
fn without_a_lock_nothing_is_blessed() {
    let tree = Tree::with_rules(RULES);
    assert_eq!(lines(tree.book().unblessed()), ["docs/rules/rules.lock:1: there is no such file: bless the rulebook to make it"]);
}

#[test]
fn the_lock_holds_a_hash_of_each_text() {
    let tree = Tree::with_rules(RULES);
    tree.bless();
    assert_eq!(lines(tree.book().unblessed()), Vec::<String>::new());
    let lock = std::fs::read_to_string(tree.root().join("docs/rules/rules.lock")).unwrap();
    // printf 'One.' | sha256sum, and so on.
    assert_eq!(lock, "T-A-01 70277bfc409b5021\nT-A-02 1eb32d1ee4458814\nT-A-03 1cf6225fe4872c99\n");
}

#[test]
fn changes_since_the_blessing_are_found() {
    let tree = Tree::with_rules(RULES);
    tree.bless();
    tree.file("docs/rules/theseus.md", "- **T-A-01** One,   or more. [002]\n- **T-A-02**  Two. [002 p.4]\n- **T-A-04** Four. [002]\n");
    assert_eq!(
        lines(tree.book().unblessed()),
        [
            "docs/rules/theseus.md:1: T-A-01 has changed since it was blessed",
            "docs/rules/theseus.md:3: T-A-04 is new and not blessed yet",
            "docs/rules/rules.lock:3: T-A-03 was blessed and is gone: rules are withdrawn, never removed",
        ]
    );
    tree.bless();
    assert_eq!(lines(tree.book().unblessed()), Vec::<String>::new());
}

#[test]
fn a_lock_with_a_conflict_in_it_can_be_blessed_anew() {
    let tree = Tree::with_rules("- **T-A-01** One. [002]\n");
    tree.bless();
    let path = tree.root().join("docs/rules/rules.lock");
    let good = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("<<<<<<< ours\n{good}\n{good}T-A-02 12\nT-A-03 zzzzzzzzzzzzzzzz\n")).unwrap();
    assert_eq!(
        lines(tree.book().unblessed()),
        [
            "docs/rules/rules.lock:1: expected a rule id and 16 hex digits",
            "docs/rules/rules.lock:4: T-A-01 is locked twice",
            "docs/rules/rules.lock:5: expected a rule id and 16 hex digits",
            "docs/rules/rules.lock:6: expected a rule id and 16 hex digits",
        ]
    );
    tree.bless();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), good);
}

#[test]
fn a_rulebook_with_problems_is_not_blessed() {
    let tree = Tree::with_rules("- **T-A-01** One, as T-A-02. [002]\n");
    let error = tree.book().bless(&tree.root().join("docs/rules")).unwrap_err();
    assert_eq!(error.to_string(), "docs/rules/theseus.md:1: there is no rule T-A-02: mend this before blessing (1 in all)");
    assert!(!tree.root().join("docs/rules/rules.lock").exists());
}
