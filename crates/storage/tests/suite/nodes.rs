//! Nodes, and who looks after which table.

use crate::made::{LONG, NODE, append, create, holds, new_table, table};
use crate::place::Place;
use std::time::{Duration, Instant};
use storage::{Append, Held, NewTable, StorageError};

/// Long enough to be renewed in time on a busy machine.
const SHORT: Duration = Duration::from_millis(1500);

async fn run_out() {
    tokio::time::sleep(SHORT + Duration::from_millis(150)).await;
}

fn as_node(node: &str, append: Append) -> Append {
    Append { node: node.to_owned(), ..append }
}

pub async fn a_table_has_one_owner(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1]).await;
    storage.join("node-b", LONG).await.unwrap();
    assert_eq!(storage.owner(table(1)).await, Ok(Some(NODE.to_owned())));
    assert_eq!(storage.claim(table(1), NODE).await, Ok(Held::Mine));
    assert_eq!(storage.claim(table(1), "node-b").await, Ok(Held::By(NODE.to_owned())));
    // What another does not own it cannot let go.
    storage.release(table(1), "node-b").await.unwrap();
    assert_eq!(storage.owner(table(1)).await, Ok(Some(NODE.to_owned())));
    storage.release(table(1), NODE).await.unwrap();
    assert_eq!(storage.owner(table(1)).await, Ok(None));
    assert_eq!(storage.append(append(1, 1)).await, Err(StorageError::NotOwner));
    assert_eq!(storage.claim(table(1), "node-b").await, Ok(Held::Mine));
    assert_eq!(storage.claim(table(1), NODE).await, Ok(Held::By("node-b".to_owned())));
    assert_eq!(storage.claim(table(2), NODE).await, Err(StorageError::Missing("table")));
    assert_eq!(storage.owner(table(2)).await, Err(StorageError::Missing("table")));
    storage.close().await;
}

pub async fn many_are_let_go_after_what_they_wrote(place: Place) {
    let storage = place.open().await;
    create(&*storage, 0..40).await;
    storage.join("node-b", LONG).await.unwrap();
    storage.release(table(7), NODE).await.unwrap();
    assert_eq!(storage.claim(table(7), "node-b").await, Ok(Held::Mine));
    // All at once, so that they share a wait for the disk: each writes and lets go, and one is not its own any more.
    let each = (0..40).map(|number| {
        let storage = &storage;
        async move { futures_util::future::join(storage.append(append(number, 1)), storage.release(table(number), NODE)).await }
    });
    for (number, (written, let_go)) in futures_util::future::join_all(each).await.into_iter().enumerate() {
        assert_eq!(written, if number == 7 { Err(StorageError::NotOwner) } else { Ok(()) });
        assert_eq!(let_go, Ok(()));
        let owner = (number == 7).then(|| "node-b".to_owned());
        assert_eq!(storage.owner(table(number as u32)).await, Ok(owner));
    }
    assert_eq!(storage.release(table(99), NODE).await, Ok(()), "nobody has what is not there");
    storage.close().await;
}

pub async fn a_lease_runs_out(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, SHORT).await.unwrap();
    storage.join("node-b", LONG).await.unwrap();
    storage.create(new_table(1)).await.unwrap();
    let begun = Instant::now();
    // Renewed in time it holds longer than its first time.
    for _ in 0..6 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(storage.renew(NODE, SHORT).await, Ok(true));
        assert_eq!(storage.claim(table(1), "node-b").await, Ok(Held::By(NODE.to_owned())));
    }
    assert!(begun.elapsed() > SHORT);
    run_out().await;
    assert_eq!(storage.owner(table(1)).await, Ok(None));
    // Nobody has taken it yet, so that it can still write.
    storage.append(append(1, 1)).await.unwrap();
    assert_eq!(storage.claim(table(1), "node-b").await, Ok(Held::Mine));
    // The old owner comes too late, and the new one goes on.
    assert_eq!(storage.append(append(1, 2)).await, Err(StorageError::NotOwner));
    storage.append(as_node("node-b", append(1, 2))).await.unwrap();
    holds(&*storage, 1, 3).await;
    storage.close().await;
}

