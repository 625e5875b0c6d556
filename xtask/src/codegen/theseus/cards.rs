//! `cards.rs`: factions, their cards, the Bonus deck.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use content::schema::{Entry, Theseus};

use crate::codegen::{DERIVES, camel, header, lookups, texts};

pub fn source(theseus: &Theseus) -> Result<String> {
    let mut out = header("Factions, their cards and the Bonus cards");
    out += "\nuse super::sectors::Sector;\n";
    factions(theseus, &mut out)?;
    out += &kinds();
    cards(theseus, &mut out)?;
    bonus(theseus, &mut out)?;
    Ok(out)
}

fn factions(theseus: &Theseus, out: &mut String) -> Result<()> {
    let factions = &theseus.factions.entries;
    let names: Vec<String> = factions.iter().map(|faction| camel(&faction.id)).collect();
    let mut table = Table::new("Faction", &names);
    table.row("Its id in the content.", "id(self) -> &'static str", factions.iter().map(|it| format!("{:?}", it.id)))?;
    table.row("Its English name.", "name(self) -> &'static str", factions.iter().map(|it| format!("{:?}", it.name.en)))?;
    table.row("Whether it has a Data marker.", "collects_data(self) -> bool", factions.iter().map(|it| it.collects_data.to_string()))?;
    table.row("Whether it plays with cards.", "has_cards(self) -> bool", factions.iter().map(|it| it.has_cards.to_string()))?;
    let homes = factions.iter().map(|it| match &it.home_sector {
        Some(sector) => format!("Some(Sector::{})", camel(sector)),
        None => String::from("None"),
    });
    table.row("The sector board it brings, if it brings one.", "home(self) -> Option<Sector>", homes)?;
    write!(
        out,
        "
/// Who plays: the four factions with cards, and Pandora.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum Faction {{{}}}

impl Faction {{
    /// Every faction, in content order.
    pub const ALL: [Faction; {}] = [{}];
{}{}}}
",
        factions.iter().zip(&names).map(|(it, name)| format!("/// {}.\n{name},\n", it.name.en)).collect::<String>(),
        names.len(),
        names.iter().map(|name| format!("Faction::{name},")).collect::<String>(),
        lookups("Faction", "faction", "id()"),
        table.text,
    )?;
    Ok(())
}

fn kinds() -> String {
    format!(
        "
/// The types of faction cards.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum CardType {{
    /// Performed when an own unit ended its Move in the sector.
    Action,
    /// Works as long as it is installed.
    Module,
    /// Works on enemy units that come into the sector.
    Trap,
    /// Never installed: kept and played once.
    Instant,
    /// Changes the way of Moves.
    Shortcut,
    /// Makes adjacent own cards work once more.
    Duplicate,
    /// Any other installed card.
    Special,
}}

/// What an adjacent Duplicate does to a card.
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum Duplicated {{
    /// The whole effect happens once per copy.
    Multiply,
    /// Copies change nothing.
    None,
    /// The card says how copies count.
    Special,
    /// The card is never copied because of its type.
    NotApplicable,
}}
"
    )
}

fn cards(theseus: &Theseus, out: &mut String) -> Result<()> {
    let (mut variants, mut all, mut facts) = (String::new(), String::new(), String::new());
    let (mut spans, mut instants) = (vec![], vec![]);
    let mut count = 0_usize;
    for faction in theseus.factions.entries.iter().filter(|faction| faction.has_cards) {
        let first = count;
        for (place, card) in theseus.cards.of_group(&faction.id) {
            ensure!(place == count, "{}: the cards are not sorted by faction", card.id);
            let name = camel(&card.id);
            if card.kind == "instant" {
                instants.push(format!("Card::{name}"));
            }
            let number = card.number.as_ref();
            write!(variants, "\n/// {} of the {}.\n#[serde(rename = {:?})]\n{name},", card.name.en, faction.name.en, card.id)?;
            write!(all, "Card::{name},")?;
            write!(
                facts,
                "CardFacts {{ id: {:?}, name: {:?}, faction: Faction::{}, kind: CardType::{}, level: {}, copies: {}, number: {}, \
                 upgradeable: {}, one_use: {}, optional: {}, duplicated: Duplicated::{}, passing: {}, summary: {:?}, effect: &[{}], designed: {} }},",
                card.id,
                card.name.en,
                camel(&faction.id),
                camel(&card.kind),
                card.level,
                card.count(),
                number.map_or(0, |number| number.printed),
                number.is_some_and(|number| number.upgradeable),
                card.one_use,
                card.optional,
                camel(&card.duplicate.kind),
                card.trigger == "enemy_unit_enters_or_stops_here",
                card.summary,
                texts(&card.effect),
                card.provenance.entry() == "designed",
            )?;
            count += 1;
        }
        spans.push((u8::try_from(first).context("more than 255 cards")?, u8::try_from(count - first)?));
    }
    ensure!(count == theseus.cards.entries.len(), "some cards belong to no faction");
    ensure!(instants.len() == spans.len(), "each faction has one Instant, but there are {}", instants.len());
    write!(
        out,
        "
/// The different cards of the four factions, faction by faction.
{DERIVES}#[repr(u8)]
pub enum Card {{{variants}}}

/// What is printed on a card, and how sure we are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardFacts {{
    /// Its id in the content.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Whose card it is.
    pub faction: Faction,
    /// Its type.
    pub kind: CardType,
    /// Its level, 0 to 3.
    pub level: u8,
    /// How many of it are in the faction's 25 cards.
    pub copies: u8,
    /// The number printed on it, 0 if there is none.
    pub number: u8,
    /// Whether Upgrade tokens may be put on it and raise its number.
    pub upgradeable: bool,
    /// Whether it leaves the game once it has worked.
    pub one_use: bool,
    /// Whether its owner may decline.
    pub optional: bool,
    /// What an adjacent Duplicate does to it.
    pub duplicated: Duplicated,
    /// A trap that also works on units that only pass.
    pub passing: bool,
    /// The effect in one line.
    pub summary: &'static str,
    /// The effect, sentence by sentence.
    pub effect: &'static [&'static str],
    /// Whether the effect was chosen by us rather than printed.
    pub designed: bool,
}}

