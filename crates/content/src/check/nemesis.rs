//! Nemesis: its own components, and what the ship looks like.

use std::collections::{BTreeMap, BTreeSet};

use super::decks::{self, Parts};
use super::sheets::{self, Table};
use super::{Checks, boards};
use crate::schema::{Entry, Nemesis, Side};

const BOARD: &str = "nemesis/board.json";

/// Checks the game and says what it consists of.
pub fn check(nemesis: &Nemesis, checks: &mut Checks) -> Vec<String> {
    let parts = Parts {
        game: Nemesis::FOLDER,
        rooms: &nemesis.rooms,
        dice: &nemesis.dice,
        tokens: &nemesis.tokens,
        contamination: &nemesis.contamination,
        attacks: &nemesis.attacks,
        events: &nemesis.events,
        objectives: &nemesis.objectives,
        items: &nemesis.items,
        recipes: &nemesis.recipes,
        actions: &nemesis.actions,
        characters: &nemesis.characters,
        words: &nemesis.vocabulary,
    };
    let mut table = Table::default();
    lists(nemesis, &mut table, checks);
    decks::check(&parts, checks);
    decks::bag(&parts, "intruders", &mut table, checks);
    rooms(nemesis, checks);
    tokens(nemesis, checks);
    cards(nemesis, checks);
    characters(nemesis, &mut table, checks);
    let sides: Vec<&str> = nemesis.board.sides.iter().map(|side| side.id.as_str()).collect();
    checks.at(BOARD, "/sides").same(sides, vec!["basic", "alternate"], "", "sides");
    for (index, side) in nemesis.board.sides.iter().enumerate() {
        self::side(nemesis, side, &format!("/sides/{index}"), checks);
    }
    tracks(nemesis, checks);
    table.lines().collect()
}

fn lists(nemesis: &Nemesis, table: &mut Table, checks: &mut Checks) {
    sheets::check(&nemesis.rooms, checks);
    sheets::check(&nemesis.dice, checks);
    sheets::check(&nemesis.tokens, checks);
    sheets::check(&nemesis.markers, checks);
    sheets::check(&nemesis.coordinates, checks);
    sheets::check(&nemesis.weaknesses, checks);
    sheets::check(&nemesis.contamination, checks);
    sheets::check(&nemesis.serious_wounds, checks);
    sheets::check(&nemesis.attacks, checks);
    sheets::check(&nemesis.events, checks);
    sheets::check(&nemesis.objectives, checks);
    sheets::check(&nemesis.items, checks);
    sheets::check(&nemesis.recipes, checks);
    sheets::check(&nemesis.actions, checks);
    sheets::check(&nemesis.characters, checks);
    sheets::check(&nemesis.intruder_actions, checks);
    sheets::need_effects(&nemesis.markers, |_| false, checks);
    sheets::need_effects(&nemesis.coordinates, |_| false, checks);
    sheets::need_effects(&nemesis.weaknesses, |_| false, checks);
    sheets::need_effects(&nemesis.contamination, |_| false, checks);
    sheets::need_effects(&nemesis.serious_wounds, |_| false, checks);
    sheets::need_effects(&nemesis.intruder_actions, |_| false, checks);
    decks::groups(&nemesis.rooms, &[("basic", 11), ("additional", 9), ("special", 5)], table, checks);
    let tokens = [("intruders", 27), ("exploration", 20), ("engines", 6), ("escape_pods", 4), ("objects", 26), ("figures", 20)];
    decks::groups(&nemesis.tokens, &tokens, table, checks);
    let items = [("red", 30), ("yellow", 30), ("green", 30), ("crafted", 12), ("starting", 6), ("personal", 12)];
    decks::groups(&nemesis.items, &items, table, checks);
    decks::groups(&nemesis.objectives, &[("personal", 9), ("corporate", 9), ("solo_coop", 7)], table, checks);
    decks::deck(&nemesis.dice, 4, table, checks);
    decks::deck(&nemesis.coordinates, 8, table, checks);
    decks::deck(&nemesis.weaknesses, 8, table, checks);
    decks::deck(&nemesis.contamination, 27, table, checks);
    decks::deck(&nemesis.serious_wounds, 16, table, checks);
    decks::deck(&nemesis.attacks, 20, table, checks);
    decks::deck(&nemesis.events, 20, table, checks);
    decks::deck(&nemesis.intruder_actions, 10, table, checks);
    decks::deck(&nemesis.markers, 126, table, checks);
    sheets::need_counts(&nemesis.rooms, checks);
    sheets::need_counts(&nemesis.tokens, checks);
    sheets::need_counts(&nemesis.items, checks);
    sheets::need_counts(&nemesis.objectives, checks);
}

