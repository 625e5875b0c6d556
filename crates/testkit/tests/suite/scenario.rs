//! The scenario runner: what passes, what fails and on which line, what cannot be read.

use testkit::scenario::{ScenarioReport, Verdict, game_of, run_file};

use crate::pebbles::*;

/// The head of every scenario here; `[given]` goes on after it, from line 5.
const HEAD: &str = "rules = [\"P-SHOW-01\"]\nstory = \"A test.\"\n[given]\ngame = \"pebbles\"\n";

fn run(rest: &str) -> ScenarioReport {
    run_file::<Pebbles<HONEST>>("test.toml", &format!("{HEAD}{rest}"))
}

fn passes(rest: &str) {
    let report = run(rest);
    assert_eq!((report.verdict, report.failures.as_slice()), (Verdict::Passed, [].as_slice()), "{rest}");
}

/// Checks the verdict, the line and a part of the message of the only complaint.
fn complains(verdict: Verdict, line: usize, part: &str, report: &ScenarioReport) {
    assert_eq!(report.verdict, verdict, "{:?}", report.failures);
    let [complaint] = report.failures.as_slice() else { unreachable!("one complaint, not {:?}", report.failures) };
    assert!(complaint.line == line && complaint.message.contains(part), "line {}: {}", complaint.line, complaint.message);
}

fn fails(line: usize, part: &str, rest: &str) {
    complains(Verdict::Failed, line, part, &run(rest));
}

fn is_broken(line: usize, part: &str, rest: &str) {
    complains(Verdict::Broken, line, part, &run(rest));
}

/// Ann holds green; the bag holds red and green; she may peek once.
const GIVEN: &str = "ann = { hand = [\"green\"], peeks = 1 }\nbag = [\"red\", \"green\", \"green\"]\n";
/// Ann draws red and shows it, line 7 to 9.
const DRAW: &str = "[[when]]\nann = [\"draw\", \"red\"]\nchance = [\"bag: red\"]\n";

#[test]
fn a_whole_scenario_passes() {
    passes(&format!(
        "{GIVEN}{DRAW}log = [\"P-DRAW-01: ann red\", \"P-SHOW-03\"]\nnot_log = [\"P-PEEK-01\", \"P-SHOW-01: green\"]\n\
         then = {{ ann.points = 1, asks = \"ben: turn\" }}\n\
         [[when]]\nben = \"stop\"\nrefused = \"P-STOP-01\"\nasked = \"turn\"\n\
         [then]\nann = {{ points = 1, hand = [\"green\"], shown = [\"red\"] }}\nben.points = 0\nreds = {{ ann = 1 }}\nbag = 2\nover = false\n\
         asks = \"ben: turn\"\noptions = [\"draw\"]\ncan = [\"draw\"]\ncannot = [\"stop\", \"red\"]\nlog = [\"P-DRAW-01\", \"P-SHOW-01: ann shows red\"]\n\
         [then.sees.ann]\nann.hand = [\"green\"]\nben.hand = \"unknown\"\n[then.sees.ben]\nann.hand = \"unknown\"\nbag = 2\n\
         [then.sees.spectator]\nben.hand = \"unknown\"\n[then.hidden]\nben = [\"green\"]\nspectator = [\"green\", \"blue-grey\"]\n"
    ));
}

#[test]
fn the_report_knows_what_was_reached() {
    let report = run(&format!("{GIVEN}{DRAW}[[when]]\nben = \"stop\"\nrefused = true\n[then]\nbag = 2\n"));
    assert_eq!((report.rules, report.story.as_str()), (vec!["P-SHOW-01".to_owned()], "A test."));
    assert_eq!(report.reached.iter().map(String::as_str).collect::<Vec<_>>(), ["P-DRAW-01", "P-SHOW-01", "P-SHOW-03", "P-STOP-01"]);
}