impl Card {{
    /// Every card, in content order.
    pub const ALL: [Card; {count}] = [{all}];

    /// What is printed on it.
    pub const fn facts(self) -> &'static CardFacts {{ &FACTS[self as usize] }}
{lookups}}}

static FACTS: [CardFacts; {count}] = [{facts}];

/// For each faction with cards: the index of its first card and how many different cards it has.
pub const FACTION_CARDS: [(u8, u8); {factions}] = {spans:?};

/// The Instant of each faction with cards.
pub const INSTANT_OF: [Card; {factions}] = [{instants}];
",
        lookups = lookups("Card", "card", "facts().id"),
        factions = spans.len(),
        instants = instants.join(", "),
    )?;
    Ok(())
}

fn bonus(theseus: &Theseus, out: &mut String) -> Result<()> {
    let deck = &theseus.bonus.entries;
    let names: Vec<String> = deck.iter().map(|card| camel(card.id.strip_prefix("bonus_").unwrap_or(&card.id))).collect();
    let mut table = Table::new("Bonus", &names);
    table.row("Its id in the content.", "id(self) -> &'static str", deck.iter().map(|it| format!("{:?}", it.id)))?;
    table.row("Its English name.", "name(self) -> &'static str", deck.iter().map(|it| format!("{:?}", it.name.en)))?;
    table.row("How many of it are in the deck.", "copies(self) -> u8", deck.iter().map(|it| it.count().to_string()))?;
    table.row("The effect in one line.", "summary(self) -> &'static str", deck.iter().map(|it| format!("{:?}", it.summary)))?;
    let effects = deck.iter().map(|it| format!("&[{}]", texts(&it.effect)));
    table.row("The effect, sentence by sentence.", "effect(self) -> &'static [&'static str]", effects)?;
    write!(
        out,
        "
/// The cards of the Bonus deck.
{DERIVES}#[repr(u8)]
pub enum Bonus {{{}}}

impl Bonus {{
    /// Every Bonus card, in content order.
    pub const ALL: [Bonus; {}] = [{}];
{}{}}}
",
        deck.iter()
            .zip(&names)
            .map(|(it, name)| format!("/// {}.\n#[serde(rename = {:?})]\n{name},\n", it.name.en, it.id))
            .collect::<String>(),
        names.len(),
        names.iter().map(|name| format!("Bonus::{name},")).collect::<String>(),
        lookups("Bonus", "Bonus card", "id()"),
        table.text,
    )?;
    Ok(())
}

/// Functions of an enum that give a value for each variant.
struct Table<'a> {
    of: &'a str,
    variants: &'a [String],
    text: String,
}

impl<'a> Table<'a> {
    fn new(of: &'a str, variants: &'a [String]) -> Self {
        Self { of, variants, text: String::new() }
    }

    fn row(&mut self, what: &str, head: &str, values: impl Iterator<Item = String>) -> Result<()> {
        write!(self.text, "\n/// {what}\npub const fn {head} {{ match self {{")?;
        for (variant, value) in self.variants.iter().zip(values) {
            write!(self.text, "{}::{variant} => {value},", self.of)?;
        }
        self.text += "} }\n";
        Ok(())
    }
}
