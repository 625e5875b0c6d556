//! Reading a rulebook: rules, sections, references, search.

use crate::tree::{Tree, lines};
use rulebook::id::{Game, RuleId};
use rulebook::rule::Rule;

fn id(text: &str) -> RuleId {
    text.parse().unwrap()
}

fn rule<'a>(book: &'a rulebook::book::Rulebook, text: &str) -> &'a Rule {
    book.rule(&id(text)).unwrap()
}

const MOVEMENT: &str = "\
# Theseus — rules

## MOVE — movement

- **T-MOVE-01** In phase 1 the active player makes a Move. [002 p.7 Movement]
- **T-MOVE-02** Each Movement Point [sic] takes the unit on. [002 p.7; T-RULING-01]

## CARD — notes on single cards

### Duplicate

- **T-CARD-DUP-01** Multiplied: Mine. [002 p.14]
- **T-CARD-DUP-02** Not changed: Ambush. [002 p.14]

### Aliens

- **T-CARD-AFD-01** Attack from Darkness makes units attack. [002 p.14]

## Ambiguities and rulings

### Movement
- **T-RULING-01** All points are used.
### Traps
- **T-RULING-02** withdrawn: see T-RULING-01.
";

#[test]
fn a_rule_is_a_list_item_with_an_id_a_text_and_a_source() {
    let book = Tree::with_rules(MOVEMENT).book();
    assert_eq!(lines(book.problems()), Vec::<String>::new());
    let first = rule(&book, "T-MOVE-01");
    assert_eq!(first.text, "In phase 1 the active player makes a Move.");
    assert_eq!(first.source.as_deref(), Some("002 p.7 Movement"));
    assert_eq!(first.place.to_string(), "docs/rules/theseus.md:5");
    assert_eq!(first.headings, ["movement"]);
    assert_eq!((first.game(), first.section(), first.withdrawn), (Game::Theseus, "MOVE", false));
    let brackets = rule(&book, "T-MOVE-02");
    assert_eq!(brackets.text, "Each Movement Point [sic] takes the unit on.");
    assert_eq!(brackets.source.as_deref(), Some("002 p.7; T-RULING-01"));
    let ruling = rule(&book, "T-RULING-01");
    assert_eq!((ruling.text.as_str(), &ruling.source), ("All points are used.", &None));
    assert!(rule(&book, "T-RULING-02").withdrawn);
}

#[test]
fn a_rule_is_found_however_its_id_is_typed() {
    let book = Tree::with_rules(MOVEMENT).book();
    assert!(book.rule(&RuleId::from_typed("t-card-dup-01").unwrap()).is_some());
    assert!(book.rule(&id("T-CARD-DUP-03")).is_none());
}

#[test]
fn the_title_of_a_section_is_the_heading_its_rules_share() {
    let book = Tree::with_rules(MOVEMENT).book();
    let sections: Vec<_> = book.sections(Game::Theseus).into_iter().map(|section| (section.name, section.title, section.rules)).collect();
    let expected = [
        ("MOVE", "movement", 2),
        ("CARD-DUP", "notes on single cards › Duplicate", 2),
        ("CARD-AFD", "notes on single cards › Aliens", 1),
        ("RULING", "Ambiguities and rulings", 2),
    ];
    let expected = expected.map(|(name, title, rules)| (name.to_owned(), title.to_owned(), rules));
    assert_eq!(sections, expected);
    assert!(book.sections(Game::Nemesis).is_empty());
}