#[test]
fn a_false_assertion_is_a_failure_on_its_line() {
    let then = |assertion: &str| format!("{GIVEN}{DRAW}[then]\nbag = 2\n{assertion}\n");
    fails(12, "ann.points is 1, not 2", &then("ann.points = 2"));
    fails(12, "there is no `peak` in `ann`: it has hand, peeks, points, shown", &then("ann.peak = 1"));
    fails(12, "asks is \"ben: turn\", not \"ann: turn\"; possible: draw", &then("asks = \"ann: turn\""));
    fails(12, "not \"nobody\"", &then("asks = \"nobody\""));
    fails(12, "more is possible than `options` says: draw", &then("options = []"));
    fails(12, "\"stop\" is not possible; possible: draw", &then("can = [\"draw\", \"stop\"]"));
    fails(12, "\"draw\" is possible", &then("cannot = [\"draw\"]"));
    fails(12, "does not stand in the log; written: P-DRAW-01, P-SHOW-01", &then("log = [\"P-PEEK-01\"]"));
    fails(12, "not at this point of the order", &then("log = [\"P-SHOW-01\", \"P-DRAW-01\"]"));
    fails(12, "\"P-SHOW-01: red\" stands in the log", &then("not_log = [\"P-SHOW-01: red\"]"));
    fails(12, "for ann: ann.hand is [\"green\"], not \"unknown\"", &then("sees.ann = { ann.hand = \"unknown\" }"));
    let report = run(&then("ann.points = 2\nover = true\noptions = [\"stop\"]"));
    let lines: Vec<usize> = report.failures.iter().map(|complaint| complaint.line).collect();
    assert_eq!(lines, [14, 14, 12, 13], "all complaints are told");
}

#[test]
fn a_step_is_checked_when_it_is_done() {
    let step =
        |checks: &str| format!("{GIVEN}{DRAW}{checks}\n[[when]]\nben = [\"draw\"]\nchance = [\"bag: green\"]\n[then]\nover = true\n");
    passes(&step("then = { bag = 2, over = false }").replace("chance = [\"bag: green\"]\n", "").replace("over = true", "bag = 1"));
    let report = run(&step("then = { bag = 3 }\nlog = [\"P-END-01\"]"));
    let lines: Vec<usize> = report.failures.iter().map(|complaint| complaint.line).collect();
    assert_eq!(lines, [11, 10, 14], "the step, and then the dictated chance of the next that is not needed");
}

#[test]
fn hidden_words_are_looked_for_everywhere_and_in_every_spelling() {
    let then = |words: &str| format!("{GIVEN}{DRAW}[then]\nbag = 2\nhidden = {{ {words} }}\n");
    passes(&then("ben = [\"green\"]"));
    fails(12, "\"Red\" is not hidden from ben: it stands in the events", &then("ben = [\"Red\"]"));
    fails(12, "\"GREEN\" is not hidden from ann: it stands in the position the view tells", &then("ann = [\"GREEN\"]"));
    fails(12, "\"own_answer\" is not hidden from spectator: it stands in the view", &then("spectator = [\"own_answer\"]"));
    fails(12, "\"Own-Answer\" is not hidden", &then("ben = [\"green\", \"Own-Answer\"]"));
    is_broken(12, "an empty word", &then("ben = [\"-\"]"));
    is_broken(12, "there is no seat `bob`", &then("bob = [\"red\"]"));
    let leaking = format!(
        "{HEAD}{}",
        then("ben = [\"green\"]").replace("[\"bag: red\"]", "[\"bag: green\"]").replace("\"red\"]\nchance", "\"green\"]\nchance")
    );
    complains(Verdict::Failed, 12, "in the events", &run_file::<Pebbles<DRAW_LEAK>>("test.toml", &leaking));
}

