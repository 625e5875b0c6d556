//! Everything a game is at one moment, and the loop that drives it.

use crate::{Answers, Cx, Flow, Game, List, Outcome, Referee, Refusal, SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// How deep procedures may call each other. The deepest real chain of any game here is well below it.
pub const DEPTH: usize = 20;
/// How many steps one answer may set off. Real chains need some dozens; a runaway is a bug and must not hang a table.
const STEP_BUDGET: u32 = 20_000;

/// A question under way: who still has to answer, and what the others have said so far.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Ask<G: Game> {
    choice: G::Choice,
    waiting: SeatSet,
    asked: SeatSet,
    answers: [G::Action; SEATS],
}

/// A board, and a stack of what is left to do. Clone it, save it in mid-reaction, compare it, replay it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    pub board: G::Board,
    stack: List<G::Step, DEPTH>,
    ask: Option<Ask<G>>,
}

/// A bug in the rules code, caught before it could hang or overflow. The state is as before the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the resolution did not come to an end within {STEP_BUDGET} steps")]
    Runaway,
    #[error("procedures called each other more than {DEPTH} deep")]
    TooDeep,
}

/// Why an answer was not taken. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    #[error("nobody is asked anything: the game is over")]
    NothingAsked,
    #[error("seat {} is not asked now", .0.number())]
    NotAsked(Seat),
    #[error("there is no option number {0}")]
    NoSuchOption(usize),
    #[error("{}: {}", .0.rule, .0.reason)]
    Rule(Refusal),
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl<G: Game> State<G> {
    /// A game about to run `first`.
    pub fn new(board: G::Board, first: G::Step) -> Self {
        let mut stack = List::new();
        // One step always fits an empty stack.
        let _ = stack.push(first);
        Self { board, stack, ask: None }
    }

    /// A game in the middle of things, for views that carry the stack. `None` when there are more steps than fit.
    pub fn resume(board: G::Board, steps: &[G::Step]) -> Option<Self> {
        let mut stack = List::new();
        for &step in steps {
            stack.push(step).ok()?;
        }
        Some(Self { board, stack, ask: None })
    }

    /// Puts an open question back, with the answers already given that are known.
    pub fn with_question(mut self, choice: G::Choice, asked: SeatSet, waiting: SeatSet, answers: &[(Seat, G::Action)]) -> Self {
        let mut by_seat = [G::Action::default(); SEATS];
        for &(seat, action) in answers {
            by_seat[seat.index()] = action;
        }
        self.ask = Some(Ask { choice, waiting, asked, answers: by_seat });
        self
    }

    /// The question at hand and who still has to answer it.
    pub fn decision(&self) -> Option<(SeatSet, &G::Choice)> {
        self.ask.as_ref().map(|ask| (ask.waiting, &ask.choice))
    }

    /// Who was asked the question at hand, those included who have answered already.
    pub fn asked(&self) -> SeatSet {
        self.ask.as_ref().map_or(SeatSet::NONE, |ask| ask.asked)
    }

    /// What a seat has privately answered to the question at hand.
    pub fn given_answer(&self, seat: Seat) -> Option<G::Action> {
        let ask = self.ask.as_ref()?;
        (ask.asked.contains(seat) && !ask.waiting.contains(seat)).then(|| ask.answers[seat.index()])
    }

    /// What is left to do, the next thing last. Steps hold public facts only, so this may travel in a view.
    pub fn steps(&self) -> &[G::Step] {
        self.stack.as_slice()
    }

    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        G::outcome(&self.board)
    }

    /// What a seat may answer now; empty when it is not asked. The caller owns the buffer.
    #[inline]
    pub fn options(&self, seat: Seat, out: &mut Vec<G::Action>) {
        out.clear();
        if let Some(ask) = &self.ask
            && ask.waiting.contains(seat)
        {
            G::options(&ask.choice, seat, &self.board, out);
        }
    }

    /// Takes an answer from outside: checked, and refused with the rule that forbids it. A refusal or a fault changes nothing.
    pub fn apply(&mut self, seat: Seat, action: &G::Action, referee: &mut Referee<G::Event>) -> Result<(), Refused> {
        let Some(ask) = &self.ask else { return Err(Refused::NothingAsked) };
        if !ask.waiting.contains(seat) {
            return Err(Refused::NotAsked(seat));
        }
        let mut options = Vec::new();
        G::options(&ask.choice, seat, &self.board, &mut options);
        if !options.contains(action) {
            return Err(Refused::Rule(G::why_not(&ask.choice, seat, action, &self.board)));
        }
        let before = *self;
        self.take(seat, *action, referee).map_err(|fault| {
            *self = before;
            Refused::Fault(fault)
        })
    }

    /// Takes an answer that is known to be one of the options. The quick way for simulations; see [`State::apply`] for the safe one.
    #[inline]
    pub fn take(&mut self, seat: Seat, action: G::Action, referee: &mut Referee<G::Event>) -> Result<(), Fault> {
        let Some(ask) = &mut self.ask else { return Ok(()) };
        ask.answers[seat.index()] = action;
        ask.waiting = ask.waiting.without(seat);
        let apart = G::answers_apart(&ask.choice);
        if !ask.waiting.is_empty() && !apart {
            return Ok(());
        }
        let answers = ask.answers;
        let first = if apart { seat } else { ask.asked.iter().next().unwrap_or_default() };
        self.ask = None;
        let Some((step, caller)) = self.stack.last_two_mut() else { return Ok(()) };
        let mut cx = Cx { board: &mut self.board, referee, caller };
        let flow = G::answer(step, &Answers { by_seat: &answers, first }, &mut cx);
        self.follow(flow)?;
        self.run(referee)
    }

    /// Runs until somebody has to choose or the game is over.
    pub fn run(&mut self, referee: &mut Referee<G::Event>) -> Result<(), Fault> {
        let mut budget = STEP_BUDGET;
        while self.ask.is_none() {
            if self.outcome().is_some() {
                self.stack.clear();
                return Ok(());
            }
            let Some((step, caller)) = self.stack.last_two_mut() else { return Ok(()) };
            budget = budget.checked_sub(1).ok_or(Fault::Runaway)?;
            let mut cx = Cx { board: &mut self.board, referee, caller };
            let flow = G::run(step, &mut cx);
            self.follow(flow)?;
        }
        if self.outcome().is_some() {
            self.ask = None;
            self.stack.clear();
        }
        Ok(())
    }

    /// Does what the step on top of the stack has said.
    #[inline]
    fn follow(&mut self, flow: Flow<G>) -> Result<(), Fault> {
        match flow {
            Flow::Done => {
                self.stack.pop();
            }
            Flow::Again => {}
            Flow::First(next) => self.stack.push(next).map_err(|_| Fault::TooDeep)?,
            Flow::Become(next) => {
                self.stack.pop();
                self.stack.push(next).map_err(|_| Fault::TooDeep)?;
            }
            Flow::Abandon(next) => {
                self.stack.clear();
                self.stack.push(next).map_err(|_| Fault::TooDeep)?;
            }
            Flow::Ask(choice) => {
                let asked = G::deciders(&choice, &self.board);
                self.ask = Some(Ask { choice, waiting: asked, asked, answers: [G::Action::default(); SEATS] });
            }
        }
        Ok(())
    }

    /// Answers every question that has a single answer, until a real one is met. Returns the seat to decide with its options
    /// in `options`; `None` when the game is over. Of several seats asked at once the first that has not answered is returned.
    #[inline]
    pub fn settle(&mut self, referee: &mut Referee<G::Event>, options: &mut Vec<G::Action>) -> Result<Option<Seat>, Fault> {
        self.settle_if(|_| true, referee, options)
    }

    /// Like [`State::settle`], but only where everybody can tell that there is a single answer ([`Game::open_options`]).
    pub fn settle_openly(&mut self, referee: &mut Referee<G::Event>, options: &mut Vec<G::Action>) -> Result<Option<Seat>, Fault> {
        self.settle_if(G::open_options, referee, options)
    }

    #[inline]
    fn settle_if(
        &mut self,
        may: impl Fn(&G::Choice) -> bool,
        referee: &mut Referee<G::Event>,
        options: &mut Vec<G::Action>,
    ) -> Result<Option<Seat>, Fault> {
        for _ in 0..STEP_BUDGET {
            let Some(ask) = &self.ask else { return Ok(None) };
            let Some(seat) = ask.waiting.iter().next() else { return Ok(None) };
            options.clear();
            G::options(&ask.choice, seat, &self.board, options);
            match options.as_slice() {
                [only] if may(&ask.choice) => self.take(seat, *only, referee)?,
                _ => return Ok(Some(seat)),
            }
        }
        // Questions to which there is only one answer, again and again: only a damaged state can ask like this.
        Err(Fault::Runaway)
    }

    /// The state as bytes, equal on every platform.
    pub fn save(&self) -> Vec<u8> {
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads a saved state back; bytes that are no playable state of this game are refused.
    pub fn load(bytes: &[u8]) -> Result<Self, LoadError> {
        let (state, rest): (Self, _) = postcard::take_from_bytes(bytes).map_err(|error| LoadError(error.to_string()))?;
        if !rest.is_empty() {
            return Err(LoadError(format!("{} bytes are left over", rest.len())));
        }
        G::sound(&state).map_err(LoadError)?;
        Ok(state)
    }

    /// A short fingerprint of the whole state.
    pub fn hash(&self) -> String {
        crate::chance::hex(&Sha256::digest(self.save())[..8])
    }
}

/// The bytes are not a saved state.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a saved state: {0}")]
pub struct LoadError(String);

impl<G: Game> Clone for Ask<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Ask<G> {}
impl<G: Game> PartialEq for Ask<G> {
    fn eq(&self, other: &Self) -> bool {
        self.choice == other.choice && self.waiting == other.waiting && self.asked == other.asked && self.answers == other.answers
    }
}
impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for State<G> {}
impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && self.stack == other.stack && self.ask == other.ask
    }
}
impl<G: Game> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("board", &self.board)
            .field("stack", &self.stack)
            .field("choice", &self.ask.as_ref().map(|ask| (ask.choice, ask.waiting)))
            .finish()
    }
}
