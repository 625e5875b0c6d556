//! Rows of a batch, many to a statement: a column of them travels as an array.

use super::batch::{Head, Rows};
use protocol::TableId;
use sqlx::{PgConnection, Row};
use std::collections::HashMap;

/// What is known of tables. Their rows stay locked until the end of the transaction, so that nobody else can take or write them
/// between this look and what follows from it.
pub(super) async fn heads(connection: &mut PgConnection, tables: &[TableId]) -> sqlx::Result<HashMap<String, Head>> {
    let found = sqlx::query("select id, owner, records, people from tables where id = any($1) order by id for update")
        .bind(tables.iter().map(TableId::as_str).collect::<Vec<_>>())
        .fetch_all(connection)
        .await?;
    found
        .iter()
        .map(|row| Ok((row.try_get(0)?, Head { owner: row.try_get(1)?, records: row.try_get(2)?, people: row.try_get(3)? })))
        .collect()
}

fn column<'r, T, C>(rows: &'r [T], cell: impl Fn(&'r T) -> C) -> Vec<C> {
    rows.iter().map(cell).collect()
}

pub(super) async fn rows(connection: &mut PgConnection, rows: Rows<'_>) -> sqlx::Result<()> {
    let created = &rows.created;
    if !created.is_empty() {
        sqlx::query(
            "insert into tables (id, records, touched, wake, snapshot, owner, listed, open, host, people, summary) select * from unnest(\
             $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::text[], $7::bool[], $8::bool[], $9::text[], \
             $10::text[], $11::text[])",
        )
        .bind(column(created, |row| row.touched.table))
        .bind(column(created, |row| row.touched.records))
        .bind(column(created, |row| row.touched.touched))
        .bind(column(created, |row| row.touched.wake))
        .bind(column(created, |row| row.touched.snapshot))
        .bind(column(created, |row| row.owner))
        .bind(column(created, |row| row.listed))
        .bind(column(created, |row| row.open))
        .bind(column(created, |row| row.host))
        .bind(column(created, |row| row.people.as_str()))
        .bind(column(created, |row| row.summary.as_str()))
        .execute(&mut *connection)
        .await?;
    }
    let touched = &rows.touched;
    if !touched.is_empty() {
        sqlx::query(
            "update tables set records = new.records, touched = new.touched, wake = new.wake, snapshot = new.snapshot \
             from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[]) \
             as new (id, records, touched, wake, snapshot) where tables.id = new.id",
        )
        .bind(column(touched, |row| row.table))
        .bind(column(touched, |row| row.records))
        .bind(column(touched, |row| row.touched))
        .bind(column(touched, |row| row.wake))
        .bind(column(touched, |row| row.snapshot))
        .execute(&mut *connection)
        .await?;
    }
    let changed = &rows.changed;
    if !changed.is_empty() {
        sqlx::query(
            "update tables set records = new.records, touched = new.touched, wake = new.wake, snapshot = new.snapshot, \
             listed = new.listed, open = new.open, host = new.host, people = new.people, summary = new.summary \
             from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::bool[], $7::bool[], $8::text[], $9::text[], \
             $10::text[]) as new (id, records, touched, wake, snapshot, listed, open, host, people, summary) where tables.id = new.id",
        )
        .bind(column(changed, |row| row.touched.table))
        .bind(column(changed, |row| row.touched.records))
        .bind(column(changed, |row| row.touched.touched))
        .bind(column(changed, |row| row.touched.wake))
        .bind(column(changed, |row| row.touched.snapshot))
        .bind(column(changed, |row| row.listed))
        .bind(column(changed, |row| row.open))
        .bind(column(changed, |row| row.host))
        .bind(column(changed, |row| row.people.as_str()))
        .bind(column(changed, |row| row.summary.as_str()))
        .execute(&mut *connection)
        .await?;
    }
    let records = &rows.records;
    if !records.is_empty() {
        sqlx::query("insert into records (table_id, number, bytes) select * from unnest($1::text[], $2::bigint[], $3::bytea[])")
            .bind(column(records, |row| row.table))
            .bind(column(records, |row| row.number))
            .bind(column(records, |row| row.bytes))
            .execute(&mut *connection)
            .await?;
    }
    if !rows.reseated.is_empty() {
        sqlx::query("delete from seats where table_id = any($1)").bind(&rows.reseated).execute(&mut *connection).await?;
    }
    let seats = &rows.seats;
    if !seats.is_empty() {
        sqlx::query("insert into seats (person, table_id) select * from unnest($1::text[], $2::text[])")
            .bind(column(seats, |row| row.person))
            .bind(column(seats, |row| row.table))
            .execute(&mut *connection)
            .await?;
    }
    if !rows.released.is_empty() {
        sqlx::query("update tables set owner = null where id = any($1)").bind(&rows.released).execute(connection).await?;
    }
    Ok(())
}
