//! Options are accepted, everything else is refused and changes nothing, and chance adds up.

use kernel::chance::branches_within;
use kernel::{Chance, Game, Referee, Refused, Seat, State};

use super::breach::{Broken, Promise, broken};
use super::{Walk, apply, check_board};

/// How many options of one decision are tried.
const TRIED: usize = 12;
/// How many answers of other decisions are remembered, and how many are tried at one.
const REMEMBERED: usize = 256;
const STRANGERS: usize = 8;
/// Every so many decisions the outcomes of chance are enumerated, if there are not too many draws in a row.
const BRANCHED: usize = 8;
const MOST_DRAWS: usize = 2;
/// One draw can lead to many more; with more outcomes than this nothing is summed up.
const MOST_OUTCOMES: usize = 1_000;

impl<G: Game> Walk<G> {
    pub(super) fn check_answers(&mut self, state: &State<G>, seat: Seat, options: &[G::Action]) -> Result<(), Broken> {
        for option in self.dice.some(options, TRIED) {
            let mut next = *state;
            let mut referee = Referee::silent(Chance::rollout(self.dice.seed())).recording();
            apply(&mut next, seat, option, &mut referee)?;
            check_board(&next).map_err(|it| Broken { detail: format!("after {option:?}: {}", it.detail), ..it })?;
            if referee.take_record().len() <= MOST_DRAWS && self.dice.one_in(BRANCHED) {
                check_branches(state, seat, option)?;
            }
        }
        self.check_strangers(state, seat, options)?;
        self.remember(options);
        Ok(())
    }

    fn check_strangers(&mut self, state: &State<G>, seat: Seat, options: &[G::Action]) -> Result<(), Broken> {
        let outsiders =
            (0..G::seats(&state.board)).map(Seat::new).filter(|&other| state.decision().is_some_and(|(asked, _)| !asked.contains(other)));
        if let Some(outsider) = outsiders.last() {
            let refused = refuse(state, outsider, options[0])?;
            if refused != Refused::NotAsked(outsider) {
                return broken(Promise::OthersAreRefused, format!("seat {} is not asked, but hears: {refused}", outsider.number()));
            }
        }
        let strangers: Vec<_> = self.strangers.iter().copied().filter(|stranger| !options.contains(stranger)).collect();
        for stranger in self.dice.some(&strangers, STRANGERS) {
            let refused = refuse(state, seat, stranger)?;
            if !matches!(refused, Refused::Rule(_)) {
                return broken(Promise::OthersAreRefused, format!("{stranger:?} is refused by no rule: {refused}"));
            }
        }
        Ok(())
    }

    fn remember(&mut self, options: &[G::Action]) {
        for &option in options {
            if !self.strangers.contains(&option) {
                if self.strangers.len() < REMEMBERED {
                    self.strangers.push(option);
                } else {
                    let at = self.dice.below(REMEMBERED);
                    self.strangers[at] = option;
                }
            }
        }
    }
}

/// Gives an answer that must be refused without a trace.
fn refuse<G: Game>(state: &State<G>, seat: Seat, action: G::Action) -> Result<Refused, Broken> {
    let mut next = *state;
    let mut referee = Referee::new(Chance::rollout(0)).recording();
    let Err(refused) = next.apply(seat, &action, &mut referee) else {
        return broken(Promise::OthersAreRefused, format!("{action:?} is no option of seat {} and is accepted", seat.number()));
    };
    if next != *state || !referee.entries().is_empty() || !referee.take_record().is_empty() {
        return broken(Promise::OthersAreRefused, format!("{action:?} is refused, and yet something has changed"));
    }
    Ok(refused)
}

fn check_branches<G: Game>(state: &State<G>, seat: Seat, action: G::Action) -> Result<(), Broken> {
    let found = branches_within(state, seat, &action, MOST_OUTCOMES);
    let found = found.or_else(|refused| broken(Promise::OptionsAreAccepted, format!("{action:?}: {refused}")))?;
    let Some(found) = found else { return Ok(()) };
    let sum: f64 = found.iter().map(|(probability, _)| probability).sum();
    if (sum - 1.0).abs() > 1e-9 || found.iter().any(|&(probability, _)| !(probability > 0.0 && probability <= 1.0)) {
        return broken(Promise::Probabilities, format!("{} outcomes of {action:?} sum to {sum}", found.len()));
    }
    Ok(())
}
