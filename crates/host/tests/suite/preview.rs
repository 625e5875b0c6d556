//! What an option would lead to: odds by the rules, certain things that come true, and nothing that the seat may not know.

use bots::{BotName, Bots, Budget};
use host::{Done, Table};
use kernel::chance::Pcg32;
use kernel::{Chance, Given, Referee, Seat, SeatSet, Seed, State, Viewer, Words};
use protocol::game::{Nemesis, Theseus};
use protocol::table::Settings;
use protocol::{AnySetup, Command, Refusal, RefusalCode, with_setup};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

use crate::party::{BEGIN, Party, crew, duel, seat, who};
use crate::setups;
use crate::surgery::{Parts, split};
use crate::wire::{settle, table};

/// A table in the middle of a given position.
fn position<G: Words>(agreed: AnySetup, given: Value) -> (Table, State<G>) {
    let given: Map<String, Value> = serde_json::from_value(given).expect("keys");
    let mut state = match G::given(&given, false) {
        Ok(Given::Position(state)) => state,
        Ok(Given::Setup(_)) => panic!("a position was wanted"),
        Err(error) => panic!("{error}"),
    };
    let mut referee = Referee::silent(Chance::rollout(1));
    state.run(&mut referee).expect("a question");
    settle(&mut state, &mut referee).expect("a question");
    let persons = agreed.seats() as u8;
    let template = split(&Party::playing(agreed, Settings::default(), persons, 1).table.snapshot());
    (table(&template, &state), *state)
}

fn ask(table: &mut Table, number: u8, option: u16) -> Result<Value, Refusal> {
    let command = Command::Preview { seat: seat(number), turn: 0, option };
    match table.command(&who(number), &command, BEGIN, &mut || [1; 32])? {
        Done::Preview(preview) => Ok(serde_json::to_value(preview).expect("JSON")),
        unexpected => panic!("{unexpected:?}"),
    }
}

/// The place of an option by its words.
fn option<G: Words>(state: &State<G>, number: u8, words: &str) -> u16 {
    let mut options = Vec::new();
    state.options(seat(number), &mut options);
    let found = options.iter().position(|action| G::say(action, &state.board) == words);
    found.unwrap_or_else(|| panic!("{words}: {:?}", options.iter().map(|it| G::say(it, &state.board)).collect::<Vec<_>>())) as u16
}

/// The course of one option.
fn course<G: Words>(agreed: AnySetup, given: Value, number: u8, words: &str) -> Value {
    let (mut table, state) = position::<G>(agreed, given);
    let option = option(&state, number, words);
    let before = table.snapshot();
    let preview = ask(&mut table, number, option).expect("a preview");
    assert_eq!((&preview["seat"], &preview["turn"], &preview["option"]), (&json!(number), &json!(0), &json!(option)));
    assert!(table.snapshot() == before && table.take_outgoing().is_empty(), "nothing changes and nobody else hears of it");
    preview["course"].clone()
}

/// What each branch of a fork is called, and how often it comes.
fn odds(ahead: &Value) -> Vec<(String, u64)> {
    assert_eq!(ahead["then"], "odds", "{ahead:#}");
    let name =
        |branch: &Value| branch["outcomes"].as_array().expect("outcomes").iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or ");
    let branches = ahead["branches"].as_array().expect("branches");
    branches.iter().map(|branch| (name(branch), branch["weight"].as_u64().expect("a weight"))).collect()
}

fn branch<'a>(ahead: &'a Value, outcome: &str) -> &'a Value {
    let branches = ahead["branches"].as_array().expect("branches");
    let is_it = |branch: &&Value| branch["outcomes"].as_array().is_some_and(|all| all.contains(&json!(outcome)));
    &branches.iter().find(is_it).unwrap_or_else(|| panic!("{outcome}: {ahead:#}"))["course"]
}

/// The rules under which something happens.
fn rules(course: &Value) -> Vec<&str> {
    course["events"].as_array().expect("events").iter().filter_map(|event| event["rule"].as_str()).collect()
}

fn texts(course: &Value) -> Vec<&str> {
    course["events"].as_array().expect("events").iter().filter_map(|event| event["text"].as_str()).collect()
}

