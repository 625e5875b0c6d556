//! A table in a browser, for play without a server: one person, any number of their seats, bots on the others.
//!
//! The page says and hears exactly what it would over a socket; time and random bytes come from it, and it keeps what must last.

mod local;
mod replay;

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use local::Local;

/// A table of this device.
#[wasm_bindgen]
pub struct Engine(Local);

#[wasm_bindgen]
impl Engine {
    /// Opens a table; `new` is JSON, see `local::New`.
    pub fn open(new: &str, now: f64) -> Result<Engine, JsError> {
        Ok(Self(Local::open(new, millis(now))?))
    }

    /// Puts a journal on a table; `new` as for a new table, without an agreement.
    pub fn import(new: &str, journal: &str, now: f64) -> Result<Engine, JsError> {
        Ok(Self(Local::import(new, journal, millis(now))?))
    }

    /// Goes on with a table of this device: from its snapshot, or from all its records if that cannot be read. `me` is JSON, see
    /// `local::Me`.
    pub fn load(snapshot: &[u8], records: Vec<String>, me: &str, now: f64) -> Result<Engine, JsError> {
        Ok(Self(Local::load(snapshot, &records, me, millis(now))?))
    }

    /// Another table on which the same people sit.
    pub fn again(&mut self, id: &str, now: f64) -> Result<Engine, JsError> {
        Ok(Self(self.0.again(id, millis(now))?))
    }

    /// Takes a message of the page and answers with those of the table. `random` is used up when a game starts.
    pub fn hear(&mut self, message: &str, now: f64, random: &[u8]) -> Vec<String> {
        self.0.hear(message, millis(now), random)
    }

    /// Does what is due by now; what it leads to is answered like a message.
    pub fn tick(&mut self, now: f64) -> Vec<String> {
        self.0.tick(millis(now))
    }

    /// When something is due by itself.
    pub fn wake(&self) -> Option<f64> {
        self.0.wake().map(|at| at as f64)
    }

    pub fn snapshot(&self) -> Vec<u8> {
        self.0.snapshot()
    }

    /// How the table stands, as JSON: a line of the list of games.
    pub fn summary(&self) -> String {
        self.0.summary()
    }

    /// The records made since they were last taken, each one a line of JSON.
    pub fn take_records(&mut self) -> Vec<String> {
        self.0.take_records()
    }
}

/// The journal that the records of a table tell.
#[wasm_bindgen]
pub fn journal(records: Vec<String>) -> Result<String, JsError> {
    Ok(local::journal(&records)?)
}

/// A game seen again, frame by frame.
#[wasm_bindgen]
pub struct Replay(replay::Replay);

#[wasm_bindgen]
impl Replay {
    pub fn of(records: Vec<String>) -> Result<Replay, JsError> {
        Ok(Self(replay::Replay::of(&records)?))
    }

    pub fn of_journal(journal: &str) -> Result<Replay, JsError> {
        Ok(Self(replay::Replay::of_journal(journal)?))
    }

    pub fn frames(&self) -> u32 {
        self.0.frames()
    }

    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// A frame as JSON: as a seat saw it, as spectators did, or (of a game that is over) with nothing hidden.
    pub fn frame(&mut self, number: u32, eyes: &str) -> Result<String, JsError> {
        Ok(self.0.frame(number, eyes)?)
    }
}

/// Times in a browser are floating-point milliseconds.
fn millis(now: f64) -> protocol::Millis {
    now as protocol::Millis
}
