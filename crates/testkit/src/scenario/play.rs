//! Playing a scenario: giving the scripted answers, settling what is no real question, checking what the steps say.

use kernel::{Chance, Dictated, Given, Referee, Refused, Seat, State, Words};
use std::cell::Cell;
use std::collections::BTreeSet;

use super::Complaint;
use super::expect::{check_log, offering, question, read_answer, seat_named};
use super::facts::Fact;
use super::script::{Refusal, Scenario, When};
use super::tree::{Located, line_of_path};

/// How many answers may be given silently in a row. No situation needs more than some dozens; an engine that asks for ever must not hang a run.
const PATIENCE: usize = 10_000;

/// What is known when a run ends, however it ends.
#[derive(Default)]
pub(crate) struct Played {
    pub failures: Vec<Complaint>,
    pub reached: BTreeSet<String>,
}

/// Why a run cannot go on.
pub(crate) enum Stop {
    /// The game is not where the script thinks it is.
    Failed(Complaint),
    /// The file says something that has no meaning in this game.
    Broken(Complaint),
}

fn failed<T>(line: usize, message: impl Into<String>) -> Result<T, Stop> {
    Err(Stop::Failed(Complaint::new(line, message)))
}

/// One scripted answer.
struct Cue<'s> {
    step: usize,
    seat: Seat,
    text: &'s Located<String>,
    /// The kind of question it is meant for, if the script says so.
    asked: Option<&'s Located<String>>,
    refused: Option<&'s Located<Refusal>>,
}

struct Run<'s, G: Words> {
    scenario: &'s Scenario,
    state: State<G>,
    referee: Referee<G::Event>,
    cues: Vec<Cue<'s>>,
    /// How many cues have been taken.
    taken: usize,
    facts: Vec<Fact>,
    line: &'s Cell<usize>,
    played: &'s mut Played,
}

/// Plays the scenario to its end. `line` follows along, for complaints about panics.
pub(crate) fn play<G: Words>(scenario: &Scenario, line: &Cell<usize>, played: &mut Played) -> Result<(), Stop> {
    let mut referee = Referee::new(dictated(&scenario.opening));
    let given = G::given(&scenario.given, scenario.from_setup).map_err(|error| {
        let line = line_of_path(&scenario.given_fields, &error.key, scenario.given_line);
        Stop::Broken(Complaint::new(line, format!("`given` cannot be read: {error}")))
    })?;
    let state = match given {
        Given::Position(state) => *state,
        Given::Setup(setup) => match G::start(&setup, &mut referee) {
            Ok(state) => state,
            Err(error) => return failed(scenario.given_line, format!("the setup is refused: {error}")),
        },
    };
    let cues = cues::<G>(scenario, &state.board)?;
    let mut run = Run { scenario, state, referee, cues, taken: 0, facts: Vec::new(), line, played };
    run.open()?;
    for (index, step) in scenario.steps.iter().enumerate() {
        run.step(index, step)?;
    }
    line.set(scenario.then.line);
    scenario.then.check(&run.state, &run.facts, &mut run.played.failures)
}

fn dictated(script: &[Located<Dictated>]) -> Chance {
    Chance::dictated(script.iter().map(|event| event.it.clone()))
}

/// All scripted answers in order, with their seats.
fn cues<'s, G: Words>(scenario: &'s Scenario, board: &G::Board) -> Result<Vec<Cue<'s>>, Stop> {
    let mut cues = Vec::new();
    for (index, step) in scenario.steps.iter().enumerate() {
        let seat = seat_named::<G>(board, &step.seat.it, step.seat.line)?;
        for (number, text) in step.answers.iter().enumerate() {
            let asked = step.asked.as_ref().filter(|_| number == 0);
            cues.push(Cue { step: index, seat, text, asked, refused: step.refused.as_ref() });
        }
    }
    Ok(cues)
}

