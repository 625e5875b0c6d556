//! The committed content is whole and agrees with the committed rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use content::schema::Entry as _;
use serde_json::Value;

fn below_root(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

#[test]
fn the_content_has_no_problems() {
    let report = content::validate(&below_root("content"), &below_root("docs/rules"));
    assert!(report.is_clean(), "{report}");
}

/// A check that is no longer carried out is as bad as one that fails, so their number has a floor for each game.
#[test]
fn nothing_is_left_unchecked() {
    let report = content::validate(&below_root("content"), &below_root("docs/rules"));
    for (game, floor) in [("theseus", 6_370), ("nemesis", 4_377), ("lockdown", 4_674)] {
        let line = report.summary.iter().find_map(|line| line.strip_prefix(&format!("{game}: ")));
        let checks: usize = line.and_then(|line| line.split(' ').next()).and_then(|number| number.parse().ok()).unwrap();
        assert!(checks >= floor, "{game}: only {checks} checks");
    }
    assert!(report.checks >= 40_000, "only {} checks", report.checks);
}

#[test]
fn the_content_can_be_loaded() {
    let content = content::load(&below_root("content")).unwrap();
    assert_eq!(content.theseus.cards.pieces(), 100);
    assert_eq!(content.theseus.sectors.entries.len(), 7);
    assert_eq!(content.nemesis.items.pieces(), 120);
    assert_eq!(content.nemesis.rooms.find("hibernatorium").unwrap().name.en, "Hibernatorium");
    assert_eq!(content.lockdown.events.of_group("night_stalkers").count(), 22);
    assert_eq!(content.lockdown.markers.find("fire").unwrap().count(), 12);
}

/// The description of the schema names every field of files, groups and entries.
#[test]
fn every_field_is_described() {
    let described = fs::read_to_string(below_root("docs/content.md")).unwrap();
    let mut fields = BTreeSet::new();
    for game in ["theseus", "nemesis", "lockdown"] {
        for file in fs::read_dir(below_root("content").join(game)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "json") {
                let value: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
                let lists = ["entries", "groups", "sides", "tracks"].map(|list| value[list].as_array().cloned().unwrap_or_default());
                let objects = lists.iter().flatten().chain([&value]).filter_map(Value::as_object);
                fields.extend(objects.flat_map(|object| object.keys().cloned()));
            }
        }
    }
    assert!(fields.len() > 100, "only {} fields", fields.len());
    let missing: Vec<_> =
        fields.iter().filter(|field| !described.contains(&format!("`{field}`")) && !described.contains(&format!("**{field}**"))).collect();
    assert!(missing.is_empty(), "docs/content.md does not describe {missing:?}");
}