pub async fn who_was_away_has_lost_everything(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, SHORT).await.unwrap();
    storage.create(new_table(1)).await.unwrap();
    run_out().await;
    assert_eq!(storage.renew(NODE, LONG).await, Ok(false));
    // It has joined again, but owns nothing, and a write from before does not count.
    assert_eq!(storage.append(append(1, 1)).await, Err(StorageError::NotOwner));
    assert_eq!(storage.owner(table(1)).await, Ok(None));
    assert_eq!(storage.claim(table(1), NODE).await, Ok(Held::Mine));
    assert_eq!(storage.renew(NODE, LONG).await, Ok(true));
    storage.append(append(1, 1)).await.unwrap();
    storage.close().await;
}

pub async fn who_retires_gives_up_at_once(place: Place) {
    let storage = place.open().await;
    create(&*storage, [1, 2]).await;
    storage.join("node-b", LONG).await.unwrap();
    storage.create(NewTable { node: "node-b".to_owned(), ..new_table(3) }).await.unwrap();
    storage.retire(NODE).await.unwrap();
    assert_eq!(storage.append(append(1, 1)).await, Err(StorageError::NotOwner));
    assert_eq!(storage.claim(table(1), "node-b").await, Ok(Held::Mine));
    assert_eq!(storage.owner(table(2)).await, Ok(None));
    assert_eq!(storage.owner(table(3)).await, Ok(Some("node-b".to_owned())));
    storage.close().await;
}

pub async fn overdue_tables_are_found(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    for (number, wake) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(150))] {
        let mut new = new_table(number);
        new.listing.wake = wake;
        storage.create(new).await.unwrap();
    }
    assert_eq!(storage.overdue(1000, 10).await, Ok(vec![]), "their node lives");
    storage.retire(NODE).await.unwrap();
    assert_eq!(storage.overdue(1000, 10).await, Ok(vec![table(2), table(5), table(4), table(1)]));
    assert_eq!(storage.overdue(1000, 2).await, Ok(vec![table(2), table(5)]));
    assert_eq!(storage.overdue(150, 10).await, Ok(vec![table(2), table(5)]));
    assert_eq!(storage.overdue(99, 10).await, Ok(vec![]));
    // An append says anew when to wake up.
    storage.join("node-b", SHORT).await.unwrap();
    assert_eq!(storage.claim(table(2), "node-b").await, Ok(Held::Mine));
    storage.append(Append { wake: Some(250), ..as_node("node-b", append(2, 1)) }).await.unwrap();
    assert_eq!(storage.overdue(1000, 10).await, Ok(vec![table(5), table(4), table(1)]), "somebody looks after it");
    run_out().await;
    assert_eq!(storage.overdue(1000, 10).await, Ok(vec![table(5), table(4), table(2), table(1)]));
    storage.close().await;
}

pub async fn what_is_put_off_is_not_overdue(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, LONG).await.unwrap();
    storage.join("node-b", LONG).await.unwrap();
    for (number, wake) in [(1, Some(100)), (2, Some(900)), (3, None)] {
        let mut new = new_table(number);
        new.listing.wake = wake;
        storage.create(new).await.unwrap();
        storage.put_off(table(number), "node-b", 5000).await.unwrap();
    }
    for number in 1..=3 {
        storage.put_off(table(number), NODE, 500).await.unwrap();
        storage.release(table(number), NODE).await.unwrap();
    }
    assert_eq!(storage.overdue(499, 10).await, Ok(vec![]));
    assert_eq!(storage.overdue(500, 10).await, Ok(vec![table(1)]), "only its owner puts a table off");
    assert_eq!(storage.overdue(9999, 10).await, Ok(vec![table(1), table(2)]), "nothing is waked earlier, or at all, because of it");
    storage.close().await;
}

pub async fn many_claim_and_one_gets_it(place: Place) {
    let storage = place.open().await;
    storage.join(NODE, SHORT).await.unwrap();
    for number in 0..20 {
        storage.create(new_table(number)).await.unwrap();
    }
    let nodes: Vec<String> = (0..8).map(|number| format!("taker-{number}")).collect();
    for node in &nodes {
        storage.join(node, LONG).await.unwrap();
    }
    run_out().await;
    for number in 0..20 {
        let claims = nodes.iter().map(|node| storage.claim(table(number), node));
        let held: Vec<Held> = futures_util::future::join_all(claims).await.into_iter().map(Result::unwrap).collect();
        let mine: Vec<&String> = nodes.iter().zip(&held).filter(|(_, held)| **held == Held::Mine).map(|(node, _)| node).collect();
        assert_eq!(mine.len(), 1, "{held:?}");
        let winner = mine[0].clone();
        assert!(held.iter().all(|held| *held == Held::Mine || *held == Held::By(winner.clone())), "{held:?}");
    }
    storage.close().await;
}
