//! Backups: everything in one file that either kind of database reads.
//!
//! The file is made of lines of JSON: a heading, then for each kind of row a line with its columns and a line for every row, and at the
//! end how many rows there were. Which node looks after a table is not kept.

use super::{BEGIN_READING, Connection, Database, Db, Row as DbRow};
use crate::{Result, StorageError, files};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Pool, QueryBuilder, Row};
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use tokio::sync::mpsc;

const FORMAT: u32 = 1;

/// Lines on their way between the database and the file.
const LINES: usize = 256;

/// Rows written with one statement.
const ROWS: usize = 50;

#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Flag,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// A kind of rows: name, columns, and the order in which they are written.
type Shelf = (&'static str, &'static [(&'static str, Kind)], &'static str);

const SHELVES: [Shelf; 12] = [
    (
        "tables",
        &[
            ("id", Text),
            ("records", Number),
            ("touched", Number),
            ("wake", Number),
            ("listed", Flag),
            ("open", Flag),
            ("host", Text),
            ("people", Text),
            ("summary", Text),
            ("snapshot", Bytes),
        ],
        "id",
    ),
    ("records", &[("table_id", Text), ("number", Number), ("bytes", Bytes)], "table_id, number"),
    ("seats", &[("person", Text), ("table_id", Text)], "person, table_id"),
    ("said", &[("table_id", Text), ("number", Number), ("person", Text), ("body", Text)], "table_id, number"),
    ("seat_links", &[("hash", Bytes), ("table_id", Text), ("seat", Number), ("until", Number)], "hash"),
    ("people", &[("id", Text), ("name", Text), ("login", Text), ("password", Text), ("created", Number)], "id"),
    ("sessions", &[("hash", Bytes), ("person", Text), ("created", Number), ("used", Number)], "hash"),
    ("pairings", &[("hash", Bytes), ("person", Text), ("until", Number)], "hash"),
    ("blocks", &[("person", Text), ("of_person", Text), ("kind", Text)], "person, of_person"),
    ("pushes", &[("endpoint", Text), ("person", Text), ("p256dh", Text), ("auth", Text)], "endpoint"),
    ("webhooks", &[("person", Text), ("url", Text), ("secret", Text)], "person"),
    (
        "reports",
        &[("person", Text), ("table_id", Text), ("about", Text), ("text", Text), ("at", Number), ("journal", Text)],
        // As they were made; the numbers themselves are given anew.
        "id",
    ),
];

/// Secrets come last: a file without them is not whole.
const SECRETS: Shelf = ("secrets", &[("name", Text), ("bytes", Bytes)], "name");

/// Older files have the snapshots of tables apart from them, and after them.
const SNAPSHOTS: Shelf = ("snapshots", &[("table_id", Text), ("records", Number), ("bytes", Bytes)], "table_id");

fn shelves() -> impl Iterator<Item = Shelf> {
    SHELVES.into_iter().chain([SECRETS])
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    HullbreachBackup { format: u32 },
    Shelf { name: String, columns: Vec<String> },
    Row(Vec<Value>),
    End { rows: u64 },
}

fn broken(error: impl std::fmt::Display) -> StorageError {
    StorageError::Backup(error.to_string())
}

/// Writes everything as it is at one moment, while others go on writing.
pub(super) async fn backup(reads: &Pool<Db>, file: &Path) -> Result<()> {
    let (lines, received) = mpsc::channel(LINES);
    let file = file.to_owned();
    let writer = tokio::task::spawn_blocking(move || write_file(&file, received));
    let sent = send_all(reads, lines).await;
    // If the writer has failed, its error says why the sending failed too.
    writer.await.map_err(broken)?.map_err(broken)?;
    sent
}

async fn send_all(reads: &Pool<Db>, lines: mpsc::Sender<Line>) -> Result<()> {
    let mut reading = reads.begin_with(BEGIN_READING).await?;
    let mut sent = 0;
    let gone = |_| StorageError::Backup("it could not be written".to_owned());
    lines.send(Line::HullbreachBackup { format: FORMAT }).await.map_err(gone)?;
    for (name, columns, order) in shelves() {
        let names: Vec<String> = columns.iter().map(|(column, _)| (*column).to_owned()).collect();
        let query = format!("select {} from {name} order by {order}", names.join(", "));
        lines.send(Line::Shelf { name: name.to_owned(), columns: names }).await.map_err(gone)?;
        let mut rows = sqlx::query(AssertSqlSafe(query)).fetch(&mut *reading);
        while let Some(row) = rows.try_next().await? {
            let cells = columns.iter().enumerate().map(|(at, (_, kind))| cell(&row, at, *kind)).collect::<Result<_>>()?;
            lines.send(Line::Row(cells)).await.map_err(gone)?;
            sent += 1;
        }
    }
    lines.send(Line::End { rows: sent }).await.map_err(gone)?;
    reading.rollback().await?;
    Ok(())
}

fn cell(row: &DbRow, at: usize, kind: Kind) -> Result<Value> {
    Ok(match kind {
        Text => row.try_get::<Option<String>, _>(at)?.into(),
        Number => row.try_get::<Option<i64>, _>(at)?.into(),
        Flag => row.try_get::<Option<bool>, _>(at)?.into(),
        Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map(|bytes| STANDARD.encode(bytes)).into(),
    })
}

/// The file gets its name only when it is whole and durable.
fn write_file(file: &Path, mut lines: mpsc::Receiver<Line>) -> std::io::Result<()> {
    let part = part_of(file);
    let done = write_part(&part, &mut lines).and_then(|whole| {
        if whole { std::fs::rename(&part, file) } else { Err(std::io::Error::other("the database did not give everything")) }
    });
    if done.is_err() {
        // Nothing to be done if it cannot be removed either.
        drop(std::fs::remove_file(&part));
        return done;
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn write_part(part: &Path, lines: &mut mpsc::Receiver<Line>) -> std::io::Result<bool> {
    let mut to = BufWriter::new(files::empty(part)?);
    let mut whole = false;
    while let Some(line) = lines.blocking_recv() {
        whole = matches!(line, Line::End { .. });
        serde_json::to_writer(&mut to, &line)?;
        to.write_all(b"\n")?;
    }
    to.into_inner()?.sync_all()?;
    Ok(whole)
}

/// Fills an empty database, or leaves it empty.
pub(super) async fn restore(db: &Database, file: &Path) -> Result<()> {
    let (send, mut lines) = mpsc::channel(LINES);
    let file = file.to_owned();
    let reader = tokio::task::spawn_blocking(move || read_file(&file, &send));
    let done = db
        .write(move |connection| {
            Box::pin(async move {
                must_be_empty(connection).await?;
                take_all(connection, &mut lines).await
            })
        })
        .await;
    match reader.await.map_err(broken)? {
        // The file could not be read, and so the lines ended early.
        Err(error) if matches!(done, Err(StorageError::Backup(_))) => Err(error),
        _ => done,
    }
}

/// Stops when nobody wants more.
fn read_file(file: &Path, lines: &mpsc::Sender<Line>) -> Result<()> {
    let from = BufReader::new(File::open(file).map_err(broken)?);
    for (number, line) in from.lines().enumerate() {
        let line = line.map_err(broken)?;
        let line = serde_json::from_str(&line).map_err(|error| broken(format!("line {}: {error}", number + 1)))?;
        if lines.blocking_send(line).is_err() {
            break;
        }
    }
    Ok(())
}

async fn must_be_empty(connection: &mut Connection) -> Result<()> {
    for (name, ..) in shelves() {
        let row = sqlx::query(AssertSqlSafe(format!("select 1 from {name} limit 1"))).fetch_optional(&mut *connection).await?;
        if row.is_some() {
            return Err(StorageError::Taken("database"));
        }
    }
    Ok(())
}

async fn take_all(connection: &mut Connection, lines: &mut mpsc::Receiver<Line>) -> Result<()> {
    match lines.recv().await {
        Some(Line::HullbreachBackup { format: FORMAT }) => {}
        Some(Line::HullbreachBackup { format }) => return Err(broken(format!("its format is {format}, not {FORMAT}"))),
        _ => return Err(broken("it does not begin like one")),
    }
    let mut taken = 0;
    let mut shelf: Option<(Shelf, Vec<usize>)> = None;
    let mut rows: Vec<Vec<Value>> = vec![];
    while let Some(line) = lines.recv().await {
        match line {
            Line::Row(row) => {
                rows.push(row);
                taken += 1;
                if rows.len() == ROWS {
                    put(connection, shelf.as_ref(), &mut rows).await?;
                }
            }
            Line::Shelf { name, columns } => {
                put(connection, shelf.as_ref(), &mut rows).await?;
                shelf = Some(find(&name, &columns)?);
            }
            Line::End { rows: all } => {
                put(connection, shelf.as_ref(), &mut rows).await?;
                return if all == taken { Ok(()) } else { Err(broken(format!("it has {taken} rows, not {all}"))) };
            }
            Line::HullbreachBackup { .. } => return Err(broken("it begins twice")),
        }
    }
    Err(broken("it has no end"))
}

/// The kind of rows a line names, and which of its columns the file has.
fn find(name: &str, columns: &[String]) -> Result<(Shelf, Vec<usize>)> {
    let shelf =
        shelves().chain([SNAPSHOTS]).find(|shelf| shelf.0 == name).ok_or_else(|| broken(format!("it has {name}, which are not known")))?;
    let places = columns
        .iter()
        .map(|column| {
            let place = shelf.1.iter().position(|(known, _)| known == column);
            place.ok_or_else(|| broken(format!("{name} have a column {column}, which is not known")))
        })
        .collect::<Result<_>>()?;
    Ok((shelf, places))
}

async fn put(connection: &mut Connection, shelf: Option<&(Shelf, Vec<usize>)>, rows: &mut Vec<Vec<Value>>) -> Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let ((name, columns, _), places) = shelf.ok_or_else(|| broken("it has rows of no kind"))?;
    if *name == SNAPSHOTS.0 {
        return put_snapshots(connection, places, rows).await;
    }
    let columns: Vec<(&str, Kind)> = places.iter().filter_map(|place| columns.get(*place).copied()).collect();
    let names: Vec<&str> = columns.iter().map(|(column, _)| *column).collect();
    let mut query: QueryBuilder<Db> = QueryBuilder::new(format!("insert into {name} ({}) values ", names.join(", ")));
    for (number, row) in rows.drain(..).enumerate() {
        if row.len() != columns.len() {
            return Err(broken(format!("a row of {name} has {} cells, not {}", row.len(), columns.len())));
        }
        query.push(if number == 0 { "(" } else { ", (" });
        for (at, (value, (_, kind))) in row.into_iter().zip(&columns).enumerate() {
            if at > 0 {
                query.push(", ");
            }
            bind(&mut query, value, *kind)?;
        }
        query.push(")");
    }
    query.build().execute(connection).await?;
    Ok(())
}

async fn put_snapshots(connection: &mut Connection, places: &[usize], rows: &mut Vec<Vec<Value>>) -> Result<()> {
    for row in rows.drain(..) {
        let (Ok([table, records, bytes]), [0, 1, 2]) = (<[Value; 3]>::try_from(row), places) else {
            return Err(broken("its snapshots have other columns than ever"));
        };
        let mut query: QueryBuilder<Db> = QueryBuilder::new("update tables set snapshot = ");
        bind(&mut query, bytes, Bytes)?;
        query.push(" where id = ");
        bind(&mut query, table, Text)?;
        query.push(" and records = ");
        bind(&mut query, records, Number)?;
        if query.build().execute(&mut *connection).await?.rows_affected() == 0 {
            return Err(broken("it has a snapshot of no table"));
        }
    }
    Ok(())
}

fn bind(query: &mut QueryBuilder<Db>, value: Value, kind: Kind) -> Result<()> {
    match kind {
        Text => query.push_bind(serde_json::from_value::<Option<String>>(value).map_err(broken)?),
        Number => query.push_bind(serde_json::from_value::<Option<i64>>(value).map_err(broken)?),
        Flag => query.push_bind(serde_json::from_value::<Option<bool>>(value).map_err(broken)?),
        Bytes => {
            let text = serde_json::from_value::<Option<String>>(value).map_err(broken)?;
            query.push_bind(text.map(|text| STANDARD.decode(text)).transpose().map_err(broken)?)
        }
    };
    Ok(())
}
