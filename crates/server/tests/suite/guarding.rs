//! What is kept out: foreign pages, too much, too often, nonsense. And what holds for every answer.

use reqwest::StatusCode;
use serde_json::json;
use server::http::rates::Rate;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::site::{Site, duel};

#[tokio::test]
async fn pages_of_others_change_nothing_and_open_no_socket() {
    let site = Site::start_with(|config| config.public = Some("https://games.example".parse().expect("an origin"))).await;
    let reply = site.api("POST", "/people").json(&json!({ "name": "Ada" })).send().await;
    let cookie = reply.cookie();
    let ada = crate::site::Guest { person: reply.text_of("person"), token: reply.text_of("token") };
    let table = site.table(&ada, json!({})).await;
    let rename = |headers: Vec<(&'static str, String)>| {
        let mut ask = site.api("PUT", "/me").with("cookie", &cookie).json(&json!({ "name": "Mallory" }));
        for (name, value) in headers {
            ask = ask.with(name, &value);
        }
        async move { ask.send().await }
    };
    for foreign in ["https://evil.example", "null", "http://games.example", "https://games.example.evil.example"] {
        let reply = rename(vec![("origin", foreign.to_owned())]).await;
        assert_eq!((reply.status, reply.code()), (StatusCode::FORBIDDEN, "forbidden"), "{foreign}");
        let socket = site.dial(&table, &[("origin", foreign)]).await;
        let Err(refused) = socket else { panic!("a socket for {foreign}") };
        assert!(refused.to_string().contains("403"), "{refused}");
    }
    assert_eq!(rename(vec![("sec-fetch-site", "cross-site".to_owned())]).await.status, StatusCode::FORBIDDEN);
    for ours in [site.base().to_owned(), "https://games.example".to_owned()] {
        assert!(site.dial(&table, &[("origin", &ours)]).await.is_ok(), "{ours}");
        assert_eq!(rename(vec![("origin", ours)]).await.status, StatusCode::OK);
    }
    // A form can be sent by any page without asking; it is no JSON.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""] {
        let reply = site.api("POST", "/people").with("content-type", kind).raw("{\"name\":\"Ada\"}").send().await;
        assert_eq!(reply.status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{kind}");
    }
}

