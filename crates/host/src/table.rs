//! The table itself: what it keeps, how it is opened, and what everybody may know of it.

use kernel::{Seat, SeatSet, Seed};
use protocol::table::{Clock, GivenSeat, Notice, Phase, Result as GameResult, SeatInfo, Settings, Sitter, Summary, TableInfo, UndoRequest};
use protocol::{AnySetup, Millis, PersonId, Refusal, RefusalCode, TableId, text, with_game};
use serde::{Deserialize, Serialize};

use crate::chair::{Chair, seated};
use crate::following::AWAY;
use crate::played::{Mark, Played};
use crate::record::{FORMAT, Record, What};
use crate::sending::Audience;

const MOST_WINDOW: u32 = 60_000;
const MOST_PACE: u32 = 10_000;
const MOST_SECONDS: u32 = 60 * 60 * 24 * 30;
const MOST_DELAY: u32 = 60 * 60;

/// Somebody who wants something of the table, proven by whoever drives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    pub person: PersonId,
    pub name: String,
}

/// A table to be opened.
pub struct NewTable {
    pub id: TableId,
    pub name: String,
    pub agreed: AnySetup,
    pub settings: Settings,
    pub host: Who,
    pub now: Millis,
}

/// Somebody wants to take a step back that others must agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct AskedBack {
    pub by: Seat,
    pub to: u32,
    pub waiting: SeatSet,
    pub since: Millis,
}

/// Everything durable about a table but the game itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    pub id: TableId,
    pub name: String,
    pub agreed: AnySetup,
    pub settings: Settings,
    pub phase: Phase,
    pub host: PersonId,
    pub chairs: Vec<Chair>,
    pub created: Millis,
    pub touched: Millis,
    /// How many records there are.
    pub records: u64,
    /// How many of them are no answers in the game.
    #[serde(default)]
    pub changes: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_version: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// How often the game has changed; grows also when steps are taken back, so that it never names two questions.
    #[serde(default)]
    pub turn: u32,
    /// When it changed last.
    #[serde(default)]
    pub stepped: Millis,
    /// What was left of the story whenever steps were taken back, and in which turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<(u32, Mark)>,
    /// How many answers stand.
    #[serde(default)]
    pub answers: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_back: Option<AskedBack>,
    /// What was claimed since the last answer, so that a claim sent twice is made once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<(Seat, String)>,
    /// How many things were said.
    #[serde(default)]
    pub said: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<Notice>,
    /// Seats given away while the game was played, each with the last who got it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<GivenSeat>,
    /// Who had a part in the game and lost it: a seat, or with none the role of the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<(PersonId, Option<Seat>)>,
}

/// One table. Whoever drives it stores what it hands out as records before sending what it hands out as messages.
pub struct Table {
    pub(crate) head: Head,
    pub(crate) game: Option<Box<dyn Played>>,
    /// An imported game until people go on with it: nobody sees it before.
    pub(crate) shelf: Option<Box<dyn Played>>,
    pub(crate) audience: Audience,
    /// Who is the host, and when they last showed themselves.
    pub(crate) host_seen: Option<(PersonId, Millis)>,
    /// How long they may be away.
    pub(crate) host_away: Millis,
    /// Records made and not yet handed out.
    pub(crate) fresh: Vec<Record>,
}

impl Table {
    pub fn open(new: NewTable) -> Result<(Self, Vec<Record>), Refusal> {
        let name = tidy_name(&new.name)?;
        check_agreed(&new.agreed)?;
        check_settings(&new.settings)?;
        let opened = What::Opened { table: new.id, name, agreed: new.agreed, settings: new.settings, host: new.host.person };
        let mut table = Self::opened(&opened, new.now).ok_or_else(|| Refusal::new(RefusalCode::Malformed, "not a table"))?;
        table.fresh.push(Record { v: FORMAT, at: new.now, what: opened });
        table.head.records = 1;
        let records = table.take_records();
        Ok((table, records))
    }

    /// The table that the first record of every history tells of.
    pub(crate) fn opened(what: &What, at: Millis) -> Option<Self> {
        let What::Opened { table, name, agreed, settings, host } = what else { return None };
        let head = Head {
            id: *table,
            name: name.clone(),
            agreed: agreed.clone(),
            settings: settings.clone(),
            phase: Phase::Gathering,
            host: *host,
            chairs: vec![Chair::default(); agreed.seats()],
            created: at,
            touched: at,
            records: 0,
            changes: 0,
            rules_version: None,
            seed: None,
            turn: 0,
            stepped: at,
            cuts: Vec::new(),
            answers: 0,
            asked_back: None,
            claims: Vec::new(),
            said: 0,
            result: None,
            rematch: None,
            notice: None,
            given: Vec::new(),
            former: Vec::new(),
        };
        Some(Self { head, game: None, shelf: None, audience: Audience::default(), host_seen: None, host_away: AWAY, fresh: Vec::new() })
    }

    pub fn id(&self) -> TableId {
        self.head.id
    }

    pub fn phase(&self) -> Phase {
        self.head.phase
    }

    /// How many records the table has made in its life; those handed out last included.
    pub fn records(&self) -> u64 {
        self.head.records
    }

