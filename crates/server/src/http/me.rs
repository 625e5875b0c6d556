//! Who one is: guests, accounts, devices, data.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Token;
use protocol::rest::{Credentials, Identity, NewPerson, Pairing, PairingCode, SessionsEnded};
use storage::Person;

use super::body::Given;
use super::caller::Known;
use super::cookie;
use super::failure::Failed;
use super::origin::Source;
use super::rates::{Class, Counted};
use crate::App;
use crate::people::People;
use crate::tables::Ended;

fn identity(person: Person, token: Option<&Token>) -> Json<Identity> {
    Json(Identity { person: person.id, name: person.name, login: person.login, token: token.map(Token::reveal) })
}

/// Tells a device who it is now; once, and in a cookie for browsers.
fn welcome(app: &App, source: Source, status: StatusCode, (person, token): (Person, Token)) -> Response {
    let set = cookie::given(&token, app.config.keep_sessions, source.secure);
    with_cookie((status, identity(person, Some(&token))).into_response(), set)
}

fn with_cookie(mut response: Response, set: Option<HeaderValue>) -> Response {
    if let Some(set) = set {
        response.headers_mut().insert(header::SET_COOKIE, set);
    }
    response
}

fn goodbye(source: Source) -> Response {
    with_cookie(StatusCode::NO_CONTENT.into_response(), cookie::taken_away(source.secure))
}

pub async fn new_guest(State(app): State<App>, source: Source, Given(new): Given<NewPerson>) -> Result<Response, Failed> {
    app.meters.count(Class::NewPerson, Counted::Place(source.place()))?;
    Ok(welcome(&app, source, StatusCode::CREATED, app.people.guest(&new.name).await?))
}

pub async fn show(known: Known) -> Json<Identity> {
    identity(known.person, None)
}

pub async fn rename(State(app): State<App>, known: Known, Given(new): Given<NewPerson>) -> Result<Json<Identity>, Failed> {
    Ok(identity(app.people.rename(&known.person, &new.name).await?, None))
}

pub async fn delete(State(app): State<App>, source: Source, known: Known) -> Result<Response, Failed> {
    let person = known.person.id;
    // Nobody acts for them while their tables are told; this device keeps its session, to try again if one of them does not answer.
    app.storage.end_other_sessions(person, known.proof).await?;
    app.tables.logged_out(person, Ended::All).await;
    app.tables.forget(&known.who()).await?;
    app.storage.forget_person(person).await?;
    app.people.forget(&known.proof);
    app.tables.logged_out(person, Ended::All).await;
    Ok(goodbye(source))
}

pub async fn export(State(app): State<App>, known: Known) -> Result<Response, Failed> {
    let mut export = app.storage.export_person(known.person.id).await?;
    // A journal tells everything hidden, and belongs to everybody who sits there.
    export.reports.iter_mut().for_each(|report| report.journal = None);
    let name = HeaderValue::from_static("attachment; filename=\"hullbreach-me.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}

pub async fn register(
    State(app): State<App>,
    source: Source,
    known: Known,
    Given(given): Given<Credentials>,
) -> Result<Json<Identity>, Failed> {
    app.meters.count(Class::Guess, Counted::Place(source.place()))?;
    let person = app.people.register(&known.person, &given.login, given.password).await?;
    if known.person.login.is_some() {
        // Whoever changes a password may have a reason to.
        app.storage.end_other_sessions(person.id, known.proof).await?;
        app.tables.logged_out(person.id, Ended::AllBut(known.proof)).await;
    }
    Ok(identity(person, None))
}

pub async fn log_in(State(app): State<App>, source: Source, Given(given): Given<Credentials>) -> Result<Response, Failed> {
    app.meters.count(Class::Guess, Counted::Place(source.place()))?;
    app.meters.count(Class::Guess, Counted::Login(People::counted(&given.login)))?;
    Ok(welcome(&app, source, StatusCode::CREATED, app.people.log_in(&given.login, given.password).await?))
}

pub async fn log_out(State(app): State<App>, source: Source, known: Known) -> Result<Response, Failed> {
    app.storage.end_session(known.proof).await?;
    app.people.forget(&known.proof);
    app.tables.logged_out(known.person.id, Ended::One(known.proof)).await;
    Ok(goodbye(source))
}

pub async fn log_out_others(State(app): State<App>, known: Known) -> Result<Json<SessionsEnded>, Failed> {
    let ended = app.storage.end_other_sessions(known.person.id, known.proof).await?;
    app.tables.logged_out(known.person.id, Ended::AllBut(known.proof)).await;
    Ok(Json(SessionsEnded { ended: u32::try_from(ended).unwrap_or(u32::MAX) }))
}

pub async fn new_pairing(State(app): State<App>, known: Known) -> Result<(StatusCode, Json<Pairing>), Failed> {
    let (code, until) = app.people.pairing(known.person.id).await?;
    Ok((StatusCode::CREATED, Json(Pairing { code, until })))
}

pub async fn pair(State(app): State<App>, source: Source, Given(given): Given<PairingCode>) -> Result<Response, Failed> {
    app.meters.count(Class::Guess, Counted::Place(source.place()))?;
    Ok(welcome(&app, source, StatusCode::CREATED, app.people.pair(&given.code).await?))
}
