//! The schema of PostgreSQL, in the steps in which it grew. A step that was released is never changed.

use crate::{Result, StorageError};
use sqlx::PgPool;

pub(crate) const STEPS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql"), include_str!("3.sql")];

/// Any number will do, as long as nothing else in the same database uses it.
const LOCK: i64 = 0x4855_4c4c;

/// Brings a database up to date in one transaction. Nodes that start together wait for each other.
pub(super) async fn run(pool: &PgPool) -> Result<()> {
    let known = STEPS.len() as i64;
    let mut transaction = pool.begin().await?;
    sqlx::query("select pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    sqlx::raw_sql("create table if not exists schema_version (version bigint not null)").execute(&mut *transaction).await?;
    let version: Option<i64> = sqlx::query_scalar("select max(version) from schema_version").fetch_one(&mut *transaction).await?;
    let found = version.unwrap_or(0);
    let Some(steps) = usize::try_from(found).ok().and_then(|version| STEPS.get(version..)) else {
        return Err(StorageError::Newer { found, known });
    };
    for step in steps {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
    }
    if !steps.is_empty() {
        sqlx::query("delete from schema_version").execute(&mut *transaction).await?;
        sqlx::query("insert into schema_version values ($1)").bind(known).execute(&mut *transaction).await?;
        tracing::info!(version = known, "the database was brought up to date");
    }
    transaction.commit().await?;
    Ok(())
}