#[test]
fn tables_with_an_id_column_and_indented_lines_hold_rules_too() {
    let tree = Tree::with_rules("");
    tree.file(
        "docs/rules/nemesis.md",
        "| ID | Given | When | Source |\n|---|---|---|---|\n| N-EX-01 | a card | it is drawn | 004 p.14 |\n\n\
         | Section | Rules |\n|---|---|\n| N-EX | 1 |\n",
    );
    tree.file(
        "docs/rules/lockdown.md",
        "## 50. Rulings\n\n| ID | Topic | Correct |\n|---|---|---|\n| **L-RULING-101** | Scan | a **Creeper** |\n\n\
         ## 51. Worked examples\n\n- **L-EX-01** (Event) [000 p.13; 003]\n  Given a card.\n  When it is drawn.\nNot this.\n",
    );
    let book = tree.book();
    let example = rule(&book, "N-EX-01");
    assert_eq!(example.text, "Given: a card; When: it is drawn");
    assert_eq!(example.source.as_deref(), Some("004 p.14"));
    assert_eq!(example.place.line, 3);
    let ruling = rule(&book, "L-RULING-101");
    assert_eq!((ruling.text.as_str(), &ruling.source), ("Topic: Scan; Correct: a **Creeper**", &None));
    let long = rule(&book, "L-EX-01");
    assert_eq!(long.text, "(Event) Given a card. When it is drawn.");
    assert_eq!(long.source.as_deref(), Some("000 p.13; 003"));
    assert_eq!(book.rules().len(), 3);
    assert_eq!(lines(book.problems()), Vec::<String>::new());
}

#[test]
fn a_lockdown_rule_names_its_twins() {
    let tree = Tree::with_rules("");
    tree.file("docs/rules/nemesis.md", "- **N-COMP-04** Six. [004]\n- **N-COMP-31** Ten. [004]\n");
    tree.file(
        "docs/rules/lockdown.md",
        "## 1. COMP – components\n\
         - **L-COMP-01** — Six of ten. *(same as Nemesis: six; twin N-COMP-04, N-COMP-31)* [000 p.4; 003]\n\
         - **L-COMP-02** — Five. *(same as Nemesis; twin N-COMP-04)* [000]\n\
         - **L-COMP-03** — New. *(differs: new; twin none)* [000]\n\
         ## 56. Twins that are not word for word\n\n| kind | Lockdown rules | what differs |\n|---|---|---|\n\
         | number | L-COMP-02, -03 | five, see L-COMP-01 |\n",
    );
    let book = tree.book();
    let exact = rule(&book, "L-COMP-01");
    assert_eq!(exact.text, "Six of ten. *(same as Nemesis: six; twin N-COMP-04, N-COMP-31)*");
    assert_eq!(exact.twins, [id("N-COMP-04"), id("N-COMP-31")]);
    assert!(exact.same_as_twin);
    assert!(!rule(&book, "L-COMP-02").same_as_twin);
    assert!(rule(&book, "L-COMP-03").twins.is_empty());
    assert_eq!(book.sections(Game::Lockdown)[0].title, "components");
}

#[test]
fn wrong_ids_are_problems_with_their_line() {
    let tree = Tree::with_rules(
        "## MOVE — movement\n\
         - **T-MOVE-01** First. [002]\n\
         - **T-MOVE-01** Again. [002]\n\
         - **T-Move-02** Badly made. [002]\n\
         - **T-MOVE-3** Badly made. [002]\n\
         - **T-PUSH-01** In the wrong section. [002]\n\
         - **N-MOVE-01** In the wrong file. [004]\n\
         - **MUST** is no id.\n",
    );
    assert_eq!(
        lines(tree.book().problems()),
        [
            "docs/rules/theseus.md:3: T-MOVE-01 is already the rule at docs/rules/theseus.md:2",
            "docs/rules/theseus.md:4: `T-Move-02` is not a rule id: expected something like T-MOVE-04",
            "docs/rules/theseus.md:5: `T-MOVE-3` is not a rule id: expected something like T-MOVE-04",
            "docs/rules/theseus.md:6: T-PUSH-01 stands in section MOVE, which is not its own",
            "docs/rules/theseus.md:7: N-MOVE-01 stands in docs/rules/theseus.md, which is not its own",
        ]
    );
    assert_eq!(rule(&tree.book(), "T-MOVE-01").text, "First.");
}

#[test]
fn a_row_without_an_id_in_a_table_of_rules_is_a_problem() {
    let tree = Tree::with_rules("| ID | Given |\n|---|---|\n| T-EX-1 | a unit |\n");
    assert_eq!(lines(tree.book().problems()), ["docs/rules/theseus.md:3: `T-EX-1` is not a rule id: expected something like T-MOVE-04"]);
}

