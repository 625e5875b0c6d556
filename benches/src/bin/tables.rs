//! How long one answer takes at a table with everybody connected: apply, snapshot, and a view for each seat. `tables [ANSWERS]`.

use benches::table::serve;
use nemesis::Setup;
use protocol::AnySetup;
use theseus::generated::cards::Faction;

fn main() {
    let answers = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let theseus = theseus::Setup::new(&[Faction::Marines, Faction::Aliens, Faction::Greys, Faction::Scientists]);
    for (name, agreed) in [
        ("Theseus, four seats", AnySetup::Theseus(theseus)),
        ("Nemesis, four seats", AnySetup::Nemesis(Setup::new(4))),
        ("Nemesis, five seats", AnySetup::Nemesis(Setup::new(5))),
    ] {
        let mut served = serve(&agreed, answers, 1);
        served.times.sort_unstable();
        let count = served.times.len().max(1);
        let micros =
            |share: f64| served.times.get(((count as f64 * share) as usize).min(count - 1)).map_or(0, std::time::Duration::as_micros);
        println!(
            "{name}: p50 {} µs, p99 {} µs, longest {} µs; {} bytes sent and {} bytes of snapshot an answer",
            micros(0.5),
            micros(0.99),
            micros(1.0),
            served.bytes / count as u64,
            served.snapshots / count as u64
        );
    }
}
