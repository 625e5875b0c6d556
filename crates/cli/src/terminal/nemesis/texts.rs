//! What is printed on cards, Items and Rooms, in our own words: the texts of the content files, found by id.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Deserialize;

/// What an entry is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Room,
    Action,
    Item,
    Objective,
    Wound,
    Weakness,
    Event,
    Attack,
    IntruderCard,
}

impl Kind {
    /// What it is called on a page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Room => "Room",
            Self::Action => "Action",
            Self::Item => "Item",
            Self::Objective => "Objective",
            Self::Wound => "Serious Wound",
            Self::Weakness => "Weakness",
            Self::Event => "Event",
            Self::Attack => "Intruder Attack",
            Self::IntruderCard => "Intruder card",
        }
    }
}

/// An entry of the content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub kind: Kind,
    pub id: String,
    pub name: String,
    pub effect: Vec<String>,
    pub rulings: Vec<String>,
    /// The alternatives joined by OR, in their order; a single one when there are none.
    pub alternatives: Vec<String>,
}

impl Entry {
    /// The effect in one line.
    pub fn summary(&self) -> String {
        self.effect.join(" ")
    }
}

#[derive(Deserialize)]
struct File {
    entries: Vec<Written>,
}

#[derive(Deserialize)]
struct Written {
    id: String,
    name: HashMap<String, String>,
    #[serde(default)]
    effect: Vec<String>,
    #[serde(default)]
    rulings: Vec<String>,
    #[serde(default)]
    options: Vec<serde_json::Value>,
    #[serde(default)]
    actions: Vec<RoomAction>,
}

#[derive(Deserialize)]
struct RoomAction {
    effect: Vec<String>,
    #[serde(default)]
    options: Vec<serde_json::Value>,
}

macro_rules! content {
    ($file:literal) => {
        include_str!(concat!("../../../../../content/nemesis/", $file, ".json"))
    };
}

const FILES: [(Kind, &str); 9] = [
    (Kind::Room, content!("rooms")),
    (Kind::Action, content!("actions")),
    (Kind::Item, content!("items")),
    (Kind::Objective, content!("objectives")),
    (Kind::Wound, content!("serious_wounds")),
    (Kind::Weakness, content!("weaknesses")),
    (Kind::Event, content!("events")),
    (Kind::Attack, content!("attacks")),
    (Kind::IntruderCard, content!("intruder_actions")),
];

/// Every entry, in the order of the files.
pub fn all() -> &'static [Entry] {
    static ENTRIES: OnceLock<Vec<Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| FILES.iter().flat_map(|&(kind, text)| read(kind, text)).collect())
}

/// The entry with an id.
pub fn entry(kind: Kind, id: &str) -> Option<&'static Entry> {
    all().iter().find(|entry| entry.kind == kind && entry.id == id)
}

/// What an entry does, in one line.
pub fn summary(kind: Kind, id: &str) -> String {
    entry(kind, id).map_or_else(String::new, Entry::summary)
}

/// The alternative with a number, counted from 1; the whole effect when it cannot be told apart.
pub fn alternative(kind: Kind, id: &str, number: u8) -> String {
    let Some(entry) = entry(kind, id) else { return String::new() };
    let part = usize::from(number).checked_sub(1).and_then(|index| entry.alternatives.get(index));
    part.cloned().unwrap_or_else(|| entry.summary())
}

/// The files are part of the program and checked by its tests; one that could not be read would leave pages without texts.
fn read(kind: Kind, text: &str) -> Vec<Entry> {
    let file: File = serde_json::from_str(text).unwrap_or(File { entries: Vec::new() });
    file.entries.into_iter().map(|written| entry_of(kind, written)).collect()
}

fn entry_of(kind: Kind, written: Written) -> Entry {
    let Written { id, name, mut effect, rulings, options, actions } = written;
    let mut alternatives = parts(&effect, options.len());
    if !actions.is_empty() {
        alternatives = actions.iter().flat_map(|action| parts(&action.effect, action.options.len())).collect();
        effect.extend(actions.into_iter().flat_map(|action| action.effect));
    }
    let name = name.get("en").cloned().unwrap_or_else(|| id.replace('_', " "));
    Entry { kind, id, name, effect, rulings, alternatives }
}

/// An effect cut at its ORs, if that gives as many parts as there are alternatives.
fn parts(effect: &[String], options: usize) -> Vec<String> {
    let whole = effect.join(" ");
    let found: Vec<String> = whole.split("; or").map(|part| part.trim_matches([',', ' ']).to_owned()).collect();
    if found.len() == options.max(1) { found } else { vec![whole; options.max(1)] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nemesis::generated::attacks::AttackCard;
    use nemesis::generated::crew::ActionCard;
    use nemesis::generated::events::EventCard;
    use nemesis::generated::items::Item;
    use nemesis::generated::objectives::Objective;
    use nemesis::generated::rooms::Room;
    use nemesis::generated::swarm::{IntruderCard, Weakness};
    use nemesis::generated::wounds::SeriousWound;

    #[test]
    fn everything_in_the_box_has_a_text() {
        let ids = |kind: Kind, ids: Vec<&'static str>| ids.into_iter().map(move |id| (kind, id)).collect::<Vec<_>>();
        let every = [
            ids(Kind::Action, ActionCard::ALL.map(ActionCard::id).to_vec()),
            ids(Kind::Item, Item::ALL.map(Item::id).to_vec()),
            ids(Kind::Objective, Objective::ALL.map(Objective::id).to_vec()),
            ids(Kind::Wound, SeriousWound::ALL.map(SeriousWound::id).to_vec()),
            ids(Kind::Weakness, Weakness::ALL.map(Weakness::id).to_vec()),
            ids(Kind::Event, EventCard::ALL.map(EventCard::id).to_vec()),
            ids(Kind::Attack, AttackCard::ALL.map(AttackCard::id).to_vec()),
            ids(Kind::IntruderCard, IntruderCard::ALL.map(IntruderCard::id).to_vec()),
        ];
        for (kind, id) in every.into_iter().flatten() {
            assert!(!summary(kind, id).is_empty(), "{kind:?} {id} has no text");
        }
        for room in Room::ALL {
            assert!(entry(Kind::Room, room.id()).is_some(), "{}", room.id());
            assert!(!room.facts().has_action || !summary(Kind::Room, room.id()).is_empty(), "{}", room.id());
        }
    }

    #[test]
    fn alternatives_are_told_apart() {
        assert_eq!(alternative(Kind::Action, "demolition", 1), "Destroy one closed door in a corridor next to your room");
        assert!(alternative(Kind::Action, "demolition", 2).starts_with("put a malfunction marker"));
        let whole = summary(Kind::Action, "search");
        assert_eq!(alternative(Kind::Action, "search", 1), whole);
        assert_eq!(alternative(Kind::Action, "search", 9), whole);
    }
}