fn rooms(nemesis: &Nemesis, checks: &mut Checks) {
    let cost = nemesis.rooms.numbers.get("room_action_cost").copied();
    for (index, room) in nemesis.rooms.entries.iter().enumerate() {
        let id = &room.id;
        let mut at = checks.at("nemesis/rooms.json", format!("/entries/{index}"));
        at.need(room.actions.is_empty() == room.passive.is_some(), "", || format!("{id}: either an action or something passive"));
        at.need(room.actions.len() <= 1, "/actions", || format!("{id}: {} actions", room.actions.len()));
        for action in &room.actions {
            at.same(Some(i64::from(action.cost)), cost, "/actions/0/cost", &format!("{id}: cost"));
            at.same(action.when.as_str(), "out_of_combat", "/actions/0/when", &format!("{id}: when"));
        }
        at.need(room.malfunction_allowed.is_some() && room.item_counter.is_some(), "", || {
            format!("{id}: item counter or malfunction unsaid")
        });
    }
}

fn tokens(nemesis: &Nemesis, checks: &mut Checks) {
    let file = "nemesis/tokens.json";
    let exploration = nemesis.tokens.groups.iter().find(|group| group.id == "exploration");
    let items: i64 = nemesis
        .tokens
        .of_group("exploration")
        .map(|(_, token)| i64::from(token.items.unwrap_or_default()) * i64::from(token.count()))
        .sum();
    let said = exploration.and_then(|group| group.numbers.get("items_total")).copied();
    checks.at(file, "/groups").same(said, Some(items), "", "items on the exploration tokens");
    let used: BTreeSet<&str> = nemesis.tokens.of_group("exploration").filter_map(|(_, token)| token.symbol.as_deref()).collect();
    let known: BTreeSet<&str> = exploration.into_iter().flat_map(|group| group.symbols.keys()).map(String::as_str).collect();
    checks.at(file, "/groups").same(used, known, "", "symbols of the exploration tokens");
    for die in &nemesis.dice.entries {
        let faces = if die.id == "combat_die" { 6 } else { 10 };
        checks.at("nemesis/dice.json", "/entries").same((die.count(), die.faces.len()), (2, faces), "", &format!("{} and faces", die.id));
    }
    let markers: BTreeMap<&str, u32> = nemesis.markers.entries.iter().map(|marker| (marker.id.as_str(), marker.count())).collect();
    let want = BTreeMap::from([("noise", 30), ("fire", 8), ("malfunction", 8), ("door", 12), ("ammo_injury", 50), ("status", 18)]);
    checks.at("nemesis/markers.json", "/entries").same(markers, want, "", "markers");
    let pods = nemesis.board.escape_pods.as_ref();
    let tokens = nemesis.tokens.of_group("escape_pods").map(|(_, token)| token.count()).sum();
    checks.at(BOARD, "/escape_pods").same(pods.map(|pods| pods.total), Some(tokens), "/total", "escape pods");
    for (players, count) in pods.into_iter().flat_map(|pods| &pods.count_by_players) {
        let seats = players.parse::<u32>().is_ok_and(|players| (1..=5).contains(&players));
        checks.need(seats && *count <= tokens, BOARD, "/escape_pods/count_by_players", || format!("{count} pods for {players} players"));
    }
}

