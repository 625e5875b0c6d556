//! What whoever runs the server needs: old things swept away, and a look at whether all is whole.

use super::{BEGIN_READING, Database, NOW, farewell, id, tables};
use crate::Result;
use protocol::table::Summary;
use protocol::{Millis, TableId};
use sqlx::{AssertSqlSafe, Row};

/// Tables deleted in one transaction: others wait for it.
const SWEPT_AT_ONCE: i64 = 16;

/// Each tells the table and two numbers that should be equal.
const PROMISES: [(&str, &str); 2] = [
    (
        "the number of records",
        "select tables.id, tables.records, count(records.number) from tables left join records on records.table_id = tables.id \
         group by tables.id, tables.records having count(records.number) <> tables.records",
    ),
    (
        "the number after the last record",
        "select tables.id, tables.records, max(records.number) + 1 from tables join records on records.table_id = tables.id \
         group by tables.id, tables.records having max(records.number) + 1 <> tables.records or min(records.number) <> 0",
    ),
];

/// Things of tables that are not there.
const STRAYS: [(&str, &str); 3] = [
    ("records", "select distinct table_id from records where not exists (select 1 from tables where id = table_id)"),
    ("seats", "select distinct table_id from seats where not exists (select 1 from tables where id = table_id)"),
    ("words", "select distinct table_id from said where not exists (select 1 from tables where id = table_id)"),
];

pub(super) async fn secret(db: &Database, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>> {
    let name = name.to_owned();
    let there = sqlx::query("select bytes from secrets where name = $1").bind(&name).fetch_optional(&db.reads).await?;
    if let Some(row) = there {
        return Ok(row.try_get(0)?);
    }
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("insert into secrets (name, bytes) values ($1, $2) on conflict do nothing")
                .bind(&name)
                .bind(fresh)
                .execute(&mut *connection)
                .await?;
            let row = sqlx::query("select bytes from secrets where name = $1").bind(name).fetch_one(connection).await?;
            Ok(row.try_get(0)?)
        })
    })
    .await
}

pub(super) async fn sweep(db: &Database, tables_before: Millis, sessions_before: Millis, now: Millis) -> Result<u64> {
    let mut swept = 0;
    loop {
        let went = sweep_some(db, tables_before).await?;
        swept += went;
        if went < SWEPT_AT_ONCE as u64 {
            break;
        }
    }
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("delete from sessions where used < $1").bind(sessions_before).execute(&mut *connection).await?;
            sqlx::query("delete from reports where at < $1").bind(tables_before).execute(&mut *connection).await?;
            sqlx::query("delete from seat_links where until <= $1").bind(now).execute(&mut *connection).await?;
            sqlx::query("delete from pairings where until <= $1").bind(now).execute(&mut *connection).await?;
            sqlx::query(AssertSqlSafe(format!("delete from nodes where until < {NOW} - 86400000"))).execute(connection).await?;
            Ok(())
        })
    })
    .await?;
    farewell::forget_stranded(db, sessions_before).await?;
    Ok(swept)
}

/// A table somebody looks after right now is left alone.
async fn sweep_some(db: &Database, before: Millis) -> Result<u64> {
    db.write(move |connection| {
        Box::pin(async move {
            let rows = sqlx::query(AssertSqlSafe(format!(
                "select id from tables where touched < $1 and (owner is null or not exists \
                 (select 1 from nodes where nodes.name = tables.owner and nodes.until > {NOW})) limit $2"
            )))
            .bind(before)
            .bind(SWEPT_AT_ONCE)
            .fetch_all(&mut *connection)
            .await?;
            for row in &rows {
                let table: TableId = id(row.try_get(0)?)?;
                tables::delete(connection, table).await?;
            }
            Ok(rows.len() as u64)
        })
    })
    .await
}

pub(super) async fn check(db: &Database) -> Result<Vec<String>> {
    let mut reading = db.reads.begin_with(BEGIN_READING).await?;
    let mut faults = super::damage(&mut reading).await?;
    for (what, query) in PROMISES {
        for row in sqlx::query(query).fetch_all(&mut *reading).await? {
            let (table, should, is): (String, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            faults.push(format!("table {table}: {what} is {is}, not {should}"));
        }
    }
    for (what, query) in STRAYS {
        for row in sqlx::query(query).fetch_all(&mut *reading).await? {
            faults.push(format!("{what} of the table {} which is not there", row.try_get::<String, _>(0)?));
        }
    }
    for row in sqlx::query("select id, summary, snapshot is null from tables").fetch_all(&mut *reading).await? {
        let (table, summary, no_snapshot): (String, String, bool) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        if no_snapshot {
            faults.push(format!("table {table}: it has no snapshot"));
        }
        if let Err(error) = serde_json::from_str::<Summary>(&summary) {
            faults.push(format!("table {table}: its summary cannot be read: {error}"));
        }
    }
    reading.rollback().await?;
    Ok(faults)
}
