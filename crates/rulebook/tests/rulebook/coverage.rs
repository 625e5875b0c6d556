//! Which code and which tests stand for a rule.

use crate::tree::{Tree, lines};
use rulebook::coverage::Missing;
use rulebook::id::Game;

/// A tree with six rules of Theseus, blessed, and an engine crate without code.
fn tree() -> Tree {
    let tree = Tree::with_rules(
        "- **T-A-01** One. [002]\n- **T-A-02** Two. [002]\n- **T-A-03** Three. [002]\n- **T-A-04** Four. [002]\n\
         - **T-RULING-01** withdrawn: see T-A-01.\n- **T-EX-01** Given a unit. [002]\n",
    );
    tree.file("crates/theseus/Cargo.toml", "").bless();
    tree
}

fn places(tree: &Tree, id: &str) -> Vec<String> {
    tree.rule(id).cited_in.iter().map(ToString::to_string).collect()
}

fn problems(tree: &Tree) -> Vec<String> {
    lines(&tree.coverage().problems)
}

const NONE: [&str; 0] = [];

#[test]
fn macros_and_comments_in_code_cite_rules() {
    let tree = tree();
    tree.file(
        "crates/theseus/src/board/units.rs",
        "//! T-A-01: the board.\nfn f() {\n    wound(rule!(\"T-A-02\"), 3);\n    if applies! [ \"T-A-02\" ] {} // T-A-03, \
         see also T-A-01\n    /* T-A-04\n     * T-A-04 */\n}\n",
    );
    tree.file("crates/bots/src/lib.rs", "// T-A-04 makes this a bad idea.\n");
    let file = "crates/theseus/src/board/units.rs";
    assert_eq!(places(&tree, "T-A-01"), [format!("{file}:1"), format!("{file}:4")]);
    assert_eq!(places(&tree, "T-A-02"), [format!("{file}:3"), format!("{file}:4")]);
    assert_eq!(places(&tree, "T-A-03"), [format!("{file}:4")]);
    assert_eq!(places(&tree, "T-A-04"), ["crates/bots/src/lib.rs:1".to_owned(), format!("{file}:5"), format!("{file}:6")]);
    assert_eq!(problems(&tree), NONE);
}

#[test]
fn a_range_in_a_comment_cites_every_rule_in_it() {
    let tree = tree();
    tree.file("crates/theseus/src/lib.rs", "/// T-A-01 to -03: all of them.\n");
    for id in ["T-A-01", "T-A-02", "T-A-03"] {
        assert_eq!(places(&tree, id), ["crates/theseus/src/lib.rs:1"]);
    }
    assert_eq!(places(&tree, "T-A-04"), NONE);
}

#[test]
fn what_merely_looks_like_a_citation_is_none() {
    let tree = tree();
    tree.file(
        "crates/theseus/src/lib.rs",
        "const A: &str = \"T-A-01 // T-A-01\"; fn rule(_: &str) {} fn f() { rule(\"T-A-02\"); overrule!(\"T-A-03\"); rule!(id); }\n",
    );
    tree.file("crates/theseus/build.rs", "// T-A-01\n");
    tree.file("crates/theseus/src/notes.txt", "T-A-01\n");
    for krate in ["kernel", "rulebook", "cli"] {
        tree.file(&format!("crates/{krate}/src/lib.rs"), "// such as T-A-01, or T-NONE-01\n");
    }
    for id in ["T-A-01", "T-A-02", "T-A-03"] {
        assert_eq!(places(&tree, id), NONE, "{id}");
    }
    assert_eq!(problems(&tree), NONE);
}

#[test]
fn test_code_does_not_carry_out_rules() {
    let tree = tree();
    tree.file(
        "crates/theseus/src/lib.rs",
        "#[cfg(test)]\nmod tests {\n    // T-A-01\n    fn f() { rule!(\"T-A-01\"); }\n}\n#[cfg(test)]\nmod apart;\n// T-A-02\n",
    );
    tree.file("crates/theseus/src/apart.rs", "// T-A-01\n");
    tree.file("crates/theseus/src/apart/deeper.rs", "// T-A-01\n");
    tree.file("crates/theseus/src/moves.rs", "#[cfg(test)]\nmod apart;\n");
    tree.file("crates/theseus/src/moves/apart.rs", "// T-A-01\n");
    tree.file("crates/theseus/tests/all.rs", "// T-A-01\n");
    assert_eq!(places(&tree, "T-A-01"), NONE);
    assert_eq!(places(&tree, "T-A-02"), ["crates/theseus/src/lib.rs:8"]);
}