impl<G: Words> Run<'_, G> {
    fn open(&mut self) -> Result<(), Stop> {
        let line = self.scenario.given_line;
        if let Err(fault) = self.state.run(&mut self.referee) {
            return failed(line, fault.to_string());
        }
        self.listen();
        self.check_chance(line)?;
        self.settle(line)?;
        self.check_leftover_chance(&self.scenario.opening, line)
    }

    fn step(&mut self, index: usize, step: &When) -> Result<(), Stop> {
        let first_fact = self.facts.len();
        self.referee.set_chance(dictated(&step.chance));
        while let Some(cue) = self.cues.get(self.taken)
            && cue.step == index
        {
            let line = cue.text.line;
            self.line.set(line);
            match cue.refused {
                Some(how) => self.refuse(how)?,
                None => self.answer()?,
            }
            self.taken += 1;
            self.settle(line)?;
        }
        self.check_leftover_chance(&step.chance, step.seat.line)?;
        check_log(&step.log, &step.not_log, &self.facts[first_fact..], &mut self.played.failures);
        match &step.then {
            Some(then) => then.check(&self.state, &self.facts, &mut self.played.failures),
            None => Ok(()),
        }
    }

    /// Gives the scripted answer whose turn it is.
    fn answer(&mut self) -> Result<(), Stop> {
        let cue = &self.cues[self.taken];
        let line = cue.text.line;
        let action = read_answer::<G>(&self.state.board, cue.text)?;
        let Some((waiting, choice)) = self.state.decision() else {
            return failed(line, format!("\"{}\" is left over: the game is over and nobody is asked", cue.text.it));
        };
        if let Some(asked) = cue.asked
            && asked.it != G::question(choice)
        {
            let message = format!("asked is \"{}\", not \"{}\"{}", question(&self.state), asked.it, offering(&self.state));
            return failed(asked.line, message);
        }
        if !waiting.contains(cue.seat) {
            let seat = G::seat_name(&self.state.board, cue.seat);
            let message =
                format!("{seat} cannot say \"{}\": the question is \"{}\"{}", cue.text.it, question(&self.state), offering(&self.state));
            return failed(line, message);
        }
        match self.state.apply(cue.seat, &action, &mut self.referee) {
            Ok(()) => {}
            Err(refused) => {
                let message =
                    format!("\"{}\" does not answer \"{}\" ({refused}){}", cue.text.it, question(&self.state), offering(&self.state));
                return failed(line, message);
            }
        }
        self.listen();
        self.check_chance(line)
    }

    /// Gives an answer that must be refused without changing anything.
    fn refuse(&mut self, how: &Located<Refusal>) -> Result<(), Stop> {
        let cue = &self.cues[self.taken];
        let line = cue.text.line;
        let action = read_answer::<G>(&self.state.board, cue.text)?;
        if let Some(asked) = cue.asked {
            let kind = self.state.decision().map(|(_, choice)| G::question(choice));
            if kind != Some(asked.it.as_str()) {
                return failed(asked.line, format!("asked is \"{}\", not \"{}\"", question(&self.state), asked.it));
            }
        }
        let before = self.state;
        let refused = match self.state.apply(cue.seat, &action, &mut self.referee) {
            Ok(()) => return failed(line, format!("\"{}\" is not refused", cue.text.it)),
            Err(refused) => refused,
        };
        if self.state != before {
            return failed(line, format!("\"{}\" is refused, and yet the state has changed", cue.text.it));
        }
        if !self.referee.entries().is_empty() {
            return failed(line, format!("\"{}\" is refused, and yet it is in the log", cue.text.it));
        }
        let problem = match (&refused, &how.it) {
            (Refused::Rule(refusal), Refusal::By(rule)) if refusal.rule.as_str() == rule => None,
            (Refused::Rule(_) | Refused::NotAsked(_) | Refused::NothingAsked, Refusal::Somehow) => None,
            (Refused::Rule(_) | Refused::NotAsked(_) | Refused::NothingAsked, Refusal::By(rule)) => {
                Some(format!("\"{}\" is refused, but not by {rule}: {refused}", cue.text.it))
            }
            (Refused::Fault(_) | Refused::NoSuchOption(_), _) => Some(format!("\"{}\" is not refused by a rule: {refused}", cue.text.it)),
        };
        if let Refused::Rule(refusal) = &refused {
            self.played.reached.insert(refusal.rule.as_str().to_owned());
        }
        match problem {
            Some(message) => failed(how.line, message),
            None => Ok(()),
        }
    }

    /// Answers what is no real question until the next scripted answer fits, or somebody really has to decide.
    fn settle(&mut self, line: usize) -> Result<(), Stop> {
        for _ in 0..PATIENCE {
            let Some((seat, action)) = self.silent_answer(line)? else { return Ok(()) };
            if let Err(refused) = self.state.apply(seat, &action, &mut self.referee) {
                let said = G::say(&action, &self.state.board);
                return failed(line, format!("the only answer \"{said}\" to \"{}\" is refused: {refused}", question(&self.state)));
            }
            self.listen();
            self.check_chance(line)?;
        }
        failed(line, format!("{PATIENCE} questions in a row had only one answer; the last is \"{}\"", question(&self.state)))
    }

    /// An answer that needs nobody: the only possible one, or going on at a window. `None` when the question is for the script.
    fn silent_answer(&self, line: usize) -> Result<Option<(Seat, G::Action)>, Stop> {
        let Some((waiting, choice)) = self.state.decision() else { return Ok(None) };
        if G::opens_turn(choice) {
            return Ok(None);
        }
        let mut options = Vec::new();
        for seat in waiting.iter() {
            self.state.options(seat, &mut options);
            if options.is_empty() {
                return failed(
                    line,
                    format!("{} is asked \"{}\" and cannot answer anything", G::seat_name(&self.state.board, seat), G::question(choice)),
                );
            }
            if let Some(action) = self.silence(seat, choice, &options) {
                return Ok(Some((seat, action)));
            }
        }
        Ok(None)
    }

    /// What `seat` answers if the script does not want to.
    fn silence(&self, seat: Seat, choice: &G::Choice, options: &[G::Action]) -> Option<G::Action> {
        let kind = G::question(choice);
        if self.cues.get(self.taken).is_some_and(|cue| cue.refused.is_some() && cue.seat == seat && cue.is_meant_for(kind)) {
            return None;
        }
        let go_on = G::go_on(choice).filter(|action| options.contains(action));
        // An answer that must be refused fits no question; the one after it tells where the script wants to be.
        let next = self.cues[self.taken..].iter().find(|cue| cue.refused.is_none()).filter(|cue| cue.seat == seat);
        if let Some(cue) = next
            && cue.asked.is_none_or(|asked| asked.it == kind)
            && let Some(action) = G::read(&cue.text.it, &self.state.board)
            && options.contains(&action)
        {
            // Windows are noise: going on is for the next real question, unless the script asks for the window by name.
            let is_noise = go_on == Some(action) && !cue.is_meant_for(kind);
            return if is_noise { go_on } else { None };
        }
        match (go_on, options) {
            (Some(action), _) => Some(action),
            (None, [only]) => Some(*only),
            (None, _) => None,
        }
    }

    /// Takes down what the log says since the last time.
    fn listen(&mut self) {
        for entry in self.referee.take_log() {
            self.played.reached.insert(entry.rule.as_str().to_owned());
            self.facts.push(Fact::of::<G>(&entry, &self.state.board));
        }
    }

    /// Chance that was not dictated as it came leads nowhere the script knows.
    fn check_chance(&self, line: usize) -> Result<(), Stop> {
        match self.referee.chance() {
            Chance::Dictated { complaint: Some(complaint), .. } => failed(line, complaint.as_str()),
            Chance::Dictated { complaint: None, .. }
            | Chance::Seeded(_)
            | Chance::Rollout(_)
            | Chance::Recorded { .. }
            | Chance::Path { .. } => Ok(()),
        }
    }

    fn check_leftover_chance(&self, script: &[Located<Dictated>], line: usize) -> Result<(), Stop> {
        let left = match self.referee.chance() {
            Chance::Dictated { script, .. } => script.len(),
            Chance::Seeded(_) | Chance::Rollout(_) | Chance::Recorded { .. } | Chance::Path { .. } => 0,
        };
        match self.referee.chance().complaint() {
            None => Ok(()),
            Some(complaint) => {
                let first_left = script.len().checked_sub(left).and_then(|at| script.get(at));
                failed(first_left.map_or(line, |event| event.line), complaint)
            }
        }
    }
}

impl Cue<'_> {
    fn is_meant_for(&self, kind: &str) -> bool {
        self.asked.is_some_and(|asked| asked.it == kind)
    }
}
