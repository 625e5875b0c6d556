//! People: names, logins, devices, manners, and their right to know and to go.

use crate::made::{append, create, hash, listing, person, said, somebody, table};
use crate::place::Place;
use futures_util::future::join_all;
use storage::{Append, Block, Person, PersonExport, PushSubscription, Report, Storage, StorageError, Webhook};

const DAY: i64 = 24 * 60 * 60 * 1000;
const NOBODY: StorageError = StorageError::Missing("person");

pub async fn names_and_logins(place: Place) {
    let storage = place.open().await;
    storage.add_person(somebody(1)).await.unwrap();
    storage.add_person(somebody(2)).await.unwrap();
    assert_eq!(storage.add_person(somebody(1)).await, Err(StorageError::Taken("person")));
    assert_eq!(storage.person(person(1)).await, Ok(Some(somebody(1))));
    assert_eq!(storage.person(person(3)).await, Ok(None));
    storage.rename(person(1), "Żółw 🐢").await.unwrap();
    assert_eq!(storage.person(person(1)).await.unwrap().unwrap().name, "Żółw 🐢");
    assert_eq!(storage.rename(person(3), "Nobody").await, Err(NOBODY));

    assert!(storage.login("ripley").await.unwrap().is_none());
    storage.set_login(person(1), "ripley", "hash 1").await.unwrap();
    assert_eq!(storage.set_login(person(2), "ripley", "hash 2").await, Err(StorageError::Taken("login")));
    assert_eq!(storage.set_login(person(3), "dallas", "hash 3").await, Err(NOBODY));
    let login = storage.login("ripley").await.unwrap().unwrap();
    assert_eq!((login.person, login.password.as_str()), (person(1), "hash 1"));
    storage.set_login(person(1), "ripley", "hash 4").await.unwrap();
    assert_eq!(storage.login("ripley").await.unwrap().unwrap().password, "hash 4");
    assert_eq!(storage.person(person(1)).await.unwrap().unwrap().login.as_deref(), Some("ripley"));
    let double = Person { login: Some("ripley".to_owned()), ..somebody(4) };
    assert_eq!(storage.add_person(double).await, Err(StorageError::Taken("login")));
    storage.close().await;
}

pub async fn sessions_and_devices(place: Place) {
    let storage = place.open().await;
    for number in [1, 2] {
        storage.add_person(somebody(number)).await.unwrap();
    }
    for (number, who) in [(1, 1), (2, 1), (3, 1), (4, 2)] {
        storage.add_session(hash(number), person(who), 10 * DAY).await.unwrap();
    }
    assert_eq!(storage.add_session(hash(9), person(9), 0).await, Err(NOBODY));
    assert_eq!(storage.add_session(hash(1), person(2), 0).await, Err(StorageError::Taken("session")));
    assert_eq!(storage.session(hash(1)).await, Ok(Some(somebody(1))));
    assert_eq!(storage.session(hash(9)).await, Ok(None));

    let used = async || storage.export_person(person(2)).await.unwrap().sessions;
    storage.touch_session(hash(4), 10 * DAY + 5).await.unwrap();
    assert_eq!(used().await, [(10 * DAY, 10 * DAY)], "at most once a day");
    storage.touch_session(hash(4), 11 * DAY).await.unwrap();
    assert_eq!(used().await, [(10 * DAY, 11 * DAY)]);
    storage.touch_session(hash(4), 3 * DAY).await.unwrap();
    assert_eq!(used().await, [(10 * DAY, 11 * DAY)], "never back");

    storage.end_session(hash(1)).await.unwrap();
    assert_eq!(storage.session(hash(1)).await, Ok(None));
    storage.add_session(hash(5), person(1), 0).await.unwrap();
    assert_eq!(storage.end_other_sessions(person(1), hash(3)).await, Ok(2));
    assert_eq!(storage.session(hash(2)).await, Ok(None));
    assert_eq!(storage.session(hash(3)).await, Ok(Some(somebody(1))));
    assert_eq!(storage.session(hash(4)).await, Ok(Some(somebody(2))), "others keep theirs");
    storage.close().await;
}

