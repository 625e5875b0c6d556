//! Games of this device seen again.

use host::{Eyes, ReplayError};
use kernel::Seat;

use crate::local::{Problem, read_records};

pub struct Replay(host::Replay);

impl Replay {
    pub fn of(records: &[String]) -> Result<Self, Problem> {
        Ok(Self(host::Replay::of(&read_records(records)?)?))
    }

    pub fn of_journal(journal: &str) -> Result<Self, Problem> {
        Ok(Self(host::Replay::of_journal(journal)?))
    }

    pub fn frames(&self) -> u32 {
        self.0.frames()
    }

    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    pub fn frame(&mut self, number: u32, eyes: &str) -> Result<String, Problem> {
        let eyes = match eyes {
            "spectator" => Eyes::Spectator,
            "all" if self.0.is_over() => Eyes::Everything,
            seat => Eyes::Seat(Seat::new(seat.parse().map_err(|_| ReplayError::NoGame(String::from("nobody has such eyes")))?)),
        };
        Ok(serde_json::to_string(&self.0.frame(number, eyes)?)?)
    }
}
