//! Running a server: health, measures, and an end in good order.

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

use crate::site::Site;

#[tokio::test]
async fn health_is_told_to_everybody_and_measures_are_not() {
    let site = Site::start_with(|config| {
        config.metrics_token = Some("a long secret".to_owned());
        config.proxies = vec!["127.0.0.1".parse().expect("a network")];
    })
    .await;
    assert_eq!(site.ask("GET", "/healthz").send().await.text, "alive\n");
    assert_eq!(site.ask("GET", "/readyz").send().await.text, "ready\n");
    let ada = site.guest("Ada").await;
    site.table(&ada, json!({})).await;
    // From this machine.
    let measures = site.ask("GET", "/metrics").send().await;
    assert_eq!(measures.status, StatusCode::OK);
    for name in ["hullbreach_http_seconds_bucket", "hullbreach_tables", "route=\"/api/v1/people\""] {
        assert!(measures.text.contains(name), "{name}: {}", measures.text);
    }
    assert!(!measures.text.contains(&ada.person) && !measures.text.contains(&ada.token));
    // From elsewhere, through a proxy on this machine.
    let from = |token: Option<&str>| {
        let ask = site.ask("GET", "/metrics").with("x-forwarded-for", "1.2.3.4");
        match token {
            Some(token) => ask.with("authorization", &format!("Bearer {token}")).send(),
            None => ask.send(),
        }
    };
    assert_eq!(from(None).await.status, StatusCode::FORBIDDEN);
    assert_eq!(from(Some("a wrong secret")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(from(Some("")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(from(Some("a long secret")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn without_a_token_measures_are_for_this_machine_only() {
    let site = Site::start().await;
    assert_eq!(site.ask("GET", "/metrics").send().await.status, StatusCode::OK);
    let relayed = site.ask("GET", "/metrics").with("x-forwarded-for", "127.0.0.1").send().await;
    assert_eq!(relayed.status, StatusCode::FORBIDDEN, "an unknown proxy speaks for somebody");
    assert_eq!(
        site.ask("GET", "/metrics").with("authorization", "Bearer ").with("forwarded", "for=x").send().await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn an_end_in_good_order_loses_nothing_and_is_quick() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let mut line = site.dial(&table, &[("authorization", &format!("Bearer {}", ada.token))]).await.expect("a socket");
    line.send(Message::text(json!({ "type": "hello", "protocol": 1 }).to_string())).await.expect("sent");
    let address = site.address();
    // Somebody who has a connection open and says nothing does not hold the end up.
    let _silent = tokio::net::TcpStream::connect(address).await.expect("a connection");
    let begun = Instant::now();
    let ending = tokio::spawn(site.again());
    let mut farewell = None;
    while let Ok(Some(Ok(message))) = tokio::time::timeout(Duration::from_secs(10), line.next()).await {
        if let Message::Text(text) = message {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            if value["type"] == "farewell" {
                farewell = value["refusal"]["code"].as_str().map(str::to_owned);
            }
        }
    }
    assert_eq!(farewell.as_deref(), Some("shutting_down"));
    let site = ending.await.expect("ended");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(tokio::net::TcpStream::connect(address).await.is_err() || address == site.address(), "nobody listens there");
    let info = site.api("GET", &format!("/tables/{table}")).send().await;
    assert_eq!(info.body["phase"], "playing");
    assert_eq!(site.api("GET", "/me").by(&bea).send().await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_port_or_a_folder_in_use_is_told() {
    let site = Site::start().await;
    let mut config = server::Config::in_folder(site.folder.path().join("other"));
    config.listen = site.address();
    let Err(error) = server::start(config).await else { panic!("two servers on one port") };
    assert!(error.to_string().contains("cannot listen"), "{error}");
    let mut config = server::Config::in_folder(site.folder.path().join("data"));
    config.listen = "127.0.0.1:0".parse().expect("an address");
    let Err(error) = server::start(config).await else { panic!("two servers on one folder") };
    assert!(error.to_string().contains("in use"), "{error}");
}
