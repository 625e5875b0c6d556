//! Bodies of requests and answers: JSON, of bounded size, with refusals in our own words.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use protocol::RefusalCode;
use serde::de::DeserializeOwned;

use super::failure::Failed;

/// The most a request may carry.
pub const LONGEST: usize = 64 << 10;
/// The most a journal to be imported may have.
pub const LONGEST_IMPORT: usize = 4 << 20;

/// The body of a request. Asking for JSON by its type keeps forms of foreign pages out: a browser sends them without asking.
pub struct Given<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Given<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failed> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            let failed = Failed::malformed("the body must be application/json");
            return Err(failed.at(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failed::new(RefusalCode::TooLarge, "the body is too large"),
            _ => Failed::malformed("the body cannot be read"),
        })?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| Failed::malformed(error.to_string()))
    }
}

/// The parts of an address.
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        let Path(value) =
            Path::from_request_parts(parts, state).await.map_err(|_| Failed::new(RefusalCode::Missing, "there is nothing here"))?;
        Ok(Self(value))
    }
}

/// What stands after the question mark of an address.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        let Query(value) = Query::from_request_parts(parts, state).await.map_err(|rejection| Failed::malformed(rejection.body_text()))?;
        Ok(Self(value))
    }
}
