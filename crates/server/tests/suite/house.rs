//! A server in the process of the test: real sockets, a real database, no accounts. Whoever says hello proves who they are by a
//! token that is made of their number.

use async_trait::async_trait;
use axum::Router;
use axum::extract::{ConnectInfo, Path, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::any;
use axum::serve::ListenerExt;
use bots::BotName;
use host::{NewTable, Notification, Who};
use kernel::Seat;
use protocol::table::Settings;
use protocol::{AnySetup, Command, Millis, PersonId, Refusal, TableId, Token};
use serde_json::{Value, json};
use server::clock::Clock;
use server::random::{NoRandom, Random, SystemRandom};
use server::tables::{Deed, Greeter, Limits, Outside, TableOptions, Tables, Visitor};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::{Durability, Options, Storage};
use tempfile::TempDir;
use tokio::net::TcpListener;

/// A person by a number.
pub fn who(number: u8) -> Who {
    Who { person: person(number), name: format!("Person {number}") }
}

pub fn person(number: u8) -> PersonId {
    PersonId::from_random([number, 7, 7, 7, 7, 7, 7, 7, 7, number])
}

pub fn token(number: u8) -> Token {
    Token::from_random([number; 32])
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub fn agreed(value: Value) -> AnySetup {
    serde_json::from_value(value).expect("a setup")
}

/// A duel of Theseus.
pub fn duel() -> AnySetup {
    agreed(json!({ "game": "theseus", "setup": {
        "factions": ["marines", "aliens"], "mode": "duel", "ring": "standard", "levels": 3, "opening": 1, "decks": "random"
    } }))
}

/// A semi-cooperative game of Nemesis.
pub fn crew(players: u8) -> AnySetup {
    agreed(json!({ "game": "nemesis", "setup": { "players": players, "mode": "semi_cooperative", "side": "basic", "takeover": false } }))
}

/// Nothing happens by itself: people are asked everything and nobody waits.
pub fn unhurried() -> Settings {
    Settings { window: 0, pace: 10_000, cover_after: 0, spectator_delay: 0, ..Settings::default() }
}

/// The system's random numbers, but games that begin as the test says.
#[derive(Default)]
pub struct Seeds {
    /// The next game makes the program fail.
    pub fail: AtomicBool,
}

impl Random for Seeds {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandom> {
        // Only seeds are that long.
        if bytes.len() == 32 {
            assert!(!self.fail.load(Ordering::SeqCst), "a test wants the program to fail here");
            bytes.fill(7);
            return Ok(());
        }
        SystemRandom.fill(bytes)
    }
}

/// A clock that stands until it is put forward.
pub struct Standing(pub AtomicI64);

impl Clock for Standing {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }
}

/// Who was called to which table, and where the program is to fail, once.
#[derive(Default)]
pub struct Calls {
    pub made: Mutex<Vec<(PersonId, TableId, Notification)>>,
    pub fails: Mutex<Option<(TableId, Deed)>>,
}

#[async_trait]
impl Outside for Calls {
    async fn notify(&self, person: PersonId, table: TableId, notification: Notification) {
        self.made.lock().expect("calls").push((person, table, notification));
    }

    fn watch(&self, table: TableId, deed: Deed) {
        let fails = self.fails.lock().expect("fails").take_if(|fails| *fails == (table, deed));
        assert!(fails.is_none(), "a test wants the program to fail here");
    }
}

struct Tokens;

#[async_trait]
impl Greeter for Tokens {
    async fn greet(&self, given: &Token) -> Result<Option<Who>, Refusal> {
        Ok((0..100).find(|&number| token(number) == *given).map(who))
    }
}

async fn open_socket(
    State(tables): State<Tables>,
    Path(table): Path<String>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let table: TableId = table.parse().expect("an id");
    let visitor = Visitor { who: None, proof: None, address: address.ip() };
    server::socket::upgrade(upgrade)
        .on_upgrade(move |socket| async move { tables.serve_socket(socket, table, visitor, Arc::new(Tokens)).await })
}

/// A running server.
pub struct House {
    pub tables: Tables,
    pub storage: Arc<dyn Storage>,
    pub calls: Arc<Calls>,
    pub seeds: Arc<Seeds>,
    pub address: SocketAddr,
    /// Gone with the house, unless somebody else keeps it.
    pub folder: Option<Arc<TempDir>>,
    door: tokio::task::JoinHandle<()>,
}

pub fn options() -> TableOptions {
    TableOptions { limits: Limits { messages: 10_000, burst: 10_000, said: 100_000, ..Limits::default() }, ..TableOptions::default() }
}

impl House {
    /// On SQLite in a folder of its own.
    pub async fn open() -> Self {
        Self::with(options()).await
    }

    pub async fn with(options: TableOptions) -> Self {
        Self::in_folder(Arc::new(tempfile::tempdir().expect("a folder")), options).await
    }

    pub async fn in_folder(folder: Arc<TempDir>, options: TableOptions) -> Self {
        let sqlite = Options::Sqlite { folder: folder.path().to_owned(), durability: Durability::Relaxed };
        let mut house = Self::on(&sqlite, options).await;
        house.folder = Some(folder);
        house
    }

    pub async fn on(database: &Options, mut options: TableOptions) -> Self {
        let storage = storage::open(database).await.expect("a database");
        let seeds = Arc::new(Seeds::default());
        options.random = seeds.clone();
        let calls = Arc::new(Calls::default());
        let tables = Tables::start(storage.clone(), options, calls.clone()).await.expect("tables");
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        // As the server does for its connections.
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a socket"));
        let router = Router::new().route("/{table}", any(open_socket)).with_state(tables.clone());
        let door = tokio::spawn(async move {
            axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>()).await.expect("a server");
        });
        Self { tables, storage, calls, seeds, address, folder: None, door }
    }

    /// Another server on the same data, after this one has stopped.
    pub async fn again(self, options: TableOptions) -> Self {
        let folder = self.folder.clone().expect("a folder");
        self.storage.close().await;
        self.door.abort();
        drop(self);
        let sqlite = Options::Sqlite { folder: folder.path().to_owned(), durability: Durability::Relaxed };
        for _ in 0..500 {
            if storage::open(&sqlite).await.is_ok() {
                return Self::in_folder(folder, options).await;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("somebody still holds the data");
    }

    /// A table that person 0 has opened.
    pub async fn table(&self, number: u8, agreed: AnySetup, settings: Settings) -> TableId {
        let id = TableId::from_random([number; 10]);
        let now = server::clock::now();
        let new = NewTable { id, name: "Friday".to_owned(), agreed, settings, host: who(0), now };
        self.tables.open(new, None).await.expect("a table")
    }

    pub async fn does(&self, table: TableId, number: u8, command: Command) {
        let text = format!("{command:?}");
        self.tables.command(table, &who(number), command).await.unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }

    /// So many persons, then bots, and the game has begun.
    pub async fn game(&self, number: u8, agreed: AnySetup, settings: Settings, persons: u8) -> TableId {
        let seats = agreed.seats() as u8;
        let table = self.table(number, agreed, settings).await;
        for number in 0..seats {
            if number < persons {
                self.does(table, number, Command::Sit { seat: seat(number), name: None }).await;
            } else {
                self.does(table, 0, Command::SeatBot { seat: seat(number), bot: BotName::Random }).await;
            }
        }
        self.does(table, 0, Command::Start).await;
        table
    }

    /// What the last record says the game is like, and all answers on the way there.
    pub async fn course(&self, table: TableId) -> Vec<String> {
        let records = self.tables.records(table).await.expect("records");
        records
            .iter()
            .filter_map(|record| match &record.what {
                host::What::Started { hash, .. } => Some(format!("started {hash}")),
                host::What::Answered { seat, action, hash, .. } => Some(format!("{seat:?} {action} {hash}")),
                host::What::Over { result } => Some(format!("{result:?}")),
                _ => None,
            })
            .collect()
    }

    /// Waits until something is so.
    pub async fn eventually(&self, what: &str, mut wanted: impl AsyncFnMut(&Self) -> bool) {
        for _ in 0..500 {
            if wanted(self).await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("not within ten seconds: {what}");
    }
}
