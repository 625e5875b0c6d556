//! What a request gets that is not answered.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::rest::Failure;
use protocol::{Refusal, RefusalCode};
use storage::StorageError;

use crate::random::NoRandom;

/// A refusal and the status it travels with.
#[derive(Debug)]
pub struct Failed {
    status: StatusCode,
    refusal: Refusal,
    /// Seconds after which it is worth trying again.
    wait: Option<u64>,
}

impl Failed {
    pub fn new(code: RefusalCode, reason: impl Into<String>) -> Self {
        Refusal::new(code, reason).into()
    }

    pub fn malformed(reason: impl Into<String>) -> Self {
        Self::new(RefusalCode::Malformed, reason)
    }

    pub fn too_often(seconds: u64) -> Self {
        let refusal = Refusal::new(RefusalCode::TooMuch, "too often; wait a little");
        Self { status: StatusCode::TOO_MANY_REQUESTS, refusal, wait: Some(seconds.max(1)) }
    }

    /// The program failed; what happened stands in its log, not here.
    pub fn ours() -> Self {
        let refusal = Refusal::new(RefusalCode::Unavailable, "this is a mistake of the server");
        Self { status: StatusCode::INTERNAL_SERVER_ERROR, refusal, wait: None }
    }

    pub fn at(self, status: StatusCode) -> Self {
        Self { status, ..self }
    }
}

fn status(code: RefusalCode) -> StatusCode {
    match code {
        RefusalCode::Malformed | RefusalCode::Protocol => StatusCode::BAD_REQUEST,
        RefusalCode::Unknown => StatusCode::UNAUTHORIZED,
        RefusalCode::Forbidden | RefusalCode::NotYourSeat | RefusalCode::HadPart => StatusCode::FORBIDDEN,
        RefusalCode::NoSuchTable | RefusalCode::Missing => StatusCode::NOT_FOUND,
        RefusalCode::Taken
        | RefusalCode::SeatTaken
        | RefusalCode::WrongPhase
        | RefusalCode::NotReady
        | RefusalCode::NotAsked
        | RefusalCode::Stale
        | RefusalCode::NoUndo
        | RefusalCode::Frozen => StatusCode::CONFLICT,
        RefusalCode::Rule | RefusalCode::TooMuch => StatusCode::UNPROCESSABLE_ENTITY,
        RefusalCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        RefusalCode::Unavailable | RefusalCode::TooSlow | RefusalCode::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Self {
        let status = status(refusal.code);
        let wait = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(2);
        Self { status, refusal, wait }
    }
}

impl From<StorageError> for Failed {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Missing(what) => Self::new(RefusalCode::Missing, format!("there is no such {what}")),
            StorageError::Taken(what) => Self::new(RefusalCode::Taken, format!("this {what} is taken")),
            // What exactly is a matter of whoever runs the server.
            other => {
                tracing::error!(%other, "storage has failed");
                Self::new(RefusalCode::Unavailable, "the database does not answer")
            }
        }
    }
}

impl From<NoRandom> for Failed {
    fn from(error: NoRandom) -> Self {
        tracing::error!(%error, "no random numbers");
        Self::ours()
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        metrics::counter!("hullbreach_http_refusals_total", "status" => self.status.as_str().to_owned()).increment(1);
        let mut response = (self.status, Json(Failure { error: self.refusal })).into_response();
        if let Some(seconds) = self.wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
