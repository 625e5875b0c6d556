//! What the decks of both Nemesis boxes have in common: rooms, bags, attacks, events, items, characters, objectives.

use std::collections::{BTreeMap, BTreeSet};

use super::Checks;
use super::sheets::{self, Table};
use crate::document;
use crate::schema::{
    Action, Attack, Character, Contamination, Die, Entry, Event, Group, Item, Objective, Recipe, Room, Sheet, Token, Vocabulary,
};

/// The parts of a game that both boxes have.
pub struct Parts<'a> {
    pub game: &'static str,
    pub rooms: &'a Sheet<Room>,
    pub dice: &'a Sheet<Die>,
    pub tokens: &'a Sheet<Token>,
    pub contamination: &'a Sheet<Contamination>,
    pub attacks: &'a Sheet<Attack>,
    pub events: &'a Sheet<Event>,
    pub objectives: &'a Sheet<Objective>,
    pub items: &'a Sheet<Item>,
    pub recipes: &'a Sheet<Recipe>,
    pub actions: &'a Sheet<Action>,
    pub characters: &'a Sheet<Character>,
    pub words: &'a Vocabulary,
}

/// Checks the parts that both boxes have.
pub fn check(parts: &Parts<'_>, checks: &mut Checks) {
    rooms(parts, checks);
    dice(parts, checks);
    contamination(parts, checks);
    attacks(parts, checks);
    events(parts, checks);
    items(parts, checks);
    recipes(parts, checks);
    actions(parts, checks);
    characters(parts, checks);
    objectives(parts, checks);
}

fn file(parts: &Parts<'_>, name: &str) -> String {
    document::name(parts.game, name)
}

fn rooms(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "rooms");
    sheets::need_effects(parts.rooms, |room| !room.actions.is_empty() || room.passive.is_some(), checks);
    for (index, room) in parts.rooms.entries.iter().enumerate() {
        let id = &room.id;
        let place = format!("/entries/{index}");
        let mut at = checks.at(&file, place.clone());
        at.need(parts.words.colours.contains_key(&room.colour), "/colour", || format!("{id}: colour {:?}", room.colour));
        let coloured = !["none", "black"].contains(&room.colour.as_str());
        at.same(room.searchable, coloured, "/searchable", &format!("{id}: can be searched, as its colour says"));
        let ids: BTreeSet<&str> = room.actions.iter().map(|action| action.id.as_str()).collect();
        at.same(ids.len(), room.actions.len(), "/actions", &format!("{id}: different actions"));
        for (number, action) in room.actions.iter().enumerate() {
            let field = format!("/actions/{number}");
            let snake = super::citations::is_snake_case(&action.id);
            at.need(snake && !action.effect.is_empty(), &field, || format!("{id}: action {:?} is incomplete", action.id));
        }
        for (number, action) in room.actions.iter().enumerate() {
            sheets::check_options(&action.options, id, &file, &format!("{place}/actions/{number}/options"), checks);
        }
    }
}

fn dice(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "dice");
    for (index, die) in parts.dice.entries.iter().enumerate() {
        let mut at = checks.at(&file, format!("/entries/{index}"));
        at.same(die.faces.len(), usize::from(die.sides), "/faces", &format!("{}: faces", die.id));
        for face in &die.faces {
            let known = parts.words.die_results.is_empty() || parts.words.die_results.contains(face);
            at.need(known, "/faces", || format!("{}: unknown result {face:?}", die.id));
        }
    }
}

/// The tokens of a species: how many of each kind there are, and that the bag of the start can be filled.
pub fn bag(parts: &Parts<'_>, species: &str, table: &mut Table, checks: &mut Checks) {
    let file = file(parts, "tokens");
    let mut have = BTreeMap::<&str, u32>::new();
    for (index, token) in parts.tokens.of_group(species) {
        let kind = token.intruder.as_deref().unwrap_or_default();
        *have.entry(kind).or_default() += token.count();
        let mut at = checks.at(&file, format!("/entries/{index}"));
        at.same(token.surprise.is_none(), kind == "blank", "/surprise", &format!("{}: no number", token.id));
        if let (Some(light), Some(dark)) = (token.surprise, token.surprise_in_darkness) {
            at.need(light <= dark, "/surprise_in_darkness", || format!("{}: lower in darkness", token.id));
        }
    }
    let want = BTreeMap::from([("blank", 1), ("larva", 8), ("creeper", 3), ("adult", 12), ("breeder", 2), ("queen", 1)]);
    checks.at(&file, "/entries").same(have.clone(), want, "", &format!("tokens of the {species}"));
    let start = parts.tokens.groups.iter().find(|group| group.id == species).map(|group| &group.bag_at_start);
    let put = |kind: &str| start.and_then(|bag| bag.get(kind)).copied().unwrap_or_default();
    checks.need(start.is_some_and(|bag| !bag.is_empty()), &file, "/groups", || format!("{species}: no bag of the start"));
    for (kind, count) in have {
        let per_player = if kind == "adult" { put("adult_per_player").saturating_mul(5) } else { 0 };
        let needed = put(kind).saturating_add(per_player);
        checks.need(needed <= count, &file, "/groups", || {
            format!("{species}: the bag of the start needs {needed} {kind}, there are {count}")
        });
    }
    let all = parts.tokens.of_group(species).map(|(_, token)| u64::from(token.count())).sum();
    table.row(format!("tokens: {species}"), all, 27, &file, checks);
}

