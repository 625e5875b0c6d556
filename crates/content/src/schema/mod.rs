//! The shape of the content files: one frame, one vocabulary of fields for all three games.
//!
//! Unknown fields are refused everywhere, so that a misspelt one cannot be lost in silence.

mod board;
mod components;
mod theseus;

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

pub use board::{
    Area, Board, BoardSetup, Building, Corridor, Crossroads, Drawing, Entrance, EscapePods, Exit, ExitPlace, MainGate, Network,
    PathOnSurface, PlaceOnBoard, PodField, PodSpace, PowerThreshold, Sector as BoardSector, Side, Slot, Space, Track,
};
pub use components::{
    Action, Activation, Attack, Character, CharacterCard, ComputerAction, Condition, Contamination, Coordinates, Darkness, Die, Event,
    IntruderAction, Item, Marker, MarsEvent, Objective, Passive, Printed, Recipe, Room, RoomAction, SeriousWound, Token, TwoSided, Uses,
    Vocabulary, Weakness, Weapon,
};
pub use theseus::{
    Bonus, Budding, Card, Duplicate, Faction, GameModes, GridPlace, LifeTrack, Limits, Number, Opening, Openings, PerMode, Rings, Sector,
    SectorAction, SectorTotals, Setup, Slot as CardSlot, Takeover, TheseusToken, TheseusVocabulary, TokenUse, Track as PointTrack, Tracks,
    Unit, UnitSide,
};

use crate::document;
use crate::error::ContentError;

/// Texts by topic.
pub type Texts = BTreeMap<String, Vec<String>>;

/// Words of a vocabulary and what they mean.
pub type Words = BTreeMap<String, String>;

/// A step of an effect: `op` names a verb, the other fields are its arguments.
pub type Op = serde_json::Map<String, serde_json::Value>;

/// A name in the languages a source prints it in; English always.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// Polish.
    pub pl: Option<String>,
    /// Czech.
    pub cs: Option<String>,
    /// Ukrainian.
    pub uk: Option<String>,
}

/// Other names in use, by language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aliases {
    /// English ones.
    pub en: Vec<String>,
}

/// Where facts come from: `entry` for the thing as a whole (its effect), other keys for single fields.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Provenance(pub BTreeMap<String, String>);

impl Provenance {
    /// The label of the thing as a whole.
    pub fn entry(&self) -> &str {
        self.0.get("entry").map_or("", String::as_str)
    }
}

/// A deck, bag or other set that entries of a file belong to.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Its id, the `group` of its entries.
    pub id: String,
    /// How many pieces it has together.
    pub total: u32,
    /// Numbers about it.
    #[serde(default)]
    pub numbers: BTreeMap<String, i64>,
    /// How many tokens of each kind are in the bag at the start.
    #[serde(default)]
    pub bag_at_start: BTreeMap<String, u32>,
    /// What drawing each kind in the development of the bag does.
    #[serde(default)]
    pub bag_development: Texts,
    /// What each symbol on its pieces does.
    #[serde(default)]
    pub symbols: Texts,
    /// How it is used.
    #[serde(default)]
    pub conventions: Texts,
    /// Remarks.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Where these facts come from.
    #[serde(default)]
    pub provenance: Provenance,
}

/// A content file that lists entries.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet<E> {
    /// The game.
    pub game: String,
    /// The file, without its ending.
    pub file: String,
    /// The version of the schema.
    pub schema: u32,
    /// How many pieces there are together, in files without groups.
    pub total: Option<u32>,
    /// The groups of entries.
    #[serde(default)]
    pub groups: Vec<Group>,
    /// Numbers about the whole file.
    #[serde(default)]
    pub numbers: BTreeMap<String, i64>,
    /// What holds for all entries.
    #[serde(default)]
    pub conventions: Texts,
    /// Our binding readings about the whole file.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// Official answers as found in public summaries.
    #[serde(default)]
    pub faq: Vec<String>,
    /// Where sources disagree; the value used comes first.
    #[serde(default)]
    pub disputes: Vec<String>,
    /// Where the print is open or unconfirmed.
    #[serde(default)]
    pub doubts: Vec<String>,
    /// Remarks.
    #[serde(default)]
    pub notes: Vec<String>,
    /// The rules cited outside the entries.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Where the facts outside the entries come from.
    #[serde(default)]
    pub provenance: Provenance,
    /// Remarks on the provenance, by field.
    #[serde(default)]
    pub provenance_notes: BTreeMap<String, String>,
    /// The components.
    pub entries: Vec<E>,
}

