//! Taking up a table: from storage, or one just made.

use futures_util::FutureExt;
use host::{Record, Table, What};
use protocol::{Millis, PersonId, Refusal, RefusalCode, TableId};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use storage::{Held, StorageError};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::storing::listing;
use super::{Gone, Keeper, failed, unavailable};
use crate::tables::errand::{Answer, Ask, Declined};
use crate::tables::{Inner, measure};

/// A table that has just been stored for the first time, and how many records of it.
pub(in crate::tables) struct Fresh {
    pub table: Table,
    pub records: u64,
}

impl Keeper {
    fn new(shared: Arc<Inner>, mut table: Table, records: u64) -> Self {
        table.set_host_away(Millis::try_from(shared.options.host_away.as_millis()).unwrap_or(Millis::MAX));
        let listing = listing(&table);
        let wake = listing.wake;
        Self {
            shared,
            id: table.id(),
            table,
            sessions: HashMap::new(),
            records,
            listing,
            wake,
            save_by: None,
            call_at: None,
            used: Instant::now(),
            stuck: None,
        }
    }

    /// The whole life of the task.
    pub(in crate::tables) async fn run(shared: Arc<Inner>, id: TableId, fresh: Option<Fresh>, mut asks: mpsc::Receiver<Ask>) {
        let taken = match fresh {
            Some(Fresh { table, records }) => Ok(Self::new(shared.clone(), table, records)),
            None => match AssertUnwindSafe(Self::take_up(shared.clone(), id)).catch_unwind().await {
                Ok(taken) => taken,
                Err(_) => {
                    measure::failed();
                    shared.set_aside(id).await;
                    Err(Declined::Refused(failed()))
                }
            },
        };
        let declined = match taken {
            Ok(mut keeper) => {
                measure::tables(1.0);
                tracing::debug!(records = keeper.records, "the table is looked after");
                let gone = match AssertUnwindSafe(keeper.keep(&mut asks)).catch_unwind().await {
                    Ok(gone) => gone,
                    Err(_) => keeper.give_up().await,
                };
                if gone == Gone::Broken {
                    shared.set_aside(id).await;
                }
                shared.strike(id, &mut asks);
                keeper.dismiss(&gone);
                measure::tables(-1.0);
                tracing::debug!(?gone, "the table is let go");
                match gone {
                    Gone::Released | Gone::Lost => Declined::Gone,
                    Gone::Broken => Declined::Refused(failed()),
                }
            }
            Err(declined) => {
                shared.strike(id, &mut asks);
                declined
            }
        };
        // Whoever has asked in the meantime asks again, or somebody else.
        while let Some(ask) = asks.recv().await {
            decline(ask, &declined);
        }
    }

    async fn take_up(shared: Arc<Inner>, id: TableId) -> Result<Self, Declined> {
        let missing = || Declined::Refused(Refusal::new(RefusalCode::NoSuchTable, "there is no such table"));
        let refused = |error: StorageError| match error {
            StorageError::Missing(_) => missing(),
            error => Declined::Refused(unavailable(&error)),
        };
        if shared.is_closing() {
            return Err(Declined::Gone);
        }
        match shared.storage.claim(id, &shared.node).await.map_err(refused)? {
            Held::Mine => {}
            Held::By(node) => return Err(Declined::Elsewhere(node)),
        }
        let (table, records, fresh) = match Self::read(&shared, id).await {
            Ok(taken) => taken,
            Err(Unread::Storage(error)) => {
                let _ = shared.storage.release(id, &shared.node).await;
                return Err(refused(error));
            }
            Err(Unread::Table(problem)) => {
                tracing::error!(problem, "the table cannot be read");
                shared.set_aside(id).await;
                return Err(Declined::Refused(Refusal::new(RefusalCode::Frozen, "this table cannot be read")));
            }
        };
        let mut keeper = Self::new(shared, table, records);
        let said = keeper.shared.storage.said(id, 1).await.map_err(refused)?;
        keeper.table.go_on_talking(said.last().map_or(0, |said| said.number));
        if !fresh.is_empty() {
            keeper.store(fresh).await.map_err(|_| Declined::Gone)?;
        }
        Ok(keeper)
    }

    /// The table as stored, how many records it has, and what is to be stored because it was read.
    pub(super) async fn read(shared: &Inner, id: TableId) -> Result<(Table, u64, Vec<Record>), Unread> {
        let stored = shared.storage.stored(id).await?;
        let now = shared.options.clock.now();
        let loaded = catch_unwind(AssertUnwindSafe(|| Table::load(&stored.snapshot, now)));
        let problem = match loaded {
            Ok(Ok((table, fresh))) if table.id() == id => return Ok((table, stored.records, fresh)),
            Ok(Ok(_)) => "its snapshot is of another table".to_owned(),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "its snapshot fails the program".to_owned(),
        };
        let records = history(shared, id).await?;
        let names = names(shared, &records).await?;
        let recovered = catch_unwind(AssertUnwindSafe(|| Table::recover(&records, &|person| names.get(&person).cloned(), now)));
        match recovered {
            Ok(Ok((table, fresh))) if table.id() == id => {
                tracing::warn!(problem, "from its records");
                Ok((table, stored.records, fresh))
            }
            Ok(Ok(_)) => Err(Unread::Table(format!("{problem}; its records are of another table"))),
            Ok(Err(error)) => Err(Unread::Table(format!("{problem}; {error}"))),
            Err(_) => Err(Unread::Table(format!("{problem}; its records fail the program"))),
        }
    }

    /// Reads the story from its beginning, when somebody is there to be told it. Without it the game still goes on.
    pub(super) async fn remember(&mut self) {
        if self.table.remembers() {
            return;
        }
        match history(&self.shared, self.id).await {
            Ok(records) => match catch_unwind(AssertUnwindSafe(|| self.table.remember(&records))) {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::info!(%error, "its story begins in the middle"),
                Err(_) => tracing::error!("its story fails the program"),
            },
            Err(_) => tracing::warn!("its story cannot be read now"),
        }
    }
}

#[derive(Debug)]
pub(super) enum Unread {
    Storage(StorageError),
    Table(String),
}

impl From<StorageError> for Unread {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}

async fn history(shared: &Inner, id: TableId) -> Result<Vec<Record>, Unread> {
    let lines = shared.storage.records(id, 0).await?;
    lines.iter().map(|line| Record::read(line).map_err(|error| Unread::Table(error.to_string()))).collect()
}

/// What those are called who ever sat here.
async fn names(shared: &Inner, records: &[Record]) -> Result<HashMap<PersonId, String>, StorageError> {
    let mut names = HashMap::new();
    for record in records {
        if let What::Seated { person, .. } = &record.what
            && !names.contains_key(person)
            && let Some(known) = shared.storage.person(*person).await?
        {
            names.insert(*person, known.name);
        }
    }
    Ok(names)
}

/// Says no to something nobody is left to do.
fn decline(ask: Ask, declined: &Declined) {
    match ask {
        Ask::Arrive { reply, .. }
        | Ask::Info { reply }
        | Ask::GiveSeat { reply, .. }
        | Ask::Forget { reply, .. }
        | Ask::Do { answer: Answer::Reply(reply), .. } => {
            let _ = reply.send(Err(declined.clone()));
        }
        // The session has been told that the table is lost, and refuses what is unanswered.
        Ask::Do { answer: Answer::Session(..), .. } | Ask::Leave { .. } | Ask::NodeGone { .. } => {}
        Ask::Close { done, .. } => {
            let _ = done.send(());
        }
    }
}
