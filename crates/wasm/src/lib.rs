//! A table in a browser, for play without a server: one person, any number of their seats, bots on the others.
//!
//! The page says and hears exactly what it would over a socket; time and random bytes come from it, and it keeps what must last.

mod local;

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

    /// Goes on with a table that was saved; `me` is the person on this device.
    pub fn load(snapshot: &[u8], me: &str, now: f64) -> Result<Engine, JsError> {
        Ok(Self(Local::load(snapshot, me, millis(now))?))
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

/// Times in a browser are floating-point milliseconds.
fn millis(now: f64) -> protocol::Millis {
    now as protocol::Millis
}
