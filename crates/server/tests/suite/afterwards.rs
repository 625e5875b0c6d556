//! Games that are over: who gets the journal, who sees them again, and what is reported.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::site::{Guest, Reply, Site};

async fn journal(site: &Site, guest: &Guest, table: &str) -> Reply {
    site.api("GET", &format!("/tables/{table}/journal")).by(guest).send().await
}

async fn replay(site: &Site, table: &str, query: &str) -> Reply {
    site.api("GET", &format!("/tables/{table}/replay?{query}")).send().await
}

/// A duel of which the first answers are given by one who plays for both.
async fn over(site: &Site, ada: &Guest, bea: &Guest, settings: Value) -> String {
    let table = site.duel(ada, bea, settings).await;
    for _ in 0..4 {
        for (seat, guest) in [(0, ada), (1, bea)] {
            for turn in 0..12 {
                site.command(guest, &table, json!({ "do": "answer", "seat": seat, "turn": turn, "option": 0 })).await;
            }
        }
    }
    table
}

#[tokio::test]
async fn nothing_is_told_before_the_end_and_everything_after_it() {
    let site = Site::start().await;
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let table = over(&site, &ada, &bea, json!({ "pace": 0, "window": 0 })).await;
    for guest in [&ada, &bea] {
        let early = journal(&site, guest, &table).await;
        assert_eq!((early.status, early.code()), (StatusCode::CONFLICT, "wrong_phase"), "not even the host");
    }
    for eyes in ["all", "seat:0", "seat:1", "spectator"] {
        let early = replay(&site, &table, &format!("eyes={eyes}")).await;
        assert_eq!((early.status, early.code()), (StatusCode::CONFLICT, "wrong_phase"), "{eyes}");
    }
    let conceded = site.command(&bea, &table, json!({ "do": "concede", "seat": 1 })).await;
    assert_eq!(conceded.status, StatusCode::OK, "{conceded:?}");
    let info = site.api("GET", &format!("/tables/{table}")).send().await;
    assert_eq!(info.body["phase"], "over");
    let told = journal(&site, &bea, &table).await;
    assert_eq!(told.status, StatusCode::OK);
    assert!(told.header("content-disposition").contains(&format!("theseus-{table}.json")));
    assert_eq!(told.body["seed"], info.body["result"]["seed"], "the seed can be checked now");
    let stranger = journal(&site, &eve, &table).await;
    assert_eq!((stranger.status, stranger.code()), (StatusCode::FORBIDDEN, "forbidden"));
    assert_eq!(site.api("GET", &format!("/tables/{table}/journal")).send().await.status, StatusCode::UNAUTHORIZED);
    // Whoever has the link sees it again.
    let opening = replay(&site, &table, "frame=0&eyes=all").await;
    assert_eq!((opening.status, &opening.body["over"], &opening.body["frame"]["number"]), (StatusCode::OK, &json!(true), &json!(0)));
    let frames = opening.body["frames"].as_u64().expect("frames");
    assert_eq!(frames, told.body["turns"].as_array().expect("turns").len() as u64 + 1);
    assert!(frames > 2, "something was played");
    let mut seen = Vec::new();
    for eyes in ["all", "seat:0", "seat:1", "spectator"] {
        let last = replay(&site, &table, &format!("frame={}&eyes={eyes}", frames - 1)).await;
        assert_eq!(last.status, StatusCode::OK, "{eyes}");
        seen.push(last.body["frame"]["view"].to_string());
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2], "each sees what it knew");
    for (query, status) in [
        (format!("frame={frames}"), StatusCode::NOT_FOUND),
        ("frame=4294967295".to_owned(), StatusCode::NOT_FOUND),
        ("frame=4294967296".to_owned(), StatusCode::BAD_REQUEST),
        ("eyes=seat:2".to_owned(), StatusCode::NOT_FOUND),
        ("eyes=seat:256".to_owned(), StatusCode::BAD_REQUEST),
        ("eyes=seat:255".to_owned(), StatusCode::BAD_REQUEST),
        ("eyes=god".to_owned(), StatusCode::BAD_REQUEST),
    ] {
        let reply = replay(&site, &table, &query).await;
        assert_eq!(reply.status, status, "{query}: {reply:?}");
    }
    // The journal is a table again, elsewhere.
    let import = json!({ "name": "Old", "journal": told.text });
    let made = site.api("POST", "/tables/import").by(&eve).json(&import).send().await;
    assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
    let copied = site.api("GET", &format!("/tables/{}", made.text_of("id"))).send().await;
    assert_eq!(copied.body["agreed"], info.body["agreed"]);
}

#[tokio::test]
async fn players_may_keep_a_game_to_themselves() {
    let site = Site::start().await;
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let table = over(&site, &ada, &bea, json!({ "spectators": false, "pace": 0, "window": 0 })).await;
    site.command(&ada, &table, json!({ "do": "abandon" })).await;
    let path = format!("/tables/{table}/replay?eyes=all");
    assert_eq!(site.api("GET", &path).by(&eve).send().await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.api("GET", &path).send().await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.api("GET", &path).by(&bea).send().await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_report_carries_the_journal_to_nobody_but_the_one_who_runs_the_server() {
    let site = Site::start().await;
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let table = over(&site, &ada, &bea, json!({ "pace": 0, "window": 0 })).await;
    let path = format!("/tables/{table}/problem");
    let report = site.api("POST", &path).by(&bea).json(&json!({ "text": "It stands still." })).send().await;
    assert_eq!((report.status, report.text.as_str()), (StatusCode::NO_CONTENT, ""));
    assert_eq!(site.api("POST", &path).by(&eve).json(&json!({ "text": "?" })).send().await.status, StatusCode::FORBIDDEN);
    let export = site.api("GET", "/me/export").by(&bea).send().await;
    assert!(!export.text.contains("opening_chance"), "a running game is not told by way of one's data");
    let (storage, _folder) = site.stored().await;
    let reports = storage.reports(10).await.expect("reports");
    let [one] = reports.as_slice() else { panic!("{reports:?}") };
    let journal: Value = serde_json::from_str(one.journal.as_deref().expect("a journal")).expect("JSON");
    assert_eq!(journal["game"], "theseus");
    assert!(!journal["turns"].as_array().expect("turns").is_empty());
    assert_eq!(journal.get("seed"), None, "the seed of a running game is told to nobody");
}
