//! What must hold: who is asked what, what is possible, what the log says, what stands where, who sees what.

use kernel::{Seat, State, Viewer, Words};
use serde_json::Value;
use std::collections::BTreeSet;

use super::Complaint;
use super::compare::compare;
use super::facts::{Fact, compact, to_text};
use super::play::Stop;
use super::script::{self, LogLine, find, table, text, texts};
use super::tree::{Field, Located};

/// A `[then]`, or the `then` of a step.
pub(crate) struct Expectation {
    pub line: usize,
    asks: Option<Located<Asks>>,
    options: Option<Located<Vec<Located<String>>>>,
    can: Vec<Located<String>>,
    cannot: Vec<Located<String>>,
    log: Vec<LogLine>,
    not_log: Vec<LogLine>,
    sees: Vec<Field>,
    hidden: Vec<Hidden>,
    /// Everything else: paths of the position.
    position: Vec<Field>,
}

/// What a viewer must not find anywhere.
struct Hidden {
    from: Located<String>,
    words: Vec<Located<String>>,
}

/// Who is asked what.
struct Asks {
    seats: BTreeSet<String>,
    kind: String,
}

impl Expectation {
    pub fn read(field: &Field) -> Result<Self, Complaint> {
        const OURS: [&str; 8] = ["asks", "options", "can", "cannot", "log", "not_log", "sees", "hidden"];
        let fields = table(field)?;
        if fields.is_empty() {
            return Err(Complaint::new(field.line, "`then` says nothing"));
        }
        let words = |key| find(fields, key).map(texts).transpose().map(Option::unwrap_or_default);
        let log = |key| find(fields, key).map(script::log).transpose().map(Option::unwrap_or_default);
        let options = find(fields, "options").map(|field| texts(field).map(|it| Located { line: field.line, it })).transpose()?;
        Ok(Self {
            line: field.line,
            asks: find(fields, "asks").map(asks).transpose()?,
            options,
            can: words("can")?,
            cannot: words("cannot")?,
            log: log("log")?,
            not_log: log("not_log")?,
            sees: find(fields, "sees").map(table).transpose()?.unwrap_or_default().to_vec(),
            hidden: find(fields, "hidden").map(hidden).transpose()?.unwrap_or_default(),
            position: fields.iter().filter(|field| !OURS.contains(&field.key.as_str())).cloned().collect(),
        })
    }

    /// Checks everything and adds a complaint for each thing that does not hold.
    pub fn check<G: Words>(&self, state: &State<G>, facts: &[Fact], complaints: &mut Vec<Complaint>) -> Result<(), Stop> {
        if let Some(expected) = &self.asks {
            self.check_asks(expected, state, complaints)?;
        }
        self.check_options(state, complaints)?;
        check_log(&self.log, &self.not_log, facts, complaints);
        compare(&self.position, &G::position(state), G::is_ordered, complaints);
        for field in &self.sees {
            let viewer = viewer_named::<G>(&state.board, &field.key, field.line)?;
            let paths = table(field).map_err(Stop::Broken)?;
            let mut wrong = Vec::new();
            compare(paths, &G::seen_position(&G::view(state, viewer)), G::is_ordered, &mut wrong);
            complaints.extend(wrong.into_iter().map(|it| Complaint::new(it.line, format!("for {}: {}", field.key, it.message))));
        }
        for hidden in &self.hidden {
            check_hidden::<G>(state, hidden, facts, complaints)?;
        }
        Ok(())
    }

    fn check_asks<G: Words>(&self, expected: &Located<Asks>, state: &State<G>, complaints: &mut Vec<Complaint>) -> Result<(), Stop> {
        for name in &expected.it.seats {
            seat_named::<G>(&state.board, name, expected.line)?;
        }
        let holds = match state.decision() {
            None => expected.it.seats.is_empty(),
            Some((waiting, choice)) => {
                let seats: BTreeSet<String> = waiting.iter().map(|seat| G::seat_name(&state.board, seat)).collect();
                expected.it.seats == seats && expected.it.kind == G::question(choice)
            }
        };
        if !holds {
            let message = format!("asks is \"{}\", not \"{}\"{}", question(state), expected.it, offering(state));
            complaints.push(Complaint::new(expected.line, message));
        }
        Ok(())
    }

