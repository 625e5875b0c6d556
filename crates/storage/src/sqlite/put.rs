//! Rows of a batch, many to a statement: a statement with many rows costs little more than one with a single row.

use super::Db;
use super::batch::{Head, Rows, TableRow, TouchedRow};
use protocol::TableId;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use std::collections::HashMap;
use std::fmt::Write;

/// Each statement is a trip to the thread of the connection and back, which on a busy machine costs more than the statement. So there are
/// as few as can be, and still not so many different ones that they could not all be prepared once and kept.
const LARGE: [usize; 3] = [256, 128, 64];

type Bound<'q> = Query<'q, Db, SqliteArguments>;

pub(super) async fn heads(connection: &mut SqliteConnection, tables: &[TableId]) -> sqlx::Result<HashMap<String, Head>> {
    let found = sqlx::query("select id, owner, records, people from tables where id in (select value from json_each($1))")
        .bind(list(tables.iter().map(TableId::as_str)))
        .fetch_all(connection)
        .await?;
    found
        .iter()
        .map(|row| Ok((row.try_get(0)?, Head { owner: row.try_get(1)?, records: row.try_get(2)?, people: row.try_get(3)? })))
        .collect()
}

/// Ids as a JSON array; none of their letters needs escaping.
fn list<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    format!("[\"{}\"]", ids.collect::<Vec<_>>().join("\",\""))
}

pub(super) async fn rows(connection: &mut SqliteConnection, rows: Rows<'_>) -> sqlx::Result<()> {
    put(
        connection,
        &rows.created,
        ("insert into tables (id, records, touched, wake, snapshot, owner, listed, open, host, people, summary) values ", 11, ""),
        |query, row| listing(query, row, true),
    )
    .await?;
    put(
        connection,
        &rows.touched,
        (
            "update tables set records = column2, touched = column3, wake = column4, snapshot = column5 from (values ",
            5,
            ") where tables.id = column1",
        ),
        touch,
    )
    .await?;
    put(
        connection,
        &rows.changed,
        (
            "update tables set records = column2, touched = column3, wake = column4, snapshot = column5, listed = column6, open = column7, \
             host = column8, people = column9, summary = column10 from (values ",
            10,
            ") where tables.id = column1",
        ),
        |query, row| listing(query, row, false),
    )
    .await?;
    put(connection, &rows.records, ("insert into records (table_id, number, bytes) values ", 3, ""), |query, row| {
        query.bind(row.table).bind(row.number).bind(row.bytes)
    })
    .await?;
    if !rows.reseated.is_empty() {
        sqlx::query("delete from seats where table_id in (select value from json_each($1))")
            .bind(list(rows.reseated.iter().copied()))
            .execute(&mut *connection)
            .await?;
    }
    put(connection, &rows.seats, ("insert into seats (person, table_id) values ", 2, ""), |query, row| {
        query.bind(row.person).bind(row.table)
    })
    .await?;
    if !rows.released.is_empty() {
        sqlx::query("update tables set owner = null where id in (select value from json_each($1))")
            .bind(list(rows.released.iter().copied()))
            .execute(connection)
            .await?;
    }
    Ok(())
}

fn touch<'q>(query: Bound<'q>, row: &TouchedRow<'_>) -> Bound<'q> {
    query.bind(row.table).bind(row.records).bind(row.touched).bind(row.wake).bind(row.snapshot)
}

fn listing<'q>(query: Bound<'q>, row: &TableRow<'_>, new: bool) -> Bound<'q> {
    let mut query = touch(query, &row.touched);
    if new {
        query = query.bind(row.owner.map(str::to_owned));
    }
    query.bind(row.listed).bind(row.open).bind(row.host.to_owned()).bind(row.people.clone()).bind(row.summary.clone())
}

/// Binds rows to statements of `(before, columns, after)`.
async fn put<'r, T>(
    connection: &mut SqliteConnection,
    mut rows: &'r [T],
    (before, columns, after): (&str, usize, &str),
    bind: impl for<'q> Fn(Bound<'q>, &'r T) -> Bound<'q>,
) -> sqlx::Result<()> {
    while !rows.is_empty() {
        let size = LARGE.into_iter().find(|size| *size <= rows.len()).unwrap_or(rows.len());
        let (now, later) = rows.split_at(size);
        let query = sqlx::query(AssertSqlSafe(statement(before, columns, after, size)));
        now.iter().fold(query, &bind).execute(&mut *connection).await?;
        rows = later;
    }
    Ok(())
}

fn statement(before: &str, columns: usize, after: &str, rows: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(", "));
    let mut text = before.to_owned();
    for number in 0..rows {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}{row}", if number == 0 { "" } else { ", " });
    }
    text + after
}
