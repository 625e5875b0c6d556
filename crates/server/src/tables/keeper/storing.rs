//! Making durable what has changed, and letting a table go.

use host::{Record, Table, What};
use kernel::Seat;
use protocol::Millis;
use protocol::table::{Phase, Summary};
use std::time::Duration;
use storage::{Append, Listing, StorageError};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::{Ask, Closing, Gone, Keeper};
use crate::tables::{Deed, measure};

/// How long storage is tried again before the table is given up for now.
const PATIENCE: [u64; 5] = [50, 150, 400, 800, 1_600];
/// What no record tells of is stored within this time.
const SAVE: Duration = Duration::from_secs(1);

/// What lists show of a table.
pub(in crate::tables) fn listing(table: &Table) -> Listing {
    let summary = table.summary();
    let mut members: Vec<_> = table.members().into_iter().map(|(person, _)| person).collect();
    members.sort_unstable();
    members.dedup();
    Listing {
        listed: table.is_listed(),
        open: matches!(summary.phase, Phase::Gathering | Phase::Playing),
        host: table.host(),
        summary,
        members,
        wake: table.wake(),
    }
}

/// Whether a list shows the same, but for when the table was touched.
fn same(one: &Listing, other: &Listing) -> bool {
    let Listing { summary, listed, open, host, members, wake: _ } = one;
    let Summary { id, name, agreed, phase, seats, waiting, created, touched: _ } = summary;
    let there = &other.summary;
    (listed, open, host, members) == (&other.listed, &other.open, &other.host, &other.members)
        && (id, name, agreed, phase) == (&there.id, &there.name, &there.agreed, &there.phase)
        && (seats, waiting, created) == (&there.seats, &there.waiting, &there.created)
}

/// The seats to which links end by what has happened; `None` for all of the table. Links of somebody who is not the host any more give
/// nothing away, nor do those from before the game or before the host has sent somebody away.
fn ended_links(records: &[Record], other_host: bool) -> Vec<Option<Seat>> {
    let begins = |record: &Record| matches!(record.what, What::Started { .. } | What::Resumed { .. });
    if other_host || records.iter().any(begins) {
        return vec![None];
    }
    let kicked = |record: &Record| if let What::Kicked { seat } = record.what { Some(Some(seat)) } else { None };
    records.iter().filter_map(kicked).collect()
}

impl Keeper {
    pub(super) fn save_soon(&mut self) {
        self.save_by.get_or_insert(Instant::now() + SAVE);
    }

    /// Makes records durable, and the table as it is after them. Nothing may be sent before.
    pub(super) async fn store(&mut self, records: Vec<Record>) -> Result<(), Gone> {
        self.watch(Deed::Store);
        let calls = if self.call_at.is_none() { self.table.due_notifications() } else { Vec::new() };
        let now = listing(&self.table);
        for seats in ended_links(&records, now.host != self.listing.host) {
            self.end_links(seats).await?;
        }
        let append = Append {
            table: self.id,
            node: self.shared.node.clone(),
            after: self.records,
            records: records.iter().map(Record::to_bytes).collect(),
            snapshot: self.table.snapshot(),
            listing: (!same(&now, &self.listing)).then(|| now.clone()),
            touched: now.summary.touched,
            wake: now.wake,
        };
        let begun = Instant::now();
        self.append(append).await?;
        measure::stored(begun.elapsed());
        self.records += records.len() as u64;
        self.wake = now.wake;
        self.listing = now;
        self.save_by = None;
        for (person, notification) in calls {
            self.shared.notify(person, self.id, notification);
        }
        Ok(())
    }

    /// Before what ends them is durable: a link too few is made anew, one too many gives a seat away.
    async fn end_links(&mut self, seat: Option<Seat>) -> Result<(), Gone> {
        for patience in PATIENCE {
            match self.shared.storage.end_seat_links(self.id, seat).await {
                Ok(()) => return Ok(()),
                Err(error) => tracing::warn!(%error, "links to seats are not ended"),
            }
            sleep(Duration::from_millis(patience)).await;
        }
        Err(Gone::Lost)
    }

    async fn append(&mut self, append: Append) -> Result<(), Gone> {
        let all = append.after + append.records.len() as u64;
        let mut tried_before = false;
        for patience in PATIENCE {
            match self.shared.storage.append(append.clone()).await {
                Ok(()) => return Ok(()),
                // Only the owner writes, so that it was this very write that was stored before it was said to have failed.
                Err(StorageError::Conflict { there, .. }) if tried_before && there == all && all > append.after => return Ok(()),
                Err(StorageError::Unavailable(problem)) => {
                    tracing::warn!(problem, "storage does not answer");
                    tried_before = true;
                    sleep(Duration::from_millis(patience)).await;
                }
                Err(error) => {
                    tracing::warn!(%error, "the table is lost");
                    return Err(Gone::Lost);
                }
            }
        }
        tracing::error!("storage does not answer; the table is taken up again later");
        Err(Gone::Lost)
    }

    /// Lets go of a table nobody uses. Nothing is lost: it is stored as it is.
    pub(super) async fn page_out(&mut self) -> Result<(), Gone> {
        if self.call_at.take().is_some() {
            self.call_people();
        }
        if self.save_by.is_some() || self.stored_too_late() {
            self.store(Vec::new()).await?;
        }
        if let Err(error) = self.shared.storage.release(self.id, &self.shared.node).await {
            tracing::warn!(%error, "not released");
        }
        Err(Gone::Released)
    }

    /// Whether storage would wake the table too late.
    fn stored_too_late(&self) -> bool {
        let late = |wake: Millis| self.wake.is_none_or(|stored| wake < stored);
        self.table.wake().is_some_and(late)
    }

    /// The node stops, or has lost the table.
    pub(super) async fn close(&mut self, how: Closing, asks: &mut mpsc::Receiver<Ask>) -> Gone {
        if how == Closing::Forget {
            return Gone::Lost;
        }
        asks.close();
        while let Some(ask) = asks.recv().await {
            if let Ask::Arrive { .. } | Ask::Close { .. } = ask {
                continue;
            }
            if let Err(gone) = self.hear(ask).await {
                return gone;
            }
        }
        let sessions = std::mem::take(&mut self.sessions);
        for &session in sessions.keys() {
            self.table.leave(session, self.shared.options.clock.now());
        }
        self.table.take_outgoing();
        let gone = self.page_out().await;
        // Others find the table only when it is let go.
        for (session, there) in sessions {
            there.line.close(session, crate::tables::shutting_down());
        }
        gone.err().unwrap_or(Gone::Released)
    }
}
