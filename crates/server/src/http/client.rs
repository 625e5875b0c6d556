//! The web client: inside the program, or in a folder.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::io::Write as _;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// As `npm run build` leaves it.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

const OPENING: &str = "index.html";
/// What may do something in the page: only what this server sends. Styles of single elements are part of the boards.
pub const PAGE_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// Files smaller than this do not get smaller.
const WORTH_PACKING: usize = 512;

/// The name of a file tells its content: it never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Asked for again each time; an unchanged file is not sent again.
const ASK_AGAIN: &str = "no-cache";

/// One file, as it is sent.
#[derive(Clone)]
struct File {
    plain: Bytes,
    packed: Option<Bytes>,
    tag: HeaderValue,
}

impl File {
    fn new(name: &str, content: Vec<u8>) -> Self {
        let tag: String = Sha256::digest(&content).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::from_str(&format!("W/\"{tag}\"")).unwrap_or(HeaderValue::from_static("\"\""));
        let packed = (is_text(name) && content.len() >= WORTH_PACKING).then(|| packed(&content)).flatten();
        Self { plain: content.into(), packed: packed.map(Bytes::from), tag }
    }
}

fn packed(content: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(7));
    encoder.write_all(content).ok()?;
    encoder.finish().ok()
}

fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

fn kind(name: &str) -> &'static str {
    match ending(name) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn is_text(name: &str) -> bool {
    matches!(ending(name), "html" | "js" | "mjs" | "css" | "wasm" | "svg" | "json" | "webmanifest" | "txt" | "ftl")
}

/// Where the files are.
enum Shelf {
    Inside,
    Folder(PathBuf),
}

/// The files of the client.
pub struct Client {
    shelf: Shelf,
    /// Files inside the program do not change: they are packed once.
    kept: Mutex<HashMap<String, Arc<File>>>,
}

impl Client {
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { shelf: folder.map_or(Shelf::Inside, Shelf::Folder), kept: Mutex::default() }
    }

    /// Whether there is a client at all.
    pub fn is_there(&self) -> bool {
        self.file(OPENING).is_some()
    }

    fn file(&self, name: &str) -> Option<Arc<File>> {
        match &self.shelf {
            Shelf::Folder(folder) => read(folder, name).map(|content| Arc::new(File::new(name, content))),
            Shelf::Inside if cfg!(debug_assertions) => Built::get(name).map(|file| Arc::new(File::new(name, file.data.into_owned()))),
            Shelf::Inside => {
                let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(file) = kept.get(name) {
                    return Some(file.clone());
                }
                let file = Arc::new(File::new(name, Built::get(name)?.data.into_owned()));
                kept.insert(name.to_owned(), file.clone());
                Some(file)
            }
        }
    }

    /// A file of the client; or its opening page, for addresses that are places within it.
    pub fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        if !matches!(*method, Method::GET | Method::HEAD) {
            return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
        }
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { OPENING } else { name };
        if name.starts_with('.') || name.contains("/.") {
            return StatusCode::NOT_FOUND.into_response();
        }
        if let Some(file) = self.file(name) {
            return sent(name, &file, headers);
        }
        // A file that is not there is not there; a place within the client has no ending.
        let is_file = name != OPENING && name.rsplit('/').next().is_some_and(|last| last.contains('.'));
        if name.starts_with("assets/") || is_file {
            return StatusCode::NOT_FOUND.into_response();
        }
        match self.file(OPENING) {
            Some(file) => sent(OPENING, &file, headers),
            None => absent(&self.shelf),
        }
    }
}

/// Names come from outside: nothing but plain folders and files, and nothing that leads out.
fn read(folder: &Path, name: &str) -> Option<Vec<u8>> {
    let relative = Path::new(name);
    if !relative.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let folder = folder.canonicalize().ok()?;
    let path = folder.join(relative).canonicalize().ok()?;
    if !path.starts_with(&folder) || !path.is_file() {
        return None;
    }
    std::fs::read(path).ok()
}

fn sent(name: &str, file: &File, headers: &HeaderMap) -> Response {
    let caching = if name.starts_with("assets/") { FOREVER } else { ASK_AGAIN };
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|tag| tag.trim().as_bytes() == file.tag.as_bytes());
    let wants_packed = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).is_some_and(|value| {
        value
            .split(',')
            .any(|word| word.trim().split(';').next().unwrap_or_default().eq_ignore_ascii_case("gzip") && !word.ends_with("q=0"))
    });
    let mut response = Response::new(Body::empty());
    let fields = response.headers_mut();
    fields.insert(header::ETAG, file.tag.clone());
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    fields.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY));
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    let content = match &file.packed {
        Some(packed) if wants_packed => {
            fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            packed.clone()
        }
        Some(_) | None => file.plain.clone(),
    };
    *response.body_mut() = Body::from(content);
    response
}

fn absent(shelf: &Shelf) -> Response {
    let text = match shelf {
        Shelf::Inside => {
            "This server was built without the web client.\n\n./play builds it and starts the server with it; with Node installed, \
             that is: npm --prefix web ci, cargo xtask wasm, npm --prefix web run build, and then a release build of the program.\n\
             A client that is built elsewhere can be named with --client FOLDER.\n"
        }
        Shelf::Folder(_) => {
            "The folder named with --client has no web client in it: index.html is missing. ./play builds one, in web/dist.\n"
        }
    };
    (StatusCode::SERVICE_UNAVAILABLE, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
