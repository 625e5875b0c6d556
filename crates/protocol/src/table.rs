//! A table as everybody at it sees it: who sits where, what was agreed, how it is going. Nothing here is hidden from anybody.

use crate::{AnySetup, Millis, PersonId, TableId};
use bots::BotName;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken; nothing is dealt.
    Gathering,
    Playing,
    Over,
    /// Given up before the end.
    Abandoned,
    /// The program failed at this table; its journal is kept.
    Frozen,
    /// The game cannot be continued by this version of the rules; its journal is kept.
    Closed,
}

/// How questions are handled in which others may interfere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WindowOrder {
    /// Ask me for as long as a window stays open, then pass for me.
    #[default]
    Timed,
    /// Always ask me, and wait for my answer.
    Ask,
    /// Pass for me, unless it is done to me.
    PassUnlessMe,
    /// Always pass for me.
    Pass,
}

/// What a seat has ordered in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandingOrders {
    #[serde(default)]
    pub windows: WindowOrder,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Sitter {
    Nobody,
    Person {
        person: PersonId,
        name: String,
    },
    Bot {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        bot: BotName,
    },
}

/// A seat and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    pub sitter: Sitter,
    /// Whether at least one device of theirs is connected.
    pub connected: bool,
    /// A bot decides until its owner comes back.
    pub covered: bool,
    pub conceded: bool,
    /// When a bot answers for an absent owner who is asked, unless they come back.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub cover_at: Option<Millis>,
    /// Milliseconds left for the decision at hand, or the whole bank, when clocks run.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub clock: Option<i64>,
    pub wants_rematch: bool,
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for each decision; then a bot makes it.
    Each { seconds: u32 },
    /// A bank for the whole game, and a little more with each decision; a bot plays on when it is empty.
    Bank { seconds: u32, increment: u32 },
}

/// What a table agrees on besides the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Shown in the lobby, instead of being found by its link only.
    pub listed: bool,
    pub clock: Clock,
    /// How long a reaction window stays open, in milliseconds, whoever could answer.
    pub window: u32,
    /// How long a bot, a standing order or a forced answer waits, in milliseconds, so that people can follow.
    pub pace: u32,
    /// After how many seconds of absence a bot answers for a seat that is asked; 0 for never (games over weeks).
    pub cover_after: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub cover_with: BotName,
    /// Whether spectators may look on, and how many seconds later.
    pub spectators: bool,
    pub spectator_delay: u32,
    pub chat: bool,
    /// Whether steps can be taken back at all.
    pub undo: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listed: false,
            clock: Clock::None,
            window: 6_000,
            pace: 700,
            cover_after: 180,
            cover_with: BotName::Rookie,
            spectators: true,
            spectator_delay: 60,
            chat: true,
            undo: true,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Result {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub winners: Vec<Seat>,
    /// The game's own name of the ending; `null` when it was conceded or abandoned.
    pub ending: Option<String>,
    /// Told when the game is over, so that the commitment can be checked.
    pub seed: String,
}

/// Somebody wants to take a step back that others must agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoRequest {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    /// The number of answers that would be left.
    pub to: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
}

/// Everything public about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: TableId,
    pub name: String,
    pub agreed: AnySetup,
    pub settings: Settings,
    pub phase: Phase,
    pub host: PersonId,
    pub seats: Vec<SeatInfo>,
    pub spectators: u32,
    pub rules_version: u32,
    /// Published before the first card is dealt.
    pub commitment: Option<String>,
    pub undo: Option<UndoRequest>,
    pub result: Option<Result>,
    /// The table everybody goes to for another game.
    pub rematch: Option<TableId>,
    /// Why the table is frozen or closed, or that it goes on under newer rules.
    pub notice: Option<Notice>,
    /// Seats that were given to somebody while the game was played: for each the last time.
    pub given: Vec<GivenSeat>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched: Millis,
}

/// A seat, and the hand with it, that somebody got by a link of the host while the game was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GivenSeat {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Their name is that of the seat, as long as it is theirs.
    pub to: PersonId,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
}

/// Something the players of a table have to be told once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Notice {
    Frozen {
        report: String,
    },
    /// The game goes on under newer rules than it was begun with.
    NewRules {
        begun: u32,
        now: u32,
    },
    Unreadable {
        begun: u32,
        now: u32,
    },
    /// An imported game goes on: after so many answers chance follows from another seed, the one committed to now.
    NewSeed {
        after: u32,
    },
}

/// A line of the lobby or of "my games".
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    pub id: TableId,
    pub name: String,
    pub agreed: AnySetup,
    pub phase: Phase,
    /// Names by seat; `null` for a free one.
    pub seats: Vec<Option<String>>,
    /// Seats that have to decide, while the game runs; in one's own list only, since spectators see it later.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched: Millis,
}
