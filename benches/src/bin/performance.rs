//! Decisions and games per second beside the toy loop, sizes, and allocations. `--json` for programs.

use benches::{Benched, Played, random_games, toy_loop};
use kernel::State;
use nemesis::Nemesis;
use serde_json::{Value, json};
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use theseus::Theseus;

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

/// What was measured of one engine.
#[derive(Default)]
struct Measured {
    played: Played,
    decisions_per_second: f64,
    games_per_second: f64,
    allocations: u64,
}

/// Random games of one engine, again and again.
struct Engine<G: Benched> {
    setups: Vec<G::Setup>,
    games: u64,
    options: Vec<G::Action>,
    measured: Measured,
}

impl<G: Benched> Engine<G> {
    fn new(games: u64) -> Self {
        let setups = G::setups();
        let mut options = Vec::with_capacity(256);
        random_games::<G>(&setups, games / 10, 1, &mut options);
        Self { setups, games, options, measured: Measured::default() }
    }

    /// One round; the best of each number counts.
    fn round(&mut self) {
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let start = Instant::now();
        let played = random_games::<G>(&self.setups, self.games, 7, &mut self.options);
        let elapsed = start.elapsed().as_secs_f64();
        let measured = &mut self.measured;
        measured.played = played;
        measured.allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
        measured.decisions_per_second = measured.decisions_per_second.max(played.decisions as f64 / elapsed);
        measured.games_per_second = measured.games_per_second.max(played.games as f64 / elapsed);
    }

    fn sizes() -> [(&'static str, usize); 5] {
        [
            ("state", size_of::<State<G>>()),
            ("board", size_of::<G::Board>()),
            ("step", size_of::<G::Step>()),
            ("choice", size_of::<G::Choice>()),
            ("action", size_of::<G::Action>()),
        ]
    }

    fn json(&self, toy: f64) -> Value {
        let Measured { played, decisions_per_second, games_per_second, allocations } = &self.measured;
        let sizes: serde_json::Map<_, _> = Self::sizes().iter().map(|&(name, bytes)| (name.to_owned(), bytes.into())).collect();
        json!({
            "decisions_per_second": decisions_per_second.round(),
            "games_per_second": games_per_second.round(),
            "ratio": decisions_per_second / toy,
            "games": played.games,
            "decisions": played.decisions,
            "allocations": allocations,
            "bytes": sizes,
        })
    }

    fn print(&self, title: &str, toy: f64) {
        let Measured { played, decisions_per_second: rate, games_per_second, allocations } = &self.measured;
        println!("{title:<22} {rate:>12.0} decisions/s   {:.3} of the toy loop (1/{:.1})", rate / toy, toy / rate);
        let each = played.decisions as f64 / played.games as f64;
        println!("                       {games_per_second:>12.0} games/s       {each:.0} decisions a game");
        let per_decision = *allocations as f64 / played.decisions as f64;
        println!("allocations            {allocations:>12} in {} decisions ({per_decision:.6} each)", played.decisions);
        for (name, bytes) in Self::sizes() {
            println!("{name:<22} {bytes:>12} bytes");
        }
    }
}

fn main() {
    let json = std::env::args().any(|arg| arg == "--json");
    let mut duels = Engine::<Theseus>::new(1_200);
    let mut crews = Engine::<Nemesis>::new(600);
    black_box(toy_loop(TOY_DECISIONS / 10, 1));
    // Toy and engines take turns, so that whatever else the machine does falls on all; the best round of each counts.
    let mut toy = 0.0f64;
    for round in 0..ROUNDS {
        let start = Instant::now();
        black_box(toy_loop(black_box(TOY_DECISIONS), round as u64));
        toy = toy.max(TOY_DECISIONS as f64 / start.elapsed().as_secs_f64());
        duels.round();
        crews.round();
    }
    if json {
        println!("{:#}", json!({ "toy_decisions_per_second": toy.round(), "theseus": duels.json(toy), "nemesis": crews.json(toy) }));
        return;
    }
    println!("toy loop               {toy:>12.0} decisions/s");
    duels.print("random duels", toy);
    println!();
    crews.print("random crews of four", toy);
}
