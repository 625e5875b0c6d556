//! Who makes a request, and whether they may make it now.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use host::Who;
use protocol::{RefusalCode, Token, TokenHash};
use storage::Person;

use super::cookie;
use super::failure::Failed;
use super::origin::Source;
use super::rates::{Class, Counted};
use crate::App;

/// The token a request shows: in a header, or in the cookie of a browser.
fn token(headers: &HeaderMap, secure: bool) -> Result<Option<Token>, Failed> {
    let unknown = || Failed::new(RefusalCode::Unknown, "nobody is known by this token");
    match headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let (kind, token) = value.to_str().ok().and_then(|text| text.split_once(' ')).ok_or_else(unknown)?;
            if !kind.eq_ignore_ascii_case("bearer") {
                return Err(unknown());
            }
            token.trim().parse().map(Some).map_err(|_| unknown())
        }
        None => Ok(cookie::shown(headers, secure)),
    }
}

/// Whoever makes a request; perhaps nobody we know.
#[derive(Clone, Debug)]
pub struct Caller {
    pub source: Source,
    pub known: Option<Known>,
}

/// Somebody who has proven who they are.
#[derive(Clone, Debug)]
pub struct Known {
    pub person: Person,
    pub proof: TokenHash,
}

impl Known {
    pub fn who(&self) -> Who {
        Who { person: self.person.id, name: self.person.name.clone() }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let source = source(parts)?;
        let Some(token) = token(&parts.headers, source.secure)? else { return Ok(Self { source, known: None }) };
        let proof = token.hash();
        let known = app.people.of(proof).await?.map(|person| Known { person, proof });
        Ok(Self { source, known })
    }
}

impl FromRequestParts<App> for Source {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Failed> {
        source(parts)
    }
}

/// Noted by the layer around all routes.
fn source(parts: &Parts) -> Result<Source, Failed> {
    parts.extensions.get::<Source>().copied().ok_or_else(Failed::ours)
}

/// Somebody we know; nobody else gets this far.
impl FromRequestParts<App> for Known {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let known = caller.known.ok_or_else(|| Failed::new(RefusalCode::Unknown, "first say who you are"))?;
        let class = if super::origin::changes(&parts.method) { Class::Write } else { Class::Read };
        app.meters.count(class, Counted::Person(known.person.id))?;
        Ok(known)
    }
}