fn cards(nemesis: &Nemesis, checks: &mut Checks) {
    let file = "nemesis/coordinates.json";
    let mut seen = BTreeSet::new();
    let mut columns = BTreeMap::<(&str, &str), u32>::new();
    let mut all: Vec<&str> = nemesis.vocabulary.destinations.iter().map(String::as_str).collect();
    all.sort_unstable();
    for (index, card) in nemesis.coordinates.entries.iter().enumerate() {
        let mut at = checks.at(file, format!("/entries/{index}/destinations"));
        let letters: String = card.destinations.keys().map(String::as_str).collect();
        at.same(letters.as_str(), "ABCD", "", &format!("{}: letters", card.id));
        let mut row: Vec<&str> = card.destinations.values().map(String::as_str).collect();
        at.need(seen.insert(row.clone()), "", || format!("{}: repeats another card", card.id));
        for (letter, place) in &card.destinations {
            *columns.entry((letter, place)).or_default() += 1;
        }
        row.sort_unstable();
        at.same(row, all.clone(), "", &format!("{}: destinations", card.id));
    }
    for ((letter, place), times) in columns {
        checks.need(times == 2, file, "/entries", || format!("letter {letter} names {place} {times} times instead of 2"));
    }
    let mut corridors = BTreeMap::<&[u8], usize>::new();
    for (index, card) in nemesis.events.entries.iter().enumerate() {
        *corridors.entry(&card.corridors).or_default() += 1;
        let moves = card.moves.iter().all(|kind| kind != "larva");
        checks.need(moves, "nemesis/events.json", &format!("/entries/{index}/moves"), || format!("{}: larvae do not move", card.id));
    }
    let want: BTreeMap<&[u8], usize> = [&[1][..], &[2], &[3], &[4]].into_iter().map(|number| (number, 5)).collect();
    checks.at("nemesis/events.json", "/entries").same(corridors, want, "", "events by corridor number");
    let leaving = nemesis.events.entries.iter().filter(|card| card.fate == "remove_and_reshuffle").count();
    checks.at("nemesis/events.json", "/entries").same(leaving, 4, "", "events that leave the game");
    for (index, card) in nemesis.intruder_actions.entries.iter().enumerate() {
        let mut at = checks.at("nemesis/intruder_actions.json", format!("/entries/{index}"));
        let corridor = card.moves.as_u64().is_some_and(|number| (1..=4).contains(&number)) || card.moves.as_str() == Some("any");
        at.need(corridor, "/move", || format!("{}: moves {}", card.id, card.moves));
        at.need(card.attack_draw >= 1 && card.attack_use <= card.attack_draw, "/attack_draw", || format!("{}: attack cards", card.id));
    }
    for (_, item) in nemesis.items.of_group("crafted") {
        checks.at("nemesis/items.json", "/entries").same(item.count(), 3, "", &format!("copies of {}", item.id));
    }
}

