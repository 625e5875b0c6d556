//! How crews of Rookies fare.
use bots::{Bot as _, Budget, Random, rookie::nemesis::Rookie};
use kernel::{Chance, Game as _, Referee, Seat, Viewer};
use nemesis::board::{EndCause, Whereabouts};
use nemesis::generated::objectives::Objective;
use nemesis::generated::ship::BoardSide;
use nemesis::{Mode, Nemesis, Setup};
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let get =
        |name: &str, default: &str| args.iter().position(|a| a == name).and_then(|i| args.get(i + 1)).cloned().unwrap_or(default.into());
    let games: u64 = get("--games", "200").parse().unwrap();
    let players: u8 = get("--players", "4").parse().unwrap();
    let first: u64 = get("--seed", "1").parse().unwrap();
    let mode = match get("--mode", "semi").as_str() {
        "coop" => Mode::Cooperative,
        "solo" => Mode::Solo,
        _ => Mode::SemiCooperative,
    };
    let side = if get("--side", "basic") == "alt" { BoardSide::Alternate } else { BoardSide::Basic };
    let takeover = get("--takeover", "no") == "yes";
    let random = get("--bot", "rookie") == "random";
    let stats = args.iter().any(|a| a == "--stats");
    let mut tally: BTreeMap<String, u32> = BTreeMap::new();
    let verbose = args.iter().any(|a| a == "-v");
    let players = if mode == Mode::Solo { 1 } else { players };
    let setup = Setup { players, mode, side, takeover };
    let mut times: Vec<u32> = Vec::new();
    let (mut decisions, mut survivors, mut some, mut winners, mut won_games, mut rounds) = (0u64, 0, 0, 0, 0, 0u32);
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut exits: BTreeMap<String, u32> = BTreeMap::new();
    let mut kept: BTreeMap<Objective, [u32; 3]> = BTreeMap::new();
    let mut slowest = (0, String::new());
    let mut deaths: BTreeMap<String, u32> = BTreeMap::new();
    let mut roundhist: BTreeMap<u8, u32> = BTreeMap::new();
    for number in first..first + games {
        let log = verbose || stats;
        let mut referee = if log { Referee::new(Chance::rollout(number)) } else { Referee::silent(Chance::rollout(number)) };
        let mut state = Nemesis::start(&setup, &mut referee).expect("setup");
        state.run(&mut referee).expect("no fault");
        let mut options = Vec::new();
        let mut bots: Vec<Rookie> = (0..players).map(|seat| Rookie::new(number * 10 + u64::from(seat))).collect();
        let mut rnd = Random::new(number);
        let mut before = vec![Whereabouts::Nowhere; usize::from(players)];
        let mut count = 0;
        let mut last_round = 0;
        loop {
            let Some(seat) = state.settle(&mut referee, &mut options).unwrap_or_else(|e| panic!("game {number}: {e:?}")) else { break };
            let index = if random {
                rnd.pick(options.len())
            } else {
                let view = Nemesis::view(&state, Viewer::Seat(seat));
                let begin = Instant::now();
                let index = bots[seat.index()].choose(&view, &options, Budget::QUICK);
                let took = begin.elapsed().as_nanos() as u32;
                if took > slowest.0 {
                    slowest = (took, format!("game {number}: {:?}", state.decision()));
                }
                times.push(took);
                index
            };
            let action = *options.get(index).expect("an option");
            if stats && state.board.round != last_round && matches!(state.decision(), Some((_, nemesis::Choice::Action { .. }))) {
                last_round = state.board.round;
                if [5, 8, 10, 12].contains(&last_round) {
                    for s in state.board.seats() {
                        if !state.board.is_active(s) {
                            continue;
                        }
                        let v = Nemesis::view(&state, Viewer::Seat(s));
                        let mut c = |k: &str, b: bool| {
                            if b {
                                *tally.entry(format!("~round {last_round:02} {k}")).or_default() += 1;
                            }
                        };
                        c("active", true);
                        c("coordinates known", v.coordinates.is_some());
                        c(
                            "earth set",
                            v.coordinates.is_some_and(|k| {
                                nemesis::generated::ship::COORDINATES[k as usize][v.destination as usize]
                                    == nemesis::generated::ship::Destination::Earth
                            }),
                        );
                        c("engines 2", v.engines.iter().filter(|e| **e == Some(true)).count() >= 2);
                        c("engines unknown>=2", v.engines.iter().filter(|e| e.is_none()).count() >= 2);
                        c("pods open", v.pods.iter().any(|p| p.aboard && !p.locked));
                        c(
                            "an evac known",
                            state.board.slot_of(nemesis::generated::rooms::Room::EvacuationSectionA).is_some()
                                || state.board.slot_of(nemesis::generated::rooms::Room::EvacuationSectionB).is_some(),
                        );
                        c("ready", bots[s.index()].is_ready(&v));
                    }
                }
            }
            if stats {
                for entry in referee.take_log() {
                    count_event(&entry, state.board.round, &mut tally);
                }
            }
            if verbose && !random && matches!(state.decision(), Some((_, nemesis::Choice::Action { .. }))) {
                let view = Nemesis::view(&state, Viewer::Seat(seat));
                let w = bots[seat.index()].weigh(&view, &options);
                let m = &view.crew[seat.index()];
                println!(
                    "   -- seat {} at {:?} ({:?}) light {} serious {} larva {} coord {:?} dest {} engines {:?} obj {:?} fires {} malf {} time {} sd {:?} signal {}",
                    seat.number(),
                    m.place,
                    state.board.room_of(seat).and_then(|s| state.board.chamber(s).room),
                    m.light,
                    m.wounds.len(),
                    m.larva,
                    view.coordinates,
                    view.destination,
                    view.engines,
                    m.objectives.iter().flatten().map(|o| o.1).collect::<Vec<_>>(),
                    state.board.fires(),
                    state.board.malfunctions(),
                    view.time,
                    view.self_destruct,
                    m.signal
                );
                let mut ranked: Vec<_> = w.iter().zip(&options).collect();
                ranked.sort_by_key(|(w, _)| -**w);
                for (w, o) in ranked.iter().take(6) {
                    println!(
                        "        {w:>6} {o:?}{}",
                        match o {
                            nemesis::Action::Do(nemesis::action::Deed::Move(c) | nemesis::action::Deed::Careful(c)) => format!(
                                " to {:?} {:?}",
                                state.board.across(*c, state.board.room_of(seat).unwrap()),
                                state.board.chamber(state.board.across(*c, state.board.room_of(seat).unwrap())).room
                            ),
                            _ => String::new(),
                        }
                    );
                }
            }
            if verbose {
                for entry in referee.take_log() {
                    println!("      {:?}", entry);
                }
                println!(
                    "r{} seat {} {:?} -> {:?}   hand {}",
                    state.board.round,
                    seat.number(),
                    state.decision().map(|(_, c)| format!("{c:?}").chars().take(60).collect::<String>()),
                    action,
                    state.board.member(seat).hand.len()
                );
            }
            for s in 0..players {
                let p = state.board.member(Seat::new(s)).place;
                if p != before[usize::from(s)] && matches!(p, Whereabouts::Dead) {
                    let was = before[usize::from(s)];
                    let m = state.board.member(Seat::new(s));
                    let _ = m;
                    let why = match was {
                        Whereabouts::Room(slot) => {
                            if state.board.has_intruder(slot) {
                                "with intruders"
                            } else if state.board.chamber(slot).fire {
                                "fire"
                            } else {
                                "other"
                            }
                        }
                        Whereabouts::Hibernating => "hibernating",
                        Whereabouts::Evacuated => "evacuated",
                        _ => "?",
                    };
                    *deaths.entry(format!("{why}")).or_default() += 1;
                }
                before[usize::from(s)] = p;
            }
            state.take(seat, action, &mut referee).unwrap_or_else(|e| panic!("game {number}: {e:?}"));
            decisions += 1;
            count += 1;
            assert!(count < 20_000, "game {number} does not end: {:?}", state.decision());
        }
        if verbose {
            for entry in referee.take_log() {
                println!("      {:?}", entry);
            }
        }
        if stats {
            for entry in referee.take_log() {
                count_event(&entry, state.board.round, &mut tally);
            }
        }
        let outcome = state.outcome().expect("over");
        let board = &state.board;
        let alive = board.seats().filter(|&s| matches!(board.member(s).place, Whereabouts::Evacuated | Whereabouts::Hibernating)).count();
        for (s, b) in before.iter().enumerate() {
            let now = board.member(Seat::new(s as u8)).place;
            if now == Whereabouts::Dead && *b != Whereabouts::Dead {
                *deaths
                    .entry(format!(
                        "end: {}",
                        match b {
                            Whereabouts::Room(_) => "room",
                            Whereabouts::Pod(_) => "pod",
                            Whereabouts::Hibernating => "hibernating",
                            Whereabouts::Evacuated => "evacuated",
                            _ => "?",
                        }
                    ))
                    .or_default() += 1;
            }
        }
        survivors += alive;
        some += u32::from(alive > 0);
        won_games += u32::from(!outcome.winners.is_empty());
        winners += outcome.winners.iter().count();
        rounds += u32::from(board.round);
        *roundhist.entry(board.round).or_default() += 1;
        let cause = match board.ending {
            Some(EndCause::Jump) => "jump",
            Some(EndCause::SelfDestruct) => "self-destruct",
            Some(EndCause::NinthFire) => "fire",
            Some(EndCause::NinthMalfunction) => "malfunction",
            Some(EndCause::NobodyActive) => "nobody active",
            None => "none",
        };
        *endings.entry(format!("{:?} by {}", outcome.ending, cause)).or_default() += 1;
        for s in board.seats() {
            let m = board.member(s);
            *exits
                .entry(match m.place {
                    Whereabouts::Evacuated => "evacuated".into(),
                    Whereabouts::Hibernating => "hibernating".into(),
                    Whereabouts::Dead => "dead".into(),
                    o => format!("{o:?}"),
                })
                .or_default() += 1;
            for o in m.objectives.iter().flatten() {
                let o = *o.truth(&referee);
                let e = kept.entry(o).or_default();
                e[0] += 1;
                e[1] += u32::from(matches!(m.place, Whereabouts::Evacuated | Whereabouts::Hibernating));
                e[2] += u32::from(outcome.winners.contains(s));
            }
        }
        for o in board.open_objectives.iter().flatten() {
            let e = kept.entry(*o).or_default();
            e[0] += 1;
            e[1] += u32::from(alive > 0);
            e[2] += u32::from(!outcome.winners.is_empty());
        }
    }
    times.sort_unstable();
    let q = |p: f64| times.get(((times.len() as f64 - 1.0) * p) as usize).copied().unwrap_or(0) as f64 / 1000.0;
    println!("{mode:?} x{players} {side:?} games {games} decisions {decisions} rounds avg {:.1}", rounds as f64 / games as f64);
    println!(
        "survivors {:.2}/game, some {:.1}%, winners {:.2}/game, won games {:.1}%",
        survivors as f64 / games as f64,
        100.0 * some as f64 / games as f64,
        winners as f64 / games as f64,
        100.0 * won_games as f64 / games as f64
    );
    println!(
        "us: p50 {:.1} p95 {:.1} p99 {:.1} max {:.0} {}",
        q(0.5),
        q(0.95),
        q(0.99),
        q(1.0),
        slowest.1.chars().take(150).collect::<String>()
    );
    println!("endings {endings:?}");
    println!("places {exits:?}");
    println!("deaths {deaths:?}");
    println!("rounds {roundhist:?}");
    for (k, n) in &tally {
        println!("  {k:<50} {n:>6} {:.2}/game", *n as f64 / games as f64);
    }
    for (o, [k, s, w]) in kept {
        println!("  {:<28} kept {k:>5} survived {s:>5} won {w:>5}", o.id());
    }
}

fn count_event(entry: &kernel::Entry<nemesis::Event>, round: u8, tally: &mut BTreeMap<String, u32>) {
    use nemesis::Event as E;
    let name = format!("{:?}", entry.event);
    let name = name.split([' ', '{']).next().unwrap_or("").to_string();
    match &entry.event {
        E::Died { .. } => {
            *tally.entry(format!("Died by {:?}", entry.rule)).or_default() += 1;
            *tally.entry(format!("Died in round {round:02}")).or_default() += 1;
        }
        _ => {}
    }
    *tally.entry(name).or_default() += 1;
}