/// How many faces of a die of the box show each result.
fn faces(die: &str) -> Vec<(String, u64)> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/nemesis/dice.json")).expect("content");
    let content: Value = serde_json::from_str(&text).expect("JSON");
    let dice = content["entries"].as_array().expect("dice");
    let die = dice.iter().find(|it| it["id"] == die).expect("the die");
    let mut faces: Vec<(String, u64)> = Vec::new();
    for face in die["faces"].as_array().expect("faces").iter().filter_map(Value::as_str) {
        match faces.iter_mut().find(|(name, _)| name == face) {
            Some((_, count)) => *count += 1,
            None => faces.push((face.to_owned(), 1)),
        }
    }
    faces
}

/// The Scout moves into the Canteen, 015; its Corridor 3 leads to 018 and holds a Noise marker.
fn noisy(bag: Value) -> Value {
    json!({
        "players": ["scout", "captain"], "rooms": { "015": "canteen" }, "noise": ["015-018"], "bag": bag,
        "scout": { "hand": ["search", "search", "rest"] }, "captain": { "room": "001" }
    })
}

#[test]
fn a_noise_roll_has_the_odds_of_its_die() {
    let course = course::<Nemesis>(crew(2), noisy(json!(["larva 1"])), 0, "move 011-015");
    assert_eq!(course["supposed"], json!(["paid"]));
    let ahead = &course["ahead"];
    assert_eq!((&ahead["source"], &ahead["of"]), (&json!("noise die"), &json!(10)));
    assert_eq!(odds(ahead), faces("noise_die"));
    // N-NOISE-02: a marker; N-NOISE-03: a second one is an Encounter; N-NOISE-07: Danger without Intruders; N-NOISE-10: silence.
    assert_eq!(rules(branch(ahead, "1")), ["N-NOISE-01", "N-NOISE-02"]);
    let encounter = rules(branch(ahead, "3"));
    assert!(encounter.starts_with(&["N-NOISE-01"]) && !encounter.contains(&"N-NOISE-02"), "{encounter:?}");
    assert!(encounter.iter().any(|rule| rule.starts_with("N-ENC")), "{encounter:?}");
    // N-NOISE-17: there are four Corridors, and one holds a marker already.
    assert_eq!(rules(branch(ahead, "danger")), ["N-NOISE-01", "N-NOISE-05", "N-NOISE-07", "N-NOISE-07", "N-NOISE-07"]);
    assert_eq!(rules(branch(ahead, "silence")), ["N-NOISE-01"]);
    // Nobody has decided yet which card pays.
    let told = course.to_string();
    assert!(!told.contains("N-ACT-02"), "{told}");
}

#[test]
fn of_the_bag_the_types_are_counted_and_not_the_numbers() {
    let course = course::<Nemesis>(crew(2), noisy(json!(["adult 2", "adult 3", "adult 4", "creeper 1", "blank"])), 0, "move 011-015");
    let draw = &branch(&course["ahead"], "3")["ahead"];
    assert_eq!((&draw["source"], &draw["of"]), (&json!("intruder bag"), &json!(5)));
    let mut types = odds(draw);
    types.sort();
    assert_eq!(types, [("adult".to_owned(), 3), ("blank".to_owned(), 1), ("creeper".to_owned(), 1)]);
    // Whether an Adult surprises depends on its number, which nobody knows (N-RULING-176).
    assert_eq!(branch(draw, "adult")["ahead"]["then"], "hidden");
    // N-ENC: an empty one leaves noise in every Corridor.
    assert!(!rules(branch(draw, "blank")).is_empty());
}

#[test]
fn an_attack_has_the_odds_of_the_combat_die() {
    let given = json!({
        "players": ["scout", "captain"], "intruders": ["breeder 011"],
        "scout": { "room": "011", "hand": ["search", "search", "rest"] }, "captain": { "room": "001" }
    });
    let course = course::<Nemesis>(crew(2), given, 0, "shoot");
    let ahead = &course["ahead"];
    assert_eq!((&ahead["source"], &ahead["of"]), (&json!("combat die"), &json!(6)));
    let called = |face: &str| match face {
        "hit_1" => "single".to_owned(),
        "hit_2" => "double".to_owned(),
        other => other.to_owned(),
    };
    assert_eq!(odds(ahead), faces("combat_die").into_iter().map(|(face, count)| (called(&face), count)).collect::<Vec<_>>());
    // N-COMB-12: the Creeper and Adult faces miss a Breeder; a hit asks the Attack cards.
    assert_eq!(branch(ahead, "creeper")["ahead"]["then"], "decision");
    let hit = &branch(ahead, "single")["ahead"];
    assert_eq!(hit["source"], "attack cards", "{hit:#}");
}

