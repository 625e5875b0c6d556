//! Tables over HTTP: lists, new ones, what they are, commands, seats, sockets.

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::Response;
use kernel::Seat;
use protocol::rest::{Commanded, ImportTable, NewTable, Page, SeatGiven, SeatLinkMade, SeatToken, TableMade};
use protocol::table::{Phase, Sitter, TableInfo};
use protocol::{Command, Millis, PersonId, RefusalCode, TableId, Token};
use serde::Deserialize;
use storage::{Cursor, SeatLink};

use super::body::{Asked, At, Given};
use super::caller::{Caller, Known};
use super::failure::Failed;
use super::large::Importer;
use super::origin::{self, Source};
use super::rates::{Class, Counted};
use crate::tables::Visitor;
use crate::{App, random, socket};

/// Lines of a page, unless asked for fewer or more, and at most.
const USUAL_PAGE: u32 = 20;
const LONGEST_PAGE: u32 = 100;
/// How long a link to a seat works.
const SEAT_LINK: Millis = 7 * 24 * 60 * 60 * 1000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageAsked {
    after: Option<String>,
    most: Option<u32>,
}

impl PageAsked {
    fn most(&self) -> u32 {
        self.most.unwrap_or(USUAL_PAGE).clamp(1, LONGEST_PAGE)
    }

    fn after(&self) -> Result<Option<Cursor>, Failed> {
        let Some(text) = self.after.as_deref().filter(|text| !text.is_empty()) else { return Ok(None) };
        let read = || {
            let (touched, table) = text.split_once('-')?;
            Some(Cursor { touched: touched.parse().ok()?, table: table.parse().ok()? })
        };
        read().map(Some).ok_or_else(|| Failed::malformed("there is no such page"))
    }
}

fn page(page: storage::Page) -> Json<Page> {
    let next = page.next.map(|Cursor { touched, table }| format!("{touched}-{table}"));
    Json(Page { tables: page.tables, next })
}

pub async fn lobby(State(app): State<App>, Asked(asked): Asked<PageAsked>) -> Result<Json<Page>, Failed> {
    let mut found = app.storage.lobby(asked.after()?, asked.most()).await?;
    // Whoever looks on sees later whose turn it is; a list does not tell it sooner.
    found.tables.iter_mut().for_each(|table| table.waiting.clear());
    Ok(page(found))
}

pub async fn mine(State(app): State<App>, known: Known, Asked(asked): Asked<PageAsked>) -> Result<Json<Page>, Failed> {
    Ok(page(app.storage.tables_of(known.person.id, asked.after()?, asked.most()).await?))
}

/// The address under which whoever asks has found this server.
pub struct Here(String);

impl FromRequestParts<App> for Here {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        if let Some(public) = &app.config.public {
            return Ok(Self(public.as_str().to_owned()));
        }
        let source = Source::from_request_parts(parts, app).await?;
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let scheme = if source.secure { "https" } else { "http" };
        let said = format!("{scheme}://{host}").parse::<crate::config::Origin>();
        Ok(Self(said.map_or_else(|_| app.address.clone(), |origin| origin.as_str().to_owned())))
    }
}

impl Here {
    fn table(&self, id: TableId) -> String {
        format!("{}/t/{id}", self.0)
    }
}

fn count_new(app: &App, source: Source, known: &Known) -> Result<(), Failed> {
    app.meters.count(Class::NewTable, Counted::Place(source.place()))?;
    app.meters.count(Class::NewTable, Counted::Person(known.person.id))
}

pub async fn open(
    State(app): State<App>,
    source: Source,
    here: Here,
    known: Known,
    Given(new): Given<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Failed> {
    count_new(&app, source, &known)?;
    let id = random::table_id(&*app.random)?;
    let table = host::NewTable { id, name: new.name, agreed: new.agreed, settings: new.settings, host: known.who(), now: app.now() };
    let id = app.tables.open(table, new.quick).await?;
    Ok((StatusCode::CREATED, Json(TableMade { id, link: here.table(id) })))
}

pub async fn import(
    State(app): State<App>,
    here: Here,
    importer: Importer,
    Given(import): Given<ImportTable>,
) -> Result<(StatusCode, Json<TableMade>), Failed> {
    let id = random::table_id(&*app.random)?;
    let id = app.tables.import(id, import.name, import.settings, importer.known.who(), import.journal).await?;
    Ok((StatusCode::CREATED, Json(TableMade { id, link: here.table(id) })))
}

pub async fn info(State(app): State<App>, At(table): At<TableId>) -> Result<Json<TableInfo>, Failed> {
    Ok(Json(app.tables.info(table).await?))
}

pub async fn command(
    State(app): State<App>,
    known: Known,
    At(table): At<TableId>,
    Given(command): Given<Command>,
) -> Result<Json<Commanded>, Failed> {
    Ok(Json(app.tables.command(table, &known.who(), command).await?))
}

/// Whether somebody is the host of a table or sits at it.
pub fn is_member(info: &TableInfo, person: PersonId) -> bool {
    let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { person: there, .. } if *there == person);
    info.host == person || info.seats.iter().any(|seat| sits(&seat.sitter))
}

