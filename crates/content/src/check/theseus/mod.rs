//! Theseus: factions, cards, the Bonus deck, units, tokens, sector boards, setup and notes.

mod cards;
mod sectors;

use std::collections::BTreeMap;

use super::rules::Rules;
use super::sheets::{self, Table};
use super::{Checks, Shelf, notes};
use crate::schema::{Entry, Theseus, TheseusToken, Unit};

const FACTIONS: &str = "theseus/factions.json";
const BONUS: &str = "theseus/bonus.json";
const UNITS: &str = "theseus/units.json";
const TOKENS: &str = "theseus/tokens.json";
const SETUP: &str = "theseus/setup.json";
const GAME: &str = "theseus/game.json";

/// The four factions with cards, in the order that everything else follows.
const CARD_FACTIONS: [&str; 4] = ["marines", "aliens", "scientists", "greys"];

/// Checks the game and says what it consists of.
pub fn check(theseus: &Theseus, shelf: &Shelf, rules: &Rules, checks: &mut Checks) -> Vec<String> {
    sheets::check(&theseus.factions, checks);
    sheets::check(&theseus.cards, checks);
    sheets::check(&theseus.bonus, checks);
    sheets::check(&theseus.sectors, checks);
    sheets::check(&theseus.units, checks);
    sheets::check(&theseus.tokens, checks);
    sheets::need_counts(&theseus.cards, checks);
    sheets::need_counts(&theseus.bonus, checks);
    sheets::need_counts(&theseus.units, checks);
    sheets::need_counts(&theseus.tokens, checks);

    let mut table = Table::default();
    factions(theseus, checks);
    cards::check(theseus, shelf, rules, checks);
    sectors::check(theseus, checks);
    bonus(theseus, checks);
    tokens(theseus, checks);
    units(theseus, checks);
    setup(theseus, checks);
    in_the_box(theseus, &mut table, checks);
    notes::check_table(shelf, &cards::provenance(theseus), checks);
    notes::check_table(shelf, &sectors::rows(theseus), checks);
    notes::check_table(shelf, &token_rows(theseus), checks);

    let mut summary: Vec<String> = table.lines().collect();
    for faction in CARD_FACTIONS {
        let levels = [0, 1, 2, 3].map(|level| cards::of_level(theseus, faction, level).to_string());
        summary.push(format!("  {faction:<34} levels 0 to 3: {}", levels.join(" ")));
    }
    summary
}

fn factions(theseus: &Theseus, checks: &mut Checks) {
    let ids: Vec<&str> = theseus.factions.entries.iter().map(|faction| faction.id.as_str()).collect();
    let want: Vec<&str> = CARD_FACTIONS.into_iter().chain(["pandora"]).collect();
    checks.at(FACTIONS, "/entries").same(ids, want, "", "the four factions with cards and Pandora, in order");
    for (index, faction) in theseus.factions.entries.iter().enumerate() {
        let id = &faction.id;
        let plays_cards = CARD_FACTIONS.contains(&id.as_str());
        let marker = theseus.tokens.find(&format!("{id}_marker")).map(Entry::count);
        let mut at = checks.at(FACTIONS, format!("/entries/{index}"));
        at.same(faction.has_cards, plays_cards, "/has_cards", "plays with cards");
        at.same(faction.home_sector.is_some(), plays_cards, "/home_sector", "brings a sector board");
        at.same(marker, Some(if faction.collects_data { 2 } else { 1 }), "/collects_data", "markers, two where Data are collected");
        if let Some(home) = &faction.home_sector {
            let sector = theseus.sectors.find(home);
            let own = sector.is_some_and(|sector| sector.home_of.as_ref() == Some(id) && sector.kind == "faction");
            at.need(own, "/home_sector", || format!("{id}: {home} is not its sector"));
        }
    }
}

