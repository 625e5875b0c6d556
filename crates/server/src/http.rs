//! Everything over HTTP: the interface, the web client, health and measures; and what holds for all of it.

mod api;
mod body;
mod caller;
mod client;
pub(crate) mod connections;
mod cookie;
mod docs;
pub mod failure;
mod games;
pub(crate) mod health;
mod large;
mod me;
mod origin;
mod others;
pub mod rates;
mod tables;
mod unread;

pub use api::ROOT;
pub(crate) use api::api;
pub(crate) use client::Client;
pub(crate) use games::Reels;
pub(crate) use large::Large;
pub(crate) use rates::Meters;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::RefusalCode;
use std::any::Any;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tracing::Instrument as _;

use crate::App;
use failure::Failed;
use origin::Source;
use rates::{Class, Counted};

/// How long anything may take that is not a socket.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a browser insists on TLS after it has seen it.
const INSIST: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// What holds for every answer.
const ALWAYS: [(HeaderName, HeaderValue); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
    ),
];
/// What holds unless an answer says more.
const USUALLY: [(HeaderName, HeaderValue); 2] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    ),
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

pub(crate) fn router(app: App, interface: Router<App>) -> Router {
    let nothing = || async { Failed::new(RefusalCode::Missing, "there is nothing here") };
    Router::new()
        .nest(ROOT, interface)
        .route("/api/docs", get(docs::docs))
        .route("/api/openapi.json", get(docs::document))
        .route("/api", axum::routing::any(nothing))
        .route("/api/{*rest}", axum::routing::any(nothing))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::measures))
        .fallback(page)
        .method_not_allowed_fallback(not_so)
        .layer(DefaultBodyLimit::max(body::LONGEST))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(CompressionLayer::new().gzip(true))
        .layer(middleware::from_fn_with_state(app.clone(), dress))
        .with_state(app)
}

async fn page(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    app.client.answer(&method, uri.path(), &headers)
}

async fn not_so() -> Failed {
    Failed::malformed("this cannot be done here").at(StatusCode::METHOD_NOT_ALLOWED)
}

fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request has panicked");
    metrics::counter!("hullbreach_panics_total", "where" => "http").increment(1);
    Failed::ours().into_response()
}

/// Before anything is done: where a request comes from, whether its page is ours, whether there were too many.
async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Result<Response, Failed> {
    let source = Source::of(peer.ip(), request.headers(), &app.config);
    request.extensions_mut().insert(source);
    let changes = origin::changes(request.method());
    if changes && !origin::is_ours(request.headers(), &app.config) {
        return Err(Failed::new(RefusalCode::Forbidden, "this page is not ours"));
    }
    if request.uri().path().starts_with("/api/") {
        let class = if changes { Class::Write } else { Class::Read };
        app.meters.count(class, Counted::Place(source.place()))?;
    }
    Ok(next.run(request).await)
}

/// After everything is done: what holds for every answer, and how long it took.
async fn dress(State(app): State<App>, ConnectInfo(peer): ConnectInfo<SocketAddr>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let secure = Source::of(peer.ip(), request.headers(), &app.config).secure;
    // The route and not the address: addresses name tables, and tables are found by nothing else.
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", method = %request.method(), route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let fields = response.headers_mut();
    for (name, value) in ALWAYS {
        fields.insert(name, value);
    }
    for (name, value) in USUALLY {
        fields.entry(name).or_insert(value);
    }
    if secure {
        fields.insert(header::STRICT_TRANSPORT_SECURITY, INSIST);
    }
    let took = begun.elapsed();
    let status = response.status();
    span.in_scope(|| tracing::debug!(status = status.as_u16(), milliseconds = took.as_millis() as u64, "answered"));
    metrics::histogram!("hullbreach_http_seconds", "route" => route).record(took.as_secs_f64());
    response
}
