//! Whom somebody does not want to hear, how they want to be called, and what they report.

use super::{Database, Db, Row as DbRow, id};
use crate::faults::unreadable;
use crate::{Block, PushSubscription, Report, Result, Webhook};
use protocol::{Millis, PersonId};
use sqlx::{Pool, Row};

fn word(block: Block) -> &'static str {
    match block {
        Block::Mute => "mute",
        Block::Block => "block",
    }
}

pub(super) async fn set_block(db: &Database, by: PersonId, of: PersonId, block: Option<Block>) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            let Some(block) = block else {
                sqlx::query("delete from blocks where person = $1 and of_person = $2")
                    .bind(by.as_str())
                    .bind(of.as_str())
                    .execute(connection)
                    .await?;
                return Ok(());
            };
            sqlx::query(
                "insert into blocks (person, of_person, kind) values ($1, $2, $3) \
                 on conflict (person, of_person) do update set kind = excluded.kind",
            )
            .bind(by.as_str())
            .bind(of.as_str())
            .bind(word(block))
            .execute(connection)
            .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn blocks(db: &Database, by: PersonId) -> Result<Vec<(PersonId, Block)>> {
    let rows = sqlx::query("select of_person, kind from blocks where person = $1 order by of_person")
        .bind(by.as_str())
        .fetch_all(&db.reads)
        .await?;
    rows.iter()
        .map(|row| {
            let kind: String = row.try_get(1)?;
            let block = [Block::Mute, Block::Block].into_iter().find(|block| word(*block) == kind);
            Ok((id(row.try_get(0)?)?, block.ok_or_else(|| unreadable(format!("block {kind}")))?))
        })
        .collect()
}

pub(super) async fn add_push(db: &Database, person: PersonId, push: PushSubscription) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query(
                "insert into pushes (endpoint, person, p256dh, auth) values ($1, $2, $3, $4) on conflict (endpoint) \
                 do update set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth",
            )
            .bind(push.endpoint)
            .bind(person.as_str())
            .bind(push.p256dh)
            .bind(push.auth)
            .execute(connection)
            .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn pushes(db: &Database, person: PersonId) -> Result<Vec<PushSubscription>> {
    let rows = sqlx::query("select endpoint, p256dh, auth from pushes where person = $1 order by endpoint")
        .bind(person.as_str())
        .fetch_all(&db.reads)
        .await?;
    rows.iter().map(|row| Ok(PushSubscription { endpoint: row.try_get(0)?, p256dh: row.try_get(1)?, auth: row.try_get(2)? })).collect()
}

pub(super) async fn remove_push(db: &Database, endpoint: &str) -> Result<()> {
    let endpoint = endpoint.to_owned();
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("delete from pushes where endpoint = $1").bind(endpoint).execute(connection).await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn set_webhook(db: &Database, person: PersonId, webhook: Option<Webhook>) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            let Some(webhook) = webhook else {
                sqlx::query("delete from webhooks where person = $1").bind(person.as_str()).execute(connection).await?;
                return Ok(());
            };
            sqlx::query(
                "insert into webhooks (person, url, secret) values ($1, $2, $3) \
                 on conflict (person) do update set url = excluded.url, secret = excluded.secret",
            )
            .bind(person.as_str())
            .bind(webhook.url)
            .bind(webhook.secret)
            .execute(connection)
            .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn webhook(db: &Database, person: PersonId) -> Result<Option<Webhook>> {
    let row = sqlx::query("select url, secret from webhooks where person = $1").bind(person.as_str()).fetch_optional(&db.reads).await?;
    row.map(|row| Ok(Webhook { url: row.try_get(0)?, secret: row.try_get(1)? })).transpose()
}

pub(super) async fn add_report(db: &Database, report: Report) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query("insert into reports (person, table_id, about, text, at, journal) values ($1, $2, $3, $4, $5, $6)")
                .bind(report.by.as_str())
                .bind(report.table.map(String::from))
                .bind(report.about.map(String::from))
                .bind(report.text)
                .bind(report.at)
                .bind(report.journal)
                .execute(connection)
                .await?;
            Ok(())
        })
    })
    .await
}

/// The latest first.
pub(super) async fn reports(reads: &Pool<Db>, most: u32) -> Result<Vec<Report>> {
    let rows = sqlx::query("select person, table_id, about, text, at, journal from reports order by at desc, id desc limit $1")
        .bind(i64::from(most))
        .fetch_all(reads)
        .await?;
    rows.iter().map(report_in).collect()
}

pub(super) async fn reported(db: &Database, by: PersonId, since: Millis) -> Result<u64> {
    let count: i64 = sqlx::query_scalar("select count(*) from reports where person = $1 and at >= $2")
        .bind(by.as_str())
        .bind(since)
        .fetch_one(&db.reads)
        .await?;
    u64::try_from(count).map_err(unreadable)
}

pub(super) async fn reports_by(db: &Database, person: PersonId) -> Result<Vec<Report>> {
    let rows = sqlx::query("select person, table_id, about, text, at, journal from reports where person = $1 order by at, id")
        .bind(person.as_str())
        .fetch_all(&db.reads)
        .await?;
    rows.iter().map(report_in).collect()
}

fn report_in(row: &DbRow) -> Result<Report> {
    Ok(Report {
        by: id(row.try_get(0)?)?,
        table: row.try_get::<Option<String>, _>(1)?.map(id).transpose()?,
        about: row.try_get::<Option<String>, _>(2)?.map(id).transpose()?,
        text: row.try_get(3)?,
        at: row.try_get(4)?,
        journal: row.try_get(5)?,
    })
}
