//! The boards of both Nemesis boxes: slots, corridors, technical networks and tracks.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Names, Provenance, Texts};

/// The file `board.json`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The game.
    pub game: String,
    /// The file, without its ending.
    pub file: String,
    /// The version of the schema.
    pub schema: u32,
    /// The size of our drawing, in which all positions lie.
    pub drawing: Drawing,
    /// How the data is to be read.
    pub conventions: Texts,
    /// The two sides.
    pub sides: Vec<Side>,
    /// The tracks.
    pub tracks: Vec<Track>,
    /// The escape pods of the ship.
    pub escape_pods: Option<EscapePods>,
    /// What lies on the board at the start.
    pub setup: Option<BoardSetup>,
    /// The rules cited.
    #[serde(default)]
    pub rules: Vec<String>,
}

impl Board {
    /// A track by its id.
    pub fn track(&self, id: &str) -> Option<(usize, &Track)> {
        self.tracks.iter().enumerate().find(|(_, track)| track.id == id)
    }
}

/// The size of the drawing.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// To the right.
    pub width: u32,
    /// Down.
    pub height: u32,
}

/// One side of the board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// `basic` or `alternate`.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// How it is told apart on the table.
    pub mark: Option<String>,
    /// The sectors of the base.
    #[serde(default)]
    pub sectors: Vec<Sector>,
    /// The buildings on the surface.
    #[serde(default)]
    pub buildings: Vec<Building>,
    /// The places of rooms.
    pub slots: Vec<Slot>,
    /// The corridors between them.
    pub corridors: Vec<Corridor>,
    /// The spaces of the technical corridors.
    pub technical_networks: Vec<Network>,
    /// The open-air places of the surface.
    #[serde(default)]
    pub crossroads: Vec<Crossroads>,
    /// The ways between them.
    #[serde(default)]
    pub paths: Vec<PathOnSurface>,
    /// The areas of the surface that take noise.
    #[serde(default)]
    pub areas: Vec<Area>,
    /// Where escape pods lie.
    #[serde(default)]
    pub pod_fields: Vec<PodField>,
    /// Tiles with a fixed slot.
    #[serde(default)]
    pub fixed_rooms: BTreeMap<String, String>,
    /// The way out of the base.
    pub exit: Option<Exit>,
    /// The spaces of the cargo pods.
    #[serde(default)]
    pub pod_spaces: Vec<PodSpace>,
    /// Spaces for cards and tokens.
    #[serde(default)]
    pub other_spaces: BTreeMap<String, PlaceOnBoard>,
    /// Where characters begin, by origin.
    #[serde(default)]
    pub start_rooms: BTreeMap<String, String>,
    /// How many slots of each kind there are.
    #[serde(default)]
    pub slot_counts: BTreeMap<String, u32>,
    /// Where the surface exploration tokens lie.
    #[serde(default)]
    pub surface_exploration_tokens_on: Vec<String>,
    /// What holds on this side.
    #[serde(default)]
    pub conventions: Texts,
    /// Our binding readings.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// Remarks.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Where the side as a whole comes from.
    #[serde(default)]
    pub provenance: Provenance,
}

/// A sector of the base.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// Its id.
    pub id: String,
    /// Where its power token lies.
    pub power_slot: PlaceOnBoard,
    /// What belongs to it.
    pub includes: Option<String>,
}

/// A building on the surface.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Its id.
    pub id: String,
    /// Its slots.
    pub slots: Vec<String>,
    /// The slot with its exit.
    pub exit_room: String,
    /// The numbers of its areas.
    pub areas: Vec<u8>,
}

/// A place on the drawing.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceOnBoard {
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
    /// The slot it lies beside.
    pub next_to: Option<String>,
}

/// A place of a room.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Its id on this side.
    pub id: String,
    /// The printed number.
    pub number: u8,
    /// `room_1`, `room_2` for face-down tiles; other kinds name their room.
    pub kind: String,
    /// The room that always lies here.
    pub room: Option<String>,
    /// Its sector, in the base.
    pub sector: Option<String>,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
    /// The entrance to the technical corridors.
    pub technical_entrance: Option<Entrance>,
    /// Whether a tile here has an item counter.
    pub has_item_counter: Option<bool>,
    /// Whether it is explored from the start.
    pub explored_at_start: Option<bool>,
    /// Whether its tile lies face up from the start.
    pub tile_face_up_at_start: Option<bool>,
    /// Whether it is an exit room.
    pub exit_room: Option<bool>,
    /// The sectors it lies between.
    #[serde(default)]
    pub between_sectors: Vec<String>,
    /// Whether it never has light.
    pub always_dark: Option<bool>,
    /// `underground` or `building`.
    pub environment: Option<String>,
    /// Its building.
    pub building: Option<String>,
    /// The numbers of the areas it opens to.
    #[serde(default)]
    pub area_numbers: Vec<u8>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// Remarks on that.
    #[serde(default)]
    pub provenance_notes: BTreeMap<String, String>,
}

/// An entrance to the technical corridors.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrance {
    /// Into which network.
    pub network: String,
    /// Its numbers.
    pub numbers: Vec<u8>,
}

