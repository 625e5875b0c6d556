//! The description of the interface is that of the routes.

use reqwest::StatusCode;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

use crate::site::Site;

/// Methods by path, as they are described.
fn described(document: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let paths = document["paths"].as_object().expect("paths");
    let methods = |item: &Value| -> BTreeSet<String> {
        let known = ["get", "post", "put", "delete", "patch"];
        item.as_object().expect("operations").keys().filter(|name| known.contains(&name.as_str())).map(|name| name.to_uppercase()).collect()
    };
    paths.iter().map(|(path, item)| (path.clone(), methods(item))).collect()
}

#[tokio::test]
async fn every_route_is_described_and_every_description_is_a_route() {
    let site = Site::start().await;
    let document = site.ask("GET", "/api/openapi.json").send().await;
    assert_eq!(document.status, StatusCode::OK);
    let described = described(&document.body);
    assert!(described.len() >= 24, "{} paths", described.len());
    for (path, methods) in &described {
        // A method no route has: the router itself tells which ones there are.
        let filled = path.replace("{table}", "0000000000000000").replace("{person}", "0000000000000000").replace("{seat}", "0");
        let reply = site.ask("PATCH", &filled).send().await;
        assert_eq!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{path} is described and no route");
        let allowed: BTreeSet<String> =
            reply.header("allow").split(',').map(|name| name.trim().to_owned()).filter(|name| name != "HEAD").collect();
        assert_eq!(&allowed, methods, "{path}");
    }
    // What the client of this project asks for is all there.
    let client = include_str!("../../../../web/src/lib/server.ts");
    let mut asked = 0;
    for line in client.lines() {
        let Some((method, path)) =
            ["GET", "POST", "PUT", "DELETE"].iter().find_map(|method| Some((*method, line.split_once(&format!("\"{method}\", "))?.1)))
        else {
            continue;
        };
        let path = path.trim_start_matches(['"', '`']).split(['"', '`', '?']).next().unwrap_or_default();
        if !path.starts_with('/') {
            continue;
        }
        let parts: Vec<&str> = path.split('/').collect();
        let fits = |known: &String| {
            let known: Vec<&str> = known.trim_start_matches(server::http::ROOT).split('/').collect();
            known.len() == parts.len()
                && known.iter().zip(&parts).all(|(known, part)| known == part || (known.starts_with('{') && part.starts_with("${")))
        };
        let there = described.iter().any(|(known, methods)| fits(known) && methods.contains(method));
        assert!(there, "the client asks {method} {path}");
        asked += 1;
    }
    assert!(asked >= 15, "only {asked} calls were found in the client");
}

#[tokio::test]
async fn the_description_is_whole() {
    let site = Site::start().await;
    let document = site.ask("GET", "/api/docs").send().await.body;
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    let text = document.to_string();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let mut references = 0;
    for part in text.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().expect("a name");
        assert!(schemas.contains_key(name), "{name} is referred to and not described");
        references += 1;
    }
    assert!(references > 40, "{references}");
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            assert!(operation["summary"].is_string(), "{method} {path}");
            assert!(operation["responses"]["default"].is_object(), "{method} {path}");
            let answers = operation["responses"].as_object().expect("responses");
            assert!(answers.keys().any(|status| status.starts_with('2') || status == "101"), "{method} {path}");
        }
    }
    let page = site.ask("GET", "/api/docs").with("accept", "text/html,*/*").send().await;
    assert!(page.header("content-type").starts_with("text/html"));
    for part in ["/api/v1/tables/{table}/seats/{seat}/link", "SeatLinkMade", "<table>"] {
        assert!(page.text.contains(part), "{part}");
    }
    assert!(!page.text.contains("<script") && !page.text.contains("https://"), "nothing is loaded from elsewhere");
}

/// The names serde knows, out of what it says about one it does not know.
fn names_of<T: serde::de::DeserializeOwned + std::fmt::Debug>() -> Vec<String> {
    let told = serde_json::from_str::<T>("\"?\"").expect_err("no such name").to_string();
    told.split('`').skip(1).step_by(2).filter(|word| *word != "?").map(str::to_owned).collect()
}

#[test]
fn every_claim_and_every_value_of_a_setup_is_written_down() {
    let page = include_str!("../../../../docs/protocol.md");
    let claims = page.split("| `claim` | about |").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the table of claims");
    let written: Vec<&str> = claims.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let kinds: Vec<String> = written
        .iter()
        .map(|text| {
            let claim: nemesis::Claim = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let value = serde_json::to_value(claim).expect("a claim");
            value.as_object().and_then(|fields| fields.keys().next().cloned()).expect("its kind")
        })
        .collect();
    assert_eq!(kinds, names_of::<nemesis::Claim>());
    let table_of = |game: &str| {
        let head = format!("| `{game}` | |");
        page.split(&head).nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the table of a setup").to_owned()
    };
    for (game, names) in [
        ("theseus", names_of::<theseus::setup::Mode>()),
        ("theseus", names_of::<theseus::setup::Ring>()),
        ("theseus", names_of::<theseus::setup::Decks>()),
        ("theseus", names_of::<theseus::generated::cards::Faction>()),
        ("theseus", names_of::<theseus::generated::sectors::Sector>()),
        ("nemesis", names_of::<nemesis::setup::Mode>()),
        ("nemesis", names_of::<nemesis::generated::ship::BoardSide>()),
    ] {
        assert!(!names.is_empty());
        let table = table_of(game);
        for name in names {
            assert!(table.contains(&format!("`{name}`")) || table.contains(&format!("\"{name}\"")), "{game}: {name}");
        }
    }
}
