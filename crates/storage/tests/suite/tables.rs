//! Tables: records, snapshots, lists, words, links.

use crate::made::{LONG, NODE, append, create, hash, holds, listing, new_table, person, record, said, snapshot, table};
use crate::place::Place;
use futures_util::future::join_all;
use kernel::Seat;
use protocol::TableId;
use storage::{Append, Cursor, MOST_SAID, Page, SeatLink, StorageError};

pub async fn what_is_appended_is_there(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    storage.append(append(1, 1)).await.unwrap();
    let many = Append { records: (2..10).map(|at| record(1, at)).collect(), snapshot: snapshot(1, 10), ..append(1, 2) };
    storage.append(many).await.unwrap();
    holds(&*storage, 1, 10).await;
    assert_eq!(storage.records(table(1), 8).await, Ok(vec![record(1, 8), record(1, 9)]));
    assert_eq!(storage.records(table(1), 10).await, Ok(vec![]));
    // A snapshot alone, as after an update of the rules.
    storage.append(Append { records: vec![], snapshot: b"anew".to_vec(), ..append(1, 10) }).await.unwrap();
    assert_eq!(storage.stored(table(1)).await.map(|stored| (stored.records, stored.snapshot)), Ok((10, b"anew".to_vec())));
    storage.append(Append { records: vec![vec![], vec![0; 100_000]], ..append(1, 10) }).await.unwrap();
    assert_eq!(storage.records(table(1), 10).await, Ok(vec![vec![], vec![0; 100_000]]));
    storage.close().await;
    let storage = place.open().await;
    assert_eq!(storage.stored(table(1)).await.map(|stored| stored.records), Ok(12));
    assert_eq!(storage.stored(table(2)).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.records(table(2), 0).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.check().await, Ok(vec![]));
    storage.close().await;
}

pub async fn a_record_is_amended_by_its_owner(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    storage.append(append(1, 1)).await.unwrap();
    assert_eq!(storage.amend(table(1), "somebody", vec![(0, b"theirs".to_vec())]).await, Err(StorageError::NotOwner));
    assert_eq!(storage.amend(table(1), NODE, vec![(1, b"less".to_vec()), (2, b"more".to_vec())]).await, Err(StorageError::NotOwner));
    assert_eq!(storage.records(table(1), 0).await, Ok(vec![record(1, 0), record(1, 1)]), "all or nothing");
    storage.amend(table(1), NODE, vec![(1, b"less".to_vec())]).await.unwrap();
    assert_eq!(storage.records(table(1), 0).await, Ok(vec![record(1, 0), b"less".to_vec()]));
    assert_eq!(storage.check().await, Ok(vec![]));
    storage.close().await;
}

pub async fn what_does_not_follow_is_refused(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    storage.append(append(1, 1)).await.unwrap();
    assert_eq!(storage.append(append(1, 1)).await, Err(StorageError::Conflict { expected: 1, there: 2 }));
    assert_eq!(storage.append(append(1, 3)).await, Err(StorageError::Conflict { expected: 3, there: 2 }));
    assert_eq!(storage.append(append(2, 0)).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.create(new_table(1)).await, Err(StorageError::Taken("table")));
    holds(&*storage, 1, 2).await;
    storage.close().await;
}

pub async fn who_does_not_own_cannot_write(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    storage.join("node-b", LONG).await.unwrap();
    assert_eq!(storage.append(Append { node: "node-b".to_owned(), ..append(1, 1) }).await, Err(StorageError::NotOwner));
    assert_eq!(storage.append(Append { node: String::new(), ..append(1, 1) }).await, Err(StorageError::NotOwner));
    holds(&*storage, 1, 1).await;
    storage.close().await;
}

pub async fn many_tables_share_a_commit(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    let tables = 0..200;
    for done in join_all(tables.clone().map(|number| storage.create(new_table(number)))).await {
        done.unwrap();
    }
    for after in 1..6 {
        for done in join_all(tables.clone().map(|number| storage.append(append(number, after)))).await {
            done.unwrap();
        }
    }
    for number in tables {
        holds(&*storage, number, 6).await;
    }
    assert_eq!(storage.check().await, Ok(vec![]));
    storage.close().await;
}

pub async fn a_bad_append_spoils_no_other(place: Place) {
    let storage = place.open().await;
    create(&*storage, 0..60).await;
    let appends = (0..60).map(|number| match number % 6 {
        0 => Append { node: "node-b".to_owned(), ..append(number, 1) },
        1 => append(number, 7),
        2 => append(number + 1000, 1),
        _ => append(number, 1),
    });
    let results = join_all(appends.map(|append| storage.append(append))).await;
    for (number, result) in (0u32..).zip(results) {
        let (expected, records) = match number % 6 {
            0 => (Err(StorageError::NotOwner), 1),
            1 => (Err(StorageError::Conflict { expected: 7, there: 1 }), 1),
            2 => (Err(StorageError::Missing("table")), 1),
            _ => (Ok(()), 2),
        };
        assert_eq!(result, expected, "table {number}");
        holds(&*storage, number, records).await;
    }
    storage.close().await;
}

