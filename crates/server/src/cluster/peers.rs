//! Who else is there. A node that is silent may be dead; whether it is, its lease in the database tells.

use async_nats::Subscriber;
use futures_util::StreamExt;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::letter::{Beat, Letter, News};
use super::{BEATS, Cluster};
use crate::tables::{Ask, Inner};

/// How often nodes are looked for that have fallen silent.
const WATCH: Duration = Duration::from_millis(100);

/// When each node was heard of last.
#[derive(Default)]
pub(super) struct Peers(Mutex<HashMap<String, Instant>>);

impl Peers {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        // Nothing in here panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_alive(&self, node: &str, silence: Duration) -> bool {
        self.lock().get(node).is_some_and(|heard| heard.elapsed() < silence)
    }

    fn heard(&self, node: String) {
        self.lock().insert(node, Instant::now());
    }

    fn forget(&self, node: &str) {
        self.lock().remove(node);
    }

    /// Nodes that have just fallen silent.
    fn take_silent(&self, silence: Duration) -> Vec<String> {
        let mut gone = Vec::new();
        self.lock().retain(|node, heard| {
            let stays = heard.elapsed() < silence;
            if !stays {
                gone.push(node.clone());
            }
            stays
        });
        gone
    }
}

impl Cluster {
    /// Says again and again that this node lives, and how much it has sent.
    pub(super) async fn beat(self: Arc<Self>) {
        let mut beat = interval(self.lease / 10);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let lives = serde_json::to_vec(&Beat { node: self.node.clone(), leaves: false }).unwrap_or_default();
        loop {
            beat.tick().await;
            if let Err(error) = self.client.publish(BEATS, lives.clone().into()).await {
                tracing::warn!(%error, "cannot tell the other nodes that this one lives");
            }
            for (node, sent) in self.posts.sent_lately() {
                self.write(&node, &Letter::Sent(sent));
            }
        }
    }

    pub(super) async fn hear_beats(self: Arc<Self>, inner: Arc<Inner>, mut beats: Subscriber) {
        while let Some(message) = beats.next().await {
            match serde_json::from_slice::<Beat>(&message.payload) {
                Ok(Beat { node, leaves: true }) => {
                    self.peers.forget(&node);
                    lose(&inner, &node);
                }
                Ok(Beat { node, leaves: false }) if node != self.node => self.peers.heard(node),
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "an unreadable beat"),
            }
        }
    }

    pub(super) async fn hear_news(self: Arc<Self>, inner: Arc<Inner>, mut news: Subscriber) {
        while let Some(message) = news.next().await {
            match serde_json::from_slice::<News>(&message.payload) {
                Ok(news) => inner.hear(&news),
                Err(error) => tracing::warn!(%error, "unreadable news"),
            }
        }
    }

    /// Looks for nodes that have fallen silent.
    pub(super) async fn watch(self: Arc<Self>, inner: Arc<Inner>) {
        let mut watch = interval(WATCH);
        watch.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            watch.tick().await;
            for node in self.peers.take_silent(self.silence()) {
                tracing::warn!(node, "a node has fallen silent");
                lose(&inner, &node);
            }
        }
    }
}

/// A node is gone: its tables are looked for elsewhere, and whoever came over it has left.
fn lose(inner: &Inner, node: &str) {
    inner.sockets.lose_node(node);
    let node: Arc<str> = node.into();
    for table in inner.tables() {
        let node = node.clone();
        tokio::spawn(async move {
            let _ = table.send(Ask::NodeGone { node }).await;
        });
    }
}
