//! Positions, answers and facts in words.

use kernel::{Chance, Game as _, Given, Referee, Seat, Viewer, Words as _};
use nemesis::{Nemesis, Setup, State};
use serde_json::{Map, Value, json};

fn given(value: &Value) -> Result<State, kernel::WordError> {
    let empty = Map::new();
    match Nemesis::given(value.as_object().unwrap_or(&empty), false)? {
        Given::Position(state) => Ok(*state),
        Given::Setup(_) => panic!("a position was asked for"),
    }
}

fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(sorted).collect();
            items.sort_by_key(ToString::to_string);
            Value::Array(items)
        }
        other => other.clone(),
    }
}

/// Whether everything `wanted` mentions stands in `found`.
fn assert_told(path: &str, wanted: &Value, found: &Value) {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            for (key, value) in wanted {
                assert_told(&format!("{path}.{key}"), value, found.get(key).unwrap_or(&Value::Null));
            }
        }
        (wanted, found) => assert_eq!(sorted(wanted), sorted(found), "{path}"),
    }
}

#[test]
fn a_position_is_told_as_it_was_given() {
    let mut written: Value = serde_json::from_str(
        r#"{
        "players": ["scout", "captain", "mechanic"],
        "side": "alternate",
        "takeover": true,
        "first": "captain",
        "turn": "mechanic",
        "time": "9",
        "self_destruct": "4",
        "destination": "D",
        "coordinates": "coordinates 6",
        "engines": ["working", "damaged", "unknown"],
        "eggs": 3,
        "pods": { "1": "unlocked", "2": "launched", "3": "locked" },
        "rooms": { "005": "evacuation section a 2", "002": "armory 3", "013": "canteen 0" },
        "fire": ["002", "011"],
        "malfunction": ["013"],
        "noise": ["011-013", "technical blue"],
        "doors": { "001-003b": "closed", "002-005": "destroyed" },
        "objects": { "013": ["carcass", "carcass", "egg", "blue corpse"], "002": ["red corpse captain"] },
        "intruders": ["adult 013", "queen 002 x4", "adult 002 x1"],
        "bag": ["blank", "adult 4 x2", "larva 1"],
        "weaknesses": { "egg": "vital places", "carcass": "the way of moving" },
        "events": { "deck": ["nest", "hunt 2"], "discard": ["damage"] },
        "attacks": { "deck": ["slime"], "discard": [] },
        "wounds_discard": ["arm", "body"],
        "red": { "deck": ["decoy", "grenade"], "discard": ["decoy"] },
        "green": { "deck": [], "discard": ["medkit", "medkit"] },
        "contamination_deck": 5,
        "airlock": "013",
        "scout": {
            "room": "013", "number": 3, "hand": ["search", "infected", "contamination"], "discard": ["rest", "clean"], "light": 2,
            "serious": ["leg", "leg dressed", "wound"], "slime": true, "larva": true, "signal": true,
            "hands": ["rifle 7 + extended magazine + autoloader taped", "shotgun 1 taped", "egg"],
            "inventory": ["antidote", "bandages", "bandages"], "spent": ["motion scanner"], "objectives": ["quarantine"]
        },
        "captain": { "status": "dead", "hands": [], "objectives": ["ab ovo"] },
        "mechanic": { "pod": 1, "deck": ["search", "contamination"], "inventory": ["log key"], "passed": false, "actions": 1 }
    }"#,
    )
    .expect("the test writes JSON");
    // The Autoloader belongs to the Soldier.
    let problem = given(&written).expect_err("the Soldier is not aboard").to_string();
    assert!(problem.starts_with("scout.") && problem.contains("belongs to nobody"), "{problem}");
    written["scout"]["hands"][0] = json!("rifle 6 + extended magazine taped");
    let state = given(&written).expect("everything is in the box");
    let mut wanted = written.clone();
    wanted["round"] = json!(7);
    wanted["scout"]["hand_size"] = json!(3);
    wanted["scout"]["inventory_backs"] = json!(["blue", "green", "green"]);
    wanted["scout"]["item_count"] = json!(5);
    wanted["mechanic"]["status"] = json!("in pod 1");
    wanted["captain"]["deck_size"] = json!(0);
    wanted["bag_types"] = json!({ "blank": 1, "adult": 2, "larva": 1, "creeper": 0, "breeder": 0, "queen": 0 });
    wanted["doors"]["005-009a"] = json!("open");
    wanted["stock"] = json!({ "antidote": 2, "taser": 3, "flamethrower": 3, "molotov_cocktail": 3 });
    let told = Nemesis::position(&state);
    assert_told("position", &wanted, &told);
    assert_eq!(told["intruders"], written["intruders"], "in order of placement");
    assert_eq!(Nemesis::census(&state.board), Ok(()));
}

