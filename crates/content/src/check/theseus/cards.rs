//! The faction cards of Theseus: form, agreement with the rules about Duplicate, and with the notes.

use std::collections::{BTreeMap, BTreeSet};

use super::CARD_FACTIONS;
use crate::check::citations::{is_snake_case, rule_ids};
use crate::check::rules::Rules;
use crate::check::{Checks, Shelf, Spot, notes};
use crate::schema::{Card, Entry, Provenance, Theseus};

const FILE: &str = "theseus/cards.json";

/// Tokens of which a card in play needs one of its own.
const ONE_FOR_EACH: [&str; 6] = ["fire", "tentacles", "hidden", "defence_system", "camera", "grabber"];

/// Checks all cards.
pub fn check(theseus: &Theseus, shelf: &Shelf, rules: &Rules, checks: &mut Checks) {
    let groups: Vec<&str> = theseus.cards.groups.iter().map(|group| group.id.as_str()).collect();
    checks.at(FILE, "/groups").same(groups, CARD_FACTIONS.to_vec(), "", "groups");
    let order: Vec<&str> = theseus.cards.entries.iter().filter_map(|card| card.group()).collect();
    let mut changes = order.clone();
    changes.dedup();
    checks.at(FILE, "/entries").same(changes, CARD_FACTIONS.to_vec(), "", "the cards are sorted by faction");
    for (index, faction) in CARD_FACTIONS.iter().enumerate() {
        let all: u64 = theseus.cards.of_group(faction).map(|(_, card)| u64::from(card.count())).sum();
        checks.at(FILE, format!("/groups/{index}")).same(all, 25, "/total", &format!("cards of the {faction}"));
        let (zero, deck) = (of_level(theseus, faction, 0), theseus.setup.decks.standard);
        checks.need(zero >= u64::from(deck), FILE, "/entries", || {
            format!("{faction}: only {zero} cards of level 0 for a first deck of {deck}")
        });
    }
    for (index, card) in theseus.cards.entries.iter().enumerate() {
        let mut at = checks.at(FILE, format!("/entries/{index}"));
        fields(card, theseus, &mut at);
        of_its_type(card, &mut at);
        tokens(card, theseus, &mut at);
    }
    names_and_keys(theseus, checks);
    duplicate_list(theseus, rules, checks);
    cited(theseus, shelf, rules, checks);
    rows_of_the_notes(theseus, shelf, checks);
}

/// How many cards of a level a faction has.
pub fn of_level(theseus: &Theseus, faction: &str, level: u8) -> u64 {
    theseus.cards.of_group(faction).filter(|(_, card)| card.level == level).map(|(_, card)| u64::from(card.count())).sum()
}

fn fields(card: &Card, theseus: &Theseus, at: &mut Spot<'_>) {
    let (id, words) = (&card.id, &theseus.vocabulary);
    let modes = &card.game_modes;
    for (field, text) in [
        ("summary", &card.summary),
        ("timing", &card.timing),
        ("target", &card.target),
        ("if_impossible", &card.if_impossible),
        ("malfunction", &card.malfunction),
        ("game_modes/each_against_all", &modes.each_against_all),
        ("game_modes/alliances", &modes.alliances),
        ("game_modes/pandora", &modes.pandora),
        ("effect_key", &card.effect_key),
    ] {
        at.need(!text.is_empty(), &format!("/{field}"), || format!("{id}: {field} is empty"));
    }
    for (field, list) in
        [("effect", &card.effect), ("limits", &card.limits), ("rules", &card.rules), ("duplicate/effect", &card.duplicate.effect)]
    {
        at.need(!list.is_empty(), &format!("/{field}"), || format!("{id}: {field} is empty"));
    }
    let faction = card.group().unwrap_or_default();
    let in_form = is_snake_case(id) && id.strip_prefix(faction).is_some_and(|rest| rest.starts_with('_'));
    at.need(in_form, "/id", || format!("{id}: the id does not begin with its faction"));
    at.need(is_snake_case(&card.effect_key), "/effect_key", || format!("{id}: effect key {:?}", card.effect_key));
    at.need(words.card_kinds.contains(&card.kind) && card.kind != "bonus", "/kind", || format!("{id}: kind {:?}", card.kind));
    let acts_as = card.acts_as.as_ref().is_none_or(|kind| words.card_kinds.contains(kind));
    at.need(acts_as, "/acts_as", || format!("{id}: acts as {:?}", card.acts_as));
    at.need(words.triggers.contains_key(&card.trigger), "/trigger", || format!("{id}: trigger {:?}", card.trigger));
    at.need(card.level <= 3, "/level", || format!("{id}: level {}", card.level));
    let duplicate = &card.duplicate.kind;
    at.need(words.duplicate_kinds.contains_key(duplicate), "/duplicate/kind", || format!("{id}: Duplicate {duplicate:?}"));
    let upgradeable = card.number.as_ref().is_some_and(|number| number.upgradeable);
    if let Some(number) = &card.number {
        at.need(number.printed > 0, "/number/printed", || format!("{id}: the number is 0"));
        at.need(!number.meaning.is_empty(), "/number/meaning", || format!("{id}: a number without a meaning"));
    }
    if card.kind != "duplicate" {
        let says_x = card.effect.iter().any(|text| has_word(text, "X"));
        at.same(says_x, upgradeable, "/effect", "the effect speaks of X, as it should if Upgrade tokens may lie on the card");
    }
    let labels = &card.provenance.0;
    for field in ["entry", "name", "kind", "count", "level", "duplicate"] {
        at.need(labels.contains_key(field), "/provenance", || format!("{id}: no provenance of {field}"));
    }
    at.same(labels.contains_key("number"), card.number.is_some(), "/provenance", "provenance of the number");
    at.same(labels.contains_key("one_use"), card.one_use && card.kind != "instant", "/provenance", "provenance of one_use");
}