#[test]
fn chance_must_come_as_dictated() {
    let chance = |chance: &str| format!("{GIVEN}[[when]]\nann = [\"draw\", \"green\"]\n{chance}\n[then]\nann.points = 0\n");
    passes(&chance("chance = [\"bag: green\"]"));
    fails(8, "chance is needed and was not dictated: bag", &chance(""));
    fails(8, "\"pink\" cannot come from \"bag\" now", &chance("chance = [\"bag: pink\"]"));
    fails(8, "but \"die: 6\" was dictated", &chance("chance = [\"die: 6\"]"));
    fails(11, "dictated but not needed: \"bag: green\"", &chance("chance = [\n  \"bag: green\",\n  \"bag: green\",\n]"));
    is_broken(9, "\"bag\" is not that", &chance("chance = [\"bag\"]"));
    fails(5, "not needed", "chance = [\"bag: green\"]\nbag = [\"green\", \"red\"]\n[then]\nbag = 2\n");
}

#[test]
fn questions_with_one_answer_answer_themselves() {
    // After the draw ann holds green twice: "show" has one answer. It may be scripted or not.
    let given = "ann = { hand = [\"green\"] }\nbag = [\"green\", \"red\"]\n[[when]]\n";
    let rest = "chance = [\"bag: green\"]\n[then]\nann.shown = [\"green\"]\nasks = \"ben: turn\"\n";
    passes(&format!("{given}ann = \"draw\"\n{rest}"));
    passes(&format!("{given}ann = [\"draw\", \"green\"]\n{rest}"));
    // The next answer is somebody else's, or does not fit: silence, and then the complaint.
    passes(&format!(
        "{given}ann = \"draw\"\nchance = [\"bag: green\"]\nthen = {{ asks = \"ben: turn\" }}\n[[when]]\nben = \"draw\"\n[then]\nover = true\n"
    ));
    fails(8, "ann cannot say \"red\": the question is \"ben: turn\"", &format!("{given}ann = [\"draw\", \"red\"]\n{rest}"));
    // If it is scripted in the next step, it waits for that.
    let waiting = "then = { asks = \"ann: show\", options = [\"green\"] }\n[[when]]\nann = \"green\"\nasked = \"show\"\n[then]\nasks = \"ben: turn\"\n";
    passes(&format!("{given}ann = \"draw\"\nchance = [\"bag: green\"]\n{waiting}"));
    // A turn never begins by itself, even if there is only one way to begin it.
    passes("bag = [\"red\"]\n[then]\nasks = \"ann: turn\"\noptions = [\"draw\"]\n");
}

#[test]
fn a_refused_answer_waits_where_the_next_answer_fits_or_where_it_says() {
    let given = "ann = { hand = [\"green\"] }\nbag = [\"green\", \"red\"]\n[[when]]\nann = \"draw\"\nchance = [\"bag: green\"]\n";
    let refused = "[[when]]\nann = \"red\"\nrefused = \"P-ANSWER-01\"\n";
    passes(&format!("{given}{refused}[[when]]\nann = \"green\"\n[then]\nbag = 1\n"));
    passes(&format!("{given}{refused}asked = \"show\"\n[then]\nasks = \"ben: turn\"\n"));
    fails(12, "but not by P-ANSWER-01: seat 0 is not asked now", &format!("{given}{refused}[then]\nbag = 1\n"));
    passes(&format!("{given}{}[then]\nbag = 1\n", refused.replace("\"P-ANSWER-01\"", "true")));
}

#[test]
fn windows_close_silently_unless_they_are_used() {
    let step = |answers: &str| format!("{GIVEN}[[when]]\nann = {answers}\nchance = [\"bag: red\"]\n");
    passes(&format!("{}[then]\nann.points = 1\nann.peeks = 1\n", step("[\"draw\", \"red\"]")));
    passes(&format!("{}[then]\nann.points = 2\nann.peeks = 0\n", step("[\"draw\", \"use peek\", \"red\"]")));
    // A scripted pass is for a real question, and there is none that takes it.
    fails(8, "\"pass\" does not answer \"ann: show\" (P-ANSWER-01", &format!("{}[then]\nbag = 2\n", step("[\"draw\", \"pass\", \"red\"]")));
    // Unless the window is asked for by name.
    let named =
        "then = { asks = \"ann: window\", options = [\"pass\", \"use peek\"] }\n[[when]]\nann = [\"pass\", \"red\"]\nasked = \"window\"\n";
    passes(&format!("{}{named}[then]\nann.points = 1\nann.peeks = 1\n", step("\"draw\"")));
}

