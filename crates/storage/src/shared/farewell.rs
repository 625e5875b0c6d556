//! Everything kept about somebody: told to them, or deleted.

use super::{Connection, Database, id, manners, people, tables};
use crate::faults::unreadable;
use crate::{PersonExport, Result, StorageError};
use protocol::table::Summary;
use protocol::{Millis, PersonId, TableId};
use sqlx::Row;

/// What goes with a person. Reports about them stay for those they were made to.
const PARTS: [&str; 9] = [
    "delete from sessions where person = $1",
    "delete from pairings where person = $1",
    "delete from blocks where person = $1 or of_person = $1",
    "delete from pushes where person = $1",
    "delete from webhooks where person = $1",
    "delete from reports where person = $1",
    "delete from said where person = $1",
    "delete from seats where person = $1",
    "delete from people where id = $1",
];

/// Guests nobody can be any more, and who sit nowhere.
const STRANDED: &str = "select id from people where login is null and created < $1 \
     and not exists (select 1 from sessions where sessions.person = people.id) \
     and not exists (select 1 from pairings where pairings.person = people.id) \
     and not exists (select 1 from seats where seats.person = people.id)";

pub(super) async fn export(db: &Database, person: PersonId) -> Result<PersonExport> {
    let found = people::find(db, person).await?.ok_or(StorageError::Missing("person"))?;
    let sessions = sqlx::query("select created, used from sessions where person = $1 order by created, used")
        .bind(person.as_str())
        .fetch_all(&db.reads)
        .await?;
    let said = sqlx::query("select body, table_id from said where person = $1 order by table_id, number")
        .bind(person.as_str())
        .fetch_all(&db.reads)
        .await?;
    Ok(PersonExport {
        person: found,
        sessions: sessions.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_>>()?,
        tables: tables::ids_of(db, person).await?,
        said: said.iter().map(|row| Ok((id(row.try_get(1)?)?, tables::said_in(row)?))).collect::<Result<_>>()?,
        blocks: manners::blocks(db, person).await?,
        pushes: manners::pushes(db, person).await?,
        webhook: manners::webhook(db, person).await?,
        reports: manners::reports_by(db, person).await?,
    })
}

pub(super) async fn forget(db: &Database, person: PersonId) -> Result<()> {
    db.write(move |connection| Box::pin(async move { delete(connection, person).await })).await
}

async fn delete(connection: &mut Connection, person: PersonId) -> Result<()> {
    unname(connection, person).await?;
    for part in PARTS {
        sqlx::query(part).bind(person.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Puts other records in the place of some.
pub(super) async fn amend(db: &Database, table: TableId, node: &str, records: Vec<(u64, Vec<u8>)>) -> Result<()> {
    let node = node.to_owned();
    db.write(move |connection| {
        Box::pin(async move {
            for (number, bytes) in records {
                let done = sqlx::query(
                    "update records set bytes = $3 where table_id = $1 and number = $2 \
                     and exists (select 1 from tables where id = $1 and owner = $4)",
                )
                .bind(table.as_str())
                .bind(i64::try_from(number).map_err(unreadable)?)
                .bind(bytes)
                .bind(&node)
                .execute(&mut *connection)
                .await?;
                if done.rows_affected() == 0 {
                    return Err(StorageError::NotOwner);
                }
            }
            Ok(())
        })
    })
    .await
}

/// Lists show the names of those who sat at a table.
async fn unname(connection: &mut Connection, person: PersonId) -> Result<()> {
    let name = sqlx::query("select name from people where id = $1").bind(person.as_str()).fetch_optional(&mut *connection).await?;
    let Some(name) = name.map(|row| row.try_get::<String, _>(0)).transpose()? else {
        return Ok(());
    };
    let rows = sqlx::query("select summary, id from tables join seats on seats.table_id = tables.id where seats.person = $1")
        .bind(person.as_str())
        .fetch_all(&mut *connection)
        .await?;
    for row in rows {
        let text: String = row.try_get(0)?;
        let mut summary: Summary = serde_json::from_str(&text).map_err(unreadable)?;
        for seat in summary.seats.iter_mut().flatten().filter(|seat| **seat == name) {
            seat.clear();
        }
        let text = serde_json::to_string(&summary).map_err(unreadable)?;
        sqlx::query("update tables set summary = $2 where id = $1")
            .bind(row.try_get::<String, _>(1)?)
            .bind(text)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Deletes guests nobody can be any more.
pub(super) async fn forget_stranded(db: &Database, before: Millis) -> Result<()> {
    let rows = sqlx::query(STRANDED).bind(before).fetch_all(&db.reads).await?;
    for row in rows {
        let person: PersonId = id(row.try_get(0)?)?;
        db.write(move |connection| {
            Box::pin(async move {
                // Looked at again: somebody may have sat down meanwhile.
                let still =
                    sqlx::query("select 1 from seats where person = $1").bind(person.as_str()).fetch_optional(&mut *connection).await?;
                if still.is_none() { delete(connection, person).await } else { Ok(()) }
            })
        })
        .await?;
    }
    Ok(())
}
