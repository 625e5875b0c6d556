//! All tables of this node, and the way to those of other nodes.

mod alone;
mod book;
mod errand;
mod finding;
mod keeper;
mod line;
pub(crate) mod measure;
mod options;
mod outside;
mod upkeep;
mod visitor;

pub(crate) use errand::{Answer, Ask, Declined, Guest, Outcome};
pub(crate) use finding::{Errand, Named, Route, Ticket};
pub(crate) use keeper::in_doubt;
pub(crate) use line::{Frame, Line};
pub use options::{Limits, Retention, TableOptions};
pub use outside::{Counts, Deed, Outside};
pub use visitor::{Ended, Greeter, Visitor};

use axum::extract::ws::WebSocket;
use bots::BotName;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use host::{Import, NewTable, Notification, Record, Table, Who};
use kernel::Seat;
use protocol::rest::Commanded;
use protocol::table::{Settings, TableInfo};
use protocol::{Command, PersonId, Refusal, RefusalCode, TableId};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use storage::{Storage, StorageError};
use tokio::task::AbortHandle;
use tracing::Instrument as _;

use crate::ServeError;
use crate::cluster::{Cluster, News};
use crate::labour::Labour;
use crate::random;
use crate::socket::{Conversation, Sockets};
use book::Book;

/// Tables that are told something at the same time.
const AT_ONCE: usize = 16;

/// The tables. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) options: TableOptions,
    outside: Arc<dyn Outside>,
    /// The name of this process among the nodes.
    pub(crate) node: String,
    pub(crate) sockets: Sockets,
    pub(crate) cluster: Option<Arc<Cluster>>,
    labour: Labour,
    book: Book,
    closing: AtomicBool,
    chores: Mutex<Vec<AbortHandle>>,
}

impl Inner {
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    fn notify(&self, person: PersonId, table: TableId, notification: Notification) {
        let outside = self.outside.clone();
        tokio::spawn(async move { outside.notify(person, table, notification).await });
    }

    /// Something all sockets of this node have to know.
    pub(crate) fn hear(&self, news: &News) {
        match news {
            News::LoggedOut { person, ended } => self.sockets.log_out(*person, *ended),
            News::Muted { by, of, on } => self.sockets.mute(*by, *of, *on),
        }
    }

    async fn tell(&self, news: News) {
        self.hear(&news);
        if let Some(cluster) = &self.cluster {
            cluster.tell(&news).await;
        }
    }
}

impl Tables {
    /// Joins as a node, and looks after tables from now on.
    pub async fn start(storage: Arc<dyn Storage>, options: TableOptions, outside: Arc<dyn Outside>) -> Result<Self, ServeError> {
        let mark: [u8; 6] = random::bytes(options.random.as_ref()).map_err(|error| ServeError::NoRandom(error.to_string()))?;
        let node = node_name(&options.node, mark);
        if options.shared {
            alone::take_place(storage.as_ref(), options.nats.is_some(), options.lease).await?;
        }
        storage.join(&node, options.lease).await?;
        let (cluster, letters) = match &options.nats {
            Some(address) => {
                let (cluster, letters) = Cluster::join(address, &node, options.lease).await?;
                (Some(cluster), Some(letters))
            }
            None => (None, None),
        };
        let inner = Arc::new(Inner {
            storage,
            outside,
            node,
            sockets: Sockets::new(options.limits),
            cluster,
            labour: Labour::default(),
            book: Book::default(),
            closing: AtomicBool::new(false),
            chores: Mutex::default(),
            options,
        });
        Inner::begin_chores(&inner, letters);
        Ok(Self(inner))
    }

    /// The name of this process among the nodes.
    pub fn node(&self) -> &str {
        &self.0.node
    }

