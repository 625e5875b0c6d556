//! Links to seats.

use super::{Database, id};
use crate::faults::{taken, unreadable};
use crate::{Result, SeatLink, StorageError};
use kernel::Seat;
use protocol::{Millis, TokenHash};
use sqlx::Row;

pub(super) async fn add(db: &Database, hash: TokenHash, link: SeatLink) -> Result<()> {
    db.write(move |connection| {
        Box::pin(async move {
            let done = sqlx::query("insert into seat_links (hash, table_id, seat, until) select $1, id, $3, $4 from tables where id = $2")
                .bind(hash.as_slice())
                .bind(link.table.as_str())
                .bind(i64::from(link.seat.number()))
                .bind(link.until)
                .execute(connection)
                .await
                .map_err(taken("link"))?;
            if done.rows_affected() == 0 { Err(StorageError::Missing("table")) } else { Ok(()) }
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
                .fetch_optional(connection)
                .await?;
            let Some(row) = row else {
                return Ok(None);
            };
            let seat = u8::try_from(row.try_get::<i64, _>(1)?).map_err(unreadable)?;
            Ok(Some(SeatLink { table: id(row.try_get(0)?)?, seat: Seat::new(seat), until: row.try_get(2)? }))
        })
    })
    .await
}
