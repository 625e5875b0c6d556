//! Requests with a large body. They are counted before it is read, and only few are read at once: a body takes memory while it comes,
//! and whoever sends it decides how long that lasts.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::caller::Known;
use super::failure::Failed;
use super::origin::Source;
use super::rates::{Class, Counted};
use crate::App;

/// How many are read at once, and how many from one place, so that nobody keeps all others from it.
const AT_ONCE: usize = 8;
const OF_ONE_PLACE: usize = 2;
/// How often and after what time it is looked again whether there is room.
const TRIES: usize = 20;
const PAUSE: Duration = Duration::from_millis(100);
/// Seconds after which it is worth trying again.
const LATER: u64 = 5;

/// Those who send a large body now.
#[derive(Clone, Default)]
pub struct Large(Arc<Mutex<Vec<IpAddr>>>);

/// One of them, from before the body is read until all that was wanted with it is done.
struct Room {
    large: Large,
    place: IpAddr,
}

impl Large {
    fn room(&self, place: IpAddr) -> Option<Room> {
        let mut there = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if there.len() >= AT_ONCE || there.iter().filter(|it| **it == place).count() >= OF_ONE_PLACE {
            return None;
        }
        there.push(place);
        Some(Room { large: self.clone(), place })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut there = self.large.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = there.iter().position(|it| *it == self.place) {
            there.swap_remove(index);
        }
    }
}

/// Somebody who may make a table out of a large body.
pub struct Importer {
    pub known: Known,
    _room: Room,
}

impl FromRequestParts<App> for Importer {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let known = Known::from_request_parts(parts, app).await?;
        let place = Source::from_request_parts(parts, app).await?.place();
        app.meters.count(Class::NewTable, Counted::Place(place))?;
        app.meters.count(Class::NewTable, Counted::Person(known.person.id))?;
        for _ in 0..TRIES {
            if let Some(room) = app.large.room(place) {
                return Ok(Self { known, _room: room });
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(Failed::too_often(LATER))
    }
}

#[cfg(test)]
mod tests {
    use super::{AT_ONCE, Large, OF_ONE_PLACE};
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn there_is_room_for_few_and_for_fewer_of_one_place() {
        let large = Large::default();
        let place = |number: u8| IpAddr::V4(Ipv4Addr::new(1, 2, 3, number));
        let mut rooms: Vec<_> = (0..5).filter_map(|_| large.room(place(1))).collect();
        assert_eq!(rooms.len(), OF_ONE_PLACE);
        rooms.extend((2..100).filter_map(|number| large.room(place(number))));
        assert_eq!(rooms.len(), AT_ONCE);
        rooms.remove(0);
        assert!(large.room(place(1)).is_some(), "somebody is done");
    }
}