#[test]
fn references_must_lead_somewhere_ranges_included() {
    let tree = Tree::with_rules(
        "See T-MOVE-02.\n\
         - **T-MOVE-01** As T-MOVE-01 to -03 and T-PUSH-01. [002; T-RULING-07]\n\
         - **T-MOVE-03** Third. [002]\n\
         ```text\n- **T-MOVE-09** only shown, like T-MOVE-10\n```\n",
    );
    tree.file("docs/rules/glossary.md", "| `x` | T-MOVE-03, 04 |\n");
    assert_eq!(
        lines(tree.book().problems()),
        [
            "docs/rules/glossary.md:1: there is no rule T-MOVE-04",
            "docs/rules/theseus.md:1: there is no rule T-MOVE-02",
            "docs/rules/theseus.md:2: there is no rule T-MOVE-02",
            "docs/rules/theseus.md:2: there is no rule T-PUSH-01",
            "docs/rules/theseus.md:2: there is no rule T-RULING-07",
        ]
    );
}

#[test]
fn a_rulebook_without_one_of_its_games_cannot_be_read() {
    let tree = Tree::with_rules(MOVEMENT);
    let path = tree.root().join("docs/rules/nemesis.md");
    std::fs::remove_file(&path).unwrap();
    let error = tree.load().unwrap_err().to_string();
    assert!(error.starts_with(&format!("cannot read {}: ", path.display())), "{error}");
}

#[test]
fn a_file_that_is_no_text_cannot_be_read() {
    let tree = Tree::with_rules(MOVEMENT);
    std::fs::write(tree.root().join("docs/rules/odd.md"), [0xff, 0xfe]).unwrap();
    assert!(tree.load().unwrap_err().to_string().contains("odd.md"));
}

fn found(tree: &Tree, words: &[&str]) -> Vec<String> {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    tree.book().search(None, &words).iter().map(|hit| hit.rule.id.to_string()).collect()
}

#[test]
fn a_search_shows_the_best_match_first() {
    let tree = Tree::with_rules(
        "## TRAP — traps\n\
         - **T-TRAP-01** Unwounded units are ignored. [002]\n\
         - **T-TRAP-02** Wounding takes time. [002]\n\
         - **T-TRAP-03** A Mine deals wounds to a unit. [002]\n\
         ## MINOR — Minor Assault\n\
         - **T-MINOR-01** It takes place in a full sector. [002]\n\
         - **T-MINOR-02** The Minor Assault comes after the Mine. [002]\n",
    );
    assert_eq!(found(&tree, &["WOUND"]), ["T-TRAP-03", "T-TRAP-02", "T-TRAP-01"]);
    assert_eq!(found(&tree, &["wounds"]), ["T-TRAP-03", "T-TRAP-02", "T-TRAP-01"]);
    assert_eq!(found(&tree, &["minor", "assault"]), ["T-MINOR-02", "T-MINOR-01"]);
    assert_eq!(found(&tree, &["minor assault"]), ["T-MINOR-02", "T-MINOR-01"]);
    assert_eq!(found(&tree, &["mine", "wound"]), ["T-TRAP-03"]);
    assert_eq!(found(&tree, &["t-trap-02"]), ["T-TRAP-02"]);
    assert_eq!(found(&tree, &["t-trap"]), ["T-TRAP-01", "T-TRAP-02", "T-TRAP-03"]);
    assert!(found(&tree, &["pandora"]).is_empty());
    assert!(found(&tree, &[" "]).is_empty());
}

#[test]
fn words_that_no_rule_holds_together_find_the_rules_with_most_of_them() {
    let tree = Tree::with_rules("- **T-A-01** Mine and Fire. [002]\n- **T-A-02** Mine. [002]\n");
    assert_eq!(found(&tree, &["mine", "fire", "pandora"]), ["T-A-01"]);
}

#[test]
fn a_search_can_stay_within_a_game() {
    let tree = Tree::with_rules("- **T-A-01** A door. [002]\n");
    tree.file("docs/rules/nemesis.md", "- **N-DOOR-01** A Door. [004]\n");
    let book = tree.book();
    let hits = book.search(Some(Game::Nemesis), &["door".to_owned()]);
    assert_eq!(hits.iter().map(|hit| hit.rule.id.to_string()).collect::<Vec<_>>(), ["N-DOOR-01"]);
}
