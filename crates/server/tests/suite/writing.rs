//! What people write over HTTP: nothing that cannot be seen, and nothing a database cannot keep.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::StatusCode;
use serde_json::json;

use crate::site::{Site, duel};

#[tokio::test]
async fn names_can_be_seen() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let table = site.table(&ada, json!({})).await;
    for name in
        ["\u{0}", "A\u{0}da", "\u{200b}", "\u{200b}\u{feff}\u{2060}", "\u{202e}adA", "\u{2066}Ada", "A\u{7f}", "A\u{2028}B", "\u{3164}"]
    {
        for (method, path, body) in [
            ("POST", "/people".to_owned(), json!({ "name": name })),
            ("PUT", "/me".to_owned(), json!({ "name": name })),
            ("POST", "/tables".to_owned(), json!({ "name": name, "agreed": duel() })),
            ("POST", format!("/tables/{table}/commands"), json!({ "do": "sit", "seat": 0, "name": name })),
            ("POST", format!("/tables/{table}/commands"), json!({ "do": "rename", "name": name })),
        ] {
            let reply = site.api(method, &path).by(&ada).json(&body).send().await;
            assert_eq!((reply.status, reply.code()), (StatusCode::BAD_REQUEST, "malformed"), "{method} {path} {name:?}");
        }
    }
    for name in ["Żółw 🐢", "🙂", "عمر"] {
        assert_eq!(site.api("POST", "/people").json(&json!({ "name": name })).send().await.status, StatusCode::CREATED, "{name}");
    }
}

#[tokio::test]
async fn texts_have_no_control_characters() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let key = [vec![4], vec![7; 64]].concat();
    let keys = json!({ "p256dh": URL_SAFE_NO_PAD.encode(key), "auth": URL_SAFE_NO_PAD.encode([7; 16]) });
    for odd in ["\u{0}", "\u{1}", "\u{1b}[31m", "\u{7f}", "\u{9f}"] {
        for (method, path, body) in [
            ("POST", format!("/tables/{table}/problem"), json!({ "text": format!("a{odd}b") })),
            ("POST", format!("/people/{}/report", bea.person), json!({ "text": format!("a{odd}b") })),
            ("PUT", "/me/webhook".to_owned(), json!({ "url": format!("https://example.org/a{odd}b") })),
            ("PUT", "/me/webhook".to_owned(), json!({ "url": format!("https://example.org/{odd}") })),
            ("POST", "/me/pushes".to_owned(), json!({ "endpoint": format!("https://push.example/{odd}x"), "keys": keys })),
            ("POST", format!("/tables/{table}/commands"), json!({ "do": "say", "text": format!("a{odd}b") })),
            ("POST", format!("/tables/{table}/commands"), json!({ "do": "ping", "at": format!("a{odd}b") })),
        ] {
            let reply = site.api(method, &path).by(&ada).json(&body).send().await;
            assert_eq!((reply.status, reply.code()), (StatusCode::BAD_REQUEST, "malformed"), "{method} {path} {body}");
        }
    }
    let lines = json!({ "text": "It stands still.\r\n\tSince noon." });
    assert_eq!(site.api("POST", &format!("/tables/{table}/problem")).by(&ada).json(&lines).send().await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn reports_are_few_a_day() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let paths = [format!("/tables/{table}/problem"), format!("/people/{}/report", bea.person)];
    let mut last = Vec::new();
    for number in 0..22 {
        let path = &paths[number % 2];
        last.push(site.api("POST", path).by(&ada).json(&json!({ "text": format!("{number}") })).send().await);
    }
    assert!(last[..20].iter().all(|reply| reply.status == StatusCode::NO_CONTENT), "{last:?}");
    for reply in &last[20..] {
        assert_eq!((reply.status, reply.code()), (StatusCode::UNPROCESSABLE_ENTITY, "too_much"));
    }
    let other = site.api("POST", &paths[0]).by(&bea).json(&json!({ "text": "?" })).send().await;
    assert_eq!(other.status, StatusCode::NO_CONTENT, "each for themselves");
    let (storage, _folder) = site.stored().await;
    assert_eq!(storage.reports(100).await.expect("reports").len(), 21);
}
