//! Somebody deletes everything kept about them: nothing at their tables names them any more, now or later.

use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

use crate::site::{Guest, Site};

const NAME: &str = "Zyxwvuts";

/// Neither the table nor the lists name them.
async fn nameless(site: &Site, bea: &Guest, tables: &[&str]) {
    for table in tables {
        let info = site.api("GET", &format!("/tables/{table}")).send().await;
        assert_eq!(info.status, StatusCode::OK);
        assert!(!info.text.contains(NAME), "{}", info.text);
    }
    for list in ["/tables", "/me/tables"] {
        let page = site.api("GET", list).by(bea).send().await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text.contains(NAME), "{list}: {}", page.text);
    }
}

async fn info(site: &Site, table: &str) -> Value {
    site.api("GET", &format!("/tables/{table}")).send().await.body
}

/// Answers as soon as seat 1 is asked.
async fn answer(site: &Site, bea: &Guest, table: &str) {
    for _ in 0..200 {
        for turn in 0..30 {
            let command = json!({ "do": "answer", "seat": 1, "turn": turn, "option": 0 });
            if site.command(bea, table, command).await.status == StatusCode::OK {
                return;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the game stands still");
}

#[tokio::test]
async fn a_name_is_gone_from_every_table() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest(NAME).await, site.guest("Bea").await);
    let settings = json!({ "listed": true, "pace": 0, "window": 0, "cover_after": 0 });
    // Their own, under another name than their own too.
    let gathering = site.table(&ada, settings.clone()).await;
    for (guest, seat, name) in [(&ada, 0, format!("{NAME} II")), (&bea, 1, "Bea".to_owned())] {
        let sat = site.command(guest, &gathering, json!({ "do": "sit", "seat": seat, "name": name })).await;
        assert_eq!(sat.status, StatusCode::OK, "{sat:?}");
    }
    let running = site.duel(&ada, &bea, settings.clone()).await;
    let finished = site.duel(&ada, &bea, settings.clone()).await;
    for (guest, table, command) in
        [(&ada, &running, json!({ "do": "say", "text": format!("I am {NAME}") })), (&bea, &finished, json!({ "do": "concede", "seat": 1 }))]
    {
        assert_eq!(site.command(guest, table, command).await.status, StatusCode::OK);
    }
    // Called after them, as new tables are.
    for table in [&gathering, &running, &finished] {
        let named = site.command(&ada, table, json!({ "do": "rename", "name": format!("{NAME}’s table") })).await;
        assert_eq!(named.status, StatusCode::OK);
    }
    let tables = [gathering.as_str(), running.as_str(), finished.as_str()];
    assert!(site.api("GET", "/tables").send().await.text.contains(NAME), "there is something to be deleted");
    let gone = site.api("DELETE", "/me").by(&ada).send().await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT, "{gone:?}");
    nameless(&site, &bea, &tables).await;
    assert_eq!(info(&site, &gathering).await["seats"][0]["sitter"], json!({ "kind": "nobody" }));
    assert_eq!(info(&site, &running).await["seats"][0]["sitter"], json!({ "kind": "bot", "bot": "rookie" }));
    for table in tables {
        assert_eq!(info(&site, table).await["host"], json!(bea.person), "somebody is left to be the host");
    }
    // The next store does not bring it back, and nobody waits for them though nobody is ever covered here.
    answer(&site, &bea, &running).await;
    answer(&site, &bea, &running).await;
    let renamed = site.command(&bea, &gathering, json!({ "do": "rename", "name": "Monday" })).await;
    assert_eq!(renamed.status, StatusCode::OK, "{renamed:?}");
    nameless(&site, &bea, &tables).await;
    let site = site.again().await;
    nameless(&site, &bea, &tables).await;
    answer(&site, &bea, &running).await;
    nameless(&site, &bea, &tables).await;
    let (storage, _folder) = site.stored().await;
    for table in tables {
        let table = table.parse().expect("an id");
        let mut kept = storage.stored(table).await.expect("a table").snapshot;
        kept.extend(storage.records(table, 0).await.expect("records").concat());
        assert!(!String::from_utf8_lossy(&kept).contains(NAME), "neither snapshots nor records name anybody who is gone");
        assert!(storage.said(table, 100).await.expect("words").is_empty());
    }
}

#[tokio::test]
async fn a_table_nobody_is_left_at_is_given_up() {
    let site = Site::start().await;
    let ada = site.guest(NAME).await;
    let new =
        json!({ "name": format!("{NAME}’s table"), "agreed": crate::site::duel(), "settings": { "listed": true }, "quick": "random" });
    let table = site.api("POST", "/tables").by(&ada).json(&new).send().await.text_of("id");
    assert_eq!(site.api("DELETE", "/me").by(&ada).send().await.status, StatusCode::NO_CONTENT);
    let left = info(&site, &table).await;
    assert_eq!((&left["phase"], &left["name"]), (&json!("abandoned"), &json!("theseus")));
    assert_eq!(site.api("GET", "/tables").send().await.body["tables"], json!([]));
    let (storage, _folder) = site.stored().await;
    let records = storage.records(table.parse().expect("an id"), 0).await.expect("records");
    assert!(!String::from_utf8_lossy(&records.concat()).contains(NAME));
}
