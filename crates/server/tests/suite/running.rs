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
async fn what_is_not_as_usual_is_told_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = server::Config::in_folder(folder.path().join("data"));
    config.listen = "127.0.0.1:0".parse().expect("an address");
    let told = async |config: &server::Config| {
        let running = server::start(config.clone()).await.expect("a server");
        let text = server::welcome::summary(config, &running);
        running.stop().await;
        text
    };
    let usual = told(&config).await;
    config.origins = vec!["https://games.example".parse().expect("an origin")];
    config.private_calls = true;
    config.rates = config.rates.scaled(3);
    config.metrics_token = Some("a long secret".to_owned());
    let unusual = told(&config).await;
    for line in ["https://games.example", "private networks", "rate-scale", "/metrics"] {
        assert!(!usual.contains(line) && unusual.contains(line), "{line}: {unusual}");
    }
    assert!(!unusual.contains("a long secret"));
}

/// What appears only when it first happens shows no increase then.
#[tokio::test]
async fn every_measure_is_there_from_the_start() {
    let site = Site::start().await;
    let measures = site.ask("GET", "/metrics").send().await.text;
    let page = include_str!("../../../../docs/hosting.md");
    let rows = page.split("| measure | what |").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the table of measures");
    let names: Vec<&str> = rows.split('`').filter(|text| text.starts_with("hullbreach_")).collect();
    assert!(names.len() > 12, "{names:?}");
    for name in names {
        let name = name.split('{').next().unwrap_or(name);
        assert!(measures.contains(&format!("# HELP {name} ")), "{name} is not explained: {measures}");
        let counted = |line: &str| line.starts_with(name) && line.split(' ').next_back().is_some_and(|value| value.parse::<f64>().is_ok());
        assert!(measures.lines().any(counted), "{name} is not there: {measures}");
    }
    for name in [
        "hullbreach_table_failures_total",
        "hullbreach_panics_total{where=\"http\"}",
        "hullbreach_refusals_total{code=\"frozen\"}",
        "hullbreach_http_refusals_total{status=\"503\"}",
        "hullbreach_calls_total{result=\"webhook_failed\"}",
        "hullbreach_actions_total{game=\"nemesis\",by=\"table\"}",
    ] {
        assert!(measures.lines().any(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '))), "{name}: {measures}");
    }
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

/// What a balancer learns: it asks over a connection of its own each time.
async fn is_ready(site: &Site) -> StatusCode {
    site.ask("GET", "/readyz").with("connection", "close").send().await.status
}

#[tokio::test]
async fn whoever_sends_people_here_is_told_before_the_end() {
    let mut site = Site::start_with(|config| config.notice = Duration::from_millis(1500)).await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    assert_eq!(is_ready(&site).await, StatusCode::OK);
    let ending = site.begin_to_stop();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(is_ready(&site).await, StatusCode::SERVICE_UNAVAILABLE);
    // Everything else goes on as usual: nobody is sent here any more, but those who are here play.
    assert_eq!(site.command(&ada, &table, json!({ "do": "say", "text": "Still here." })).await.status, StatusCode::OK);
    assert_eq!(site.ask("GET", "/healthz").send().await.status, StatusCode::OK);
    let mut line = site.dial(&table, &[("authorization", &format!("Bearer {}", ada.token))]).await.expect("a socket");
    line.send(Message::text(json!({ "type": "hello", "protocol": 1 }).to_string())).await.expect("sent");
    let welcome = line.next().await.expect("a welcome").expect("a welcome").into_text().expect("text");
    assert!(welcome.contains("welcome"), "{welcome}");
    assert!(!ending.is_finished());
    drop(line);
    ending.await.expect("ended");
    assert!(tokio::net::TcpStream::connect(site.address()).await.is_err(), "nobody listens there");
}

#[tokio::test]
async fn readiness_is_denied_until_the_last_table_is_let_go() {
    let mut site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    // A socket that does not answer the farewell is waited for, a second at most.
    let mut line = site.dial(&table, &[("authorization", &format!("Bearer {}", ada.token))]).await.expect("a socket");
    line.send(Message::text(json!({ "type": "hello", "protocol": 1 }).to_string())).await.expect("sent");
    line.next().await.expect("a welcome").expect("a welcome");
    let ending = site.begin_to_stop();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(is_ready(&site).await, StatusCode::SERVICE_UNAVAILABLE);
    let late = site.command(&ada, &table, json!({ "do": "say", "text": "Too late." })).await;
    assert_eq!((late.status, late.code()), (StatusCode::SERVICE_UNAVAILABLE, "shutting_down"));
    let mut newcomer = site.dial(&table, &[]).await.expect("a socket");
    let farewell = newcomer.next().await.expect("a farewell").expect("a farewell").into_text().expect("text");
    assert!(farewell.contains("shutting_down"), "{farewell}");
    assert!(!ending.is_finished());
    drop((line, newcomer));
    ending.await.expect("ended");
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