    /// Opens a table, durably. `quick`: its host sits at the first seat, bots at the others, and the game begins.
    pub async fn open(&self, new: NewTable, quick: Option<BotName>) -> Result<TableId, Refusal> {
        self.only_while_open()?;
        let host = new.host.clone();
        let (id, now) = (new.id, new.now);
        let (mut table, mut records) = Table::open(new)?;
        if let Some(bot) = quick {
            let seed = random::bytes(self.0.options.random.as_ref()).map_err(no_random)?;
            let seats = u8::try_from(table.info().seats.len()).unwrap_or(u8::MAX);
            let sit = Command::Sit { seat: Seat::new(0), name: None };
            let bots = (1..seats).map(|seat| Command::SeatBot { seat: Seat::new(seat), bot });
            for command in [sit].into_iter().chain(bots).chain([Command::Start]) {
                if let host::Done::Changed(made) = table.command(&host, &command, now, &mut || seed)? {
                    records.extend(made);
                }
            }
        }
        Inner::adopt(&self.0, table, &records).await?;
        Ok(id)
    }

    /// Puts a journal on a new table.
    pub async fn import(&self, id: TableId, name: String, settings: Settings, host: Who, journal: String) -> Result<TableId, Refusal> {
        self.only_while_open()?;
        let now = self.0.options.clock.now();
        // A long journal takes long to repeat.
        let fails = |_| Refusal::new(RefusalCode::Malformed, "the journal makes the program fail");
        let turn = self.0.labour.turn().await.map_err(fails)?;
        let read = turn.work(move || Table::import(Import { id, name, settings, host, journal: &journal, now }));
        let (table, records) = read.await.map_err(fails)??;
        Inner::adopt(&self.0, table, &records).await?;
        Ok(id)
    }

    /// Those who do what keeps a processor busy.
    pub(crate) fn labour(&self) -> &Labour {
        &self.0.labour
    }

    /// Does what somebody wants of a table.
    pub async fn command(&self, table: TableId, who: &Who, command: Command) -> Result<Commanded, Refusal> {
        self.0.sockets.count_said(who.person, &command)?;
        let (reason, preview) = match self.0.ask(table, Errand::Do { who: who.into(), command: Arc::new(command) }).await? {
            Outcome::Reason(refusal) => (Some(refusal), None),
            Outcome::Preview(preview) => (None, Some(preview)),
            Outcome::Done | Outcome::Info(_) => (None, None),
        };
        Ok(Commanded { reason, preview })
    }

    pub async fn info(&self, table: TableId) -> Result<TableInfo, Refusal> {
        match self.0.ask(table, Errand::Info).await? {
            Outcome::Info(info) => Ok(*info),
            Outcome::Done | Outcome::Reason(_) | Outcome::Preview(_) => Err(in_doubt()),
        }
    }

    /// Gives a seat to somebody whose link was good.
    pub async fn give_seat(&self, table: TableId, seat: Seat, to: &Who) -> Result<(), Refusal> {
        self.0.ask(table, Errand::GiveSeat { seat, to: to.into() }).await.map(drop)
    }

    /// Takes somebody off all their tables, wherever these are looked after.
    pub async fn forget(&self, who: &Who) -> Result<(), Refusal> {
        let tables = self.0.storage.table_ids(who.person).await.map_err(|error| keeper::unavailable(&error))?;
        let errands = stream::iter(tables).map(|table| async move {
            match self.0.ask(table, Errand::Forget { who: who.into() }).await {
                Ok(_) => Ok(()),
                Err(refusal) if refusal.code == RefusalCode::NoSuchTable => Ok(()),
                // Nobody can be helped by waiting for a table that no program reads; storage takes the name off the lists.
                Err(refusal) if refusal.code == RefusalCode::Frozen => {
                    tracing::error!(%table, %refusal, "a name stays at a table that cannot be read");
                    Ok(())
                }
                Err(refusal) => Err(refusal),
            }
        });
        errands.buffer_unordered(AT_ONCE).try_collect().await
    }

    /// The whole history as stored: for replays, journals and reports. Not for players while the game runs.
    pub async fn records(&self, table: TableId) -> Result<Vec<Record>, Refusal> {
        let lines = self.0.storage.records(table, 0).await.map_err(|error| match error {
            StorageError::Missing(_) => no_such_table(),
            error => keeper::unavailable(&error),
        })?;
        if lines.is_empty() {
            return Err(no_such_table());
        }
        let unreadable = |_| Refusal::new(RefusalCode::Frozen, "the history of this table cannot be read");
        lines.iter().map(|line| Record::read(line).map_err(unreadable)).collect()
    }

