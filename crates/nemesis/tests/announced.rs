//! What an announcement shows is so on every table that could be the true one.

use kernel::{Chance, Game as _, Given, Referee, Seat, Viewer, Words as _};
use nemesis::{Choice, Nemesis, State};
use serde_json::{Value, json};

/// Who acts; the other one and onlookers watch.
const ACTS: Seat = Seat::new(0);
const WATCHES: Seat = Seat::new(1);
const DEALS: u64 = 60;

/// A table after some answers of its first player.
fn after(given: &Value, answers: &[&str]) -> State {
    let state = match Nemesis::given(given.as_object().expect("a table"), false) {
        Ok(Given::Position(state)) => *state,
        Ok(Given::Setup(_)) => panic!("a position is expected"),
        Err(error) => panic!("{error}"),
    };
    let (mut state, mut referee) = (state, Referee::new(Chance::rollout(1)));
    state.run(&mut referee).expect("runs");
    for answer in answers {
        let action = Nemesis::read(answer, &state.board).unwrap_or_else(|| panic!("{answer} is no answer"));
        state.apply(ACTS, &action, &mut referee).unwrap_or_else(|refused| panic!("{answer}: {refused}"));
    }
    state
}

/// In how many of the tables dealt for the others whoever acts holds a Contamination card.
fn holding(state: &State) -> u64 {
    let holds = |viewer: Viewer, seed: u64| {
        let imagined = Nemesis::determinize(&Nemesis::view(state, viewer), &mut Chance::rollout(seed)).expect("a table");
        let (real, dealt) = (state.board.member(ACTS).hand, imagined.board.member(ACTS).hand);
        assert_eq!(dealt.len(), real.len(), "{viewer:?}, seed {seed}");
        assert_eq!(Nemesis::view(&imagined, viewer), Nemesis::view(state, viewer), "seed {seed}");
        dealt.contamination() > 0
    };
    let viewers = [Viewer::Seat(WATCHES), Viewer::Spectator];
    viewers.into_iter().map(|viewer| (0..DEALS).filter(|&seed| holds(viewer, seed)).count() as u64).sum()
}

const ALWAYS: u64 = 2 * DEALS;

fn asks(state: &State) -> Choice {
    *state.decision().expect("a question").1
}

/// The one who acts, and a second one in the same Room who may hold an Interruption.
fn together(character: &str, room: &str, acting: Value) -> Value {
    let mut given = json!({
        "players": [character, "scout"], "rooms": { "015": format!("{room} 2") }, "scout": { "room": "015", "hand": ["search"] },
    });
    given[character] = acting;
    given[character]["room"] = json!("015");
    given
}

// rules: N-RULING-42, N-CONT-07
#[test]
fn whoever_plays_rest_holds_a_contamination_card() {
    let given = together("captain", "cabins", json!({ "hand": ["rest", "search", "contamination"] }));
    let announced = after(&given, &["play rest"]);
    assert!(matches!(asks(&announced), Choice::React { .. }), "{:?}", asks(&announced));
    assert_eq!(holding(&announced), ALWAYS);
    assert!(holding(&after(&given, &[])) < ALWAYS, "nothing is known before");
}

// rules: N-RULING-42, N-CONT-08
#[test]
fn whoever_uses_alcohol_holds_a_contamination_card() {
    let given = together("captain", "cabins", json!({ "hand": ["search", "search", "contamination"], "inventory": ["alcohol"] }));
    let announced = after(&given, &["use alcohol"]);
    assert!(matches!(asks(&announced), Choice::Pay { .. }), "{:?}", asks(&announced));
    assert_eq!(holding(&announced), ALWAYS);
    let paid = after(&given, &["use alcohol", "search"]);
    assert!(matches!(asks(&paid), Choice::React { .. }), "{:?}", asks(&paid));
    assert_eq!(holding(&paid), ALWAYS);
    let bandages = together("captain", "cabins", json!({ "hand": ["search", "contamination"], "inventory": ["bandages"], "light": 1 }));
    assert!(holding(&after(&bandages, &["use bandages"])) < ALWAYS, "other Items need none");
}

// rules: N-RULING-101, N-ROOM-CANTEEN-02
#[test]
fn the_canteen_without_a_light_wound_is_for_a_contamination_card() {
    let wounded = |light: u8| together("captain", "canteen", json!({ "hand": ["search", "search", "contamination"], "light": light }));
    assert_eq!(holding(&after(&wounded(0), &["room action"])), ALWAYS);
    assert!(holding(&after(&wounded(1), &["room action"])) < ALWAYS, "a Light Wound is reason enough");
}

// rules: N-RULING-101, N-ROOM-CANTEEN-01
#[test]
fn a_wound_healed_on_the_way_was_reason_enough() {
    let mut given = together("captain", "canteen", json!({ "hand": ["search", "search", "interruption", "contamination"], "light": 1 }));
    given["scout"]["room"] = json!("001");
    let healed = after(&given, &["room action", "search", "search"]);
    assert!(matches!(asks(&healed), Choice::Scan { .. }), "{:?}", asks(&healed));
    assert_eq!(healed.board.member(ACTS).light, 0);
    assert!(holding(&healed) < ALWAYS);
}

// rules: N-RULING-101, N-ROOM-SHOWER-03
#[test]
fn the_shower_without_slime_is_for_a_contamination_card() {
    let slimed = |slime: bool| together("captain", "shower room", json!({ "hand": ["search", "search", "contamination"], "slime": slime }));
    assert_eq!(holding(&after(&slimed(false), &["room action"])), ALWAYS);
    assert!(holding(&after(&slimed(true), &["room action"])) < ALWAYS, "Slime is reason enough");
}

// rules: N-RULING-101, N-RULING-219
#[test]
fn so_is_the_action_of_the_room_that_a_card_grants() {
    let wounded = |light: u8| together("pilot", "canteen", json!({ "hand": ["old friend", "search", "contamination"], "light": light }));
    assert_eq!(holding(&after(&wounded(0), &["play old friend"])), ALWAYS);
    assert!(holding(&after(&wounded(1), &["play old friend"])) < ALWAYS);
}