fn of_its_type(card: &Card, at: &mut Spot<'_>) {
    let (id, trigger) = (&card.id, card.trigger.as_str());
    match card.kind.as_str() {
        "instant" => {
            let ok = card.one_use && trigger == "played_from_reserve_in_own_turn" && card.duplicate.kind == "not_applicable";
            at.need(ok, "", || format!("{id}: an Instant is used once, from the reserve, and never copied"));
        }
        "action" => {
            at.need(trigger == "own_unit_ends_move_here", "/trigger", || format!("{id}: an Action works when an own unit ended its Move"));
        }
        "trap" => {
            let on_arrival = ["enemy_unit_stops_here", "enemy_unit_enters_or_stops_here"].contains(&trigger);
            at.need(on_arrival && !card.optional, "/trigger", || format!("{id}: a trap works on arrival and cannot be declined"));
        }
        _ => {}
    }
    if card.optional {
        let says_so = card.effect.iter().any(|text| has_word(text, "may") || text.contains("up to"));
        at.need(says_so, "/optional", || format!("{id}: optional, but the effect says neither may nor up to"));
    } else {
        let first = card.effect.first().map(String::as_str).unwrap_or_default();
        let says_so = ["You may", "you may"].iter().any(|words| first.contains(words));
        at.need(!says_so, "/optional", || format!("{id}: compulsory, but the effect says you may"));
    }
}

fn tokens(card: &Card, theseus: &Theseus, at: &mut Spot<'_>) {
    for (index, used) in card.tokens.iter().enumerate() {
        let (id, place) = (&card.id, format!("/tokens/{index}"));
        let Some(token) = theseus.tokens.find(&used.token) else {
            at.need(false, &place, || format!("{id}: unknown token {:?}", used.token));
            continue;
        };
        let own = token.group() == card.group() || token.group() == Some("common");
        at.need(own, &place, || format!("{id}: {} belongs to another faction", used.token));
        if ONE_FOR_EACH.contains(&used.token.as_str()) {
            at.same(token.count(), card.count(), &place, &format!("{id}: as many {} tokens as cards", used.token));
        }
    }
}

/// Names are unique in a faction, and cards of one key are copied in one way.
fn names_and_keys(theseus: &Theseus, checks: &mut Checks) {
    let mut names = BTreeSet::new();
    let mut keys = BTreeMap::<&str, &Card>::new();
    for (index, card) in theseus.cards.entries.iter().enumerate() {
        let mut at = checks.at(FILE, format!("/entries/{index}"));
        at.need(names.insert((card.group(), &card.name.en)), "/name", || format!("{}: a second card of this name", card.id));
        let first = keys.entry(&card.effect_key).or_insert(card);
        let same = first.duplicate.kind == card.duplicate.kind;
        at.need(same, "/duplicate", || format!("{}: same effect key as {}, but another Duplicate", card.id, first.id));
    }
}

/// The rules list which cards a Duplicate multiplies and which it leaves alone.
fn duplicate_list(theseus: &Theseus, rules: &Rules, checks: &mut Checks) {
    let mut listed = BTreeMap::<(String, String), &str>::new();
    for (rule, text) in rules.theseus_lines() {
        let kind = match rule.strip_prefix("T-CARD-DUP-") {
            Some("01" | "02" | "03" | "04") => "multiply",
            Some("05" | "06" | "07" | "08") => "none",
            _ => continue,
        };
        let found = CARD_FACTIONS.iter().find_map(|faction| {
            let (_, rest) = text.split_once(&format!(", {}: ", theseus.factions.find(faction)?.name.en))?;
            Some((*faction, rest.split_once(". [")?.0))
        });
        checks.need(found.is_some(), "theseus.md", rule, || String::from("the list of cards is not understood"));
        if let Some((faction, cards)) = found {
            listed.extend(cards.split(", ").map(|card| ((faction.to_string(), card.to_string()), kind)));
        }
    }
    for (index, card) in theseus.cards.entries.iter().enumerate() {
        let key = (card.group().unwrap_or_default().to_string(), card.name.en.clone());
        let have = card.duplicate.kind.as_str();
        let mut at = checks.at(FILE, format!("/entries/{index}"));
        match listed.remove(&key) {
            Some(want) => {
                at.same(have, want, "/duplicate/kind", &format!("{}: Duplicate, as the rules list it", card.id));
            }
            None if !["instant", "duplicate"].contains(&card.kind.as_str()) => {
                at.same(have, "special", "/duplicate/kind", &format!("{}: Duplicate of a card the rules do not list", card.id));
            }
            None => {}
        }
    }
    let missing: Vec<_> = listed.keys().collect();
    checks.need(missing.is_empty(), FILE, "/entries", || format!("cards of the Duplicate list missing: {missing:?}"));
}