#[test]
fn the_script_must_meet_the_questions() {
    let script = |steps: &str| format!("{GIVEN}{steps}\n[then]\nbag = 3\n");
    fails(8, "ben cannot say \"draw\": the question is \"ann: turn\"; possible: draw", &script("[[when]]\nben = \"draw\""));
    fails(8, "\"stop\" does not answer \"ann: turn\" (P-STOP-01: nobody stops", &script("[[when]]\nann = \"stop\""));
    fails(9, "asked is \"ann: turn\", not \"show\"", &script("[[when]]\nann = \"draw\"\nasked = \"show\""));
    is_broken(8, "\"dance\" is not an answer in this game", &script("[[when]]\nann = \"dance\""));
    is_broken(9, "\"dance\" is not an answer", &script("[[when]]\nann = \"draw\"\nthen = { can = [\"dance\"] }\nchance = [\"bag: red\"]"));
    // An answer left over when the game has ended.
    let ended = "bag = [\"red\"]\n[[when]]\nann = \"draw\"\n[[when]]\nben = \"draw\"\n[then]\nover = true\n";
    fails(9, "\"draw\" is left over: the game is over", ended);
    passes(&ended.replace("[[when]]\nben = \"draw\"\n", "").replace("over = true", "over = true\nasks = \"nobody\"\noptions = []"));
}

#[test]
fn a_refusal_must_come_and_name_its_rule() {
    let refused = |answer: &str, how: &str| format!("{GIVEN}[[when]]\n{answer}\nrefused = {how}\n[then]\nbag = 3\n");
    passes(&refused("ann = \"stop\"", "true"));
    passes(&refused("ben = \"draw\"", "true"));
    fails(9, "is refused, but not by P-STOP-02: P-STOP-01: nobody stops", &refused("ann = \"stop\"", "\"P-STOP-02\""));
    fails(9, "is refused, but not by P-STOP-01: seat 1 is not asked", &refused("ben = \"stop\"", "\"P-STOP-01\""));
    fails(8, "\"draw\" is not refused", &refused("ann = \"draw\"", "true"));
    is_broken(9, "`refused` must be a rule id or true", &refused("ann = \"stop\"", "false"));
    is_broken(8, "has exactly one answer", &refused("ann = [\"stop\", \"stop\"]", "true"));
}

#[test]
fn several_seats_can_be_asked_at_once() {
    let setup = "start = \"setup\"\npebbles = [\"red\", \"red\", \"green\", \"blue-grey\"]\nchance = [\"bag: red\", \"bag: green\"]\n";
    passes(&format!("{setup}[then]\nasks = \"ann, ben: bet\"\ncan = [\"red\"]\nann.hand = [\"red\"]\n[then.hidden]\nben = [\"red\"]\n"));
    passes(&format!(
        "{setup}[[when]]\nben = \"red\"\nthen = {{ asks = \"ann: bet\" }}\n[[when]]\nann = \"green\"\n[then]\nasks = \"ann: turn\"\nlog = [\"P-BET-01: ann green\"]\n"
    ));
    fails(3, "chance is needed and was not dictated: bag", "start = \"setup\"\npebbles = [\"red\", \"green\"]\n[then]\nbag = 0\n");
    fails(3, "the setup is refused: P-SETUP-01", "start = \"setup\"\npebbles = [\"red\"]\n[then]\nbag = 0\n");
}

