//! The schema of SQLite, in the steps in which it grew. A step that was released is never changed.

use crate::{Result, StorageError};
use sqlx::{Connection, SqliteConnection};

pub(crate) const STEPS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql"), include_str!("3.sql")];

/// Brings a database up to date, each step in a transaction of its own.
pub(super) async fn run(connection: &mut SqliteConnection) -> Result<()> {
    let known = STEPS.len() as i64;
    loop {
        let mut transaction = connection.begin_with("begin immediate").await?;
        let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *transaction).await?;
        let step = match usize::try_from(version) {
            Ok(version) if version < STEPS.len() => version,
            Ok(version) if version == STEPS.len() => return Ok(()),
            _ => return Err(StorageError::Newer { found: version, known }),
        };
        sqlx::raw_sql(STEPS[step]).execute(&mut *transaction).await?;
        // A pragma takes no parameters.
        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("pragma user_version = {}", step + 1))).execute(&mut *transaction).await?;
        transaction.commit().await?;
        tracing::info!(version = step + 1, "the database was brought up to date");
    }
}
