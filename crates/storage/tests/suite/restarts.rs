//! PostgreSQL is killed under load and started again: storage finds its way back by itself, and nothing acknowledged is lost.

use crate::made::{append, create, holds, table};
use crate::place::Kind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use storage::{Storage, StorageError};

const TABLES: u32 = 20;
const KILLS: usize = 3;

/// Appends until it is told to stop, through whatever happens; tells how many records were acknowledged, and how often it failed.
async fn appends(storage: Arc<dyn Storage>, number: u32, stop: Arc<AtomicBool>) -> (u64, u32) {
    let (mut after, mut failures) = (1, 0);
    while !stop.load(Ordering::Relaxed) {
        match storage.append(append(number, after)).await {
            Ok(()) => after += 1,
            Err(StorageError::Unavailable(_)) => {
                failures += 1;
                // Whether it was stored is not known: only the database can tell.
                after = loop {
                    match storage.stored(table(number)).await {
                        Ok(stored) => {
                            assert!(stored.records == after || stored.records == after + 1, "{} after {after}", stored.records);
                            break stored.records;
                        }
                        Err(StorageError::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(50)).await,
                        Err(error) => panic!("table {number}: {error}"),
                    }
                };
            }
            Err(error) => panic!("table {number}: {error}"),
        }
    }
    (after, failures)
}

#[test]
fn postgres_is_killed_under_load() {
    let place = Kind::postgres().place("restarts");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let storage = place.open().await;
        create(&*storage, 0..TABLES).await;
        let stop = Arc::new(AtomicBool::new(false));
        let tasks: Vec<_> = (0..TABLES).map(|number| tokio::spawn(appends(storage.clone(), number, stop.clone()))).collect();
        for _ in 0..KILLS {
            tokio::time::sleep(Duration::from_millis(400)).await;
            let server = place.server();
            tokio::task::spawn_blocking(move || {
                let mut server = server.lock().unwrap();
                server.kill();
                server.start_again().unwrap();
            })
            .await
            .unwrap();
            let begun = Instant::now();
            while storage.ping().await.is_err() {
                assert!(begun.elapsed() < Duration::from_secs(20), "storage does not find the server again");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        stop.store(true, Ordering::Relaxed);
        let mut failed = 0;
        for (number, task) in (0..).zip(tasks) {
            let (records, failures) = task.await.unwrap();
            holds(&*storage, number, records).await;
            failed += failures;
        }
        assert!(failed > 0, "nobody noticed that the server was gone");
        assert_eq!(storage.check().await, Ok(vec![]));
        storage.close().await;
    });
}
