//! A table for the tests: it runs a game and asks whoever sits there.

use kernel::{Chance, Game, Referee, Seat, State, Viewer};

/// Plays a game to its end and returns the table. `answer` gets the state, the seat that is asked and its options.
pub fn play<G: Game>(setup: &G::Setup, seed: u64, mut answer: impl FnMut(&State<G>, Seat, &[G::Action]) -> usize) -> State<G> {
    let mut referee = Referee::silent(Chance::rollout(seed));
    let mut state = G::start(setup, &mut referee).expect("a sound setup");
    state.run(&mut referee).expect("no fault");
    let mut options = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = state.settle(&mut referee, &mut options).expect("no fault") else { break };
        let index = answer(&state, seat, &options);
        let action = *options.get(index).unwrap_or_else(|| panic!("option {index} of {}: {:?}", options.len(), state.decision()));
        state.take(seat, action, &mut referee).expect("no fault");
    }
    assert!(state.outcome().is_some(), "the game ends");
    state
}

pub fn view<G: Game>(state: &State<G>, seat: Seat) -> G::View {
    G::view(state, Viewer::Seat(seat))
}