pub async fn a_pairing_works_once(place: Place) {
    let storage = place.open().await;
    storage.add_person(somebody(1)).await.unwrap();
    storage.add_pairing(hash(1), person(1), 1000).await.unwrap();
    storage.add_pairing(hash(2), person(1), 1000).await.unwrap();
    assert_eq!(storage.add_pairing(hash(3), person(3), 1000).await, Err(NOBODY));
    assert_eq!(storage.take_pairing(hash(1), 1000).await, Ok(None), "it has run out");
    let taken = join_all((0..10).map(|_| storage.take_pairing(hash(2), 999))).await;
    let taken: Vec<_> = taken.into_iter().filter_map(Result::unwrap).collect();
    assert_eq!(taken, [person(1)]);
    storage.close().await;
}

fn push(number: u32) -> PushSubscription {
    PushSubscription { endpoint: format!("https://push.example/{number}"), p256dh: "key".to_owned(), auth: "auth".to_owned() }
}

fn webhook(number: u32) -> Webhook {
    Webhook { url: format!("https://hook.example/{number}"), secret: "secret".to_owned() }
}

pub async fn blocks_pushes_and_webhooks(place: Place) {
    let storage = place.open().await;
    storage.set_block(person(1), person(2), Some(Block::Mute)).await.unwrap();
    storage.set_block(person(1), person(3), Some(Block::Block)).await.unwrap();
    storage.set_block(person(2), person(1), Some(Block::Mute)).await.unwrap();
    storage.set_block(person(1), person(2), Some(Block::Block)).await.unwrap();
    let mut expected = vec![(person(2), Block::Block), (person(3), Block::Block)];
    expected.sort_by_key(|(of, _)| *of);
    assert_eq!(storage.blocks(person(1)).await, Ok(expected));
    storage.set_block(person(1), person(2), None).await.unwrap();
    assert_eq!(storage.blocks(person(1)).await, Ok(vec![(person(3), Block::Block)]));
    assert_eq!(storage.blocks(person(2)).await, Ok(vec![(person(1), Block::Mute)]));

    storage.add_push(person(1), push(1)).await.unwrap();
    storage.add_push(person(1), push(2)).await.unwrap();
    assert_eq!(storage.pushes(person(1)).await, Ok(vec![push(1), push(2)]));
    // A browser that somebody else uses now calls somebody else.
    storage.add_push(person(2), push(1)).await.unwrap();
    assert_eq!(storage.pushes(person(1)).await, Ok(vec![push(2)]));
    storage.remove_push(&push(1).endpoint).await.unwrap();
    assert_eq!(storage.pushes(person(2)).await, Ok(vec![]));

    assert_eq!(storage.webhook(person(1)).await, Ok(None));
    storage.set_webhook(person(1), Some(webhook(1))).await.unwrap();
    storage.set_webhook(person(1), Some(webhook(2))).await.unwrap();
    assert_eq!(storage.webhook(person(1)).await, Ok(Some(webhook(2))));
    storage.set_webhook(person(1), None).await.unwrap();
    assert_eq!(storage.webhook(person(1)).await, Ok(None));
    storage.close().await;
}

fn report(by: u32, at: i64) -> Report {
    let (table, about) = (Some(table(1)), Some(person(9)));
    Report { by: person(by), table, about, text: format!("Something at {at}"), at, journal: Some("…".to_owned()) }
}

pub async fn reports(place: Place) {
    let storage = place.open().await;
    let bare = Report { table: None, about: None, journal: None, ..report(2, 30) };
    for report in [report(1, 20), bare.clone(), report(1, 10)] {
        storage.add_report(report).await.unwrap();
    }
    assert_eq!(storage.reports(10).await, Ok(vec![bare.clone(), report(1, 20), report(1, 10)]), "the latest first");
    assert_eq!(storage.reports(1).await, Ok(vec![bare.clone()]));
    for (by, since, times) in [(1, 0, 2), (1, 20, 1), (1, 21, 0), (2, 0, 1), (3, 0, 0)] {
        assert_eq!(storage.reported(person(by), since).await, Ok(times), "person {by} since {since}");
    }
    // Whoever runs the server reads them beside it.
    assert_eq!(storage::reports(&place.options(), 2).await, Ok(vec![bare, report(1, 20)]));
    storage.close().await;
}

