//! What is wrong with the components of Theseus is found and named.

use crate::copy::Broken;
use serde_json::{Value, json};

const CARDS: &str = "theseus/cards.json";
const SECTORS: &str = "theseus/sectors.json";

/// Changes a field of a card.
fn card(id: &str, field: &str, value: Value) -> Broken {
    let broken = Broken::new();
    let index = broken.index(CARDS, id);
    broken.edit(CARDS, &format!("/entries/{index}/{field}"), |old| *old = value);
    broken
}

/// Changes a field of a sector board.
fn sector(id: &str, field: &str, change: impl FnOnce(&mut Value)) -> Broken {
    let broken = Broken::new();
    let index = broken.index(SECTORS, id);
    broken.edit(SECTORS, &format!("/entries/{index}/{field}"), change);
    broken
}

#[test]
fn a_wrong_count() {
    let broken = card("marines_mine", "count", json!(4));
    broken.expect(CARDS, "/groups/0/total", "26 pieces");
    broken.expect("theseus/README.md", "", "the row of marines_mine");
    broken.expect("theseus/game.json", "", "faction cards: 101");
    card("marines_mine", "count", json!(0)).expect(CARDS, "/entries/0/count", "the count is 0");
}

#[test]
fn a_missing_count() {
    let broken = Broken::new();
    broken.edit(CARDS, "/entries/0", |card| {
        card.as_object_mut().unwrap().remove("count");
    });
    broken.expect(CARDS, "/entries/0", "marines_mine: no count");
}

#[test]
fn an_id_used_twice() {
    let broken = card("marines_mine", "id", json!("marines_fire"));
    broken.expect(CARDS, "/entries/0/id", "used several times");
    card("marines_mine", "id", json!("Marines Mine")).expect(CARDS, "/entries/0/id", "not snake_case");
    card("marines_mine", "id", json!("greys_mine_2")).expect(CARDS, "/entries/0/id", "does not begin with its faction");
}

#[test]
fn an_unknown_rule() {
    card("marines_mine", "rules/0", json!("T-CARD-NONE-99")).expect(CARDS, "/entries/0/rules/0", "no such rule");
    card("marines_mine", "rules/0", json!("mine")).expect(CARDS, "/entries/0/rules", "no rule id");
    card("marines_mine", "rules/0", json!("T-RULING-18")).expect(CARDS, "/entries/0/rules/0", "withdrawn");
    card("marines_mine", "rules/0", json!("T-TRAP-09")).expect(CARDS, "/entries/0/rules", "twice");
    card("marines_mine", "timing", json!("See T-MOVE-01.")).expect(CARDS, "/entries/0/rules", "the texts cite T-MOVE-01");
}

#[test]
fn a_rule_about_a_card_that_no_card_cites() {
    let broken = card("marines_safeguards", "rules", json!(["T-MOVE-01"]));
    broken.expect(CARDS, "/entries", "is cited by no card");
}

#[test]
fn duplicate_as_the_rules_list_it() {
    card("marines_mine", "duplicate/kind", json!("none")).expect(CARDS, "/entries/0/duplicate/kind", "as the rules list it");
    card("marines_mine", "duplicate/kind", json!("often")).expect(CARDS, "/entries/0/duplicate/kind", "\"often\"");
    card("greys_mine", "duplicate/kind", json!("special")).expect(CARDS, "/entries/", "same effect key");
    card("marines_mine", "name/en", json!("Min")).expect(CARDS, "/entries", "Duplicate list missing");
}

#[test]
fn a_number_and_its_effect_disagree() {
    card("marines_mine", "number/upgradeable", json!(false)).expect(CARDS, "/entries/0/effect", "speaks of X");
    card("marines_mine", "number", json!(null)).expect(CARDS, "/entries/0/provenance", "provenance of the number");
}

#[test]
fn a_card_against_its_type() {
    card("marines_mine", "optional", json!(true)).expect(CARDS, "/entries/0/trigger", "cannot be declined");
    card("marines_assault", "trigger", json!("static_global")).expect(CARDS, "/entries/3/trigger", "an Action works");
    card("marines_tactical_order", "one_use", json!(false)).expect(CARDS, "/entries/6", "an Instant is used once");
    card("marines_arsenal", "optional", json!(true)).expect(CARDS, "/entries/4/optional", "neither may nor up to");
    card("marines_mine", "trigger", json!("sometimes")).expect(CARDS, "/entries/0/trigger", "\"sometimes\"");
    card("marines_mine", "level", json!(4)).expect(CARDS, "/entries/0/level", "level 4");
    card("marines_mine", "kind", json!("bonus")).expect(CARDS, "/entries/0/kind", "kind \"bonus\"");
}

#[test]
fn too_few_simple_cards() {
    card("marines_mine", "level", json!(1)).expect(CARDS, "/entries", "marines: only 12 cards of level 0");
}