pub async fn the_same_table_from_many_tasks(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    let results = join_all((0..20).map(|_| storage.append(append(1, 1)))).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    assert!(results.iter().all(|result| matches!(result, Ok(()) | Err(StorageError::Conflict { expected: 1, there: 2 }))), "{results:?}");
    let results = join_all((0..20).map(|_| storage.create(new_table(2)))).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    assert!(results.iter().all(|result| matches!(result, Ok(()) | Err(StorageError::Taken("table")))), "{results:?}");
    holds(&*storage, 1, 2).await;
    holds(&*storage, 2, 1).await;
    storage.close().await;
}

/// All pages of a list, one after the other.
async fn pages<F: Future<Output = storage::Result<Page>>>(most: usize, page: impl Fn(Option<Cursor>) -> F) -> Vec<TableId> {
    let (mut all, mut after) = (vec![], None);
    loop {
        let page = page(after).await.unwrap();
        assert!(page.tables.len() <= most);
        assert!(page.next.is_none() || page.tables.len() == most, "a page that is not the last is full");
        all.extend(page.tables.iter().map(|summary| summary.id));
        after = page.next;
        if after.is_none() {
            return all;
        }
    }
}

pub async fn the_lobby_in_pages(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    let mut expected = vec![];
    for number in 0..25 {
        let mut new = new_table(number);
        // Many at the same time.
        new.listing.summary.touched = i64::from(number / 8);
        new.listing.listed = number % 5 != 1;
        new.listing.open = number % 5 != 2;
        if new.listing.listed && new.listing.open {
            expected.push((new.listing.summary.touched, new.table));
        }
        storage.create(new).await.unwrap();
    }
    expected.sort_by(|one, other| other.cmp(one));
    let expected: Vec<_> = expected.into_iter().map(|(_, table)| table).collect();
    for most in [1, 2, 3, 7, 14, 15, 16, 100] {
        assert_eq!(pages(most, |after| storage.lobby(after, most as u32)).await, expected, "{most} at a time");
    }
    // Touched, it comes first, with what it was and the new time.
    storage.append(append(3, 1)).await.unwrap();
    let first = storage.lobby(None, 1).await.unwrap().tables.remove(0);
    assert_eq!((first.id, first.touched, first.name), (table(3), 10_001, "Table 3 – Łódź".to_owned()));
    // Closed, it is gone; another name is seen.
    let closed = storage::Listing { open: false, ..listing(3, 20_000) };
    storage.append(Append { listing: Some(closed), ..append(3, 2) }).await.unwrap();
    let mut renamed = listing(4, 20_000);
    renamed.summary.name = "Another".to_owned();
    storage.append(Append { listing: Some(renamed), ..append(4, 1) }).await.unwrap();
    let page = storage.lobby(None, 100).await.unwrap();
    assert_eq!(page.tables[0].name, "Another");
    assert!(page.tables.iter().all(|summary| summary.id != table(3)));
    storage.close().await;
}

pub async fn tables_of_somebody(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    for number in 0..12 {
        let mut new = new_table(number);
        new.listing.summary.touched = i64::from(number / 4);
        new.listing.listed = false;
        new.listing.open = number % 2 == 0;
        new.listing.host = person(100 + number % 2);
        new.listing.members = vec![person(100 + number % 3), person(200), person(200)];
        storage.create(new).await.unwrap();
    }
    let mut all: Vec<_> = (0..12).map(|number| (number / 4, table(number))).collect();
    all.sort_by(|one, other| other.cmp(one));
    let all: Vec<_> = all.into_iter().map(|(_, table)| table).collect();
    for most in [1, 3, 4, 12, 50] {
        let of = |number| {
            pages(most, {
                let storage = &storage;
                move |after| storage.tables_of(person(number), after, most as u32)
            })
        };
        assert_eq!(of(200).await, all, "everybody's, once each");
        let wanted = |number: u32| number % 2 == 1 || number % 3 == 1;
        let some: Vec<_> = all.iter().copied().filter(|id| (0..12).any(|number| wanted(number) && table(number) == *id)).collect();
        assert_eq!(of(101).await, some, "as host or member");
        assert_eq!(of(300).await, vec![]);
    }
    // Who gets up finds it no more; who sits down does.
    let mut other = listing(0, 50);
    (other.host, other.members) = (person(100), vec![person(300)]);
    storage.append(Append { listing: Some(other), ..append(0, 1) }).await.unwrap();
    assert_eq!(storage.tables_of(person(300), None, 10).await.unwrap().tables.len(), 1);
    assert_eq!(storage.tables_of(person(200), None, 50).await.unwrap().tables.len(), 11);
    let shown = storage.tables_of(person(200), None, 50).await.unwrap().tables;
    let mut ids: Vec<_> = shown.into_iter().map(|summary| summary.id).collect();
    ids.sort();
    assert!(!ids.is_empty());
    assert_eq!(storage.table_ids(person(200)).await, Ok(ids));
    assert_eq!(storage.table_ids(person(5)).await, Ok(vec![]));
    storage.close().await;
}