#[test]
fn scenarios_name_their_rules() {
    let tree = tree();
    tree.file("scenarios/theseus/a/one.toml", "rules = [\"T-A-01\"]\nstory = \"x\"\n");
    tree.file(
        "scenarios/theseus/a/many.toml",
        "# rules = [\"T-A-04\"]\nrules = [\n  \"T-A-01\", # the first\n\n  \"T-A-02\",\n]\n[given]\nrules = [\"beginner\"]\n",
    );
    tree.file("scenarios/theseus/tables/plain.toml", "[table]\nseats = 2\n");
    let both = ["scenarios/theseus/a/many.toml", "scenarios/theseus/a/one.toml"];
    assert_eq!(tree.rule("T-A-01").tested_by, both);
    assert_eq!(tree.rule("T-A-02").tested_by, ["scenarios/theseus/a/many.toml"]);
    assert_eq!(tree.rule("T-A-04").tested_by, NONE);
    assert_eq!(problems(&tree), NONE);
}

#[test]
fn scenarios_that_are_badly_made_are_problems_with_their_line() {
    let tree = tree();
    tree.file("scenarios/a.toml", "rules = [\n  \"T-A-01\",\n  \"T-A-9\",\n  \"T-A-01 to -03\",\n  4,\n  \"T-A-99\",\n]\n");
    tree.file("scenarios/b.toml", "story = \"x\"\nrules = \"T-A-01\"\n");
    tree.file("scenarios/c.toml", "\nrules = []\n");
    tree.file("scenarios/d.toml", "story = \"x\"\nrules = [\"T-A-01\"\n\n[given]\n");
    let found = problems(&tree);
    let expected = [
        "scenarios/a.toml:3: `T-A-9` is not a rule id: expected something like T-MOVE-04",
        "scenarios/a.toml:4: `T-A-01 to -03` is not a rule id: expected something like T-MOVE-04",
        "scenarios/a.toml:5: `rules` must hold nothing but rule ids",
        "scenarios/a.toml:6: there is no rule T-A-99",
        "scenarios/b.toml:2: `rules` must be an array of rule ids",
        "scenarios/c.toml:2: `rules` names no rule",
    ];
    assert_eq!(found[..6], expected);
    assert_eq!(found.len(), 7, "{found:?}");
    assert!(found[6].starts_with("scenarios/d.toml:"), "{}", found[6]);
}

#[test]
fn rust_tests_name_their_rules_in_a_line_above() {
    let tree = tree();
    tree.file(
        "crates/theseus/src/lib.rs",
        "// rules: T-A-04\n#[cfg(test)]\nmod tests {\n    /// Two things.\n    // rules: T-A-01, T-A-02\n    #[test]\n    \
         fn works() {}\n\n    // T-A-03\n    #[test]\n    fn other() {}\n}\n",
    );
    tree.file(
        "crates/theseus/tests/deep/all.rs",
        "proptest! {\n    // rules: T-A-02 to -03,\n    // T-EX-01\n    // and that is all\n    #[test]\n    fn holds(x in 0..3) {}\n}\n\
         // rules: T-A-01\ntestkit::conformance!(Theseus);\n",
    );
    let unit = "crates/theseus/src/lib.rs:works";
    let all = "crates/theseus/tests/deep/all.rs";
    assert_eq!(tree.rule("T-A-01").tested_by, [unit.to_owned(), format!("{all}:conformance!")]);
    assert_eq!(tree.rule("T-A-02").tested_by, [unit.to_owned(), format!("{all}:holds")]);
    assert_eq!(tree.rule("T-A-03").tested_by, [format!("{all}:holds")]);
    assert_eq!(tree.rule("T-EX-01").tested_by, [format!("{all}:holds")]);
    assert_eq!(tree.rule("T-A-04").tested_by, NONE);
    assert_eq!(places(&tree, "T-A-04"), ["crates/theseus/src/lib.rs:1"]);
    assert_eq!(problems(&tree), NONE);
}

