//! Other people: whom one does not want to hear or meet, and how one wants to be called.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::rest::{Blocked, Blocks, Complaint, NewBlock, NewPush, NewWebhook, PushEnd, PushKey, Unwanted, WebhookMade};
use protocol::text::{is_line, is_prose};
use protocol::{Millis, PersonId, RefusalCode};
use storage::{Block, PushSubscription, Report, Webhook};

use super::body::{At, Given};
use super::caller::Known;
use super::failure::Failed;
use crate::App;
use crate::random;

/// More than anybody needs, and little enough to be kept.
const MOST_BLOCKS: usize = 500;
const MOST_PUSHES: usize = 20;
const LONGEST_ADDRESS: usize = 1000;
const LONGEST_REPORT: usize = 4000;
/// Of one person within a day: each may carry a journal.
const MOST_REPORTS: u64 = 20;
const DAY: Millis = 24 * 60 * 60 * 1000;

fn missing() -> Failed {
    Failed::new(RefusalCode::Missing, "there is nobody of this id")
}

pub async fn blocks(State(app): State<App>, known: Known) -> Result<Json<Blocks>, Failed> {
    let mut blocks = Vec::new();
    for (person, block) in app.storage.blocks(known.person.id).await? {
        let name = app.storage.person(person).await?.map(|person| person.name);
        let block = match block {
            Block::Mute => Unwanted::Mute,
            Block::Block => Unwanted::Block,
        };
        blocks.push(Blocked { person, name, block });
    }
    Ok(Json(Blocks { blocks }))
}

pub async fn block(State(app): State<App>, known: Known, At(of): At<PersonId>, Given(new): Given<NewBlock>) -> Result<StatusCode, Failed> {
    let by = known.person.id;
    if by == of {
        return Err(Failed::malformed("nobody can be rid of themselves"));
    }
    app.storage.person(of).await?.ok_or_else(missing)?;
    let there = app.storage.blocks(by).await?;
    if there.len() >= MOST_BLOCKS && there.iter().all(|(other, _)| *other != of) {
        return Err(Failed::new(RefusalCode::TooMuch, "these are too many people"));
    }
    let block = match new.block {
        Unwanted::Mute => Block::Mute,
        Unwanted::Block => Block::Block,
    };
    app.storage.set_block(by, of, Some(block)).await?;
    app.tables.muted(by, of, true).await;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn unblock(State(app): State<App>, known: Known, At(of): At<PersonId>) -> Result<StatusCode, Failed> {
    app.storage.set_block(known.person.id, of, None).await?;
    app.tables.muted(known.person.id, of, false).await;
    Ok(StatusCode::NO_CONTENT)
}

/// What somebody wrote about something, neither empty nor endless.
pub fn tidy_report(text: &str) -> Result<String, Failed> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_REPORT || !is_prose(text) {
        return Err(Failed::malformed(format!("a report has 1 to {LONGEST_REPORT} letters, and none that only machines read")));
    }
    Ok(text.to_owned())
}

/// Keeps a report, unless whoever makes it has made many already.
pub async fn file(app: &App, report: Report) -> Result<StatusCode, Failed> {
    if app.storage.reported(report.by, report.at - DAY).await? >= MOST_REPORTS {
        return Err(Failed::new(RefusalCode::TooMuch, format!("{MOST_REPORTS} reports a day are enough")));
    }
    app.storage.add_report(report).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn report(
    State(app): State<App>,
    known: Known,
    At(about): At<PersonId>,
    Given(complaint): Given<Complaint>,
) -> Result<StatusCode, Failed> {
    let text = tidy_report(&complaint.text)?;
    app.storage.person(about).await?.ok_or_else(missing)?;
    let report = Report { by: known.person.id, table: complaint.table, about: Some(about), text, at: app.now(), journal: None };
    file(&app, report).await
}

pub async fn set_webhook(
    State(app): State<App>,
    known: Known,
    Given(new): Given<NewWebhook>,
) -> Result<(StatusCode, Json<WebhookMade>), Failed> {
    check_address(&app, &new.url)?;
    let secret = random::token(&*app.random)?.reveal();
    app.storage.set_webhook(known.person.id, Some(Webhook { url: new.url.clone(), secret: secret.clone() })).await?;
    Ok((StatusCode::CREATED, Json(WebhookMade { url: new.url, secret })))
}

pub async fn end_webhook(State(app): State<App>, known: Known) -> Result<StatusCode, Failed> {
    app.storage.set_webhook(known.person.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn add_push(State(app): State<App>, known: Known, Given(new): Given<NewPush>) -> Result<StatusCode, Failed> {
    check_address(&app, &new.endpoint)?;
    crate::notify::push::check_keys(&new.keys.p256dh, &new.keys.auth)
        .map_err(|_| Failed::malformed("these are no keys of a push service"))?;
    let there = app.storage.pushes(known.person.id).await?;
    if there.len() >= MOST_PUSHES && there.iter().all(|push| push.endpoint != new.endpoint) {
        return Err(Failed::new(RefusalCode::TooMuch, "these are too many devices"));
    }
    let push = PushSubscription { endpoint: new.endpoint, p256dh: new.keys.p256dh, auth: new.keys.auth };
    app.storage.add_push(known.person.id, push).await?;
    Ok(StatusCode::CREATED)
}

pub async fn end_push(State(app): State<App>, known: Known, Given(end): Given<PushEnd>) -> Result<StatusCode, Failed> {
    // Only one's own: the address of another's is no secret everywhere.
    if app.storage.pushes(known.person.id).await?.iter().any(|push| push.endpoint == end.endpoint) {
        app.storage.remove_push(&end.endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

pub async fn push_key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.calls.push_key() })
}

fn check_address(app: &App, url: &str) -> Result<(), Failed> {
    if url.len() > LONGEST_ADDRESS {
        return Err(Failed::malformed("the address is too long"));
    }
    // Whoever reads addresses passes over such letters, but what is kept is what was written.
    if !is_line(url) {
        return Err(Failed::malformed("the address has letters that only machines read"));
    }
    app.calls.may_reach(url).map_err(|problem| Failed::malformed(problem.to_string()))
}