    fn check_options<G: Words>(&self, state: &State<G>, complaints: &mut Vec<Complaint>) -> Result<(), Stop> {
        let possible = all_options(state);
        let say = |action: &G::Action| G::say(action, &state.board);
        let read = |text: &Located<String>| read_answer::<G>(&state.board, text);
        if let Some(options) = &self.options {
            let expected = options.it.iter().map(read).collect::<Result<Vec<_>, _>>()?;
            for (text, action) in options.it.iter().zip(&expected) {
                if !possible.contains(action) {
                    complaints.push(Complaint::new(text.line, format!("\"{}\" is not possible{}", text.it, offering(state))));
                }
            }
            let more: Vec<String> = possible.iter().filter(|action| !expected.contains(action)).map(say).collect();
            if !more.is_empty() {
                let message = format!("more is possible than `options` says: {}", more.join(", "));
                complaints.push(Complaint::new(options.line, message));
            }
        }
        for text in &self.can {
            if !possible.contains(&read(text)?) {
                complaints.push(Complaint::new(text.line, format!("\"{}\" is not possible{}", text.it, offering(state))));
            }
        }
        for text in &self.cannot {
            if possible.contains(&read(text)?) {
                complaints.push(Complaint::new(text.line, format!("\"{}\" is possible", text.it)));
            }
        }
        Ok(())
    }
}

impl std::fmt::Display for Asks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.seats.is_empty() {
            return f.write_str(NOBODY);
        }
        let seats: Vec<&str> = self.seats.iter().map(String::as_str).collect();
        write!(f, "{}: {}", seats.join(", "), self.kind)
    }
}

/// Who is asked after the end.
const NOBODY: &str = "nobody";
/// A viewer without a seat.
const SPECTATOR: &str = "spectator";

fn asks(field: &Field) -> Result<Located<Asks>, Complaint> {
    let said = text(field)?;
    if said.it == NOBODY {
        return Ok(Located { line: said.line, it: Asks { seats: BTreeSet::new(), kind: String::new() } });
    }
    let wrong =
        || Complaint::new(said.line, format!("`asks` is \"seat: kind of question\" or \"{NOBODY}\", and \"{}\" is neither", said.it));
    let (seats, kind) = said.it.split_once(':').ok_or_else(wrong)?;
    let seats: BTreeSet<String> = seats.split(',').map(|seat| seat.trim().to_owned()).collect();
    if kind.trim().is_empty() || seats.contains("") {
        return Err(wrong());
    }
    Ok(Located { line: said.line, it: Asks { seats, kind: kind.trim().to_owned() } })
}

fn hidden(field: &Field) -> Result<Vec<Hidden>, Complaint> {
    let each = table(field)?.iter().map(|field| {
        let words = texts(field)?;
        match words.iter().find(|word| compact(&word.it).is_empty()) {
            Some(empty) => Err(Complaint::new(empty.line, "an empty word stands everywhere, so it cannot be hidden")),
            None => Ok(Hidden { from: Located { line: field.line, it: field.key.clone() }, words }),
        }
    });
    each.collect()
}

/// Checks that the wanted entries stand in `facts` in this order, and the unwanted ones nowhere.
pub(crate) fn check_log(log: &[LogLine], not_log: &[LogLine], facts: &[Fact], complaints: &mut Vec<Complaint>) {
    let mut rest = facts.iter();
    for wanted in log {
        if !rest.by_ref().any(|fact| fact.is(&wanted.rule, &wanted.words)) {
            let anywhere = facts.iter().any(|fact| fact.is(&wanted.rule, &wanted.words));
            let why = if anywhere { "stands in the log, but not at this point of the order" } else { "does not stand in the log" };
            let written: Vec<&str> = facts.iter().map(|fact| fact.rule).collect();
            let message = format!("\"{}\" {why}; written: {}", wanted.text, written.join(", "));
            complaints.push(Complaint::new(wanted.line, message));
            // The search has gone past everything, so later lines would only repeat the complaint.
            break;
        }
    }
    for unwanted in not_log {
        if facts.iter().any(|fact| fact.is(&unwanted.rule, &unwanted.words)) {
            complaints.push(Complaint::new(unwanted.line, format!("\"{}\" stands in the log", unwanted.text)));
        }
    }
}

