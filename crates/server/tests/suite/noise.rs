//! Every message and every body, damaged in every way: no failure, no silence, no growth.

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::chance::Pcg32;
use reqwest::StatusCode;
use serde_json::{Value, json};
use services::Postgres;
use std::time::Duration;
use storage::{Durability, Options};
use tokio_tungstenite::tungstenite::Message;

use crate::device::Line;
use crate::site::{Guest, Site, duel};

/// Nothing here takes longer.
const LONG: Duration = Duration::from_secs(20);
/// So often each message is damaged.
const TIMES: usize = 60;
/// What a server may need more after as many messages again.
const GROWTH: usize = 48 << 20;

fn below(dice: &mut Pcg32, most: usize) -> usize {
    dice.next() as usize % most.max(1)
}

/// A value nobody has thought of.
fn odd(dice: &mut Pcg32) -> Value {
    match below(dice, 14) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e308),
        4 => json!(255),
        5 => json!(65_535),
        6 => json!(4_294_967_295_u32),
        7 => json!(""),
        8 => json!("x".repeat(5_000)),
        9 => json!("\u{0}\u{202e}ł🙂"),
        10 => json!([]),
        11 => json!({}),
        12 => json!(true),
        _ => (0..80).fold(json!(0), |inner, _| json!([inner])),
    }
}

/// Replaces, removes or adds something somewhere inside.
fn damage(value: &mut Value, dice: &mut Pcg32) {
    match value {
        Value::Object(fields) if !fields.is_empty() && below(dice, 5) > 0 => {
            let Some(name) = fields.keys().nth(below(dice, fields.len())).cloned() else { return };
            match below(dice, 8) {
                0 => {
                    fields.remove(&name);
                }
                1 => {
                    fields.insert("more".to_owned(), odd(dice));
                }
                2 | 3 => {
                    fields.insert(name, odd(dice));
                }
                _ => {
                    if let Some(inner) = fields.get_mut(&name) {
                        damage(inner, dice);
                    }
                }
            }
        }
        Value::Array(items) if !items.is_empty() && below(dice, 3) > 0 => {
            let place = below(dice, items.len());
            damage(&mut items[place], dice);
        }
        // The kind of a message is left alone more often than not, or little else would be reached.
        Value::String(_) if below(dice, 2) == 0 => {}
        Value::Number(number) if below(dice, 2) == 0 => *value = json!(number.as_i64().unwrap_or(0) + below(dice, 5) as i64 - 2),
        other => *other = odd(dice),
    }
}

/// A damaged text of a value: mostly still JSON.
fn damaged(value: &Value, dice: &mut Pcg32) -> String {
    let mut value = value.clone();
    for _ in 0..below(dice, 3) {
        damage(&mut value, dice);
    }
    let mut text = value.to_string();
    if below(dice, 6) == 0 {
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let place = places.get(below(dice, places.len())).copied().unwrap_or(0);
        match below(dice, 3) {
            0 => text.truncate(place),
            1 => text.insert_str(place, "\"}]"),
            _ => text.insert(place, '\u{fffd}'),
        }
    }
    text
}

fn commands(table: &str, person: &str) -> Vec<Value> {
    vec![
        json!({ "do": "sit", "seat": 0, "name": "Zed" }),
        json!({ "do": "stand", "seat": 0 }),
        json!({ "do": "seat_bot", "seat": 1, "bot": "random" }),
        json!({ "do": "agree", "agreed": duel() }),
        json!({ "do": "settle", "settings": { "listed": true, "clock": { "kind": "bank", "seconds": 60, "increment": 1 }, "window": 10, "pace": 10 } }),
        json!({ "do": "rename", "name": "Monday" }),
        json!({ "do": "start" }),
        json!({ "do": "hand_over", "to": person }),
        json!({ "do": "kick", "seat": 1 }),
        json!({ "do": "answer", "seat": 0, "turn": 1, "option": 0 }),
        json!({ "do": "act", "seat": 0, "turn": 1, "action": { "room": 7 } }),
        json!({ "do": "why_not", "seat": 0, "action": { "room": 7 } }),
        json!({ "do": "claim", "seat": 0, "claim": { "infected": { "cards": 1 } } }),
        json!({ "do": "undo", "seat": 0, "turn": 3 }),
        json!({ "do": "agree_to_undo", "seat": 1, "yes": true }),
        json!({ "do": "order", "seat": 0, "orders": { "windows": "pass_unless_me" } }),
        json!({ "do": "cover", "seat": 0 }),
        json!({ "do": "take_back", "seat": 0 }),
        json!({ "do": "rematch", "seat": 0 }),
        json!({ "do": "say", "text": format!("look at {table}") }),
        json!({ "do": "phrase", "phrase": "thanks" }),
        json!({ "do": "ping", "at": "room-7" }),
        json!({ "do": "preview", "seat": 0, "turn": 1, "option": 0 }),
        json!({ "do": "concede", "seat": 1 }),
        json!({ "do": "abandon" }),
    ]
}

