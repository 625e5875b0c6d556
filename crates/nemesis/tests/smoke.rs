//! Random games of every kind come to their end, with every component in its place at every decision.

use kernel::{Chance, Game, Referee, Viewer, Seat};
use nemesis::setup::{Mode, Setup};
use nemesis::generated::ship::BoardSide;
use nemesis::{Nemesis, View};

#[test]
fn random_games() {
    let n: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let mut decisions = 0u64; let mut endings = std::collections::BTreeMap::new();
    for seed in 0..n {
        for players in 1..=5u8 { for mode in Mode::ALL { for side in BoardSide::ALL {
            let setup = Setup { players, mode, side, takeover: seed % 2 == 1 && mode == Mode::SemiCooperative };
            if setup.check().is_err() { continue; }
            let mut referee = Referee::silent(Chance::rollout(seed * 1000 + u64::from(players)));
            let mut pick = Chance::rollout(seed * 77 + 5);
            let mut state = Nemesis::start(&setup, &mut referee).unwrap();
            state.run(&mut referee).unwrap();
            let mut options = Vec::new();
            let mut steps = 0;
            while let Some(seat) = state.settle(&mut referee, &mut options).unwrap_or_else(|e| panic!("seed {seed} {setup:?} {e} {:?}", state)) {
                assert!(!options.is_empty(), "seed {seed} {setup:?} no options {:?}", state.decision());
                let action = options[pick.below(options.len() as u32) as usize];
                if steps % 7 == 0 {
                Nemesis::census(&state.board).unwrap_or_else(|e| panic!("seed {seed} {setup:?} {e} at {:?}\nsteps {:?}", state.decision(), state.steps()));
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(players-1))] {
                    let view = View::of(&state, viewer);
                    let again = view.determinize(&mut pick).unwrap_or_else(|| panic!("seed {seed} {setup:?} cannot determinize {viewer:?} {:?}", state.decision()));
                    let view2 = View::of(&again, viewer);
                    if view != view2 { let (a,b)=(format!("{view:#?}"),format!("{view2:#?}")); for (x,y) in a.lines().zip(b.lines()) { if x!=y { println!("{x}   |   {y}"); } } panic!("seed {seed} {setup:?} {viewer:?} other view at {:?}", state.decision()); }
                    Nemesis::census(&again.board).unwrap_or_else(|e| panic!("seed {seed} {setup:?} determinized: {e}"));
                }
                }
                state.take(seat, action, &mut referee).unwrap_or_else(|e| panic!("seed {seed} {setup:?} {action:?} {e}"));
                steps += 1; decisions += 1;
                assert!(steps < 20000, "seed {seed} {setup:?} endless: {:?}", state.steps());
            }
            let outcome = state.outcome().unwrap_or_else(|| panic!("seed {seed} {setup:?} no outcome"));
            *endings.entry(format!("{:?} {}", outcome.ending, outcome.winners.len())).or_insert(0) += 1;
        }}}
    }
    println!("{decisions} decisions {endings:?}");
}
