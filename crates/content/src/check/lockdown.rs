//! Nemesis: Lockdown: its own components, and what the base looks like.

use std::collections::{BTreeMap, BTreeSet};

use super::decks::{self, Parts};
use super::sheets::{self, Table};
use super::{Checks, Spot, boards};
use crate::schema::{Entry, Lockdown, Sheet, Side};

const BOARD: &str = "lockdown/board.json";

/// The kinds of slots that name the room lying on them.
const NAMED: [&str; 5] = ["elevator", "special_tile", "faceup_tile", "printed_special", "staircase"];

/// Checks the game and says what it consists of.
pub fn check(lockdown: &Lockdown, checks: &mut Checks) -> Vec<String> {
    let parts = Parts {
        game: Lockdown::FOLDER,
        rooms: &lockdown.rooms,
        dice: &lockdown.dice,
        tokens: &lockdown.tokens,
        contamination: &lockdown.contamination,
        attacks: &lockdown.attacks,
        events: &lockdown.events,
        objectives: &lockdown.objectives,
        items: &lockdown.items,
        recipes: &lockdown.recipes,
        actions: &lockdown.actions,
        characters: &lockdown.characters,
        words: &lockdown.vocabulary,
    };
    let mut table = Table::default();
    lists(lockdown, &mut table, checks);
    unique(lockdown, checks);
    decks::check(&parts, checks);
    decks::bag(&parts, "night_stalkers", &mut table, checks);
    dice_and_markers(lockdown, &mut table, checks);
    cards(lockdown, checks);
    characters(lockdown, &mut table, checks);
    let sides: Vec<&str> = lockdown.board.sides.iter().map(|side| side.id.as_str()).collect();
    checks.at(BOARD, "/sides").same(sides, vec!["basic", "alternate"], "", "sides");
    let mut graphs = vec![];
    for (index, side) in lockdown.board.sides.iter().enumerate() {
        graphs.push(self::side(lockdown, side, &format!("/sides/{index}"), checks));
    }
    time_track(lockdown, &mut table, checks);
    let mut summary: Vec<String> = table.lines().collect();
    summary.extend(graphs);
    summary.push(format!("  components in the searched decks: {:?}", decks::supply(&lockdown.items)));
    summary
}

fn lists(lockdown: &Lockdown, table: &mut Table, checks: &mut Checks) {
    fn check<E: Entry>(sheet: &Sheet<E>, checks: &mut Checks) {
        sheets::check(sheet, checks);
        sheets::need_counts(sheet, checks);
    }
    check(&lockdown.rooms, checks);
    check(&lockdown.dice, checks);
    check(&lockdown.tokens, checks);
    check(&lockdown.markers, checks);
    check(&lockdown.computer_actions, checks);
    check(&lockdown.weaknesses, checks);
    check(&lockdown.contamination, checks);
    check(&lockdown.serious_wounds, checks);
    check(&lockdown.attacks, checks);
    check(&lockdown.events, checks);
    check(&lockdown.mars_events, checks);
    check(&lockdown.objectives, checks);
    check(&lockdown.items, checks);
    check(&lockdown.characters, checks);
    sheets::check(&lockdown.recipes, checks);
    sheets::check(&lockdown.actions, checks);
    sheets::need_effects(&lockdown.dice, |_| false, checks);
    sheets::need_effects(&lockdown.tokens, |_| false, checks);
    sheets::need_effects(&lockdown.markers, |_| false, checks);
    sheets::need_effects(&lockdown.computer_actions, |_| false, checks);
    sheets::need_effects(&lockdown.weaknesses, |_| false, checks);
    sheets::need_effects(&lockdown.contamination, |_| false, checks);
    sheets::need_effects(&lockdown.serious_wounds, |_| false, checks);
    sheets::need_effects(&lockdown.mars_events, |_| false, checks);
    decks::groups(&lockdown.rooms, &[("basic", 10), ("additional", 9), ("special", 3), ("printed", 13)], table, checks);
    let tokens = [
        ("night_stalkers", 27),
        ("underground_exploration", 20),
        ("surface_exploration", 10),
        ("power", 4),
        ("css", 7),
        ("contingency", 7),
        ("knowledge", 6),
    ];
    decks::groups(&lockdown.tokens, &tokens, table, checks);
    let items =
        [("red", 30), ("yellow", 30), ("green", 30), ("crafted", 15), ("starting", 4), ("personal", 6), ("replacement_personal", 6)];
    decks::groups(&lockdown.items, &items, table, checks);
    decks::groups(&lockdown.objectives, &[("personal", 9), ("corporate", 9), ("solo_coop", 10)], table, checks);
    decks::groups(&lockdown.events, &[("night_stalkers", 22), ("intruders", 20)], table, checks);
    decks::groups(&lockdown.characters, &[("crew", 6), ("replacement", 1)], table, checks);
    decks::deck(&lockdown.attacks, 20, table, checks);
    decks::deck(&lockdown.computer_actions, 6, table, checks);
    decks::deck(&lockdown.weaknesses, 6, table, checks);
    decks::deck(&lockdown.contamination, 27, table, checks);
    decks::deck(&lockdown.serious_wounds, 25, table, checks);
    decks::deck(&lockdown.mars_events, 8, table, checks);
    table.row("recipes", lockdown.recipes.pieces(), 5, "lockdown/recipes.json", checks);
}