fn bonus(theseus: &Theseus, checks: &mut Checks) {
    checks.at(BONUS, "").same(theseus.bonus.pieces(), 9, "/entries", "cards of the Bonus deck");
    for (index, card) in theseus.bonus.entries.iter().enumerate() {
        let id = &card.id;
        let mut at = checks.at(BONUS, format!("/entries/{index}"));
        at.same(card.kind.as_str(), "bonus", "/kind", "kind");
        at.need(card.one_use, "/one_use", || format!("{id}: a Bonus card is used once"));
        for (field, text) in
            [("timing", &card.timing), ("target", &card.target), ("if_impossible", &card.if_impossible), ("summary", &card.summary)]
        {
            at.need(!text.is_empty(), &format!("/{field}"), || format!("{id}: {field} is empty"));
        }
        let modes = &card.game_modes;
        let said = [&modes.each_against_all, &modes.alliances, &modes.pandora].iter().all(|text| !text.is_empty());
        at.need(said, "/game_modes", || format!("{id}: a mode is empty"));
        at.need(!card.effect.is_empty(), "/effect", || format!("{id}: no effect"));
        at.need(!card.rules.is_empty(), "/rules", || format!("{id}: no rules"));
    }
}

fn tokens(theseus: &Theseus, checks: &mut Checks) {
    let listed = [
        ("end", 1),
        ("malfunction", 1),
        ("upgrade", 20),
        ("alliance", 4),
        ("fire", 2),
        ("deactivation", 3),
        ("tentacles", 2),
        ("parasite", 2),
        ("minor_alien", 3),
        ("vines", 4),
        ("defence_system", 2),
        ("camera", 5),
        ("invisibility", 2),
        ("pandora_sector", 1),
    ];
    for (id, want) in listed {
        let have = theseus.tokens.find(id).map(Entry::count);
        checks.at(TOKENS, "/entries").same(have, Some(want), "", &format!("tokens {id}"));
    }
    for (index, token) in theseus.tokens.entries.iter().enumerate() {
        let known = ["token", "marker"].contains(&token.kind.as_str());
        checks.need(known, TOKENS, &format!("/entries/{index}/kind"), || format!("{}: kind {:?}", token.id, token.kind));
    }
}

fn units(theseus: &Theseus, checks: &mut Checks) {
    let words = &theseus.vocabulary;
    for (index, unit) in theseus.units.entries.iter().enumerate() {
        let id = &unit.id;
        let mut at = checks.at(UNITS, format!("/entries/{index}"));
        at.same(unit.upgraded.is_some(), unit.two_sided, "/two_sided", "has an upgraded side");
        for (field, side) in [("base", Some(&unit.base)), ("upgraded", unit.upgraded.as_ref())] {
            let Some(side) = side else { continue };
            at.need(words.attack_kinds.contains_key(&side.attack), &format!("/{field}/attack"), || {
                format!("{id}: Attack {:?}", side.attack)
            });
            let known = words.takeover_kinds.contains_key(&side.takeover);
            at.need(known, &format!("/{field}/takeover"), || format!("{id}: takeover {:?}", side.takeover));
            at.same(side.extra_sector, unit.base.extra_sector, &format!("/{field}/extra_sector"), "the same on both sides");
        }
        let token = theseus.tokens.find(id);
        if unit.kind == "token" {
            at.same(token.map(Entry::count), Some(unit.count()), "/count", "as many as tokens");
        } else {
            at.need(["basic", "embryo"].contains(&unit.kind.as_str()), "/kind", || format!("{id}: kind {:?}", unit.kind));
        }
    }
    let of = |group: &str, kind: &str| -> BTreeMap<&str, u32> {
        let its = |unit: &&Unit| unit.group.as_deref() == Some(group) && unit.kind == kind;
        theseus.units.entries.iter().filter(its).map(|unit| (unit.id.as_str(), unit.count())).collect()
    };
    for (faction, unit) in CARD_FACTIONS.into_iter().zip(["marine", "alien", "scientist", "grey"]) {
        checks.at(UNITS, "/entries").same(of(faction, "basic"), BTreeMap::from([(unit, 3)]), "", &format!("units of the {faction}"));
    }
    checks.at(UNITS, "/entries").same(of("pandora", "basic"), BTreeMap::from([("being", 3)]), "", "Beings of Pandora");
    let embryos = BTreeMap::from([("grasper", 2), ("runner", 4), ("warrior", 4)]);
    checks.at(UNITS, "/entries").same(of("pandora", "embryo"), embryos, "", "Embryos of Pandora");
}

