//! `objectives.rs`: the objectives and what they ask for.

use anyhow::{Context, Result, bail, ensure};
use content::schema::{Condition, Nemesis};

use super::enumeration::{Enumeration, Facts};
use super::{rooms, ship, tokens};
use crate::codegen::{DERIVES, header};

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let groups = Enumeration::words("ObjectiveGroup", &["personal", "corporate", "solo_coop"]);
    let words = Lexicon { destinations: ship::destinations(), objects: tokens::objects(nemesis)?, rooms: rooms::rooms(nemesis) };
    let mut rows = vec![];
    for objective in &nemesis.objectives.entries {
        let id = &objective.id;
        rows.push(vec![
            groups.path(objective.group.as_deref().unwrap_or_default())?,
            objective.min_players.with_context(|| format!("{id}: for how many players"))?.to_string(),
            objective.survives_mars.to_string(),
            words.tree(&objective.condition).with_context(|| id.clone())?,
        ]);
    }
    let facts = Facts {
        name: "ObjectiveFacts",
        what: "What is printed on an objective.",
        fields: &[
            ("group", "ObjectiveGroup", "The deck it belongs to."),
            ("min_players", "u8", "The fewest players it is used with."),
            ("survives_mars", "bool", "Whether its holder survives an arrival at Mars."),
            ("any_of", "&'static [&'static [Condition]]", "Alternatives; of one of them every condition must hold."),
        ],
        rows,
    };
    let mut out = header("The objectives");
    out += "\nuse super::rooms::Room;\nuse super::ship::Destination;\nuse super::tokens::ObjectKind;\n";
    out += &Enumeration::of("Objective", &nemesis.objectives.entries).with_facts("The objectives.", "objective", &facts)?;
    out += &groups.plain("The decks of objectives.", "deck");
    out += &conditions();
    Ok(out)
}

fn conditions() -> String {
    format!(
        "
/// What an objective asks for.
{DERIVES}#[serde(rename_all = \"snake_case\")]
pub enum Condition {{
    /// The ship jumped and arrives there.
    ShipReaches(Destination),
    /// Nobody else survives.
    OnlySurvivor,
    /// The Nest is destroyed.
    NestDestroyed,
    /// The ship is destroyed.
    ShipDestroyed,
    /// The queen is dead.
    QueenKilled,
    /// The holder sent the signal.
    SignalSent,
    /// Somebody of the crew sent the signal.
    SignalSentByCrew,
    /// The holder left in an escape pod.
    EscapedInPod,
    /// The holder has at least so many items.
    ItemCount(u8),
    /// Every room is explored.
    AllRoomsExplored,
    /// The holder survives with the object.
    SurvivesCarrying(ObjectKind),
    /// Somebody of the crew survives with the object.
    CrewSurvivesCarrying(ObjectKind),
    /// At least so many others survive.
    OtherSurvivors(u8),
    /// The weakness linked to the object is known.
    WeaknessRevealed(ObjectKind),
    /// At least so many weaknesses are known.
    WeaknessesRevealed(u8),
    /// The character of the player of this number is dead.
    PlayerDead(u8),
    /// The object lies in the room.
    ObjectInRoom(ObjectKind, Room),
}}
"
    )
}

/// The words a condition is written with.
struct Lexicon {
    destinations: Enumeration,
    objects: Enumeration,
    rooms: Enumeration,
}

impl Lexicon {
    /// The tree as alternatives of lists; deeper trees are refused.
    fn tree(&self, condition: &Condition) -> Result<String> {
        let whole = [condition.clone()];
        let alternatives = if condition.any.is_empty() { &whole[..] } else { &condition.any };
        ensure!(condition.any.is_empty() || condition.all.is_empty(), "both any and all");
        let mut lists = vec![];
        for alternative in alternatives {
            ensure!(alternative.any.is_empty() && !alternative.all.is_empty(), "an alternative is a list of conditions");
            lists.push(format!("&[{}]", alternative.all.iter().map(|leaf| self.leaf(leaf)).collect::<Result<Vec<_>>>()?.join(", ")));
        }
        Ok(format!("&[{}]", lists.join(", ")))
    }

    fn leaf(&self, leaf: &Condition) -> Result<String> {
        ensure!(leaf.all.is_empty() && leaf.any.is_empty(), "conditions within a condition");
        let word = leaf.is.as_deref().context("a condition without a word")?;
        let at_least = || leaf.at_least.with_context(|| format!("{word}: how many"));
        let object = || self.objects.path(leaf.object.as_deref().unwrap_or_default());
        let condition = match (word, leaf.who.as_deref()) {
            ("ship_reaches", None) => format!("ShipReaches({})", self.destinations.path(leaf.destination.as_deref().unwrap_or_default())?),
            ("only_survivor", Some("self")) => String::from("OnlySurvivor"),
            ("nest_destroyed", None) => String::from("NestDestroyed"),
            ("ship_destroyed", None) => String::from("ShipDestroyed"),
            ("queen_killed", None) => String::from("QueenKilled"),
            ("signal_sent", Some("self")) => String::from("SignalSent"),
            ("signal_sent", Some("crew")) => String::from("SignalSentByCrew"),
            ("escaped_in_pod", Some("self")) => String::from("EscapedInPod"),
            ("item_count", Some("self")) => format!("ItemCount({})", at_least()?),
            ("all_rooms_explored", None) => String::from("AllRoomsExplored"),
            ("survives_carrying", Some("self")) => format!("SurvivesCarrying({})", object()?),
            ("survives_carrying", Some("crew")) => format!("CrewSurvivesCarrying({})", object()?),
            ("other_survivors", None) => format!("OtherSurvivors({})", at_least()?),
            ("weakness_revealed", None) => format!("WeaknessRevealed({})", object()?),
            ("weaknesses_revealed", None) => format!("WeaknessesRevealed({})", at_least()?),
            ("player_dead", None) => format!("PlayerDead({})", leaf.player.context("which player")?),
            ("object_in_room", None) => {
                format!("ObjectInRoom({}, {})", object()?, self.rooms.path(leaf.room.as_deref().unwrap_or_default())?)
            }
            (word, who) => bail!("condition {word} of {who:?}"),
        };
        Ok(format!("Condition::{condition}"))
    }
}
