//! Databases of other versions.

use crate::made::{LONG, NODE, append, listing, person, table};
use crate::place::Place;
use storage::{Held, StorageError};

/// A database as an earlier version made it, with something in it.
async fn earlier(place: &Place, version: usize) {
    let (steps, note) = if place.is_sqlite() {
        ([include_str!("../../src/sqlite/1.sql"), include_str!("../../src/sqlite/2.sql")], format!("pragma user_version = {version}"))
    } else {
        (
            [include_str!("../../src/postgres/1.sql"), include_str!("../../src/postgres/2.sql")],
            format!("create table schema_version (version bigint not null); insert into schema_version values ({version})"),
        )
    };
    for step in &steps[..version] {
        place.sql(step).await;
    }
    place.sql(&note).await;
    let bytes = |text: &str| {
        let hex: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
        if place.is_sqlite() { format!("x'{hex}'") } else { format!("'\\x{hex}'") }
    };
    let summary = serde_json::to_string(&listing(1, 40).summary).unwrap();
    let (table, person) = (table(1), person(1));
    place
        .sql(&format!(
            "insert into people (id, name, created) values ('{person}', 'Old', 1);
             insert into reports (person, table_id, text, at) values ('{person}', '{table}', 'It creaks', 5);
             insert into tables (id, owner, records, touched, wake, listed, open, host, people, summary)
                 values ('{table}', 'gone', 1, 40, 30, true, true, '{person}', '{person}', '{summary}');
             insert into records (table_id, number, bytes) values ('{table}', 0, {});
             insert into snapshots (table_id, records, bytes) values ('{table}', 1, {});
             insert into seats (person, table_id) values ('{person}', '{table}');",
            bytes("1/0"),
            bytes("anything"),
        ))
        .await;
}

pub async fn a_database_of_the_first_version(place: Place) {
    brought_up_to_date(place, 1).await;
}

pub async fn a_database_of_the_last_version(place: Place) {
    brought_up_to_date(place, 2).await;
}

async fn brought_up_to_date(place: Place, version: usize) {
    earlier(&place, version).await;
    assert!(matches!(storage::backup(&place.options(), &place.file("backup")).await, Err(StorageError::Unavailable(_))));
    let storage = place.open().await;
    assert_eq!(storage.check().await, Ok(vec![]));
    assert_eq!(storage.records(table(1), 0).await, Ok(vec![b"1/0".to_vec()]));
    assert_eq!(storage.stored(table(1)).await.unwrap().snapshot, b"anything");
    assert_eq!(storage.lobby(None, 10).await.unwrap().tables.len(), 1);
    assert_eq!(storage.overdue(100, 10).await, Ok(vec![table(1)]));
    let reports = storage.reports(10).await.unwrap();
    assert_eq!((reports[0].text.as_str(), reports[0].about), ("It creaks", None));
    storage.join(NODE, LONG).await.unwrap();
    assert_eq!(storage.claim(table(1), NODE).await, Ok(Held::Mine));
    storage.append(append(1, 1)).await.unwrap();
    assert_eq!(storage.tables_of(person(1), None, 5).await.unwrap().tables[0].touched, 10_001);
    storage.close().await;
    // Once is enough.
    drop(storage);
    let storage = place.open().await;
    assert_eq!(storage.stored(table(1)).await.unwrap().records, 2);
    storage.close().await;
}

pub async fn a_newer_database_is_left_alone(place: Place) {
    place.open().await.close().await;
    place.sql(if place.is_sqlite() { "pragma user_version = 99" } else { "update schema_version set version = 99" }).await;
    assert_eq!(storage::open(&place.options()).await.err(), Some(StorageError::Newer { found: 99, known: 3 }));
    let backup = storage::backup(&place.options(), &place.file("backup")).await;
    assert_eq!(backup, Err(StorageError::Newer { found: 99, known: 3 }));
}

pub async fn opening_together(place: Place) {
    let options = place.options();
    let opened = futures_util::future::join_all((0..5).map(|_| storage::open(&options))).await;
    let mut open = 0;
    for storage in opened {
        match storage {
            Ok(storage) => {
                open += 1;
                assert_eq!(storage.check().await, Ok(vec![]));
                storage.close().await;
            }
            Err(error) => assert!(place.is_sqlite() && matches!(error, StorageError::InUse(_)), "{error}"),
        }
    }
    assert_eq!(open, if place.is_sqlite() { 1 } else { 5 });
}