/// Every rule about a card is cited somewhere in the data.
fn cited(theseus: &Theseus, shelf: &Shelf, rules: &Rules, checks: &mut Checks) {
    let cited: BTreeSet<&str> = shelf.files.values().flat_map(|(text, _)| rule_ids(text)).collect();
    for rule in rules.known.iter().filter(|rule| rule.starts_with("T-CARD-") && *rule != "T-CARD-DUP-09") {
        checks.need(cited.contains(rule.as_str()), FILE, "/entries", || format!("{rule} is cited by no card"));
    }
    checks.need(!theseus.cards.entries.is_empty(), FILE, "/entries", || String::from("no cards"));
}

/// The tables of the notes say the same as the cards.
fn rows_of_the_notes(theseus: &Theseus, shelf: &Shelf, checks: &mut Checks) {
    let file = notes::name(shelf.game);
    let mut seen = BTreeSet::new();
    for (section, cells) in notes::rows(&shelf.notes) {
        let Some(faction) = theseus.factions.entries.iter().find(|faction| faction.has_cards && faction.name.en == section) else {
            continue;
        };
        let [name, polish, kind, count, level, number, one_use, duplicate, summary, effect] = cells[..] else { continue };
        if count.parse::<u32>().is_err() {
            continue;
        }
        let Some((_, card)) = theseus.cards.of_group(&faction.id).find(|(_, card)| card.name.en == name) else {
            checks.need(false, &file, "", || format!("{section}: no card is called {name:?}"));
            continue;
        };
        seen.insert(&card.id);
        let have = [polish, kind, count, level, number, one_use, duplicate, summary, effect].map(str::to_string);
        checks.at(&file, "").same(have, row(card), "", &format!("the row of {}", card.id));
    }
    for card in &theseus.cards.entries {
        checks.need(seen.contains(&card.id), &file, "", || format!("no row for {}", card.id));
    }
}

fn row(card: &Card) -> [String; 9] {
    let number = card.number.as_ref().map(|number| format!("{}{}", number.printed, if number.upgradeable { "+" } else { "" }));
    let duplicate = if card.duplicate.kind == "not_applicable" { "—" } else { &card.duplicate.kind };
    [
        card.name.pl.clone().unwrap_or_else(|| String::from("—")),
        card.kind.clone(),
        card.count().to_string(),
        card.level.to_string(),
        number.unwrap_or_default(),
        String::from(if card.one_use { "yes" } else { "" }),
        duplicate.to_string(),
        card.summary.clone(),
        card.provenance.entry().to_string(),
    ]
}

/// The table of the notes that counts facts by their source.
pub fn provenance(theseus: &Theseus) -> Vec<String> {
    let cards = || theseus.cards.entries.iter().map(|card| &card.provenance);
    let line = |name: &str, labels: Vec<&str>| {
        let count = |label: &str| labels.iter().filter(|have| **have == label).count();
        format!("| {name} | {} | {} | {} | {} |", count("seed"), count("public"), count("memory"), count("designed"))
    };
    let kinds = ["name", "kind", "entry", "count", "level", "duplicate", "number", "one_use"];
    let mut lines = vec![];
    for kind in kinds {
        let name = if kind == "entry" { "effect" } else { kind };
        lines.push(line(name, cards().filter_map(|labels| labels.0.get(kind)).map(String::as_str).collect()));
    }
    lines.push(line("all card facts", cards().flat_map(fields_of).collect()));
    lines.push(line("Bonus card facts", theseus.bonus.entries.iter().flat_map(|card| fields_of(&card.provenance)).collect()));
    let boards = theseus.sectors.entries.iter().flat_map(|sector| sector.provenance.0.iter());
    lines.push(line("sector board facts", boards.filter(|(field, _)| *field != "entry").map(|(_, label)| label.as_str()).collect()));
    let tokens = theseus.tokens.entries.iter().filter(|token| token.kind == "token");
    lines.push(line("token counts", tokens.map(|token| token.provenance.entry()).collect()));
    lines
}

fn fields_of(provenance: &Provenance) -> impl Iterator<Item = &str> {
    provenance.0.values().map(String::as_str)
}

/// Whether a word stands in a text by itself.
fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|part| part == word)
}
