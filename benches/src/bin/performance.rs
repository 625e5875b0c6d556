//! Decisions and games per second beside the toy loop, sizes, and allocations. `--json` for programs.

use benches::{duels, random_games, toy_loop};
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Counts what the allocator is asked for.
struct Counting;
static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const ROUNDS: usize = 7;
const TOY_DECISIONS: u64 = 4_000_000;
const GAMES: u64 = 1_200;

fn main() {
    let json = std::env::args().any(|arg| arg == "--json");
    let setups = duels();
    let mut options = Vec::with_capacity(256);
    random_games(&setups, GAMES / 10, 1, &mut options);
    black_box(toy_loop(TOY_DECISIONS / 10, 1));

    // Toy and engine take turns, so that whatever else the machine does falls on both; the best round of each counts.
    let (mut toy, mut engine, mut games_rate) = (0.0f64, 0.0f64, 0.0f64);
    let mut played = benches::Played::default();
    let mut allocations = 0;
    for round in 0..ROUNDS {
        let start = Instant::now();
        black_box(toy_loop(black_box(TOY_DECISIONS), round as u64));
        toy = toy.max(TOY_DECISIONS as f64 / start.elapsed().as_secs_f64());
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let start = Instant::now();
        played = random_games(&setups, GAMES, 7, &mut options);
        let elapsed = start.elapsed().as_secs_f64();
        allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
        engine = engine.max(played.decisions as f64 / elapsed);
        games_rate = games_rate.max(played.games as f64 / elapsed);
    }
    let per_decision = allocations as f64 / played.decisions as f64;
    let sizes = [
        ("state", size_of::<theseus::State>()),
        ("board", size_of::<theseus::Board>()),
        ("step", size_of::<theseus::Step>()),
        ("choice", size_of::<theseus::Choice>()),
        ("action", size_of::<theseus::Action>()),
    ];
    if json {
        let sizes: serde_json::Map<_, _> = sizes.iter().map(|&(name, bytes)| (name.to_owned(), bytes.into())).collect();
        let report = serde_json::json!({
            "toy_decisions_per_second": toy.round(),
            "decisions_per_second": engine.round(),
            "games_per_second": games_rate.round(),
            "ratio": engine / toy,
            "decisions_per_game": played.decisions as f64 / played.games as f64,
            "allocations": allocations,
            "bytes": sizes,
        });
        println!("{report:#}");
        return;
    }
    println!("toy loop               {:>12.0} decisions/s", toy);
    println!("random duels           {:>12.0} decisions/s   {:.3} of the toy loop (1/{:.1})", engine, engine / toy, toy / engine);
    println!(
        "                       {:>12.0} games/s       {:.0} decisions a game",
        games_rate,
        played.decisions as f64 / played.games as f64
    );
    println!("allocations            {allocations:>12} in {} decisions ({per_decision:.6} each)", played.decisions);
    for (name, bytes) in sizes {
        println!("{name:<22} {bytes:>12} bytes");
    }
}
