//! The components of both Nemesis boxes: rooms, dice, tokens, decks, items and characters.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::{Op, Provenance, Words, entry};

/// One of several alternatives of a card, item or room action.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// Its id on the card.
    pub id: Option<String>,
    /// Action cards to discard for it, where it differs from the card.
    pub cost: Option<u8>,
    /// In or out of combat, where it differs from the card.
    pub when: Option<String>,
    /// `reaction`, where it differs from the card.
    pub mode: Option<String>,
    /// The moment of a reaction.
    pub timing: Option<String>,
    /// The knowledge it needs.
    pub knowledge: Option<u8>,
    /// Whether it needs darkness.
    pub in_darkness: Option<bool>,
    /// Words of the vocabulary that must hold.
    #[serde(default)]
    pub requires: Vec<String>,
    /// What it does.
    #[serde(default)]
    pub effect: Vec<String>,
    /// The same as steps.
    #[serde(default, rename = "do")]
    pub steps: Vec<Op>,
}

entry! {
    /// A room tile or a room printed on the board.
    Room {
        /// The item deck it is searched with.
        colour: String,
        /// Whether it has a computer.
        computer: bool,
        /// Whether it can be searched.
        searchable: bool,
        /// Whether it has an item counter.
        item_counter: Option<bool>,
        /// Whether a malfunction marker may lie there.
        malfunction_allowed: Option<bool>,
        /// Its room actions.
        actions: Vec<RoomAction>,
        /// What it does by itself.
        passive: Option<Passive>,
        /// The other side of the tile.
        two_sided: Option<TwoSided>,
    }
}

/// An action of a room.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomAction {
    /// Its id in the room.
    pub id: String,
    /// Action cards to discard for it.
    pub cost: u8,
    /// In or out of combat.
    pub when: String,
    /// What switches it off.
    #[serde(default)]
    pub blocked_by: Vec<String>,
    /// Words of the vocabulary that must hold.
    #[serde(default)]
    pub requires: Vec<String>,
    /// What it does.
    pub effect: Vec<String>,
    /// The same as alternatives of steps.
    #[serde(default)]
    pub options: Vec<Printed>,
}

/// What a room does by itself.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passive {
    /// When.
    pub trigger: Option<String>,
    /// Cards drawn beyond the usual hand.
    pub hand_limit_bonus: Option<u8>,
    /// What switches it off.
    #[serde(default)]
    pub blocked_by: Vec<String>,
    /// What it does.
    pub effect: Vec<String>,
    /// The same as steps.
    #[serde(default, rename = "do")]
    pub steps: Vec<Op>,
}

/// A tile with two sides.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwoSided {
    /// The side at the start.
    pub start_side: String,
    /// The other side.
    pub open_side: String,
    /// When it is turned.
    pub flip_when: String,
}

entry! {
    /// A die.
    Die {
        /// How many faces it has.
        sides: u8,
        /// The result of each face.
        faces: Vec<String>,
        /// What results do, by result.
        #[serde(default)]
        face_effects: BTreeMap<String, Value>,
    }
}

entry! {
    /// A token, object or figure.
    Token {
        /// The intruder it stands for.
        intruder: Option<String>,
        /// The number compared with the hand in an encounter.
        surprise: Option<u8>,
        /// The same number in darkness.
        surprise_in_darkness: Option<u8>,
        /// The item counter it sets.
        items: Option<u8>,
        /// Its exploration symbol.
        symbol: Option<String>,
        /// The engine it belongs to.
        engine: Option<u8>,
        /// The state it shows.
        status: Option<String>,
        /// The number printed on it.
        number: Option<u8>,
        /// Seats of a pod.
        seats: Option<u8>,
        /// What its two sides show.
        #[serde(default)]
        sides: Vec<String>,
        /// The side it begins with.
        start_side: Option<String>,
        /// The object it is.
        object: Option<String>,
        /// Whether it takes a hand.
        heavy: Option<bool>,
        /// How many begin the game on their board.
        at_start: Option<u8>,
        /// The pods it launches.
        launches: Option<Vec<String>>,
        /// The code of a contingency.
        code: Option<String>,
        /// Whom a contingency kills.
        kills_if: Option<BTreeMap<String, Value>>,
        /// Its colour.
        colour: Option<String>,
    }
}

entry! {
    /// A kind of marker.
    Marker {
        /// How many may lie in one place.
        limit: Option<String>,
        /// What happens when none is left.
        #[serde(default)]
        overflow: Vec<String>,
        /// How many begin the game on their board.
        at_start: Option<u8>,
    }
}

