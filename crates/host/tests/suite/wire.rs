//! Non-interference on the wire: from any position, what a viewer may not know is dealt anew. Everything the viewer is sent, the
//! full resend included, is the same to the byte, up to the first step that shows something which lay hidden before.

use bots::{BotName, Bots, Budget};
use host::{Record, SessionId, Table, What};
use kernel::chance::Pcg32;
use kernel::{Chance, Fault, Game, Referee, Seat, Seed, State, Viewer, Words};
use protocol::message::Role;
use protocol::table::Settings;
use protocol::{AnySetup, Command, with_setup};
use serde_json::{Value, json};
use std::sync::Arc;

use crate::client::Client;
use crate::party::{BEGIN, Party, person, seat, who};
use crate::setups;
use crate::surgery::{Parts, split};

/// How many steps are followed from one position at the most; nearly always something hidden is shown before.
const FOLLOWED: usize = 100;
/// The session whose every byte is compared.
const EAR: u64 = 500;

#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    positions: usize,
    steps: usize,
    windows: usize,
    reveals: usize,
    /// The redealt table cannot take the same answer, which names something that lies elsewhere there: a card that is played shows
    /// itself.
    apart: usize,
}

pub fn settle<G: Game>(state: &mut State<G>, referee: &mut Referee<G::Event>) -> Result<(), Fault> {
    state.settle_openly(referee, &mut Vec::new()).map(|_| ())
}

/// A table as it would be saved in this state, with everybody asked who is.
pub fn table<G: Game>(template: &Parts, state: &State<G>) -> Table {
    let mut parts = template.clone();
    parts.state = state.save();
    parts.base = Vec::new();
    let waiting = state.decision().map(|(waiting, _)| waiting);
    let chairs = parts.head["head"]["chairs"].as_array_mut().expect("chairs");
    for (number, chair) in chairs.iter_mut().enumerate() {
        let chair = chair.as_object_mut().expect("a chair");
        chair.remove("asked");
        if waiting.is_some_and(|waiting| waiting.contains(Seat::new(number as u8))) {
            chair.insert("asked".to_owned(), json!({ "turn": 0, "since": BEGIN }));
        }
    }
    // Records are followed without comparing fingerprints, which differ between the two tables and are not sent.
    parts.head["head"]["rules_version"] = json!(0);
    let game = parts.head["game"].as_object_mut().expect("a game");
    game.remove("tail");
    let nothing = json!({ "entries": 0, "told": [0, 0, 0, 0, 0, 0, 0, 0, 0] });
    game.insert("base".to_owned(), nothing.clone());
    game.insert("now".to_owned(), nothing);
    Table::load(&parts.join(), BEGIN).expect("a table").0
}

/// One answer on one of the tables.
struct Step<G: Game> {
    state: State<G>,
    events: Vec<G::Event>,
    /// Something was shown that lay hidden before.
    reveal: bool,
}

impl<G: Game> Step<G> {
    /// Nothing has happened.
    fn none(state: &State<G>) -> Self {
        Self { state: *state, events: Vec::new(), reveal: false }
    }

    /// What a viewer sees of it.
    fn seen(&self, viewer: Viewer) -> String {
        let facts: Vec<_> = self.events.iter().filter_map(|event| G::seen(event, viewer)).collect();
        serde_json::to_string(&(G::view(&self.state, viewer), facts)).expect("JSON")
    }
}

/// Facts that turn over what lay hidden in a hand, without an answer that names it: who keeps one card discards the others
/// (N-MODE-INTRUDER-09).
const TURNED_OVER: [&str; 1] = ["intruder_discards"];

fn turned_over<G: Game>(step: &Step<G>) -> Vec<Value> {
    let facts = step.events.iter().map(|event| serde_json::to_value(event).expect("JSON"));
    facts.filter(|fact| TURNED_OVER.iter().any(|name| fact.get(name).is_some())).collect()
}

/// Gives an answer with the chance it had; `None` if the table cannot take it.
fn step<G: Game>(state: &State<G>, seat: Seat, action: &G::Action, chance: &[u16]) -> Option<Step<G>> {
    // Private answers of others are shown when the last one has answered.
    let private = state.asked().iter().any(|other| other != seat && state.given_answer(other).is_some());
    let mut state = *state;
    let mut referee = Referee::new(Chance::recorded(chance.iter().copied()));
    state.apply(seat, action, &mut referee).ok()?;
    let shown = private && state.given_answer(seat).is_none();
    settle(&mut state, &mut referee).ok()?;
    if referee.chance().complaint().is_some() {
        return None;
    }
    let revealed = referee.take_barrier() && chance.is_empty();
    let events = referee.take_log().into_iter().map(|entry| entry.event).collect();
    Some(Step { state, events, reveal: referee.take_shown() || revealed || shown })
}

/// How the redealt table goes on.
enum Answered<G: Game> {
    Same(Record, Step<G>),
    /// Something that lay hidden is shown: from here on the tables may differ.
    Reveal,
    /// The redealt table cannot take the answer.
    Apart,
}