#[test]
fn a_move_of_theseus_tells_the_trap_and_the_life_after_it() {
    let given = json!({
        "players": ["marines", "aliens"], "turn": "aliens",
        "control_centre": { "a": "aliens 1", "b": "marines 1" }, "corridors": { "a": "aliens 2" },
        "loading_dock": { "s1": "marines fire" }
    });
    let course = course::<Theseus>(duel(), given, 1, "aliens 1");
    // T-TRAP-04: Fire in the sector that is only passed; then the room is chosen.
    let told = texts(&course).join(" ");
    assert!(rules(&course).iter().any(|rule| rule.starts_with("T-MOVE")) && told.contains("sets off marines fire"), "{course:#}");
    assert_eq!(course["ahead"], json!({ "then": "decision", "seats": [1] }));
    assert_eq!(course["tracks"], json!([{ "track": "life", "seat": 1, "from": 20, "to": 19 }]));
}

#[test]
fn only_whoever_is_asked_may_look_ahead() {
    let (mut table, state) = position::<Nemesis>(crew(2), noisy(json!(["larva 1"])));
    let asks = |person: u8, number: u8, turn: u32, option: u16| (person, Command::Preview { seat: seat(number), turn, option });
    let most = {
        let mut options = Vec::new();
        state.options(seat(0), &mut options);
        options.len() as u16
    };
    let refused = [
        (asks(1, 0, 0, 0), RefusalCode::NotYourSeat),
        (asks(1, 1, 0, 0), RefusalCode::NotAsked),
        (asks(0, 0, 7, 0), RefusalCode::Stale),
        (asks(0, 0, 0, most), RefusalCode::Malformed),
        (asks(0, 0, 0, u16::MAX), RefusalCode::Malformed),
    ];
    for ((person, command), code) in refused {
        let refusal = table.command(&who(person), &command, BEGIN, &mut || [1; 32]).expect_err("refused");
        assert_eq!(refusal.code, code, "{command:?}");
    }
    let mut gathering = Party::open(duel(), Settings::default());
    assert_eq!(gathering.cannot(0, Command::Preview { seat: seat(0), turn: 0, option: 0 }), RefusalCode::WrongPhase);
}

/// Whether what happened is as a course says, as far as it goes.
fn fits(course: &Value, happened: &[Value]) -> bool {
    let foreseen = course["events"].as_array().expect("events");
    let events: Vec<&Value> = foreseen.iter().map(|event| &event["event"]).collect();
    let common = events.iter().zip(happened).take_while(|(one, other)| **one == *other).count();
    if common < events.len() {
        // The rest comes when somebody has paid or let it pass.
        return common == happened.len() && course["supposed"].as_array().is_some_and(|it| !it.is_empty());
    }
    let rest = &happened[common..];
    let ahead = &course["ahead"];
    match ahead["then"].as_str() {
        Some("odds") if rest.is_empty() => course["supposed"].as_array().is_some_and(|it| !it.is_empty()),
        Some("odds") => ahead["branches"].as_array().expect("branches").iter().any(|branch| fits(&branch["course"], rest)),
        Some("decision" | "end") => rest.is_empty(),
        _ => true,
    }
}

/// What chance is asked of on the way, each of which has words in every language.
fn sources(course: &Value, found: &mut BTreeSet<String>) {
    let ahead = &course["ahead"];
    found.extend(ahead["source"].as_str().map(str::to_owned));
    for branch in ahead["branches"].as_array().into_iter().flatten() {
        sources(&branch["course"], found);
    }
}

#[derive(Default, Debug)]
struct Tally {
    sources: BTreeSet<String>,
    previews: usize,
    certain: usize,
    odds: usize,
    hidden: usize,
}