entry! {
    /// A coordinates card.
    Coordinates {
        /// The destination of each letter.
        destinations: BTreeMap<String, String>,
    }
}

entry! {
    /// A weakness card.
    Weakness {
        /// What it changes, as data.
        #[serde(default)]
        modifier: BTreeMap<String, Value>,
    }
}

entry! {
    /// A contamination card.
    Contamination {
        /// What a scan shows.
        infected: bool,
    }
}

entry! {
    /// A serious wound.
    SeriousWound {
        /// What it changes, as data.
        #[serde(default)]
        modifier: BTreeMap<String, Value>,
    }
}

entry! {
    /// An attack card.
    Attack {
        /// Cards of one name.
        family: String,
        /// The intruders that hit with it.
        attackers: Vec<String>,
        /// The number in the blood symbol.
        blood: Option<u8>,
        /// Whether the blood symbol shows the retreat arrow.
        retreat: bool,
        /// The effect as steps.
        #[serde(default, rename = "do")]
        steps: Vec<Op>,
        /// What is added in darkness.
        darkness: Option<Darkness>,
    }
}

/// What a card adds in darkness, or says to the protected.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Darkness {
    /// What it does.
    pub effect: Vec<String>,
    /// The same as steps.
    #[serde(default, rename = "do")]
    pub steps: Vec<Op>,
}

entry! {
    /// An event card.
    Event {
        /// The intruders that move.
        moves: Vec<String>,
        /// Through the corridors of these numbers, in order.
        corridors: Vec<u8>,
        /// The effect as steps.
        #[serde(default, rename = "do")]
        steps: Vec<Op>,
        /// What is added in darkness.
        darkness: Option<Darkness>,
        /// What becomes of the card.
        fate: String,
    }
}

entry! {
    /// A card of the surface of Mars.
    MarsEvent {
        /// Whom it meets.
        scope: String,
        /// What it does to the protected instead.
        protected: Darkness,
    }
}

entry! {
    /// A card of the intruder player.
    IntruderAction {
        /// The corridor number, or `any`.
        #[serde(rename = "move")]
        moves: Value,
        /// Attack cards drawn.
        attack_draw: u8,
        /// Attack cards used.
        attack_use: u8,
        /// The effect as steps.
        #[serde(default, rename = "do")]
        steps: Vec<Op>,
    }
}

entry! {
    /// A computer action card.
    ComputerAction {
        /// Action cards to discard for it.
        cost: Option<u8>,
        /// In or out of combat.
        when: Option<String>,
        /// Its alternatives.
        #[serde(default)]
        options: Vec<Printed>,
    }
}

entry! {
    /// An objective.
    Objective {
        /// The fewest players it is used with.
        min_players: Option<u8>,
        /// What must hold at the end.
        condition: Condition,
        /// Whether its holder survives an arrival at Mars.
        #[serde(default)]
        survives_mars: bool,
    }
}

/// A tree of alternatives over words of the vocabulary.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// All of these.
    #[serde(default)]
    pub all: Vec<Condition>,
    /// One of these.
    #[serde(default)]
    pub any: Vec<Condition>,
    /// A word of the vocabulary.
    pub is: Option<String>,
    /// Whose.
    pub who: Option<String>,
    /// The destination meant.
    pub destination: Option<String>,
    /// The player meant.
    pub player: Option<u8>,
    /// The object meant.
    pub object: Option<String>,
    /// The room meant.
    pub room: Option<String>,
    /// How many, at least.
    pub at_least: Option<u8>,
    /// The sectors meant.
    #[serde(default)]
    pub sectors: Vec<String>,
    /// The ways of survival meant.
    #[serde(default)]
    pub routes: Vec<String>,
}

impl Condition {
    /// The words at the ends of the tree.
    pub fn leaves(&self) -> Vec<&Condition> {
        let mut found = if self.is.is_some() { vec![self] } else { vec![] };
        for child in self.all.iter().chain(&self.any) {
            found.extend(child.leaves());
        }
        found
    }
}

entry! {
    /// An item card.
    Item {
        /// Whether it takes a hand.
        heavy: bool,
        /// Whether it is used up.
        one_use: bool,
        /// Its component symbol.
        component: Option<String>,
        /// Action cards to discard for it.
        cost: Option<u8>,
        /// In or out of combat.
        when: String,
        /// How it is used: `action`, `reaction` or `passive`.
        mode: Option<String>,
        /// Its alternatives.
        #[serde(default)]
        options: Vec<Printed>,
        /// What it shoots with.
        weapon: Option<Weapon>,
        /// How often it can be used.
        uses: Option<Uses>,
        /// The components it is crafted from.
        #[serde(default)]
        recipe: Vec<String>,
        /// The character it belongs to.
        owner: Option<String>,
        /// How a personal item becomes active.
        activation: Option<Activation>,
        /// What it changes, as data.
        #[serde(default)]
        modifier: BTreeMap<String, Value>,
    }
}