/// The ids of pieces are unique over all files of this game.
fn unique(lockdown: &Lockdown, checks: &mut Checks) {
    fn ids<'a, E: Entry>(sheet: &'a Sheet<E>, found: &mut Vec<(&'a str, &'a str, usize)>) {
        found.extend(sheet.entries.iter().enumerate().map(|(index, entry)| (entry.id(), sheet.file.as_str(), index)));
    }
    let mut found = vec![];
    ids(&lockdown.rooms, &mut found);
    ids(&lockdown.dice, &mut found);
    ids(&lockdown.tokens, &mut found);
    ids(&lockdown.markers, &mut found);
    ids(&lockdown.computer_actions, &mut found);
    ids(&lockdown.weaknesses, &mut found);
    ids(&lockdown.contamination, &mut found);
    ids(&lockdown.serious_wounds, &mut found);
    ids(&lockdown.attacks, &mut found);
    ids(&lockdown.events, &mut found);
    ids(&lockdown.mars_events, &mut found);
    ids(&lockdown.objectives, &mut found);
    ids(&lockdown.items, &mut found);
    ids(&lockdown.characters, &mut found);
    let mut seen = BTreeMap::new();
    for (id, sheet, index) in found {
        let other = seen.insert(id, sheet);
        let file = format!("lockdown/{sheet}.json");
        checks.need(other.is_none(), &file, &format!("/entries/{index}/id"), || format!("the id {id} is used in {other:?} too"));
    }
}

fn dice_and_markers(lockdown: &Lockdown, table: &mut Table, checks: &mut Checks) {
    for (id, count, sides) in [("combat_die", 2, 6), ("advantage_die", 2, 6), ("noise_die", 2, 10), ("mars_surface_die", 1, 12)] {
        let die = lockdown.dice.find(id);
        table.row(format!("dice: {id}"), die.map_or(0, |die| u64::from(die.count())), count, "lockdown/dice.json", checks);
        checks.at("lockdown/dice.json", "/entries").same(die.map(|die| die.sides), Some(sides), "", &format!("{id}: sides"));
    }
    let want = [
        ("fire", 12),
        ("malfunction", 10),
        ("noise", 30),
        ("door", 11),
        ("status", 18),
        ("ammo_injury", 30),
        ("small_injury_counter", 10),
        ("large_injury_counter", 3),
        ("egg_token", 8),
        ("carcass_token", 8),
        ("character_corpse_token", 5),
        ("time_token", 1),
        ("alert_procedure_token", 1),
        ("venting_token", 1),
        ("autodestruction_token", 1),
        ("elevator_token", 1),
        ("main_gate_token", 1),
        ("rover_token", 1),
        ("first_player_token", 1),
        ("figure_larva", 6),
        ("figure_creeper", 3),
        ("figure_adult", 8),
        ("figure_breeder", 2),
        ("figure_queen", 1),
        ("figure_character", 6),
    ];
    let file = "lockdown/markers.json";
    for (id, count) in want {
        let have = lockdown.markers.find(id).map_or(0, |marker| u64::from(marker.count()));
        table.row(format!("markers: {id}"), have, count, file, checks);
    }
    for (index, marker) in lockdown.markers.entries.iter().enumerate() {
        let known = want.iter().any(|(id, _)| *id == marker.id);
        checks.need(known, file, &format!("/entries/{index}"), || format!("no component list has {}", marker.id));
    }
}

