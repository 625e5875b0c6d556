//! `cargo bench -p benches`: clone, options, apply and whole random games, beside the toy loop.

use benches::{below, duels, positions, random_games, toy_loop};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::chance::Pcg32;
use kernel::{Chance, Referee};

fn main() {
    divan::main();
}

#[divan::bench]
fn toy_decisions(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(100_000u32)).bench(|| toy_loop(black_box(100_000), 1));
}

#[divan::bench]
fn clone_state(bencher: Bencher<'_, '_>) {
    let (state, _, _) = positions(1, 5)[0].clone();
    bencher.bench(|| *black_box(&state));
}

#[divan::bench]
fn list_options(bencher: Bencher<'_, '_>) {
    let positions = positions(256, 5);
    let mut out = Vec::with_capacity(128);
    bencher.counter(ItemsCount::new(256u32)).bench_local(|| {
        for (state, seat, _) in &positions {
            state.options(*seat, &mut out);
            black_box(&out);
        }
    });
}

#[divan::bench]
fn apply(bencher: Bencher<'_, '_>) {
    let positions = positions(256, 5);
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

#[divan::bench]
fn random_duels(bencher: Bencher<'_, '_>) {
    let setups = duels();
    let mut options = Vec::with_capacity(128);
    bencher.counter(ItemsCount::new(12u32)).bench_local(|| random_games(&setups, 12, 7, &mut options));
}
