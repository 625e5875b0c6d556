//! What a bot is told, as it goes over the line. docs/bots.md describes every field.

use kernel::{Seat, Viewer};
use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};
use serde_json::Value;

use crate::games::Offered;

/// Raised when a bot written for the last version could misunderstand this one.
pub const PROTOCOL: u32 = 1;

/// A game begins.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Hello<'a, G: Offered> {
    pub r#type: &'static str,
    pub protocol: u32,
    pub game: &'static str,
    pub rules_version: u32,
    pub number: u64,
    pub games: u64,
    pub seat: usize,
    pub players: Vec<Seated<G>>,
    pub setup: &'a G::Setup,
    pub budget_ms: u64,
}

pub struct Seated<G: Offered> {
    pub seat: usize,
    /// What the seat plays, if that is agreed on before the game.
    pub part: Option<G::Part>,
    pub player: &'static str,
}

impl<G: Offered> Serialize for Seated<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &self.seat)?;
        if let Some(part) = self.part {
            map.serialize_entry(G::PART, G::part_id(part))?;
        }
        map.serialize_entry("player", self.player)?;
        map.end()
    }
}

/// A question to the bot.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Decision<'a, G: Offered> {
    pub r#type: &'static str,
    pub number: u64,
    pub seat: Seat,
    pub question: &'static str,
    pub prompt: String,
    pub options: Vec<Choosable<G>>,
    pub events: Vec<Told<G>>,
    pub view: &'a G::View,
    pub position: Value,
    pub budget_ms: u64,
}

#[derive(Serialize)]
#[serde(bound = "")]
pub struct Choosable<G: Offered> {
    pub index: usize,
    pub words: String,
    pub action: G::Action,
}

/// Something that has happened, as the seat may know it.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Told<G: Offered> {
    pub words: String,
    pub rule: &'static str,
    pub event: G::SeenEvent,
}

/// A game has ended.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Over<'a, G: Offered> {
    pub r#type: &'static str,
    pub number: u64,
    pub result: super::game::Fate,
    pub winners: Vec<usize>,
    pub ending: Option<&'static str>,
    pub problem: Option<&'a str>,
    pub events: Vec<Told<G>>,
    pub position: Value,
}

impl<'a, G: Offered> Decision<'a, G> {
    pub fn of(number: u64, seat: Seat, view: &'a G::View, options: &[G::Action], events: Vec<Seen<G>>, budget_ms: u64) -> Option<Self> {
        // Words are made from what the view shows, so that they cannot tell more than it does.
        let board = G::seen_board(view)?;
        let choice = G::seen_question(view)?;
        let say = |(index, action): (usize, &G::Action)| Choosable { index, words: G::say(action, &board), action: *action };
        Some(Self {
            r#type: "decision",
            number,
            seat,
            question: G::question(choice),
            prompt: G::prompt(choice, &board),
            options: options.iter().enumerate().map(say).collect(),
            events: tell(events, &board),
            view,
            position: G::seen_position(view),
            budget_ms,
        })
    }
}

/// A fact the bot has not been told yet.
pub struct Seen<G: Offered> {
    rule: &'static str,
    event: G::SeenEvent,
}

/// What a seat may know of what has just happened.
pub fn seen<G: Offered>(log: Vec<kernel::Entry<G::Event>>, seat: Seat) -> impl Iterator<Item = Seen<G>> {
    log.into_iter().filter_map(move |entry| Some(Seen { rule: entry.rule.as_str(), event: G::seen(&entry.event, Viewer::Seat(seat))? }))
}

pub fn tell<G: Offered>(events: Vec<Seen<G>>, board: &G::Board) -> Vec<Told<G>> {
    events.into_iter().map(|Seen { rule, event }| Told { words: G::tell(&event, board), rule, event }).collect()
}