/// Looks ahead from one position: dealt anew, the table says the same to the byte; and the truth is as it was foreseen.
fn check<G: Words + Bots>(template: &Parts, state: &State<G>, by: Seat, dice: &mut Pcg32, tally: &mut Tally) {
    let mut options = Vec::new();
    state.options(by, &mut options);
    let viewer = Viewer::Seat(by);
    let chance = &mut Chance::rollout(u64::from(dice.next()));
    let dealt = G::determinize(&G::view(state, viewer), chance).expect("a view of a real game");
    let (mut real, mut other) = (table(template, state), table(template, &dealt));
    for _ in 0..3 {
        let option = dice.next() as usize % options.len();
        let preview = match (ask(&mut real, by.number(), option as u16), ask(&mut other, by.number(), option as u16)) {
            (Ok(preview), Ok(again)) => {
                assert_eq!(preview.to_string(), again.to_string(), "{:?} {:?}", state.decision(), options[option]);
                preview
            }
            (preview, again) => {
                assert_eq!(preview.err(), again.err());
                continue;
            }
        };
        tally.previews += 1;
        sources(&preview["course"], &mut tally.sources);
        let text = preview.to_string();
        tally.certain += usize::from(preview["course"]["events"] != json!([]));
        tally.odds += usize::from(text.contains("\"odds\""));
        tally.hidden += usize::from(text.contains("\"hidden\"") || text.contains("\"draw\""));
        let mut after = *state;
        let mut referee = Referee::new(Chance::rollout(u64::from(dice.next())));
        after.apply(by, &options[option], &mut referee).expect("an option");
        settle(&mut after, &mut referee).expect("no fault");
        // Where the seat has no choice, a preview goes on.
        while after.decision().is_some_and(|(waiting, _)| waiting == SeatSet::of(by)) {
            let mut only = Vec::new();
            after.options(by, &mut only);
            let [only] = only.as_slice() else { break };
            after.apply(by, only, &mut referee).expect("the only option");
            settle(&mut after, &mut referee).expect("no fault");
        }
        let facts = referee.take_log().into_iter().filter_map(|entry| G::seen(&entry.event, viewer));
        let happened: Vec<Value> = facts.map(|fact| serde_json::to_value(fact).expect("JSON")).collect();
        assert!(fits(&preview["course"], &happened), "{:?}\n{preview:#}\n{happened:#?}", options[option]);
    }
}

fn walk<G: Words + Bots>(agreed: &AnySetup, setup: &G::Setup, seed: u64, wanted: usize, tally: &mut Tally) {
    let mut dice = Pcg32::new(seed);
    let party = Party::playing(agreed.clone(), Settings::default(), agreed.seats() as u8, 1);
    let template = split(&party.table.snapshot());
    let mut referee = Referee::silent(Chance::seeded(&Seed::from_number(seed)));
    let mut state = G::start(setup, &mut referee).expect("a game");
    state.run(&mut referee).expect("a question");
    settle(&mut state, &mut referee).expect("a question");
    let mut options = Vec::new();
    while let Some((waiting, _)) = state.decision() {
        let asked: Vec<Seat> = waiting.iter().collect();
        let by = asked[dice.next() as usize % asked.len()];
        if dice.next().is_multiple_of(5) {
            check::<G>(&template, &state, by, &mut dice, tally);
            if tally.previews >= wanted {
                return;
            }
        }
        state.options(by, &mut options);
        let index = if seed.is_multiple_of(2) {
            G::bot(BotName::Rookie, u64::from(dice.next())).choose(&G::view(&state, Viewer::Seat(by)), &options, Budget::QUICK)
        } else {
            dice.next() as usize % options.len()
        };
        state.take(by, options[index], &mut referee).expect("no fault");
        settle(&mut state, &mut referee).expect("no fault");
    }
}

fn many(name: &str, setups: &[AnySetup]) -> Tally {
    let wanted = setups::scaled("HULLBREACH_PREVIEWS", 600);
    let mut tally = Tally::default();
    for (number, agreed) in setups.iter().enumerate() {
        let until = wanted * (number + 1) / setups.len();
        for seed in 0.. {
            if tally.previews >= until {
                break;
            }
            with_setup!(agreed, G, setup => walk::<G>(agreed, setup, 1_000 * number as u64 + seed, until, &mut tally));
        }
    }
    println!("\n{name}: {tally:?}");
    let words = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../lang/en/table.ftl")).expect("words");
    for source in &tally.sources {
        assert!(words.contains(&format!("\ntable-chance-{} = ", source.replace(' ', "_"))), "no words for {source}");
    }
    tally
}

#[test]
fn a_preview_of_theseus_knows_what_the_seat_knows() {
    let tally = many("Theseus", &setups::of_theseus());
    assert!(tally.certain > tally.previews / 2 && tally.odds > 0 && tally.hidden > 0, "{tally:?}");
}

#[test]
fn a_preview_of_nemesis_knows_what_the_seat_knows() {
    let tally = many("Nemesis", &setups::of_nemesis());
    assert!(tally.certain > tally.previews / 4 && tally.odds > tally.previews / 20 && tally.hidden > 0, "{tally:?}");
}
