//! What a batch does: looks at the tables it wants to write to, refuses what does not fit, and writes the rest in few statements.

use super::queue::Op;
use super::{Connection, put};
use crate::{Append, Listing, MOST_SAID, NewTable, Result, StorageError};
use protocol::message::Said;
use protocol::{Millis, PersonId, TableId};
use std::collections::HashMap;

/// What is known of a table before it is written to.
pub(super) struct Head {
    pub(super) owner: Option<String>,
    pub(super) records: i64,
    pub(super) people: String,
}

pub(super) struct RecordRow<'a> {
    pub(super) table: &'a str,
    pub(super) number: i64,
    pub(super) bytes: &'a [u8],
}

/// A table whose listing has not changed.
pub(super) struct TouchedRow<'a> {
    pub(super) table: &'a str,
    pub(super) records: i64,
    pub(super) touched: Millis,
    pub(super) wake: Option<Millis>,
    pub(super) snapshot: &'a [u8],
}

/// A table as it is listed.
pub(super) struct TableRow<'a> {
    pub(super) touched: TouchedRow<'a>,
    /// Whoever made it, if it is new.
    pub(super) owner: Option<&'a str>,
    pub(super) listed: bool,
    pub(super) open: bool,
    pub(super) host: &'a str,
    pub(super) people: String,
    pub(super) summary: String,
}

pub(super) struct SeatRow<'a> {
    pub(super) person: &'a str,
    pub(super) table: &'a str,
}

/// Everything a batch writes.
#[derive(Default)]
pub(super) struct Rows<'a> {
    pub(super) records: Vec<RecordRow<'a>>,
    pub(super) touched: Vec<TouchedRow<'a>>,
    pub(super) changed: Vec<TableRow<'a>>,
    pub(super) created: Vec<TableRow<'a>>,
    /// Tables at which other people sit now.
    pub(super) reseated: Vec<&'a str>,
    pub(super) seats: Vec<SeatRow<'a>>,
    /// Tables nobody looks after any more.
    pub(super) released: Vec<&'a str>,
}

/// What a batch has to do with the rows of a table.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    Append(&'a Append),
    Create(&'a NewTable),
    Say(TableId, &'a Said),
    Release(&'a TableId, &'a str),
    /// Not done here.
    Other,
}

impl<'a> Part<'a> {
    pub(super) fn of(op: &'a Op) -> Self {
        match op {
            Op::Append(append, _) => Self::Append(append),
            Op::Create(new, _) => Self::Create(new),
            Op::Say(table, said, _) => Self::Say(*table, said),
            Op::Release(table, node, _) => Self::Release(table, node),
            Op::Errand(_) | Op::Close => Self::Other,
        }
    }

    fn table(self) -> Option<TableId> {
        match self {
            Self::Append(append) => Some(append.table),
            Self::Create(new) => Some(new.table),
            Self::Say(table, _) => Some(table),
            Self::Release(table, _) => Some(*table),
            Self::Other => None,
        }
    }
}

/// Writes what fits; tells what became of each part, and how many bytes were written.
pub(super) async fn write(connection: &mut Connection, parts: &[Part<'_>]) -> sqlx::Result<(Vec<Result<()>>, usize)> {
    let mut tables: Vec<TableId> = parts.iter().filter_map(|part| part.table()).collect();
    if tables.is_empty() {
        return Ok((parts.iter().map(|_| Ok(())).collect(), 0));
    }
    // In order, so that two writers that want the same rows never wait for each other in a circle.
    tables.sort_unstable();
    tables.dedup();
    let heads = put::heads(connection, &tables).await?;
    let mut rows = Rows::default();
    let mut results = Vec::with_capacity(parts.len());
    for part in parts {
        results.push(match part {
            Part::Append(append) => rows.append(append, heads.get(append.table.as_str())),
            Part::Create(new) => rows.create(new, heads.get(new.table.as_str())),
            Part::Say(table, said) => say(connection, *table, said, &heads).await?,
            Part::Release(table, node) => rows.release(table, node, heads.get(table.as_str())),
            Part::Other => Ok(()),
        });
    }
    let bytes = rows.bytes();
    put::rows(connection, rows).await?;
    Ok((results, bytes))
}

async fn say(connection: &mut Connection, table: TableId, said: &Said, heads: &HashMap<String, Head>) -> sqlx::Result<Result<()>> {
    if !heads.contains_key(table.as_str()) {
        return Ok(Err(StorageError::Missing("table")));
    }
    let body = match serde_json::to_string(said) {
        Ok(body) => body,
        Err(error) => return Ok(Err(StorageError::Unavailable(error.to_string()))),
    };
    let done = sqlx::query("insert into said (table_id, number, person, body) values ($1, $2, $3, $4) on conflict do nothing")
        .bind(table.as_str())
        .bind(i64::from(said.number))
        .bind(said.by.as_str())
        .bind(body)
        .execute(&mut *connection)
        .await?;
    if let Some(oldest) = said.number.checked_sub(MOST_SAID) {
        sqlx::query("delete from said where table_id = $1 and number <= $2")
            .bind(table.as_str())
            .bind(i64::from(oldest))
            .execute(connection)
            .await?;
    }
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StorageError::Taken("number of a message")) })
}

