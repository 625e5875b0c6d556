//! Rules switched off: who notices, who does not, who never came there.

use testkit::mutation::run;

use crate::pebbles::{HONEST, Pebbles};

/// Ann peeks, which is a point, then shows green.
const PEEK: &str = r#"
rules = ["P-PEEK-01", "P-DRAW-01", "P-SHOW-03", "P-STOP-01"]
story = "A peek is a point."
given = { game = "pebbles", ann = { peeks = 1 }, bag = ["green", "red"] }
[[when]]
ann = "stop"
refused = "P-STOP-01"
[[when]]
ann = ["draw", "use peek", "green"]
chance = ["bag: green"]
[then]
ann.points = 1
"#;

/// Ann shows green, which is no point.
const SHOW: &str = r#"
rules = ["P-SHOW-02"]
story = "Only red is a point."
given = { game = "pebbles", bag = ["green"] }
when = [{ ann = "draw" }]
[then]
ann.points = 0
"#;

#[test]
fn every_rule_knows_who_noticed() {
    let wrong = SHOW.replace("points = 0", "points = 5");
    let report = run::<Pebbles<HONEST>>([("peek", PEEK), ("show", SHOW), ("wrong", &wrong)], |rule| rule != "P-DRAW-01");
    let names: Vec<&str> = report.rules.keys().map(String::as_str).collect();
    assert_eq!(names, ["P-PEEK-01", "P-SHOW-02", "P-SHOW-03", "P-STOP-01"]);
    assert_eq!(report.rules["P-PEEK-01"].killed_by, ["peek"]);
    assert_eq!(report.rules["P-SHOW-02"].killed_by, ["show"]);
    assert_eq!(report.rules["P-SHOW-03"].not_reached, ["peek"]);
    assert_eq!(report.rules["P-STOP-01"].survived, ["peek"]);
    assert_eq!(report.unfit.iter().map(|unfit| unfit.file.as_str()).collect::<Vec<_>>(), ["wrong"]);
}
