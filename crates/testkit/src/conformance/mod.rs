//! What every game promises, checked over random legal play: `full` checks everything, `quick` only what must always hold.
//!
//! A breach is a value that names the seed and the decision, so that the same game can be played again.

mod answers;
mod breach;
mod changing;
mod hiding;
mod repeats;
mod saving;
mod tally;

use kernel::{Chance, Entry, Game, Referee, Refused, Seat, SeatSet, Seed, State, Viewer};

use crate::panics;
pub use breach::{Breach, Promise};
use breach::{Broken, broken};
pub use tally::{Keys, Sight, Tally};

/// The bound on the length of a game: far more answers than any game here can need.
pub const MOST_DECISIONS: usize = 50_000;

/// What a finished game has seen of checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    pub decisions: usize,
    /// Positions in which the views of all seats and of a spectator were held against redealt tables.
    pub positions: usize,
    /// How often a redealt table could be played on with the same chance and was found to tell the viewer the same.
    pub compared: usize,
    /// How often it could not, because the redealt table cannot take the same answer or the same chance.
    pub incomparable: usize,
}

/// Plays one random game and checks every promise at every decision.
pub fn full<G: Game>(setup: &G::Setup, seed: u64, tally: &mut Tally<G>) -> Result<Survey, Breach> {
    full_led(setup, seed, tally, &Suite::default(), &mut at_random)
}

/// Plays one random game and checks what costs little: options, the census, and that it ends.
pub fn quick<G: Game>(setup: &G::Setup, seed: u64, tally: &mut Tally<G>) -> Result<Survey, Breach> {
    quick_led(setup, seed, tally, &mut at_random)
}

/// As [`full`], with a lead and with what a suite of its own says.
pub fn full_led<G: Game>(
    setup: &G::Setup,
    seed: u64,
    tally: &mut Tally<G>,
    suite: &Suite<G>,
    lead: &mut Lead<'_, G>,
) -> Result<Survey, Breach> {
    guarded(seed, |walk| {
        walk.play(setup, tally, Some(suite), lead)?;
        repeats::check(setup, seed, &walk.path)
    })
}

/// As [`quick`], with a lead.
pub fn quick_led<G: Game>(setup: &G::Setup, seed: u64, tally: &mut Tally<G>, lead: &mut Lead<'_, G>) -> Result<Survey, Breach> {
    guarded(seed, |walk| walk.play(setup, tally, None, lead))
}

/// Who plays instead of chance: the index of an option, or `None` to let chance choose. Games in which random players die early
/// are led on by players with some sense.
pub type Lead<'a, G> = dyn FnMut(&State<G>, Seat, &[<G as Game>::Action]) -> Option<usize> + 'a;

fn at_random<G: Game>(_: &State<G>, _: Seat, _: &[G::Action]) -> Option<usize> {
    None
}

/// How a game is checked in full.
pub struct Suite<G: Game> {
    /// At one in so many decisions, chosen by chance: options, strangers and the branches of chance.
    pub answers: usize,
    /// Likewise: saving and loading.
    pub saving: usize,
    /// Likewise: what every viewer sees, compared with a table redealt behind the viewer's back.
    pub hiding: usize,
    /// At every so many-th decision: what every viewer is told of the step.
    pub changing: usize,
    /// Facts that a rule makes public although the table does not go on showing them: a token drawn for all to see and put back, a
    /// card discarded and shuffled away. Otherwise nobody may be told of an answer or a draw that the own view does not show.
    pub is_open: fn(&G::SeenEvent) -> bool,
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Self {
        Self { answers: 1, saving: 1, changing: 8, hiding: 1, is_open: |_| false }
    }
}

fn guarded<G: Game>(seed: u64, body: impl FnOnce(&mut Walk<G>) -> Result<(), Broken>) -> Result<Survey, Breach> {
    let mut walk = Walk::<G>::new(seed);
    let result =
        panics::catch(|| body(&mut walk)).unwrap_or_else(|said| broken(Promise::DoesNotPanic, format!("the engine panicked: {said}")));
    match result {
        Ok(()) => Ok(walk.survey),
        Err(Broken { promise, detail }) => Err(Breach { seed, decision: walk.path.turns.len(), promise, detail }),
    }
}

/// The course of a game: enough to play it again and to see whether it is the same.
struct Path<G: Game> {
    opening: String,
    turns: Vec<(Seat, G::Action, String)>,
    log: Vec<Entry<G::Event>>,
    chance: Vec<u16>,
}

/// A random game under way.
struct Walk<G: Game> {
    seed: u64,
    dice: Dice,
    path: Path<G>,
    /// Answers met in this game, most of which fit no other question.
    strangers: Vec<G::Action>,
    survey: Survey,
}

/// The randomness of the suite itself, apart from the chance of the game.
struct Dice(Chance);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    /// Certain for 1, and then without a roll.
    fn one_in(&mut self, bound: usize) -> bool {
        bound <= 1 || self.below(bound) == 0
    }

    fn seed(&mut self) -> u64 {
        (u64::from(self.0.below(u32::MAX)) << 32) | u64::from(self.0.below(u32::MAX))
    }

    /// At most `most` of `all`, every one equally likely.
    fn some<T: Copy>(&mut self, all: &[T], most: usize) -> Vec<T> {
        let mut picked = all.to_vec();
        for at in 0..picked.len().min(most) {
            let other = at + self.below(picked.len() - at);
            picked.swap(at, other);
        }
        picked.truncate(most);
        picked
    }
}

impl<G: Game> Walk<G> {
    fn new(seed: u64) -> Self {
        let path = Path { opening: String::new(), turns: Vec::new(), log: Vec::new(), chance: Vec::new() };
        Self { seed, dice: Dice(Chance::rollout(!seed)), path, strangers: Vec::new(), survey: Survey::default() }
    }

