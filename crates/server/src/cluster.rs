//! Several nodes that share the tables. Which node looks after a table is decided by the database alone; here nodes only talk, over
//! NATS: sockets of one to tables of another, and news for everybody. What gets lost on the way is noticed and told anew.

mod inbox;
mod letter;
mod peers;
mod post;

pub(crate) use letter::News;
pub(crate) use post::Post;

use async_nats::{Client, Subscriber};
use axum::body::Bytes;
use host::{SessionId, Who};
use protocol::{Command, Refusal, TableId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::ServeError;
use crate::tables::{Declined, Errand, Inner, Outcome, Ticket, in_doubt};
use letter::{Beat, Letter, Returned, Wanted};
use peers::Peers;
use post::Posts;

/// How long another node may take to answer.
const ANSWER: Duration = Duration::from_secs(2);
/// How many letters may wait to be sent.
const OUTGOING: usize = 16 << 10;
const BEATS: &str = "hullbreach.beats";
const NEWS: &str = "hullbreach.news";

fn subject_of(node: &str) -> String {
    format!("hullbreach.node.{node}")
}

/// A letter on its way out.
struct Outgoing {
    to: Arc<str>,
    bytes: Bytes,
}

/// What this node hears.
pub(crate) struct Letters {
    mine: Subscriber,
    beats: Subscriber,
    news: Subscriber,
    outgoing: mpsc::Receiver<Outgoing>,
}

pub(crate) struct Cluster {
    client: Client,
    node: String,
    lease: Duration,
    peers: Peers,
    posts: Posts,
    outgoing: mpsc::Sender<Outgoing>,
}

impl Cluster {
    pub async fn join(address: &str, node: &str, lease: Duration) -> Result<(Arc<Self>, Letters), ServeError> {
        let nats = |error: &dyn std::fmt::Display| ServeError::Nats(error.to_string());
        let client = async_nats::connect(address).await.map_err(|error| nats(&error))?;
        let subscribe = async |subject: String| client.subscribe(subject).await.map_err(|error| nats(&error));
        let (mine, beats, news) = (subscribe(subject_of(node)).await?, subscribe(BEATS.into()).await?, subscribe(NEWS.into()).await?);
        // Others must not write before it is known where to.
        client.flush().await.map_err(|error| nats(&error))?;
        let (sender, outgoing) = mpsc::channel(OUTGOING);
        let cluster = Self { client, node: node.to_owned(), lease, peers: Peers::default(), posts: Posts::default(), outgoing: sender };
        Ok((Arc::new(cluster), Letters { mine, beats, news, outgoing }))
    }

    /// Begins to listen and to say that this node lives.
    pub fn begin(self: &Arc<Self>, inner: &Arc<Inner>, letters: Letters) -> Vec<JoinHandle<()>> {
        let Letters { mine, beats, news, outgoing } = letters;
        vec![
            tokio::spawn(self.clone().send_letters(outgoing)),
            tokio::spawn(self.clone().hear_letters(inner.clone(), mine)),
            tokio::spawn(self.clone().hear_beats(inner.clone(), beats)),
            tokio::spawn(self.clone().hear_news(inner.clone(), news)),
            tokio::spawn(self.clone().beat()),
            tokio::spawn(self.clone().watch(inner.clone())),
        ]
    }

    /// Whether a node has been heard of lately.
    pub fn is_alive(&self, node: &str) -> bool {
        node == self.node || self.peers.is_alive(node, self.silence())
    }

    /// After how long without a word a node may be dead. Whether it is, its lease in the database tells.
    fn silence(&self) -> Duration {
        self.lease / 2
    }

    /// Asks something of a table another node looks after.
    pub async fn ask(&self, node: &str, table: TableId, errand: &Errand) -> Result<Result<Outcome, Declined>, Refusal> {
        let wanted = Letter::Ask { table, wanted: Wanted::Errand(errand.clone()) };
        match self.request(node, &wanted).await {
            Ok(Some(returned)) => Ok(returned.into()),
            // Nobody is there: it was surely not done.
            Ok(None) => Ok(Err(Declined::Gone)),
            Err(Silent) => Err(in_doubt()),
        }
    }

    /// Brings a session to a table another node looks after.
    pub async fn arrive(&self, node: &str, session: SessionId, ticket: &Ticket) -> Result<(), Declined> {
        let arrive = Wanted::Arrive {
            session,
            node: self.node.clone(),
            who: ticket.who.as_ref().map(Into::into),
            role: ticket.role,
            seen: ticket.seen.clone(),
        };
        match self.request(node, &Letter::Ask { table: ticket.table, wanted: arrive }).await {
            Ok(Some(returned)) => Result::from(returned).map(drop),
            Ok(None) | Err(Silent) => Err(Declined::Gone),
        }
    }

    async fn request(&self, node: &str, letter: &Letter) -> Result<Option<Returned>, Silent> {
        use async_nats::RequestErrorKind;
        let asked = self.client.request(subject_of(node), letter.to_bytes().into());
        match timeout(ANSWER, asked).await {
            Ok(Ok(message)) => serde_json::from_slice(&message.payload).map(Some).map_err(|_| Silent),
            Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders => Ok(None),
            Ok(Err(_)) | Err(_) => Err(Silent),
        }
    }

    /// Passes a command of a session on; the answer comes as a frame.
    pub async fn pass_on(&self, node: &str, table: TableId, session: SessionId, id: u32, who: &Who, command: Command) {
        self.write(node, &Letter::Do { table, session, id, who: who.into(), command });
    }

    pub async fn tell_gone(&self, node: &str, table: TableId, session: SessionId) {
        self.write(node, &Letter::Leave { table, session });
    }

    pub async fn tell(&self, news: &News) {
        let bytes = serde_json::to_vec(news).unwrap_or_default();
        if let Err(error) = self.client.publish(NEWS, bytes.into()).await {
            tracing::warn!(%error, "news not told");
        }
    }

    /// The way back to a session of another node.
    pub fn post_to(self: &Arc<Self>, node: &str, session: SessionId) -> Post {
        self.posts.begin(Arc::downgrade(self), node, session)
    }

    fn write(&self, node: &str, letter: &Letter) {
        self.put(subject_of(node).into(), letter.to_bytes().into());
    }

    /// Never waits: what does not fit is lost, and noticed by whoever misses it.
    fn put(&self, to: Arc<str>, bytes: Bytes) {
        if self.outgoing.try_send(Outgoing { to, bytes }).is_err() {
            count_lost();
        }
    }

    async fn send_letters(self: Arc<Self>, mut outgoing: mpsc::Receiver<Outgoing>) {
        while let Some(Outgoing { to, bytes }) = outgoing.recv().await {
            if let Err(error) = self.client.publish(to.to_string(), bytes).await {
                tracing::warn!(%error, "a letter is lost");
            }
        }
    }

    /// Says farewell to the other nodes.
    pub async fn leave(&self) {
        let beat = serde_json::to_vec(&Beat { node: self.node.clone(), leaves: true }).unwrap_or_default();
        let _ = self.client.publish(BEATS, beat.into()).await;
        let _ = timeout(ANSWER, self.client.flush()).await;
    }
}

fn count_lost() {
    metrics::counter!("hullbreach_letters_lost_total").increment(1);
}

/// No answer came: whether anything was done is not known.
struct Silent;

type Home = Weak<Cluster>;