pub async fn what_was_said(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1, 2]).await;
    for number in 0..10 {
        storage.say(table(1), said(number, 1, &format!("Word {number} \u{0} 🚀"))).await.unwrap();
    }
    storage.say(table(2), said(0, 1, "Elsewhere")).await.unwrap();
    let last: Vec<_> = (7..10).map(|number| said(number, 1, &format!("Word {number} \u{0} 🚀"))).collect();
    assert_eq!(storage.said(table(1), 3).await, Ok(last));
    assert_eq!(storage.said(table(1), 100).await.map(|said| said.len()), Ok(10));
    assert_eq!(storage.said(table(3), 100).await, Ok(vec![]));
    assert_eq!(storage.say(table(1), said(3, 2, "Again")).await, Err(StorageError::Taken("number of a message")));
    assert_eq!(storage.say(table(3), said(0, 1, "Nowhere")).await, Err(StorageError::Missing("table")));
    // The oldest goes when there is too much.
    for number in [MOST_SAID + 4, MOST_SAID + 5] {
        storage.say(table(1), said(number, 1, "Late")).await.unwrap();
    }
    let kept: Vec<_> = storage.said(table(1), 100).await.unwrap().iter().map(|said| said.number).collect();
    assert_eq!(kept, [6, 7, 8, 9, MOST_SAID + 4, MOST_SAID + 5]);
    assert_eq!(storage.said(table(2), 100).await.map(|said| said.len()), Ok(1), "of another table");
    storage.close().await;
}

pub async fn a_table_is_forgotten(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1, 2]).await;
    storage.say(table(1), said(0, 1, "Gone soon")).await.unwrap();
    storage.add_seat_link(hash(1), SeatLink { table: table(1), seat: Seat::new(1), until: 100 }).await.unwrap();
    storage.forget_table(table(1)).await.unwrap();
    assert_eq!(storage.stored(table(1)).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.append(append(1, 1)).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.said(table(1), 10).await, Ok(vec![]));
    assert_eq!(storage.take_seat_link(hash(1), 0).await, Ok(None));
    assert_eq!(storage.tables_of(person(0), None, 10).await.unwrap().tables.len(), 1);
    holds(&*storage, 2, 1).await;
    assert_eq!(storage.check().await, Ok(vec![]));
    storage.close().await;
}

pub async fn a_link_works_once(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    let link = SeatLink { table: table(1), seat: Seat::new(3), until: 1000 };
    storage.add_seat_link(hash(1), SeatLink { seat: Seat::new(1), ..link.clone() }).await.unwrap();
    storage.add_seat_link(hash(2), link.clone()).await.unwrap();
    assert_eq!(storage.add_seat_link(hash(2), link.clone()).await, Err(StorageError::Taken("link")));
    assert_eq!(storage.add_seat_link(hash(3), SeatLink { table: table(9), ..link.clone() }).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.take_seat_link(hash(1), 1000).await, Ok(None), "it has run out");
    let taken = join_all((0..10).map(|_| storage.take_seat_link(hash(2), 999))).await;
    let taken: Vec<_> = taken.into_iter().filter_map(Result::unwrap).collect();
    assert_eq!(taken, [link]);
    assert_eq!(storage.take_seat_link(hash(3), 0).await, Ok(None));
    storage.close().await;
}

pub async fn a_seat_has_one_link(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1, 2]).await;
    let link = |number: u32, seat: u8| SeatLink { table: table(number), seat: Seat::new(seat), until: 1000 };
    for (number, link) in [(1, link(1, 3)), (2, link(1, 3)), (3, link(1, 0)), (4, link(2, 3))] {
        storage.add_seat_link(hash(number), link).await.unwrap();
    }
    assert_eq!(storage.take_seat_link(hash(1), 0).await, Ok(None), "another was made for this seat");
    assert_eq!(storage.take_seat_link(hash(2), 0).await, Ok(Some(link(1, 3))));
    // What was taken for nothing is put back, unless the seat has another.
    storage.return_seat_link(hash(2), link(1, 3)).await.unwrap();
    assert_eq!(storage.take_seat_link(hash(2), 0).await, Ok(Some(link(1, 3))));
    storage.add_seat_link(hash(5), link(1, 3)).await.unwrap();
    storage.return_seat_link(hash(2), link(1, 3)).await.unwrap();
    storage.return_seat_link(hash(6), link(9, 3)).await.unwrap();
    for number in [2, 6] {
        assert_eq!(storage.take_seat_link(hash(number), 0).await, Ok(None));
    }
    storage.end_seat_links(table(1), Some(Seat::new(0))).await.unwrap();
    assert_eq!(storage.take_seat_link(hash(3), 0).await, Ok(None));
    storage.add_seat_link(hash(3), link(1, 0)).await.unwrap();
    storage.end_seat_links(table(1), None).await.unwrap();
    for number in [3, 5] {
        assert_eq!(storage.take_seat_link(hash(number), 0).await, Ok(None));
    }
    assert_eq!(storage.take_seat_link(hash(4), 0).await, Ok(Some(link(2, 3))), "of another table");
    storage.close().await;
}
