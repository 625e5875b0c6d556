//! Links to seats: one to each.

use super::{Connection, Database, id};
use crate::faults::{taken, unreadable};
use crate::{Result, SeatLink, StorageError};
use kernel::Seat;
use protocol::{Millis, TableId, TokenHash};
use sqlx::Row;

pub(super) async fn add(db: &Database, hash: TokenHash, link: SeatLink) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            let done = sqlx::query("insert into seat_links (hash, table_id, seat, until) select $1, id, $3, $4 from tables where id = $2")
                .bind(hash.as_slice())
                .bind(link.table.as_str())
                .bind(i64::from(link.seat.number()))
                .bind(link.until)
                .execute(&mut *connection)
                .await
                .map_err(taken("link"))?;
            if done.rows_affected() == 0 {
                return Err(StorageError::Missing("table"));
            }
            end_but(connection, &link, hash).await
        })
    })
    .await
}

async fn end_but(connection: &mut Connection, link: &SeatLink, hash: TokenHash) -> Result<()> {
    sqlx::query("delete from seat_links where table_id = $1 and seat = $2 and hash <> $3")
        .bind(link.table.as_str())
        .bind(i64::from(link.seat.number()))
        .bind(hash.as_slice())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn put_back(db: &Database, hash: TokenHash, link: SeatLink) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            sqlx::query(
                "insert into seat_links (hash, table_id, seat, until) select $1, id, $3, $4 from tables where id = $2 \
                 and not exists (select 1 from seat_links where table_id = $2 and seat = $3)",
            )
            .bind(hash.as_slice())
            .bind(link.table.as_str())
            .bind(i64::from(link.seat.number()))
            .bind(link.until)
            .execute(connection)
            .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn end(db: &Database, table: TableId, seat: Option<Seat>) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            // No seat has a number below 0: then it is all of them.
            sqlx::query("delete from seat_links where table_id = $1 and (seat = $2 or $2 < 0)")
                .bind(table.as_str())
                .bind(seat.map_or(-1, |seat| i64::from(seat.number())))
                .execute(connection)
                .await?;
            Ok(())
        })
    })
    .await
}

pub(super) async fn take(db: &Database, hash: TokenHash, now: Millis) -> Result<Option<SeatLink>> {
    db.write(move |connection| {
        Box::pin(async move {
            let row = sqlx::query("delete from seat_links where hash = $1 and until > $2 returning table_id, seat, until")
                .bind(hash.as_slice())
                .bind(now)
                .fetch_optional(&mut *connection)
                .await?;
            let Some(row) = row else {
                return Ok(None);
            };
            let seat = u8::try_from(row.try_get::<i64, _>(1)?).map_err(unreadable)?;
            let link = SeatLink { table: id(row.try_get(0)?)?, seat: Seat::new(seat), until: row.try_get(2)? };
            end_but(connection, &link, hash).await?;
            Ok(Some(link))
        })
    })
    .await
}
