//! What a node does all the time: says that it lives, wakes tables that are due, deletes what is old, and in the end stops.

use protocol::Millis;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use super::errand::{Ask, Closing};
use super::{Inner, alone, shutting_down};
use crate::cluster::Letters;

/// How often tables are looked for that nobody looks after and that have something to do.
const LOOK: Duration = Duration::from_secs(1);
const MOST_WOKEN: u32 = 200;
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// How long tables may take to finish what is begun, and sockets to close.
const FINISH: Duration = Duration::from_secs(5);
const CLOSE: Duration = Duration::from_secs(2);

impl Inner {
    pub(super) fn begin_chores(self: &Arc<Self>, letters: Option<Letters>) {
        let mut chores: Vec<JoinHandle<()>> =
            vec![tokio::spawn(self.clone().live()), tokio::spawn(self.clone().wake_tables()), tokio::spawn(self.clone().sweep())];
        if let (Some(cluster), Some(letters)) = (&self.cluster, letters) {
            chores.extend(cluster.begin(self, letters));
        }
        let mut kept = self.chores.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(chores.iter().map(JoinHandle::abort_handle));
    }

    /// Says again and again that this node lives.
    async fn live(self: Arc<Self>) {
        let lease = self.options.lease;
        let mut beat = interval(lease / 3);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            beat.tick().await;
            match self.storage.renew(&self.node, lease).await {
                Ok(true) => {}
                Ok(false) => {
                    tracing::error!(node = self.node, "away for too long; all tables are taken up anew");
                    self.close_all(Closing::Forget).await;
                }
                // Whoever writes next will learn whether its table is still its own.
                Err(error) => tracing::error!(%error, "cannot tell that this node lives"),
            }
            if self.options.shared
                && let Err(error) = self.storage.renew(alone::place(self.cluster.is_some()), lease).await
            {
                tracing::warn!(%error, "cannot tell other servers that this one lives");
            }
        }
    }

    async fn wake_tables(self: Arc<Self>) {
        let mut look = interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            look.tick().await;
            match self.storage.overdue(self.options.clock.now(), MOST_WOKEN).await {
                Ok(due) => due.into_iter().for_each(|table| drop(self.here(table))),
                Err(error) => tracing::warn!(%error, "cannot look for tables that are due"),
            }
        }
    }

    async fn sweep(self: Arc<Self>) {
        let Some(retention) = self.options.retention else { return };
        let mut again = interval(SWEEP);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            again.tick().await;
            let now = self.options.clock.now();
            let before = |age: Duration| now.saturating_sub(Millis::try_from(age.as_millis()).unwrap_or(Millis::MAX));
            match self.storage.sweep(before(retention.tables), before(retention.sessions), now).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "old tables deleted"),
                Err(error) => tracing::warn!(%error, "cannot delete what is old"),
            }
        }
    }

    async fn close_all(&self, how: Closing) {
        let mut closing = Vec::new();
        for table in self.tables() {
            let (done, closed) = oneshot::channel();
            closing.push(async move {
                if table.send(Ask::Close { how, done }).await.is_ok() {
                    let _ = closed.await;
                }
            });
        }
        if timeout(FINISH, futures_util::future::join_all(closing)).await.is_err() {
            tracing::warn!("some tables did not finish in time");
        }
    }

    pub(super) async fn drain(&self) {
        if self.closing.swap(true, Ordering::Relaxed) {
            return;
        }
        self.close_all(Closing::InOrder).await;
        self.sockets.close_all(&shutting_down());
        let until = Instant::now() + CLOSE;
        while self.sockets.len() > 0 && Instant::now() < until {
            sleep(Duration::from_millis(20)).await;
        }
        let chores = std::mem::take(&mut *self.chores.lock().unwrap_or_else(PoisonError::into_inner));
        chores.iter().for_each(|chore| chore.abort());
        if let Err(error) = self.storage.retire(&self.node).await {
            tracing::warn!(%error, "not retired");
        }
        match &self.cluster {
            Some(cluster) => cluster.leave().await,
            None if self.options.shared => {
                if let Err(error) = self.storage.retire(alone::place(false)).await {
                    tracing::warn!(%error, "the next server has to wait");
                }
            }
            None => {}
        }
    }
}
