//! What is wrong with the components of the two Nemesis boxes is found and named.

use crate::copy::Broken;
use serde_json::{Value, json};

/// Changes a field of a file and expects a problem.
fn check(file: &str, pointer: &str, value: Value, place: &str, words: &str) {
    let broken = Broken::new();
    broken.edit(file, pointer, |old| *old = value);
    broken.expect(file, place, words);
}

/// Changes a field of an entry and expects a problem in its file.
fn check_entry(file: &str, id: &str, field: &str, value: Value, words: &str) {
    let broken = Broken::new();
    let index = broken.index(file, id);
    broken.edit(file, &format!("/entries/{index}/{field}"), |old| *old = value);
    broken.expect(file, "", words);
}

#[test]
fn corridors_that_lead_nowhere() {
    let file = "nemesis/board.json";
    check(file, "/sides/0/corridors/0/between/1", json!("099"), "/sides/0/corridors/0", "does not join two slots");
    check(file, "/sides/0/corridors/0/between/1", json!("001"), "/sides/0/corridors/0", "does not join two slots");
    check(file, "/sides/0/corridors/0/numbers", json!([]), "/sides/0/corridors/0", "has no number");
    check(file, "/sides/1/corridors/1/twin", json!(false), "/sides/1/corridors/1/twin", "has a twin");
    let broken = Broken::new();
    broken
        .edit(file, "/sides/0/corridors", |corridors| corridors.as_array_mut().unwrap().retain(|corridor| corridor["between"][0] != "001"));
    broken.expect(file, "/sides/0/corridors", "can be reached from slot 011");
    broken.expect(file, "/sides/0/slots/0", "dead end");
}

#[test]
fn numbers_that_do_not_name_one_way_each() {
    let file = "nemesis/board.json";
    check(file, "/sides/0/corridors/0/numbers", json!([4]), "/sides/0/slots/0", "the numbers at slot 001");
    check("lockdown/board.json", "/sides/1/slots/0/area_numbers", json!([2]), "/sides/1/slots/0", "the numbers at slot b001");
}

#[test]
fn networks_and_their_entrances_disagree() {
    let file = "nemesis/board.json";
    check(file, "/sides/0/technical_networks/0/entrances/0", json!("001"), "/sides/0/technical_networks/0", "entrances of network main");
    check(file, "/sides/0/slots/1/technical_entrance/network", json!("none"), "/sides/0/slots/1", "unknown network");
}

#[test]
fn slots_out_of_place() {
    let file = "nemesis/board.json";
    check(file, "/sides/0/slots/0/x", json!(1001), "/sides/0/slots/0", "outside the drawing");
    check(file, "/sides/0/slots/0/x", json!(200), "/sides/0/slots", "not at the bow");
    check(file, "/sides/0/slots/0/room", json!("attic"), "/sides/0/slots/0", "unknown room");
    check(file, "/sides/0/slots/0/kind", json!("room_1"), "/sides/0/slots", "kinds of slots");
    check(file, "/sides/0/slots/0/number", json!(2), "/sides/0/slots/0", "number");
    check("lockdown/board.json", "/sides/0/slots/0/kind", json!("cellar"), "/sides/0/slots/0", "of kind \"cellar\"");
}

#[test]
fn tracks_that_end_elsewhere() {
    check("nemesis/board.json", "/tracks/0/spaces/0/label", json!("16"), "/tracks", "time track");
    check("nemesis/board.json", "/tracks/1/irreversible_at", json!("4"), "/tracks", "cannot be stopped from");
    let file = "lockdown/board.json";
    check(file, "/tracks/0/spaces/0/colour", json!("pink"), "/tracks/0/spaces/0", "space 15: colour");
    check(file, "/tracks/0/power_thresholds/0/crossing", json!([14, 15]), "/tracks/0/power_thresholds/0", "threshold");
    check(file, "/tracks/0/css_token_slots/0", json!(9), "/tracks/0/spaces", "launch token");
}

#[test]
fn the_surface_of_mars() {
    let file = "lockdown/board.json";
    check(file, "/sides/1/paths/0/between/0", json!("nowhere"), "/sides/1/paths/0", "leads nowhere");
    check(file, "/sides/1/surface_exploration_tokens_on/0", json!("b003"), "/sides/1/surface", "places of surface tokens");
    check(file, "/sides/1/buildings/0/slots/0", json!("b009"), "/sides/1/buildings/0", "slots of building west");
    check(file, "/sides/1/exit/slots/0", json!("b001"), "/sides/1/exit/slots", "exit rooms");
}

#[test]
fn words_the_vocabulary_does_not_know() {
    let file = "nemesis/rooms.json";
    let option = "/entries/0/actions/0/options/0";
    check(file, &format!("{option}/do/0/op"), json!("explode"), option, "unknown op \"explode\"");
    check(file, option, json!({ "do": [{ "op": "if_hand_empty" }] }), option, "marked as a function: false");
    check(file, option, json!({ "do": [{ "op": "kill", "then": [] }] }), option, "has branches");
    check(file, option, json!({ "requires": ["luck"], "do": [{ "op": "kill" }] }), option, "unknown requirement");
    check(file, "/entries/0/actions/0/when", json!("never"), "/entries/0/actions/0/when", "neither in nor out of combat");
    check(file, "/entries/0/colour", json!("mauve"), "/entries/0/colour", "colour \"mauve\"");
    check("nemesis/vocabulary.json", "/ops", json!({ "kill": "dies", "dance": "dances" }), "/ops/dance", "never used");
    check_entry("nemesis/actions.json", "interruption", "mode", json!("whim"), "no way to use a card");
}

