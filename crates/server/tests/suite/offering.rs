//! Lists of tables, and links to seats.

use reqwest::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;

use crate::site::{Guest, Site};

#[tokio::test]
async fn the_lobby_is_read_page_by_page() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let mut listed = BTreeSet::new();
    for number in 0..23 {
        let table = site.table(&ada, json!({ "listed": number % 2 == 0 })).await;
        if number % 2 == 0 {
            listed.insert(table);
        }
    }
    let read = |path: &'static str, most: u32| {
        let (site, ada) = (&site, &ada);
        async move {
            let (mut found, mut after, mut pages) = (Vec::new(), String::new(), 0);
            loop {
                let reply = site.api("GET", &format!("{path}?most={most}&after={after}")).by(ada).send().await;
                assert_eq!(reply.status, StatusCode::OK, "{reply:?}");
                let tables = reply.body["tables"].as_array().expect("tables").clone();
                assert!(tables.len() <= most as usize);
                found.extend(tables.iter().map(|table| table["id"].as_str().expect("an id").to_owned()));
                pages += 1;
                match &reply.body["next"] {
                    Value::String(next) => after.clone_from(next),
                    _ => return (found, pages),
                }
            }
        }
    };
    let (found, pages) = read("/tables", 5).await;
    assert_eq!((found.len(), pages), (12, 3), "each once");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), listed, "and only those listed");
    let (mine, _) = read("/me/tables", 7).await;
    assert_eq!((mine.len(), mine.into_iter().collect::<BTreeSet<_>>().len()), (23, 23));
    let (all, pages) = read("/tables", 1_000_000).await;
    assert_eq!((all.len(), pages), (12, 1), "more than enough is asked for");
    let bea = site.guest("Bea").await;
    let none = site.api("GET", "/me/tables").by(&bea).send().await;
    assert_eq!(none.body, json!({ "tables": [], "next": null }));
    assert_eq!(site.api("GET", "/me/tables").send().await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_new_table_is_found_by_its_link() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let new = json!({ "name": "Friday", "agreed": crate::site::duel(), "quick": "rookie" });
    let made = site.api("POST", "/tables").by(&ada).json(&new).send().await;
    assert_eq!(made.status, StatusCode::CREATED);
    let id = made.text_of("id");
    assert_eq!(made.text_of("link"), format!("{}/t/{id}", site.base()));
    let info = site.api("GET", &format!("/tables/{id}")).send().await;
    assert_eq!((&info.body["phase"], &info.body["host"]), (&json!("playing"), &json!(ada.person)));
    assert_eq!(info.body["seats"][1]["sitter"]["kind"], "bot");
    // Nobody makes tables without saying who they are, and no table against the rules.
    assert_eq!(site.api("POST", "/tables").json(&new).send().await.status, StatusCode::UNAUTHORIZED);
    let mut wrong = new.clone();
    wrong["agreed"]["setup"]["factions"] = json!(["marines", "marines"]);
    let refused = site.api("POST", "/tables").by(&ada).json(&wrong).send().await;
    assert_eq!((refused.status, refused.code()), (StatusCode::UNPROCESSABLE_ENTITY, "rule"));
    assert!(refused.body["error"]["rule"].is_string(), "{refused:?}");
    let slow = json!({ "name": "Friday", "agreed": crate::site::duel(), "settings": { "window": 99_999_999 } });
    assert_eq!(site.api("POST", "/tables").by(&ada).json(&slow).send().await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn commands_over_http_are_those_of_the_socket() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.duel(&ada, &bea, json!({ "pace": 0, "window": 0 })).await;
    let not_hers = site.command(&bea, &table, json!({ "do": "concede", "seat": 0 })).await;
    assert_eq!((not_hers.status, not_hers.code()), (StatusCode::FORBIDDEN, "not_your_seat"));
    let started = site.command(&ada, &table, json!({ "do": "start" })).await;
    assert_eq!((started.status, started.code()), (StatusCode::CONFLICT, "wrong_phase"));
    let missing = site.command(&ada, "0000000000000000", json!({ "do": "start" })).await;
    assert_eq!((missing.status, missing.code()), (StatusCode::NOT_FOUND, "no_such_table"));
    let why = site.command(&ada, &table, json!({ "do": "why_not", "seat": 0, "action": "pass" })).await;
    let told = why.status == StatusCode::OK && why.body["reason"]["code"].is_string();
    assert!(told || why.status.is_client_error(), "{why:?}");
}

#[tokio::test]
async fn a_link_to_a_seat_works_once() {
    let site = Site::start().await;
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let path = format!("/tables/{table}/seats/1/link");
    let not_host = site.api("POST", &path).by(&bea).send().await;
    assert_eq!((not_host.status, not_host.code()), (StatusCode::FORBIDDEN, "forbidden"));
    for seat in ["2", "200", "256", "-1", "x"] {
        let reply = site.api("POST", &format!("/tables/{table}/seats/{seat}/link")).by(&ada).send().await;
        assert_eq!((reply.status, reply.code()), (StatusCode::NOT_FOUND, "missing"), "{seat}");
    }
    let made = site.api("POST", &path).by(&ada).send().await;
    assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
    let link = made.text_of("link");
    let (page, token) = link.split_once("#seat=").expect("a secret nobody is told");
    assert_eq!(page, format!("{}/t/{table}", site.base()));
    // Many come at once; one of them sits down.
    let tries = (0..5).map(|_| site.api("POST", "/seat-links").by(&eve).json(&json!({ "token": token })).send());
    let replies = futures_util::future::join_all(tries).await;
    let given: Vec<_> = replies.iter().filter(|reply| reply.status == StatusCode::OK).collect();
    assert_eq!(given.len(), 1, "{replies:?}");
    assert_eq!(given[0].body, json!({ "table": table, "seat": 1 }));
    for used in replies.iter().filter(|reply| reply.status != StatusCode::OK) {
        assert_eq!((used.status, used.code()), (StatusCode::UNAUTHORIZED, "unknown"));
    }
    let info = site.api("GET", &format!("/tables/{table}")).send().await;
    assert_eq!(info.body["seats"][1]["sitter"]["person"], json!(eve.person));
    for wrong in ["", "x", &"0".repeat(64)] {
        let reply = site.api("POST", "/seat-links").by(&eve).json(&json!({ "token": wrong })).send().await;
        assert_eq!((reply.status, reply.code()), (StatusCode::UNAUTHORIZED, "unknown"));
    }
}

#[tokio::test]
async fn a_link_shows_nobody_a_second_hand() {
    let site = Site::start().await;
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let table = site.duel(&ada, &bea, json!({})).await;
    let link = async |seat: u8| {
        let made = site.api("POST", &format!("/tables/{table}/seats/{seat}/link")).by(&ada).send().await;
        made.text_of("link").split_once("#seat=").expect("a secret").1.to_owned()
    };
    let take = async |guest: &Guest, token: &str| site.api("POST", "/seat-links").by(guest).json(&json!({ "token": token })).send().await;
    let opponent = link(1).await;
    let refused = take(&ada, &opponent).await;
    assert_eq!((refused.status, refused.code()), (StatusCode::FORBIDDEN, "had_part"), "{refused:?}");
    assert_eq!(take(&bea, &link(0).await).await.code(), "had_part");
    assert_eq!(take(&ada, &opponent).await.code(), "had_part", "the link is as good as before");
    // Sending them away first makes no difference.
    assert_eq!(site.command(&ada, &table, json!({ "do": "kick", "seat": 1 })).await.status, StatusCode::OK);
    assert_eq!(take(&ada, &opponent).await.code(), "unknown", "a link from before is none any more");
    let opponent = link(1).await;
    assert_eq!(take(&ada, &opponent).await.code(), "had_part");
    let info = async || site.api("GET", &format!("/tables/{table}")).send().await.body;
    assert_eq!(info().await["given"], json!([]));
    // The link is as good as before, for somebody who has no hand yet; and everybody is told.
    let given = take(&eve, &opponent).await;
    assert_eq!(given.status, StatusCode::OK, "{given:?}");
    assert_eq!((&info().await["given"][0]["seat"], &info().await["given"][0]["to"]), (&json!(1), &json!(eve.person)));
    assert_eq!(take(&ada, &link(1).await).await.code(), "had_part");
}

#[tokio::test]
async fn links_from_before_give_nothing_away() {
    let site = Site::start().await;
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let table = site.table(&ada, json!({})).await;
    let link = async |host: &Guest, seat: u8| {
        let made = site.api("POST", &format!("/tables/{table}/seats/{seat}/link")).by(host).send().await;
        assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
        made.text_of("link").split_once("#seat=").expect("a secret").1.to_owned()
    };
    let take = async |guest: &Guest, token: &str| site.api("POST", "/seat-links").by(guest).json(&json!({ "token": token })).send().await;
    let done = async |guest: &Guest, command: Value| assert_eq!(site.command(guest, &table, command).await.status, StatusCode::OK);
    // Only the last one made works, and when it is used no other is left.
    let (first, last) = (link(&ada, 1).await, link(&ada, 1).await);
    assert_eq!(take(&eve, &first).await.code(), "unknown");
    assert_eq!(take(&bea, &last).await.status, StatusCode::OK);
    // Nobody comes back by a link when the host has sent them away.
    let forgotten = link(&ada, 1).await;
    done(&ada, json!({ "do": "kick", "seat": 1 })).await;
    assert_eq!(take(&bea, &forgotten).await.code(), "unknown");
    // What was made while people gathered ends when the game begins.
    done(&ada, json!({ "do": "sit", "seat": 0 })).await;
    let gathered = link(&ada, 1).await;
    done(&bea, json!({ "do": "sit", "seat": 1 })).await;
    done(&ada, json!({ "do": "start" })).await;
    assert_eq!(take(&eve, &gathered).await.code(), "unknown");
    // And what a host has made ends with their role, for every seat.
    let of_ada = [link(&ada, 0).await, link(&ada, 1).await];
    done(&ada, json!({ "do": "hand_over", "to": bea.person })).await;
    for token in &of_ada {
        assert_eq!(take(&eve, token).await.code(), "unknown");
    }
    assert_eq!(site.api("POST", &format!("/tables/{table}/seats/0/link")).by(&ada).send().await.code(), "forbidden");
    // The host of now gives a seat to somebody whose browser is lost, or to somebody else.
    let given = link(&bea, 0).await;
    assert_eq!(take(&ada, &given).await.status, StatusCode::OK, "Ada, who sits there");
    let given = link(&bea, 0).await;
    assert_eq!(take(&eve, &given).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_lobby_does_not_tell_whose_turn_it_is() {
    let site = Site::start().await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    site.duel(&ada, &bea, json!({ "listed": true })).await;
    for guest in [None, Some(&ada), Some(&bea)] {
        let ask = site.api("GET", "/tables");
        let lobby = guest.map_or_else(|| site.api("GET", "/tables"), |guest| ask.by(guest)).send().await;
        assert_eq!(lobby.body["tables"][0]["waiting"], json!([]), "spectators see it a minute later");
    }
    let mine = site.api("GET", "/me/tables").by(&bea).send().await;
    assert_eq!(mine.body["tables"][0]["waiting"], json!([0]), "those who sit there know it");
}
