//! What a client makes of the messages it gets: views put together from changes, events in order, and the question at hand.

use kernel::chance::Pcg32;
use protocol::Command;
use protocol::message::{Role, Seen};
use serde_json::Value;
use std::collections::BTreeMap;
use testkit::patch;

use crate::party::{Party, seat};

/// What a client knows for one seat, or as a spectator.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    pub view: Value,
    pub events: Vec<Value>,
    pub pending: Value,
    pub turn: u32,
    pub waiting: Vec<u64>,
    pub may_undo: bool,
    pub updates: usize,
}

/// One device of one person.
#[derive(Clone, Debug)]
pub struct Client {
    pub id: u64,
    pub person: u8,
    pub role: Role,
    pub info: Value,
    /// By seat; spectators are kept as seat 99.
    pub known: BTreeMap<u64, Known>,
}

pub const SPECTATOR: u64 = 99;

impl Client {
    pub fn new(id: u64, person: u8, role: Role) -> Self {
        Self { id, person, role, info: Value::Null, known: BTreeMap::new() }
    }

    pub fn player(person: u8) -> Self {
        Self::new(u64::from(person) + 1, person, Role::Player)
    }

    /// Connects, with what is known from before.
    pub fn connect(&mut self, party: &mut Party) {
        let seen: Vec<Seen> = self
            .known
            .iter()
            .filter(|(number, _)| **number != SPECTATOR)
            .map(|(&number, known)| Seen { seat: seat(number as u8), events: known.events.len() as u32, turn: known.turn })
            .collect();
        for message in party.arrives_having(self.id, self.person, self.role, &seen) {
            self.take(&message);
        }
    }

    pub fn listen(&mut self, messages: &[Value]) {
        for message in messages {
            self.take(message);
        }
    }

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().expect("a type") {
            "welcome" | "table" => self.info = message["table"].clone(),
            "update" => {
                let number = message["seat"].as_u64().unwrap_or(SPECTATOR);
                self.known.entry(number).or_default().update(message);
            }
            other => panic!("unexpected: {other}"),
        }
    }

    pub fn phase(&self) -> &str {
        self.info["phase"].as_str().expect("a phase")
    }

    pub fn seat(&self, number: u64) -> &Known {
        &self.known[&number]
    }

    /// The seats that are asked.
    pub fn asked(&self) -> Vec<u64> {
        self.known.iter().filter(|(_, known)| !known.pending.is_null()).map(|(&number, _)| number).collect()
    }

    /// Any answer to a question.
    pub fn any_answer(&self, number: u64, dice: &mut Pcg32) -> Command {
        let options = self.seat(number).pending["options"].as_array().expect("options").len();
        self.option(number, dice.next() as usize % options)
    }

    pub fn option(&self, number: u64, option: usize) -> Command {
        let pending = &self.seat(number).pending;
        Command::Answer { seat: seat(number as u8), turn: pending["turn"].as_u64().expect("a turn") as u32, option: option as u16 }
    }
}

impl Known {
    fn update(&mut self, message: &Value) {
        self.updates += 1;
        let sight = &message["sight"];
        if let Some(whole) = sight.get("whole") {
            self.view = whole.clone();
        } else {
            assert!(!self.view.is_null(), "a change needs something to change: {message}");
            patch::apply(&mut self.view, sight["change"].as_array().expect("a patch")).expect("a patch that fits");
        }
        let from = message["from"].as_u64().expect("a number") as usize;
        assert!(from <= self.events.len(), "a gap in the events: {from} after {}", self.events.len());
        self.events.truncate(from);
        self.events.extend(message["events"].as_array().expect("events").iter().cloned());
        self.pending = message["pending"].clone();
        self.turn = message["turn"].as_u64().expect("a turn") as u32;
        self.waiting = message["waiting"].as_array().expect("seats").iter().filter_map(Value::as_u64).collect();
        self.may_undo = message["may_undo"].as_bool().expect("yes or no");
    }
}

/// People with a device each, at a table.
pub struct Room {
    pub party: Party,
    pub clients: Vec<Client>,
    pub dice: Pcg32,
}

impl Room {
    pub fn new(party: Party, persons: u8, seed: u64) -> Self {
        let clients = (0..persons).map(Client::player).collect();
        let mut room = Self { party, clients, dice: Pcg32::new(seed) };
        for index in 0..room.clients.len() {
            room.clients[index].connect(&mut room.party);
            room.deliver();
        }
        room
    }

    /// Everybody gets what was sent to them.
    pub fn deliver(&mut self) {
        for (to, text) in self.party.table.take_outgoing() {
            let message: Value = serde_json::from_str(&text).expect("JSON");
            for client in self.clients.iter_mut().filter(|client| client.id == to.0) {
                client.take(&message);
            }
        }
    }

    pub fn does(&mut self, person: u8, command: Command) {
        self.party.does(person, command);
        self.deliver();
    }

    pub fn passes(&mut self, milliseconds: i64) {
        self.party.passes(milliseconds);
        self.deliver();
    }

    /// Who could answer now: the place of the client and the seat.
    pub fn asked(&self) -> Vec<(usize, u64)> {
        self.clients.iter().enumerate().flat_map(|(index, client)| client.asked().into_iter().map(move |number| (index, number))).collect()
    }

    /// The next thing that happens: any answer of somebody who is asked, or what is due by itself.
    pub fn step(&mut self) -> bool {
        if !self.party.table.is_running() {
            return false;
        }
        let asked = self.asked();
        if asked.is_empty() {
            assert!(self.party.wakes(), "somebody is asked or something is due");
        } else {
            let (index, number) = asked[self.dice.next() as usize % asked.len()];
            let command = self.clients[index].any_answer(number, &mut self.dice);
            let person = self.clients[index].person;
            self.party.does(person, command);
        }
        self.deliver();
        true
    }

    /// Plays until something is so, or the game is over.
    pub fn play_until(&mut self, mut wanted: impl FnMut(&Self) -> bool) -> bool {
        while !wanted(self) {
            if !self.step() {
                return false;
            }
        }
        true
    }
}
