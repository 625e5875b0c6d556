//! The files of Theseus: factions, cards, sectors, units, tokens and the setup.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Texts, Words, entry};

entry! {
    /// A faction: one of the four with cards, or Pandora.
    Faction {
        /// The colour of its pieces.
        colour: Option<String>,
        /// The sector board it brings.
        home_sector: Option<String>,
        /// Whether it plays with cards.
        has_cards: bool,
        /// Whether it has a Data marker.
        collects_data: bool,
        /// Its Life at the start, where it differs.
        start_life: Option<u8>,
        /// What its sector action does, where it is its own.
        #[serde(default)]
        sector_action: Vec<String>,
        /// The order of its turn, where it is its own.
        #[serde(default)]
        turn_sequence: Vec<String>,
        /// How new units come.
        budding: Option<Budding>,
        /// How it takes over cards.
        takeover: Option<Takeover>,
    }
}

/// How a Being buds an Embryo.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Budding {
    /// Who buds.
    pub who: String,
    /// When it may.
    pub condition: String,
    /// Whether it must.
    pub mandatory: bool,
    /// What appears, and where.
    pub embryo: String,
    /// The rules.
    pub rules: Vec<String>,
}

/// How an Embryo takes over a card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Takeover {
    /// Who takes over.
    pub who: String,
    /// Which card.
    pub what: String,
    /// Whether it must.
    pub mandatory: bool,
    /// When a takeover for one use ends, by kind of card.
    pub ends: Words,
    /// The rules.
    pub rules: Vec<String>,
}

entry! {
    /// A faction card.
    Card {
        /// Its type.
        kind: String,
        /// A second type whose moment it also uses.
        acts_as: Option<String>,
        /// Its level, 0 to 3.
        level: u8,
        /// Whether it leaves the game once it has worked.
        one_use: bool,
        /// The printed number, if there is one.
        number: Option<Number>,
        /// Cards of one key do the same.
        effect_key: String,
        /// What makes it work.
        trigger: String,
        /// Whether its owner may decline or choose fewer.
        optional: bool,
        /// The effect in one line.
        summary: String,
        /// When exactly it does something.
        timing: String,
        /// What it may be applied to, and who chooses.
        target: String,
        /// Bounds that hold whatever else is in play.
        limits: Vec<String>,
        /// What happens without a legal target or token.
        if_impossible: String,
        /// What an adjacent Duplicate does to it.
        duplicate: Duplicate,
        /// What the Malfunction token does to it.
        malfunction: String,
        /// Differences in other modes of the game.
        game_modes: GameModes,
        /// The tokens it uses.
        #[serde(default)]
        tokens: Vec<TokenUse>,
        /// What the rulebook hints about it.
        #[serde(default)]
        hints: Vec<String>,
        /// What was chosen by us in an effect that is otherwise printed.
        #[serde(default)]
        designed_parts: Vec<String>,
    }
}

/// The number of a card: X is the printed one plus its Upgrade tokens.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Number {
    /// As printed.
    pub printed: u8,
    /// Whether Upgrade tokens raise it.
    pub upgradeable: bool,
    /// What it counts.
    pub meaning: String,
}

/// What an adjacent Duplicate does to a card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duplicate {
    /// A word of the vocabulary.
    pub kind: String,
    /// The exact rule.
    pub effect: Vec<String>,
}

/// What differs in other modes of the game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameModes {
    /// Each against all.
    pub each_against_all: String,
    /// Two against two.
    pub alliances: String,
    /// When Pandora holds the card.
    pub pandora: String,
}

/// A token that a card uses.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenUse {
    /// The token.
    pub token: String,
    /// How many a use takes.
    pub per_use: u8,
    /// Where it lies.
    pub place: String,
}

entry! {
    /// A card of the Bonus deck.
    Bonus {
        /// Its type.
        kind: String,
        /// Whether it leaves the game once it has worked.
        one_use: bool,
        /// Cards of one key do the same.
        effect_key: String,
        /// Whether its player may decline once it is played.
        optional: bool,
        /// The effect in one line.
        summary: String,
        /// When it may be played.
        timing: String,
        /// What it may be applied to.
        target: String,
        /// What happens when it can do nothing.
        if_impossible: String,
        /// Differences in other modes of the game.
        game_modes: GameModes,
    }
}

entry! {
    /// A sector board.
    Sector {
        /// `neutral` or `faction`.
        kind: String,
        /// Whose board it is.
        home_of: Option<String>,
        /// What it does for those who stop there.
        action: SectorAction,
        /// The four Rooms.
        rooms: Vec<GridPlace>,
        /// Pairs of Rooms joined by a passage.
        passages: Vec<(String, String)>,
        /// How many pending slots it has.
        pending_slots: u8,
        /// The slots for installed cards.
        slots: Vec<Slot>,
        /// Pairs of slots that border each other.
        slot_adjacency: Vec<(String, String)>,
        /// Counts that must agree with the lists.
        totals: SectorTotals,
    }
}

