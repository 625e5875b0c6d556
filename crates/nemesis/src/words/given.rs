//! A position, or a setup, read from words.

mod box_of_parts;
mod crew;
mod objectives;
mod table;

use super::names::{read_character, read_seat};
use crate::board::{Board, IntruderPlayer, Whereabouts};
use crate::generated::crew::Character;
use crate::generated::ship::BoardSide;
use crate::procedures::event_phase::{self, EventPhase};
use crate::procedures::intruder_turn::IntruderTurn;
use crate::procedures::rounds::{Rounds, Stage};
use crate::procedures::turn::Turn;
use crate::setup::{Mode, Setup};
use crate::{State, Step, census, start};
use kernel::{Seat, WordError};
use serde_json::{Map, Value};

type Table = Map<String, Value>;
type Read<T> = Result<T, WordError>;

fn wrong<T>(key: &str, problem: impl Into<String>) -> Read<T> {
    Err(WordError::new(key, problem))
}

fn text<'a>(key: &str, value: &'a Value) -> Read<&'a str> {
    value.as_str().map_or_else(|| wrong(key, "text is expected"), Ok)
}

fn truth(key: &str, value: &Value) -> Read<bool> {
    value.as_bool().map_or_else(|| wrong(key, "true or false is expected"), Ok)
}

fn number(key: &str, value: &Value, range: std::ops::RangeInclusive<u8>) -> Read<u8> {
    match value.as_u64().and_then(|number| u8::try_from(number).ok()) {
        Some(number) if range.contains(&number) => Ok(number),
        _ => wrong(key, format!("a number from {} to {} is expected", range.start(), range.end())),
    }
}

fn texts<'a>(key: &str, value: &'a Value) -> Read<Vec<&'a str>> {
    let Some(items) = value.as_array() else { return wrong(key, "a list is expected") };
    items.iter().map(|item| text(key, item)).collect()
}

fn table<'a>(key: &str, value: &'a Value) -> Read<&'a Table> {
    value.as_object().map_or_else(|| wrong(key, "a table is expected"), Ok)
}

/// Something that was understood, or a complaint about the word.
fn known<T>(key: &str, what: &str, word: &str, it: Option<T>) -> Read<T> {
    it.map_or_else(|| wrong(key, format!("there is no {what} \"{word}\"")), Ok)
}

fn seat(key: &str, value: &Value, board: &Board) -> Read<Seat> {
    let name = text(key, value)?;
    known(key, "player", name, read_seat(name, board))
}

fn mode(given: &Table, players: usize) -> Read<Mode> {
    match given.get("mode").map(|value| text("mode", value)).transpose()? {
        None => Ok(if players == 1 { Mode::Solo } else { Mode::SemiCooperative }),
        Some(name) => {
            let mode = Mode::ALL.into_iter().find(|&mode| super::position::mode_name(mode) == name);
            known("mode", "mode", name, mode)
        }
    }
}

/// What the players have agreed on. A given position may ask for a takeover that its mode never offers (N-RULING-173).
fn agreement(given: &Table, players: usize) -> Read<Setup> {
    let side = match given.get("side") {
        None => Setup::standard_side(),
        Some(value) => {
            let name = text("side", value)?;
            known("side", "side", name, BoardSide::from_id(name))?
        }
    };
    let setup = Setup { players: u8::try_from(players).unwrap_or(u8::MAX), mode: mode(given, players)?, side, takeover: false };
    setup.check().or_else(|error| wrong("players", error.to_string()))?;
    let takeover = given.get("takeover").map(|value| truth("takeover", value)).transpose()?.unwrap_or(false);
    Ok(Setup { takeover, ..setup })
}