#[tokio::test]
async fn behind_a_proxy_cookies_are_secure_and_addresses_are_those_of_people() {
    let site = Site::start_with(|config| {
        config.proxies = vec!["127.0.0.1".parse().expect("a network")];
        config.rates.new_person = Rate { burst: 2, each: Duration::from_secs(600) };
    })
    .await;
    let guest = |address: &'static str| {
        let ask = site.api("POST", "/people").with("x-forwarded-for", address).with("x-forwarded-proto", "https");
        ask.json(&json!({ "name": "Ada" })).send()
    };
    let first = guest("1.2.3.4").await;
    assert!(first.header("set-cookie").contains("__Host-hullbreach=") && first.header("set-cookie").contains("; Secure"));
    assert!(first.header("strict-transport-security").starts_with("max-age="));
    let known = site.api("GET", "/me").with("x-forwarded-proto", "https").with("cookie", &first.cookie()).send().await;
    assert_eq!(known.status, StatusCode::OK);
    assert_eq!(guest("1.2.3.4").await.status, StatusCode::CREATED);
    assert_eq!(guest("1.2.3.4").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(guest("5.6.7.8, 1.2.3.4").await.status, StatusCode::TOO_MANY_REQUESTS, "what they say themselves does not count");
    assert_eq!(guest("1.2.3.5").await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn too_often_is_told_to_wait() {
    let slow = |burst| Rate { burst, each: Duration::from_secs(600) };
    let site = Site::start_with(|config| {
        config.rates.guess = slow(3);
        config.rates.new_table = slow(2);
        config.rates.people_at_a_place = 100;
    })
    .await;
    let ada = site.guest("Ada").await;
    let mut made = Vec::new();
    for _ in 0..4 {
        let new = json!({ "name": "Friday", "agreed": duel() });
        made.push(site.api("POST", "/tables").by(&ada).json(&new).send().await);
    }
    let statuses: Vec<u16> = made.iter().map(|reply| reply.status.as_u16()).collect();
    assert_eq!(statuses, [201, 201, 429, 429]);
    let last = made.last().expect("a reply");
    assert_eq!(last.code(), "too_much");
    let wait: u64 = last.header("retry-after").parse().expect("seconds");
    assert!((1..=601).contains(&wait), "{wait}");
    let bea = site.guest("Bea").await;
    let new = json!({ "name": "Friday", "agreed": duel() });
    assert_eq!(site.api("POST", "/tables").by(&bea).json(&new).send().await.status, StatusCode::CREATED, "somebody else");
    let mut guesses = Vec::new();
    for number in 0..5 {
        let reply = site.api("POST", "/sessions").json(&json!({ "login": "ada", "password": format!("guess {number}") })).send().await;
        guesses.push(reply.status.as_u16());
    }
    assert_eq!(guesses, [401, 401, 401, 429, 429]);
    assert_eq!(site.api("POST", "/pairings").json(&json!({ "code": "x" })).send().await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn wrong_guesses_from_one_place_lock_nobody_out_elsewhere() {
    let site = Site::start_with(|config| {
        config.proxies = vec!["127.0.0.1".parse().expect("a network")];
        config.rates.guess = Rate { burst: 3, each: Duration::from_secs(600) };
    })
    .await;
    let ada = site.guest("Ada").await;
    let tries = |address: String, password: &'static str| {
        let ask = site.api("POST", "/sessions").with("x-forwarded-for", &address);
        async move { ask.json(&json!({ "login": "ada", "password": password })).send().await.status.as_u16() }
    };
    let login = site.api("POST", "/me/login").by(&ada).with("x-forwarded-for", "9.9.9.9");
    assert_eq!(login.json(&json!({ "login": "ada", "password": "correct horse" })).send().await.status, StatusCode::OK);
    for expected in [401, 401, 401, 429, 429] {
        assert_eq!(tries("1.2.3.4".to_owned(), "wrong horse").await, expected);
    }
    assert_eq!(tries("5.6.7.8".to_owned(), "correct horse").await, 201, "the owner, elsewhere");
    // All places together have an end too.
    let mut refused = 0;
    for number in 0..12 {
        for _ in 0..3 {
            refused += usize::from(tries(format!("2.0.0.{number}"), "wrong horse").await == 429);
        }
    }
    assert_eq!(refused, 3 * 12 + 4 - 30, "after 30 tries of one login");
}

#[tokio::test]
async fn reads_are_counted_too_and_pages_are_not() {
    let site = Site::start_with(|config| {
        config.rates.read = Rate { burst: 5, each: Duration::from_secs(600) };
        config.rates.people_at_a_place = 1;
    })
    .await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(site.api("GET", "/tables").send().await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    for _ in 0..20 {
        assert_eq!(site.ask("GET", "/healthz").send().await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn large_bodies_are_not_read() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let large = json!({ "name": "x".repeat(70_000) });
    let reply = site.api("PUT", "/me").by(&ada).json(&large).send().await;
    assert_eq!((reply.status, reply.code()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
    let journal = |length: usize| json!({ "name": "Old", "journal": "x".repeat(length) });
    let reply = site.api("POST", "/tables/import").by(&ada).json(&journal(1 << 20)).send().await;
    assert_eq!((reply.status, reply.code()), (StatusCode::BAD_REQUEST, "malformed"), "read, and no journal");
    let reply = site.api("POST", "/tables/import").by(&ada).json(&journal(5 << 20)).send().await;
    assert_eq!((reply.status, reply.code()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
}

/// A connection on which a journal is announced, of which only the beginning comes.
async fn begins_to_import(site: &Site, token: &str) -> tokio::net::TcpStream {
    let mut line = tokio::net::TcpStream::connect(site.address()).await.expect("a connection");
    let head = format!(
        "POST /api/v1/tables/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n\
         content-length: 4000000\r\n\r\n{{\"name\":\""
    );
    line.write_all(head.as_bytes()).await.expect("sent");
    line
}

/// The status of an answer, if one comes soon.
async fn answered(line: &mut tokio::net::TcpStream) -> Option<String> {
    let mut head = [0; 12];
    let read = tokio::time::timeout(Duration::from_secs(5), line.read_exact(&mut head)).await;
    read.ok().map(|read| read.map_or_else(|_| String::new(), |_| String::from_utf8_lossy(&head[9..]).into_owned()))
}

#[tokio::test]
async fn journals_are_counted_before_they_are_read_and_few_are_read_at_once() {
    let site = Site::start_with(|config| {
        config.rates.new_table = Rate { burst: 4, each: Duration::from_secs(600) };
        config.rates.people_at_a_place = 100;
    })
    .await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let mut lines = Vec::new();
    for guest in [&ada, &ada, &bea] {
        lines.push(begins_to_import(&site, &guest.token).await);
    }
    let mut answers = futures_util::future::join_all(lines.iter_mut().map(answered)).await;
    answers.sort();
    assert_eq!(answers, [None, None, Some("429".to_owned())], "two from one place are being read");
    drop(lines);
    let import = json!({ "name": "Old", "journal": "x" });
    let reply = site.api("POST", "/tables/import").by(&ada).json(&import).send().await;
    assert_eq!(reply.code(), "malformed", "whoever hangs up makes room: {reply:?}");
    assert_eq!(site.api("POST", "/tables/import").by(&ada).json(&import).send().await.code(), "malformed");
    // The fifth of Ada's is one too many: nobody waits for what it would say.
    let mut five = begins_to_import(&site, &ada.token).await;
    assert_eq!(answered(&mut five).await.as_deref(), Some("429"));
    assert_eq!(site.api("POST", "/tables/import").by(&bea).json(&import).send().await.code(), "malformed");
}

#[tokio::test]
async fn nonsense_gets_a_reason_and_never_a_failure() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let table = site.table(&ada, json!({})).await;
    let deep = "[".repeat(60_000);
    let bodies =
        ["", "{", "null", "[]", "0", "\"x\"", "{\"name\":5}", "{\"name\":\"a\",\"more\":1}", "\u{0}", "{\"name\":\"\\ud800\"}", &deep];
    for (method, path) in [
        ("POST", "/people".to_owned()),
        ("PUT", "/me".to_owned()),
        ("POST", "/me/login".to_owned()),
        ("POST", "/sessions".to_owned()),
        ("POST", "/pairings".to_owned()),
        ("PUT", format!("/me/blocks/{}", ada.person)),
        ("PUT", "/me/webhook".to_owned()),
        ("POST", "/me/pushes".to_owned()),
        ("DELETE", "/me/pushes".to_owned()),
        ("POST", "/tables".to_owned()),
        ("POST", "/tables/import".to_owned()),
        ("POST", format!("/tables/{table}/commands")),
        ("POST", "/seat-links".to_owned()),
        ("POST", format!("/tables/{table}/problem")),
        ("POST", format!("/people/{}/report", ada.person)),
    ] {
        for body in bodies {
            let ask = site.api(method, &path).by(&ada).with("content-type", "application/json");
            let reply = ask.raw(body).send().await;
            assert_eq!(
                (reply.status, reply.code()),
                (StatusCode::BAD_REQUEST, "malformed"),
                "{method} {path} {}",
                &body[..body.len().min(40)]
            );
        }
        let not_text = site.api(method, &path).by(&ada).with("content-type", "application/json").raw(vec![0xff, 0xfe, 0x00]);
        assert_eq!(not_text.send().await.status, StatusCode::BAD_REQUEST, "{method} {path}");
    }
    for path in ["/tables/x", "/tables/0000000000000000", "/tables/%00", "/tables/..%2f..", "/nothing", "/me/blocks/x/y", ""] {
        let reply = site.api("GET", path).by(&ada).send().await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}: {reply:?}");
        assert!(["missing", "no_such_table"].contains(&reply.code()), "{path}: {reply:?}");
    }
    for query in [
        "after=x",
        "after=1-",
        "after=-",
        "after=1-0000000000000000-",
        "most=-1",
        "most=x",
        "other=1",
        "after=99999999999999999999-0000000000000000",
    ] {
        let reply = site.api("GET", &format!("/tables?{query}")).send().await;
        assert_eq!((reply.status, reply.code()), (StatusCode::BAD_REQUEST, "malformed"), "{query}");
    }
    let reply = site.api("PUT", "/tables").by(&ada).json(&json!({})).send().await;
    assert_eq!((reply.status, reply.code()), (StatusCode::METHOD_NOT_ALLOWED, "malformed"));
}

#[tokio::test]
async fn every_answer_is_dressed() {
    let site = Site::start().await;
    std::fs::create_dir_all(site.folder.path().join("client")).expect("a folder");
    std::fs::write(site.folder.path().join("client/index.html"), "<!doctype html>").expect("a page");
    for path in ["/", "/api/v1/tables", "/api/v1/me", "/api/docs", "/healthz", "/nothing.png", "/t/0000000000000000", "/metrics"] {
        let reply = site.ask("GET", path).send().await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), value, "{path}");
        }
        let policy = reply.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("'unsafe-eval'") && !policy.contains("script-src 'self' 'unsafe-inline'"), "{path}: {policy}");
        assert!(reply.header("permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(reply.headers.get("strict-transport-security"), None, "not without TLS");
        assert_eq!(reply.headers.get("access-control-allow-origin"), None, "no page of others reads it");
    }
    assert_eq!(site.api("GET", "/me").send().await.header("cache-control"), "no-store");
    assert!(site.ask("GET", "/").send().await.header("content-security-policy").contains("'wasm-unsafe-eval'"));
}

#[tokio::test]
async fn broken_http_and_silence_do_no_harm() {
    let site = Site::start().await;
    for broken in
        ["\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "POST /api/v1/people HTTP/1.1\r\ncontent-length: -1\r\n\r\n", "\u{0}\u{1}"]
    {
        let mut line = tokio::net::TcpStream::connect(site.address()).await.expect("a connection");
        line.write_all(broken.as_bytes()).await.expect("written");
        line.shutdown().await.expect("half closed");
        let mut told = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(5), line.read_to_end(&mut told)).await;
        assert!(read.is_ok(), "the server hangs on {broken:?}");
        let told = String::from_utf8_lossy(&told);
        assert!(told.is_empty() || told.starts_with("HTTP/1.1 4"), "{broken:?}: {told}");
    }
    // A body that is promised and does not come holds up nobody else.
    let mut line = tokio::net::TcpStream::connect(site.address()).await.expect("a connection");
    line.write_all(b"POST /api/v1/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{")
        .await
        .expect("written");
    assert_eq!(site.ask("GET", "/healthz").send().await.status, StatusCode::OK);
}
