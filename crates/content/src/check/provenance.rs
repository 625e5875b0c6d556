//! How sure we are of the content: everything with a provenance of its own, counted by its label.

use serde_json::Value;

use super::Shelf;
use crate::document;

/// The columns after the name of the file.
const COLUMNS: [&str; 7] = ["seed", "public", "first game", "memory", "inferred", "designed", PARTLY];

/// Not designed as a whole, but some field of it (other than the count) is designed or inferred.
const PARTLY: &str = "partly designed";

/// One line of a Markdown table for each file of a game, and one for all.
pub fn table(shelf: &Shelf) -> Vec<String> {
    let first_game = first_game_sources(shelf);
    let mut all = [0_usize; COLUMNS.len()];
    let mut lines = vec![];
    for (file, (_, value)) in &shelf.files {
        let mut counts = [0_usize; COLUMNS.len()];
        count(value, &first_game, &mut counts);
        if counts.iter().any(|count| *count > 0) {
            let name = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".json");
            lines.push(line(name, &counts));
        }
        for (sum, count) in all.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    lines.push(line("all", &all));
    lines
}

fn line(name: &str, counts: &[usize]) -> String {
    let cells: Vec<String> = counts.iter().map(usize::to_string).collect();
    format!("| {name} | {} |", cells.join(" | "))
}

fn first_game_sources(shelf: &Shelf) -> Vec<String> {
    let game = shelf.files.get(&document::name(shelf.game, "game")).and_then(|(_, value)| value.get("first_game_sources"));
    let sources = game.and_then(Value::as_array).into_iter().flatten();
    sources.filter_map(Value::as_str).map(|source| format!("public:{source}")).collect()
}

fn count(value: &Value, first_game: &[String], counts: &mut [usize; COLUMNS.len()]) {
    match value {
        Value::Object(map) => {
            let label = map.get("provenance").and_then(|provenance| provenance.get("entry")).and_then(Value::as_str);
            if let Some(label) = label {
                let word =
                    if first_game.iter().any(|source| source == label) { "first game" } else { label.split(':').next().unwrap_or(label) };
                let partly = label != "designed" && map.get("provenance").is_some_and(has_designed_field);
                for word in [Some(word), partly.then_some(PARTLY)].into_iter().flatten() {
                    if let Some(column) = COLUMNS.iter().position(|column| *column == word) {
                        counts[column] += 1;
                    }
                }
            }
            map.values().for_each(|child| count(child, first_game, counts));
        }
        Value::Array(list) => list.iter().for_each(|child| count(child, first_game, counts)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn has_designed_field(provenance: &Value) -> bool {
    let fields = provenance.as_object().into_iter().flatten().filter(|(field, _)| !["entry", "count"].contains(&field.as_str()));
    fields.into_iter().any(|(_, label)| [Some("designed"), Some("inferred")].contains(&label.as_str()))
}