impl<E: Entry> Sheet<E> {
    /// The entry of an id.
    pub fn find(&self, id: &str) -> Option<&E> {
        self.entries.iter().find(|entry| entry.id() == id)
    }

    /// The entries of a group, with their places in the list.
    pub fn of_group<'a>(&'a self, group: &'a str) -> impl Iterator<Item = (usize, &'a E)> {
        self.entries.iter().enumerate().filter(move |(_, entry)| entry.group() == Some(group))
    }

    /// How many pieces the entries are together.
    pub fn pieces(&self) -> u64 {
        self.entries.iter().map(|entry| u64::from(entry.count())).sum()
    }
}

/// What every component has.
pub trait Entry {
    /// Its id, unique in its file.
    fn id(&self) -> &str;
    /// Its name.
    fn name(&self) -> &Names;
    /// The deck, bag or set it belongs to.
    fn group(&self) -> Option<&str>;
    /// How many of it are in the box, where the file says so.
    fn stated_count(&self) -> Option<u32>;
    /// What it does, sentence by sentence.
    fn effect(&self) -> &[String];
    /// Where its facts come from.
    fn provenance(&self) -> &Provenance;
    /// How many of it are in the box.
    fn count(&self) -> u32 {
        self.stated_count().unwrap_or(1)
    }
}

