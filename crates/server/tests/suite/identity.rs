//! Who one is: guests, accounts, devices, and how one is forgotten.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::site::{Guest, Reply, Site};

async fn me(site: &Site, guest: &Guest) -> Reply {
    site.api("GET", "/me").by(guest).send().await
}

async fn register(site: &Site, guest: &Guest, login: &str, password: &str) -> Reply {
    site.api("POST", "/me/login").by(guest).json(&json!({ "login": login, "password": password })).send().await
}

async fn log_in(site: &Site, login: &str, password: &str) -> Reply {
    site.api("POST", "/sessions").json(&json!({ "login": login, "password": password })).send().await
}

fn device(reply: &Reply) -> Guest {
    assert_eq!(reply.status, StatusCode::CREATED, "{reply:?}");
    Guest { person: reply.text_of("person"), token: reply.text_of("token") }
}

#[tokio::test]
async fn a_guest_is_known_by_token_and_by_cookie() {
    let site = Site::start().await;
    let reply = site.api("POST", "/people").json(&json!({ "name": "  Ada " })).send().await;
    let ada = device(&reply);
    assert_eq!(reply.text_of("name"), "Ada");
    let set = reply.header("set-cookie");
    for attribute in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(set.contains(attribute), "{set}");
    }
    assert!(!set.contains("Secure"), "without TLS a secure cookie would be lost");
    let by_token = me(&site, &ada).await;
    assert_eq!(by_token.text_of("person"), ada.person);
    assert_eq!(by_token.body.get("token"), None, "a token is told once");
    let by_cookie = site.api("GET", "/me").with("cookie", &reply.cookie()).send().await;
    assert_eq!(by_cookie.text_of("person"), ada.person);
    // Names are said anew, and are the only thing that changes.
    let renamed = site.api("PUT", "/me").by(&ada).json(&json!({ "name": "Ada L." })).send().await;
    assert_eq!((renamed.text_of("person"), renamed.text_of("name")), (ada.person.clone(), "Ada L.".to_owned()));
    // Devices are known after a restart.
    let site = site.again().await;
    assert_eq!(me(&site, &ada).await.text_of("name"), "Ada L.");
}

#[tokio::test]
async fn nobody_is_told_apart_from_somebody_else() {
    let site = Site::start().await;
    let nobody = site.api("GET", "/me").send().await;
    assert_eq!((nobody.status, nobody.code()), (StatusCode::UNAUTHORIZED, "unknown"));
    for token in ["", "0", &"0".repeat(64), &"g".repeat(64), &"0".repeat(10_000)] {
        let reply = site.api("GET", "/me").with("authorization", &format!("Bearer {token}")).send().await;
        assert_eq!((reply.status, reply.code()), (StatusCode::UNAUTHORIZED, "unknown"), "{token}");
    }
    for name in ["", "   ", &"a".repeat(41), "a\nb", "a\u{0}"] {
        let reply = site.api("POST", "/people").json(&json!({ "name": name })).send().await;
        assert_eq!((reply.status, reply.code()), (StatusCode::BAD_REQUEST, "malformed"), "{name:?}");
    }
}