/// A weapon.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// `energy` or `classic`.
    pub class: String,
    /// The most ammo it holds.
    pub capacity: u8,
    /// The ammo it arrives with, where it is printed.
    pub ammo_start: Option<u8>,
    /// What it changes, as data.
    #[serde(default)]
    pub modifiers: BTreeMap<String, Value>,
    /// The only items that load it.
    #[serde(default)]
    pub reload_only: Vec<String>,
}

/// How often an item can be used.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uses {
    /// At the start.
    pub start: u8,
    /// At most.
    pub max: u8,
}

/// How a personal item becomes active.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activation {
    /// Action cards to discard for it.
    pub cost: u8,
    /// In or out of combat.
    pub when: String,
    /// `room` or `discard_item`, where one of them is all.
    pub kind: Option<String>,
    /// The room to be in.
    pub room: Option<String>,
    /// The items of which one is discarded.
    #[serde(default)]
    pub any_of: Vec<String>,
    /// The condition in words.
    #[serde(default)]
    pub effect: Vec<String>,
}

entry! {
    /// A recipe for a crafted item.
    Recipe {
        /// The item.
        result: String,
        /// The two components.
        components: Vec<String>,
    }
}

entry! {
    /// An action: of a card, a basic one, or one of the board.
    Action {
        /// Action cards to discard for it, besides the card itself.
        cost: u8,
        /// In or out of combat.
        when: String,
        /// How it is used: `action` or `reaction`.
        mode: String,
        /// The moment of a reaction.
        trigger: Option<String>,
        /// Its alternatives.
        #[serde(default)]
        options: Vec<Printed>,
        /// The effect as steps.
        #[serde(default, rename = "do")]
        steps: Vec<Op>,
    }
}

entry! {
    /// A character.
    Character {
        /// The colour of its ring.
        colour: String,
        /// The character a replacement deck is for.
        character: Option<String>,
        /// Where the character comes from.
        origin: Option<String>,
        /// Where the character begins.
        start_room: Option<String>,
        /// The knowledge at the start.
        start_knowledge: Option<u8>,
        /// The item at the start.
        starting_item: Option<String>,
        /// The quest items.
        personal_items: Vec<String>,
        /// The characters whose cards may replace these.
        #[serde(default)]
        replaceable_by: Vec<String>,
        /// The character of the first game with the same colour.
        same_colour: Option<String>,
        /// Hands.
        hand_slots: Option<u8>,
        /// Spaces for light wounds.
        light_wound_spaces: Option<u8>,
        /// The deck.
        cards: Vec<CharacterCard>,
    }
}

/// A card in the deck of a character.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterCard {
    /// Its id.
    pub id: String,
    /// The action it carries.
    pub action: String,
    /// How many of it are in the deck.
    pub count: u32,
    /// Whether every character has it, where that is printed.
    pub shared: Option<bool>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// Remarks on that.
    #[serde(default)]
    pub provenance_notes: BTreeMap<String, String>,
}

/// The file `vocabulary.json` of both Nemesis boxes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vocabulary {
    /// The game.
    pub game: String,
    /// The file, without its ending.
    pub file: String,
    /// The version of the schema.
    pub schema: u32,
    /// How the words are used.
    pub notes: Vec<String>,
    /// In or out of combat.
    pub when: Words,
    /// Colours of rooms.
    pub colours: Words,
    /// Kinds of intruders, the smallest first.
    pub intruders: Vec<String>,
    /// Steps.
    pub ops: Words,
    /// Steps with a condition or a loop in them, which become functions.
    pub functions: Words,
    /// What an option may require.
    pub requires: Words,
    /// What an objective may ask for.
    pub conditions: Words,
    /// What becomes of an event card.
    pub fates: Words,
    /// Component symbols.
    pub components: Words,
    /// Where the ship may arrive.
    #[serde(default)]
    pub destinations: Vec<String>,
    /// The objects linked to weaknesses.
    #[serde(default)]
    pub linked_objects: Vec<String>,
    /// Results of dice.
    #[serde(default)]
    pub die_results: Vec<String>,
}