/// Declares a component: its own fields, and those that every component has.
macro_rules! entry {
    ($(#[doc = $what:literal])* $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty,)* }) => {
        $(#[doc = $what])*
        #[derive(Clone, PartialEq, Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Its id, unique in its file.
            pub id: String,
            /// Its name.
            pub name: $crate::schema::Names,
            /// Other names in use.
            pub aliases: Option<$crate::schema::Aliases>,
            /// The deck, bag or set it belongs to.
            pub group: Option<String>,
            /// How many of it are in the box.
            pub count: Option<u32>,
            $($(#[$meta])* pub $field: $type,)*
            /// What it does, sentence by sentence; with options, what is printed outside them.
            #[serde(default)]
            pub effect: Vec<String>,
            /// Our binding readings of what the print leaves open.
            #[serde(default)]
            pub rulings: Vec<String>,
            /// Official answers as found in public summaries.
            #[serde(default)]
            pub faq: Vec<String>,
            /// Where sources disagree; the value used comes first.
            #[serde(default)]
            pub disputes: Vec<String>,
            /// Where the print is open or unconfirmed.
            #[serde(default)]
            pub doubts: Vec<String>,
            /// Remarks.
            #[serde(default)]
            pub notes: Vec<String>,
            /// The rules it rests on.
            #[serde(default)]
            pub rules: Vec<String>,
            /// Where its facts come from.
            pub provenance: $crate::schema::Provenance,
            /// Remarks on the provenance, by field.
            #[serde(default)]
            pub provenance_notes: std::collections::BTreeMap<String, String>,
        }

        impl $crate::schema::Entry for $name {
            fn id(&self) -> &str {
                &self.id
            }
            fn name(&self) -> &$crate::schema::Names {
                &self.name
            }
            fn group(&self) -> Option<&str> {
                self.group.as_deref()
            }
            fn stated_count(&self) -> Option<u32> {
                self.count
            }
            fn effect(&self) -> &[String] {
                &self.effect
            }
            fn provenance(&self) -> &$crate::schema::Provenance {
                &self.provenance
            }
        }
    };
}
use entry;

/// The file `game.json`: what the game is called and how its provenance labels read.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The game.
    pub game: String,
    /// The file, without its ending.
    pub file: String,
    /// The version of the schema.
    pub schema: u32,
    /// The title.
    pub name: Names,
    /// The rulebooks behind the label `seed`.
    pub source: String,
    /// What the provenance labels mean.
    pub provenance_labels: Words,
    /// Public sources that describe the first Nemesis rather than this game.
    #[serde(default)]
    pub first_game_sources: Vec<String>,
    /// How many of each component are in the box.
    #[serde(default, rename = "box")]
    pub in_the_box: BTreeMap<String, u32>,
    /// Remarks.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Where the numbers of the box come from.
    #[serde(default)]
    pub provenance: Provenance,
}

/// Declares a game as the list of its files.
macro_rules! game {
    ($(#[doc = $what:literal])* $name:ident in $folder:literal { $($(#[doc = $doc:literal])* $file:ident: $type:ty,)* }) => {
        $(#[doc = $what])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $name {
            $($(#[doc = $doc])* pub $file: $type,)*
        }

        impl $name {
            /// Its folder below the content folder.
            pub const FOLDER: &str = $folder;
            /// Its files, without their ending.
            pub const FILES: &[&str] = &[$(stringify!($file)),*];

            /// Reads all its files, and says everything that is wrong with them.
            pub(crate) fn load(dir: &Path) -> Result<Self, Vec<ContentError>> {
                let mut errors = vec![];
                $(let $file = document::read::<$type>(dir, $folder, stringify!($file)).map_err(|error| errors.push(error)).ok();)*
                if let ($(Some($file),)*) = ($($file,)*) {
                    return Ok(Self { $($file,)* });
                }
                Err(errors)
            }
        }
    };
}

game! {
    /// Theseus: The Dark Orbit.
    Theseus in "theseus" {
        /// Title and labels.
        game: Game,
        /// The four factions with cards, and Pandora.
        factions: Sheet<Faction>,
        /// The faction cards.
        cards: Sheet<Card>,
        /// The Bonus deck.
        bonus: Sheet<Bonus>,
        /// The sector boards.
        sectors: Sheet<Sector>,
        /// The units.
        units: Sheet<Unit>,
        /// Tokens and markers.
        tokens: Sheet<TheseusToken>,
        /// Tracks, openings and rings.
        setup: Setup,
        /// Words with a fixed meaning.
        vocabulary: TheseusVocabulary,
    }
}

game! {
    /// Nemesis.
    Nemesis in "nemesis" {
        /// Title and labels.
        game: Game,
        /// Both sides of the board, its tracks and the setup.
        board: Board,
        /// Room tiles and printed rooms.
        rooms: Sheet<Room>,
        /// Dice.
        dice: Sheet<Die>,
        /// Tokens and figures.
        tokens: Sheet<Token>,
        /// Markers.
        markers: Sheet<Marker>,
        /// Coordinates cards.
        coordinates: Sheet<Coordinates>,
        /// Weakness cards.
        weaknesses: Sheet<Weakness>,
        /// Contamination cards.
        contamination: Sheet<Contamination>,
        /// Serious wounds.
        serious_wounds: Sheet<SeriousWound>,
        /// Attack cards.
        attacks: Sheet<Attack>,
        /// Event cards.
        events: Sheet<Event>,
        /// Objectives.
        objectives: Sheet<Objective>,
        /// Items.
        items: Sheet<Item>,
        /// Recipes of the crafted items.
        recipes: Sheet<Recipe>,
        /// The actions of cards, and the basic ones.
        actions: Sheet<Action>,
        /// Characters and their decks.
        characters: Sheet<Character>,
        /// Cards of the intruder player.
        intruder_actions: Sheet<IntruderAction>,
        /// Words with a fixed meaning.
        vocabulary: Vocabulary,
    }
}

game! {
    /// Nemesis: Lockdown.
    Lockdown in "lockdown" {
        /// Title and labels.
        game: Game,
        /// Both sides of the board and the time track.
        board: Board,
        /// Room tiles and printed rooms.
        rooms: Sheet<Room>,
        /// Dice.
        dice: Sheet<Die>,
        /// Tokens.
        tokens: Sheet<Token>,
        /// Markers and figures.
        markers: Sheet<Marker>,
        /// Computer action cards.
        computer_actions: Sheet<ComputerAction>,
        /// Weakness cards.
        weaknesses: Sheet<Weakness>,
        /// Contamination cards.
        contamination: Sheet<Contamination>,
        /// Serious wounds.
        serious_wounds: Sheet<SeriousWound>,
        /// Attack cards.
        attacks: Sheet<Attack>,
        /// Event cards, one deck a species.
        events: Sheet<Event>,
        /// Cards of the surface of Mars.
        mars_events: Sheet<MarsEvent>,
        /// Objectives.
        objectives: Sheet<Objective>,
        /// Items.
        items: Sheet<Item>,
        /// Recipes of the crafted items.
        recipes: Sheet<Recipe>,
        /// The actions of cards, and those of the board.
        actions: Sheet<Action>,
        /// Characters and their decks.
        characters: Sheet<Character>,
        /// Words with a fixed meaning.
        vocabulary: Vocabulary,
    }
}