#[test]
fn what_is_no_scenario_is_broken_on_its_line() {
    is_broken(5, "`start` is \"middle\"", "start = \"middle\"\n[then]\nbag = 0\n");
    is_broken(6, "ann.wings: is not known", "[given.ann]\nwings = 2\n[then]\nbag = 0\n");
    is_broken(5, "\"pink\" is no colour", "ann = { hand = [\"pink\"] }\n[then]\nbag = 0\n");
    is_broken(3, "`then` is missing", "bag = []\n");
    is_broken(6, "`then` says nothing", "bag = []\n[then]\n");
    is_broken(8, "`until` is no part of a scenario", "bag = []\n[then]\nbag = 0\n[until]\n");
    is_broken(
        6,
        "`when` must be a list",
        "bag = []
[when]
ann = \"draw\"
[then]
bag = 0
",
    );
    let when = |step: &str| format!("bag = []\n[[when]]\n{step}\n[then]\nbag = 0\n");
    is_broken(6, "names no seat", &when(""));
    is_broken(8, "names `ann` and `ben`", &when("ann = \"draw\"\nben = \"draw\""));
    is_broken(8, "names `ann` and `askd`", &when("ann = \"draw\"\naskd = \"turn\""));
    is_broken(7, "there is no seat `bob` at this table: there are ann, ben", &when("bob = \"draw\""));
    is_broken(7, "`ann` must be an answer or a list of answers, not a number", &when("ann = 3"));
    is_broken(7, "`ann` must be a list of texts, not a number", &when("ann = [\"draw\", 3]"));
    is_broken(7, "`ann` gives no answer", &when("ann = []"));
    is_broken(8, "`log` must be a list", &when("ann = \"draw\"\nlog = \"P-DRAW-01\""));
    is_broken(8, "names no rule", &when("ann = \"draw\"\nlog = [\": ann\"]"));
    is_broken(7, "`asks` is \"seat: kind of question\"", "bag = []\n[then]\nasks = \"ann\"\n");
    is_broken(7, "there is no seat `cat`", "bag = []\n[then]\nasks = \"cat: turn\"\n");
    is_broken(7, "there is no seat `cat`", "bag = []\n[then]\nsees.cat = { bag = 0 }\n");
    is_broken(7, "`sees` must be a table", "bag = []\n[then]\nsees = 3\n");
}

#[test]
fn the_head_is_checked_too() {
    let broken = |text: &str, line, part: &str| complains(Verdict::Broken, line, part, &run_file::<Pebbles<HONEST>>("x", text));
    broken("", 1, "`rules` is missing");
    broken("rules = []", 1, "`rules` names no rule");
    broken("rules = [\"A\"]\nstory = \" \"", 2, "`story` is empty");
    broken("rules = [\"A\"]\nstory = 3", 2, "`story` must be a text");
    broken("rules = [\"A\"]\nstory = \"S\"\n", 1, "`given` is missing");
    broken("rules = [\"A\"]\nstory = \"S\"\n[given]\n", 3, "`game` is missing");
    broken(
        "rules = [\"A\"]\nstory = \"S\"\n[given]\ngame = \"chess\"\n[then]\na = 1",
        4,
        "this is a scenario of \"chess\", not of \"pebbles\"",
    );
    broken("rules = [\"A\"]\nstory = = 3", 2, "not TOML");
    assert_eq!(game_of(HEAD), Ok(("pebbles".to_owned(), 4)));
    assert_eq!(game_of("story = \"S\"\n[given]\nx = 1").map_err(|complaint| complaint.line), Err(2));
    assert_eq!(game_of("[given").map_err(|complaint| complaint.line), Err(1));
}

#[test]
fn a_panic_of_the_engine_is_a_failure() {
    fails(3, "the engine panicked: boom", "boom = 1\n[then]\nbag = 0\n");
    let text = format!("{HEAD}bag = [\"red\"]\n[[when]]\nann = [\n  \"draw\",\n]\n[then]\nbag = 0\n");
    let report = run_file::<Pebbles<PANICS>>("x", &text);
    complains(Verdict::Failed, 8, "the engine panicked: the bag is empty (", &report);
    assert!(report.panicked);
    assert!(
        !run_file::<Pebbles<HONEST>>("x", &format!("{HEAD}\"the engine panicked\" = 1\n[then]\nbag = 0\n")).panicked,
        "it only says so"
    );
}
