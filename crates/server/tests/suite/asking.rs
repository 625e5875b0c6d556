//! What is asked of a table without a socket.

use futures_util::{SinkExt, StreamExt};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::site::Site;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_preview_is_the_same_over_http_as_over_the_socket() {
    let site = Site::start().await;
    let (host, other) = (site.guest("Ada").await, site.guest("Bob").await);
    let table = site.duel(&host, &other, json!({ "window": 0, "pace": 10_000, "cover_after": 0 })).await;
    let preview = json!({ "do": "preview", "seat": 0, "turn": 0, "option": 0 });
    let reply = site.command(&host, &table, preview.clone()).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply:?}");
    assert_eq!((&reply.body["preview"]["option"], &reply.body["reason"]), (&json!(0), &Value::Null), "{reply:?}");
    let mut line = site.dial(&table, &[]).await.expect("a socket");
    for message in [json!({ "type": "hello", "protocol": 1, "token": host.token }), json!({ "type": "do", "id": 1, "command": preview })] {
        line.send(Message::text(message.to_string())).await.expect("sent");
    }
    let told = loop {
        let Some(Ok(Message::Text(text))) = line.next().await else { panic!("a message") };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["type"] == "preview" {
            break message["preview"].clone();
        }
    };
    assert_eq!(reply.body["preview"], told);
    assert_eq!(site.command(&other, &table, preview).await.code(), "not_your_seat");
    let why_not = site.command(&host, &table, json!({ "do": "why_not", "seat": 0, "action": { "room": 0 } })).await;
    assert_eq!((&why_not.body["reason"]["code"], &why_not.body["preview"]), (&json!("rule"), &Value::Null), "{why_not:?}");
    site.stop().await;
}
