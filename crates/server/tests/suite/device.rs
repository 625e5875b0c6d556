//! A device at a table: what a client makes of the messages it gets.

use futures_util::{SinkExt, StreamExt};
use kernel::chance::Pcg32;
use protocol::TableId;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use testkit::patch;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::house::token;

/// Nothing here takes longer.
const LONG: Duration = Duration::from_secs(20);
/// Spectators are kept as this seat.
pub const SPECTATOR: u64 = 99;

/// What is known of one seat, or as a spectator.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    pub view: Value,
    pub events: Vec<Value>,
    pub pending: Value,
    pub turn: u64,
    pub may_undo: bool,
    pub updates: usize,
}

pub type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens a socket and says nothing yet.
pub async fn dial(address: SocketAddr, table: TableId) -> Line {
    // Small messages are sent at once, as the server does; otherwise each waits 40 ms for the one before to be acknowledged.
    let (line, _) = tokio_tungstenite::connect_async_with_config(format!("ws://{address}/{table}"), None, true).await.expect("a socket");
    line
}

pub struct Device {
    pub person: u8,
    pub role: &'static str,
    line: Option<Line>,
    next: u32,
    pub info: Value,
    pub you: Value,
    pub known: BTreeMap<u64, Known>,
    pub said: Vec<Value>,
    pub pinged: Vec<Value>,
    pub farewell: Option<String>,
    /// Every message as it came.
    pub heard: Vec<String>,
}

impl Device {
    pub fn new(person: u8, role: &'static str) -> Self {
        Self {
            person,
            role,
            line: None,
            next: 0,
            info: Value::Null,
            you: Value::Null,
            known: BTreeMap::new(),
            said: Vec::new(),
            pinged: Vec::new(),
            farewell: None,
            heard: Vec::new(),
        }
    }

    pub async fn player(person: u8, address: SocketAddr, table: TableId) -> Self {
        let mut device = Self::new(person, "player");
        device.connect(address, table).await;
        device
    }

    /// Connects, with what is known from before, and waits for the welcome.
    pub async fn connect(&mut self, address: SocketAddr, table: TableId) {
        self.dial(address, table).await;
        let before = self.heard.len();
        while self.heard.len() == before {
            assert!(self.hear(LONG).await, "a welcome");
        }
        assert!(self.heard[before].starts_with(r#"{"type":"welcome""#), "{}", self.heard[before]);
        self.sync().await;
    }

    /// Connects and says hello.
    pub async fn dial(&mut self, address: SocketAddr, table: TableId) {
        let mut line = dial(address, table).await;
        let seen: Vec<Value> = self
            .known
            .iter()
            .filter(|(number, _)| **number != SPECTATOR)
            .map(|(number, known)| json!({ "seat": number, "events": known.events.len(), "turn": known.turn }))
            .collect();
        let hello = json!({ "type": "hello", "protocol": 1, "token": token(self.person).reveal(), "role": self.role, "seen": seen });
        line.send(Message::text(hello.to_string())).await.expect("hello");
        self.line = Some(line);
        self.farewell = None;
    }

    /// The cable is pulled: no farewell.
    pub fn cut(&mut self) {
        self.line = None;
    }

    pub async fn send(&mut self, message: Value) {
        let line = self.line.as_mut().expect("connected");
        line.send(Message::text(message.to_string())).await.expect("sent");
    }

    /// Sends a command without waiting for what becomes of it.
    pub async fn post(&mut self, command: Value) -> u32 {
        self.next += 1;
        let id = self.next;
        self.send(json!({ "type": "do", "id": id, "command": command })).await;
        id
    }

    /// Sends a command, hears everything until it is answered, and tells the answer.
    pub async fn tries(&mut self, command: Value) -> Value {
        let id = self.post(command).await;
        self.answer(id).await
    }

    pub async fn answer(&mut self, id: u32) -> Value {
        loop {
            let before = self.heard.len();
            assert!(self.hear(LONG).await, "no answer: {:?}", self.farewell);
            if let Some(text) = self.heard.get(before) {
                let message: Value = serde_json::from_str(text).expect("JSON");
                if message["id"] == json!(id) {
                    return message;
                }
            }
        }
    }

    pub async fn does(&mut self, command: Value) {
        let answer = self.tries(command.clone()).await;
        assert_eq!(answer["type"], "done", "{command}: {answer}");
    }

    /// The code with which a command is refused.
    pub async fn cannot(&mut self, command: Value) -> String {
        let answer = self.tries(command.clone()).await;
        assert_eq!(answer["type"], "refused", "{command}: {answer}");
        answer["refusal"]["code"].as_str().expect("a code").to_owned()
    }

    /// Hears everything that was sent before now: what is answered later comes later.
    pub async fn sync(&mut self) {
        self.send(json!({ "type": "alive" })).await;
        loop {
            let before = self.heard.len();
            assert!(self.hear(LONG).await, "no sign of life: {:?}", self.farewell);
            if self.heard.get(before).is_some_and(|text| text == r#"{"type":"alive"}"#) {
                self.heard.pop();
                return;
            }
        }
    }

    /// Hears one message, if one comes in time.
    pub async fn hear(&mut self, within: Duration) -> bool {
        let Some(line) = &mut self.line else { return false };
        match timeout(within, line.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => {
                self.take(text.as_str());
                true
            }
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => true,
            Ok(Some(Ok(_) | Err(_)) | None) => {
                self.line = None;
                false
            }
            Err(_) => false,
        }
    }

    /// Hears until something is so.
    pub async fn hears(&mut self, what: &str, mut wanted: impl FnMut(&Self) -> bool) {
        while !wanted(self) {
            assert!(self.hear(LONG).await, "not heard: {what}; {:?}", self.heard.last());
        }
    }

    /// Hears until the server closes the socket, and tells why it did.
    pub async fn until_closed(&mut self) -> Option<String> {
        while self.line.is_some() && self.hear(LONG).await {}
        assert!(self.line.is_none(), "still open");
        self.farewell.clone()
    }

    fn take(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).expect("JSON");
        match message["type"].as_str().expect("a type") {
            "welcome" => {
                self.info = message["table"].clone();
                self.you = message["you"].clone();
                self.said.clear();
            }
            "table" => self.info = message["table"].clone(),
            "update" => self.known.entry(message["seat"].as_u64().unwrap_or(SPECTATOR)).or_default().update(&message),
            "said" => self.said.push(message.clone()),
            "pinged" => self.pinged.push(message.clone()),
            "farewell" => self.farewell = message["refusal"]["code"].as_str().map(str::to_owned),
            "done" | "refused" | "reason" | "preview" | "alive" => {}
            other => panic!("unexpected: {other}"),
        }
        self.heard.push(text.to_owned());
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
    pub fn any_answer(&self, number: u64, dice: &mut Pcg32) -> Value {
        let pending = &self.seat(number).pending;
        let options = pending["options"].as_array().expect("options").len();
        json!({ "do": "answer", "seat": number, "turn": pending["turn"], "option": dice.next() as usize % options })
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
        self.turn = message["turn"].as_u64().expect("a turn");
        self.may_undo = message["may_undo"].as_bool().expect("yes or no");
    }
}
