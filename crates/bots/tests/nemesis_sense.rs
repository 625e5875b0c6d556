//! The Rookie at the table of Nemesis answers every question, knows no more than its view, and does the obvious.

mod crew;
mod position;
mod table;

use bots::rookie::nemesis::Rookie;
use bots::{Bot as _, Budget, Random};
use kernel::{Chance, Game as _, Words as _};
use nemesis::Nemesis;
use std::collections::BTreeSet;

/// Questions that come up in a few hundred games of whoever; the others need rare Items.
const QUESTIONS: [&str; 35] = [
    "character",
    "objective",
    "action",
    "option",
    "room",
    "door",
    "doors",
    "corridor",
    "who",
    "target",
    "weapon",
    "item",
    "object",
    "deck",
    "pod",
    "destination",
    "wound",
    "card",
    "consent",
    "pay",
    "react",
    "discard",
    "drop",
    "reroll",
    "keep",
    "trade",
    "offer",
    "engine",
    "event",
    "scan",
    "launch",
    "pod turn",
    "take over",
    "intruders",
    "number",
];

#[test]
fn every_question_gets_an_answer() {
    let mut seen = BTreeSet::new();
    let mut random = Random::new(3);
    let setups = crew::tables();
    for (number, setup) in (0..).zip(setups.iter().cycle().take(10 * setups.len())) {
        let mut rookie = Rookie::new(number);
        table::play::<Nemesis>(setup, number, |state, seat, options| {
            let answer = rookie.choose(&table::view(state, seat), options, Budget::QUICK);
            assert!(answer < options.len());
            seen.extend(state.decision().map(|(_, choice)| Nemesis::question(choice)));
            // Chance leads into positions where the Rookie would never get.
            if random.pick(3) > 0 { answer } else { random.pick(options.len()) }
        });
    }
    let unseen: Vec<_> = QUESTIONS.iter().filter(|&question| !seen.contains(question)).collect();
    assert!(unseen.is_empty(), "never asked: {unseen:?}");
}

/// Dealing anew what a seat cannot know changes nothing for the Rookie.
#[test]
fn hidden_things_do_not_matter() {
    let mut compared = 0;
    for (number, setup) in (0..).zip(crew::tables()) {
        let mut rookie = Rookie::new(number);
        let mut chance = Chance::rollout(number);
        let mut asked = 0;
        table::play::<Nemesis>(&setup, number, |state, seat, options| {
            asked += 1;
            let view = table::view(state, seat);
            let answer = rookie.choose(&view, options, Budget::QUICK);
            if asked % 9 == 0 {
                let redealt = Nemesis::determinize(&view, &mut chance).expect("a view of a real game");
                let again = rookie.choose(&table::view(&redealt, seat), options, Budget::QUICK);
                assert_eq!(answer, again, "{:?}", state.decision());
                compared += usize::from(*state != redealt);
            }
            answer
        });
    }
    assert!(compared > 200, "only {compared} positions had anything hidden");
}

#[test]
fn the_same_view_gets_the_same_answer() {
    let setup = &nemesis::Setup::new(3);
    let mut first = Rookie::new(5);
    table::play::<Nemesis>(setup, 5, |state, seat, options| {
        let view = table::view(state, seat);
        let answer = first.choose(&view, options, Budget::QUICK);
        assert_eq!(answer, Rookie::new(5).choose(&view, options, Budget { trials: 0, ..Budget::QUICK }));
        answer
    });
}

fn answer(given: serde_json::Value) -> String {
    position::answer::<Nemesis>(given)
}

/// The answers of Rookies until somebody is asked for the next action, payments aside.
fn answers(given: serde_json::Value) -> Vec<String> {
    let (mut state, mut referee) = position::position::<Nemesis>(given);
    let mut said = Vec::new();
    while let Some((seat, action)) = position::next(&mut state, &mut referee) {
        let kind = state.decision().map_or("", |(_, choice)| Nemesis::question(choice));
        if kind == "action" && !said.is_empty() {
            break;
        }
        if kind != "pay" {
            said.push(Nemesis::say(&action, &state.board));
        }
        state.take(seat, action, &mut referee).expect("no fault");
    }
    said
}

const HAND: [&str; 5] = ["search", "search", "demolition", "interruption", "basic repairs"];

#[test]
fn it_sends_the_signal_its_objective_asks_for() {
    let given = |objective: &str| {
        serde_json::json!({
            "players": ["scout", "captain"], "rooms": { "012": "comms room" },
            "scout": { "room": "012", "hand": HAND, "objectives": [objective] },
            "captain": { "room": "001" },
        })
    };
    assert_eq!(answer(given("a proper burial")), "room action");
    assert_ne!(answer(given("ab ovo")), "room action");
}

