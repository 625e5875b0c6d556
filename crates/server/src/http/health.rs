//! Whether the server lives, whether it can be used, and how it is doing.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::RefusalCode;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use std::time::Duration;
use subtle::ConstantTimeEq as _;

use super::failure::Failed;
use super::origin::Source;
use crate::tables::measure;
use crate::{App, ServeError};

/// How long the database may take before we are not ready.
const PATIENCE: Duration = Duration::from_secs(2);
/// Bounds of times, in seconds.
const TIMES: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The process lives.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// It can be used: the database answers, and nobody has told it to end.
pub async fn ready(State(app): State<App>) -> Result<&'static str, Failed> {
    if app.ending.load(Ordering::Relaxed) {
        return Err(Failed::new(RefusalCode::ShuttingDown, "the server is about to end"));
    }
    match tokio::time::timeout(PATIENCE, app.storage.ping()).await {
        Ok(Ok(())) => Ok("ready\n"),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(Failed::new(RefusalCode::Unavailable, "the database does not answer")),
    }
}

/// Measures for Prometheus; for this machine, and for those who know the token.
pub async fn measures(
    State(app): State<App>,
    source: Source,
    headers: HeaderMap,
) -> Result<([(header::HeaderName, &'static str); 1], String), Failed> {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).and_then(|value| value.strip_prefix("Bearer "));
    let known = match (&app.config.metrics_token, shown) {
        (Some(token), Some(shown)) => bool::from(token.as_bytes().ct_eq(shown.as_bytes())),
        (None, _) | (_, None) => false,
    };
    if !known && !source.local {
        return Err(Failed::new(RefusalCode::Forbidden, "measures are not for everybody").at(StatusCode::FORBIDDEN));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.measures.render()))
}

/// What collects measures; one for the whole process, as the library wants it.
pub fn collector() -> Result<PrometheusHandle, ServeError> {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = HANDLE.get() {
        return Ok(handle.clone());
    }
    let failed = |problem: String| ServeError::Setup { what: "measures", problem };
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &TIMES)
        .map_err(|error| failed(error.to_string()))?
        .build_recorder();
    let handle = recorder.handle();
    match metrics::set_global_recorder(recorder) {
        Ok(()) => {
            measure::register();
            Ok(HANDLE.get_or_init(|| handle).clone())
        }
        // Somebody was quicker.
        Err(error) => HANDLE.get().cloned().ok_or_else(|| failed(error.to_string())),
    }
}