#[test]
fn a_claim_above_nothing_that_could_fail_is_a_problem() {
    let tree = tree();
    tree.file(
        "crates/theseus/tests/all.rs",
        "// rules: T-A-01\nfn helper() {}\n// rules: T-A-01\nstruct S;\n// rules: none\n#[test]\nfn a() {}\n\
         // rules: T-A-01\n// rules: T-A-77\n#[test]\nfn b() {}\n// rules: T-A-01\n",
    );
    let above = "a `rules:` line that does not stand above a test";
    assert_eq!(
        problems(&tree),
        [
            format!("crates/theseus/tests/all.rs:1: {above}"),
            format!("crates/theseus/tests/all.rs:3: {above}"),
            "crates/theseus/tests/all.rs:5: a `rules:` line without a rule id".to_owned(),
            format!("crates/theseus/tests/all.rs:8: {above}"),
            "crates/theseus/tests/all.rs:9: there is no rule T-A-77".to_owned(),
            format!("crates/theseus/tests/all.rs:12: {above}"),
        ]
    );
    assert_eq!(tree.rule("T-A-01").tested_by, NONE);
}

#[test]
fn citations_that_lead_nowhere_are_problems() {
    let tree = tree();
    tree.file(
        "crates/theseus/src/lib.rs",
        "// T-A-04 to -06\nfn f() { rule!(\"T-A-1\"); rule!(\"MOVE-01\"); rule!(\"N-A-01\"); }\n// T-RULING-01\nfn g() { applies!(\"T-RULING-01\"); }\n",
    );
    tree.file("crates/testkit/src/lib.rs", "fn f() { rule!(\"TOY-01\"); rule!(\"T-a-01\"); }\n");
    assert_eq!(
        problems(&tree),
        [
            "crates/testkit/src/lib.rs:1: `T-a-01` is not a rule id: expected something like T-MOVE-04",
            "crates/theseus/src/lib.rs:1: there is no rule T-A-05",
            "crates/theseus/src/lib.rs:1: there is no rule T-A-06",
            "crates/theseus/src/lib.rs:2: `T-A-1` is not a rule id: expected something like T-MOVE-04",
            "crates/theseus/src/lib.rs:2: `MOVE-01` is not a rule id: expected something like T-MOVE-04",
            "crates/theseus/src/lib.rs:2: there is no rule N-A-01",
            "crates/theseus/src/lib.rs:4: T-RULING-01 is withdrawn, so no code should act on it",
        ]
    );
}

#[test]
fn every_rule_needs_code_and_a_test_unless_its_status_says_otherwise() {
    let tree = tree();
    tree.file(
        "docs/rules/status.toml",
        "[theseus]\n\"T-A-03\" = { status = \"silent\", reason = \"forbids\" }\n\
         \"T-A-04\" = { status = \"out_of_scope\", reason = \"manners\" }\n",
    );
    tree.file("crates/theseus/src/lib.rs", "// T-A-01\n");
    tree.file("scenarios/one.toml", "rules = [\"T-A-01\", \"T-A-02\"]\n");
    let missing = |id| tree.rule(id).missing;
    assert_eq!(missing("T-A-01"), []);
    assert_eq!(missing("T-A-02"), [Missing::Code]);
    assert_eq!(missing("T-A-03"), [Missing::Code, Missing::Test]);
    assert_eq!(missing("T-A-04"), []);
    assert_eq!(missing("T-RULING-01"), []);
    assert_eq!(missing("T-EX-01"), [Missing::Test]);
    let coverage = tree.coverage().only_started();
    assert!(!coverage.is_complete());
    let summary = &coverage.games[0].summary;
    assert_eq!((summary.rules, summary.examples, summary.complete), (6, 1, 3));
    assert_eq!((summary.cited, summary.tested), (1, 2));
    assert_eq!((summary.silent, summary.withdrawn, summary.out_of_scope), (1, 1, 1));
    assert_eq!((summary.without_code, summary.without_test, summary.unnoticed), (2, 2, 0));
}

#[test]
fn a_tree_with_everything_is_complete() {
    let tree = tree();
    tree.file("crates/theseus/src/lib.rs", "// T-A-01 to -04\n");
    tree.file("scenarios/all.toml", "rules = [\"T-A-01\", \"T-A-02\", \"T-A-03\", \"T-A-04\", \"T-EX-01\"]\n");
    assert!(tree.coverage().only_started().is_complete());
    tree.file("docs/rules/theseus.md", "- **T-A-01** Changed. [002]\n");
    assert!(!tree.coverage().only_started().is_complete());
}