/// The agreement of a scenario that begins with the real setup.
pub fn setup(given: &Table) -> Read<Setup> {
    if let Some(key) = given.keys().find(|key| !["players", "mode", "side", "takeover"].contains(&key.as_str())) {
        return wrong(key, "is not known with start = \"setup\"");
    }
    let Some(players) = given.get("players") else { return wrong("players", "is missing") };
    let setup = agreement(given, number("players", players, 1..=5)?.into())?;
    setup.check().or_else(|error| wrong("takeover", error.to_string()))?;
    Ok(setup)
}

fn characters(given: &Table) -> Read<Vec<Character>> {
    let Some(value) = given.get("players") else { return wrong("players", "is missing") };
    let mut characters = Vec::new();
    for name in texts("players", value)? {
        let character = known("players", "Character", name, read_character(name))?;
        if characters.contains(&character) {
            return wrong("players", format!("the {name} plays twice"));
        }
        characters.push(character);
    }
    Ok(characters)
}

/// A given position, about to go on.
pub fn position(given: &Table) -> Read<State> {
    let characters = characters(given)?;
    let mut board = start::table(&agreement(given, characters.len())?);
    for (seat, &character) in board.seats().zip(&characters) {
        board.member_mut(seat).character = Some(character);
    }
    board.contact = given.get("contact").map(|value| truth("contact", value)).transpose()?.unwrap_or(true);
    board.first = given.get("first").map(|value| seat("first", value, &board)).transpose()?.unwrap_or_default();
    if let Some(value) = given.get("intruder_player") {
        let player = IntruderPlayer { seat: seat("intruder_player", value, &board)?, ..IntruderPlayer::default() };
        board.intruder_player = Some(player);
    }
    for key in given.keys().filter(|key| read_character(key).is_some()) {
        if read_seat(key, &board).is_none() {
            return wrong(key, "does not play in this scenario");
        }
    }
    crew::read(given, &mut board)?;
    objectives::read(given, &mut board)?;
    table::read(given, &mut board)?;
    box_of_parts::close(given, &mut board)?;
    census::census(&board).or_else(|problem| wrong("given", problem))?;
    begin(given, board)
}

/// What runs first.
fn begin(given: &Table, mut board: Board) -> Read<State> {
    board.round = board.ship.time + 1;
    let turn = given.get("turn").map(|value| seat("turn", value, &board)).transpose()?.unwrap_or(board.first);
    board.active = turn;
    let phase = given.get("phase").map(|value| text("phase", value)).transpose()?.unwrap_or("turn");
    let actions = crew::actions(given, turn, &board)?;
    let events = |stage: event_phase::Stage| vec![Rounds::at(Stage::Begin).into(), EventPhase::from(stage).into()];
    let steps: Vec<Step> = match phase {
        "turn" => {
            let mut steps = vec![Rounds::after_turn_of(turn, &board).into()];
            if board.is_active(turn) {
                steps.push(Turn::with_actions(turn, actions).into());
            } else if board.plays_intruders(turn) {
                steps.push(IntruderTurn::of(turn).into());
            }
            steps
        }
        "round" => {
            // The round that begins is the one of the Time marker.
            board.round -= 1;
            vec![Rounds::at(Stage::Begin).into()]
        }
        "passed" => vec![Rounds::at(Stage::AllPassed).into()],
        "time" => events(event_phase::Stage::Time),
        "attack" => events(event_phase::Stage::Attack),
        "fire" => events(event_phase::Stage::Fire),
        "event" => events(event_phase::Stage::Event),
        "development" => events(event_phase::Stage::Development),
        other => return wrong("phase", format!("there is no phase \"{other}\"")),
    };
    for seat in board.seats() {
        let out = !board.is_active(seat) || !matches!(phase, "turn" | "round");
        board.member_mut(seat).passed |= out;
    }
    match State::resume(board, &steps) {
        Some(state) => Ok(state),
        None => wrong("phase", "too much is going on"),
    }
}

/// Whether a Character is out for good, as far as its own table or the role of its player tells.
fn is_dead(seat: Seat, board: &Board) -> bool {
    board.member(seat).place == Whereabouts::Dead
}
