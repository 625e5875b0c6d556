//! What the module does, in plain Rust.

use host::{Done, LoadError, NewTable, Record, SessionId, Table, Who};
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
    agreed: AnySetup,
    #[serde(default)]
    settings: Settings,
    me: PersonId,
    my_name: String,
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("not a table: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error(transparent)]
    Id(#[from] IdError),
    #[error("{}", .0.reason)]
    Refused(Refusal),
    #[error(transparent)]
    Load(#[from] LoadError),
}

pub struct Local {
    table: Table,
    me: Who,
    records: Vec<String>,
}

impl Local {
    pub fn open(new: &str, now: Millis) -> Result<Self, Problem> {
        let New { id, name, agreed, settings, me, my_name } = serde_json::from_str(new)?;
        let me = Who { person: me, name: my_name };
        let (table, records) = Table::open(NewTable { id, name, agreed, settings, host: me.clone(), now }).map_err(Problem::Refused)?;
        let mut local = Self { table, me, records: Vec::new() };
        local.keep(records);
        Ok(local)
    }

    pub fn load(snapshot: &[u8], me: &str, now: Millis) -> Result<Self, Problem> {
        let (table, records) = Table::load(snapshot, now)?;
        let mut local = Self { table, me: Who { person: me.parse()?, name: String::from("?") }, records: Vec::new() };
        local.keep(records);
        Ok(local)
    }

    pub fn hear(&mut self, message: &str, now: Millis, random: &[u8]) -> Vec<String> {
        match serde_json::from_str(message) {
            Ok(FromClient::Hello { protocol, role, seen, .. }) => {
                if protocol != PROTOCOL {
                    return farewell(Refusal::new(RefusalCode::Protocol, "another version of the protocol"));
                }
                match self.table.arrive(PAGE, Some(self.me.person), role, &seen, now) {
                    Ok(messages) => messages.iter().map(|message| message.to_string()).collect(),
                    Err(refusal) => farewell(refusal),
                }
            }
            Ok(FromClient::Do { id, command }) => {
                let mut bytes = random.iter().copied().chain(std::iter::repeat(0));
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