#[tokio::test]
async fn an_account_is_found_again_from_elsewhere() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let reply = register(&site, &ada, "Ada@Example.org", "correct horse").await;
    assert_eq!((reply.status, reply.text_of("login").as_str()), (StatusCode::OK, "ada@example.org"));
    let taken = register(&site, &bea, "ada@example.org", "battery staple").await;
    assert_eq!((taken.status, taken.code()), (StatusCode::CONFLICT, "taken"));
    let elsewhere = device(&log_in(&site, " ADA@example.org", "correct horse").await);
    assert_eq!(elsewhere.person, ada.person);
    assert_ne!(elsewhere.token, ada.token);
    for (login, password) in
        [("ada@example.org", "correct house"), ("nobody", "correct horse"), ("!", ""), ("ada@example.org", &"x".repeat(5000))]
    {
        let wrong = log_in(&site, login, password).await;
        assert_eq!((wrong.status, wrong.code()), (StatusCode::UNAUTHORIZED, "unknown"), "{login}");
        assert_eq!(wrong.body["error"]["reason"], "login or password are wrong", "one cannot tell which");
    }
    for (login, password) in [("ad", "correct horse"), ("a b c", "correct horse"), ("ada@example.org", "short")] {
        assert_eq!(register(&site, &ada, login, password).await.status, StatusCode::BAD_REQUEST, "{login}");
    }
    let other = register(&site, &ada, "somebody-else", "correct horse").await;
    assert_eq!(other.status, StatusCode::FORBIDDEN, "a login stays");
    // A new password ends what other devices had with the old one.
    assert_eq!(register(&site, &ada, "ada@example.org", "another horse").await.status, StatusCode::OK);
    assert_eq!(me(&site, &elsewhere).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(me(&site, &ada).await.status, StatusCode::OK);
    assert_eq!(log_in(&site, "ada@example.org", "correct horse").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(log_in(&site, "ada@example.org", "another horse").await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn a_login_nobody_has_takes_as_long_to_refuse() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    register(&site, &ada, "ada", "correct horse").await;
    let mut fastest = [f64::MAX; 2];
    for _ in 0..5 {
        for (which, login) in ["ada", "nobody-here"].into_iter().enumerate() {
            let begun = std::time::Instant::now();
            assert_eq!(log_in(&site, login, "wrong horse").await.status, StatusCode::UNAUTHORIZED);
            fastest[which] = fastest[which].min(begun.elapsed().as_secs_f64());
        }
    }
    let [known, unknown] = fastest;
    assert!(unknown > known / 2.0, "a password is checked in either case: {known} s and {unknown} s");
}

#[tokio::test]
async fn sessions_end_where_they_should() {
    let site = Site::start().await;
    let here = site.guest("Ada").await;
    register(&site, &here, "ada", "correct horse").await;
    let phone = device(&log_in(&site, "ada", "correct horse").await);
    let tablet = device(&log_in(&site, "ada", "correct horse").await);
    let out = site.api("DELETE", "/sessions/current").by(&phone).send().await;
    assert_eq!(out.status, StatusCode::NO_CONTENT);
    assert!(out.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(me(&site, &phone).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(me(&site, &tablet).await.status, StatusCode::OK);
    let others = site.api("DELETE", "/sessions/others").by(&here).send().await;
    assert_eq!((others.status, &others.body["ended"]), (StatusCode::OK, &json!(1)));
    assert_eq!(me(&site, &tablet).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(me(&site, &here).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_pairing_code_works_once() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let made = site.api("POST", "/me/pairings").by(&ada).send().await;
    assert_eq!(made.status, StatusCode::CREATED);
    let code = made.text_of("code");
    assert_eq!(code.len(), 19, "four groups of four: {code}");
    // As somebody types it.
    let typed = code.replace('-', " ").to_uppercase();
    let tries = ["1", "2", "3", "4", "5", "6"].map(|_| site.api("POST", "/pairings").json(&json!({ "code": typed })).send());
    let mut paired = Vec::new();
    for reply in futures_util::future::join_all(tries).await {
        match reply.status {
            StatusCode::CREATED => paired.push(device(&reply)),
            _ => assert_eq!((reply.status, reply.code()), (StatusCode::UNAUTHORIZED, "unknown")),
        }
    }
    let [phone] = paired.as_slice() else { panic!("{} devices", paired.len()) };
    assert_eq!(phone.person, ada.person);
    assert_eq!(me(&site, phone).await.text_of("name"), "Ada");
    for wrong in ["", "0000-0000-0000-0000", &"9".repeat(5000)] {
        let reply = site.api("POST", "/pairings").json(&json!({ "code": wrong })).send().await;
        assert_eq!((reply.status, reply.code()), (StatusCode::UNAUTHORIZED, "unknown"));
    }
}

#[tokio::test]
async fn everything_kept_is_told_and_forgotten() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    register(&site, &ada, "ada", "correct horse").await;
    let table = site.duel(&ada, &bea, json!({})).await;
    site.command(&ada, &table, json!({ "do": "say", "text": "hello there" })).await;
    site.api("PUT", &format!("/me/blocks/{}", bea.person)).by(&ada).json(&json!({ "block": "mute" })).send().await;
    let told = site.api("GET", "/me/export").by(&ada).send().await;
    assert_eq!(told.status, StatusCode::OK);
    assert!(told.header("content-disposition").starts_with("attachment"));
    assert_eq!((&told.body["person"]["login"], &told.body["tables"]), (&json!("ada"), &json!([table])));
    for kept in ["hello there", bea.person.as_str()] {
        assert!(told.text.contains(kept), "{kept}: {}", told.text);
    }
    assert!(!told.text.contains("argon2"), "a password is not told, not even its hash");
    let gone = site.api("DELETE", "/me").by(&ada).send().await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    assert_eq!(me(&site, &ada).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(log_in(&site, "ada", "correct horse").await.status, StatusCode::UNAUTHORIZED);
    let report = site.api("POST", &format!("/people/{}/report", ada.person)).by(&bea).json(&json!({ "text": "?" })).send().await;
    assert_eq!((report.status, report.code()), (StatusCode::NOT_FOUND, "missing"));
    assert_eq!(site.api("GET", &format!("/tables/{table}")).send().await.status, StatusCode::OK, "the game stays");
}

#[tokio::test]
async fn people_can_be_muted_blocked_and_reported() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let block = |who: &Guest, of: String, how: Value| {
        let ask = site.api("PUT", &format!("/me/blocks/{of}")).by(who).json(&json!({ "block": how }));
        async move { ask.send().await.status }
    };
    assert_eq!(block(&ada, bea.person.clone(), json!("block")).await, StatusCode::NO_CONTENT);
    assert_eq!(block(&ada, ada.person.clone(), json!("mute")).await, StatusCode::BAD_REQUEST);
    assert_eq!(block(&ada, "0".repeat(16), json!("mute")).await, StatusCode::NOT_FOUND);
    assert_eq!(block(&ada, bea.person.clone(), json!("hate")).await, StatusCode::BAD_REQUEST);
    let there = site.api("GET", "/me/blocks").by(&ada).send().await;
    assert_eq!(there.body, json!({ "blocks": [{ "person": bea.person, "name": "Bea", "block": "block" }] }));
    // Whom one has blocked does not sit down at one's tables.
    let table = site.table(&ada, json!({})).await;
    let sit = site.command(&bea, &table, json!({ "do": "sit", "seat": 1 })).await;
    assert_eq!((sit.status, sit.code()), (StatusCode::FORBIDDEN, "forbidden"));
    assert_eq!(site.api("DELETE", &format!("/me/blocks/{}", bea.person)).by(&ada).send().await.status, StatusCode::NO_CONTENT);
    assert_eq!(site.command(&bea, &table, json!({ "do": "sit", "seat": 1 })).await.status, StatusCode::OK);
    let about = format!("/people/{}/report", bea.person);
    let report = site.api("POST", &about).by(&ada).json(&json!({ "text": " rude ", "table": table })).send().await;
    assert_eq!(report.status, StatusCode::NO_CONTENT);
    for text in ["", " ", &"x".repeat(4001)] {
        assert_eq!(site.api("POST", &about).by(&ada).json(&json!({ "text": text })).send().await.status, StatusCode::BAD_REQUEST);
    }
    let (storage, _folder) = site.stored().await;
    let reports = storage.reports(10).await.expect("reports");
    let [one] = reports.as_slice() else { panic!("{reports:?}") };
    assert_eq!((one.text.as_str(), one.about.map(String::from)), ("rude", Some(bea.person)));
}
