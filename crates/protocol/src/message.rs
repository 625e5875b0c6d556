//! What is said over the socket of a table: one JSON object a message.

use crate::preview::Preview;
use crate::table::{Settings, StandingOrders, TableInfo};
use crate::{AnySetup, Millis, PersonId};
use bots::BotName;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// From a client. The first message of a socket is `hello`; everything later is a command with a number chosen by the client,
/// which comes back in `done` or `refused`.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    Hello {
        protocol: u32,
        /// Who one is; a browser has a cookie instead. Never part of an address.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        token: Option<String>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        role: Role,
        /// How many events of each held seat were received before the connection was lost, to be told what happened since.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        seen: Vec<Seen>,
    },
    Do {
        id: u32,
        command: Command,
    },
    /// Answered with `alive`.
    Alive,
}

/// As whom a socket is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// For the seats one holds, or as a spectator when one holds none.
    #[default]
    Player,
    Spectator,
    /// A shared screen in the same room as the players: what spectators see, at once. Only those who sit here may open one.
    Screen,
}

/// How far a device has followed the events of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    pub seat: Seat,
    pub events: u32,
    /// The turn of the last update received: what was taken back since is told anew.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub turn: u32,
}

/// What somebody wants of a table.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    // While people gather.
    Sit {
        seat: Seat,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: Option<String>,
    },
    Stand {
        seat: Seat,
    },
    SeatBot {
        seat: Seat,
        bot: BotName,
    },
    Agree {
        agreed: AnySetup,
    },
    Settle {
        settings: Settings,
    },
    Rename {
        name: String,
    },
    Start,
    // At any time.
    HandOver {
        to: PersonId,
    },
    /// Frees a seat while people gather; a bot plays on later.
    Kick {
        seat: Seat,
    },
    Abandon,
    // While the game runs.
    /// Takes an option by its place in the list; `turn` is that of the question, so that no answer is ever taken twice.
    Answer {
        seat: Seat,
        turn: u32,
        option: u16,
    },
    /// An answer in full. One that is not among the options is refused with the rule that forbids it.
    Act {
        seat: Seat,
        turn: u32,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Why an answer is not possible; changes nothing.
    WhyNot {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    Claim {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        claim: Value,
    },
    /// Takes back one's last step; `turn` is that of the last update, so that nothing is ever taken back twice.
    Undo {
        seat: Seat,
        turn: u32,
    },
    AgreeToUndo {
        seat: Seat,
        yes: bool,
    },
    Order {
        seat: Seat,
        orders: StandingOrders,
    },
    Concede {
        seat: Seat,
    },
    /// Gives the seat to a bot until it is taken back.
    Cover {
        seat: Seat,
    },
    TakeBack {
        seat: Seat,
    },
    Rematch {
        seat: Seat,
    },
    // Talk.
    Say {
        text: String,
    },
    /// A ready-made phrase, shown to each reader in their language.
    Phrase {
        phrase: String,
    },
    /// Points at something on the board.
    Ping {
        at: String,
    },
    /// What an option would lead to for all the seat knows; changes nothing.
    Preview {
        seat: Seat,
        turn: u32,
        option: u16,
    },
}

/// Who or what gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum By {
    Person,
    Bot,
    /// The table, because there was nothing else to answer.
    Forced,
    /// A standing order.
    Order,
    /// A bot, because the time was up.
    Clock,
}

/// Something that happened, as one viewer sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Happened {
    pub rule: &'static str,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub event: Box<RawValue>,
    /// The sentence in English; clients with words of their own build it from the event.
    pub text: String,
}

/// An answer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answer {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: Box<RawValue>,
    /// The answer in words, in English.
    pub text: String,
}

/// A possible answer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Box<RawValue>,
    /// The answer in words, in English.
    pub text: String,
    /// Whether it decides something for good; not there when it does not.
    #[serde(skip_serializing_if = "is_no")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub is_final: bool,
    /// How many cards it costs; not there when it costs none.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub cost: u8,
}

fn is_no(it: &bool) -> bool {
    !it
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

/// What a seat has to decide.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pending {
    /// Which question it is; to be named with the answer.
    pub turn: u32,
    /// The kind of the question, such as `room`.
    pub kind: &'static str,
    pub prompt: String,
    pub options: Vec<Offered>,
    /// Whether it is asked in case one wants to interfere.
    pub window: bool,
    /// When the question is answered without this seat, if it ever is.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<Millis>,
}

/// The view of a seat, whole or as a change of the last one.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    Whole(#[cfg_attr(feature = "ts", ts(type = "unknown"))] Box<RawValue>),
    /// A JSON Patch (RFC 6902) against the last view sent for this seat.
    Change(
        #[cfg_attr(feature = "ts", ts(type = "Array<{ op: \"add\" | \"remove\" | \"replace\", path: string, value?: unknown }>"))]
        Box<RawValue>,
    ),
}

