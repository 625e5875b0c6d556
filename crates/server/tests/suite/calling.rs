//! People who are away are called: their webhook is signed for them, their browser alone can read what it is sent.

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode as Status};
use axum::routing::post;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::StatusCode;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hkdf, hmac};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::site::{Guest, Site};

const LONG: Duration = Duration::from_secs(20);

/// A call as it arrives.
struct Call {
    headers: HeaderMap,
    body: Bytes,
}

/// Somebody who takes calls, and says what is answered.
async fn receiver(answer: Status) -> (String, mpsc::UnboundedReceiver<Call>) {
    let (calls, received) = mpsc::unbounded_channel();
    let take = move |State(calls): State<mpsc::UnboundedSender<Call>>, headers: HeaderMap, body: Bytes| async move {
        let _ = calls.send(Call { headers, body });
        answer
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let never = || std::future::pending::<Status>();
    let router = Router::new().route("/called", post(take)).route("/zcalled", post(take)).route("/never", post(never)).with_state(calls);
    tokio::spawn(async move { axum::serve(listener, router).await });
    (format!("http://{address}/called"), received)
}

async fn next(calls: &mut mpsc::UnboundedReceiver<Call>) -> Call {
    tokio::time::timeout(LONG, calls.recv()).await.expect("a call in time").expect("a call")
}

/// Calls may go to this machine, and nobody waits before being called.
async fn site() -> Site {
    Site::start_with(|config| {
        config.private_calls = true;
        config.tables.grace = Duration::ZERO;
    })
    .await
}

/// A table at which nobody is there, and somebody is asked.
async fn asked(site: &Site, ada: &Guest, bea: &Guest) -> String {
    site.duel(ada, bea, json!({ "pace": 0, "window": 0 })).await
}

#[tokio::test]
async fn a_webhook_is_called_and_signed() {
    let site = site().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let (url, mut calls) = receiver(Status::OK).await;
    let mut secrets = Vec::new();
    for guest in [&ada, &bea] {
        let made = site.api("PUT", "/me/webhook").by(guest).json(&json!({ "url": url })).send().await;
        assert_eq!((made.status, made.text_of("url")), (StatusCode::CREATED, url.clone()));
        secrets.push(made.text_of("secret"));
    }
    let table = asked(&site, &ada, &bea).await;
    let call = next(&mut calls).await;
    let signature = call.headers["x-hullbreach-signature"].to_str().expect("text").to_owned();
    let (at, tag) = signature.strip_prefix("t=").expect("a time").split_once(",v1=").expect("a tag");
    let tag: Vec<u8> = (0..tag.len()).step_by(2).map(|place| u8::from_str_radix(&tag[place..place + 2], 16).expect("hex")).collect();
    let text = std::str::from_utf8(&call.body).expect("text");
    let signed = |secret: &String| {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        hmac::verify(&key, format!("{at}.{text}").as_bytes(), &tag).is_ok()
    };
    assert_eq!(secrets.iter().filter(|secret| signed(secret)).count(), 1, "signed for the one it is for");
    let told: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!((&told["table"], &told["why"]["kind"]), (&json!(table), &json!("asked")));
    assert_eq!(told["link"], json!(format!("{}/t/{table}", site.base())));
    assert_eq!(told.as_object().expect("an object").len(), 4, "nothing of the game: {told}");
    // Whoever does not want it any more is left alone.
    for guest in [&ada, &bea] {
        assert_eq!(site.api("DELETE", "/me/webhook").by(guest).send().await.status, StatusCode::NO_CONTENT);
    }
    asked(&site, &ada, &bea).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(calls.try_recv().is_err());
}

#[tokio::test]
async fn who_does_not_answer_keeps_nobody_else_waiting() {
    let site = site().await;
    let (ada, bea, cat) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Cat").await);
    let (url, mut calls) = receiver(Status::OK).await;
    let never = url.replace("/called", "/never");
    for (guest, url) in [(&ada, &never), (&bea, &url)] {
        site.api("PUT", "/me/webhook").by(guest).json(&json!({ "url": url })).send().await;
    }
    for _ in 0..20 {
        asked(&site, &ada, &cat).await;
    }
    asked(&site, &bea, &cat).await;
    let call = tokio::time::timeout(Duration::from_secs(5), calls.recv()).await;
    assert!(call.is_ok_and(|call| call.is_some()), "Bea is called though Ada's calls do not end");
}

#[tokio::test]
async fn all_devices_are_called_at_the_same_time() {
    let site = site().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let (url, mut calls) = receiver(Status::CREATED).await;
    let browser = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = URL_SAFE_NO_PAD.encode(browser.compute_public_key().expect("a key").as_ref());
    for path in ["/called", "/never", "/never?again", "/zcalled"] {
        let push =
            json!({ "endpoint": url.replace("/called", path), "keys": { "p256dh": public, "auth": URL_SAFE_NO_PAD.encode([5; 16]) } });
        assert_eq!(site.api("POST", "/me/pushes").by(&ada).json(&push).send().await.status, StatusCode::CREATED);
    }
    let table = asked(&site, &ada, &bea).await;
    site.command(&bea, &table, json!({ "do": "concede", "seat": 1 })).await;
    for _ in 0..2 {
        let call = tokio::time::timeout(Duration::from_secs(5), calls.recv()).await;
        assert!(call.is_ok_and(|call| call.is_some()), "those that answer are called though others do not");
    }
}

#[tokio::test]
async fn nobody_is_called_in_networks_of_others() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    for url in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/x",
        "ftp://example.org",
        "",
        "x",
        &format!("https://{}.org", "a".repeat(2000)),
    ] {
        let hook = site.api("PUT", "/me/webhook").by(&ada).json(&json!({ "url": url })).send().await;
        assert_eq!((hook.status, hook.code()), (StatusCode::BAD_REQUEST, "malformed"), "{url}");
        let push = json!({ "endpoint": url, "keys": { "p256dh": "x", "auth": "x" } });
        assert_eq!(site.api("POST", "/me/pushes").by(&ada).json(&push).send().await.status, StatusCode::BAD_REQUEST, "{url}");
    }
    let push = json!({ "endpoint": "https://push.example/", "keys": { "p256dh": "x", "auth": "x" } });
    assert_eq!(site.api("POST", "/me/pushes").by(&ada).json(&push).send().await.status, StatusCode::BAD_REQUEST);
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    prk.expand(info, Length(N)).expect("expanded").fill(&mut bytes).expect("filled");
    bytes
}