#[test]
fn it_boards_an_open_pod_when_everything_is_done() {
    let given = serde_json::json!({
        "players": ["scout", "captain"], "rooms": { "016": "evacuation section a" }, "pods": { "1": "unlocked" }, "bag": ["blank"],
        "scout": { "room": "016", "hand": HAND, "objectives": ["a proper burial"], "signal": true, "hands": ["rifle 4", "blue corpse"] },
        "captain": { "room": "001" },
    });
    assert_eq!(answers(given), ["room action", "launch"]);
}

#[test]
fn it_hibernates_in_the_last_round_whatever_comes() {
    let given = serde_json::json!({
        "players": ["scout", "captain"], "time": "1",
        "scout": { "room": "011", "hand": HAND, "objectives": ["ab ovo"] },
        "captain": { "room": "001" },
    });
    assert_eq!(answer(given), "room action");
}

#[test]
fn it_shoots_a_larva_and_runs_from_a_queen() {
    let given = |intruder: &str| {
        serde_json::json!({
            "players": ["scout", "captain"], "rooms": { "015": "canteen 0" }, "intruders": [format!("{intruder} 015")],
            "scout": { "room": "015", "hand": HAND, "objectives": ["ab ovo"] },
            "captain": { "room": "001" },
        })
    };
    assert_eq!(answer(given("larva")), "shoot");
    assert!(answer(given("queen")).starts_with("move "));
}

#[test]
fn it_walks_carefully_where_it_is_noisy() {
    // The only way out leads into a Room with noise on three of its four numbers.
    let given = |noise: &[&str]| {
        serde_json::json!({
            "players": ["scout", "captain"], "rooms": { "012": "generator", "009": "comms room", "016": "armory" },
            "doors": { "012-016": "closed" }, "noise": noise,
            "scout": { "room": "012", "hand": HAND, "objectives": ["a proper burial"], "hands": ["rifle 4", "blue corpse"] },
            "captain": { "room": "001" },
        })
    };
    assert_eq!(answer(given(&["008-009", "009-012"])), "careful 009-012");
}

#[test]
fn it_brings_the_egg_to_the_laboratory() {
    let given = serde_json::json!({
        "players": ["scientist", "captain"], "rooms": { "012": "laboratory" },
        "scientist": { "room": "012", "hand": ["search", "search", "demolition", "interruption", "rest"], "objectives": ["ab ovo"], "hands": ["egg"] },
        "captain": { "room": "001" },
    });
    assert_eq!(answer(given), "room action");
}

#[test]
fn it_interrupts_whoever_wants_to_blow_up_its_ship() {
    let given = |objective: &str| {
        serde_json::json!({
            "players": ["scout", "captain"], "rooms": { "012": "generator", "016": "evacuation section a" },
            "scout": { "room": "012", "hand": HAND, "objectives": ["the great hunt"], "signal": true },
            "captain": { "room": "012", "hand": ["interruption"], "objectives": [objective] },
        })
    };
    let reaction = |objective: &str| answers(given(objective)).get(1).cloned();
    assert_eq!(reaction("salvaging the prime asset").as_deref(), Some("interruption"));
    assert_eq!(reaction("ab ovo").as_deref(), Some("interruption"));
    assert_eq!(reaction("aliens on a spaceship").as_deref(), Some("pass"));
}

#[test]
fn it_does_not_scan_with_a_larva_inside() {
    let given = |larva: bool| {
        serde_json::json!({
            "players": ["scout", "captain"], "rooms": { "015": "canteen 0" },
            "scout": { "room": "015", "hand": ["rest", "contamination", "contamination"], "larva": larva, "objectives": ["ab ovo"] },
            "captain": { "room": "001" },
        })
    };
    assert_eq!(answer(given(false)), "play rest");
    assert_ne!(answer(given(true)), "play rest");
}

/// The Intruder player goes for whoever is next to dead.
#[test]
fn the_intruders_attack_the_weakest() {
    let given = serde_json::json!({
        "players": ["scout", "captain", "pilot"], "intruder_player": "pilot", "turn": "pilot", "rooms": { "015": "canteen 0" },
        "intruders": ["adult 015"],
        "scout": { "room": "015", "serious": ["leg", "hand"] }, "captain": { "room": "015" },
        "pilot": { "status": "dead", "cards": ["pursuit 1", "planning 4"] },
    });
    let said = answers(given);
    assert_eq!(said[..2], ["attack with pursuit 1", "scout"], "{said:?}");
}

/// Two cards are for the hibernation chamber: they are not spent on being quiet.
#[test]
fn it_saves_the_cards_for_the_way_out() {
    let given = |hand: &[&str]| {
        serde_json::json!({
            "players": ["scout", "captain"], "time": "1", "rooms": { "015": "canteen 0" }, "noise": ["008-011", "006-011", "011-014"],
            "scout": { "room": "015", "hand": hand, "objectives": ["ab ovo"] },
            "captain": { "room": "001" },
        })
    };
    assert_eq!(answer(given(&HAND)), "careful 011-015");
    assert_eq!(answer(given(&HAND[..3])), "move 011-015");
}
