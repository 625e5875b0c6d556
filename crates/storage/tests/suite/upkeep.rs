//! Secrets, sweeping, checking, closing.

use crate::made::{LONG, NODE, append, create, hash, new_table, person, somebody, table};
use crate::place::Place;
use futures_util::future::join_all;
use kernel::Seat;
use storage::{Report, SeatLink, StorageError};

pub async fn a_secret_is_made_once(place: Place) {
    let storage = place.open().await;
    let made = join_all((0..8).map(|number| storage.secret("push", vec![number; 32]))).await;
    let first = made[0].clone().unwrap();
    assert!(made.iter().all(|secret| secret.as_ref() == Ok(&first)), "{made:?}");
    assert_eq!(storage.secret("other", vec![99]).await, Ok(vec![99]));
    storage.close().await;
    let storage = place.open().await;
    assert_eq!(storage.secret("push", vec![77]).await, Ok(first));
    storage.close().await;
}

pub async fn old_things_are_swept(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    storage.join("node-b", LONG).await.unwrap();
    // More than go at once, touched at 0 to 49.
    for number in 0..50 {
        let mut new = new_table(number);
        new.listing.summary.touched = i64::from(number);
        new.listing.host = person(7);
        if number == 3 {
            new.node = "node-b".to_owned();
        }
        storage.create(new).await.unwrap();
    }
    storage.retire(NODE).await.unwrap();
    // 1 uses a device, 2 has not for long, 3 has a login, 4 was made just now, 7 hosts tables.
    for number in [1, 2, 3, 7] {
        storage.add_person(somebody(number)).await.unwrap();
    }
    storage.add_person(storage::Person { created: 5000, ..somebody(4) }).await.unwrap();
    storage.set_login(person(3), "dallas", "hash").await.unwrap();
    storage.add_session(hash(1), person(1), 3000).await.unwrap();
    storage.add_session(hash(2), person(2), 1500).await.unwrap();
    storage.add_pairing(hash(3), person(1), 99).await.unwrap();
    storage.add_pairing(hash(4), person(1), 101).await.unwrap();
    for (number, seat, until) in [(5, 0, 100), (6, 1, 101)] {
        storage.add_seat_link(hash(number), SeatLink { table: table(49), seat: Seat::new(seat), until }).await.unwrap();
    }

    let report = |at| Report { by: person(1), table: None, about: None, text: "?".to_owned(), at, journal: None };
    for at in [39, 40] {
        storage.add_report(report(at)).await.unwrap();
    }

    assert_eq!(storage.sweep(40, 2000, 100).await, Ok(39), "all but the one somebody looks after");
    assert_eq!(storage.tables_of(person(7), None, 100).await.unwrap().tables.len(), 11);
    assert_eq!(storage.stored(table(39)).await, Err(StorageError::Missing("table")));
    assert!(storage.stored(table(40)).await.is_ok());
    assert!(storage.stored(table(3)).await.is_ok());
    assert_eq!(storage.session(hash(1)).await, Ok(Some(somebody(1))));
    assert_eq!(storage.session(hash(2)).await, Ok(None));
    for (number, stays) in [(1, true), (2, false), (3, true), (4, true), (7, true)] {
        assert_eq!(storage.person(person(number)).await.unwrap().is_some(), stays, "person {number}");
    }
    assert_eq!(storage.reports(10).await, Ok(vec![report(40)]), "reports are kept as long as tables");
    // Asked for at a time when they would still have been good.
    assert_eq!(storage.take_pairing(hash(3), 0).await, Ok(None));
    assert_eq!(storage.take_pairing(hash(4), 0).await, Ok(Some(person(1))));
    assert_eq!(storage.take_seat_link(hash(5), 0).await, Ok(None));
    assert!(storage.take_seat_link(hash(6), 0).await.unwrap().is_some());
    assert_eq!(storage.check().await, Ok(vec![]));
    assert_eq!(storage.sweep(40, 2000, 100).await, Ok(0));
    storage.close().await;
}

pub async fn damage_is_found(place: Place) {
    let storage = place.open().await;
    create(&*storage, 1..8).await;
    for number in 1..8 {
        for after in 1..5 {
            storage.append(append(number, after)).await.unwrap();
        }
    }
    assert_eq!(storage.check().await, Ok(vec![]));
    let damages = [
        (1, "delete from records where table_id = '{}' and number = 2"),
        (2, "delete from records where table_id = '{}' and number = 4"),
        (3, "update records set number = 17 where table_id = '{}' and number = 4"),
        (4, "update tables set snapshot = null where id = '{}'"),
        (5, "update tables set records = 4 where id = '{}'"),
        (6, "delete from tables where id = '{}'"),
        (7, "update tables set summary = 'not much' where id = '{}'"),
    ];
    for (done, (number, damage)) in damages.iter().enumerate() {
        place.sql(&damage.replace("{}", table(*number).as_str())).await;
        let faults = storage.check().await.unwrap();
        for (number, damage) in &damages {
            let named = faults.iter().any(|fault| fault.contains(table(*number).as_str()));
            assert_eq!(named, *number <= damages[done].0, "{damage}: {faults:?}");
        }
    }
    storage.close().await;
}

pub async fn a_closed_database_says_so(place: Place) {
    let storage = place.open().await;
    storage.ping().await.unwrap();
    create(&*storage, [1]).await;
    storage.close().await;
    assert!(matches!(storage.append(append(1, 1)).await, Err(StorageError::Unavailable(_))));
    assert!(matches!(storage.rename(person(1), "x").await, Err(StorageError::Unavailable(_))));
    assert!(matches!(storage.stored(table(1)).await, Err(StorageError::Unavailable(_))));
    assert!(matches!(storage.ping().await, Err(StorageError::Unavailable(_))));
    storage.close().await;
}

/// SQLite only.
pub async fn a_folder_is_opened_once(place: Place) {
    let storage = place.open().await;
    assert!(matches!(storage::open(&place.options()).await.err(), Some(StorageError::InUse(_))));
    storage.join(NODE, LONG).await.unwrap();
    storage.create(new_table(1)).await.unwrap();
    // A backup needs no lock.
    storage::backup(&place.options(), &place.file("backup")).await.unwrap();
    storage.close().await;
    drop(storage);
    let storage = place.open().await;
    assert_eq!(storage.owner(table(1)).await, Ok(None), "whoever had it before is gone");
    storage.close().await;
}
