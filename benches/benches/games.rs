//! `cargo bench -p benches`: clone, options, apply and whole random games of each engine, beside the toy loop.

use benches::{Benched, below, positions, random_games, toy_loop};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::chance::Pcg32;
use kernel::{Chance, Referee};
use nemesis::Nemesis;
use theseus::Theseus;

fn main() {
    divan::main();
}

#[divan::bench]
fn toy_decisions(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(100_000u32)).bench(|| toy_loop(black_box(100_000), 1));
}

#[divan::bench(types = [Theseus, Nemesis])]
fn clone_state<G: Benched>(bencher: Bencher<'_, '_>) {
    let (state, _, _) = positions::<G>(1, 5)[0].clone();
    bencher.bench(|| *black_box(&state));
}

#[divan::bench(types = [Theseus, Nemesis])]
fn list_options<G: Benched>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>(256, 5);
    let mut out = Vec::with_capacity(128);
    bencher.counter(ItemsCount::new(256u32)).bench_local(|| {
        for (state, seat, _) in &positions {
            state.options(*seat, &mut out);
            black_box(&out);
        }
    });
}

#[divan::bench(types = [Theseus, Nemesis])]
fn apply<G: Benched>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>(256, 5);
    let mut generator = Pcg32::new(3);
    bencher.counter(ItemsCount::new(256u32)).bench_local(|| {
        let mut referee = Referee::silent(Chance::rollout(9));
        for (state, seat, options) in &positions {
            let mut state = *state;
            let chosen = options[below(&mut generator, options.len())];
            let _ = state.take(*seat, chosen, &mut referee);
            black_box(&state);
        }
    });
}

#[divan::bench(types = [Theseus, Nemesis])]
fn whole_games<G: Benched>(bencher: Bencher<'_, '_>) {
    let setups = G::setups();
    let mut options = Vec::with_capacity(128);
    bencher.counter(ItemsCount::new(12u32)).bench_local(|| random_games::<G>(&setups, 12, 7, &mut options));
}