/// Somebody about whom there is everything there can be.
async fn settle(storage: &dyn Storage) {
    create(storage, [1, 2]).await;
    for number in [1, 2] {
        storage.add_person(somebody(number)).await.unwrap();
    }
    storage.set_login(person(1), "ripley", "hash").await.unwrap();
    storage.add_session(hash(1), person(1), 7).await.unwrap();
    storage.add_session(hash(2), person(2), 8).await.unwrap();
    storage.add_pairing(hash(3), person(1), 100).await.unwrap();
    let mut seated = listing(1, 50);
    seated.members = vec![person(1), person(2)];
    seated.summary.seats = vec![Some("Person 1".to_owned()), Some("Person 2".to_owned())];
    storage.append(Append { listing: Some(seated), ..append(1, 1) }).await.unwrap();
    storage.say(table(1), said(0, 1, "Mine")).await.unwrap();
    storage.say(table(1), said(1, 2, "Not mine")).await.unwrap();
    storage.set_block(person(1), person(2), Some(Block::Mute)).await.unwrap();
    storage.set_block(person(2), person(1), Some(Block::Block)).await.unwrap();
    storage.add_push(person(1), push(1)).await.unwrap();
    storage.set_webhook(person(1), Some(webhook(1))).await.unwrap();
    storage.add_report(report(1, 5)).await.unwrap();
    storage.add_report(Report { about: Some(person(1)), ..report(2, 6) }).await.unwrap();
}

pub async fn everything_about_somebody(place: Place) {
    let storage = place.open().await;
    settle(&*storage).await;
    let expected = PersonExport {
        person: Person { login: Some("ripley".to_owned()), ..somebody(1) },
        sessions: vec![(7, 7)],
        tables: vec![table(1)],
        said: vec![(table(1), said(0, 1, "Mine"))],
        blocks: vec![(person(2), Block::Mute)],
        pushes: vec![push(1)],
        webhook: Some(webhook(1)),
        reports: vec![report(1, 5)],
    };
    assert_eq!(storage.export_person(person(1)).await, Ok(expected));
    assert_eq!(storage.export_person(person(3)).await, Err(NOBODY));
    storage.close().await;
}

pub async fn somebody_is_forgotten(place: Place) {
    let storage = place.open().await;
    settle(&*storage).await;
    storage.forget_person(person(1)).await.unwrap();
    assert_eq!(storage.person(person(1)).await, Ok(None));
    assert_eq!(storage.session(hash(1)).await, Ok(None));
    assert!(storage.login("ripley").await.unwrap().is_none());
    assert_eq!(storage.take_pairing(hash(3), 0).await, Ok(None));
    assert_eq!(storage.said(table(1), 10).await, Ok(vec![said(1, 2, "Not mine")]));
    assert_eq!(storage.blocks(person(2)).await, Ok(vec![]));
    assert_eq!(storage.pushes(person(1)).await, Ok(vec![]));
    assert_eq!(storage.webhook(person(1)).await, Ok(None));
    assert_eq!(storage.reports(10).await.map(|reports| reports.len()), Ok(1), "what others reported stays");
    // The game stays, under no name.
    assert_eq!(storage.tables_of(person(1), None, 10).await.unwrap().tables, []);
    let shown = storage.tables_of(person(2), None, 10).await.unwrap().tables.remove(0);
    assert_eq!(shown.seats, [Some(String::new()), Some("Person 2".to_owned())]);
    assert_eq!(storage.session(hash(2)).await, Ok(Some(somebody(2))));
    assert_eq!(storage.check().await, Ok(vec![]));
    storage.close().await;
}