fn cards(lockdown: &Lockdown, checks: &mut Checks) {
    let computer = &lockdown.computer_actions.entries;
    let with = computer.iter().filter(|card| card.options.len() == 3).count();
    let without = computer.iter().filter(|card| card.options.is_empty()).count();
    let file = "lockdown/computer_actions.json";
    checks.at(file, "/entries").same((with, without), (5, 1), "", "cards with three options, and the one that locks down");
    for (index, card) in computer.iter().enumerate() {
        sheets::check_options(&card.options, &card.id, file, &format!("/entries/{index}/options"), checks);
        let plain = card.options.is_empty() || (card.cost == Some(1) && card.when.as_deref() == Some("any"));
        checks.need(plain, file, &format!("/entries/{index}"), || format!("{}: cost 1 and no combat symbol", card.id));
    }
    let plans: BTreeMap<&str, u32> =
        lockdown.tokens.of_group("contingency").map(|(_, token)| (token.code.as_deref().unwrap_or_default(), token.count())).collect();
    let want = BTreeMap::from([("green", 1), ("yellow", 2), ("blue", 2), ("gray", 1), ("red", 1)]);
    checks.at("lockdown/tokens.json", "/entries").same(plans, want, "", "contingency tokens");
    for (index, card) in lockdown.mars_events.entries.iter().enumerate() {
        let mut at = checks.at("lockdown/mars_events.json", format!("/entries/{index}"));
        let scope = ["drawer", "all_on_surface"].contains(&card.scope.as_str());
        at.need(scope, "/scope", || format!("{}: scope {:?}", card.id, card.scope));
        at.need(!card.protected.effect.is_empty(), "/protected", || format!("{}: nothing for the protected", card.id));
    }
}

fn characters(lockdown: &Lockdown, table: &mut Table, checks: &mut Checks) {
    let file = "lockdown/characters.json";
    for (index, character) in lockdown.characters.entries.iter().enumerate() {
        let cards = character.cards.iter().map(|card| u64::from(card.count)).sum();
        table.row(format!("action cards: {}", character.id), cards, 10, file, checks);
        let mut at = checks.at(file, format!("/entries/{index}"));
        at.same(character.personal_items.len(), 1, "/personal_items", &format!("{}: personal items", character.id));
        at.need(character.start_room.is_some(), "/start_room", || format!("{}: no start room", character.id));
        at.need(character.start_knowledge.is_some(), "/start_knowledge", || format!("{}: no knowledge", character.id));
    }
    let crew = || lockdown.characters.of_group("crew").map(|(_, character)| character);
    let quests: BTreeSet<&str> = crew().flat_map(|character| &character.personal_items).map(String::as_str).collect();
    checks.at(file, "/entries").same(quests.len(), 6, "", "different personal items");
    let colours: BTreeSet<&str> = crew().map(|character| character.colour.as_str()).collect();
    let tokens = lockdown.tokens.of_group("knowledge").filter_map(|(_, token)| token.colour.as_deref()).collect();
    checks.at(file, "/entries").same(colours, tokens, "", "colours of the characters and of their knowledge tokens");
    let twins: BTreeSet<&str> = crew().filter_map(|character| character.same_colour.as_deref()).collect();
    checks.at(file, "/entries").same(twins.len(), 6, "", "characters of the first game with the same colour");
}