fn contamination(parts: &Parts<'_>, checks: &mut Checks) {
    let infected: i64 = parts.contamination.entries.iter().filter(|card| card.infected).map(|card| i64::from(card.count())).sum();
    let said = parts.contamination.numbers.get("infected").copied();
    let file = file(parts, "contamination");
    checks.at(&file, "/numbers/infected").same(said, Some(infected), "", "infected cards");
    checks.at(&file, "/entries").same(infected, 7, "", "infected cards");
}

fn attacks(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "attacks");
    sheets::need_effects(parts.attacks, |_| false, checks);
    for (index, card) in parts.attacks.entries.iter().enumerate() {
        let id = &card.id;
        let mut at = checks.at(&file, format!("/entries/{index}"));
        at.same(card.retreat, card.blood.is_none(), "/retreat", &format!("{id}: an arrow instead of a number"));
        at.need(card.blood.is_none_or(|blood| (1..=6).contains(&blood)), "/blood", || format!("{id}: blood {:?}", card.blood));
        at.need(fighters(&card.attackers, parts.words), "/attackers", || format!("{id}: attackers {:?}", card.attackers));
    }
}

/// A list of intruders that can fight, which larvae cannot.
fn fighters(list: &[String], words: &Vocabulary) -> bool {
    !list.is_empty() && list.iter().all(|kind| kind != "larva" && words.intruders.contains(kind))
}

fn events(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "events");
    sheets::need_effects(parts.events, |_| false, checks);
    for (index, card) in parts.events.entries.iter().enumerate() {
        let id = &card.id;
        let mut at = checks.at(&file, format!("/entries/{index}"));
        let moves = !card.moves.is_empty() && card.moves.iter().all(|kind| parts.words.intruders.contains(kind));
        at.need(moves, "/moves", || format!("{id}: moves {:?}", card.moves));
        let corridors = (1..=2).contains(&card.corridors.len()) && card.corridors.iter().all(|number| (1..=4).contains(number));
        at.need(corridors, "/corridors", || format!("{id}: corridors {:?}", card.corridors));
        at.need(parts.words.fates.contains_key(&card.fate), "/fate", || format!("{id}: fate {:?}", card.fate));
    }
}

fn items(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "items");
    sheets::need_effects(parts.items, |item| !item.options.is_empty(), checks);
    for (index, item) in parts.items.entries.iter().enumerate() {
        let id = &item.id;
        let place = format!("/entries/{index}");
        sheets::check_options(&item.options, id, &file, &format!("{place}/options"), checks);
        let mut at = checks.at(&file, place);
        let known = item.component.as_ref().is_none_or(|component| parts.words.components.contains_key(component));
        at.need(known, "/component", || format!("{id}: component {:?}", item.component));
        if let Some(weapon) = &item.weapon {
            at.need(["energy", "classic"].contains(&weapon.class.as_str()), "/weapon/class", || format!("{id}: class {:?}", weapon.class));
            at.need(weapon.capacity > 0, "/weapon/capacity", || format!("{id}: no capacity"));
            let loaded = weapon.ammo_start.is_none_or(|ammo| 0 < ammo && ammo <= weapon.capacity);
            at.need(loaded, "/weapon/ammo_start", || format!("{id}: {:?} ammo in a weapon for {}", weapon.ammo_start, weapon.capacity));
            at.need(item.heavy, "/heavy", || format!("{id}: a weapon takes a hand"));
            for other in &weapon.reload_only {
                at.need(parts.items.find(other).is_some(), "/weapon/reload_only", || format!("{id}: unknown item {other:?}"));
            }
        }
        if let Some(uses) = &item.uses {
            at.need(0 < uses.start && uses.start <= uses.max, "/uses", || format!("{id}: uses {uses:?}"));
        }
        let personal = ["personal", "replacement_personal"].contains(&item.group().unwrap_or_default());
        at.same(item.activation.is_some(), personal, "/activation", &format!("{id}: is activated"));
        at.need(!personal || item.owner.is_some(), "/owner", || format!("{id}: a personal item without an owner"));
        if let Some(activation) = &item.activation {
            match activation.kind.as_deref() {
                Some("room") => {
                    let known = activation.room.as_ref().is_some_and(|room| parts.rooms.find(room).is_some());
                    at.need(known, "/activation/room", || format!("{id}: room {:?}", activation.room));
                }
                Some("discard_item") => {
                    let known = !activation.any_of.is_empty() && activation.any_of.iter().all(|item| parts.items.find(item).is_some());
                    at.need(known, "/activation/any_of", || format!("{id}: items {:?}", activation.any_of));
                }
                Some(other) => {
                    at.need(false, "/activation/kind", || format!("{id}: activation {other:?}"));
                }
                None => {
                    at.need(!activation.effect.is_empty(), "/activation", || format!("{id}: nothing says how it is activated"));
                }
            }
        }
    }
}

