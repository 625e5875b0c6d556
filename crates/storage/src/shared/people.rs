//! People, and the devices and logins that prove who they are.

use super::{Connection, Database, Row as DbRow, id};
use crate::faults::taken;
use crate::{Login, Person, Result, StorageError};
use protocol::{Millis, PersonId, TokenHash};
use sqlx::Row;

/// How much older what is known of the use of a session has to be before it is written anew.
const DAY: Millis = 24 * 60 * 60 * 1000;

fn person_in(row: &DbRow) -> Result<Person> {
    Ok(Person { id: id(row.try_get(0)?)?, name: row.try_get(1)?, login: row.try_get(2)?, created: row.try_get(3)? })
}

/// For statements that change exactly one person.
fn somebody(rows: u64) -> Result<()> {
    if rows == 0 { Err(StorageError::Missing("person")) } else { Ok(()) }
}

pub(super) async fn add(db: &Database, person: Person) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            if let Some(login) = &person.login {
                free(connection, login, person.id).await?;
            }
            sqlx::query("insert into people (id, name, login, created) values ($1, $2, $3, $4)")
                .bind(person.id.as_str())
                .bind(person.name)
                .bind(person.login)
                .bind(person.created)
                .execute(connection)
                .await
                .map_err(taken("person"))?;
            Ok(())
        })
    })
    .await
}

/// Fails when a login belongs to somebody else.
async fn free(connection: &mut Connection, login: &str, person: PersonId) -> Result<()> {
    let other = sqlx::query("select 1 from people where login = $1 and id <> $2")
        .bind(login)
        .bind(person.as_str())
        .fetch_optional(connection)
        .await?;
    if other.is_some() { Err(StorageError::Taken("login")) } else { Ok(()) }
}

pub(super) async fn find(db: &Database, person: PersonId) -> Result<Option<Person>> {
    let row =
        sqlx::query("select id, name, login, created from people where id = $1").bind(person.as_str()).fetch_optional(&db.reads).await?;
    row.as_ref().map(person_in).transpose()
}

pub(super) async fn rename(db: &Database, person: PersonId, name: &str) -> Result<()> {
    let name = name.to_owned();
    db.write(move |connection| {
        Box::pin(async move {
            let done =
                sqlx::query("update people set name = $2 where id = $1").bind(person.as_str()).bind(name).execute(connection).await?;
            somebody(done.rows_affected())
        })
    })
    .await
}

pub(super) async fn add_session(db: &Database, hash: TokenHash, person: PersonId, now: Millis) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            let done = sqlx::query("insert into sessions (hash, person, created, used) select $1, id, $3, $3 from people where id = $2")
                .bind(hash.as_slice())
                .bind(person.as_str())
                .bind(now)
                .execute(connection)
                .await
                .map_err(taken("session"))?;
            somebody(done.rows_affected())
        })
    })
    .await
}

pub(super) async fn session(db: &Database, hash: TokenHash) -> Result<Option<Person>> {
    let row = sqlx::query(
        "select people.id, people.name, people.login, people.created from sessions join people on people.id = sessions.person \
         where sessions.hash = $1",
    )
    .bind(hash.as_slice())
    .fetch_optional(&db.reads)
    .await?;
    row.as_ref().map(person_in).transpose()
}

pub(super) async fn touch_session(db: &Database, hash: TokenHash, now: Millis) -> Result<()> {
    // Looked at first: most of the time there is nothing to write.
    let stale = sqlx::query("select 1 from sessions where hash = $1 and used <= $2")
        .bind(hash.as_slice())
        .bind(now.saturating_sub(DAY))
        .fetch_optional(&db.reads)
        .await?;
    if stale.is_none() {
        return Ok(());
    }
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("update sessions set used = $2 where hash = $1 and used < $2")
                .bind(hash.as_slice())
                .bind(now)
                .execute(connection)
                .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn end_session(db: &Database, hash: TokenHash) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("delete from sessions where hash = $1").bind(hash.as_slice()).execute(connection).await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn end_other_sessions(db: &Database, person: PersonId, but: TokenHash) -> Result<u64> {
    db.write(move |connection| {
        Box::pin(async move {
            let done = sqlx::query("delete from sessions where person = $1 and hash <> $2")
                .bind(person.as_str())
                .bind(but.as_slice())
                .execute(connection)
                .await?;
            Ok(done.rows_affected())
        })
    })
    .await
}

pub(super) async fn set_login(db: &Database, person: PersonId, login: &str, password: &str) -> Result<()> {
    let (login, password) = (login.to_owned(), password.to_owned());
    db.write(move |connection| {
        Box::pin(async move {
            let done = sqlx::query("update people set login = $2, password = $3 where id = $1")
                .bind(person.as_str())
                .bind(login)
                .bind(password)
                .execute(connection)
                .await
                .map_err(taken("login"))?;
            somebody(done.rows_affected())
        })
    })
    .await
}

pub(super) async fn login(db: &Database, login: &str) -> Result<Option<Login>> {
    let row = sqlx::query("select id, password from people where login = $1 and password is not null")
        .bind(login)
        .fetch_optional(&db.reads)
        .await?;
    row.map(|row| Ok(Login { person: id(row.try_get(0)?)?, password: row.try_get(1)? })).transpose()
}

pub(super) async fn add_pairing(db: &Database, hash: TokenHash, person: PersonId, until: Millis) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            let done = sqlx::query("insert into pairings (hash, person, until) select $1, id, $3 from people where id = $2")
                .bind(hash.as_slice())
                .bind(person.as_str())
                .bind(until)
                .execute(connection)
                .await
                .map_err(taken("pairing"))?;
            somebody(done.rows_affected())
        })
    })
    .await
}

pub(super) async fn take_pairing(db: &Database, hash: TokenHash, now: Millis) -> Result<Option<PersonId>> {
    db.write(move |connection| {
        Box::pin(async move {
            let row = sqlx::query("delete from pairings where hash = $1 and until > $2 returning person")
                .bind(hash.as_slice())
                .bind(now)
                .fetch_optional(connection)
                .await?;
            row.map(|row| id(row.try_get(0)?)).transpose()
        })
    })
    .await
}