fn check_hidden<G: Words>(state: &State<G>, hidden: &Hidden, facts: &[Fact], complaints: &mut Vec<Complaint>) -> Result<(), Stop> {
    let name = &hidden.from.it;
    let viewer = viewer_named::<G>(&state.board, name, hidden.from.line)?;
    let view = G::view(state, viewer);
    let in_view = compact(&to_text(&without_unseen(&view)));
    let in_position = compact(&to_text(&G::seen_position(&view)));
    for word in &hidden.words {
        let wanted = compact(&word.it);
        let place = if in_view.contains(&wanted) {
            "in the view"
        } else if in_position.contains(&wanted) {
            "in the position the view tells"
        } else if facts.iter().any(|fact| fact.tells(viewer, &wanted)) {
            "in the events"
        } else {
            continue;
        };
        complaints.push(Complaint::new(word.line, format!("\"{}\" is not hidden from {name}: it stands {place}", word.it)));
    }
    Ok(())
}

/// A view without what it counts as `unseen`: which cards lie face down somewhere, as anybody can work out. It names them all and
/// tells the place of none.
fn without_unseen(view: &impl serde::Serialize) -> Value {
    fn prune(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.retain(|name, _| !name.ends_with("unseen"));
                members.values_mut().for_each(prune);
            }
            Value::Array(values) => values.iter_mut().for_each(prune),
            _ => {}
        }
    }
    let mut value = serde_json::to_value(view).unwrap_or_default();
    prune(&mut value);
    value
}

/// An answer in the words of the game.
pub(crate) fn read_answer<G: Words>(board: &G::Board, text: &Located<String>) -> Result<G::Action, Stop> {
    G::read(&text.it, board)
        .ok_or_else(|| Stop::Broken(Complaint::new(text.line, format!("\"{}\" is not an answer in this game", text.it))))
}

pub(crate) fn seat_named<G: Words>(board: &G::Board, name: &str, line: usize) -> Result<Seat, Stop> {
    G::seat_named(board, name).ok_or_else(|| {
        let seats: Vec<String> = (0..G::seats(board)).map(|number| G::seat_name(board, Seat::new(number))).collect();
        Stop::Broken(Complaint::new(line, format!("there is no seat `{name}` at this table: there are {}", seats.join(", "))))
    })
}

fn viewer_named<G: Words>(board: &G::Board, name: &str, line: usize) -> Result<Viewer, Stop> {
    if name == SPECTATOR { Ok(Viewer::Spectator) } else { seat_named::<G>(board, name, line).map(Viewer::Seat) }
}

/// What all seats that are asked may answer.
fn all_options<G: Words>(state: &State<G>) -> Vec<G::Action> {
    let Some((waiting, _)) = state.decision() else { return Vec::new() };
    let (mut all, mut some) = (Vec::new(), Vec::new());
    for seat in waiting.iter() {
        state.options(seat, &mut some);
        all.append(&mut some);
    }
    all
}

/// The question at hand, written like `asks`.
pub(crate) fn question<G: Words>(state: &State<G>) -> String {
    match state.decision() {
        None => NOBODY.to_owned(),
        Some((waiting, choice)) => {
            let seats: Vec<String> = waiting.iter().map(|seat| G::seat_name(&state.board, seat)).collect();
            format!("{}: {}", seats.join(", "), G::question(choice))
        }
    }
}

/// The end of a complaint that says what would be possible.
pub(crate) fn offering<G: Words>(state: &State<G>) -> String {
    const MANY: usize = 12;
    let options = all_options(state);
    let mut said: Vec<String> = options.iter().take(MANY).map(|action| G::say(action, &state.board)).collect();
    if options.len() > MANY {
        said.push(format!("and {} more", options.len() - MANY));
    }
    if said.is_empty() { "; nothing is possible".to_owned() } else { format!("; possible: {}", said.join(", ")) }
}
