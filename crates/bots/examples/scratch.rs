use bots::{Bot, Budget, Random, Rookie};
use kernel::{Chance, Game, Referee, Seat, Viewer};
use std::time::Instant;
use theseus::{Setup, Theseus, generated::cards::Faction};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(4);
    let what = std::env::args().nth(2).unwrap_or("duel".into());
    let trials: u32 = std::env::args().nth(3).and_then(|s| s.parse().ok()).unwrap_or(800);
    let other: u32 = std::env::args().nth(4).and_then(|s| s.parse().ok()).unwrap_or(trials);
    let f = Faction::ALL;
    let mut setups = vec![];
    match what.as_str() {
        "duel" | "mirror" => {
            for a in f {
                for b in f {
                    if a != b {
                        setups.push(Setup::new(&[a, b]));
                    }
                }
            }
        }
        "ffa" => {
            for x in 0..5 {
                let mut v: Vec<_> = f.iter().copied().filter(|y| *y != f[x]).collect();
                for _ in 0..4 {
                    v.rotate_left(1);
                    setups.push(Setup::new(&v));
                    setups.push(Setup::new(&v[..3]));
                }
            }
        }
        _ => {
            for x in 0..5 {
                let mut v: Vec<_> = f.iter().copied().filter(|y| *y != f[x]).collect();
                for _ in 0..4 {
                    v.rotate_left(1);
                    setups.push(Setup::alliances(&v));
                }
            }
        }
    }
    let mut times: Vec<u32> = vec![];
    let (mut wins, mut all) = (0.0, 0.0);
    let mut by: std::collections::BTreeMap<String, (f64, f64)> = Default::default();
    let mut endings: std::collections::BTreeMap<String, u32> = Default::default();
    let mut turns = 0u64;
    for g in 0..games {
        for (i, setup) in setups.iter().enumerate() {
            let n = setup.factions.len();
            for r in 0..n {
                let is_rookie = |s: Seat| match what.as_str() {
                    "duel" => s.index() == r,
                    "mirror" => true,
                    "ffa" => s.index() == r,
                    _ => s.index() % 2 == r % 2,
                };
                let id = g * 100_000 + i as u64 * 10 + r as u64;
                let mut referee = Referee::silent(Chance::rollout(id * 77 + 5));
                let mut s = Theseus::start(setup, &mut referee).unwrap();
                s.run(&mut referee).unwrap();
                let mut options = vec![];
                let mut random = Random::new(id);
                let mut rookies: Vec<Rookie> = (0..n).map(|k| Rookie::new(id * 4 + k as u64)).collect();
                let mut count = 0u32;
                while let Some(seat) = s.settle(&mut referee, &mut options).unwrap() {
                    let k = if is_rookie(seat) {
                        let view = Theseus::view(&s, Viewer::Seat(seat));
                        let t = Instant::now();
                        let k = rookies[seat.index()].choose(
                            &view,
                            &options,
                            Budget { trials: if seat.index() == r { trials } else { other }, ..Budget::QUICK },
                        );
                        times.push(t.elapsed().as_nanos() as u32);
                        k
                    } else {
                        random.pick(options.len())
                    };
                    count += 1;
                    if count > 6000 && count < 6200 && what == "mirror" {
                        if false {
                            println!(
                                "{} clock {} {:?} quiet {} end {} {:?} L{:?}",
                                id,
                                s.board.clock,
                                s.decision().unwrap().1,
                                s.board.quiet,
                                s.board.end,
                                options[k],
                                s.board.players.iter().map(|p| (p.faction, p.life, p.data, p.deck, p.reserve)).collect::<Vec<_>>()
                            );
                        }
                    }
                    if count > 6200 {
                        println!("LONG {id} {:?}", setup.factions);
                        break;
                    }
                    s.take(seat, options[k], &mut referee).unwrap();
                }
                turns += u64::from(s.board.clock);
                let Some(o) = s.outcome() else { continue };
                *endings.entry(format!("{:?}", o.ending)).or_default() += 1;
                let seat = Seat::new(r as u8);
                let w = if o.winners.contains(seat) { if o.winners.len() as usize == n { 0.5 } else { 1.0 } } else { 0.0 };
                wins += w;
                all += 1.0;
                let e = by
                    .entry(format!(
                        "{:?} vs {:?}",
                        setup.factions[r],
                        setup.factions.iter().enumerate().filter(|(j, _)| *j != r).map(|(_, f)| f).collect::<Vec<_>>()
                    ))
                    .or_default();
                if what == "duel" || what == "mirror" {
                    e.0 += w;
                    e.1 += 1.0;
                }
                let e = by.entry(format!("ALL {:?}", setup.factions[r])).or_default();
                e.0 += w;
                e.1 += 1.0;
                let e = by.entry(format!("SEAT {r}")).or_default();
                e.0 += w;
                e.1 += 1.0;
            }
        }
    }
    times.sort();
    for (k, (w, n)) in &by {
        if *n > 0.0 {
            println!("{k:40} {:.1}% of {n}", 100.0 * w / n);
        }
    }
    println!("{endings:?} turns/game {:.1}", turns as f64 / all);
    println!(
        "total {:.1}% of {all}; decisions {} p50 {}us p95 {}us p99 {} max {}us",
        100.0 * wins / all,
        times.len(),
        times[times.len() / 2] / 1000,
        times[times.len() * 95 / 100] / 1000,
        times[times.len() * 99 / 100] / 1000,
        times[times.len() - 1] / 1000
    );
}