    /// Serves one socket until it closes. Wants the limits of [`crate::socket::upgrade`] on the upgrade.
    pub async fn serve_socket(&self, socket: WebSocket, table: TableId, visitor: Visitor, greeter: Arc<dyn Greeter>) {
        // Who it is does not stand there, nor where it comes from.
        let span = tracing::info_span!(parent: None, "socket", %table, session = tracing::field::Empty);
        Conversation::hold(self.0.clone(), socket, table, visitor, greeter).instrument(span).await;
    }

    /// Sessions of somebody have ended: their sockets close, on every node.
    pub async fn logged_out(&self, person: PersonId, ended: Ended) {
        self.0.tell(News::LoggedOut { person, ended }).await;
    }

    /// Somebody does not want to hear somebody any more, or again: told to open sockets on every node.
    pub async fn muted(&self, by: PersonId, of: PersonId, on: bool) {
        self.0.tell(News::Muted { by, of, on }).await;
    }

    /// Stops: takes nothing new, finishes what is begun, says farewell to sockets, lets go of all tables.
    pub async fn drain(&self) {
        self.0.drain().await;
    }

    pub fn counts(&self) -> Counts {
        Counts { tables: self.0.book.len(), sockets: self.0.sockets.len() }
    }

    fn only_while_open(&self) -> Result<(), Refusal> {
        if self.0.is_closing() { Err(shutting_down()) } else { Ok(()) }
    }
}

/// A name that was never used before, and that fits into the name of a subject.
fn node_name(name: &str, mark: [u8; 6]) -> String {
    let plain: String = name.chars().filter(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')).take(40).collect();
    let mark: String = mark.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{}-{mark}", if plain.is_empty() { "node" } else { &plain })
}

pub(crate) fn no_such_table() -> Refusal {
    Refusal::new(RefusalCode::NoSuchTable, "there is no such table")
}

pub(crate) fn shutting_down() -> Refusal {
    Refusal::new(RefusalCode::ShuttingDown, "the server is stopping")
}

fn no_random(_: random::NoRandom) -> Refusal {
    Refusal::new(RefusalCode::Unavailable, "the system has no random numbers")
}

#[cfg(test)]
mod tests {
    use super::{Outside, TableOptions, Tables};
    use async_trait::async_trait;
    use host::{Notification, Who};
    use protocol::table::Settings;
    use protocol::{PersonId, RefusalCode, TableId};
    use std::sync::{Arc, mpsc};
    use std::time::Duration;

    struct Nobody;

    #[async_trait]
    impl Outside for Nobody {
        async fn notify(&self, _: PersonId, _: TableId, _: Notification) {}
    }

    #[tokio::test]
    async fn journals_are_read_when_it_is_their_turn() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = storage::Options::Sqlite { folder: folder.path().to_owned(), durability: storage::Durability::Relaxed };
        let storage = storage::open(&kept).await.expect("a database");
        let tables = Tables::start(storage, TableOptions::default(), Arc::new(Nobody)).await.expect("tables");
        let mut ends = Vec::new();
        for _ in 0..2 {
            let (end, ended) = mpsc::channel::<()>();
            ends.push(end);
            let turn = tables.labour().turn().await.expect("a turn");
            tokio::spawn(turn.work(move || ended.recv()));
        }
        let who = Who { person: PersonId::from_random([1; 10]), name: "Ada".to_owned() };
        let import = tables.import(TableId::from_random([1; 10]), "Friday".to_owned(), Settings::default(), who, "no journal".to_owned());
        tokio::pin!(import);
        assert!(tokio::time::timeout(Duration::from_millis(200), &mut import).await.is_err(), "others are at work");
        ends.clear();
        assert_eq!(import.await.map_err(|refusal| refusal.code), Err(RefusalCode::Malformed));
        tables.drain().await;
    }
}