fn recipes(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "recipes");
    let supply = supply(parts.items);
    let results: BTreeSet<&str> = parts.recipes.entries.iter().map(|recipe| recipe.result.as_str()).collect();
    let crafted: BTreeSet<&str> = parts.items.of_group("crafted").map(|(_, item)| item.id.as_str()).collect();
    checks.at(&file, "/entries").same(results, crafted, "", "recipes for the crafted items");
    for (index, recipe) in parts.recipes.entries.iter().enumerate() {
        let id = &recipe.id;
        let mut at = checks.at(&file, format!("/entries/{index}"));
        at.same(recipe.components.len(), 2, "/components", &format!("{id}: components"));
        for component in &recipe.components {
            at.need(supply.contains_key(component.as_str()), "/components", || format!("{id}: no item supplies {component:?}"));
        }
        let printed = parts.items.find(&recipe.result).map(|item| &item.recipe);
        at.same(printed, Some(&recipe.components), "/components", &format!("{id}: the recipe on the card"));
    }
    for component in parts.words.components.keys() {
        let there = supply.contains_key(component.as_str());
        checks.need(there, &document::name(parts.game, "items"), "/entries", || format!("no item supplies {component:?}"));
    }
}

/// How many cards of the three searched decks carry each component.
pub fn supply(items: &Sheet<Item>) -> BTreeMap<&str, u32> {
    let mut supply = BTreeMap::new();
    for item in &items.entries {
        if let (Some("red" | "yellow" | "green"), Some(component)) = (item.group(), &item.component) {
            *supply.entry(component.as_str()).or_default() += item.count();
        }
    }
    supply
}

fn actions(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "actions");
    sheets::need_effects(parts.actions, |action| !action.options.is_empty(), checks);
    let dealt: BTreeSet<&str> =
        parts.characters.entries.iter().flat_map(|character| &character.cards).map(|card| card.action.as_str()).collect();
    for (index, action) in parts.actions.entries.iter().enumerate() {
        let id = &action.id;
        let place = format!("/entries/{index}");
        sheets::check_options(&action.options, id, &file, &format!("{place}/options"), checks);
        let mut at = checks.at(&file, place);
        at.need(action.cost <= 3, "/cost", || format!("{id}: cost {}", action.cost));
        at.same(dealt.contains(id.as_str()), action.group() == Some("card"), "", &format!("{id}: is in some deck"));
        at.need(action.mode != "passive", "/mode", || format!("{id}: an action that is passive"));
    }
}

