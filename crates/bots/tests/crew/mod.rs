//! A table of Nemesis for the tests: it runs a game and asks whoever sits there.

use kernel::{Chance, Game as _, Referee, Seat, State, Viewer};
use nemesis::generated::ship::BoardSide;
use nemesis::{Action, Mode, Nemesis, Setup, View};

/// Plays a game to its end and returns the table. `answer` gets the state, the seat that is asked and its options.
pub fn play(setup: &Setup, seed: u64, mut answer: impl FnMut(&State<Nemesis>, Seat, &[Action]) -> usize) -> State<Nemesis> {
    let mut referee = Referee::silent(Chance::rollout(seed));
    let mut state = Nemesis::start(setup, &mut referee).expect("a sound setup");
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

pub fn view(state: &State<Nemesis>, seat: Seat) -> View {
    Nemesis::view(state, Viewer::Seat(seat))
}

/// Every mode for every number of players it is meant for, on both sides of the board.
pub fn tables() -> Vec<Setup> {
    let mut setups = Vec::new();
    for side in [BoardSide::Basic, BoardSide::Alternate] {
        setups.push(Setup { players: 1, mode: Mode::Solo, side, takeover: false });
        for players in 1..=5 {
            setups.push(Setup { players, mode: Mode::Cooperative, side, takeover: false });
        }
        for players in 2..=5 {
            for takeover in [false, true] {
                setups.push(Setup { players, mode: Mode::SemiCooperative, side, takeover });
            }
        }
    }
    setups
}