impl<'a> Rows<'a> {
    fn append(&mut self, append: &'a Append, head: Option<&Head>) -> Result<()> {
        let head = head.ok_or(StorageError::Missing("table"))?;
        if head.owner.as_deref() != Some(&append.node) {
            return Err(StorageError::NotOwner);
        }
        let there = u64::try_from(head.records).unwrap_or_default();
        if there != append.after {
            return Err(StorageError::Conflict { expected: append.after, there });
        }
        let table = append.table.as_str();
        let records = head.records + append.records.len() as i64;
        let touched = TouchedRow { table, records, touched: append.touched, wake: append.wake, snapshot: &append.snapshot };
        match &append.listing {
            None => self.touched.push(touched),
            Some(listing) => {
                let row = table_row(touched, None, listing)?;
                if row.people != head.people {
                    self.seat(table, listing);
                }
                self.changed.push(row);
            }
        }
        self.content(table, head.records, &append.records);
        Ok(())
    }

    fn create(&mut self, new: &'a NewTable, head: Option<&Head>) -> Result<()> {
        if head.is_some() {
            return Err(StorageError::Taken("table"));
        }
        let table = new.table.as_str();
        let listing = &new.listing;
        let touched = TouchedRow {
            table,
            records: new.records.len() as i64,
            touched: listing.summary.touched,
            wake: listing.wake,
            snapshot: &new.snapshot,
        };
        self.created.push(table_row(touched, Some(&new.node), listing)?);
        self.seat(table, listing);
        self.content(table, 0, &new.records);
        Ok(())
    }

    /// What somebody else has by now stays theirs.
    fn release(&mut self, table: &'a TableId, node: &str, head: Option<&Head>) -> Result<()> {
        if head.and_then(|head| head.owner.as_deref()) == Some(node) {
            self.released.push(table.as_str());
        }
        Ok(())
    }

    fn content(&mut self, table: &'a str, after: i64, records: &'a [Vec<u8>]) {
        self.records.extend((after..).zip(records).map(|(number, bytes)| RecordRow { table, number, bytes }));
    }

    fn seat(&mut self, table: &'a str, listing: &'a Listing) {
        self.reseated.push(table);
        self.seats.extend(people(listing).into_iter().map(|person| SeatRow { person: person.as_str(), table }));
    }

    fn bytes(&self) -> usize {
        let records: usize = self.records.iter().map(|row| row.bytes.len()).sum();
        let touched: usize = self.touched.iter().map(|row| row.snapshot.len()).sum();
        let listed = self.changed.iter().chain(&self.created).map(|row| row.touched.snapshot.len() + row.summary.len());
        records + touched + listed.sum::<usize>()
    }
}

/// Everybody who finds the table among their own, in order and once each.
fn people(listing: &Listing) -> Vec<&PersonId> {
    let mut people: Vec<_> = listing.members.iter().chain([&listing.host]).collect();
    people.sort_unstable();
    people.dedup();
    people
}

fn table_row<'a>(touched: TouchedRow<'a>, owner: Option<&'a str>, listing: &'a Listing) -> Result<TableRow<'a>> {
    let summary = serde_json::to_string(&listing.summary).map_err(|error| StorageError::Unavailable(error.to_string()))?;
    let people = people(listing).iter().map(|person| person.as_str()).collect::<Vec<_>>().join(" ");
    let host = listing.host.as_str();
    Ok(TableRow { touched, owner, listed: listing.listed, open: listing.open, host, people, summary })
}