#[test]
fn a_token_of_nobody_or_of_another() {
    let place = "/entries/1/tokens/0";
    card("marines_fire", "tokens/0/token", json!("none")).expect(CARDS, place, "unknown token");
    card("marines_fire", "tokens/0/token", json!("tentacles")).expect(CARDS, place, "another faction");
    card("marines_fire", "count", json!(3)).expect(CARDS, place, "as many fire tokens as cards");
    let broken = Broken::new();
    broken.edit("theseus/tokens.json", "/entries/2/count", |count| *count = json!(19));
    broken.expect("theseus/tokens.json", "/entries", "tokens upgrade: Some(19), expected Some(20)");
}

#[test]
fn provenance_that_says_nothing() {
    card("marines_mine", "provenance/name", json!("guess")).expect(CARDS, "/entries/0/provenance/name", "\"guess\" is no label");
    card("marines_mine", "provenance/name", json!("seed:x")).expect(CARDS, "/entries/0/provenance/name", "no label");
    card("marines_mine", "provenance/name", json!("public:a b")).expect(CARDS, "/entries/0/provenance/name", "no label");
    card("marines_mine", "provenance", json!({ "name": "seed" })).expect(CARDS, "/entries/0/provenance", "no provenance of the entry");
    card("marines_mine", "provenance/count", json!("seed")).expect("theseus/README.md", "", "the notes lack the line | count |");
}

#[test]
fn passages_that_cannot_be() {
    let place = "/entries/0/passages";
    sector("corridors", "passages/0", |pair| *pair = json!(["a", "e"])).expect(SECTORS, place, "unknown end");
    sector("corridors", "passages/0", |pair| *pair = json!(["a", "a"])).expect(SECTORS, place, "borders itself");
    sector("corridors", "passages/0", |pair| *pair = json!(["c", "a"])).expect(SECTORS, place, "twice");
    sector("corridors", "passages", |pairs| drop(pairs.as_array_mut().unwrap().pop())).expect(SECTORS, place, "not fully joined");
}

#[test]
fn slots_whose_borders_disagree_with_their_places() {
    let place = "/entries/0/slot_adjacency";
    sector("corridors", "slot_adjacency", |pairs| drop(pairs.as_array_mut().unwrap().pop())).expect(SECTORS, place, "by their places true");
    sector("corridors", "slot_adjacency/0", |pair| *pair = json!(["s1", "s6"])).expect(SECTORS, place, "by the list true");
    sector("corridors", "slots/0/col", |col| *col = json!(1)).expect(SECTORS, "/entries/0/slots", "places of the slots");
    sector("corridors", "slots/0/bonus_marked", |mark| *mark = json!(false)).expect(SECTORS, "/entries/0/totals", "bonus marks");
    sector("corridors", "pending_slots", |slots| *slots = json!(2)).expect(SECTORS, "/entries/0/pending_slots", "pending slots");
}

#[test]
fn units_and_factions_that_do_not_fit() {
    let units = "theseus/units.json";
    let broken = Broken::new();
    broken.edit(units, "/entries/0/base/attack", |attack| *attack = json!("bite"));
    broken.expect(units, "/entries/0/base/attack", "\"bite\"");
    let broken = Broken::new();
    broken.edit(units, "/entries/0/two_sided", |sides| *sides = json!(false));
    broken.expect(units, "/entries/0/two_sided", "upgraded side");
    let broken = Broken::new();
    broken.edit("theseus/factions.json", "/entries/0/home_sector", |home| *home = json!("wreck"));
    broken.expect("theseus/factions.json", "/entries/0/home_sector", "wreck is not its sector");
    let broken = Broken::new();
    broken.edit("theseus/factions.json", "/entries", |factions| factions.as_array_mut().unwrap().reverse());
    broken.expect("theseus/factions.json", "/entries", "in order");
}

#[test]
fn a_setup_that_does_not_add_up() {
    let setup = "theseus/setup.json";
    let broken = Broken::new();
    broken.edit(setup, "/openings/standard/cards", |cards| *cards = json!(4));
    broken.expect(setup, "/openings/standard", "installed and pending together");
    let broken = Broken::new();
    broken.edit(setup, "/rings/even/0", |place| *place = json!("wreck"));
    broken.expect(setup, "/rings/even", "places of the ring");
}

#[test]
fn notes_that_cite_nothing_or_name_a_machine() {
    let broken = Broken::new();
    broken.write("theseus/README.md", format!("{}\nSee T-NONE-01 in {}.\n", broken.text("theseus/README.md"), ["", "home", "x"].join("/")));
    broken.expect("theseus/README.md", "T-NONE-01", "no such rule");
    broken.expect("theseus/README.md", "", "a path of some machine");
}

#[test]
fn rules_that_are_defined_twice_or_cite_nothing() {
    let broken = Broken::new();
    let path = broken.rules().join("theseus.md");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}\n- **T-MOVE-01** Again. See T-MOVE-777 and T-MOVE-01 to -888.\n")).unwrap();
    broken.expect("theseus.md", "T-MOVE-01", "defined 2 times");
    broken.expect("theseus.md", "T-MOVE-777", "no such rule");
    broken.expect("theseus.md", "T-MOVE-888", "the end of a range");
}
