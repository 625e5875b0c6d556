//! The report of a simulation, for people and for programs.

use std::io::Write as _;
use std::ops::Range;
use std::time::Duration;

use kernel::{Game, Words as _};
use serde::Serialize;
use theseus::{Ending, Theseus};

use super::Plan;
use super::playing::Trouble;
use super::tally::{Fared, Lengths, Tally};
use super::timing::{Timing, peak_memory_kib};
use crate::output::Output;

/// What was asked for and what came out. Everything but `timing` follows from the options alone.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    rules_version: u32,
    mode: theseus::Mode,
    players: usize,
    setups: usize,
    bots: Vec<&'static str>,
    trials: u32,
    seed: u64,
    first: u64,
    games: u64,
    results: Results,
    timing: TimingReport,
}

#[derive(Serialize)]
struct Results {
    fingerprint: String,
    endings: Vec<EndingRow>,
    by_bot: Vec<Row>,
    by_faction: Vec<Row>,
    by_seat: Vec<Row>,
    by_matchup: Vec<MatchupRow>,
    decisions: LengthReport,
    turns: LengthReport,
    troubles: Vec<Trouble>,
}

/// How games ended; without an ending they were given up.
#[derive(Serialize)]
struct EndingRow {
    ending: Option<Ending>,
    words: &'static str,
    games: u64,
}

/// How somebody fared: a bot, a faction or a seat, or a bot with a faction or on a seat.
#[derive(Serialize)]
struct Row {
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faction: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    games: u64,
    wins: u64,
    shared: u64,
    win_per_cent: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_faction: Vec<Row>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_seat: Vec<Row>,
}

#[derive(Serialize)]
struct MatchupRow {
    factions: Vec<&'static str>,
    bots: Vec<&'static str>,
    games: u64,
    /// By seat.
    wins: Vec<u64>,
    shared: Vec<u64>,
}

#[derive(Serialize)]
struct LengthReport {
    total: u64,
    mean: f64,
    shortest: u64,
    p50: u64,
    p95: u64,
    longest: u64,
}

#[derive(Serialize)]
struct TimingReport {
    threads: u16,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    bots: Vec<ThinkingReport>,
    peak_memory_kib: Option<u64>,
}

/// How long one bot thought, in microseconds. Of very quick bots only a sample is timed.
#[derive(Serialize)]
struct ThinkingReport {
    bot: &'static str,
    decisions: u64,
    timed: u64,
    p50_us: Option<f64>,
    p95_us: Option<f64>,
    max_us: f64,
}

impl Report {
    pub fn of(plan: &Plan, games: Range<u64>, tally: &Tally, timing: &Timing, threads: u16, took: Duration) -> Self {
        let seconds = took.as_secs_f64();
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let (mode, players) = plan.setups.first().map_or((theseus::Mode::Duel, 0), |setup| (setup.mode, setup.factions.len()));
        let thinking = plan.lineup.names().into_iter().map(|name| {
            let durations = timing.of(name);
            ThinkingReport {
                bot: name.as_str(),
                decisions: tally.decisions_of.get(&name).copied().unwrap_or(0),
                timed: durations.count(),
                p50_us: durations.percentile_micros(50),
                p95_us: durations.percentile_micros(95),
                max_us: durations.longest_micros(),
            }
        });
        Self {
            game: Theseus::ID,
            rules_version: Theseus::RULES_VERSION,
            mode,
            players,
            setups: plan.setups.len(),
            bots: plan.lineup.seats().iter().map(|name| name.as_str()).collect(),
            trials: plan.budget.trials,
            seed: plan.seed,
            first: games.start,
            games: games.end - games.start,
            results: Results::of(tally),
            timing: TimingReport {
                threads,
                seconds,
                games_per_second: per_second(tally.games),
                decisions_per_second: per_second(tally.decisions.total()),
                bots: thinking.collect(),
                peak_memory_kib: peak_memory_kib(),
            },
        }
    }
}

impl Results {
    fn of(tally: &Tally) -> Self {
        let by_bot = tally.by_bot.iter().map(|(bot, fared)| {
            let factions = tally.by_bot_and_faction.iter().filter(|((of, _), _)| of == bot);
            let seats = tally.by_bot_and_seat.iter().filter(|((of, _), _)| of == bot);
            Row {
                bot: Some(bot.as_str()),
                by_faction: factions.map(|((_, faction), fared)| Row { faction: Some(faction.id()), ..Row::of(fared) }).collect(),
                by_seat: seats.map(|((_, seat), fared)| Row { seat: Some(*seat), ..Row::of(fared) }).collect(),
                ..Row::of(fared)
            }
        });
        let by_matchup = tally.by_matchup.iter().map(|((factions, bots), fared)| MatchupRow {
            factions: factions.iter().map(|faction| faction.id()).collect(),
            bots: bots.iter().map(|bot| bot.as_str()).collect(),
            games: fared.first().map_or(0, |fared| fared.games),
            wins: fared.iter().map(|fared| fared.wins).collect(),
            shared: fared.iter().map(|fared| fared.shared).collect(),
        });
        let endings = tally.endings.iter().map(|(ending, games)| EndingRow {
            ending: *ending,
            words: ending.map_or("given up: too many decisions", |ending| Theseus::ending(&ending)),
            games: *games,
        });
        Self {
            fingerprint: format!("{:016x}", tally.fingerprint),
            endings: endings.collect(),
            by_bot: by_bot.collect(),
            by_faction: tally.by_faction.iter().map(|(faction, fared)| Row { faction: Some(faction.id()), ..Row::of(fared) }).collect(),
            by_seat: tally.by_seat.iter().map(|(seat, fared)| Row { seat: Some(*seat), ..Row::of(fared) }).collect(),
            by_matchup: by_matchup.collect(),
            decisions: LengthReport::of(&tally.decisions),
            turns: LengthReport::of(&tally.turns),
            troubles: tally.troubles.clone(),
        }
    }
}