/// Checks a side and describes its graph.
fn side(lockdown: &Lockdown, side: &Side, place: &str, checks: &mut Checks) -> String {
    let (id, board) = (&side.id, &lockdown.board);
    let graph = boards::check(board, side, BOARD, place, checks);
    let mut at = checks.at(BOARD, place);
    at.same(side.slots.len(), 27, "/slots", &format!("{id}: slots"));
    at.same(graph.twins, 0, "/corridors", &format!("{id}: pairs of slots joined twice"));
    slots(lockdown, side, &mut at);
    let elevators: BTreeSet<&str> = side.slots.iter().filter(|slot| slot.kind == "elevator").map(|slot| slot.id.as_str()).collect();
    let sectors: BTreeSet<&str> =
        side.slots.iter().filter(|slot| slot.kind == "elevator").filter_map(|slot| slot.sector.as_deref()).collect();
    at.same((elevators.len(), sectors), (3, BTreeSet::from(["S-01", "S-02", "S-03"])), "/slots", &format!("{id}: elevators and sectors"));

    let Some(exit) = &side.exit else {
        at.need(false, "/exit", || format!("{id}: no way out"));
        return String::new();
    };
    let all: BTreeSet<&str> = side.slots.iter().map(|slot| slot.id.as_str()).collect();
    let crossroads: BTreeSet<&str> = side.crossroads.iter().map(|place| place.id.as_str()).collect();
    let mut outside = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (index, path) in side.paths.iter().enumerate() {
        let (a, b) = (path.between.0.as_str(), path.between.1.as_str());
        let known = |place: &str| all.contains(place) || crossroads.contains(place) || place == exit.bunker.id;
        at.need(known(a) && known(b), &format!("/paths/{index}"), || format!("{id}: path {} leads nowhere", path.id));
        outside.entry(a).or_default().insert(b);
        outside.entry(b).or_default().insert(a);
    }
    let start = side.slots.first().map_or("", |slot| slot.id.as_str());
    let on_foot = graph.reach(start, &outside);
    let mut lifts = outside.clone();
    for elevator in &elevators {
        lifts.entry(elevator).or_default().extend(&elevators);
    }
    let with_lift = graph.reach(start, &lifts);
    let lost: Vec<&&str> = all.difference(&with_lift).collect();
    at.need(lost.is_empty(), "/corridors", || format!("{id}: cannot reach {lost:?}"));
    at.need(exit.slots.iter().all(|slot| all.contains(slot.as_str())), "/exit/slots", || format!("{id}: unknown exit {:?}", exit.slots));
    if id == "basic" {
        let lost: Vec<&&str> = all.difference(&on_foot).collect();
        at.need(lost.is_empty(), "/corridors", || format!("{id}: without the elevator cannot reach {lost:?}"));
    } else {
        surface(side, &with_lift, &exit.bunker.id, &mut at);
    }
    let exits: BTreeSet<&str> = side.slots.iter().filter(|slot| slot.exit_room == Some(true)).map(|slot| slot.id.as_str()).collect();
    at.same(exits, exit.slots.iter().map(String::as_str).collect(), "/exit/slots", &format!("{id}: exit rooms"));
    let letters: Vec<&str> = side.pod_spaces.iter().map(|space| space.letter.as_str()).collect();
    at.same(letters, vec!["A", "B", "C"], "/pod_spaces", &format!("{id}: pod spaces"));
    let places = side.pod_spaces.iter().map(|space| (space.x, space.y));
    let places = places.chain(side.technical_networks.iter().map(|network| (network.x, network.y)));
    let places = places.chain(side.crossroads.iter().map(|place| (place.x, place.y)));
    let places =
        places.chain([(exit.bunker.x, exit.bunker.y), (exit.main_gate.x, exit.main_gate.y), (exit.rover_start.x, exit.rover_start.y)]);
    for (x, y) in places {
        boards::inside(board, x, y, "", &mut at);
    }
    let mut face_up: Vec<&str> = side
        .slots
        .iter()
        .filter(|slot| ["special_tile", "faceup_tile"].contains(&slot.kind.as_str()))
        .filter_map(|slot| slot.room.as_deref())
        .collect();
    face_up.sort_unstable();
    let mut want = vec!["backup_power_supply", "isolation_room", "repository"];
    if id != "basic" {
        want.insert(1, "cargo_sending_system_a");
    }
    at.same(face_up, want, "/slots", &format!("{id}: face-up tiles"));
    format!(
        "  {id}: {} slots, {} corridors, {} technical entrances; {} slots reachable on foot, {} with the elevator",
        all.len(),
        side.corridors.len(),
        side.slots.iter().filter(|slot| slot.technical_entrance.is_some()).count(),
        on_foot.intersection(&all).count(),
        with_lift.intersection(&all).count(),
    )
}

