//! A fixed amount of work for an instruction counter: `counted toy|theseus|nemesis|nothing`.

use benches::{Benched, random_games, toy_loop};
use nemesis::Nemesis;
use std::hint::black_box;
use theseus::Theseus;

/// What is counted. `gate` divides by these.
const TOY_DECISIONS: u64 = 200_000;
const GAMES: u64 = 96;

fn main() {
    let work = std::env::args().nth(1).unwrap_or_default();
    match work.as_str() {
        "toy" => {
            black_box(toy_loop(black_box(TOY_DECISIONS), 1));
            println!("{TOY_DECISIONS}");
        }
        "theseus" => games::<Theseus>(),
        "nemesis" => games::<Nemesis>(),
        "nothing" => println!("1"),
        other => {
            eprintln!("\"{other}\" is not toy, theseus, nemesis or nothing");
            std::process::exit(2);
        }
    }
}

fn games<G: Benched>() {
    let mut options = Vec::with_capacity(256);
    let played = random_games::<G>(&G::setups(), black_box(GAMES), 7, &mut options);
    println!("{}", played.decisions);
}
