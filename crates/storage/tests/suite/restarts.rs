//! PostgreSQL is killed under load and started again: storage finds its way back by itself, and nothing acknowledged is lost. SQLite
//! is started again with the log of a process that was killed.

use crate::made::{append, create, holds, table};
use crate::place::Kind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use storage::{Storage, StorageError};

const TABLES: u32 = 20;
const KILLS: u32 = 3;
/// On a busy machine a kill may fall between two writes; so many more are tried until one does not.
const MOST_KILLS: u32 = 30;

/// Appends until it is told to stop, through whatever happens; tells how many records were acknowledged.
async fn appends(storage: Arc<dyn Storage>, number: u32, stop: Arc<AtomicBool>, failures: Arc<AtomicU32>) -> u64 {
    let mut after = 1;
    while !stop.load(Ordering::Relaxed) {
        match storage.append(append(number, after)).await {
            Ok(()) => after += 1,
            Err(StorageError::Unavailable(_)) => {
                failures.fetch_add(1, Ordering::Relaxed);
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
    after
}

#[test]
fn postgres_is_killed_under_load() {
    let place = Kind::postgres().place("restarts");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let storage = place.open().await;
        create(&*storage, 0..TABLES).await;
        let stop = Arc::new(AtomicBool::new(false));
        let failures = Arc::new(AtomicU32::new(0));
        let tasks: Vec<_> =
            (0..TABLES).map(|number| tokio::spawn(appends(storage.clone(), number, stop.clone(), failures.clone()))).collect();
        let mut kills = 0;
        while kills < KILLS || failures.load(Ordering::Relaxed) == 0 {
            kills += 1;
            assert!(kills <= MOST_KILLS, "nobody notices that the server is gone");
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
        for (number, task) in (0..).zip(tasks) {
            holds(&*storage, number, task.await.unwrap()).await;
        }
        assert_eq!(storage.check().await, Ok(vec![]));
        storage.close().await;
    });
}

/// However often a process is killed before it has written enough to empty its log, the next one does not find a longer log.
#[test]
fn a_log_that_was_left_is_emptied_at_the_start() {
    let (killed, next) = (Kind::sqlite().place("killed"), Kind::sqlite().place("next"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let storage = killed.open().await;
        create(&*storage, 0..TABLES).await;
        // What a killed process leaves: its files as they are now.
        std::fs::create_dir_all(next.data()).unwrap();
        let size = |name: &str| next.data().join(name).metadata().map_or(0, |file| file.len());
        for name in ["hullbreach.sqlite", "hullbreach.sqlite-wal"] {
            std::fs::copy(killed.data().join(name), next.data().join(name)).unwrap();
        }
        storage.close().await;
        let log = size("hullbreach.sqlite-wal");
        assert!(log > size("hullbreach.sqlite"), "everything is in the log: {log}");
        let storage = next.open().await;
        let begun = Instant::now();
        while size("hullbreach.sqlite") < log / 2 {
            assert!(begun.elapsed() < Duration::from_secs(20), "the log is not emptied");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for number in 0..TABLES {
            holds(&*storage, number, 1).await;
        }
        storage.close().await;
    });
}