#[test]
fn decks_that_are_short() {
    check_entry("nemesis/tokens.json", "intruder_larva_1", "count", json!(7), "tokens of the intruders");
    check_entry("nemesis/items.json", "grenade", "count", json!(5), "items: red: 31, the component list has 30");
    check_entry("nemesis/contamination.json", "contamination_infected", "count", json!(8), "infected cards");
    check_entry("lockdown/serious_wounds.json", "wound_arm", "count", json!(1), "the file says 25");
    check_entry("lockdown/markers.json", "fire", "count", json!(13), "markers: fire: 13");
    check("lockdown/tokens.json", "/groups/0/bag_at_start/larva", json!(9), "/groups", "the bag of the start needs 9 larva");
    check("nemesis/tokens.json", "/groups/1/numbers/items_total", json!(45), "/groups", "items on the exploration tokens");
}

#[test]
fn cards_that_contradict_themselves() {
    check_entry("nemesis/attacks.json", "bite_1", "retreat", json!(true), "an arrow instead of a number");
    check_entry("nemesis/attacks.json", "bite_1", "attackers", json!(["larva"]), "attackers");
    check_entry("nemesis/events.json", "hatching", "corridors", json!([5]), "corridors [5]");
    check_entry("nemesis/events.json", "hatching", "fate", json!("burn"), "fate \"burn\"");
    check_entry("nemesis/coordinates.json", "coordinates_1", "destinations/A", json!("moon"), "destinations");
    check_entry("lockdown/mars_events.json", "mars_sandstorm", "scope", json!("nobody"), "scope");
    check_entry("lockdown/computer_actions.json", "computer_action_a", "cost", json!(2), "cost 1 and no combat symbol");
    check_entry("lockdown/computer_actions.json", "computer_action_a", "options", json!([]), "cards with three options");
    check_entry("lockdown/tokens.json", "contingency_red", "code", json!("green"), "contingency tokens");
}

#[test]
fn recipes_that_cannot_be_made() {
    check_entry("nemesis/recipes.json", "recipe_taser", "components", json!(["energy"]), "components");
    check_entry("nemesis/recipes.json", "recipe_taser", "components", json!(["energy", "cloth"]), "the recipe on the card");
    check_entry("nemesis/recipes.json", "recipe_taser", "result", json!("knife"), "recipes for the crafted items");
    check_entry("lockdown/items.json", "glowstick", "component", json!("magic"), "component Some(\"magic\")");
}

#[test]
fn characters_that_are_not_whole() {
    let file = "nemesis/characters.json";
    check_entry(file, "scout", "cards/0/count", json!(9), "scout: action cards");
    check_entry(file, "scout", "cards/0/action", json!("juggling"), "unknown action \"juggling\"");
    check_entry(file, "scout", "personal_items/0", json!("armor"), "no item of this character");
    check_entry(file, "scout", "starting_item", json!("grenade"), "no starting item");
    check_entry(file, "scout", "colour", json!("red"), "characters and their colours");
    check_entry("lockdown/characters.json", "hacker", "start_room", json!("attic"), "begins in \"attic\"");
    check_entry("lockdown/characters.json", "hacker", "colour", json!("pink"), "knowledge tokens");
}

#[test]
fn objectives_nobody_can_meet() {
    let file = "nemesis/objectives.json";
    check_entry(file, "quarantine", "condition", json!({ "is": "happiness" }), "unknown condition \"happiness\"");
    check_entry(file, "quarantine", "condition", json!({}), "no condition");
    check_entry(file, "quarantine", "condition", json!({ "is": "object_in_room", "room": "attic" }), "unknown room");
    check_entry(file, "quarantine", "min_players", json!(6), "min_players Some(6)");
}

#[test]
fn items_that_refer_to_nothing() {
    let file = "nemesis/items.json";
    let broken = Broken::new();
    let index = broken.index(file, "flashlight");
    broken.edit(file, &format!("/entries/{index}/activation"), |activation| {
        *activation = json!({ "kind": "room", "room": "attic", "cost": 1, "when": "any" });
    });
    broken.expect(file, "/entries/", "room Some(\"attic\")");
    check_entry(file, "pistol", "weapon/capacity", json!(0), "no capacity");
    check_entry("lockdown/items.json", "smg", "weapon/ammo_start", json!(6), "ammo in a weapon for 5");
}

#[test]
fn an_id_in_two_files() {
    check_entry("lockdown/items.json", "glowstick", "id", json!("archive"), "is used in");
}

#[test]
fn names_and_texts() {
    check_entry("nemesis/rooms.json", "nest", "name/en", json!(" "), "no English name");
    check_entry("nemesis/rooms.json", "nest", "name", json!({ "en": "Nest", "uk": "x" }), "no rulebook of this game is in \"uk\"");
    check_entry("nemesis/rooms.json", "nest", "rulings", json!(["no"]), "says nothing");
    check_entry("nemesis/weaknesses.json", "vital_places", "effect", json!([]), "nothing says what it does");
    check_entry("nemesis/weaknesses.json", "vital_places", "effect", json!(["See N-NONE-01 for it."]), "no such rule");
    check_entry("lockdown/rooms.json", "nest", "group", json!("roof"), "unknown group \"roof\"");
}
