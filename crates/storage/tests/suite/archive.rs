//! Backups.

use crate::made::{LONG, NODE, append, create, hash, new_table, person, said, snapshot, somebody, table};
use crate::place::Place;
use kernel::Seat;
use std::path::Path;
use storage::{Append, Block, PushSubscription, Report, SeatLink, Storage, StorageError, Webhook};

/// Something of everything; more rows than go into one statement.
async fn fill(storage: &dyn Storage) {
    create(storage, 0..3).await;
    for after in 1..120 {
        storage.append(append(0, after)).await.unwrap();
    }
    let odd: Vec<u8> = (0..=255).collect();
    storage.append(Append { records: vec![odd.clone()], snapshot: odd, wake: Some(77), ..append(1, 1) }).await.unwrap();
    storage.say(table(0), said(0, 1, "Quotes \" and\nlines")).await.unwrap();
    storage.add_seat_link(hash(1), SeatLink { table: table(0), seat: Seat::new(2), until: 100 }).await.unwrap();
    for number in 0..3 {
        storage.add_person(somebody(number)).await.unwrap();
    }
    storage.set_login(person(1), "ripley", "hash").await.unwrap();
    storage.add_session(hash(2), person(1), 5).await.unwrap();
    storage.add_pairing(hash(3), person(1), 100).await.unwrap();
    storage.set_block(person(1), person(2), Some(Block::Mute)).await.unwrap();
    let push = PushSubscription { endpoint: "https://push.example/".to_owned(), p256dh: "key".to_owned(), auth: "auth".to_owned() };
    storage.add_push(person(1), push).await.unwrap();
    storage.set_webhook(person(2), Some(Webhook { url: "https://hook.example".to_owned(), secret: "secret".to_owned() })).await.unwrap();
    for text in ["First", "Second"] {
        let report = Report { by: person(1), table: None, about: Some(person(2)), text: text.to_owned(), at: 9, journal: None };
        storage.add_report(report).await.unwrap();
    }
    storage.secret("push", vec![5; 32]).await.unwrap();
}

/// Everything that can be asked, in words.
async fn told(storage: &dyn Storage) -> String {
    let mut told = String::new();
    for number in 0..3 {
        let (stored, records) = (storage.stored(table(number)).await.unwrap(), storage.records(table(number), 0).await.unwrap());
        told += &format!("{stored:?} {records:?} {:?} ", storage.said(table(number), 100).await.unwrap());
    }
    for number in 0..3 {
        told += &format!("{:?} {:?} ", storage.export_person(person(number)).await, storage.tables_of(person(number), None, 9).await);
    }
    told += &format!("{:?} {:?} ", storage.lobby(None, 10).await, storage.reports(10).await);
    told += &format!("{:?} {:?} ", storage.session(hash(2)).await, storage.secret("push", vec![]).await);
    told + &storage.login("ripley").await.unwrap().map_or_else(String::new, |login| format!("{} {}", login.person, login.password))
}

pub async fn a_backup_holds_everything(place: Place) {
    let storage = place.open().await;
    fill(&*storage).await;
    let before = told(&*storage).await;
    storage.backup(&place.file("backup")).await.unwrap();
    assert_eq!(storage.restore(&place.file("backup")).await, Err(StorageError::Taken("database")), "it is not empty");
    for number in 0..3 {
        storage.forget_table(table(number)).await.unwrap();
        storage.forget_person(person(number)).await.unwrap();
    }
    place.sql("delete from secrets").await;
    storage.restore(&place.file("backup")).await.unwrap();
    assert_eq!(told(&*storage).await, before);
    assert_eq!(storage.check().await, Ok(vec![]));
    // Links and pairings came along, and tables have no owner but can be had.
    assert_eq!(storage.take_pairing(hash(3), 0).await, Ok(Some(person(1))));
    assert_eq!(storage.take_seat_link(hash(1), 0).await.unwrap().unwrap().seat, Seat::new(2));
    assert_eq!(storage.owner(table(0)).await, Ok(None));
    assert_eq!(storage.overdue(100, 10).await, Ok(vec![table(1)]));
    storage.join("node-b", LONG).await.unwrap();
    storage.claim(table(0), "node-b").await.unwrap();
    storage.append(Append { node: "node-b".to_owned(), ..append(0, 120) }).await.unwrap();
    // New rows do not collide with old ones.
    let report = Report { by: person(1), table: None, about: None, text: "Third".to_owned(), at: 10, journal: None };
    storage.add_report(report).await.unwrap();
    assert_eq!(storage.reports(10).await.unwrap().len(), 3);
    storage.close().await;
}

pub async fn a_backup_while_others_write(place: Place) {
    let storage = place.open().await;
    create(&*storage, 0..20).await;
    let writers: Vec<_> = (0..20)
        .map(|number| {
            let storage = storage.clone();
            tokio::spawn(async move {
                for after in 1..60 {
                    storage.append(append(number, after)).await.unwrap();
                }
            })
        })
        .collect();
    storage.backup(&place.file("during")).await.unwrap();
    storage::backup(&place.options(), &place.file("outside")).await.unwrap();
    for writer in writers {
        writer.await.unwrap();
    }
    for number in 0..20 {
        storage.forget_table(table(number)).await.unwrap();
    }
    for file in ["during", "outside"] {
        storage.restore(&place.file(file)).await.unwrap();
        assert_eq!(storage.check().await, Ok(vec![]), "{file}");
        for number in 0..20 {
            let stored = storage.stored(table(number)).await.unwrap();
            assert_eq!(stored.snapshot, snapshot(number, stored.records), "{file}");
            storage.forget_table(table(number)).await.unwrap();
        }
    }
    storage.close().await;
}

