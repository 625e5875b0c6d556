//! Positions in the words of scenarios, and what a Rookie answers there.

use bots::{BotName, Bots, Budget};
use kernel::{Chance, Given, Referee, Seat, State, Viewer, Words};

/// A position about to be played on.
pub fn position<G: Words>(given: serde_json::Value) -> (State<G>, Referee<G::Event>) {
    let serde_json::Value::Object(given) = given else { panic!("a table") };
    let mut state = match G::given(&given, false) {
        Ok(Given::Position(state)) => state,
        Ok(Given::Setup(_)) => panic!("a whole game, no position"),
        Err(why) => panic!("{why:?}"),
    };
    let mut referee = Referee::silent(Chance::rollout(1));
    state.run(&mut referee).expect("no fault");
    (*state, referee)
}

/// What the Rookie answers to the next question, and to whom it was put; `None` when the game is over.
pub fn next<G: Bots>(state: &mut State<G>, referee: &mut Referee<G::Event>) -> Option<(Seat, G::Action)> {
    let mut options = Vec::new();
    let seat = state.settle(referee, &mut options).expect("no fault")?;
    let index = G::bot(BotName::Rookie, 1).choose(&G::view(state, Viewer::Seat(seat)), &options, Budget::QUICK);
    Some((seat, options[index]))
}

/// What the Rookie answers to the first question.
pub fn answer<G: Bots + Words>(given: serde_json::Value) -> String {
    let (mut state, mut referee) = position::<G>(given);
    let (_, action) = next(&mut state, &mut referee).expect("somebody is asked");
    G::say(&action, &state.board)
}