fn setup(theseus: &Theseus, checks: &mut Checks) {
    let setup = &theseus.setup;
    let openings = &setup.openings;
    let mut at = checks.at(SETUP, "");
    for (field, opening) in [
        ("standard", &openings.standard),
        ("alliances", &openings.alliances),
        ("beginner", &openings.beginner),
        ("beginner_alliances", &openings.beginner_alliances),
    ] {
        let parts = u16::from(opening.installed) + u16::from(opening.pending);
        at.same(parts, u16::from(opening.cards), &format!("/openings/{field}"), "installed and pending together");
        at.need(opening.cards <= setup.decks.alliances, &format!("/openings/{field}/cards"), || String::from("more cards than a deck has"));
    }
    for (field, track) in
        [("life", (setup.tracks.life.min, setup.tracks.life.max)), ("data", (setup.tracks.data.min, setup.tracks.data.max))]
    {
        at.same(track, (0, 20), &format!("/tracks/{field}"), "from and to");
    }
    at.same(setup.tracks.end.join(" "), String::from("off 3 2 1 end"), "/tracks/end", "spaces of the End token");
    at.same((setup.units.standard, setup.units.alliances), (3, 2), "/units", "units of a player");
    let neutral: Vec<&str> =
        theseus.sectors.entries.iter().filter(|sector| sector.kind == "neutral").map(|sector| sector.id.as_str()).collect();
    for (field, ring, homes) in [
        ("standard", &setup.rings.standard, 2),
        ("alliances", &setup.rings.alliances, 2),
        ("pandora", &setup.rings.pandora, 1),
        ("even", &setup.rings.even, 2),
    ] {
        let place = format!("/rings/{field}");
        let mut have: Vec<&str> = ring.iter().map(String::as_str).collect();
        have.sort_unstable();
        let mut want: Vec<&str> = neutral.iter().copied().chain(["first_home", "second_home"].into_iter().take(homes)).collect();
        want.sort_unstable();
        at.same(have, want, &place, "places of the ring");
    }
}

/// T-COMP-01 to -18, T-CARDTYPE-21, T-RULING-01: what is in the box, counted.
fn in_the_box(theseus: &Theseus, table: &mut Table, checks: &mut Checks) {
    let sectors = |kind: &str| theseus.sectors.entries.iter().filter(|sector| sector.kind == kind).count() as u64;
    let units = |of_pandora: bool| -> u64 {
        let its = |unit: &&Unit| unit.kind != "token" && (unit.group.as_deref() == Some("pandora")) == of_pandora;
        theseus.units.entries.iter().filter(its).map(|unit| u64::from(unit.count())).sum()
    };
    let markers = theseus.tokens.entries.iter().filter(|token| token.kind == "marker").map(|token| u64::from(token.count())).sum();
    let upgrades = theseus.tokens.find("upgrade").map_or(0, |token| u64::from(token.count()));
    let (cards, bonus) = (theseus.cards.pieces(), theseus.bonus.pieces());
    for (what, have, want) in [
        ("faction_cards", cards, 100),
        ("bonus_cards", bonus, 9),
        ("help_cards", 1, 1),
        ("cards_total", cards + bonus + 1, 110),
        ("sector_boards", sectors("neutral") + sectors("faction"), 7),
        ("faction_sector_boards", sectors("faction"), 4),
        ("neutral_sector_boards", sectors("neutral"), 3),
        ("faction_units", units(false), 12),
        ("upgrade_tokens", upgrades, 20),
        ("pandora_units", units(true), 13),
        ("faction_markers", markers, 7),
    ] {
        table.row(what.replace('_', " "), have, want, GAME, checks);
        let said = theseus.game.in_the_box.get(what).copied().map(u64::from);
        checks.at(GAME, "/box").same(said, Some(want), &format!("/{what}"), "in the box");
    }
}

/// The table of tokens in the notes.
fn token_rows(theseus: &Theseus) -> Vec<String> {
    let row = |token: &TheseusToken| {
        let polish = token.name.pl.as_deref().unwrap_or("—");
        let group = token.group().unwrap_or_default();
        format!("| {} | {polish} | {} | {group} | {} |", token.name.en, token.count(), token.provenance.entry())
    };
    theseus.tokens.entries.iter().filter(|token| token.kind == "token").map(row).collect()
}
