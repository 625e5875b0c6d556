//! A whole server in the process of the test, and a client that speaks HTTP with it.

use reqwest::header::{HeaderMap, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Running};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use storage::{Durability, Options, Storage};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::device::Line;

/// Nothing here takes longer.
const LONG: Duration = Duration::from_secs(20);

/// A server with everything it has.
pub struct Site {
    pub folder: TempDir,
    running: Option<Running>,
    client: reqwest::Client,
    base: String,
    address: SocketAddr,
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
    pub body: Value,
}

impl Reply {
    /// The code of a refusal.
    pub fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The first word of the cookie that was set: name and value.
    pub fn cookie(&self) -> String {
        let set = self.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        set.split(';').next().unwrap_or_default().to_owned()
    }

    pub fn text_of(&self, field: &str) -> String {
        self.body[field].as_str().unwrap_or_default().to_owned()
    }
}

/// Somebody with a token.
#[derive(Clone, Debug)]
pub struct Guest {
    pub person: String,
    pub token: String,
}

/// A request that is being put together.
pub struct Ask<'a> {
    site: &'a Site,
    request: reqwest::RequestBuilder,
}

impl Ask<'_> {
    pub fn by(self, guest: &Guest) -> Self {
        self.with("authorization", &format!("Bearer {}", guest.token))
    }

    pub fn with(self, name: &str, value: &str) -> Self {
        Self { request: self.request.header(name, value), ..self }
    }

    pub fn json(self, body: &Value) -> Self {
        self.with("content-type", "application/json").raw(body.to_string())
    }

    pub fn raw(self, body: impl Into<Vec<u8>>) -> Self {
        Self { request: self.request.body(body.into()), ..self }
    }

    pub async fn send(self) -> Reply {
        let answer = self.request.send().await.expect("an answer");
        let (status, headers) = (answer.status(), answer.headers().clone());
        let bytes = answer.bytes().await.expect("a body");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = serde_json::from_str(&text).unwrap_or_default();
        let _ = self.site;
        Reply { status, headers, text, body }
    }
}

impl Site {
    pub async fn start() -> Self {
        Self::start_with(|_| ()).await
    }

    /// Without limits a test could meet by chance, and as the test wants it.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = config(&folder);
        change(&mut config);
        let running = server::start(config).await.expect("a server");
        Self::at(folder, running)
    }

    fn at(folder: TempDir, running: Running) -> Self {
        let client =
            reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).timeout(LONG).no_proxy().build().expect("a client");
        let address = running.address();
        Self { folder, running: Some(running), client, base: format!("http://{address}"), address }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn base(&self) -> &str {
        &self.base
    }

    pub fn ask(&self, method: &str, path: &str) -> Ask<'_> {
        let method: Method = method.parse().expect("a method");
        Ask { site: self, request: self.client.request(method, format!("{}{path}", self.base)) }
    }

    /// A request under the root of the interface.
    pub fn api(&self, method: &str, path: &str) -> Ask<'_> {
        self.ask(method, &format!("{}{path}", server::http::ROOT))
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let reply = self.api("POST", "/people").json(&json!({ "name": name })).send().await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply:?}");
        Guest { person: reply.text_of("person"), token: reply.text_of("token") }
    }

    /// A new table for a duel.
    pub async fn table(&self, host: &Guest, settings: Value) -> String {
        let new = json!({ "name": "Friday", "agreed": duel(), "settings": settings });
        let reply = self.api("POST", "/tables").by(host).json(&new).send().await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply:?}");
        reply.text_of("id")
    }

    pub async fn command(&self, guest: &Guest, table: &str, command: Value) -> Reply {
        self.api("POST", &format!("/tables/{table}/commands")).by(guest).json(&command).send().await
    }

    /// A duel that is being played by two.
    pub async fn duel(&self, host: &Guest, other: &Guest, settings: Value) -> String {
        let table = self.table(host, settings).await;
        for (guest, command) in
            [(host, json!({ "do": "sit", "seat": 0 })), (other, json!({ "do": "sit", "seat": 1 })), (host, json!({ "do": "start" }))]
        {
            let reply = self.command(guest, &table, command).await;
            assert_eq!(reply.status, StatusCode::OK, "{reply:?}");
        }
        table
    }

    /// Opens a socket, with headers of one's own.
    pub async fn dial(&self, table: &str, headers: &[(&'static str, &str)]) -> Result<Line, Box<tokio_tungstenite::tungstenite::Error>> {
        let mut request = format!("ws://{}/api/v1/tables/{table}/socket", self.address()).into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).expect("a header"));
        }
        tokio_tungstenite::connect_async(request).await.map(|(line, _)| line).map_err(Box::new)
    }

    /// Begins to end; meanwhile it can be asked.
    pub fn begin_to_stop(&mut self) -> tokio::task::JoinHandle<()> {
        tokio::spawn(self.running.take().expect("a server").stop())
    }

    pub async fn stop(mut self) -> TempDir {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
        self.folder
    }

    /// Ends the server and looks at what it has stored.
    pub async fn stored(self) -> (Arc<dyn Storage>, TempDir) {
        let folder = self.stop().await;
        (storage::open(&kept(&folder)).await.expect("the database"), folder)
    }

    /// Ends the server and starts it again on the same data.
    pub async fn again(self) -> Self {
        let folder = self.stop().await;
        let running = server::start(config(&folder)).await.expect("a server");
        Self::at(folder, running)
    }
}

fn kept(folder: &TempDir) -> Options {
    Options::Sqlite { folder: folder.path().join("data"), durability: Durability::Relaxed }
}

fn config(folder: &TempDir) -> Config {
    let mut config = Config::in_folder(folder.path().join("data"));
    config.listen = "127.0.0.1:0".parse().expect("an address");
    config.storage = kept(folder);
    config.rates = config.rates.scaled(10_000);
    config.client = Some(folder.path().join("client"));
    config
}

pub fn duel() -> Value {
    json!({ "game": "theseus", "setup": {
        "factions": ["marines", "aliens"], "mode": "duel", "ring": "standard", "levels": 3, "opening": 1, "decks": "random"
    } })
}
