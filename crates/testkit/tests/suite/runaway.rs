//! A resolution that does not come to an end is stopped, so that it cannot hang whoever runs the game.

use kernel::{Chance, Fault, Game, Referee, Seat, Seed};

use crate::pebbles::{Action, HONEST, Pebbles, RUNAWAY, Setup};

/// What becomes of the game when both have bet.
fn after_the_bets<const FLAW: u8>() -> Result<bool, Fault> {
    let mut referee = Referee::silent(Chance::seeded(&Seed::from_number(1)));
    let mut state = Pebbles::<FLAW>::start(&Setup { pebbles: [3, 3, 3] }, &mut referee).expect("a game");
    state.run(&mut referee)?;
    for seat in [Seat::new(0), Seat::new(1)] {
        state.take(seat, Action::Colour(0), &mut referee)?;
    }
    Ok(state.decision().is_some())
}

#[test]
fn a_runaway_is_stopped() {
    assert_eq!(after_the_bets::<HONEST>(), Ok(true));
    assert_eq!(after_the_bets::<RUNAWAY>(), Err(Fault::Runaway));
}
