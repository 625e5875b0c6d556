//! Games that are over: seen again, taken along, complained about.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::{Eyes, Replay, ReplayError};
use kernel::Seat;
use protocol::rest::{Problem, Replayed};
use protocol::table::{Phase, TableInfo};
use protocol::{RefusalCode, TableId};
use serde::Deserialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use storage::Report;

use super::body::{Asked, At, Given};
use super::caller::{Caller, Known};
use super::failure::Failed;
use super::others::{self, tidy_report};
use super::tables::is_member;
use crate::App;

/// So many games are kept at hand to be seen again.
const KEPT: usize = 16;

/// Games that are being seen again.
#[derive(Default)]
pub struct Reels {
    kept: Mutex<VecDeque<(TableId, Arc<Mutex<Replay>>)>>,
}

impl Reels {
    fn find(&self, table: TableId) -> Option<Arc<Mutex<Replay>>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(there, _)| *there == table)?;
        let found = kept.remove(place)?;
        let reel = found.1.clone();
        kept.push_front(found);
        Some(reel)
    }

    fn keep(&self, table: TableId, reel: Arc<Mutex<Replay>>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((table, reel));
        kept.truncate(KEPT);
    }
}

/// Nothing of a game is told while it runs beyond what tables send: how many answers were given, and when, is a secret too.
fn only_over(info: &TableInfo) -> Result<(), Failed> {
    match info.phase {
        Phase::Over | Phase::Abandoned | Phase::Frozen | Phase::Closed => Ok(()),
        Phase::Gathering | Phase::Playing => Err(Failed::new(RefusalCode::WrongPhase, "the game is not over")),
    }
}

pub async fn journal(State(app): State<App>, known: Known, At(table): At<TableId>) -> Result<Response, Failed> {
    let info = app.tables.info(table).await?;
    if !is_member(&info, known.person.id) {
        return Err(Failed::new(RefusalCode::Forbidden, "only those who sat here get the journal"));
    }
    only_over(&info)?;
    let records = app.tables.records(table).await?;
    let journal = host::journal(&records).map_err(|error| Failed::new(RefusalCode::WrongPhase, error.to_string()))?;
    let named = HeaderValue::from_str(&format!("attachment; filename=\"{}-{table}.json\"", info.agreed.game().id()));
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let name = (header::CONTENT_DISPOSITION, named.unwrap_or_else(|_| HeaderValue::from_static("attachment")));
    Ok(([kind, name], journal).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameAsked {
    #[serde(default)]
    frame: u32,
    eyes: Option<String>,
}

fn eyes(text: &str) -> Result<Eyes, Failed> {
    match text {
        "all" => Ok(Eyes::Everything),
        "spectator" => Ok(Eyes::Spectator),
        other => {
            let number = other.strip_prefix("seat:").and_then(|number| number.parse::<u8>().ok());
            // A number past the table would be folded into it.
            let seat = number.map(Seat::new).filter(|seat| Some(seat.number()) == number);
            seat.map(Eyes::Seat).ok_or_else(|| Failed::malformed("eyes are all, spectator or seat:0"))
        }
    }
}

/// A game that is over can be seen by whoever has its link, if those who played let others look on.
pub async fn replay(
    State(app): State<App>,
    caller: Caller,
    At(table): At<TableId>,
    Asked(asked): Asked<FrameAsked>,
) -> Result<Json<Replayed>, Failed> {
    let eyes = eyes(asked.eyes.as_deref().unwrap_or("spectator"))?;
    let info = app.tables.info(table).await?;
    let member = caller.known.is_some_and(|known| is_member(&info, known.person.id));
    if !member && !info.settings.spectators {
        return Err(Failed::new(RefusalCode::Forbidden, "those who played keep this game to themselves"));
    }
    only_over(&info)?;
    let turn = app.tables.labour().turn().await.map_err(|_| Failed::ours())?;
    let (kept, number) = (app.reels.find(table), asked.frame);
    let is_kept = kept.is_some();
    let records = if is_kept { Vec::new() } else { app.tables.records(table).await? };
    let work = move || {
        let reel = match kept {
            Some(reel) => reel,
            None => Arc::new(Mutex::new(Replay::of(&records)?)),
        };
        let mut replay = reel.lock().unwrap_or_else(PoisonError::into_inner);
        let (frames, over) = (replay.frames(), replay.is_over());
        let frame = replay.frame(number, eyes)?;
        drop(replay);
        Ok::<_, ReplayError>((Replayed { frames, over, frame }, reel))
    };
    let worked = turn.work(work).await.map_err(|_| Failed::ours())?;
    let (replayed, reel) = worked.map_err(|error| match error {
        ReplayError::NoFrame(_) => Failed::new(RefusalCode::Missing, error.to_string()),
        ReplayError::NoGame(_) | ReplayError::Broken { .. } => Failed::new(RefusalCode::WrongPhase, error.to_string()),
    })?;
    if !is_kept {
        app.reels.keep(table, reel);
    }
    Ok(Json(replayed))
}

/// Whoever runs the server gets the exact journal with it; nobody else does.
pub async fn problem(
    State(app): State<App>,
    known: Known,
    At(table): At<TableId>,
    Given(problem): Given<Problem>,
) -> Result<StatusCode, Failed> {
    let text = tidy_report(&problem.text)?;
    let info = app.tables.info(table).await?;
    if !is_member(&info, known.person.id) {
        return Err(Failed::new(RefusalCode::Forbidden, "only those who sit here can report this table"));
    }
    let records = app.tables.records(table).await?;
    let journal = host::journal(&records).ok();
    let report = Report { by: known.person.id, table: Some(table), about: None, text, at: app.now(), journal };
    others::file(&app, report).await
}
