//! The Rookie answers every question, knows no more than its view, and does the obvious.

mod duels;
mod position;
mod table;

use bots::{Bot as _, Budget, Random, Rookie};
use kernel::{Chance, Game as _, Seat, State, Words as _};
use std::collections::BTreeSet;
use theseus::setup::{Decks, Ring};
use theseus::words::QUESTIONS;
use theseus::{Setup, Theseus};

/// The same table with players who lay the ring and choose their decks, and with three cards at the start.
fn free(setup: &Setup) -> Setup {
    let ring = if setup.mode == theseus::Mode::Alliances { Ring::Standard } else { Ring::InTurns };
    Setup { ring, decks: Decks::Chosen, opening: 3, ..setup.clone() }
}

/// With no work allowed it still answers, and with a little it answers everything.
#[test]
fn every_question_gets_an_answer() {
    let mut seen = BTreeSet::new();
    let mut random = Random::new(3);
    let setups: Vec<Setup> = duels::duels().into_iter().chain(duels::bigger_tables()).collect();
    let setups: Vec<Setup> = setups.iter().cloned().chain(setups.iter().map(free)).collect();
    for (number, setup) in (0..).zip(setups.iter().cycle().take(3 * setups.len())) {
        let mut rookie = Rookie::new(number);
        let budget = Budget { trials: [0, 1, 40][(number % 3) as usize], ..Budget::QUICK };
        table::play::<Theseus>(setup, number, |state, seat, options| {
            let answer = rookie.choose(&table::view(state, seat), options, budget);
            assert!(answer < options.len());
            seen.extend(state.decision().map(|(_, choice)| Theseus::question(choice)));
            // Chance leads into positions where the Rookie would never get.
            if random.pick(3) == 0 { answer } else { random.pick(options.len()) }
        });
    }
    let unseen: Vec<_> = QUESTIONS.iter().filter(|&question| !seen.contains(question)).collect();
    assert!(unseen.is_empty(), "never asked: {unseen:?}");
}

/// With chosen decks a player does not know what others have chosen: dealing that anew changes nothing for the Rookie.
#[test]
fn hidden_things_do_not_matter() {
    let mut compared = 0;
    for (number, setup) in (0..).zip(duels::duels().iter().step_by(3).map(free)) {
        let mut random = Random::new(number);
        let mut chance = Chance::rollout(number);
        let mut asked = 0;
        table::play::<Theseus>(&setup, number, |state, seat, options| {
            asked += 1;
            if asked % 7 == 0 {
                let view = table::view(state, seat);
                let redealt = Theseus::determinize(&view, &mut chance).expect("a view of a real game");
                let choose = |state: &State<Theseus>| Rookie::new(number).choose(&table::view(state, seat), options, Budget::QUICK);
                assert_eq!(choose(state), choose(&redealt), "{:?}", state.decision());
                compared += usize::from(*state != redealt);
            }
            random.pick(options.len())
        });
    }
    assert!(compared > 20, "only {compared} positions had anything hidden");
}

#[test]
fn the_same_view_gets_the_same_answer() {
    let setup = &duels::duels()[0];
    let mut first = Rookie::new(5);
    table::play::<Theseus>(setup, 5, |state, seat, options| {
        let view = table::view(state, seat);
        let answer = first.choose(&view, options, Budget::QUICK);
        assert_eq!(answer, Rookie::new(5).choose(&view, options, Budget::QUICK));
        answer
    });
}

/// The position when the Rookie's turn is over.
fn after_turn(given: serde_json::Value) -> State<Theseus> {
    let (mut state, mut referee) = position::position::<Theseus>(given);
    let turn = state.board.clock;
    while state.board.clock == turn
        && let Some((seat, action)) = position::next(&mut state, &mut referee)
    {
        state.take(seat, action, &mut referee).expect("no fault");
    }
    state
}

#[test]
fn it_takes_a_win() {
    // Only Marine 1 reaches the Corridors, whose Assault wounds the last Life away.
    let given = serde_json::json!({
        "players": ["marines", "aliens"], "turn": "marines", "aliens": { "life": 1 },
        "alien_nest": { "a": "marines 1" },
        "loading_dock": { "a": "marines 2", "b": "aliens 1" },
        "control_centre": { "a": "marines 3" },
    });
    assert_eq!(position::answer::<Theseus>(given), "marines 1");
}

#[test]
fn it_walks_round_a_mine() {
    // The second Alien goes home for a token; the way of the first ends on a strong Mine.
    let given = serde_json::json!({
        "players": ["marines", "aliens"], "turn": "aliens", "aliens": { "life": 4 },
        "corridors": { "a": "aliens 1" },
        "control_centre": { "s1": "marines mine +2" },
        "technical_hall": { "a": "aliens 2" },
        "loading_dock": { "a": "marines 1" },
    });
    assert_eq!(position::answer::<Theseus>(given), "aliens 2");
}

#[test]
fn it_does_not_sit_on_its_upgrades() {
    let evolution = after_turn(serde_json::json!({
        "players": ["aliens", "marines"], "turn": "aliens", "aliens": { "instants": 1 },
        "alien_nest": { "a": "aliens 1" }, "corridors": { "a": "marines 1", "b": "aliens 2" },
    }));
    assert_eq!(evolution.board.player(Seat::new(0)).instants, 0);
    let token = after_turn(serde_json::json!({
        "players": ["greys", "marines"], "turn": "greys", "greys": { "reserve": 1 },
        "wreck": { "a": "greys 1", "b": "greys 2" }, "corridors": { "a": "marines 1" },
    }));
    assert!(token.board.units.iter().any(|unit| unit.upgraded));
}

#[test]
fn it_keeps_an_order_for_a_blow_that_is_worth_it() {
    // With a whole game ahead one wound is not worth a Tactical Order; four with Double Shot and a Combat Post are.
    let ready = serde_json::json!({ "instants": 1, "deck": 12, "top": "marines mine" });
    let enemy = serde_json::json!({ "deck": 12, "top": "aliens nest" });
    let poor = after_turn(serde_json::json!({
        "players": ["marines", "aliens"], "turn": "marines", "marines": ready, "aliens": enemy,
        "loading_dock": { "a": "marines 1", "b": "aliens 1" }, "control_centre": { "a": "marines 2" },
    }));
    assert_eq!(poor.board.player(Seat::new(0)).instants, 1);
    let rich = after_turn(serde_json::json!({
        "players": ["marines", "aliens"], "turn": "marines", "marines": ready, "aliens": enemy,
        "loading_dock": { "a": "marines 1", "b": "aliens 1", "s1": "marines combat post", "s2": "marines double shot" },
        "control_centre": { "a": "marines 2" },
    }));
    assert_eq!(rich.board.player(Seat::new(0)).instants, 0);
}