#[test]
fn mutations_nobody_notices_make_a_rule_untested() {
    let tree = tree();
    assert_eq!(tree.coverage().notes, ["docs/rules/mutation.json does not exist: no mutation run has been recorded"]);
    tree.file("docs/rules/status.toml", "[theseus]\n\"T-A-04\" = { status = \"silent\", reason = \"defines\" }\n");
    tree.file("crates/theseus/src/lib.rs", "// T-A-01 to -04\n");
    tree.file("scenarios/all.toml", "rules = [\"T-A-01\", \"T-A-02\", \"T-A-03\", \"T-A-04\", \"T-EX-01\"]\n");
    tree.file(
        "docs/rules/mutation.json",
        "{\"T-A-01\": {\"killed_by\": [\"scenarios/all.toml\"], \"survived\": [\"x\"]},\n\
         \"T-A-02\": {\"killed_by\": [], \"survived\": [\"scenarios/all.toml\"], \"sites\": 2},\n\
         \"T-A-03\": {},\n\"T-A-04\": {\"survived\": [\"scenarios/all.toml\"]}}\n",
    );
    assert_eq!(tree.rule("T-A-01").missing, []);
    assert_eq!(tree.rule("T-A-02").missing, [Missing::TestThatNotices]);
    assert_eq!(tree.rule("T-A-03").missing, []);
    assert_eq!(tree.rule("T-A-04").missing, []);
    let coverage = tree.coverage();
    assert_eq!(coverage.notes, ["silent rules whose tests stay green without them: T-A-04"]);
    assert_eq!(coverage.games[0].summary.unnoticed, 1);
}

#[test]
fn a_mutation_file_is_read_with_care() {
    let tree = tree();
    tree.file("docs/rules/mutation.json", "{\n\"T-A-99\": {},\n\"first\": {}\n}");
    assert_eq!(
        problems(&tree),
        [
            "docs/rules/mutation.json:2: there is no rule T-A-99",
            "docs/rules/mutation.json:3: `first` is not a rule id: expected something like T-MOVE-04",
        ]
    );
    tree.file("docs/rules/mutation.json", "{\n\"T-A-01\": 3\n}");
    let error = rulebook::coverage::Coverage::of(&tree.book(), tree.root()).unwrap_err().to_string();
    assert!(error.starts_with("docs/rules/mutation.json:2: "), "{error}");
}

#[test]
fn a_lockdown_rule_may_lean_on_its_twin() {
    let tree = tree();
    tree.file("docs/rules/nemesis.md", "- **N-A-01** Six. [004]\n- **N-A-02** Ten. [004]\n");
    tree.file(
        "docs/rules/lockdown.md",
        "- **L-A-01** — Six. *(same; twin N-A-01)* [000]\n- **L-A-02** — Five. *(same; twin N-A-01)* [000]\n\
         - **L-A-03** — Ten. *(same; twin N-A-02)* [000]\n\n## Twins that are not word for word\n\n\
         | kind | rules |\n|---|---|\n| number | L-A-02 |\n",
    );
    tree.file("crates/nemesis/src/lib.rs", "// N-A-01\n");
    tree.file("scenarios/one.toml", "rules = [\"N-A-01\"]\n");
    assert_eq!(tree.rule("L-A-01").missing, []);
    assert_eq!(tree.rule("L-A-02").missing, [Missing::Test]);
    assert_eq!(tree.rule("L-A-03").missing, [Missing::Code, Missing::Test]);
}

#[test]
fn games_without_an_engine_have_not_started() {
    let tree = tree();
    let started = |tree: &Tree| -> Vec<Game> { tree.coverage().only_started().games.iter().map(|game| game.game).collect() };
    assert_eq!(started(&tree), [Game::Theseus]);
    tree.file("crates/nemesis/Cargo.toml", "");
    assert_eq!(started(&tree), [Game::Theseus, Game::Nemesis]);
    tree.file("crates/nemesis/src/places/base/mod.rs", "");
    assert_eq!(started(&tree), Game::ALL);
}

#[test]
fn where_nothing_has_started_nothing_is_complete() {
    let tree = Tree::with_rules("");
    tree.bless();
    let coverage = tree.coverage().only_started();
    assert!(coverage.games.is_empty());
    assert!(!coverage.is_complete());
}

#[test]
fn one_game_shows_only_its_own_problems() {
    let tree = tree();
    tree.file("crates/theseus/src/lib.rs", "// T-NONE-01, N-NONE-01\n");
    assert_eq!(lines(&tree.coverage().only_game(Game::Nemesis).problems), ["crates/theseus/src/lib.rs:1: there is no rule N-NONE-01"]);
    assert_eq!(lines(&tree.coverage().only_started().problems).len(), 2);
}