/// The answer on the redealt table that looks to the viewer like the real one. That is the same one, except where it names a hidden
/// thing that lies elsewhere there: which of two face-down cards somebody keeps can be seen, which card it is cannot.
fn mirrored<G: Game>(real: &Step<G>, dealt: &State<G>, record: &Record, viewer: Viewer) -> Answered<G> {
    let What::Answered { seat, action, chance, hash, position, by } = &record.what else {
        return Answered::Same(record.clone(), Step::none(dealt));
    };
    let named: G::Action = serde_json::from_str(action.get()).expect("an answer");
    let same = step(dealt, *seat, &named, chance);
    if real.reveal || same.as_ref().is_some_and(|same| same.reveal || turned_over(same) != turned_over(real)) {
        return Answered::Reveal;
    }
    let wanted = real.seen(viewer);
    let mut options = Vec::new();
    if !viewer.is(*seat) && same.as_ref().is_none_or(|same| same.seen(viewer) != wanted) {
        dealt.options(*seat, &mut options);
    }
    for option in options {
        if let Some(found) = step(dealt, *seat, &option, chance).filter(|found| found.seen(viewer) == wanted) {
            let action = serde_json::value::to_raw_value(&option).expect("JSON");
            let what = What::Answered { seat: *seat, action, chance: chance.clone(), hash: hash.clone(), position: *position, by: *by };
            return Answered::Same(Record { what, ..*record }, found);
        }
    }
    match same {
        Some(same) => Answered::Same(record.clone(), same),
        None => Answered::Apart,
    }
}

/// Connects everybody to both tables, and the one whose ear is lent.
fn connect(table: &mut Table, viewer: Viewer, gallery: bool, persons: u8) -> (Vec<Client>, Vec<Arc<str>>) {
    let mut clients: Vec<Client> = (0..persons).map(Client::player).collect();
    for client in &mut clients {
        let sent = table.arrive(SessionId(client.id), Some(person(client.person)), Role::Player, &[], BEGIN).expect("welcome");
        client.listen(&sent.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect::<Vec<Value>>());
    }
    let (whose, role) = match (viewer, gallery) {
        (Viewer::Seat(seat), _) => (Some(person(seat.number())), Role::Player),
        (Viewer::Spectator, false) => (Some(person(0)), Role::Screen),
        (Viewer::Spectator, true) => (None, Role::Spectator),
    };
    let heard = table.arrive(SessionId(EAR), whose, role, &[], BEGIN).expect("welcome");
    table.take_outgoing();
    (clients, heard)
}

fn heard(sent: &[(SessionId, Arc<str>)]) -> Vec<&str> {
    sent.iter().filter(|(to, _)| to.0 == EAR).map(|(_, text)| &**text).collect()
}

fn difference(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| {
        String::from_utf8_lossy(text.as_bytes().get(same.saturating_sub(120)..(same + 1600).min(text.len())).unwrap_or_default())
            .into_owned()
    };
    format!("\n…{}…\nagainst\n…{}…", part(one), part(other))
}

fn same(one: &[&str], other: &[&str], what: &str) {
    assert_eq!(one.len(), other.len(), "{what}: another number of messages");
    for (one, other) in one.iter().zip(other) {
        assert!(one == other, "{what}: {}", difference(one, other));
    }
}

/// Looks at one position with the eyes of one viewer.
fn check<G: Words + Bots>(template: &Parts, state: &State<G>, viewer: Viewer, persons: u8, dice: &mut Pcg32, tally: &mut Tally) {
    let Some(dealt) = G::determinize(&G::view(state, viewer), &mut Chance::rollout(u64::from(dice.next()))) else {
        panic!("a view determines a state");
    };
    tally.positions += 1;
    let (mut real, mut other) = (table(template, state), table(template, &dealt));
    let (mut states, mut now) = ((*state, dealt), BEGIN);
    let gallery = dice.next().is_multiple_of(2);
    let (mut clients, first) = connect(&mut real, viewer, gallery, persons);
    let (_, second) = connect(&mut other, viewer, gallery, persons);
    let texts = |sent: &[Arc<str>]| sent.iter().map(|text| text.to_string()).collect::<Vec<_>>();
    let (first, second) = (texts(&first), texts(&second));
    same(
        &first.iter().map(String::as_str).collect::<Vec<_>>(),
        &second.iter().map(String::as_str).collect::<Vec<_>>(),
        &format!("the full resend to {viewer:?}"),
    );
    for _ in 0..FOLLOWED {
        let window = states.0.decision().is_some_and(|(_, choice)| G::is_window(choice));
        if window {
            tally.windows += 1;
            assert_eq!(real.wake(), other.wake(), "when a window closes tells nothing");
        }
        let question = format!("{:?}", states.0.decision());
        let asked: Vec<(usize, u64)> =
            clients.iter().enumerate().flat_map(|(index, client)| client.asked().into_iter().map(move |number| (index, number))).collect();
        let records = if asked.is_empty() || (real.wake().is_some() && dice.next().is_multiple_of(4)) {
            let Some(wake) = real.wake() else { return };
            now = now.max(wake);
            real.tick(now)
        } else {
            let (index, number) = asked[dice.next() as usize % asked.len()];
            let command: Command = clients[index].any_answer(number, dice);
            match real.command(&who(clients[index].person), &command, now, &mut || [1; 32]) {
                Ok(host::Done::Changed(records)) => records,
                unexpected => panic!("{unexpected:?}"),
            }
        };
        for record in &records {
            let real = match &record.what {
                What::Answered { seat, action, chance, .. } => {
                    let action: G::Action = serde_json::from_str(action.get()).expect("an answer");
                    step(&states.0, *seat, &action, chance).expect("it was taken")
                }
                _ => Step::none(&states.0),
            };
            match mirrored(&real, &states.1, record, viewer) {
                Answered::Reveal => {
                    tally.reveals += 1;
                    return;
                }
                Answered::Apart => {
                    tally.apart += 1;
                    return;
                }
                Answered::Same(record, dealt) => {
                    states = (real.state, dealt.state);
                    other.follow(&record).expect("the same is possible");
                }
            }
        }
        // The end turns everything over.
        if !real.is_running() || !other.is_running() {
            return;
        }
        let (sent, also) = (real.take_outgoing(), other.take_outgoing());
        let done: Vec<_> = records.iter().map(|record| &record.what).collect();
        same(&heard(&sent), &heard(&also), &format!("to {viewer:?} asked {question} after {done:?}"));
        tally.steps += 1;
        for (to, text) in &sent {
            let message: Value = serde_json::from_str(text).expect("JSON");
            clients.iter_mut().filter(|client| client.id == to.0).for_each(|client| client.listen(std::slice::from_ref(&message)));
        }
    }
}