    /// The fingerprint of the game, while there is one.
    pub fn hash(&self) -> Option<String> {
        self.game.as_ref().or(self.shelf.as_ref()).map(|game| game.hash())
    }

    pub fn info(&self) -> TableInfo {
        let head = &self.head;
        TableInfo {
            id: head.id,
            name: head.name.clone(),
            agreed: head.agreed.clone(),
            settings: head.settings.clone(),
            phase: head.phase,
            host: head.host,
            seats: seated(&head.chairs).map(|(seat, chair)| self.seat_info(seat, chair)).collect(),
            spectators: self.spectator_count(),
            rules_version: head.rules_version.unwrap_or_else(|| current_rules(&head.agreed)),
            commitment: self.seed().map(|seed| seed.commitment()),
            undo: head.asked_back.as_ref().map(|asked| UndoRequest { by: asked.by, to: asked.to, waiting: asked.waiting.iter().collect() }),
            result: head.result.clone(),
            rematch: head.rematch,
            notice: head.notice.clone(),
            given: head.given.clone(),
            created: head.created,
            touched: head.touched,
        }
    }

    fn seat_info(&self, seat: Seat, chair: &Chair) -> SeatInfo {
        SeatInfo {
            sitter: chair.sitter.clone(),
            connected: chair.person().is_some_and(|person| self.is_here(person)),
            covered: chair.covered,
            conceded: chair.conceded,
            cover_at: self.cover_at(seat),
            clock: match self.head.settings.clock {
                Clock::None => None,
                Clock::Each { seconds } => Some(i64::from(seconds) * 1000),
                Clock::Bank { .. } => chair.bank,
            },
            wants_rematch: chair.wants_rematch,
        }
    }

    pub fn summary(&self) -> Summary {
        let head = &self.head;
        let name = |chair: &Chair| match &chair.sitter {
            Sitter::Nobody => None,
            Sitter::Person { name, .. } => Some(name.clone()),
            Sitter::Bot { bot } => Some(bot.to_string()),
        };
        Summary {
            id: head.id,
            name: head.name.clone(),
            agreed: head.agreed.clone(),
            phase: head.phase,
            seats: head.chairs.iter().map(name).collect(),
            waiting: self.waiting().iter().collect(),
            created: head.created,
            touched: head.touched,
        }
    }

    pub fn host(&self) -> PersonId {
        self.head.host
    }

    /// Whether everybody finds it.
    pub fn is_listed(&self) -> bool {
        self.head.settings.listed
    }

    /// Who sits where.
    pub fn members(&self) -> Vec<(PersonId, Seat)> {
        seated(&self.head.chairs).filter_map(|(seat, chair)| Some((chair.person()?, seat))).collect()
    }

    /// Seats that have to decide.
    pub(crate) fn waiting(&self) -> SeatSet {
        if self.head.phase != Phase::Playing {
            return SeatSet::NONE;
        }
        self.question().map_or(SeatSet::NONE, |question| question.waiting)
    }

    pub(crate) fn seed(&self) -> Option<Seed> {
        self.head.seed.as_ref()?.parse().ok()
    }

    /// The seed, or for an imported game of which nobody has told it, one that is never used: it gets its own before it goes on.
    pub(crate) fn seed_or_none(&self) -> Seed {
        self.seed().unwrap_or(Seed::from_bytes([0; 32]))
    }

    pub(crate) fn take_records(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.fresh)
    }

    /// The chair at a seat named from outside.
    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        // A number past the table would be folded into it.
        let known = Seat::new(seat.number()) == seat;
        self.head.chairs.get(seat.index()).filter(|_| known).ok_or_else(|| Refusal::new(RefusalCode::Malformed, "there is no such seat"))
    }
}

/// The version of the rules a new game is played by.
pub(crate) fn current_rules(agreed: &AnySetup) -> u32 {
    use kernel::Game as _;
    with_game!(agreed.game(), G => G::RULES_VERSION)
}

pub(crate) fn tidy_name(name: &str) -> Result<String, Refusal> {
    text::name(name).map(str::to_owned).ok_or_else(|| Refusal::new(RefusalCode::Malformed, text::NAME_RULE))
}

pub(crate) fn check_agreed(agreed: &AnySetup) -> Result<(), Refusal> {
    agreed.check().map_err(|error| Refusal { code: RefusalCode::Rule, rule: Some(error.rule.to_string()), reason: error.reason })
}

pub(crate) fn check_settings(settings: &Settings) -> Result<(), Refusal> {
    let clock = match settings.clock {
        Clock::None => true,
        Clock::Each { seconds } => (1..=MOST_SECONDS).contains(&seconds),
        Clock::Bank { seconds, increment } => (1..=MOST_SECONDS).contains(&seconds) && increment <= MOST_SECONDS,
    };
    let fits = clock
        && settings.window <= MOST_WINDOW
        && settings.pace <= MOST_PACE
        && settings.cover_after <= MOST_SECONDS
        && settings.spectator_delay <= MOST_DELAY;
    if fits { Ok(()) } else { Err(Refusal::new(RefusalCode::TooMuch, "a time is out of bounds")) }
}
