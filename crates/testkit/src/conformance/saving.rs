//! A state survives saving and loading; damaged bytes are refused, or can be played on.

use kernel::{Chance, Game, Referee, State};

use super::breach::{Broken, Promise, broken};
use super::{Dice, Walk};
use crate::panics;

/// How many damaged copies are tried at one decision.
const DAMAGED: usize = 4;
/// How many answers a damaged state that was let in has to bear.
const PLAYED_ON: usize = 4;

impl<G: Game> Walk<G> {
    pub(super) fn check_saving(&mut self, state: &State<G>) -> Result<(), Broken> {
        let bytes = state.save();
        match State::<G>::load(&bytes) {
            Ok(loaded) if loaded == *state && loaded.save() == bytes => {}
            Ok(loaded) => return broken(Promise::SavesAndLoads, format!("saved {state:?}, loaded {loaded:?}")),
            Err(error) => return broken(Promise::SavesAndLoads, format!("a saved state is refused: {error}")),
        }
        let short = self.dice.below(bytes.len());
        if survives::<G>(&bytes[..short], &mut self.dice)? {
            return broken(Promise::SavesAndLoads, format!("{short} of {} bytes are taken for a state", bytes.len()));
        }
        for _ in 0..DAMAGED {
            let mut damaged = bytes.clone();
            for _ in 0..=self.dice.below(3) {
                let at = self.dice.below(damaged.len());
                damaged[at] = self.dice.below(256) as u8;
            }
            survives::<G>(&damaged, &mut self.dice)?;
        }
        Ok(())
    }
}

/// Whether bytes of any kind are let in as a state. If they are, the game is played on a little: it may end in a fault,
/// because damaged games need not make sense, but it must not end the program.
fn survives<G: Game>(bytes: &[u8], dice: &mut Dice) -> Result<bool, Broken> {
    let played = panics::catch(|| {
        let Ok(mut state) = State::<G>::load(bytes) else { return false };
        let mut referee = Referee::silent(Chance::rollout(dice.seed()));
        let mut options = Vec::new();
        for _ in 0..PLAYED_ON {
            let Some(seat) = state.decision().and_then(|(waiting, _)| waiting.iter().next()) else { break };
            state.options(seat, &mut options);
            let Some(option) = options.get(dice.below(options.len())) else { break };
            if state.apply(seat, option, &mut referee).is_err() {
                break;
            }
        }
        true
    });
    played.or_else(|said| broken(Promise::SavesAndLoads, format!("loading damaged bytes or playing on panics: {said}")))
}