    fn play(&mut self, setup: &G::Setup, tally: &mut Tally<G>, thorough: Option<&Suite<G>>, lead: &mut Lead<'_, G>) -> Result<(), Broken> {
        let mut referee = Referee::new(Chance::seeded(&Seed::from_number(self.seed))).recording();
        let mut state = begin::<G>(setup, &mut referee)?;
        self.path.opening = state.hash();
        self.listen(&mut referee, tally);
        let mut options = Vec::new();
        while let Some((waiting, &choice)) = state.decision() {
            if self.path.turns.len() >= MOST_DECISIONS {
                return broken(Promise::Ends, format!("still asking after {MOST_DECISIONS} answers; the last question is {choice:?}"));
            }
            check_board(&state)?;
            check_options(&state, waiting)?;
            let Some(seat) = self.dice.some(&waiting.iter().collect::<Vec<_>>(), 1).pop() else {
                return broken(Promise::HasOptions, format!("nobody has to answer {choice:?}"));
            };
            state.options(seat, &mut options);
            let led = lead(&state, seat, &options).and_then(|index| options.get(index).copied());
            let action = led.unwrap_or_else(|| options[self.dice.below(options.len())]);
            if let Some(suite) = thorough {
                if self.dice.one_in(suite.answers) {
                    self.check_answers(&state, seat, &options)?;
                }
                if self.dice.one_in(suite.saving) {
                    self.check_saving(&state)?;
                }
                if self.dice.one_in(suite.hiding) {
                    self.check_hiding(&state, seat, action, suite.is_open)?;
                    self.survey.positions += 1;
                }
            }
            tally.see(&Sight::Answer { choice: &choice, action: &action, board: &state.board });
            let before = state;
            apply(&mut state, seat, action, &mut referee)?;
            if thorough.is_some_and(|suite| self.path.turns.len().is_multiple_of(suite.changing)) {
                changing::check(&before, &state)?;
            }
            let hash = if thorough.is_some() { state.hash() } else { String::new() };
            self.path.turns.push((seat, action, hash));
            self.listen(&mut referee, tally);
            self.survey.decisions += 1;
        }
        check_board(&state)?;
        check_end(&state)?;
        if let Some(outcome) = state.outcome() {
            tally.see(&Sight::End { outcome: &outcome, board: &state.board });
        }
        Ok(())
    }

    fn listen(&mut self, referee: &mut Referee<G::Event>, tally: &mut Tally<G>) {
        self.path.chance.extend(referee.take_record());
        for entry in referee.take_log() {
            tally.see(&Sight::Entry(&entry));
            self.path.log.push(entry);
        }
    }
}

/// Sets a game up and runs it to its first question.
fn begin<G: Game>(setup: &G::Setup, referee: &mut Referee<G::Event>) -> Result<State<G>, Broken> {
    let mut state = G::start(setup, referee).or_else(|error| broken(Promise::Setup, error.to_string()))?;
    state.run(referee).or_else(|fault| broken(Promise::Ends, fault.to_string()))?;
    Ok(state)
}

/// Takes an option.
fn apply<G: Game>(state: &mut State<G>, seat: Seat, action: G::Action, referee: &mut Referee<G::Event>) -> Result<(), Broken> {
    state.apply(seat, &action, referee).or_else(|refused| match refused {
        Refused::Fault(fault) => broken(Promise::Ends, format!("{action:?}: {fault}")),
        Refused::NothingAsked | Refused::NotAsked(_) | Refused::NoSuchOption(_) | Refused::Rule(_) => {
            broken(Promise::OptionsAreAccepted, format!("{action:?} is an option and is refused: {refused}"))
        }
    })
}

/// What holds for every state, redealt ones included.
fn check_board<G: Game>(state: &State<G>) -> Result<(), Broken> {
    G::census(&state.board).or_else(|problem| broken(Promise::Census, problem))?;
    G::sound(state).or_else(|problem| broken(Promise::SavesAndLoads, format!("a state from play is called unsound: {problem}")))
}

fn check_options<G: Game>(state: &State<G>, waiting: SeatSet) -> Result<(), Broken> {
    let mut options = Vec::new();
    for seat in waiting.iter() {
        state.options(seat, &mut options);
        if options.is_empty() {
            return broken(Promise::HasOptions, format!("seat {} has no option at {:?}", seat.number(), state.decision()));
        }
        if let Some((_, twice)) = options.iter().enumerate().find(|&(at, option)| options[..at].contains(option)) {
            return broken(Promise::HasOptions, format!("{twice:?} is offered twice at {:?}", state.decision()));
        }
    }
    Ok(())
}

/// A game that asks nothing more has an outcome, and takes no answers.
fn check_end<G: Game>(state: &State<G>) -> Result<(), Broken> {
    let Some(outcome) = state.outcome() else { return broken(Promise::Ends, "nobody is asked, and yet the game is not over") };
    if let Some(stranger) = outcome.winners.iter().find(|seat| seat.number() >= G::seats(&state.board)) {
        return broken(Promise::Ends, format!("seat {} has won and does not sit at the table", stranger.number()));
    }
    let mut late = *state;
    let answered = late.apply(Seat::new(0), &G::Action::default(), &mut Referee::silent(Chance::rollout(0)));
    if answered != Err(Refused::NothingAsked) || late != *state {
        return broken(Promise::OthersAreRefused, format!("an answer after the end: {answered:?}"));
    }
    Ok(())
}

fn viewers<G: Game>(board: &G::Board) -> impl Iterator<Item = Viewer> {
    (0..G::seats(board)).map(|number| Viewer::Seat(Seat::new(number))).chain(std::iter::once(Viewer::Spectator))
}