fn seat(info: &TableInfo, number: u8) -> Result<Seat, Failed> {
    let seat = Seat::new(number);
    if usize::from(number) < info.seats.len() && seat.number() == number {
        return Ok(seat);
    }
    Err(Failed::new(RefusalCode::Missing, "there is no such seat"))
}

pub async fn new_seat_link(
    State(app): State<App>,
    here: Here,
    known: Known,
    At((table, number)): At<(TableId, u8)>,
) -> Result<(StatusCode, Json<SeatLinkMade>), Failed> {
    let only_host = |info: &TableInfo| {
        if info.host == known.person.id { Ok(()) } else { Err(Failed::new(RefusalCode::Forbidden, "only the host gives seats away")) }
    };
    let info = app.tables.info(table).await?;
    only_host(&info)?;
    let seat = seat(&info, number)?;
    let token = random::token(&*app.random)?;
    let until = app.now() + SEAT_LINK;
    app.storage.add_seat_link(token.hash(), SeatLink { table, seat, until }).await?;
    // Links end with the role of their host, and this one was made after that if the role has gone meanwhile.
    if let Err(forbidden) = only_host(&app.tables.info(table).await?) {
        app.storage.end_seat_links(table, Some(seat)).await?;
        return Err(forbidden);
    }
    let link = format!("{}#seat={}", here.table(table), token.reveal());
    Ok((StatusCode::CREATED, Json(SeatLinkMade { link, until })))
}

/// What a link stands and falls with: the host, the phase, and who sits there.
async fn standing(app: &App, link: &SeatLink) -> Option<(PersonId, Phase, Option<Sitter>)> {
    let info = app.tables.info(link.table).await.ok()?;
    Some((info.host, info.phase, info.seats.get(link.seat.index()).map(|seat| seat.sitter.clone())))
}

pub async fn take_seat(
    State(app): State<App>,
    source: Source,
    known: Known,
    Given(given): Given<SeatToken>,
) -> Result<Json<SeatGiven>, Failed> {
    app.meters.count(Class::Guess, Counted::Place(source.place()))?;
    let used = || Failed::new(RefusalCode::Unknown, "this link is used up or too old");
    let token: Token = given.token.parse().map_err(|_| used())?;
    let link = app.storage.take_seat_link(token.hash(), app.now()).await?.ok_or_else(used)?;
    let before = standing(&app, &link).await;
    if let Err(refusal) = app.tables.give_seat(link.table, link.seat, &known.who()).await {
        // Nothing was given, so the link is as good as before, unless it would have ended meanwhile.
        app.storage.return_seat_link(token.hash(), link.clone()).await?;
        if standing(&app, &link).await != before {
            app.storage.end_seat_links(link.table, Some(link.seat)).await?;
        }
        return Err(refusal.into());
    }
    Ok(Json(SeatGiven { table: link.table, seat: link.seat }))
}

/// Opens a socket. Browsers ask nobody before they open one to another site, so the page has to be ours.
pub async fn open_socket(
    State(app): State<App>,
    caller: Caller,
    At(table): At<TableId>,
    headers: axum::http::HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    if !origin::is_ours(&headers, &app.config) {
        return Err(Failed::new(RefusalCode::Forbidden, "this page is not ours"));
    }
    let upgrade = upgrade.map_err(|rejection| Failed::malformed("a socket is wanted here").at(rejection.status()))?;
    let (who, proof) = caller.known.map(|known| (known.who(), known.proof)).unzip();
    let visitor = Visitor { who, proof, address: caller.source.place() };
    let greeter = app.people.clone();
    let tables = app.tables.clone();
    Ok(socket::upgrade(upgrade).on_upgrade(move |socket| async move { tables.serve_socket(socket, table, visitor, greeter).await }))
}
