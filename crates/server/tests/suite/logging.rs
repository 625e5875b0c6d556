//! What the log tells, and what it never tells.

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::config::LogFormat;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use tokio_tungstenite::tungstenite::Message;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::site::Site;

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_secret_is_logged_however_much_is_asked_for() {
    let written = Written::default();
    let writer = written.clone();
    server::logging::log("trace", LogFormat::Text, false, move || writer.clone()).expect("a log").try_init().expect("the only log");
    let metrics = "a-token-for-measures";
    let site = Site::start_with(|config| config.metrics_token = Some(metrics.to_owned())).await;
    let host = site.guest("Ada").await;
    let other = site.guest("Bob").await;
    let password = "correct horse battery staple";
    let login = json!({ "login": "ada", "password": password });
    assert!(site.api("POST", "/me/login").by(&host).json(&login).send().await.status.is_success());
    let session = site.api("POST", "/sessions").json(&login).send().await;
    let pairing = site.api("POST", "/me/pairings").by(&host).send().await;
    let paired = site.api("POST", "/pairings").json(&json!({ "code": pairing.text_of("code") })).send().await;
    let table = site.table(&host, json!({})).await;
    let link = site.api("POST", &format!("/tables/{table}/seats/1/link")).by(&host).send().await.text_of("link");
    let seat = link.split_once("#seat=").map(|(_, secret)| secret.to_owned()).expect("a secret");
    assert!(site.api("POST", "/seat-links").by(&other).json(&json!({ "token": seat })).send().await.status.is_success());
    site.ask("GET", "/metrics").with("authorization", &format!("Bearer {metrics}")).send().await;
    let mut line = site.dial(&table, &[("cookie", &session.cookie())]).await.expect("a socket");
    line.send(Message::text(json!({ "type": "hello", "protocol": 1, "token": host.token }).to_string())).await.expect("hello");
    line.next().await.expect("a welcome").expect("a welcome");
    drop(line);
    tracing::trace!(target: "server::test", "a word of ours");
    tracing::debug!(target: "hyper::test", "a word of others");
    site.stop().await;
    let secrets = [
        ("a token", host.token),
        ("a token", other.token),
        ("a token", session.text_of("token")),
        ("a token", paired.text_of("token")),
        ("a pairing code", pairing.text_of("code")),
        ("a password", password.to_owned()),
        ("a link", seat),
        ("the token for measures", metrics.to_owned()),
        ("a person", host.person),
        ("a person", other.person),
    ];
    let log = String::from_utf8_lossy(&written.0.lock().expect("the log")).into_owned();
    assert!(log.contains("a word of ours") && !log.contains("a word of others"));
    // Each line tells what it is about, once for a connection, a request, a socket and a table.
    let about = |words: &[&str]| log.lines().any(|line| words.iter().all(|word| line.contains(word)));
    assert!(about(&["connection{number=", "request{method=POST route=\"/api/v1/seat-links\"}", "status=200", "answered"]), "{log}");
    assert!(about(&[&format!("socket{{table={table} session=0}}"), "a socket has ended"]), "{log}");
    assert!(about(&[&format!("table{{table={table} node=\"node-"), "the table is let go"]), "{log}");
    assert!(
        !about(&["connection{", " table{"]) && !about(&["connection{", ":table{"]),
        "a table is no part of the request that woke it: {log}"
    );
    for (name, secret) in secrets {
        assert!(secret.len() > 7, "{name}");
        if let Some(line) = log.lines().find(|line| line.contains(&secret)) {
            panic!("{name} is in the log: {line}");
        }
    }
}
