//! `items.rs`: items, weapons and recipes.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail, ensure};
use content::schema::{Activation, Entry, Item, Nemesis, Weapon};

use super::enumeration::{Enumeration, Facts, Field, structure};
use super::{crew, rooms};
use crate::codegen::header;

pub fn items(nemesis: &Nemesis) -> Enumeration {
    Enumeration::of("Item", &nemesis.items.entries)
}

/// The item decks that are listed on their own.
const LISTS: [(&str, &str, &str); 4] = [
    ("red", "RED", "The items of the red deck."),
    ("yellow", "YELLOW", "The items of the yellow deck."),
    ("green", "GREEN", "The items of the green deck."),
    ("crafted", "CRAFTED", "The items that are crafted."),
];

const MODIFIERS: &[Field] = &[
    ("reroll", "u8", "How often the die may be rolled again."),
    ("minimum_one_unless_blank", "bool", "Whether every face but the blank deals at least one injury."),
    ("bonus_on_rolled_single", "u8", "Injuries added when the single hit was rolled."),
    ("bonus_on_rolled_double", "u8", "Injuries added when the double hit was rolled."),
    ("bonus_on_hit", "u8", "Injuries added to every hit."),
    ("single_counts_as_double", "bool", "Whether the single hit counts as the double hit."),
    ("double_counts_as_single", "bool", "Whether the double hit counts as the single hit."),
    ("extra_ammo_on_double", "bool", "Whether one more ammo may be spent for one more injury on the double hit."),
    ("fire_on_double", "bool", "Whether the double hit sets the room on fire."),
];

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let all = items(nemesis);
    let sheet = Lexicon::new(nemesis);
    let rows = nemesis.items.entries.iter().map(|item| sheet.row(item).with_context(|| item.id.clone())).collect::<Result<_>>()?;
    let facts = Facts {
        name: "ItemFacts",
        what: "What is printed on an item.",
        fields: &[
            ("group", "ItemGroup", "The deck or set it belongs to."),
            ("count", "u8", "How many of it there are."),
            ("heavy", "bool", "Whether it takes a hand slot."),
            ("one_use", "bool", "Whether it is used up."),
            ("component", "Option<Component>", "Its component symbol."),
            ("mode", "ItemMode", "How it is used."),
            ("cost", "u8", "Cards to discard to use it."),
            ("when", "When", "In or out of combat."),
            ("weapon", "Option<WeaponFacts>", "What it shoots with."),
            ("owner", "Option<Character>", "The character it belongs to."),
            ("activation", "Option<(Activation, u8)>", "How a personal item becomes active, and the cards to discard for it."),
            ("recipe", "Option<[Component; 2]>", "The components it is crafted from."),
        ],
        rows,
    };
    let mut out = header("Items, weapons and recipes");
    out += "\nuse super::crew::{Character, When};\nuse super::rooms::Room;\n";
    out += &all.with_facts("The different items.", "item", &facts)?;
    out += &sheet.groups.plain("The decks and sets of items.", "set");
    out += &sheet.components.plain("The component symbols.", "component");
    out += &sheet.modes.plain("How an item is used.", "mode");
    out += &sheet.classes.plain("The classes of weapons.", "class");
    out += &structure(
        "WeaponFacts",
        "What a weapon is.",
        &[
            ("class", "WeaponClass", "Its class."),
            ("capacity", "u8", "The most ammo it holds."),
            ("ammo_start", "Option<u8>", "The ammo it arrives with, where that is printed."),
            ("modifiers", "WeaponModifiers", "What it changes about a shot."),
            ("reload_only", "&'static [Item]", "The only items that load it; none when the usual ones do."),
        ],
    );
    out += &structure("WeaponModifiers", "What a weapon changes about a shot.", MODIFIERS);
    out += "
/// How a personal item becomes active.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Activation {
    /// In this room.
    Room(Room),
    /// By discarding one of these items.
    Discard(&'static [Item]),
}
";
    for (group, name, what) in LISTS {
        let ids: Vec<&str> = nemesis.items.of_group(group).map(|(_, item)| item.id()).collect();
        write!(out, "\n/// {what}\npub const {name}: [Item; {}] = [{}];\n", ids.len(), all.list(ids.iter().copied())?)?;
    }
    Ok(out)
}

/// The words an item is described with.
struct Lexicon {
    items: Enumeration,
    groups: Enumeration,
    components: Enumeration,
    classes: Enumeration,
    modes: Enumeration,
    when: Enumeration,
    characters: Enumeration,
    rooms: Enumeration,
}