/// A corridor; it bears the same numbers at both ends.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corridor {
    /// Its id on this side.
    pub id: String,
    /// The two slots.
    pub between: (String, String),
    /// Its numbers.
    pub numbers: Vec<u8>,
    /// Whether another one joins the same slots.
    #[serde(default)]
    pub twin: bool,
    /// Its sector, in the base.
    pub sector: Option<String>,
    /// Whether noise in it is rolled with the die of the surface.
    pub surface_die: Option<bool>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// A space of technical corridors.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Network {
    /// Its id on this side.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
    /// How many noise markers it holds.
    pub noise_capacity: Option<u8>,
    /// The slots that open to it.
    pub entrances: Vec<String>,
    /// How it works.
    #[serde(default)]
    pub effect: Vec<String>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// An open-air place of the surface.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crossroads {
    /// Its id on this side.
    pub id: String,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
    /// What it lies near.
    pub near: String,
    /// Always `crossroads`.
    pub kind: String,
    /// Always `surface`.
    pub environment: String,
    /// Its sector, if it had one.
    pub sector: Option<String>,
    /// Whether it never has light.
    pub always_dark: bool,
    /// Whether fire cannot burn there.
    pub no_fire: bool,
    /// Whether nothing can break there.
    pub no_malfunction: bool,
    /// The numbers of its areas.
    pub connected_areas: Vec<u8>,
    /// Whether an exploration token lies there.
    pub surface_exploration_token: bool,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// A way over the surface.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathOnSurface {
    /// Its id on this side.
    pub id: String,
    /// Its two ends.
    pub between: (String, String),
    /// Whether it bears a number.
    pub numbered: bool,
    /// Whether noise can lie there.
    pub holds_noise: bool,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// An area of the surface.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its id on this side.
    pub id: String,
    /// Its number.
    pub number: u8,
    /// The building it belongs to.
    pub building: Option<String>,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
    /// How many noise markers it holds.
    pub noise_capacity: u8,
    /// What it is like.
    pub behaves_like: String,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// Where escape pods of a section lie.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodField {
    /// `A` or `B`.
    pub section: String,
    /// How many pods fit.
    pub pods_max: u8,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// The way out of the base.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exit {
    /// The slots with an exit.
    pub slots: Vec<String>,
    /// Where the rover begins.
    pub rover_start: PlaceOnBoard,
    /// The gate.
    pub main_gate: MainGate,
    /// The bunker.
    pub bunker: ExitPlace,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// The main gate.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MainGate {
    /// `closed` or `open`.
    pub starts: String,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
}

/// The bunker at the end of the way.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExitPlace {
    /// Its id.
    pub id: String,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
}

/// The space of a cargo pod.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodSpace {
    /// Its id.
    pub id: String,
    /// `A`, `B` or `C`.
    pub letter: String,
    /// To the right.
    pub x: u32,
    /// Down.
    pub y: u32,
}

/// A track of the board.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Its id.
    pub id: String,
    /// Its spaces in the order of play.
    pub spaces: Vec<Space>,
    /// The label where the marker begins.
    pub start: String,
    /// The side the token begins with.
    pub start_side: Option<String>,
    /// The label from which on the way out is open.
    pub opens_at: Option<String>,
    /// The label from which on nothing stops it.
    pub irreversible_at: Option<String>,
    /// Where the power drops.
    #[serde(default)]
    pub power_thresholds: Vec<PowerThreshold>,
    /// The numbers of the spaces that take a launch token.
    #[serde(default)]
    pub css_token_slots: Vec<u8>,
    /// How it works.
    #[serde(default)]
    pub conventions: Texts,
    /// Our binding readings.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// Remarks.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// Remarks on that.
    #[serde(default)]
    pub provenance_notes: BTreeMap<String, String>,
}

/// A space of a track.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// What is printed on it.
    pub label: String,
    /// Its number, where labels are no numbers.
    pub number: Option<u8>,
    /// Its colour.
    pub colour: Option<String>,
    /// Whether the way out is open while the marker stands here.
    pub open: Option<bool>,
    /// Whether the countdown may still be stopped here.
    pub can_be_stopped: Option<bool>,
    /// Whether a launch token lies here.
    pub css_token_slot: Option<bool>,
    /// Whether the game ends here.
    #[serde(rename = "final")]
    pub is_final: Option<bool>,
    /// To the right.
    pub x: Option<u32>,
    /// Down.
    pub y: Option<u32>,
}

/// A line between two spaces of the time track.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerThreshold {
    /// From the first number to the second.
    pub crossing: (u8, u8),
    /// `red` or `blue`.
    pub colour: String,
    /// How many symbols are printed.
    pub symbols: u8,
}

/// The escape pods of the ship.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EscapePods {
    /// How many tokens there are.
    pub total: u32,
    /// How many characters one takes.
    pub seats_per_pod: u8,
    /// `locked` or `unlocked`.
    pub start_state: String,
    /// How many are in play, by the number of players.
    pub count_by_players: BTreeMap<String, u32>,
    /// How they are placed.
    pub conventions: Texts,
    /// Where sources disagree.
    #[serde(default)]
    pub disputes: Vec<String>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// What lies on the board at the start.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSetup {
    /// Where the characters begin.
    pub characters_start: String,
    /// Where the first corpse lies.
    pub blue_corpse_start: String,
    /// How tiles, tokens and cards are laid out.
    pub conventions: Texts,
    /// Where it comes from.
    pub provenance: Provenance,
}