/// Walks through one game and looks at some of its positions.
fn walk<G: Words + Bots>(agreed: &AnySetup, setup: &G::Setup, seed: u64, every: usize, wanted: usize, tally: &mut Tally) {
    let seats = agreed.seats() as u8;
    let mut dice = Pcg32::new(seed);
    // In every third game one seat is a bot.
    let persons = if seed.is_multiple_of(3) && seats > 1 { seats - 1 } else { seats };
    // Spectators see at once what others would see later.
    let party = Party::playing(agreed.clone(), Settings { spectator_delay: 0, ..Settings::default() }, persons, 1);
    let template = split(&party.table.snapshot());
    let mut referee = Referee::silent(Chance::seeded(&Seed::from_number(seed)));
    let mut state = G::start(setup, &mut referee).expect("a game");
    state.run(&mut referee).expect("a question");
    settle(&mut state, &mut referee).expect("a question");
    let mut options = Vec::new();
    let sensible = seed.is_multiple_of(2);
    while let Some((waiting, _)) = state.decision() {
        if (dice.next() as usize).is_multiple_of(every) {
            let number = dice.next() % (u32::from(seats) + 1);
            let viewer = if number == u32::from(seats) { Viewer::Spectator } else { Viewer::Seat(seat(number as u8)) };
            // A bot's seat has no ear.
            if viewer == Viewer::Spectator || number < u32::from(persons) {
                check::<G>(&template, &state, viewer, persons, &mut dice, tally);
            }
            if tally.positions >= wanted {
                return;
            }
        }
        let asked: Vec<Seat> = waiting.iter().collect();
        let by = asked[dice.next() as usize % asked.len()];
        state.options(by, &mut options);
        let index = if sensible {
            G::bot(BotName::Rookie, u64::from(dice.next())).choose(&G::view(&state, Viewer::Seat(by)), &options, Budget::QUICK)
        } else {
            dice.next() as usize % options.len()
        };
        state.take(by, options[index], &mut referee).expect("no fault");
        settle(&mut state, &mut referee).expect("no fault");
    }
}

fn many(name: &str, agreed: &[AnySetup], every: usize) -> Tally {
    let wanted = setups::scaled("HULLBREACH_WIRE_POSITIONS", 500);
    let mut tally = Tally::default();
    let each = wanted.div_ceil(agreed.len());
    for (number, agreed) in agreed.iter().enumerate() {
        let mut mine = Tally::default();
        for seed in 0.. {
            if mine.positions >= each {
                break;
            }
            let seed = setups::scaled("HULLBREACH_WIRE_SEED", 0) as u64 + 1_000 * number as u64 + seed;
            with_setup!(agreed, G, setup => walk::<G>(agreed, setup, seed, every, each, &mut mine));
        }
        tally.positions += mine.positions;
        tally.steps += mine.steps;
        tally.windows += mine.windows;
        tally.reveals += mine.reveals;
        tally.apart += mine.apart;
    }
    let Tally { positions, steps, windows, reveals, apart } = tally;
    println!("\n| {name} | {positions} | {steps} | {windows} | {reveals} | {apart} |");
    assert!(tally.positions >= wanted && tally.steps > 2 * wanted, "{tally:?}");
    tally
}

#[test]
fn what_a_seat_may_not_know_does_not_show_in_theseus() {
    many("Theseus", &setups::of_theseus(), 9);
}

#[test]
fn what_a_seat_may_not_know_does_not_show_in_nemesis() {
    let tally = many("Nemesis", &setups::of_nemesis(), 7);
    assert!(tally.windows > 20, "{tally:?}");
}