impl Lexicon {
    fn new(nemesis: &Nemesis) -> Self {
        Self {
            items: items(nemesis),
            groups: Enumeration::words("ItemGroup", &["red", "yellow", "green", "crafted", "starting", "personal"]),
            components: Enumeration::words("Component", &["chemical", "cloth", "medical", "tool", "energy"]),
            classes: Enumeration::words("WeaponClass", &["energy", "classic"]),
            modes: Enumeration::words("ItemMode", &["action", "passive", "reaction"]),
            when: crew::when(),
            characters: crew::characters(nemesis),
            rooms: rooms::rooms(nemesis),
        }
    }

    fn row(&self, item: &Item) -> Result<Vec<String>> {
        let mode = match (&item.mode, &item.weapon) {
            (Some(mode), _) => mode,
            (None, Some(_)) => "passive",
            (None, None) => "action",
        };
        let weapon = match &item.weapon {
            Some(weapon) => format!("Some({})", self.weapon(weapon)?),
            None => String::from("None"),
        };
        let activation = match &item.activation {
            Some(activation) => format!("Some({})", self.activation(activation)?),
            None => String::from("None"),
        };
        let recipe = match item.recipe.as_slice() {
            [] => String::from("None"),
            [first, second] => format!("Some([{}, {}])", self.components.path(first)?, self.components.path(second)?),
            _ => bail!("a recipe of {} components", item.recipe.len()),
        };
        Ok(vec![
            self.groups.path(item.group.as_deref().unwrap_or_default())?,
            item.count().to_string(),
            item.heavy.to_string(),
            item.one_use.to_string(),
            self.components.option(item.component.as_deref())?,
            self.modes.path(mode)?,
            item.cost.unwrap_or(0).to_string(),
            self.when.path(&item.when)?,
            weapon,
            self.characters.option(item.owner.as_deref())?,
            activation,
            recipe,
        ])
    }

    fn weapon(&self, weapon: &Weapon) -> Result<String> {
        Ok(format!(
            "WeaponFacts {{ class: {}, capacity: {}, ammo_start: {:?}, modifiers: {}, reload_only: &[{}] }}",
            self.classes.path(&weapon.class)?,
            weapon.capacity,
            weapon.ammo_start,
            modifiers(weapon)?,
            self.items.list(weapon.reload_only.iter().map(String::as_str))?,
        ))
    }

    fn activation(&self, activation: &Activation) -> Result<String> {
        ensure!(activation.when == "out_of_combat", "activated {}", activation.when);
        let how = match (activation.kind.as_deref(), &activation.room) {
            (Some("room"), Some(room)) => format!("Activation::Room({})", self.rooms.path(room)?),
            (Some("discard_item"), None) => {
                format!("Activation::Discard(&[{}])", self.items.list(activation.any_of.iter().map(String::as_str))?)
            }
            (kind, _) => bail!("activation {kind:?}"),
        };
        Ok(format!("({how}, {})", activation.cost))
    }
}

/// The modifiers of a weapon as Rust; one that has no field is refused.
fn modifiers(weapon: &Weapon) -> Result<String> {
    let mut values: Vec<String> = MODIFIERS.iter().map(|(_, kind, _)| String::from(if *kind == "bool" { "false" } else { "0" })).collect();
    let mut set = |field: &str, value: &str| -> Result<()> {
        let place = MODIFIERS.iter().position(|(known, _, _)| *known == field).with_context(|| format!("no modifier {field}"))?;
        values[place] = value.to_string();
        Ok(())
    };
    for (word, value) in &weapon.modifiers {
        let text = value.to_string();
        match (word.as_str(), text.as_str()) {
            ("reroll" | "bonus_on_hit", number) => set(word, number)?,
            ("minimum_one_unless_blank", truth) => set(word, truth)?,
            ("bonus_on_rolled", _) => {
                for (face, bonus) in value.as_object().context("bonus_on_rolled is no table")? {
                    match face.as_str() {
                        "hit_1" => set("bonus_on_rolled_single", &bonus.to_string())?,
                        "hit_2" => set("bonus_on_rolled_double", &bonus.to_string())?,
                        other => bail!("a bonus on {other}"),
                    }
                }
            }
            ("face_override", r#"{"hit_1":"hit_2"}"#) => set("single_counts_as_double", "true")?,
            ("face_override", r#"{"hit_2":"hit_1"}"#) => set("double_counts_as_single", "true")?,
            ("extra_ammo_on_rolled", r#"{"ammo":1,"face":"hit_2","injuries":1}"#) => set("extra_ammo_on_double", "true")?,
            ("fire_on_rolled", r#""hit_2""#) => set("fire_on_double", "true")?,
            (word, value) => bail!("modifier {word} {value}"),
        }
    }
    let fields: Vec<String> = MODIFIERS.iter().zip(values).map(|((field, _, _), value)| format!("{field}: {value}")).collect();
    Ok(format!("WeaponModifiers {{ {} }}", fields.join(", ")))
}
