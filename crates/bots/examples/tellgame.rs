use bots::{Bot, Budget, Rookie};
use kernel::{Chance, Game, Referee, Viewer, Words};
use theseus::{Setup, Theseus, generated::cards::Faction};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let f: Vec<Faction> = a[1].split(',').map(|x| Faction::from_id(x).unwrap()).collect();
    let seed: u64 = a[2].parse().unwrap();
    let setup = if a.len() > 3 { Setup::alliances(&f) } else { Setup::new(&f) };
    let mut referee = Referee::new(Chance::rollout(seed));
    let mut s = Theseus::start(&setup, &mut referee).unwrap();
    s.run(&mut referee).unwrap();
    let mut options = vec![];
    let mut r: Vec<Rookie> = (0..f.len()).map(|k| Rookie::new(seed * 4 + k as u64)).collect();
    loop {
        let next = s.settle(&mut referee, &mut options).unwrap();
        for e in referee.take_log() {
            println!("  {}", Theseus::tell(&e.event, &s.board));
        }
        let Some(seat) = next else { break };
        let view = Theseus::view(&s, Viewer::Seat(seat));
        let k = r[seat.index()].choose(&view, &options, Budget::QUICK);
        let o: Vec<_> = options.iter().map(|x| Theseus::say(x, &s.board)).collect();
        println!(
            "{} [{}] {} -> {}   of {}",
            f[seat.index()].id(),
            s.board.clock,
            Theseus::question(s.decision().unwrap().1),
            o[k],
            o.join(" | ")
        );
        s.take(seat, options[k], &mut referee).unwrap();
    }
}
