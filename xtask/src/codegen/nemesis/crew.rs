//! `crew.rs`: characters, their cards and the basic actions.

use anyhow::{Context, Result, bail, ensure};
use content::schema::{Action, Nemesis};

use super::enumeration::{Enumeration, Facts};
use super::items;
use crate::codegen::header;

pub fn characters(nemesis: &Nemesis) -> Enumeration {
    Enumeration::of("Character", &nemesis.characters.entries)
}

/// In or out of combat.
pub fn when() -> Enumeration {
    Enumeration::words("When", &["any", "in_combat", "out_of_combat"])
}

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let mut out = header("Characters, their cards and the basic actions");
    out += "\nuse super::items::Item;\n";
    out += &crew(nemesis)?;
    out += &when().plain("Whether something is done in or out of combat.", "moment");
    out += &action_cards(nemesis)?;
    out += &basic(nemesis)?;
    Ok(out)
}

fn of_group<'a>(nemesis: &'a Nemesis, group: &'static str) -> Vec<&'a Action> {
    nemesis.actions.of_group(group).map(|(_, action)| action).collect()
}

fn cards(nemesis: &Nemesis) -> Enumeration {
    Enumeration::of("ActionCard", of_group(nemesis, "card"))
}

fn crew(nemesis: &Nemesis) -> Result<String> {
    let (cards, items) = (cards(nemesis), items::items(nemesis));
    let mut rows = vec![];
    for character in &nemesis.characters.entries {
        let id = &character.id;
        let mut deck = vec![];
        for card in &character.cards {
            deck.push(format!("({}, {})", cards.path(&card.action)?, card.count));
        }
        ensure!(deck.len() == 9, "{id}: nine different cards, not {}", deck.len());
        ensure!(character.personal_items.len() == 2, "{id}: two personal items");
        let starting = character.starting_item.as_deref().with_context(|| format!("{id}: no starting item"))?;
        rows.push(vec![
            format!("{:?}", character.colour),
            format!("[{}]", deck.join(", ")),
            items.path(starting)?,
            format!("[{}]", items.list(character.personal_items.iter().map(String::as_str))?),
            character.hand_slots.with_context(|| format!("{id}: no hand slots"))?.to_string(),
        ]);
    }
    let facts = Facts {
        name: "CharacterFacts",
        what: "What a character brings.",
        fields: &[
            ("colour", "&'static str", "The colour of its ring."),
            ("deck", "[(ActionCard, u8); 9]", "Its action cards, and how many of each."),
            ("starting_item", "Item", "The weapon it begins with."),
            ("personal_items", "[Item; 2]", "The personal items of which it has one or both."),
            ("hand_slots", "u8", "How many heavy things it carries."),
        ],
        rows,
    };
    characters(nemesis).with_facts("The characters.", "character", &facts)
}

fn action_cards(nemesis: &Nemesis) -> Result<String> {
    let when = when();
    let mut rows = vec![];
    for card in of_group(nemesis, "card") {
        let reaction = match card.mode.as_str() {
            "action" => false,
            "reaction" => true,
            other => bail!("{}: mode {other}", card.id),
        };
        rows.push(vec![card.cost.to_string(), when.path(&card.when)?, reaction.to_string()]);
    }
    let facts = Facts {
        name: "ActionCardFacts",
        what: "What is printed on an action card.",
        fields: &[
            ("cost", "u8", "Cards to discard besides the card itself."),
            ("when", "When", "In or out of combat."),
            ("reaction", "bool", "Whether it answers something instead of being an action."),
        ],
        rows,
    };
    cards(nemesis).with_facts("The different action cards.", "action card", &facts)
}

fn basic(nemesis: &Nemesis) -> Result<String> {
    let when = when();
    let mut rows = vec![];
    for action in of_group(nemesis, "basic") {
        rows.push(vec![action.cost.to_string(), when.path(&action.when)?]);
    }
    let facts = Facts {
        name: "BasicFacts",
        what: "What a basic action takes.",
        fields: &[("cost", "u8", "Cards to discard for it."), ("when", "When", "In or out of combat.")],
        rows,
    };
    Enumeration::of("Basic", of_group(nemesis, "basic")).with_facts(
        "The basic actions, which every character can take.",
        "basic action",
        &facts,
    )
}
