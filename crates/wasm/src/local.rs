//! What a table of a device does, in plain Rust.

use host::{Done, HistoryError, Import, NewTable, NotBegun, Record, RecordError, ReplayError, SessionId, Table, Who};
use protocol::table::Settings;
use protocol::{AnySetup, FromClient, FromTable, IdError, Millis, PROTOCOL, PersonId, Refusal, RefusalCode, TableId};
use serde::Deserialize;

/// The page is the only one who looks.
const PAGE: SessionId = SessionId(1);

/// A table to be opened on this device.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    id: TableId,
    name: String,
    /// Missing where a journal says it.
    #[serde(default)]
    agreed: Option<AnySetup>,
    #[serde(default)]
    settings: Settings,
    me: Me,
}

impl New {
    /// Nobody else can look on, whatever is wished.
    fn read(text: &str) -> Result<Self, serde_json::Error> {
        let new: Self = serde_json::from_str(text)?;
        Ok(Self { settings: Settings { spectators: false, ..new.settings }, ..new })
    }
}

/// Who plays on this device.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Me {
    person: PersonId,
    name: String,
}

impl From<Me> for Who {
    fn from(Me { person, name }: Me) -> Self {
        Self { person, name }
    }
}

/// Why there is no table or no game to be seen.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("this cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("nothing is agreed on")]
    NothingAgreed,
    #[error("{}", .0.reason)]
    Refused(Refusal),
    #[error(transparent)]
    Id(#[from] IdError),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    History(#[from] HistoryError),
    #[error(transparent)]
    NotBegun(#[from] NotBegun),
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

pub fn read_records(lines: &[String]) -> Result<Vec<Record>, RecordError> {
    lines.iter().map(|line| Record::read(line.as_bytes())).collect()
}

pub fn journal(records: &[String]) -> Result<String, Problem> {
    Ok(host::journal(&read_records(records)?)?)
}

pub struct Local {
    table: Table,
    me: Who,
    records: Vec<String>,
}

impl Local {
    fn new((table, records): (Table, Vec<Record>), me: Who) -> Self {
        let mut local = Self { table, me, records: Vec::new() };
        local.keep(records);
        local
    }

    pub fn open(new: &str, now: Millis) -> Result<Self, Problem> {
        let New { id, name, agreed, settings, me } = New::read(new)?;
        let agreed = agreed.ok_or(Problem::NothingAgreed)?;
        let me = Who::from(me);
        let made = Table::open(NewTable { id, name, agreed, settings, host: me.clone(), now }).map_err(Problem::Refused)?;
        Ok(Self::new(made, me))
    }

    pub fn import(new: &str, journal: &str, now: Millis) -> Result<Self, Problem> {
        let New { id, name, settings, me, .. } = New::read(new)?;
        let me = Who::from(me);
        let made = Table::import(Import { id, name, settings, host: me.clone(), journal, now }).map_err(Problem::Refused)?;
        Ok(Self::new(made, me))
    }

    pub fn load(snapshot: &[u8], records: &[String], me: &str, now: Millis) -> Result<Self, Problem> {
        let me = Who::from(serde_json::from_str::<Me>(me)?);
        let records = read_records(records)?;
        let made = match Table::load(snapshot, now) {
            Ok((mut table, made)) => {
                // Without the story the game still goes on; its log then begins here.
                let _ = table.remember(&records);
                (table, made)
            }
            Err(_) => Table::recover(&records, &|person| (person == me.person).then(|| me.name.clone()), now)?,
        };
        Ok(Self::new(made, me))
    }

    pub fn again(&mut self, id: &str, now: Millis) -> Result<Self, Problem> {
        let id: TableId = id.parse()?;
        let again = self.table.again(id, now).map_err(Problem::Refused)?;
        let records = self.table.rematched(id, now);
        self.keep(records);
        Ok(Self::new(again, self.me.clone()))
    }

    pub fn hear(&mut self, message: &str, now: Millis, random: &[u8]) -> Vec<String> {
        match serde_json::from_str(message) {
            Ok(FromClient::Hello { protocol, .. }) if protocol != PROTOCOL => {
                farewell(Refusal::new(RefusalCode::Protocol, "another version of the protocol"))
            }
            Ok(FromClient::Hello { role, seen, .. }) => match self.table.arrive(PAGE, Some(self.me.person), role, &seen, now) {
                Ok(messages) => messages.iter().map(|message| message.to_string()).collect(),
                Err(refusal) => farewell(refusal),
            },
            Ok(FromClient::Do { id, command }) => {
                let mut bytes = random.iter().copied();
                let mut random = || std::array::from_fn(|_| bytes.next().unwrap_or(0));
                let answer = match self.table.command(&self.me, &command, now, &mut random) {
                    Ok(done) => self.done(id, done),
                    Err(refusal) => FromTable::Refused { id, refusal },
                };
                // What has changed is seen before it is told to be done.
                let mut messages = self.outgoing();
                messages.push(text(&answer));
                messages
            }
            Ok(FromClient::Alive) => vec![text(&FromTable::Alive)],
            Err(error) => farewell(Refusal::new(RefusalCode::Malformed, error.to_string())),
        }
    }

    fn done(&mut self, id: u32, done: Done) -> FromTable {
        match done {
            Done::Changed(records) | Done::Rematch(records) => self.keep(records),
            // There is nobody else to talk to.
            Done::Said(_) | Done::Pinged { .. } => {}
            Done::Reason(refusal) => return FromTable::Reason { id, refusal },
            Done::Preview(preview) => return FromTable::Preview { id, preview },
        }
        FromTable::Done { id }
    }

    pub fn tick(&mut self, now: Millis) -> Vec<String> {
        let records = self.table.tick(now);
        self.keep(records);
        self.outgoing()
    }

    pub fn wake(&self) -> Option<Millis> {
        self.table.wake()
    }

    pub fn snapshot(&self) -> Vec<u8> {
        self.table.snapshot()
    }

    pub fn summary(&self) -> String {
        serde_json::to_string(&self.table.summary()).unwrap_or_default()
    }

    pub fn take_records(&mut self) -> Vec<String> {
        std::mem::take(&mut self.records)
    }

    fn keep(&mut self, records: Vec<Record>) {
        self.records.extend(records.iter().map(|record| String::from_utf8_lossy(&record.to_bytes()).into_owned()));
    }

    fn outgoing(&mut self) -> Vec<String> {
        self.table.take_outgoing().into_iter().map(|(_, message)| message.to_string()).collect()
    }
}

fn farewell(refusal: Refusal) -> Vec<String> {
    vec![text(&FromTable::Farewell { refusal })]
}

fn text(message: &FromTable) -> String {
    // Plain data with text keys: it can always be written.
    serde_json::to_string(message).unwrap_or_default()
}