/// What a sector does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorAction {
    /// A word for it.
    pub kind: String,
    /// For whom.
    pub who: String,
    /// Whether it must be carried out.
    pub mandatory: bool,
    /// Among what its player chooses.
    #[serde(default)]
    pub options: Vec<String>,
    /// The token that begins the game there.
    pub start_token: Option<String>,
}

/// A Room and its place on the board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GridPlace {
    /// Its id on this board.
    pub id: String,
    /// Row from the top.
    pub row: u8,
    /// Column from the left.
    pub col: u8,
}

/// A slot for an installed card and its place on the board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Its id on this board.
    pub id: String,
    /// Row from the top.
    pub row: u8,
    /// Column from the left.
    pub col: u8,
    /// Whether a Bonus card begins the game there.
    pub bonus_marked: bool,
}

/// Counts of a sector board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorTotals {
    /// Slots for installed cards.
    pub slots: u8,
    /// Bonus marks among them.
    pub bonus_marks: u8,
}

entry! {
    /// A kind of unit.
    Unit {
        /// `basic`, `embryo`, or `token` for one that comes from a token.
        kind: String,
        /// Whether it has an upgraded side.
        two_sided: bool,
        /// The side it begins with.
        base: UnitSide,
        /// The upgraded side.
        upgraded: Option<UnitSide>,
        /// Whether it buds Embryos.
        buds: bool,
        /// Whether it may make Moves, where that is a question.
        may_make_moves: Option<bool>,
        /// What happens when it is pushed out, where that is a question.
        when_pushed_to_space: Option<String>,
    }
}

/// One side of a unit.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSide {
    /// Its Attack, a word of the vocabulary.
    pub attack: String,
    /// How it takes over cards, a word of the vocabulary.
    pub takeover: String,
    /// Whether it may go one sector further.
    pub extra_sector: bool,
}

entry! {
    /// A token or marker.
    TheseusToken {
        /// `token` or `marker`.
        kind: String,
    }
}

/// The file `setup.json`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game.
    pub game: String,
    /// The file, without its ending.
    pub file: String,
    /// The version of the schema.
    pub schema: u32,
    /// The tracks.
    pub tracks: Tracks,
    /// Other limits.
    pub limits: Limits,
    /// Cards in a deck.
    pub decks: PerMode,
    /// Units of a player.
    pub units: PerMode,
    /// Cards before the first turn.
    pub openings: Openings,
    /// Arrangements of the sectors.
    pub rings: Rings,
    /// How the numbers are to be read.
    pub conventions: Texts,
    /// The rules.
    pub rules: Vec<String>,
}

/// The tracks of the main board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// Life.
    pub life: LifeTrack,
    /// Data.
    pub data: Track,
    /// The spaces of the End token.
    pub end: Vec<String>,
}

/// A track of points.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Its lowest space.
    pub min: u8,
    /// Its highest space.
    pub max: u8,
    /// Where it begins.
    pub start: u8,
}

/// The track of Life, which begins elsewhere in games of each against all.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LifeTrack {
    /// Its lowest space.
    pub min: u8,
    /// Its highest space.
    pub max: u8,
    /// Where it begins.
    pub start: u8,
    /// Where it begins in games of each against all.
    pub start_each_against_all: u8,
}

/// Limits that are no track.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Fields of Space.
    pub space_fields: u8,
    /// Upgrade tokens on one card.
    pub upgrades_per_card: u8,
    /// The number of a Camera token.
    pub camera: u8,
    /// Turns per player without a change that end the game.
    pub quiet_turns_per_player: u8,
}

/// A number that differs in games of two against two.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerMode {
    /// In all other games.
    pub standard: u8,
    /// In games of two against two.
    pub alliances: u8,
}

/// The cards before the first turn, in four ways.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// The usual way.
    pub standard: Opening,
    /// Two against two.
    pub alliances: Opening,
    /// The beginners' game.
    pub beginner: Opening,
    /// The beginners' game, two against two.
    pub beginner_alliances: Opening,
}

/// The cards before the first turn.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Taken from the deck.
    pub cards: u8,
    /// Installed.
    pub installed: u8,
    /// Made pending.
    pub pending: u8,
}

/// Arrangements of the sectors: sector ids, `first_home` and `second_home`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rings {
    /// Two players.
    pub standard: Vec<String>,
    /// Two against two.
    pub alliances: Vec<String>,
    /// One player against Pandora.
    pub pandora: Vec<String>,
    /// A free ring in which the first seat has little advantage.
    pub even: Vec<String>,
}

/// The file `vocabulary.json` of Theseus.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TheseusVocabulary {
    /// The game.
    pub game: String,
    /// The file, without its ending.
    pub file: String,
    /// The version of the schema.
    pub schema: u32,
    /// Words of the effect texts.
    pub definitions: Words,
    /// Attacks.
    pub attack_kinds: Words,
    /// Ways to take over cards.
    pub takeover_kinds: Words,
    /// Types of cards.
    pub card_kinds: Vec<String>,
    /// What a Duplicate may do.
    pub duplicate_kinds: Words,
    /// What makes cards work.
    pub triggers: Words,
    /// Modes of the game.
    pub game_modes: Words,
    /// What the fields of a card mean.
    pub card_fields: BTreeMap<String, String>,
}
