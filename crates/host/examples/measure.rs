//! How long a table takes for an answer and everything that follows from it, and how much it sends:
//! `cargo run --release -p host --example measure [ANSWERS]`.

use bots::BotName;
use host::{Done, NewTable, SessionId, Table, Who};
use kernel::Seat;
use kernel::chance::Pcg32;
use protocol::message::Role;
use protocol::table::Settings;
use protocol::{AnySetup, Command, PersonId, TableId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

/// Numbers of one kind.
#[derive(Default)]
struct Sample(Vec<f64>);

impl Sample {
    fn add(&mut self, value: f64) {
        self.0.push(value);
    }

    fn told(&mut self) -> String {
        self.0.sort_by(f64::total_cmp);
        let at = |part: f64| self.0.get((self.0.len() as f64 * part) as usize).copied().unwrap_or_default();
        let mean = self.0.iter().sum::<f64>() / self.0.len().max(1) as f64;
        format!("mean {mean:8.1}  p50 {:8.1}  p99 {:8.1}  most {:8.1}", at(0.5), at(0.99), self.0.last().copied().unwrap_or_default())
    }
}

#[derive(Default)]
struct Measured {
    answer: Sample,
    silent: Sample,
    snapshot: Sample,
    load: Sample,
    arrive: Sample,
    sent: Sample,
    change: Sample,
    whole: Sample,
    saved: Sample,
    record: Sample,
}

fn micros(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e6
}

fn who(number: u8) -> Who {
    Who { person: PersonId::from_random([number; 10]), name: format!("Person {number}") }
}

fn open(agreed: &AnySetup, persons: bool, seed: u8) -> Result<Table, Box<dyn Error>> {
    let id = TableId::from_random([1; 10]);
    let settings = Settings { pace: 0, window: 0, ..Settings::default() };
    let new = NewTable { id, name: "Measured".to_owned(), agreed: agreed.clone(), settings, host: who(0), now: 0 };
    let (mut table, _) = Table::open(new)?;
    for number in 0..agreed.seats() as u8 {
        let seat = Seat::new(number);
        let (person, command) =
            if persons { (number, Command::Sit { seat, name: None }) } else { (0, Command::SeatBot { seat, bot: BotName::Random }) };
        table.command(&who(person), &command, 0, &mut || [seed; 32])?;
    }
    table.command(&who(0), &Command::Start, 0, &mut || [seed; 32])?;
    Ok(table)
}

/// The answers somebody is offered, by seat.
type Pending = BTreeMap<u8, (u32, usize)>;

fn note(pending: &mut Pending, text: &str) {
    let message: Value = serde_json::from_str(text).unwrap_or_default();
    let Some(seat) = message["seat"].as_u64() else { return };
    match (message["pending"]["options"].as_array(), message["pending"]["turn"].as_u64()) {
        (Some(options), Some(turn)) => pending.insert(seat as u8, (turn as u32, options.len())),
        _ => pending.remove(&(seat as u8)),
    };
}

fn arrive(table: &mut Table, number: u8, now: i64) -> Result<Vec<Arc<str>>, Box<dyn Error>> {
    Ok(table.arrive(SessionId(u64::from(number)), Some(who(number).person), Role::Player, &[], now)?)
}

fn play(agreed: &AnySetup, seed: u8, most: usize, measured: &mut Measured) -> Result<usize, Box<dyn Error>> {
    let mut table = open(agreed, true, seed)?;
    let mut dice = Pcg32::new(u64::from(seed));
    let mut pending = Pending::new();
    let (mut answers, mut now) = (0, 0);
    for number in 0..agreed.seats() as u8 {
        arrive(&mut table, number, now)?.iter().for_each(|text| note(&mut pending, text));
    }
    table.take_outgoing();
    while table.is_running() && answers < most {
        let choices: Vec<_> = pending.iter().map(|(&seat, &question)| (seat, question)).collect();
        let start;
        let records = if choices.is_empty() {
            now = table.wake().unwrap_or(now).max(now);
            start = Instant::now();
            table.tick(now)
        } else {
            let (seat, (turn, options)) = choices[dice.next() as usize % choices.len()];
            let option = (dice.next() as usize % options) as u16;
            let command = Command::Answer { seat: Seat::new(seat), turn, option };
            start = Instant::now();
            match table.command(&who(seat), &command, now, &mut || [0; 32])? {
                Done::Changed(records) => records,
                other => return Err(format!("{other:?}").into()),
            }
        };
        let sent = table.take_outgoing();
        measured.answer.add(micros(start));
        answers += 1;
        let start = Instant::now();
        let snapshot = table.snapshot();
        measured.snapshot.add(micros(start));
        measured.saved.add(snapshot.len() as f64);
        measured.record.add(records.iter().map(|record| record.to_bytes().len()).sum::<usize>() as f64);
        measured.sent.add(sent.iter().map(|(_, text)| text.len()).sum::<usize>() as f64);
        for (_, text) in &sent {
            if text.contains("\"change\":") {
                measured.change.add(text.len() as f64);
            }
            note(&mut pending, text);
        }
        if answers % 16 == 0 && table.is_running() {
            let start = Instant::now();
            let (mut loaded, _) = Table::load(&snapshot, now)?;
            measured.load.add(micros(start));
            let start = Instant::now();
            let welcome = arrive(&mut loaded, 0, now)?;
            measured.arrive.add(micros(start));
            welcome.iter().filter(|text| text.contains("\"whole\":")).for_each(|text| measured.whole.add(text.len() as f64));
        }
    }
    Ok(answers)
}

/// Nobody looks: bots play among themselves.
fn play_silently(agreed: &AnySetup, seed: u8, most: usize, measured: &mut Measured) -> Result<(), Box<dyn Error>> {
    let mut table = open(agreed, false, seed)?;
    for _ in 0..most {
        let Some(wake) = table.wake() else { break };
        let start = Instant::now();
        table.tick(wake);
        measured.silent.add(micros(start));
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5_000);
    let theseus = |factions: &[&str], mode: &str| json!({ "game": "theseus", "setup": { "factions": factions, "mode": mode, "ring": "standard", "levels": 3, "opening": 1, "decks": "random" } });
    let nemesis = |players: u8| json!({ "game": "nemesis", "setup": { "players": players, "mode": "semi_cooperative", "side": "basic", "takeover": false } });
    for (name, agreed) in [
        ("Theseus, 2 seats", theseus(&["marines", "aliens"], "duel")),
        ("Theseus, 4 seats", theseus(&["marines", "aliens", "greys", "scientists"], "alliances")),
        ("Nemesis, 4 seats", nemesis(4)),
        ("Nemesis, 5 seats", nemesis(5)),
    ] {
        let agreed: AnySetup = serde_json::from_value(agreed)?;
        let mut measured = Measured::default();
        let (mut answers, mut seed) = (0, 0u8);
        while answers < wanted {
            seed = seed.wrapping_add(1);
            answers += play(&agreed, seed, wanted - answers, &mut measured)?;
            play_silently(&agreed, seed, 400, &mut measured)?;
        }
        println!("{name}: {answers} answers, every seat connected");
        println!("  answer and all views  µs     {}", measured.answer.told());
        println!("  a bot, nobody looking µs     {}", measured.silent.told());
        println!("  snapshot              µs     {}", measured.snapshot.told());
        println!("  load                  µs     {}", measured.load.told());
        println!("  arrive, one seat      µs     {}", measured.arrive.told());
        println!("  sent for an answer    bytes  {}", measured.sent.told());
        println!("  one change            bytes  {}", measured.change.told());
        println!("  one whole view        bytes  {}", measured.whole.told());
        println!("  snapshot              bytes  {}", measured.saved.told());
        println!("  records of an answer  bytes  {}", measured.record.told());
    }
    Ok(())
}
