//! Tables for people: sockets, HTTP, accounts, notifications, and several nodes that share the tables.

pub mod addresses;
pub mod clock;
mod cluster;
pub mod config;
mod error;
pub mod http;
mod labour;
pub mod logging;
pub mod notify;
pub mod people;
pub mod random;
pub mod socket;
pub mod tables;
pub mod welcome;

pub use config::Config;
pub use error::ServeError;

use protocol::Millis;
use serde_json::Value;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use storage::Storage;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use clock::Clock;
use http::connections::{self, Most};
use http::{Client, Large, Meters, Reels};
use notify::{CallOptions, Calls};
use people::People;
use random::Random;
use tables::{Retention, Tables};

/// How often those are forgotten who have been quiet.
const TIDY: Duration = Duration::from_secs(60);
/// Connections besides the sockets: pages being loaded, health being asked for.
const SPARE_CONNECTIONS: usize = 1_000;

/// What every request needs. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub config: Config,
    /// Where this server is found, as far as it knows.
    pub address: String,
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<dyn Clock>,
    pub random: Arc<dyn Random>,
    pub tables: Tables,
    pub people: Arc<People>,
    pub calls: Arc<Calls>,
    pub meters: Meters,
    pub reels: Reels,
    pub large: Large,
    pub client: Client,
    pub measures: metrics_exporter_prometheus::PrometheusHandle,
    pub document: Arc<Value>,
    /// Whether the end is near.
    pub ending: AtomicBool,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub fn now(&self) -> Millis {
        self.clock.now()
    }
}

/// A server that runs.
pub struct Running {
    address: SocketAddr,
    app: App,
    end: watch::Sender<bool>,
    serving: JoinHandle<()>,
    chores: JoinHandle<()>,
}

/// Opens the database, takes the port, and serves from now on.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    let listen = |source| ServeError::Listen { address: config.listen, source };
    let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
    let bound = listener.local_addr().map_err(listen)?;
    let measures = http::health::collector()?;
    let storage = storage::open(&config.storage).await?;
    let (clock, random) = (config.tables.clock.clone(), config.tables.random.clone());
    let address = addresses::to_open(&config, bound).into_iter().next().unwrap_or_default();
    let call_options = CallOptions { address: address.clone(), contact: config.contact.clone(), private: config.private_calls };
    let calls = Arc::new(Calls::start(storage.clone(), clock.clone(), random.clone(), call_options).await?);
    let people = Arc::new(People::new(storage.clone(), clock.clone(), random.clone())?);
    let mut options = config.tables.clone();
    options.retention = Some(Retention { tables: config.keep_tables, sessions: config.keep_sessions });
    options.shared = match config.storage {
        storage::Options::Postgres { .. } => true,
        // Whoever uses a folder has locked it.
        storage::Options::Sqlite { .. } => false,
    };
    let tables = Tables::start(storage.clone(), options, calls.clone()).await?;
    let interface = http::api();
    // Plain data: it can always be written.
    let document = Arc::new(serde_json::to_value(interface.document()).unwrap_or_default());
    let limits = config.tables.limits;
    let most = Most {
        all: limits.sockets + SPARE_CONNECTIONS,
        of_one_place: limits.sockets_per_address + SPARE_CONNECTIONS / 4,
        unread: connections::READ_WITHIN,
    };
    let app = App(Arc::new(Inner {
        address,
        storage,
        clock,
        random,
        tables,
        people,
        calls,
        meters: Meters::new(&config.rates),
        reels: Reels::default(),
        large: Large::default(),
        client: Client::new(config.client.clone()),
        measures,
        document,
        ending: AtomicBool::new(false),
        config,
    }));
    let router = http::router(app.clone(), interface.router);
    let (end, ended) = watch::channel(false);
    let proxies = app.config.proxies.clone();
    let is_proxy = move |address| proxies.iter().any(|network| network.holds(address));
    let serving = tokio::spawn(connections::serve(listener, router, most, is_proxy, ended));
    let chores = tokio::spawn(tidy(app.clone()));
    Ok(Running { address: bound, app, end, serving, chores })
}

async fn tidy(app: App) {
    loop {
        tokio::time::sleep(TIDY).await;
        app.meters.tidy();
        app.measures.run_upkeep();
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where people can open it, the likeliest first.
    pub fn to_open(&self) -> Vec<String> {
        addresses::to_open(&self.app.config, self.address)
    }

    /// Whether there is a web client to be opened.
    pub fn has_client(&self) -> bool {
        self.app.client.is_there()
    }

    /// Ends in good order: says for a while that it will, finishes what is begun, says farewell, writes everything. Whoever asks is
    /// told until the last moment, so that a balancer sends nobody any more.
    pub async fn stop(self) {
        self.app.ending.store(true, Ordering::Relaxed);
        tokio::time::sleep(self.app.config.notice).await;
        self.chores.abort();
        let patience = self.app.config.patience;
        let serving = self.serving.abort_handle();
        let ending = async {
            self.app.tables.drain().await;
            self.end.send_replace(true);
            let _ = self.serving.await;
        };
        if tokio::time::timeout(patience, ending).await.is_err() {
            tracing::warn!("some connections did not end in time");
            self.end.send_replace(true);
            serving.abort();
        }
        self.app.storage.close().await;
    }
}
