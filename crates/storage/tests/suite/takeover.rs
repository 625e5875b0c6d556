//! Two nodes on one PostgreSQL: a table goes from one that was away to the other, while both write as fast as they can.

use crate::made::{LONG, NODE, append, holds, new_table, table};
use crate::place::Kind;
use std::sync::Arc;
use std::time::Duration;
use storage::{Append, Held, Storage, StorageError};

const OTHER: &str = "node-b";
const TABLES: u32 = 12;

/// Writes as the node that was there first, until it is refused; tells how many records it was promised.
async fn write_until_refused(storage: Arc<dyn Storage>, number: u32) -> u64 {
    for after in 1.. {
        match storage.append(append(number, after)).await {
            Ok(()) => {}
            Err(StorageError::NotOwner) => return after,
            Err(error) => panic!("table {number}: {error}"),
        }
    }
    unreachable!("it is refused sooner or later")
}

/// Takes the table as soon as it can be had and goes on; tells with how many records it began.
async fn take_and_write(storage: Arc<dyn Storage>, number: u32) -> u64 {
    while storage.claim(table(number), OTHER).await != Ok(Held::Mine) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let begun = storage.stored(table(number)).await.unwrap().records;
    for after in begun..begun + 10 {
        storage.append(Append { node: OTHER.to_owned(), ..append(number, after) }).await.unwrap();
    }
    begun
}

#[test]
fn a_table_never_has_two_writers() {
    let place = Kind::postgres().place("takeover");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (one, other) = (place.open().await, place.open().await);
        one.join(NODE, Duration::from_millis(1500)).await.unwrap();
        other.join(OTHER, LONG).await.unwrap();
        for number in 0..TABLES {
            one.create(new_table(number)).await.unwrap();
        }
        let first: Vec<_> = (0..TABLES).map(|number| tokio::spawn(write_until_refused(one.clone(), number))).collect();
        let second: Vec<_> = (0..TABLES).map(|number| tokio::spawn(take_and_write(other.clone(), number))).collect();
        for (number, (first, second)) in (0..).zip(first.into_iter().zip(second)) {
            let (promised, begun) = (first.await.unwrap(), second.await.unwrap());
            assert_eq!(promised, begun, "table {number}: the other begins where the first was refused");
            holds(&*other, number, begun + 10).await;
        }
        assert_eq!(one.renew(NODE, LONG).await, Ok(false));
        assert_eq!(one.claim(table(0), NODE).await, Ok(Held::By(OTHER.to_owned())));
        assert_eq!(other.check().await, Ok(vec![]));
        one.close().await;
        other.close().await;
    });
}