fn slots(lockdown: &Lockdown, side: &Side, at: &mut Spot<'_>) {
    let id = &side.id;
    for (index, slot) in side.slots.iter().enumerate() {
        let field = format!("/slots/{index}");
        let named = NAMED.contains(&slot.kind.as_str());
        let known = slot.room.as_ref().is_some_and(|room| lockdown.rooms.find(room).is_some());
        at.need(named == slot.room.is_some() && named == known, &field, || format!("{id}: slot {} has the room {:?}", slot.id, slot.room));
        at.need(named || ["room_1", "room_2"].contains(&slot.kind.as_str()), &field, || {
            format!("{id}: slot {} of kind {:?}", slot.id, slot.kind)
        });
        at.need(slot.id.ends_with(&format!("{:03}", slot.number)), &field, || {
            format!("{id}: slot {} has the number {}", slot.id, slot.number)
        });
    }
    let kinds = boards::kinds(side);
    let want =
        if id == "basic" { [("room_1", 10), ("room_2", 6), ("staircase", 4)] } else { [("room_1", 9), ("room_2", 7), ("staircase", 2)] };
    for (kind, count) in want {
        at.same(kinds.get(kind).copied(), Some(count), "/slots", &format!("{id}: slots of kind {kind}"));
    }
    for (kind, count) in &side.slot_counts {
        let have = kinds.get(kind.as_str()).copied().unwrap_or_default();
        at.same(have as u64, u64::from(*count), "/slot_counts", &format!("{id}: slots of kind {kind}"));
    }
    for (origin, room) in &side.start_rooms {
        at.need(lockdown.rooms.find(room).is_some(), "/start_rooms", || format!("{id}: {origin} begins in {room:?}"));
    }
}

