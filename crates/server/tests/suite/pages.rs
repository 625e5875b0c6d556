//! The web client, as it is handed out.

use flate2::read::GzDecoder;
use reqwest::StatusCode;
use std::io::Read as _;

use crate::site::Site;

const OPENING: &str = "<!doctype html><title>Hullbreach</title>";

async fn site() -> Site {
    let site = Site::start().await;
    let client = site.folder.path().join("client");
    std::fs::create_dir_all(client.join("assets")).expect("a folder");
    std::fs::create_dir_all(client.join(".vite")).expect("a folder");
    for (name, content) in [
        ("index.html", OPENING.to_owned()),
        ("offline.js", "addEventListener".to_owned()),
        ("icon.svg", "<svg/>".to_owned()),
        ("assets/main-1234.js", "export const words = 1;".repeat(100)),
        ("assets/engine-1234.wasm", "\0asm".to_owned()),
        (".vite/manifest.json", "{}".to_owned()),
    ] {
        std::fs::write(client.join(name), content).expect("written");
    }
    std::fs::write(site.folder.path().join("secret.txt"), "secret").expect("written");
    site
}

#[tokio::test]
async fn files_are_what_they_are_and_places_are_the_opening_page() {
    let site = site().await;
    for (path, kind, caching) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/offline.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/engine-1234.wasm", "application/wasm", "public, max-age=31536000, immutable"),
        ("/assets/main-1234.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ] {
        let reply = site.ask("GET", path).send().await;
        assert_eq!((reply.status, reply.header("content-type"), reply.header("cache-control")), (StatusCode::OK, kind, caching), "{path}");
    }
    for place in ["/t/0123456789abcdef", "/t/0123456789abcdef/replay/3/all", "/games", "/rules/T-MOVE-04", "/new/theseus"] {
        let reply = site.ask("GET", place).send().await;
        assert_eq!((reply.status, reply.text.as_str()), (StatusCode::OK, OPENING), "{place}");
        let head = site.ask("HEAD", place).send().await;
        assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""), "{place}");
    }
    for missing in ["/assets/main-9999.js", "/assets/nothing", "/favicon.ico", "/.vite/manifest.json", "/.git/config", "/x/.hidden"] {
        assert_eq!(site.ask("GET", missing).send().await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    assert_eq!(site.ask("POST", "/games").send().await.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(site.ask("GET", "/api/nothing").send().await.code(), "missing", "the interface has no pages");
}

#[tokio::test]
async fn no_path_leads_out_of_the_client() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let site = site().await;
    #[cfg(unix)]
    std::os::unix::fs::symlink(site.folder.path().join("secret.txt"), site.folder.path().join("client/link.txt")).expect("a link");
    for path in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/link.txt",
        "/assets/%00",
        "/\\..\\secret.txt",
    ] {
        // Straight onto the connection: a client would tidy the path.
        let mut line = tokio::net::TcpStream::connect(site.address()).await.expect("a connection");
        line.write_all(format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").as_bytes()).await.expect("written");
        let mut told = String::new();
        line.read_to_string(&mut told).await.expect("an answer");
        assert!(told.starts_with("HTTP/1.1 ") && !told.contains("secret") && !told.contains("root:"), "{path}: {told}");
    }
}

#[tokio::test]
async fn what_is_known_is_not_sent_again_and_what_is_long_is_packed() {
    let site = site().await;
    let first = site.ask("GET", "/").send().await;
    let tag = first.header("etag").to_owned();
    assert!(!tag.is_empty());
    let again = site.ask("GET", "/").with("if-none-match", &format!("\"other\", {tag}")).send().await;
    assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    std::fs::write(site.folder.path().join("client/index.html"), "<!doctype html>new").expect("written");
    let changed = site.ask("GET", "/").with("if-none-match", &tag).send().await;
    assert_eq!((changed.status, changed.text.as_str()), (StatusCode::OK, "<!doctype html>new"));
    let packed = reqwest::Client::builder().no_proxy().build().expect("a client");
    let packed =
        packed.get(format!("{}/assets/main-1234.js", site.base())).header("accept-encoding", "br, gzip").send().await.expect("an answer");
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    assert_eq!(packed.headers()["vary"], "accept-encoding");
    let bytes = packed.bytes().await.expect("a body");
    let mut text = String::new();
    GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("unpacked");
    assert_eq!(text, "export const words = 1;".repeat(100));
    assert!(bytes.len() < text.len() / 4);
}

#[tokio::test]
async fn without_a_client_it_is_told_how_to_get_one() {
    let site = Site::start().await;
    let reply = site.ask("GET", "/").send().await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(reply.text.contains("./play"), "{}", reply.text);
    assert_eq!(site.api("GET", "/tables").send().await.status, StatusCode::OK, "all else works");
}
