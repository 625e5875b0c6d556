//! Messages between browsers and tables as TypeScript: one of each kind, about a game that is really played.

use crate::samples::{holds, refusals};
use anyhow::{Context, Result};
use bots::BotName;
use kernel::{Between, Game as _, Journal, Refused, Seat, Seed, Viewer, Words as _};
use protocol::message::{Answer, By, Happened, Offered, Pending, Role, Said, Sight, Update};
use protocol::preview::{Ahead, Branch, Course, Preview, Supposed, Track};
use protocol::rest::{
    Blocked, Blocks, Call, CallReason, Commanded, Complaint, Credentials, Failure, Frame, FrameAnswer, Identity, ImportTable, NewBlock,
    NewPerson, NewPush, NewTable, NewWebhook, Page, Pairing, PairingCode, Problem, PushEnd, PushKey, Replayed, SeatGiven, SeatLinkMade,
    SeatToken, SessionsEnded, TableMade, Unwanted, WebhookMade,
};
use protocol::table::{
    Clock, GivenSeat, Notice, Phase, SeatInfo, Settings, Sitter, StandingOrders, Summary, TableInfo, UndoRequest, WindowOrder,
};
use protocol::{AnySetup, FromClient, FromTable, PROTOCOL, PersonId, Refusal, RefusalCode, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use theseus::generated::cards::Faction;
use theseus::{Setup, Theseus};

const NOW: i64 = 1_790_000_000_000;

fn table_id() -> TableId {
    TableId::from_random([7; 10])
}

fn person() -> PersonId {
    PersonId::from_random([8; 10])
}

/// Writes one file with all of them.
pub fn write(folder: &Path) -> Result<()> {
    let mut text =
        String::from("import type * as protocol from \"../src/types/protocol\";\n\ndeclare function holds<T>(value: T): void;\n\n");
    let from_table = from_table()?;
    let mut count = 0;
    let mut show = |of: &str, value: &Value| {
        text += &holds(&format!("protocol.{of}"), value);
        count += 1;
    };
    from_table.iter().for_each(|message| show("FromTable", message));
    for message in from_client() {
        show("FromClient", &accepted::<FromClient>(message)?);
    }
    for (of, value) in over_http()? {
        show(of, &value);
    }
    text += &refusals("protocol.FromTable", from_table.first().context("there are no messages")?)?;
    let name = folder.join("protocol.ts");
    fs::write(&name, text).with_context(|| name.display().to_string())?;
    println!("protocol: {count} messages");
    Ok(())
}

/// A message as a client writes it, which the table must be able to read.
fn accepted<T: DeserializeOwned>(message: Value) -> Result<Value> {
    serde_json::from_value::<T>(message.clone()).with_context(|| message.to_string())?;
    Ok(message)
}

fn from_table() -> Result<Vec<Value>> {
    let (whole, change) = updates()?;
    let refusal = Refusal::new(RefusalCode::Stale, "the question was answered already");
    let said = Said { number: 1, at: NOW, by: person(), name: String::from("Ada"), text: None, phrase: Some(String::from("well_done")) };
    let playing = table(Phase::Playing, None);
    let over = TableInfo {
        result: Some(protocol::table::Result { winners: vec![Seat::new(1)], ending: None, seed: String::from("00") }),
        rematch: Some(table_id()),
        ..table(Phase::Over, Some(Notice::NewRules { begun: 1, now: 2 }))
    };
    let messages = [
        FromTable::Welcome {
            protocol: PROTOCOL,
            now: NOW,
            you: Some(person()),
            seats: vec![Seat::new(0)],
            role: Role::Player,
            host_away: 300_000,
            table: Box::new(playing),
        },
        FromTable::Table { table: Box::new(over) },
        FromTable::Update(Box::new(whole)),
        FromTable::Update(Box::new(change)),
        FromTable::Done { id: 1 },
        FromTable::Refused { id: 2, refusal: refusal.clone() },
        FromTable::Reason { id: 3, refusal: rule_of_the_game()? },
        FromTable::Said(said),
        FromTable::Pinged { by: Seat::new(1), at: String::from("room 3") },
        FromTable::Alive,
        FromTable::Farewell { refusal },
        FromTable::Preview { id: 4, preview: Box::new(preview()) },
    ];
    messages.iter().map(|message| Ok(serde_json::to_value(message)?)).collect()
}

/// A look ahead with every kind of end.
fn preview() -> Preview {
    let course = |ahead: Ahead| Course { supposed: Vec::new(), events: Vec::new(), tracks: Vec::new(), ahead };
    let ends =
        [Ahead::Decision { seats: vec![Seat::new(1)] }, Ahead::End, Ahead::Draw { source: String::from("attack cards") }, Ahead::Hidden];
    let branch = |ahead: Ahead| Branch { weight: 1, outcomes: vec![String::from("silence")], course: course(ahead) };
    let branches: Vec<Branch> = ends.into_iter().map(branch).collect();
    Preview {
        seat: Seat::new(0),
        turn: 7,
        option: 2,
        course: Course {
            supposed: vec![Supposed::Paid, Supposed::LetPass],
            events: vec![Happened { rule: "T-MOVE-01", event: RawValue::NULL.to_owned(), text: String::from("A unit sets out.") }],
            tracks: vec![Track { track: "life", seat: Seat::new(1), from: 20, to: 19 }],
            ahead: Ahead::Odds { source: String::from("noise die"), of: 4, branches },
        },
    }
}

fn agreed() -> Setup {
    let [marines, aliens, ..] = Faction::ALL;
    Setup::new(&[marines, aliens])
}

fn table(phase: Phase, notice: Option<Notice>) -> TableInfo {
    let seat = |sitter: Sitter| SeatInfo {
        sitter,
        connected: true,
        covered: false,
        conceded: false,
        cover_at: Some(NOW),
        clock: Some(60_000),
        wants_rematch: false,
    };
    TableInfo {
        id: table_id(),
        name: String::from("Friday"),
        agreed: AnySetup::Theseus(agreed()),
        settings: Settings { clock: Clock::Bank { seconds: 600, increment: 5 }, ..Settings::default() },
        phase,
        host: person(),
        seats: vec![
            seat(Sitter::Person { person: person(), name: String::from("Ada") }),
            seat(Sitter::Bot { bot: BotName::Rookie }),
            seat(Sitter::Nobody),
        ],
        spectators: 0,
        rules_version: 1,
        commitment: Some(String::from("00")),
        undo: Some(UndoRequest { by: Seat::new(0), to: 3, waiting: vec![Seat::new(1)] }),
        result: None,
        rematch: None,
        notice,
        given: vec![GivenSeat { seat: Seat::new(1), to: person(), at: NOW }],
        created: NOW,
        touched: NOW,
    }
}

/// What the seat that begins is told at first, and what changes with its answer.
fn updates() -> Result<(Update, Update)> {
    let (mut journal, mut game) = Journal::<Theseus>::begin(&agreed(), &Seed::from_number(1))?;
    let mut options = vec![];
    let seat = game.state.settle(&mut game.referee, &mut options)?.context("nobody is asked")?;
    let (_, choice) = game.state.decision().context("nobody is asked")?;
    let (choice, board) = (*choice, game.state.board);
    let view = |state: &theseus::State| theseus::View::of(state, Viewer::Seat(seat));
    let before = view(&game.state);
    let pending = Pending {
        turn: 0,
        kind: Theseus::question(&choice),
        prompt: Theseus::prompt(&choice, &board),
        options: options
            .iter()
            // With and without what is left out where it says nothing.
            .zip(0..)
            .map(|(action, cost)| Ok(Offered { action: raw(action)?, text: Theseus::say(action, &board), is_final: cost > 0, cost }))
            .collect::<Result<_>>()?,
        window: false,
        until: Some(NOW),
    };
    let update = |sight: Sight, events: Vec<Happened>, pending: Option<Pending>| Update {
        seat: Some(seat),
        turn: 0,
        sight,
        from: 0,
        events,
        waiting: vec![seat],
        pending,
        may_undo: true,
        orders: Some(StandingOrders { windows: WindowOrder::Ask }),
    };
    let whole = update(Sight::Whole(raw(&before)?), vec![], Some(pending));
    game.referee.take_log();
    journal.play(&mut game, seat, &options[0])?;
    let mut events = vec![];
    for entry in game.referee.take_log() {
        if let Some(event) = Theseus::seen(&entry.event, Viewer::Seat(seat)) {
            events.push(Happened { rule: entry.rule.as_str(), event: raw(&event)?, text: Theseus::tell(&event, &game.state.board) });
        }
    }
    let patch = raw(&Between { before: &before, now: &view(&game.state) })?;
    Ok((whole, update(Sight::Change(patch), events, None)))
}

/// The refusal of an answer that is not possible.
fn rule_of_the_game() -> Result<Refusal> {
    let (_, mut game) = Journal::<Theseus>::begin(&agreed(), &Seed::from_number(1))?;
    let (asked, _) = game.state.decision().context("nobody is asked")?;
    let seat = asked.iter().next().context("nobody is asked")?;
    match game.state.apply(seat, &theseus::Action::Leap, &mut game.referee) {
        Err(Refused::Rule(refusal)) => Ok(refusal.into()),
        other => anyhow::bail!("a leap out of nowhere is not refused by a rule: {other:?}"),
    }
}

fn raw(value: &impl Serialize) -> Result<Box<RawValue>> {
    Ok(serde_json::value::to_raw_value(value)?)
}

fn from_client() -> Vec<Value> {
    let commands = [
        json!({ "do": "sit", "seat": 0 }),
        json!({ "do": "sit", "seat": 0, "name": "Ada" }),
        json!({ "do": "stand", "seat": 0 }),
        json!({ "do": "seat_bot", "seat": 1, "bot": BotName::Rookie }),
        json!({ "do": "agree", "agreed": AnySetup::Nemesis(nemesis::Setup::new(4)) }),
        json!({ "do": "settle", "settings": Settings::default() }),
        json!({ "do": "rename", "name": "Friday" }),
        json!({ "do": "start" }),
        json!({ "do": "hand_over", "to": person() }),
        json!({ "do": "kick", "seat": 1 }),
        json!({ "do": "abandon" }),
        json!({ "do": "answer", "seat": 0, "turn": 3, "option": 1 }),
        json!({ "do": "act", "seat": 0, "turn": 3, "action": theseus::Action::Pass }),
        json!({ "do": "why_not", "seat": 0, "action": nemesis::Action::Reroll }),
        json!({ "do": "claim", "seat": 0, "claim": nemesis::claims::Claim::Infected { cards: 1 } }),
        json!({ "do": "undo", "seat": 0, "turn": 3 }),
        json!({ "do": "agree_to_undo", "seat": 0, "yes": true }),
        json!({ "do": "order", "seat": 0, "orders": StandingOrders { windows: WindowOrder::PassUnlessMe } }),
        json!({ "do": "concede", "seat": 0 }),
        json!({ "do": "cover", "seat": 0 }),
        json!({ "do": "take_back", "seat": 0 }),
        json!({ "do": "rematch", "seat": 0 }),
        json!({ "do": "say", "text": "Hello" }),
        json!({ "do": "phrase", "phrase": "well_done" }),
        json!({ "do": "ping", "at": "room 3" }),
        json!({ "do": "preview", "seat": 0, "turn": 7, "option": 2 }),
    ];
    let hello = [
        json!({ "type": "hello", "protocol": PROTOCOL }),
        json!({ "type": "hello", "protocol": PROTOCOL, "token": null, "role": "screen", "seen": [{ "seat": 0, "events": 7 }, { "seat": 1, "events": 7, "turn": 3 }] }),
        json!({ "type": "alive" }),
    ];
    let commands = commands.into_iter().zip(1..).map(|(command, id)| json!({ "type": "do", "id": id, "command": command }));
    hello.into_iter().chain(commands).collect()
}

fn call(why: CallReason) -> Call {
    Call { table: table_id(), link: String::from("/t/0"), why, at: NOW }
}

fn over_http() -> Result<Vec<(&'static str, Value)>> {
    let line = Summary {
        id: table_id(),
        name: String::from("Friday"),
        agreed: AnySetup::Theseus(agreed()),
        phase: Phase::Gathering,
        seats: vec![Some(String::from("Ada")), None],
        waiting: vec![],
        created: NOW,
        touched: NOW,
    };
    let identity = |token: Option<String>| Identity { person: person(), name: String::from("Ada"), login: None, token };
    let answer = Answer { action: raw(&theseus::Action::Pass)?, text: String::from("pass") };
    let answered = FrameAnswer { seat: Seat::new(1), by: Some(By::Order), at: Some(NOW), answer: Some(answer) };
    let frame = Frame { number: 1, answered: Some(answered), view: raw(&json!({}))?, events: vec![], waiting: vec![Seat::new(0)] };
    Ok(vec![
        ("Replayed", serde_json::to_value(Replayed { frames: 2, over: true, frame })?),
        ("NewPerson", accepted::<NewPerson>(json!({ "name": "Ada" }))?),
        ("Identity", serde_json::to_value(identity(None))?),
        ("Identity", serde_json::to_value(identity(Some(String::from("00"))))?),
        ("Credentials", accepted::<Credentials>(json!({ "login": "ada", "password": "…" }))?),
        ("NewTable", accepted::<NewTable>(json!({ "name": "Friday", "agreed": AnySetup::Theseus(agreed()) }))?),
        ("NewTable", accepted::<NewTable>(json!({ "name": "Friday", "agreed": AnySetup::Theseus(agreed()), "quick": "rookie" }))?),
        ("TableMade", serde_json::to_value(TableMade { id: table_id(), link: String::from("/t/0") })?),
        ("Page", serde_json::to_value(Page { tables: vec![line], next: None })?),
        ("Pairing", serde_json::to_value(Pairing { code: String::from("0000"), until: NOW })?),
        ("PairingCode", accepted::<PairingCode>(json!({ "code": "0000" }))?),
        ("SessionsEnded", serde_json::to_value(SessionsEnded { ended: 2 })?),
        ("NewBlock", accepted::<NewBlock>(json!({ "block": "mute" }))?),
        ("Blocks", serde_json::to_value(Blocks { blocks: vec![Blocked { person: person(), name: None, block: Unwanted::Block }] })?),
        ("NewWebhook", accepted::<NewWebhook>(json!({ "url": "https://example.org/called" }))?),
        ("WebhookMade", serde_json::to_value(WebhookMade { url: String::from("https://example.org"), secret: String::from("00") })?),
        ("Call", serde_json::to_value(call(CallReason::Asked { seat: Seat::new(1), cover_at: Some(NOW) }))?),
        ("Call", serde_json::to_value(call(CallReason::UndoAsked { seat: Seat::new(1), by: Seat::new(0) }))?),
        ("Call", serde_json::to_value(call(CallReason::Over))?),
        ("NewPush", accepted::<NewPush>(json!({ "endpoint": "https://push.example", "keys": { "p256dh": "B", "auth": "A" } }))?),
        ("PushEnd", accepted::<PushEnd>(json!({ "endpoint": "https://push.example" }))?),
        ("PushKey", serde_json::to_value(PushKey { key: String::from("B") })?),
        ("ImportTable", accepted::<ImportTable>(json!({ "name": "Friday", "journal": "{}" }))?),
        ("Commanded", serde_json::to_value(Commanded { reason: None, preview: None })?),
        ("SeatLinkMade", serde_json::to_value(SeatLinkMade { link: String::from("/t/0#seat=0"), until: NOW })?),
        ("SeatToken", accepted::<SeatToken>(json!({ "token": "00" }))?),
        ("SeatGiven", serde_json::to_value(SeatGiven { table: table_id(), seat: Seat::new(1) })?),
        ("Complaint", accepted::<Complaint>(json!({ "text": "Rude.", "table": table_id() }))?),
        ("Problem", accepted::<Problem>(json!({ "text": "The screen is dark." }))?),
        ("Failure", serde_json::to_value(Failure { error: Refusal::new(RefusalCode::NoSuchTable, "there is no such table") })?),
    ])
}