/// What only the side with the surface has.
fn surface(side: &Side, reached: &BTreeSet<&str>, bunker: &str, at: &mut Spot<'_>) {
    let id = &side.id;
    at.need(side.crossroads.iter().all(|place| reached.contains(place.id.as_str())), "/paths", || format!("{id}: crossroads cut off"));
    at.need(reached.contains(bunker), "/paths", || format!("{id}: no path to the bunker"));
    let tokens: BTreeSet<&str> = side.surface_exploration_tokens_on.iter().map(String::as_str).collect();
    at.same(side.surface_exploration_tokens_on.len(), 10, "/surface_exploration_tokens_on", &format!("{id}: surface tokens"));
    let in_buildings = side.slots.iter().filter(|slot| slot.building.is_some() && slot.kind != "printed_special");
    let want: BTreeSet<&str> =
        in_buildings.map(|slot| slot.id.as_str()).chain(side.crossroads.iter().map(|place| place.id.as_str())).collect();
    at.same(tokens, want, "/surface_exploration_tokens_on", &format!("{id}: places of surface tokens"));
    let tiles = side.slots.iter().filter(|slot| ["room_1", "room_2"].contains(&slot.kind.as_str()));
    at.same(tiles.filter(|slot| slot.building.is_none()).count(), 10, "/slots", &format!("{id}: tiles underground"));
    let ends = |place: &str| side.paths.iter().filter(|path| path.between.0 == place || path.between.1 == place).count();
    for slot in side.slots.iter().filter(|slot| slot.exit_room == Some(true)) {
        at.need(ends(&slot.id) > 0, "/paths", || format!("{id}: exit {} has no path", slot.id));
    }
    at.same(ends(bunker), 1, "/paths", &format!("{id}: paths to the bunker"));
    let areas: Vec<u8> = side.areas.iter().map(|area| area.number).collect();
    at.same(areas, vec![1, 2, 3, 4], "/areas", &format!("{id}: areas"));
    for (index, slot) in side.slots.iter().enumerate() {
        let building = slot.environment.as_deref() == Some("building");
        at.same(building, slot.building.is_some(), &format!("/slots/{index}"), &format!("{id}: slot {} lies in a building", slot.id));
    }
    for (index, building) in side.buildings.iter().enumerate() {
        let have: BTreeSet<&str> =
            side.slots.iter().filter(|slot| slot.building.as_ref() == Some(&building.id)).map(|slot| slot.id.as_str()).collect();
        let field = format!("/buildings/{index}");
        at.same(have, building.slots.iter().map(String::as_str).collect(), &field, &format!("{id}: slots of building {}", building.id));
        let areas: Vec<u8> =
            side.areas.iter().filter(|area| area.building.as_ref() == Some(&building.id)).map(|area| area.number).collect();
        at.same(areas, building.areas.clone(), &field, &format!("{id}: areas of building {}", building.id));
    }
}

fn time_track(lockdown: &Lockdown, table: &mut Table, checks: &mut Checks) {
    let Some((index, track)) = lockdown.board.track("time") else {
        checks.need(false, BOARD, "/tracks", || String::from("no time track"));
        return;
    };
    let place = format!("/tracks/{index}");
    let mut at = checks.at(BOARD, place);
    let numbers: Vec<u8> = track.spaces.iter().filter_map(|space| space.number).collect();
    at.same(numbers, (0..=15).rev().collect(), "/spaces", "numbers of the time track");
    for (index, space) in track.spaces.iter().enumerate() {
        let (field, number) = (format!("/spaces/{index}"), space.number.unwrap_or_default());
        boards::inside(&lockdown.board, space.x.unwrap_or(u32::MAX), space.y.unwrap_or(u32::MAX), &field, &mut at);
        let colour = match number {
            0 => "red",
            1..=8 => "white",
            _ => "green",
        };
        at.same(space.colour.as_deref(), Some(colour), &field, &format!("space {number}: colour"));
        at.same(space.open, Some((1..=8).contains(&number)), &field, &format!("space {number}: the isolation room is open"));
        at.same(space.css_token_slot, Some(track.css_token_slots.contains(&number)), &field, &format!("space {number}: launch token"));
        at.same(space.is_final, Some(number == 0), &field, &format!("space {number}: the end"));
    }
    let mut crossings = BTreeSet::new();
    for (index, threshold) in track.power_thresholds.iter().enumerate() {
        let (from, to) = threshold.crossing;
        let field = format!("/power_thresholds/{index}");
        let plain = from.checked_sub(to) == Some(1) && ["red", "blue"].contains(&threshold.colour.as_str());
        at.need(plain, &field, || format!("threshold {threshold:?}"));
        at.need(crossings.insert((from, to)), &field, || format!("threshold {from}-{to} is there twice"));
    }
    at.same(
        (track.start.as_str(), track.opens_at.as_deref()),
        ("15", Some("08")),
        "",
        "where the time begins and the isolation room opens",
    );
    table.row("launch tokens on the time track", track.css_token_slots.len() as u64, 6, BOARD, checks);
}
