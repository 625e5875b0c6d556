//! When the program fails at a table: the table stops where it was last stored, and the others are spared.

use futures_util::FutureExt;
use protocol::table::Phase;
use protocol::{Millis, TableId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use super::loading::Unread;
use super::{Gone, Keeper};
use crate::tables::{Inner, measure};

/// A table that can neither be read nor stopped is not tried again by itself for so long.
const PUT_OFF: Duration = Duration::from_secs(60 * 60);

impl Keeper {
    /// Stops the table and goes on looking after it: everybody sees that it is stopped.
    pub(super) async fn freeze(&mut self) -> Result<(), Gone> {
        self.stop().await?;
        catch_unwind(AssertUnwindSafe(|| self.seat_again())).map_err(|_| Gone::Broken)
    }

    /// The program failed where nobody knows how far it had come: the table is stopped as it is stored, and let go.
    pub(super) async fn give_up(&mut self) -> Gone {
        let stopped = AssertUnwindSafe(async {
            self.stop().await?;
            self.page_out().await
        });
        match stopped.catch_unwind().await {
            Ok(Ok(())) => Gone::Released,
            Ok(Err(gone)) => gone,
            Err(_) => Gone::Broken,
        }
    }

    /// Takes the table as it is stored and stops it there. What failed may have left anything behind in memory.
    async fn stop(&mut self) -> Result<(), Gone> {
        measure::failed();
        tracing::error!(records = self.records, "the program failed at this table");
        let (mut table, stored, mut records) = match Self::read(&self.shared, self.id).await {
            Ok(read) => read,
            Err(Unread::Storage(error)) => {
                tracing::error!(%error, "a failed table cannot be stopped now");
                return Err(Gone::Lost);
            }
            Err(Unread::Table(problem)) => {
                tracing::error!(problem, "a failed table cannot be read");
                return Err(Gone::Broken);
            }
        };
        // What has ended stays as it ended.
        if !matches!(table.phase(), Phase::Gathering | Phase::Playing) {
            return Err(Gone::Broken);
        }
        let now = self.now();
        // What a failure says may tell what is hidden; players learn where it was, the log of the server knows the rest.
        let report = format!("after {stored} records");
        let stopped = catch_unwind(AssertUnwindSafe(|| {
            records.extend(table.freeze(report, now));
            (table, records)
        }));
        let Ok((table, records)) = stopped else { return Err(Gone::Broken) };
        self.table = table;
        self.records = stored;
        self.stuck = None;
        self.save_by = None;
        self.call_at = None;
        self.store(records).await
    }
}

impl Inner {
    /// Lets go of a table that cannot be read or stopped. Whoever comes to it tries again; it is not waked over and over.
    pub(super) async fn set_aside(&self, table: TableId) {
        let until = self.options.clock.now().saturating_add(Millis::try_from(PUT_OFF.as_millis()).unwrap_or(Millis::MAX));
        for done in [self.storage.put_off(table, &self.node, until).await, self.storage.release(table, &self.node).await] {
            if let Err(error) = done {
                tracing::warn!(%error, "not set aside");
            }
        }
    }
}
