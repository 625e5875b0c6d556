//! Work that keeps a processor busy for long: repeating a journal, looking for a moment of a game. Only so much of it at once, away
//! from the tasks of sockets.

use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So much is worked on at once.
const AT_ONCE: usize = 2;

/// Nobody learns what came of it: the work has panicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed;

/// Those who work. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub(crate) struct Labour(Arc<Semaphore>);

impl Default for Labour {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

/// The turn of one piece of work.
pub(crate) struct Turn(OwnedSemaphorePermit);

impl Labour {
    /// Waits until it is one's turn.
    pub async fn turn(&self) -> Result<Turn, Failed> {
        self.0.clone().acquire_owned().await.map(Turn).map_err(|_| Failed)
    }
}

impl Turn {
    /// Does a piece of work. The turn lasts until it is done, even if whoever wanted it does not wait any more: otherwise asking and
    /// hanging up again and again would occupy every processor.
    pub async fn work<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failed> {
        let Self(permit) = self;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        working.await.map_err(|_| Failed)
    }
}

#[cfg(test)]
mod tests {
    use super::{AT_ONCE, Failed, Labour};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;
    use std::time::Duration;

    #[tokio::test]
    async fn only_so_much_is_done_at_once_whoever_waits_for_it() {
        let (labour, busy) = (Labour::default(), Arc::new(AtomicUsize::new(0)));
        let mut ends = Vec::new();
        for _ in 0..AT_ONCE {
            let (end, ended) = mpsc::channel::<()>();
            ends.push(end);
            let (labour, busy) = (labour.clone(), busy.clone());
            let waiting = tokio::spawn(async move {
                let turn = labour.turn().await?;
                turn.work(move || {
                    busy.fetch_add(1, Ordering::SeqCst);
                    let _ = ended.recv();
                })
                .await
            });
            // Whoever wanted it hangs up as soon as it has begun.
            tokio::time::sleep(Duration::from_millis(50)).await;
            waiting.abort();
        }
        assert_eq!(busy.load(Ordering::SeqCst), AT_ONCE);
        let next = labour.turn();
        tokio::pin!(next);
        assert!(tokio::time::timeout(Duration::from_millis(200), &mut next).await.is_err(), "it is not its turn");
        ends.clear();
        let turn = next.await.expect("its turn");
        assert_eq!(turn.work(|| -> u8 { panic!("a test wants the program to fail here") }).await, Err(Failed));
        for number in 0..=AT_ONCE {
            let turn = labour.turn().await.expect("what failed is done too");
            assert_eq!(turn.work(move || number).await, Ok(number));
        }
    }
}