/// What a browser does with what its push service hands it (RFC 8291).
fn opened(key: EphemeralPrivateKey, public: &[u8], auth: &[u8], body: &[u8]) -> Vec<u8> {
    let (salt, ours, sealed) = (&body[..16], &body[21..86], &body[86..]);
    agree_ephemeral(key, &UnparsedPublicKey::new(&ECDH_P256, ours), |agreed| {
        let secret: [u8; 32] = derive(auth, agreed, &[b"WebPush: info\0", public, ours]);
        let key: [u8; 16] = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derive(salt, &secret, &[b"Content-Encoding: nonce\0"]);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        key.open_in_place(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut sealed).expect("opened").to_vec()
    })
    .expect("agreed")
}

#[tokio::test]
async fn a_browser_is_called_and_reads_what_it_is_sent() {
    let site = site().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let (url, mut calls) = receiver(Status::CREATED).await;
    let browser = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = browser.compute_public_key().expect("a key").as_ref().to_vec();
    let keys = json!({ "p256dh": URL_SAFE_NO_PAD.encode(&public), "auth": URL_SAFE_NO_PAD.encode([5; 16]) });
    // One of the two is asked first; both are the same browser here.
    let push = json!({ "endpoint": url, "keys": keys, "expirationTime": null });
    assert_eq!(site.api("POST", "/me/pushes").by(&ada).json(&push).send().await.status, StatusCode::CREATED);
    let key = site.api("GET", "/push-key").send().await.text_of("key");
    assert_eq!(URL_SAFE_NO_PAD.decode(&key).expect("base64").len(), 65);
    let table = asked(&site, &ada, &bea).await;
    site.command(&bea, &table, json!({ "do": "concede", "seat": 1 })).await;
    let call = next(&mut calls).await;
    assert_eq!(call.headers["content-encoding"], "aes128gcm");
    assert_eq!(call.headers["topic"], table.as_str());
    assert!(call.headers.contains_key("ttl"));
    let proof = call.headers["authorization"].to_str().expect("text");
    assert!(proof.starts_with("vapid t=") && proof.ends_with(&format!(", k={key}")), "{proof}");
    let text = opened(browser, &public, &[5; 16], &call.body);
    let told: Value = serde_json::from_slice(text.strip_suffix(&[2]).expect("the last record")).expect("JSON");
    assert_eq!(told["table"], json!(table));
    // The key stays the same, or no browser would believe us any more.
    let site = site.again().await;
    assert_eq!(site.api("GET", "/push-key").send().await.text_of("key"), key);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_only_its_own() {
    let site = site().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let (url, mut calls) = receiver(Status::GONE).await;
    let browser = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = URL_SAFE_NO_PAD.encode(browser.compute_public_key().expect("a key").as_ref());
    let push = json!({ "endpoint": url, "keys": { "p256dh": public, "auth": URL_SAFE_NO_PAD.encode([5; 16]) } });
    site.api("POST", "/me/pushes").by(&ada).json(&push).send().await;
    // Somebody else cannot end it.
    let ended = site.api("DELETE", "/me/pushes").by(&bea).json(&json!({ "endpoint": url })).send().await;
    assert_eq!(ended.status, StatusCode::NO_CONTENT);
    let kept = || {
        let ask = site.api("GET", "/me/export").by(&ada);
        async move { ask.send().await.body["pushes"].as_array().expect("pushes").len() }
    };
    assert_eq!(kept().await, 1);
    let table = asked(&site, &ada, &bea).await;
    site.command(&bea, &table, json!({ "do": "concede", "seat": 1 })).await;
    next(&mut calls).await;
    let mut left = 1;
    for _ in 0..50 {
        left = kept().await;
        if left == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(left, 0, "the push service said that it is gone");
}
