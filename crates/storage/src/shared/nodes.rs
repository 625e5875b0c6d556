//! Nodes and the tables they look after. Whether a node lives is decided by the clock of the database alone.

use super::{Database, NOW};
use crate::{Held, Result, StorageError};
use protocol::{Millis, TableId};
use sqlx::{AssertSqlSafe, Row};
use std::time::Duration;

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX / 2)
}

/// A condition: the node in the column `owner` of a table lives.
fn owner_lives() -> String {
    format!("exists (select 1 from nodes where nodes.name = tables.owner and nodes.until > {NOW})")
}

pub(super) async fn join(db: &Database, node: &str, ttl: Duration) -> Result<()> {
    let (node, ttl) = (node.to_owned(), millis(ttl));
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query(AssertSqlSafe(format!(
                "insert into nodes (name, until) values ($1, {NOW} + $2) on conflict (name) do update set until = excluded.until"
            )))
            .bind(node)
            .bind(ttl)
            .execute(connection)
            .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn renew(db: &Database, node: &str, ttl: Duration) -> Result<bool> {
    let (node, ttl) = (node.to_owned(), millis(ttl));
    db.write(move |connection| {
        Box::pin(async move {
            let renewed = sqlx::query(AssertSqlSafe(format!("update nodes set until = {NOW} + $2 where name = $1 and until > {NOW}")))
                .bind(&node)
                .bind(ttl)
                .execute(&mut *connection)
                .await?;
            if renewed.rows_affected() == 1 {
                return Ok(true);
            }
            // What it wrote before it knew must not be taken for something it wrote after.
            sqlx::query("update tables set owner = null where owner = $1").bind(&node).execute(&mut *connection).await?;
            sqlx::query(AssertSqlSafe(format!(
                "insert into nodes (name, until) values ($1, {NOW} + $2) on conflict (name) do update set until = excluded.until"
            )))
            .bind(&node)
            .bind(ttl)
            .execute(connection)
            .await?;
            Ok(false)
        })
    })
    .await
}

pub(super) async fn retire(db: &Database, node: &str) -> Result<()> {
    let node = node.to_owned();
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("delete from nodes where name = $1").bind(&node).execute(&mut *connection).await?;
            sqlx::query("update tables set owner = null where owner = $1").bind(&node).execute(connection).await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn claim(db: &Database, table: TableId, node: &str) -> Result<Held> {
    let node = node.to_owned();
    db.queue
        .along(Some(table), move |connection| {
            Box::pin(async move {
                let taken = sqlx::query(AssertSqlSafe(format!(
                    "update tables set owner = $2 where id = $1 and (owner is null or owner = $2 or not {})",
                    owner_lives()
                )))
                .bind(table.as_str())
                .bind(&node)
                .execute(&mut *connection)
                .await?;
                if taken.rows_affected() == 1 {
                    return Ok(Held::Mine);
                }
                let row = sqlx::query("select owner from tables where id = $1").bind(table.as_str()).fetch_optional(connection).await?;
                let row = row.ok_or(StorageError::Missing("table"))?;
                match row.try_get::<Option<String>, _>(0)? {
                    Some(owner) => Ok(Held::By(owner)),
                    // Let go between the two looks.
                    None => Err(StorageError::Unavailable("the table changes hands".to_owned())),
                }
            })
        })
        .await
}

pub(super) async fn owner(db: &Database, table: TableId) -> Result<Option<String>> {
    let row = sqlx::query(AssertSqlSafe(format!("select owner, {} from tables where id = $1", owner_lives())))
        .bind(table.as_str())
        .fetch_optional(&db.reads)
        .await?
        .ok_or(StorageError::Missing("table"))?;
    let owner: Option<String> = row.try_get(0)?;
    let lives: bool = row.try_get(1)?;
    Ok(owner.filter(|_| lives))
}

pub(super) async fn overdue(db: &Database, now: Millis, most: u32) -> Result<Vec<TableId>> {
    let rows = sqlx::query(AssertSqlSafe(format!(
        "select id from tables where wake is not null and wake <= $1 and (owner is null or not {}) order by wake, id limit $2",
        owner_lives()
    )))
    .bind(now)
    .bind(i64::from(most))
    .fetch_all(&db.reads)
    .await?;
    rows.iter().map(|row| super::id(row.try_get(0)?)).collect()
}

pub(super) async fn put_off(db: &Database, table: TableId, node: &str, until: Millis) -> Result<()> {
    let node = node.to_owned();
    db.queue
        .along(Some(table), move |connection| {
            Box::pin(async move {
                sqlx::query("update tables set wake = $3 where id = $1 and owner = $2 and wake < $3")
                    .bind(table.as_str())
                    .bind(node)
                    .bind(until)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
}