async fn seated(site: &Site, guest: &Guest, table: &str) -> Line {
    let mut line = site.dial(table, &[("authorization", &format!("Bearer {}", guest.token))]).await.expect("a socket");
    line.send(Message::text(json!({ "type": "hello", "protocol": 1 }).to_string())).await.expect("sent");
    line
}

/// Waits for an answer to what was sent: `alive` comes after it. `false` when the table has said farewell.
async fn answered(line: &mut Line) -> bool {
    if line.send(Message::text("{\"type\":\"alive\"}")).await.is_err() {
        return false;
    }
    loop {
        match tokio::time::timeout(LONG, line.next()).await.expect("the server is silent") {
            Some(Ok(Message::Text(text))) => {
                let value: Value = serde_json::from_str(&text).expect("the server writes JSON");
                if value["type"] == "alive" {
                    return true;
                }
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return false,
        }
    }
}

/// What this process holds in memory.
fn held() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * 4096
}

async fn unharmed(site: &Site) {
    assert_eq!(site.ask("GET", "/readyz").send().await.status, StatusCode::OK);
    let measures = site.ask("GET", "/metrics").send().await.text;
    for failure in ["hullbreach_panics_total", "hullbreach_table_failures_total"] {
        let counted = measures.lines().find(|line| line.starts_with(failure) && !line.ends_with(" 0"));
        assert_eq!(counted, None, "the program has failed");
    }
}

#[tokio::test]
async fn damaged_messages_over_the_socket() {
    let site = Site::start_with(|config| {
        config.tables.limits.messages = 1_000_000;
        config.tables.limits.burst = 1_000_000;
    })
    .await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let mut dice = Pcg32::new(7);
    let mut before = 0;
    for round in 0..2 {
        let mut table = site.duel(&ada, &bea, json!({ "pace": 10, "window": 10 })).await;
        let mut line = seated(&site, &ada, &table).await;
        let mut known = commands(&table, &bea.person);
        for time in 0..TIMES {
            for command in &known {
                let whole = json!({ "type": "do", "id": time, "command": command });
                let text = damaged(&whole, &mut dice);
                if line.send(Message::text(text)).await.is_err() || !answered(&mut line).await {
                    line = seated(&site, &ada, &table).await;
                }
            }
            // Greetings are messages too, and so are frames of other kinds.
            let hello = json!({ "type": "hello", "protocol": 1, "role": "player", "seen": [{ "seat": 0, "events": 3, "turn": 2 }] });
            let mut newcomer = site.dial(&table, &[]).await.expect("a socket");
            let _ = newcomer.send(Message::text(damaged(&hello, &mut dice))).await;
            let _ = newcomer.send(Message::binary(vec![0, 159, 146, 150])).await;
            drop(newcomer);
            if time % 10 == 9 {
                table = site.duel(&ada, &bea, json!({ "pace": 10, "window": 10 })).await;
                line = seated(&site, &ada, &table).await;
                known = commands(&table, &bea.person);
            }
        }
        unharmed(&site).await;
        // After the first round everything is there that is needed at all.
        match round {
            0 => before = held(),
            _ => assert!(held() < before + GROWTH, "{} bytes more", held() - before),
        }
    }
    // Those who play elsewhere have noticed nothing.
    let table = site.duel(&ada, &bea, json!({})).await;
    assert_eq!(site.command(&bea, &table, json!({ "do": "concede", "seat": 1 })).await.status, StatusCode::OK);
}

