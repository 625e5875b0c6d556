//! The same setup, answers and chance give the same states and the same log.

use kernel::{Chance, Game, Referee, Seed};

use super::breach::{Broken, Promise, broken};
use super::{Path, apply, begin};

/// Plays a course again, from its seed and from its record.
pub(super) fn check<G: Game>(setup: &G::Setup, seed: u64, path: &Path<G>) -> Result<(), Broken> {
    again(setup, Chance::seeded(&Seed::from_number(seed)), path, "its seed")?;
    again(setup, Chance::recorded(path.chance.iter().copied()), path, "its record")
}

fn again<G: Game>(setup: &G::Setup, chance: Chance, path: &Path<G>, from: &str) -> Result<(), Broken> {
    let mut referee = Referee::new(chance);
    let mut state = begin::<G>(setup, &mut referee)?;
    if state.hash() != path.opening {
        return broken(Promise::Repeats, format!("played again from {from}, the game opens differently"));
    }
    for (number, (seat, action, hash)) in path.turns.iter().enumerate() {
        apply(&mut state, *seat, *action, &mut referee)?;
        if state.hash() != *hash {
            return broken(Promise::Repeats, format!("played again from {from}, answer {number} ({action:?}) leads to another state"));
        }
    }
    if let Some(complaint) = referee.chance().complaint() {
        return broken(Promise::Repeats, format!("played again from {from}: {complaint}"));
    }
    let log = referee.take_log();
    if log != path.log {
        let at = log.iter().zip(&path.log).take_while(|(now, then)| now == then).count();
        let detail = format!("played again from {from}, entry {at} of the log is {:?} and was {:?}", log.get(at), path.log.get(at));
        return broken(Promise::Repeats, detail);
    }
    Ok(())
}
