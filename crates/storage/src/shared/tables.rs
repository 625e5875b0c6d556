//! Reading tables, and deleting them.

use super::{Connection, Database, Row as DbRow, id};
use crate::faults::unreadable;
use crate::{Cursor, Page, Result, StorageError, Stored};
use protocol::message::Said;
use protocol::table::Summary;
use protocol::{PersonId, TableId};
use sqlx::Row;

/// Everything that belongs to a table, and the column that says to which.
const PARTS: [&str; 5] = [
    "delete from records where table_id = $1",
    "delete from seats where table_id = $1",
    "delete from said where table_id = $1",
    "delete from seat_links where table_id = $1",
    "delete from tables where id = $1",
];

/// Sorts after every id.
const AFTER_ALL_IDS: &str = "~";

pub(super) async fn stored(db: &Database, table: TableId) -> Result<Stored> {
    let row = sqlx::query("select records, snapshot from tables where id = $1")
        .bind(table.as_str())
        .fetch_optional(&db.reads)
        .await?
        .ok_or(StorageError::Missing("table"))?;
    let records: i64 = row.try_get(0)?;
    let snapshot: Option<Vec<u8>> = row.try_get(1)?;
    Ok(Stored { records: u64::try_from(records).map_err(unreadable)?, snapshot: snapshot.ok_or(StorageError::Missing("snapshot"))? })
}

pub(super) async fn records(db: &Database, table: TableId, from: u64) -> Result<Vec<Vec<u8>>> {
    let rows = sqlx::query("select bytes from records where table_id = $1 and number >= $2 order by number")
        .bind(table.as_str())
        .bind(i64::try_from(from).unwrap_or(i64::MAX))
        .fetch_all(&db.reads)
        .await?;
    if rows.is_empty() {
        // None from that number on, or no table at all.
        let there = sqlx::query("select 1 from tables where id = $1").bind(table.as_str()).fetch_optional(&db.reads).await?;
        there.ok_or(StorageError::Missing("table"))?;
    }
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

pub(super) async fn lobby(db: &Database, after: Option<Cursor>, most: u32) -> Result<Page> {
    let (touched, table) = start(after);
    let rows = sqlx::query(
        "select summary, touched, id from tables where listed and open and (touched, id) < ($1, $2) order by touched desc, id desc limit $3",
    )
    .bind(touched)
    .bind(table)
    .bind(i64::from(most) + 1)
    .fetch_all(&db.reads)
    .await?;
    page(&rows, most)
}

pub(super) async fn tables_of(db: &Database, person: PersonId, after: Option<Cursor>, most: u32) -> Result<Page> {
    let (touched, table) = start(after);
    let rows = sqlx::query(
        "select summary, touched, id from tables join seats on seats.table_id = tables.id \
         where seats.person = $1 and (touched, id) < ($2, $3) order by touched desc, id desc limit $4",
    )
    .bind(person.as_str())
    .bind(touched)
    .bind(table)
    .bind(i64::from(most) + 1)
    .fetch_all(&db.reads)
    .await?;
    page(&rows, most)
}

fn start(after: Option<Cursor>) -> (i64, String) {
    match after {
        Some(cursor) => (cursor.touched, cursor.table.as_str().to_owned()),
        None => (i64::MAX, AFTER_ALL_IDS.to_owned()),
    }
}

/// One row more than asked for tells that there is more.
fn page(rows: &[DbRow], most: u32) -> Result<Page> {
    let shown = &rows[..rows.len().min(most as usize)];
    let mut page = Page { tables: Vec::with_capacity(shown.len()), next: None };
    for row in shown {
        let (text, touched, table): (String, i64, TableId) = (row.try_get(0)?, row.try_get(1)?, id(row.try_get(2)?)?);
        match serde_json::from_str::<Summary>(&text) {
            // An append that changes nothing else is not written into the text.
            Ok(summary) => page.tables.push(Summary { touched, ..summary }),
            // One line less is better than no list.
            Err(error) => tracing::error!(%table, %error, "the summary of a table cannot be read"),
        }
        page.next = Some(Cursor { touched, table });
    }
    page.next = page.next.filter(|_| rows.len() > shown.len());
    Ok(page)
}

pub(super) async fn forget(db: &Database, table: TableId) -> Result<()> {
    db.write(move |connection| Box::pin(async move { delete(connection, table).await })).await
}

pub(super) async fn delete(connection: &mut Connection, table: TableId) -> Result<()> {
    for part in PARTS {
        sqlx::query(part).bind(table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn said(db: &Database, table: TableId, most: u32) -> Result<Vec<Said>> {
    let rows = sqlx::query("select body from said where table_id = $1 order by number desc limit $2")
        .bind(table.as_str())
        .bind(i64::from(most))
        .fetch_all(&db.reads)
        .await?;
    rows.iter().rev().map(said_in).collect()
}

pub(super) fn said_in(row: &DbRow) -> Result<Said> {
    let body: String = row.try_get(0)?;
    serde_json::from_str(&body).map_err(unreadable)
}

/// The tables of somebody, for themselves.
pub(super) async fn ids_of(db: &Database, person: PersonId) -> Result<Vec<TableId>> {
    let rows =
        sqlx::query("select table_id from seats where person = $1 order by table_id").bind(person.as_str()).fetch_all(&db.reads).await?;
    rows.iter().map(|row| id(row.try_get(0)?)).collect()
}
