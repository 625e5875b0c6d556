//! A table for the tests: it runs a game and asks whoever sits there.

use kernel::{Chance, Game as _, Outcome, Referee, Seat, State, Viewer};
use theseus::generated::cards::Faction;
use theseus::{Action, Ending, Setup, Theseus, View};

/// Plays a game to its end. `answer` gets the view of the seat that is asked, the seat and its options.
pub fn play(setup: &Setup, seed: u64, mut answer: impl FnMut(&State<Theseus>, Seat, &[Action]) -> usize) -> Outcome<Ending> {
    let mut referee = Referee::silent(Chance::rollout(seed));
    let mut state = Theseus::start(setup, &mut referee).expect("a sound setup");
    state.run(&mut referee).expect("no fault");
    let mut options = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = state.settle(&mut referee, &mut options).expect("no fault") else { break };
        let index = answer(&state, seat, &options);
        let action = *options.get(index).unwrap_or_else(|| panic!("option {index} of {}: {:?}", options.len(), state.decision()));
        state.take(seat, action, &mut referee).expect("no fault");
    }
    state.outcome().expect("the game ends")
}

pub fn view(state: &State<Theseus>, seat: Seat) -> View {
    Theseus::view(state, Viewer::Seat(seat))
}

/// Every ordered pair of factions.
pub fn duels() -> Vec<Setup> {
    let pairs = Faction::ALL.into_iter().flat_map(|one| Faction::ALL.map(|other| [one, other]));
    pairs.filter(|[one, other]| one != other).map(|pair| Setup::new(&pair)).collect()
}

/// Three and four players, each against all and in alliances, every faction on every seat.
pub fn bigger_tables() -> Vec<Setup> {
    let mut setups = Vec::new();
    for first in 0..Faction::ALL.len() {
        let mut factions = Faction::ALL;
        factions.rotate_left(first);
        setups.push(Setup::new(&factions[..3]));
        setups.push(Setup::new(&factions[..4]));
        setups.push(Setup::alliances(&factions[..4]));
    }
    setups
}