pub async fn broken_backups_leave_nothing(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    storage.create(new_table(1)).await.unwrap();
    storage.backup(&place.file("whole")).await.unwrap();
    storage.forget_table(table(1)).await.unwrap();
    let whole = std::fs::read_to_string(place.file("whole")).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let without =
        |skip: usize| lines.iter().enumerate().filter(|(at, _)| *at != skip).map(|(_, line)| format!("{line}\n")).collect::<String>();
    let broken = [
        String::new(),
        "not a backup".to_owned(),
        without(0),
        without(2),
        without(lines.len() - 1),
        whole[..whole.len() / 2].to_owned(),
        whole.replace("\"columns\":[\"id\",\"records\"", "\"columns\":[\"id\",\"surprise\""),
        whole.replace("\"format\":1", "\"format\":2"),
        whole.replace("{\"shelf\":{\"name\":\"tables\"", "{\"shelf\":{\"name\":\"nodes\""),
    ];
    for text in broken {
        std::fs::write(place.file("broken"), &text).unwrap();
        let result = storage.restore(&place.file("broken")).await;
        assert!(matches!(result, Err(StorageError::Backup(_))), "{result:?} of {text}");
        assert_eq!(storage.stored(table(1)).await, Err(StorageError::Missing("table")));
    }
    assert!(matches!(storage.restore(Path::new("/there/is/no/such/file")).await, Err(StorageError::Backup(_))));
    assert!(matches!(storage.backup(Path::new("/there/is/no/such/file")).await, Err(StorageError::Backup(_))));
    storage.restore(&place.file("whole")).await.unwrap();
    storage.close().await;
}

/// Older files have the snapshots apart from the tables.
pub async fn a_backup_of_an_earlier_version(place: Place) {
    let storage = place.open().await;
    fill(&*storage).await;
    let before = told(&*storage).await;
    storage.backup(&place.file("now")).await.unwrap();
    for number in 0..3 {
        storage.forget_table(table(number)).await.unwrap();
        storage.forget_person(person(number)).await.unwrap();
    }
    place.sql("delete from secrets").await;
    let now = std::fs::read_to_string(place.file("now")).unwrap();
    let mut lines: Vec<serde_json::Value> = now.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let tables = lines.iter().skip(2).take_while(|line| line.get("row").is_some()).count();
    assert_eq!(lines[1]["shelf"]["columns"].as_array_mut().unwrap().pop(), Some("snapshot".into()));
    let mut apart = vec![serde_json::json!({ "shelf": { "name": "snapshots", "columns": ["table_id", "records", "bytes"] } })];
    for line in &mut lines[2..2 + tables] {
        let row = line["row"].as_array_mut().unwrap();
        let bytes = row.pop().unwrap();
        apart.push(serde_json::json!({ "row": [row[0], row[1], bytes] }));
    }
    assert!(tables > 0 && apart.len() == tables + 1);
    let (end, rest) = lines.split_last_mut().unwrap();
    end["end"]["rows"] = (end["end"]["rows"].as_u64().unwrap() + tables as u64).into();
    let old: String = rest.iter().chain(&apart).chain([&*end]).map(|line| format!("{line}\n")).collect();
    std::fs::write(place.file("old"), &old).unwrap();
    let at = old.rfind(table(1).as_str()).unwrap();
    std::fs::write(place.file("stray"), format!("{}nobody{}", &old[..at], &old[at + table(1).as_str().len()..])).unwrap();
    let stray = storage.restore(&place.file("stray")).await;
    assert!(matches!(stray, Err(StorageError::Backup(_))), "{stray:?}");
    storage.restore(&place.file("old")).await.unwrap();
    assert_eq!(storage.check().await, Ok(vec![]));
    assert_eq!(told(&*storage).await, before);
    storage.close().await;
}

/// There and back again.
pub async fn from_one_to_another(one: Place, other: Place, back: Place) {
    let storage = one.open().await;
    fill(&*storage).await;
    let before = told(&*storage).await;
    let file = one.file("there");
    storage.backup(&file).await.unwrap();
    storage.close().await;
    for (place, next) in [(&other, "back"), (&back, "end")] {
        let storage = place.open().await;
        storage.restore(&one.file(if next == "back" { "there" } else { "back" })).await.unwrap();
        assert_eq!(told(&*storage).await, before);
        assert_eq!(storage.check().await, Ok(vec![]));
        storage.backup(&one.file(next)).await.unwrap();
        storage.close().await;
    }
    let read = |name: &str| std::fs::read_to_string(one.file(name)).unwrap();
    assert_eq!(read("there"), read("back"));
    assert_eq!(read("there"), read("end"));
}
