//! Non-interference on the wire. The host's own tests follow redealt tables step by step; here it is shown that a socket carries the
//! host's bytes and nothing else, and that from any position the bytes of a socket are the same when what its owner may not know is
//! dealt anew.

use bots::{BotName, Bots, Budget};
use host::{NewTable, SessionId, Table};
use kernel::chance::Pcg32;
use kernel::{Chance, Game, Referee, Seat, Seed, State, Viewer};
use protocol::message::Role;
use protocol::table::Settings;
use protocol::{AnySetup, Command, Millis, TableId, with_setup};
use serde_json::{Value, json};
use server::tables::TableOptions;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;
use storage::{Listing, NewTable as Kept};

use crate::device::Device;
use crate::house::{House, Standing, agreed, crew, duel, options, person, seat, unhurried, who};

const BEGIN: Millis = 1_700_000_000_000;
/// The number of the device of a spectator, and of a shared screen.
const LOOKER: u8 = 50;

fn standing() -> TableOptions {
    TableOptions { clock: Arc::new(Standing(AtomicI64::new(BEGIN))), ..options() }
}

/// So many positions, or more in a long run.
fn wanted() -> usize {
    std::env::var("HULLBREACH_WIRE_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(500)
}

fn numbered(number: u32) -> TableId {
    let mut bits = [0; 10];
    bits[..4].copy_from_slice(&number.to_le_bytes());
    TableId::from_random(bits)
}

fn new_table(id: TableId, agreed: &AnySetup, settings: &Settings) -> NewTable {
    NewTable { id, name: "Friday".to_owned(), agreed: agreed.clone(), settings: settings.clone(), host: who(0), now: BEGIN }
}

/// A table of which the test makes the same moves as the server.
struct Shadow {
    table: Table,
    /// What each session should have heard since it was compared.
    due: Vec<Vec<String>>,
}

impl Shadow {
    fn does(&mut self, number: u8, command: &Command) {
        self.table.command(&who(number), command, BEGIN, &mut || [7; 32]).expect("the same as the server");
        self.collect();
    }

    fn arrives(&mut self, session: usize, number: u8, role: Role) {
        let sent = self.table.arrive(SessionId(session as u64), Some(person(number)), role, &[], BEGIN).expect("welcome");
        self.due[session].extend(sent.iter().map(|text| text.to_string()));
        self.collect();
    }

    fn collect(&mut self) {
        for (session, text) in self.table.take_outgoing() {
            self.due[session.0 as usize].push(text.to_string());
        }
    }
}

/// What a device heard of the table since it was asked last, without the answers to its own commands.
fn heard(device: &mut Device) -> Vec<String> {
    device.heard.drain(..).filter(|text| !text.starts_with(r#"{"type":"done""#)).collect()
}

/// Plays and compares every byte every device gets with what the host alone has made. Tells how many positions were compared.
async fn carries_the_hosts_bytes(agreed: &AnySetup, number: u32, most: usize) -> usize {
    let house = House::with(standing()).await;
    let persons = agreed.seats() as u8;
    let id = numbered(number);
    let settings = unhurried();
    house.tables.open(new_table(id, agreed, &settings), None).await.expect("a table");
    let (table, _) = Table::open(new_table(id, agreed, &settings)).expect("a table");
    let mut shadow = Shadow { table, due: vec![Vec::new(); usize::from(persons) + 2] };
    let mut commands: Vec<(u8, Command)> = (0..persons).map(|number| (number, Command::Sit { seat: seat(number), name: None })).collect();
    commands.push((0, Command::Start));
    let orders = protocol::table::StandingOrders { windows: protocol::table::WindowOrder::Ask };
    commands.extend((0..persons).map(|number| (number, Command::Order { seat: seat(number), orders })));
    for (number, command) in commands {
        shadow.does(number, &command);
        house.does(id, number, command).await;
    }
    let mut devices = Vec::new();
    let roles = (0..persons).map(|number| (number, "player", Role::Player));
    for (number, name, role) in roles.chain([(LOOKER, "spectator", Role::Spectator), (0, "screen", Role::Screen)]) {
        let mut device = Device::new(number, name);
        device.connect(house.address, id).await;
        shadow.arrives(devices.len(), number, role);
        devices.push(device);
    }
    let mut dice = Pcg32::new(u64::from(number));
    for steps in 0..most {
        for (device, due) in devices.iter_mut().zip(&mut shadow.due) {
            device.sync().await;
            assert_eq!(heard(device), std::mem::take(due), "person {} as {}", device.person, device.role);
        }
        if devices[0].phase() != "playing" {
            return steps;
        }
        let asked: Vec<(usize, u64)> =
            devices.iter().enumerate().flat_map(|(index, device)| device.asked().into_iter().map(move |seat| (index, seat))).collect();
        let (index, seat) = asked[dice.next() as usize % asked.len()];
        let answer = devices[index].any_answer(seat, &mut dice);
        let command: Command = serde_json::from_value(answer.clone()).expect("a command");
        let by = devices[index].person;
        devices[index].does(answer).await;
        shadow.does(by, &command);
    }
    most
}

async fn many_carry_the_hosts_bytes(name: &str, setup: impl Fn(u32) -> AnySetup) {
    let mut positions = 0;
    for number in 0.. {
        if positions >= wanted() {
            break;
        }
        positions += carries_the_hosts_bytes(&setup(number), number, 400).await;
    }
    println!("{positions} positions, every byte of every socket in {name} compared with the host's");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_carries_the_bytes_of_the_host_in_theseus() {
    many_carry_the_hosts_bytes("Theseus", |_| duel()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_carries_the_bytes_of_the_host_in_nemesis() {
    many_carry_the_hosts_bytes("Nemesis", |number| crew(2 + (number % 3) as u8)).await;
}

/// A saved table with another state of the game in it.
fn transplanted<G: Game>(template: &[u8], table: TableId, state: &State<G>) -> Vec<u8> {
    let part = |bytes: &[u8]| -> (Vec<u8>, Vec<u8>) {
        let (length, rest) = bytes.split_first_chunk::<4>().expect("a length");
        let (part, rest) = rest.split_at(u32::from_le_bytes(*length) as usize);
        (part.to_vec(), rest.to_vec())
    };
    let (text, _) = part(&template[4..]);
    let mut head: Value = serde_json::from_slice(&text).expect("JSON");
    head["head"]["id"] = json!(table);
    let waiting = state.decision().map(|(waiting, _)| waiting);
    for (number, chair) in head["head"]["chairs"].as_array_mut().expect("chairs").iter_mut().enumerate() {
        let chair = chair.as_object_mut().expect("a chair");
        chair.remove("asked");
        if waiting.is_some_and(|waiting| waiting.contains(Seat::new(number as u8))) {
            chair.insert("asked".to_owned(), json!({ "turn": 0, "since": BEGIN }));
        }
    }
    let game = head["game"].as_object_mut().expect("a game");
    game.remove("tail");
    let nothing = json!({ "entries": 0, "told": [0, 0, 0, 0, 0, 0, 0, 0, 0] });
    game.insert("base".to_owned(), nothing.clone());
    game.insert("now".to_owned(), nothing);
    let mut bytes = template[..4].to_vec();
    for part in [head.to_string().into_bytes(), state.save()] {
        bytes.extend((part.len() as u32).to_le_bytes());
        bytes.extend(part);
    }
    bytes
}

/// Two servers: one with the table as it is, one with what a viewer may not know dealt anew.
struct Pair {
    houses: [House; 2],
    number: u32,
    /// Tells each pair of positions apart.
    positions: usize,
    previews: usize,
}

impl Pair {
    async fn open() -> Self {
        let houses = [House::with(standing()).await, House::with(standing()).await];
        for house in &houses {
            house.storage.join("maker", Duration::from_secs(3_600)).await.expect("joined");
        }
        Self { houses, number: 0, positions: 0, previews: 0 }
    }

    /// Everything a device hears of a table with a given state, to the byte.
    async fn look<G: Game>(
        &self,
        house: usize,
        template: (&Table, &[u8]),
        state: &State<G>,
        viewer: Viewer,
        probes: &[Value],
    ) -> Vec<String> {
        let house = &self.houses[house];
        let table = numbered(self.number);
        let (shape, saved) = template;
        let mut summary = shape.summary();
        summary.id = table;
        let listing = Listing { summary, listed: false, open: true, host: person(0), members: Vec::new(), wake: None };
        let snapshot = transplanted(saved, table, state);
        let kept = Kept { table, node: "maker".to_owned(), records: vec![b"{}".to_vec()], snapshot, listing };
        house.storage.create(kept).await.expect("kept");
        house.storage.release(table, "maker").await.expect("released");
        let mut device = match viewer {
            Viewer::Seat(seat) => Device::new(seat.number(), "player"),
            Viewer::Spectator if self.number.is_multiple_of(2) => Device::new(LOOKER, "spectator"),
            Viewer::Spectator => Device::new(0, "screen"),
        };
        device.connect(house.address, table).await;
        for probe in probes {
            device.tries(probe.clone()).await;
        }
        device.heard
    }

    async fn compare<G: Game>(&mut self, template: (&Table, &[u8]), state: &State<G>, viewer: Viewer, dice: &mut Pcg32) {
        let redealt =
            G::determinize(&G::view(state, viewer), &mut Chance::rollout(u64::from(dice.next()))).expect("a view determines a state");
        let mut probes = vec![json!({ "do": "undo", "seat": 0, "turn": 0 })];
        if let Viewer::Seat(seat) = viewer {
            let seat = seat.number();
            // Answers nobody can give, and what comes of those one could.
            probes.push(json!({ "do": "answer", "seat": seat, "turn": 0, "option": 9_999 }));
            probes.push(json!({ "do": "act", "seat": seat, "turn": 0, "action": { "nonsense": 1 } }));
            probes.push(json!({ "do": "answer", "seat": seat, "turn": 7, "option": 0 }));
            probes.push(json!({ "do": "preview", "seat": seat, "turn": 0, "option": dice.next() % 6 }));
        }
        self.number += 1;
        let real = self.look(0, template, state, viewer, &probes).await;
        let other = self.look(1, template, &redealt, viewer, &probes).await;
        self.previews += real.iter().filter(|text| text.starts_with(r#"{"type":"preview""#)).count();
        assert_eq!(real.len(), other.len(), "another number of messages to {viewer:?}: {real:?} against {other:?}");
        for (one, other) in real.iter().zip(&other) {
            assert_eq!(one, other, "to {viewer:?} in {:?}", state.decision());
        }
        self.positions += 1;
    }
}

/// Walks through one game and looks at some of its positions.
async fn walk<G: Game + Bots>(pair: &mut Pair, agreed: &AnySetup, setup: &G::Setup, seed: u64, wanted: usize) {
    let seats = agreed.seats() as u8;
    // A window that closed meanwhile would be another position.
    let settings = Settings { window: 60_000, ..unhurried() };
    let (mut table, _) = Table::open(new_table(TableId::from_random([1; 10]), agreed, &settings)).expect("a table");
    let sit = (0..seats).map(|number| (number, Command::Sit { seat: seat(number), name: None }));
    for (number, command) in sit.chain([(0, Command::Start)]).collect::<Vec<_>>() {
        table.command(&who(number), &command, BEGIN, &mut || [7; 32]).expect("done");
    }
    let saved = table.snapshot();
    let mut dice = Pcg32::new(seed);
    let mut referee = Referee::silent(Chance::seeded(&Seed::from_number(seed)));
    let mut state = G::start(setup, &mut referee).expect("a game");
    state.run(&mut referee).expect("a question");
    state.settle_openly(&mut referee, &mut Vec::new()).expect("a question");
    let mut options = Vec::new();
    while let Some((waiting, _)) = state.decision() {
        if dice.next().is_multiple_of(6) {
            let number = dice.next() % (u32::from(seats) + 1);
            let viewer = if number == u32::from(seats) { Viewer::Spectator } else { Viewer::Seat(seat(number as u8)) };
            pair.compare::<G>((&table, &saved), &state, viewer, &mut dice).await;
            if pair.positions >= wanted {
                return;
            }
        }
        let asked: Vec<Seat> = waiting.iter().collect();
        let by = asked[dice.next() as usize % asked.len()];
        state.options(by, &mut options);
        let index = if seed.is_multiple_of(2) {
            G::bot(BotName::Rookie, u64::from(dice.next())).choose(&G::view(&state, Viewer::Seat(by)), &options, Budget::QUICK)
        } else {
            dice.next() as usize % options.len()
        };
        state.take(by, options[index], &mut referee).expect("no fault");
        state.settle_openly(&mut referee, &mut Vec::new()).expect("no fault");
    }
}

async fn redealt(setups: &[AnySetup]) {
    let mut pair = Pair::open().await;
    let each = wanted().div_ceil(setups.len());
    for (number, agreed) in setups.iter().enumerate() {
        let enough = each * (number + 1);
        for seed in 0.. {
            if pair.positions >= enough {
                break;
            }
            with_setup!(agreed, G, setup => walk::<G>(&mut pair, agreed, setup, 1_000 * number as u64 + seed, enough).await);
        }
    }
    println!("{} positions, {} previews: dealt anew, heard the same", pair.positions, pair.previews);
    assert!(pair.positions >= wanted() && pair.previews > 20, "{} positions, {} previews", pair.positions, pair.previews);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_seat_may_not_know_does_not_show_in_theseus() {
    let three = agreed(json!({ "game": "theseus", "setup": {
        "factions": ["scientists", "marines", "greys"], "mode": "each_against_all", "ring": "random", "levels": 3, "opening": 1,
        "decks": "chosen"
    } }));
    redealt(&[duel(), three]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_seat_may_not_know_does_not_show_in_nemesis() {
    let together =
        agreed(json!({ "game": "nemesis", "setup": { "players": 3, "mode": "cooperative", "side": "alternate", "takeover": false } }));
    redealt(&[crew(2), together, crew(5)]).await;
}