fn characters(nemesis: &Nemesis, table: &mut Table, checks: &mut Checks) {
    let file = "nemesis/characters.json";
    let ids: BTreeSet<&str> = nemesis.characters.entries.iter().map(|character| character.id.as_str()).collect();
    let want = BTreeSet::from(["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]);
    checks.at(file, "/entries").same(ids, want, "", "characters");
    let cards = nemesis.characters.entries.iter().flat_map(|character| &character.cards).map(|card| u64::from(card.count)).sum();
    table.row("action cards", cards, 60, file, checks);
    for (index, character) in nemesis.characters.entries.iter().enumerate() {
        let mut at = checks.at(file, format!("/entries/{index}"));
        at.same(character.personal_items.len(), 2, "/personal_items", &format!("{}: personal items", character.id));
        let weapon = character.starting_item.as_ref().and_then(|item| nemesis.items.find(item)).is_some_and(|item| item.weapon.is_some());
        at.need(weapon, "/starting_item", || format!("{}: no starting weapon", character.id));
        for (number, card) in character.cards.iter().enumerate() {
            let everyone = nemesis.characters.entries.iter().all(|other| other.cards.iter().any(|own| own.action == card.action));
            at.same(card.shared, Some(everyone), &format!("/cards/{number}/shared"), &format!("{}: every character has it", card.id));
        }
    }
}

fn side(nemesis: &Nemesis, side: &Side, place: &str, checks: &mut Checks) {
    let (id, board) = (&side.id, &nemesis.board);
    let graph = boards::check(board, side, BOARD, place, checks);
    let mut at = checks.at(BOARD, place);
    let ids: Vec<String> = side.slots.iter().map(|slot| slot.id.clone()).collect();
    at.same(ids, (1..=21).map(|number| format!("{number:03}")).collect(), "/slots", &format!("{id}: slots"));
    let want = match id.as_str() {
        "basic" => BTreeMap::from([("printed_special", 5), ("room_1", 11), ("room_2", 5)]),
        _ => BTreeMap::from([("printed_special", 5), ("room_1", 9), ("faceup_tile", 2), ("room_2", 5)]),
    };
    at.same(boards::kinds(side), want, "/slots", &format!("{id}: kinds of slots"));
    for (index, slot) in side.slots.iter().enumerate() {
        let field = format!("/slots/{index}");
        at.same(format!("{:03}", slot.number), slot.id.clone(), &field, &format!("{id}: number"));
        let named = ["printed_special", "faceup_tile"].contains(&slot.kind.as_str());
        at.same(slot.room.is_some(), named, &field, &format!("{id}: slot {} has a room of its own", slot.id));
        let known = slot.room.as_ref().is_none_or(|room| nemesis.rooms.find(room).is_some());
        at.need(known, &field, || format!("{id}: unknown room {:?}", slot.room));
        let neighbours = graph.near.get(slot.id.as_str()).map_or(0, BTreeSet::len);
        at.need(neighbours >= 2, &field, || format!("{id}: slot {} is a dead end", slot.id));
        for other in &side.slots[index + 1..] {
            let (x, y) = (f64::from(slot.x.abs_diff(other.x)), f64::from(slot.y.abs_diff(other.y)));
            at.need(x.hypot(y) >= 70.0, &field, || format!("{id}: slots {} and {} overlap in the drawing", slot.id, other.id));
        }
    }
    let mut printed: Vec<&str> =
        side.slots.iter().filter(|slot| slot.kind == "printed_special").filter_map(|slot| slot.room.as_deref()).collect();
    printed.sort_unstable();
    let mut special: Vec<&str> = nemesis.rooms.of_group("special").map(|(_, room)| room.id.as_str()).collect();
    special.sort_unstable();
    at.same(printed, special, "/slots", &format!("{id}: special rooms"));
    let none = BTreeMap::new();
    let reached = graph.reach("011", &none).len();
    at.same(reached, side.slots.len(), "/corridors", &format!("{id}: slots that can be reached from slot 011"));
    let shape = (graph.twins > 0, side.technical_networks.len(), id == "basic" && side.corridors.len() != 28);
    let want = if id == "basic" { (false, 1, false) } else { (true, 2, false) };
    at.same(shape, want, "", &format!("{id}: twin corridors, networks, other than 28 corridors on the basic side"));
    for (room, slot) in &side.fixed_rooms {
        let there = side.slots.iter().any(|other| other.id == *slot && other.room.as_ref() == Some(room));
        at.need(there, "/fixed_rooms", || format!("{id}: {room} is not on slot {slot}"));
    }
    for (index, field) in side.pod_fields.iter().enumerate() {
        boards::inside(board, field.x, field.y, &format!("/pod_fields/{index}"), &mut at);
    }
    let (width, height) = (board.drawing.width, board.drawing.height);
    let room = |name: &str| side.slots.iter().find(|slot| slot.room.as_deref() == Some(name));
    at.need(room("cockpit").is_some_and(|slot| slot.x < 150), "/slots", || format!("{id}: the Cockpit is not at the bow"));
    let stern = ["engine_1", "engine_2", "engine_3"].into_iter().all(|engine| room(engine).is_some_and(|slot| slot.x > 850));
    at.need(stern, "/slots", || format!("{id}: the engines are not at the stern"));
    let central = room("hibernatorium").is_some_and(|slot| slot.x.abs_diff(width / 2) < 60 && slot.y.abs_diff(height / 2) < 60);
    at.need(central, "/slots", || format!("{id}: the Hibernatorium is not in the middle"));
}

fn tracks(nemesis: &Nemesis, checks: &mut Checks) {
    let labels = |id: &str| -> Vec<&str> {
        nemesis.board.track(id).into_iter().flat_map(|(_, track)| &track.spaces).map(|space| space.label.as_str()).collect()
    };
    let countdown: Vec<String> = (1..=15).rev().map(|number: u8| number.to_string()).collect();
    let want: Vec<&str> = countdown.iter().map(String::as_str).chain(["jump"]).collect();
    let mut at = checks.at(BOARD, "/tracks");
    at.same(labels("time"), want, "", "time track");
    at.same(labels("self_destruct"), vec!["6", "5", "4", "3", "2", "1", "skull"], "", "self-destruct track");
    at.same(labels("destination"), vec!["A", "B", "C", "D"], "", "destination track");
    let track = |id: &str| nemesis.board.track(id).map(|(_, track)| track);
    let colour = |id: &str, label: &str| {
        let space = track(id).and_then(|track| track.spaces.iter().find(|space| space.label == label));
        space.and_then(|space| space.colour.clone()).unwrap_or_default()
    };
    at.same((colour("time", "15"), colour("time", "jump")), (String::from("green"), String::from("red")), "", "ends of the time track");
    let opens = track("time").and_then(|track| track.spaces.iter().find(|space| space.open == Some(true)));
    at.same(opens.map(|space| space.label.as_str()), Some("8"), "", "hibernation opens");
    at.same(track("time").and_then(|track| track.opens_at.as_deref()), Some("8"), "", "hibernation opens");
    let yellow = track("self_destruct").and_then(|track| track.spaces.iter().find(|space| space.colour.as_deref() == Some("yellow")));
    at.same(yellow.map(|space| space.label.as_str()), Some("3"), "", "first yellow space");
    at.same(track("self_destruct").and_then(|track| track.irreversible_at.as_deref()), Some("3"), "", "cannot be stopped from");
    for (id, start) in [("time", "15"), ("self_destruct", "6"), ("destination", "B")] {
        at.same(track(id).map(|track| track.start.as_str()), Some(start), "", &format!("start of the {id} track"));
    }
}