/// Everything one viewer is told of one step of the game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The seat it is for; `null` for spectators.
    pub seat: Option<Seat>,
    /// How often the game has changed: it only ever grows, also when steps are taken back.
    pub turn: u32,
    pub sight: Sight,
    /// The place in this viewer's own list of events from which `events` counts. Less than what was sent before: those later are
    /// taken back. More: those in between are not at hand here, a replay has them.
    pub from: u32,
    pub events: Vec<Happened>,
    /// Seats that have to decide.
    pub waiting: Vec<Seat>,
    pub pending: Option<Pending>,
    /// Whether this seat may take back its last step at once.
    pub may_undo: bool,
    pub orders: Option<StandingOrders>,
}

/// From the table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromTable {
    Welcome {
        protocol: u32,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: Millis,
        you: Option<PersonId>,
        seats: Vec<Seat>,
        role: Role,
        /// How long, before a game, the host may be away until somebody who sits there can become the host.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        host_away: Millis,
        table: Box<TableInfo>,
    },
    Table {
        table: Box<TableInfo>,
    },
    Update(Box<Update>),
    Done {
        id: u32,
    },
    Refused {
        id: u32,
        refusal: Refusal,
    },
    /// The answer to `why_not`.
    Reason {
        id: u32,
        refusal: Refusal,
    },
    Said(Said),
    Pinged {
        by: Seat,
        at: String,
    },
    Alive,
    /// The connection ends, and why.
    Farewell {
        refusal: Refusal,
    },
    /// The answer to `preview`.
    Preview {
        id: u32,
        preview: Box<Preview>,
    },
}

/// Something said at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    pub number: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
    pub by: PersonId,
    pub name: String,
    pub text: Option<String>,
    pub phrase: Option<String>,
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[error("{reason}")]
pub struct Refusal {
    pub code: RefusalCode,
    /// The rule that forbids it, when a rule does.
    pub rule: Option<String>,
    /// In English; clients have words of their own for each code.
    pub reason: String,
}

impl Refusal {
    pub fn new(code: RefusalCode, reason: impl Into<String>) -> Self {
        Self { code, rule: None, reason: reason.into() }
    }
}

impl From<kernel::Refusal> for Refusal {
    fn from(refusal: kernel::Refusal) -> Self {
        Self { code: RefusalCode::Rule, rule: Some(refusal.rule.to_string()), reason: refusal.reason }
    }
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// The message cannot be read.
    Malformed,
    /// Another version of the protocol.
    Protocol,
    /// Who one is cannot be told.
    Unknown,
    /// One is not allowed to.
    Forbidden,
    NoSuchTable,
    /// There is nothing else of this name either.
    Missing,
    /// Somebody else has this login already.
    Taken,
    SeatTaken,
    /// The seat is not one's own.
    NotYourSeat,
    /// One is the host, or sits or sat elsewhere in this game: another seat would show another hand.
    HadPart,
    /// The table is at another point: gathering, playing, over.
    WrongPhase,
    /// Seats are still free.
    NotReady,
    /// The seat is not asked.
    NotAsked,
    /// The question was answered already, or another is asked.
    Stale,
    Rule,
    /// Something was rolled, drawn or shown since, or others have acted.
    NoUndo,
    TooMuch,
    TooLarge,
    Frozen,
    /// Try again soon.
    Unavailable,
    /// The socket was too slow to take what was sent.
    TooSlow,
    ShuttingDown,
}

#[cfg(test)]
mod tests {
    use super::{Command, FromClient, Role, Seen};
    use kernel::Seat;
    use serde_json::json;

    #[test]
    fn commands_are_read_as_they_are_documented() {
        let answer = json!({ "type": "do", "id": 7, "command": { "do": "act", "seat": 1, "turn": 3, "action": { "room": 7 } } });
        let Ok(FromClient::Do { id: 7, command: Command::Act { seat, turn: 3, action } }) = serde_json::from_value(answer) else {
            panic!("an answer in full")
        };
        assert_eq!((seat, action), (Seat::new(1), json!({ "room": 7 })));
        for command in [
            json!({ "do": "start" }),
            json!({ "do": "sit", "seat": 0 }),
            json!({ "do": "claim", "seat": 0, "claim": { "infected": { "cards": 1 } } }),
            json!({ "do": "undo", "seat": 0, "turn": 4 }),
        ] {
            let text = json!({ "type": "do", "id": 1, "command": command }).to_string();
            assert!(serde_json::from_str::<FromClient>(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for wrong in [
            json!({ "type": "do", "id": 1, "command": { "do": "dance" } }),
            json!({ "type": "do", "id": 1, "command": { "do": "sit", "seat": 0, "as": "king" } }),
            json!({ "type": "do", "id": -1, "command": { "do": "start" } }),
            json!({ "type": "hello" }),
            json!([]),
        ] {
            assert!(serde_json::from_value::<FromClient>(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_greeting_needs_little() {
        let Ok(FromClient::Hello { protocol: 1, token: None, role: Role::Player, seen }) =
            serde_json::from_value(json!({ "type": "hello", "protocol": 1, "seen": [{ "seat": 2, "events": 9 }] }))
        else {
            panic!("a greeting")
        };
        assert_eq!(seen, [Seen { seat: Seat::new(2), events: 9, turn: 0 }]);
    }
}
