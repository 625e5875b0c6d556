//! What a bot is told, as it goes over the line. docs/bots.md describes every field.

use kernel::{Game, Seat, Viewer, Words};
use serde::Serialize;
use serde_json::Value;
use theseus::{Action, Board, Event, Setup, State, Theseus, View};

/// Raised when a bot written for the last version could misunderstand this one.
pub const PROTOCOL: u32 = 1;

/// A game begins.
#[derive(Serialize)]
pub struct Hello<'a> {
    pub r#type: &'static str,
    pub protocol: u32,
    pub game: &'static str,
    pub rules_version: u32,
    pub number: u64,
    pub games: u64,
    pub seat: usize,
    pub players: Vec<Seated>,
    pub setup: &'a Setup,
    pub budget_ms: u64,
}

#[derive(Serialize)]
pub struct Seated {
    pub seat: usize,
    pub faction: &'static str,
    pub player: &'static str,
}

/// A question to the bot.
#[derive(Serialize)]
pub struct Decision<'a> {
    pub r#type: &'static str,
    pub number: u64,
    pub seat: Seat,
    pub question: &'static str,
    pub prompt: String,
    pub options: Vec<Choosable>,
    pub events: Vec<Told>,
    pub view: &'a View,
    pub position: Value,
    pub budget_ms: u64,
}

#[derive(Serialize)]
pub struct Choosable {
    pub index: usize,
    pub words: String,
    pub action: Action,
}

/// Something that has happened, as the seat may know it.
#[derive(Serialize)]
pub struct Told {
    pub words: String,
    pub rule: &'static str,
    pub event: Event,
}

/// A game has ended.
#[derive(Serialize)]
pub struct Over<'a> {
    pub r#type: &'static str,
    pub number: u64,
    pub result: super::game::Fate,
    pub winners: Vec<usize>,
    pub ending: Option<&'static str>,
    pub problem: Option<&'a str>,
    pub events: Vec<Told>,
    pub position: Value,
}

impl<'a> Decision<'a> {
    pub fn of(number: u64, seat: Seat, view: &'a View, options: &[Action], events: Vec<Seen>, budget_ms: u64) -> Option<Self> {
        // Words are made from what the view shows, so that they cannot tell more than it does.
        let board = view.board()?;
        let choice = &view.question.as_ref()?.choice;
        let say = |(index, action): (usize, &Action)| Choosable { index, words: Theseus::say(action, &board), action: *action };
        Some(Self {
            r#type: "decision",
            number,
            seat,
            question: Theseus::question(choice),
            prompt: Theseus::prompt(choice, &board),
            options: options.iter().enumerate().map(say).collect(),
            events: tell(events, &board),
            view,
            position: Theseus::seen_position(view),
            budget_ms,
        })
    }
}

/// A fact the bot has not been told yet.
pub struct Seen {
    rule: &'static str,
    event: Event,
}

/// What a seat may know of what has just happened.
pub fn seen(log: Vec<kernel::Entry<Event>>, seat: Seat) -> impl Iterator<Item = Seen> {
    log.into_iter()
        .filter_map(move |entry| Some(Seen { rule: entry.rule.as_str(), event: Theseus::seen(&entry.event, Viewer::Seat(seat))? }))
}

pub fn tell(events: Vec<Seen>, board: &Board) -> Vec<Told> {
    events.into_iter().map(|Seen { rule, event }| Told { words: Theseus::tell(&event, board), rule, event }).collect()
}

/// The view of a seat.
pub fn view(state: &State, seat: Seat) -> View {
    Theseus::view(state, Viewer::Seat(seat))
}