#[test]
fn a_position_that_cannot_be_is_refused_by_the_key_that_says_so() {
    for (key, value) in [
        ("players", json!(["scout", "scout"])),
        ("players", json!(["scout", "nobody"])),
        ("mode", json!("team")),
        ("side", json!("dark")),
        ("time", json!("16")),
        ("self_destruct", json!("skull")),
        ("engines", json!(["working"])),
        ("eggs", json!(9)),
        ("rooms.015", json!({ "015": "armory 1" })),
        ("rooms.013", json!({ "013": "canteen 1" })),
        ("rooms.016", json!({ "016": "nest 2" })),
        ("fire", json!(["001", "002", "003", "004", "005", "006", "007", "008", "009"])),
        ("noise", json!(["technical red"])),
        ("doors.011-015", json!({ "011-015": "ajar" })),
        ("objects.015", json!({ "015": ["rifle"] })),
        ("intruders", json!(["adult 1 002"])),
        ("intruders", json!(["queen 002", "queen 003"])),
        ("bag", json!(["queen 4 x2"])),
        ("events.deck", json!({ "deck": ["nest", "nest"] })),
        ("red.deck", json!({ "deck": ["medkit"] })),
        ("red.discard", json!({ "discard": ["prototype pistol", "prototype pistol"] })),
        ("contamination_deck", json!(28)),
        ("pilot", json!({})),
        ("scout.hands", json!({ "hands": ["rifle"] })),
        ("scout.hands", json!({ "hands": ["rifle 5"] })),
        ("scout.hands", json!({ "hands": ["egg", "egg", "egg"] })),
        ("scout.hands", json!({ "hands": ["egg taped"] })),
        ("scout.hand", json!({ "hand": ["order"] })),
        ("scout.hand", json!({ "hand": ["rest", "rest"] })),
        ("scout.serious", json!({ "serious": ["leg", "leg", "leg", "leg"] })),
        ("scout.inventory", json!({ "inventory": ["rifle"] })),
        ("scout.objectives", json!({ "objectives": ["quarantine", "ab ovo"] })),
        ("scout.cards", json!({ "cards": ["planning 4"] })),
        ("scout.number", json!({ "number": 3 })),
        ("scout.colour", json!({ "colour": "blue" })),
        ("weather", json!("fine")),
    ] {
        let mut position = json!({ "players": ["scout", "captain"] });
        position[key.split('.').next().unwrap_or(key)] = value.clone();
        match given(&position) {
            Ok(_) => panic!("{key} = {value} is accepted"),
            Err(problem) => assert_eq!(problem.key, key, "{value}: {problem}"),
        }
    }
}

/// Plays some games at random: whatever is offered is read back, whatever is asked or told is a sentence.
#[test]
fn what_comes_up_in_play_has_words() {
    for number in 0..24 {
        let setup = Setup { takeover: number % 2 == 1, ..Setup::new(2 + number as u8 % 4) };
        let mut referee = Referee::new(Chance::rollout(number));
        let mut state = Nemesis::start(&setup, &mut referee).expect("an ordinary setup");
        state.run(&mut referee).expect("the opening asks for Characters");
        let mut chance = Chance::rollout(number + 1000);
        let mut options = Vec::new();
        for _ in 0..600 {
            let Some((waiting, choice)) = state.decision() else { break };
            let prompt = Nemesis::prompt(choice, &state.board);
            assert!(prompt.ends_with(['.', '?']), "{prompt}");
            let Some(seat) = waiting.iter().next() else { break };
            state.options(seat, &mut options);
            for action in &options {
                let said = Nemesis::say(action, &state.board);
                assert_eq!(Nemesis::read(&said, &state.board), Some(*action), "{said} to {prompt}");
            }
            let Some(action) = options.get(chance.below(options.len().max(1) as u32) as usize).copied() else { break };
            if state.apply(seat, &action, &mut referee).is_err() {
                break;
            }
            for entry in referee.take_log() {
                for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                    let told = Nemesis::seen(&entry.event, viewer).map(|event| Nemesis::tell(&event, &state.board));
                    assert!(told.as_ref().is_none_or(|told| told.ends_with('.')), "{told:?}");
                }
            }
        }
        assert!(Nemesis::position(&state).is_object());
    }
}