fn characters(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "characters");
    let size = parts.characters.numbers.get("action_cards_per_character").copied();
    checks.at(&file, "/numbers").same(size, Some(10), "/action_cards_per_character", "action cards of a character");
    let mut ids = BTreeSet::new();
    for (index, character) in parts.characters.entries.iter().enumerate() {
        let id = &character.id;
        let mut at = checks.at(&file, format!("/entries/{index}"));
        let cards: u64 = character.cards.iter().map(|card| u64::from(card.count)).sum();
        at.same(cards, 10, "/cards", &format!("{id}: action cards"));
        for (number, card) in character.cards.iter().enumerate() {
            let field = format!("/cards/{number}");
            at.need(parts.actions.find(&card.action).is_some(), &field, || format!("{id}: unknown action {:?}", card.action));
            at.need(card.count > 0, &field, || format!("{id}: no {}", card.id));
            at.need(ids.insert(&card.id), &field, || format!("{id}: the id {} is used twice", card.id));
            at.need(!card.provenance.entry().is_empty(), &field, || format!("{id}: {} has no provenance", card.id));
            let owner = character.character.as_ref().unwrap_or(id);
            let in_form = card.id == format!("{owner}_{}", card.action);
            at.need(in_form, &field, || format!("{id}: {} is not named after character and action", card.id));
        }
        let owner = character.character.as_ref().unwrap_or(id);
        for (field, item) in character
            .personal_items
            .iter()
            .map(|item| ("/personal_items", item))
            .chain(character.starting_item.iter().map(|item| ("/starting_item", item)))
        {
            let owned = parts.items.find(item).is_some_and(|item| item.owner.as_ref() == Some(owner));
            at.need(owned, field, || format!("{id}: {item:?} is no item of this character"));
        }
        if let Some(item) = &character.starting_item {
            let starting = parts.items.find(item).is_some_and(|item| item.group() == Some("starting"));
            at.need(starting, "/starting_item", || format!("{id}: {item:?} is no starting item"));
        }
        if let Some(room) = &character.start_room {
            at.need(parts.rooms.find(room).is_some(), "/start_room", || format!("{id}: begins in {room:?}"));
        }
    }
    let crew = || parts.characters.of_group("crew").map(|(_, character)| character);
    let colours: BTreeSet<&str> = crew().map(|character| character.colour.as_str()).collect();
    checks.at(&file, "/entries").same((crew().count(), colours.len()), (6, 6), "", "characters and their colours");
    let dealt: Vec<&str> = sorted(crew().filter_map(|character| character.starting_item.as_deref()));
    let there: Vec<&str> = sorted(parts.items.of_group("starting").map(|(_, item)| item.id.as_str()));
    checks.at(&file, "/entries").same(dealt, there, "", "starting items are dealt one each");
}

fn sorted<'a>(words: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut words: Vec<&str> = words.collect();
    words.sort_unstable();
    words
}

fn objectives(parts: &Parts<'_>, checks: &mut Checks) {
    let file = file(parts, "objectives");
    sheets::need_effects(parts.objectives, |_| false, checks);
    let mut used = BTreeSet::new();
    for (index, objective) in parts.objectives.entries.iter().enumerate() {
        let id = &objective.id;
        let mut at = checks.at(&file, format!("/entries/{index}"));
        let leaves = objective.condition.leaves();
        at.need(!leaves.is_empty(), "/condition", || format!("{id}: no condition"));
        for leaf in leaves {
            let word = leaf.is.as_deref().unwrap_or_default();
            used.insert(word);
            at.need(parts.words.conditions.contains_key(word), "/condition", || format!("{id}: unknown condition {word:?}"));
            let room = leaf.room.as_ref().is_none_or(|room| parts.rooms.find(room).is_some());
            at.need(room, "/condition", || format!("{id}: unknown room {:?}", leaf.room));
            let destination = leaf.destination.as_ref().is_none_or(|place| parts.words.destinations.contains(place));
            at.need(destination, "/condition", || format!("{id}: unknown destination {:?}", leaf.destination));
        }
        if objective.group() != Some("solo_coop") {
            let players = objective.min_players.is_some_and(|players| (1..=5).contains(&players));
            at.need(players, "/min_players", || format!("{id}: min_players {:?}", objective.min_players));
        }
    }
    for group in ["personal", "corporate"] {
        for players in 2..=5 {
            let usable = |objective: &Objective| objective.min_players.is_some_and(|least| least <= players);
            let have = parts.objectives.of_group(group).filter(|(_, objective)| usable(objective)).count();
            checks.need(have >= usize::from(players), &file, "/entries", || format!("{group}: only {have} cards for {players} players"));
        }
    }
}

/// The counts of the groups of a file, as the component list has them.
pub fn groups<E: Entry>(sheet: &Sheet<E>, want: &[(&str, u32)], table: &mut Table, checks: &mut Checks) {
    let file = document::name(&sheet.game, &sheet.file);
    for (id, want) in want {
        let have = sheet.of_group(id).map(|(_, entry)| u64::from(entry.count())).sum();
        table.row(format!("{}: {id}", sheet.file.replace('_', " ")), have, u64::from(*want), &file, checks);
    }
    let known = |group: &Group| want.iter().any(|(id, _)| *id == group.id);
    for (index, group) in sheet.groups.iter().enumerate() {
        checks.need(known(group), &file, &format!("/groups/{index}"), || format!("no component list has {:?}", group.id));
    }
}

/// The count of a whole file, as the component list has it.
pub fn deck<E: Entry>(sheet: &Sheet<E>, want: u32, table: &mut Table, checks: &mut Checks) {
    let file = document::name(&sheet.game, &sheet.file);
    sheets::need_counts(sheet, checks);
    table.row(sheet.file.replace('_', " "), sheet.pieces(), u64::from(want), &file, checks);
}
