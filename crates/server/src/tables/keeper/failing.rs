//! When the program fails at a table: the table stops where it was last stored, and the others are spared.

use host::Table;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Gone, Keeper};
use crate::tables::measure;

impl Keeper {
    /// Takes the table as it is stored and stops it there. What failed may have left anything behind in memory.
    pub(super) async fn freeze(&mut self) -> Result<(), Gone> {
        measure::failed();
        tracing::error!(table = %self.id, records = self.records, "the program failed at this table");
        let stored = self.shared.storage.stored(self.id).await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a failed table cannot be stopped now");
            Gone::Lost
        })?;
        let now = self.now();
        // What a failure says may tell what is hidden; players learn where it was, the log of the server knows the rest.
        let report = format!("after {} records", stored.records);
        let stopped = catch_unwind(AssertUnwindSafe(|| {
            let (mut table, mut records) = Table::load(&stored.snapshot, now).ok()?;
            records.extend(table.freeze(report, now));
            Some((table, records))
        }));
        let Ok(Some((table, records))) = stopped else { return Err(Gone::Broken) };
        self.table = table;
        self.records = stored.records;
        self.stuck = None;
        self.store(records).await?;
        catch_unwind(AssertUnwindSafe(|| self.seat_again())).map_err(|_| Gone::Broken)
    }
}