/// A part of an address as a stranger might write it.
fn odd_address(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes().take(3_000).map(|byte| if kept(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// Everything that can be read, by addresses nobody has given out.
#[tokio::test]
async fn damaged_addresses() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let document = site.ask("GET", "/api/openapi.json").send().await.body;
    let paths = document["paths"].as_object().expect("paths");
    let mut dice = Pcg32::new(9);
    let mut queries = 0;
    for (path, methods) in paths {
        let Some(get) = methods.get("get") else { continue };
        let parameters = get["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        let mut answers = Vec::new();
        for time in 0..TIMES / 2 {
            let (mut address, mut query) = (path.clone(), Vec::new());
            for parameter in parameters {
                let (name, place) = (parameter["name"].as_str().unwrap_or_default(), parameter["in"].as_str().unwrap_or_default());
                let value = match below(&mut dice, 3) {
                    0 if place == "path" => json!(table),
                    1 if place == "path" => json!(bea.person),
                    _ => odd(&mut dice),
                };
                match place {
                    "path" => address = address.replace(&format!("{{{name}}}"), &odd_address(&value)),
                    "query" if time > 0 => query.push(format!("{name}={}", odd_address(&value))),
                    _ => {}
                }
            }
            if below(&mut dice, 4) == 0 {
                query.push("%zz&=&&more=%00".to_owned());
            }
            queries += usize::from(!query.is_empty());
            let reply = site.ask("GET", &format!("{address}?{}", query.join("&"))).by(&ada).send().await;
            assert!(reply.status.as_u16() < 500, "{address}?{query:?}: {reply:?}");
            answers.push(reply.status);
        }
        // Otherwise nothing behind the address was reached.
        let reached = |status: &StatusCode| *status != StatusCode::NOT_FOUND;
        assert!(answers.iter().any(reached), "{path}: only {answers:?}");
    }
    assert!(queries > 0, "nothing was asked with something after the question mark");
    unharmed(&site).await;
}

#[tokio::test]
async fn damaged_bodies_over_http() {
    damage_bodies(Site::start().await).await;
}

/// PostgreSQL takes less than SQLite does.
#[tokio::test]
async fn damaged_bodies_over_http_on_postgres() {
    let postgres = tokio::task::spawn_blocking(|| Postgres::start().expect("PostgreSQL")).await.expect("PostgreSQL");
    let storage = Options::Postgres { url: postgres.url(), durability: Durability::Relaxed };
    damage_bodies(Site::start_with(|config| config.storage = storage).await).await;
}

async fn damage_bodies(site: Site) {
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let mut bodies = vec![
        ("POST", "/people".to_owned(), json!({ "name": "Zed" })),
        ("PUT", "/me".to_owned(), json!({ "name": "Zed" })),
        ("POST", "/pairings".to_owned(), json!({ "code": "0000-0000-0000-0000" })),
        ("PUT", format!("/me/blocks/{}", bea.person), json!({ "block": "mute" })),
        ("PUT", "/me/webhook".to_owned(), json!({ "url": "https://example.org/called" })),
        ("POST", "/me/pushes".to_owned(), json!({ "endpoint": "https://push.example", "keys": { "p256dh": "B", "auth": "A" } })),
        ("DELETE", "/me/pushes".to_owned(), json!({ "endpoint": "https://push.example" })),
        ("POST", "/tables".to_owned(), json!({ "name": "Friday", "agreed": duel(), "settings": { "pace": 5 }, "quick": "random" })),
        ("POST", "/tables/import".to_owned(), json!({ "name": "Old", "journal": "{\"format\":1,\"game\":\"theseus\"}" })),
        ("POST", "/seat-links".to_owned(), json!({ "token": "0".repeat(64) })),
        ("POST", format!("/tables/{table}/problem"), json!({ "text": "?" })),
        ("POST", format!("/people/{}/report", bea.person), json!({ "text": "?", "table": table })),
    ];
    for command in commands(&table, &bea.person) {
        bodies.push(("POST", format!("/tables/{table}/commands"), command));
    }
    let mut dice = Pcg32::new(8);
    for _ in 0..TIMES / 2 {
        for (method, path, body) in &bodies {
            let ask = site.api(method, path).by(&ada).with("content-type", "application/json");
            let reply = ask.raw(damaged(body, &mut dice)).send().await;
            assert!(reply.status.as_u16() < 500, "{method} {path}: {reply:?}");
            assert!(reply.status.is_success() || !reply.code().is_empty(), "a refusal has a code: {reply:?}");
        }
    }
    // Passwords cost time by design, so few are tried.
    for _ in 0..6 {
        let body = json!({ "login": "ada", "password": "correct horse" });
        for path in ["/me/login", "/sessions"] {
            let ask = site.api("POST", path).by(&ada).with("content-type", "application/json");
            assert!(ask.raw(damaged(&body, &mut dice)).send().await.status.as_u16() < 500, "{path}");
        }
    }
    unharmed(&site).await;
}
