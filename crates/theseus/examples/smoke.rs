use kernel::{Chance, Game, Referee};
use theseus::{Setup, Theseus, generated::cards::Faction};
fn main() {
    println!(
        "state {} board {} step {} choice {} action {}",
        size_of::<theseus::State>(),
        size_of::<theseus::Board>(),
        size_of::<theseus::Step>(),
        size_of::<theseus::Choice>(),
        size_of::<theseus::Action>()
    );
    let games: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(200);
    let f = Faction::ALL;
    let mut setups = vec![];
    for a in f {
        for b in f {
            if a != b {
                setups.push(Setup::new(&[a, b]));
            }
        }
    }
    for x in 0..5 {
        let v: Vec<_> = f.iter().copied().filter(|y| *y != f[x]).collect();
        setups.push(Setup::new(&v));
        setups.push(Setup::alliances(&v));
        setups.push(Setup::new(&v[..3]));
    }
    let only2 = std::env::args().nth(2).is_some();
    if only2 {
        setups.retain(|s| s.factions.len() == 2 && !s.factions.contains(&Faction::Pandora));
    }
    let t = std::time::Instant::now();
    let (mut n, mut dec, mut all) = (0u64, 0u64, 0u64);
    let mut endings = std::collections::BTreeMap::new();
    let mut options = Vec::with_capacity(256);
    for g in 0..games {
        for (i, setup) in setups.iter().enumerate() {
            let mut r = Referee::silent(Chance::rollout(g * 1000 + i as u64));
            let mut pick = kernel::chance::Pcg32::new(g * 7919 + i as u64);
            let mut s = Theseus::start(setup, &mut r).unwrap();
            s.run(&mut r).unwrap();
            let mut c = 0;
            while let Some(seat) = s.settle(&mut r, &mut options).unwrap() {
                if options.is_empty() {
                    panic!("no options {:?} {s:?}", s.decision());
                }
                let k = (u64::from(pick.next()) * options.len() as u64 >> 32) as usize;
                if !only2 {
                    if let Err(e) = Theseus::census(&s.board) {
                        panic!("{e} game {g} setup {setup:?} {:?}", s.decision());
                    }
                }
                s.take(seat, options[k], &mut r).unwrap();
                c += 1;
                if c > 200000 {
                    panic!("endless {setup:?}");
                }
            }
            dec += c;
            n += 1;
            all += 1;
            *endings.entry(format!("{:?}", s.outcome().unwrap().ending)).or_insert(0) += 1;
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!("{n} games {dec} decisions {:.0}/s {:.0} games/s {endings:?} {all}", dec as f64 / e, n as f64 / e);
}