impl Row {
    fn of(fared: &Fared) -> Self {
        Self {
            bot: None,
            faction: None,
            seat: None,
            games: fared.games,
            wins: fared.wins,
            shared: fared.shared,
            win_per_cent: (fared.per_cent() * 100.0).round() / 100.0,
            by_faction: Vec::new(),
            by_seat: Vec::new(),
        }
    }

    fn name(&self) -> String {
        match (self.bot, self.faction, self.seat) {
            (Some(bot), _, _) => bot.to_owned(),
            (None, Some(faction), _) => faction.to_owned(),
            (None, None, Some(seat)) => format!("seat {seat}"),
            (None, None, None) => String::new(),
        }
    }
}

impl LengthReport {
    fn of(lengths: &Lengths) -> Self {
        let mean = lengths.total() as f64 / lengths.count().max(1) as f64;
        Self {
            total: lengths.total(),
            mean: (mean * 100.0).round() / 100.0,
            shortest: lengths.shortest(),
            p50: lengths.percentile(50),
            p95: lengths.percentile(95),
            longest: lengths.longest(),
        }
    }
}

impl Report {
    /// The same for people.
    pub fn print(&self, output: &mut Output) -> std::io::Result<()> {
        let mode = match self.mode {
            theseus::Mode::Duel => "duel",
            theseus::Mode::EachAgainstAll => "each against all",
            theseus::Mode::Alliances => "alliances",
        };
        let arrangements = if self.setups == 1 { String::new() } else { format!(", {} arrangements of factions", self.setups) };
        let head = format!("{}, {mode}, {} players{arrangements}; {} games from seed {}", self.game, self.players, self.games, self.seed);
        output.paragraph("", &head)?;
        let results = &self.results;
        print_rows("Bots", &results.by_bot, output)?;
        for row in results.by_bot.iter().filter(|row| results.by_bot.len() > 1 && row.by_faction.len() > 1) {
            print_rows(&format!("{} as", row.name()), &row.by_faction, output)?;
        }
        print_rows("Factions", &results.by_faction, output)?;
        print_rows("Seats", &results.by_seat, output)?;
        writeln!(output, "\nEndings")?;
        for EndingRow { words, games, .. } in &results.endings {
            writeln!(output, "  {games:>9}  {words}")?;
        }
        writeln!(output, "\nLength         mean  shortest       p50       p95   longest")?;
        for (name, length) in [("decisions", &results.decisions), ("turns", &results.turns)] {
            let LengthReport { mean, shortest, p50, p95, longest, .. } = length;
            writeln!(output, "  {name:<9} {mean:>7.1} {shortest:>9} {p50:>9} {p95:>9} {longest:>9}")?;
        }
        self.print_timing(output)?;
        for Trouble { game, problem } in &results.troubles {
            output.paragraph("trouble: ", &format!("game {game}: {problem} (repeat it with --first {game} --games 1)"))?;
        }
        Ok(())
    }

    fn print_timing(&self, output: &mut Output) -> std::io::Result<()> {
        let timing = &self.timing;
        writeln!(output, "\nThinking    decisions  p50 µs     p95 µs     max µs")?;
        for bot in &timing.bots {
            let micros = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.1}"));
            let (p50, p95, max) = (micros(bot.p50_us), micros(bot.p95_us), micros(Some(bot.max_us)));
            writeln!(output, "  {:<9} {:>9}  {p50:<10} {p95:<10} {max}", bot.bot, bot.decisions)?;
        }
        let memory = timing.peak_memory_kib.map_or_else(String::new, |kib| format!(", at most {} MiB of memory", kib.div_ceil(1024)));
        let threads = if timing.threads == 1 { "one thread".to_owned() } else { format!("{} threads", timing.threads) };
        let text = format!(
            "{:.1} s on {threads}: {:.0} games/s, {:.0} decisions/s{memory}; fingerprint {}",
            timing.seconds, timing.games_per_second, timing.decisions_per_second, self.results.fingerprint
        );
        writeln!(output)?;
        output.paragraph("", &text)
    }
}

fn print_rows(title: &str, rows: &[Row], output: &mut Output) -> std::io::Result<()> {
    writeln!(output, "\n{title:<14} games      wins    shared     win %")?;
    for row in rows {
        writeln!(output, "  {:<11} {:>6} {:>9} {:>9} {:>9.1}", row.name(), row.games, row.wins, row.shared, row.win_per_cent)?;
    }
    Ok(())
}
