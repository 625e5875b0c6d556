//! The report of a simulation, for people and for programs.

use std::io::Write as _;
use std::ops::Range;
use std::time::Duration;

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::Plan;
use super::playing::Trouble;
use super::tally::{Fared, Lengths, Tally};
use super::timing::{Timing, peak_memory_kib};
use crate::games::{ModeWords, Offered};
use crate::output::Output;
use crate::terminal::story::capital;

/// What was asked for and what came out. Everything but `timing` follows from the options alone.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Report<G: Offered> {
    game: &'static str,
    rules_version: u32,
    mode: &'static str,
    #[serde(skip)]
    mode_words: &'static str,
    players: usize,
    setups: usize,
    bots: Vec<&'static str>,
    trials: u32,
    seed: u64,
    first: u64,
    games: u64,
    results: Results<G>,
    timing: TimingReport,
}

/// What came out. Some of its names are those of the game: factions or characters, turns or rounds.
struct Results<G: Offered> {
    fingerprint: String,
    endings: Vec<EndingRow<G>>,
    by_bot: Vec<Row<G>>,
    by_part: Vec<Row<G>>,
    by_seat: Vec<Row<G>>,
    by_matchup: Vec<MatchupRow<G>>,
    counted: Vec<CountedRow>,
    decisions: LengthReport,
    spans: LengthReport,
    troubles: Vec<Trouble>,
}

impl<G: Offered> Serialize for Results<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("fingerprint", &self.fingerprint)?;
        map.serialize_entry("endings", &self.endings)?;
        map.serialize_entry("by_bot", &self.by_bot)?;
        map.serialize_entry(&by_part::<G>(), &self.by_part)?;
        map.serialize_entry("by_seat", &self.by_seat)?;
        if !self.by_matchup.is_empty() {
            map.serialize_entry("by_matchup", &self.by_matchup)?;
        }
        if !self.counted.is_empty() {
            map.serialize_entry("counted", &self.counted)?;
        }
        map.serialize_entry("decisions", &self.decisions)?;
        map.serialize_entry(G::SPANS, &self.spans)?;
        map.serialize_entry("troubles", &self.troubles)?;
        map.end()
    }
}

fn by_part<G: Offered>() -> String {
    format!("by_{}", G::PART)
}

/// How games ended; without an ending they were given up.
#[derive(Serialize)]
#[serde(bound = "")]
struct EndingRow<G: Offered> {
    ending: Option<G::Ending>,
    words: &'static str,
    games: u64,
}

/// How somebody fared: a bot, a faction or character or a seat, or a bot with one of them or on a seat.
struct Row<G: Offered> {
    bot: Option<&'static str>,
    part: Option<G::Part>,
    seat: Option<usize>,
    fared: Fared,
    by_part: Vec<Row<G>>,
    by_seat: Vec<Row<G>>,
}

impl<G: Offered> Serialize for Row<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(bot) = self.bot {
            map.serialize_entry("bot", bot)?;
        }
        if let Some(part) = self.part {
            map.serialize_entry(G::PART, G::part_id(part))?;
        }
        if let Some(seat) = self.seat {
            map.serialize_entry("seat", &seat)?;
        }
        map.serialize_entry("games", &self.fared.games)?;
        map.serialize_entry("wins", &self.fared.wins)?;
        map.serialize_entry("shared", &self.fared.shared)?;
        map.serialize_entry("win_per_cent", &hundredths(self.fared.per_cent()))?;
        if G::SURVIVAL {
            map.serialize_entry("survived", &self.fared.survived)?;
            map.serialize_entry("survival_per_cent", &hundredths(self.fared.survival_per_cent()))?;
        }
        if !self.by_part.is_empty() {
            map.serialize_entry(&by_part::<G>(), &self.by_part)?;
        }
        if !self.by_seat.is_empty() {
            map.serialize_entry("by_seat", &self.by_seat)?;
        }
        map.end()
    }
}

struct MatchupRow<G: Offered> {
    parts: Vec<G::Part>,
    bots: Vec<&'static str>,
    games: u64,
    /// By seat.
    wins: Vec<u64>,
    shared: Vec<u64>,
}

impl<G: Offered> Serialize for MatchupRow<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry(G::PARTS, &self.parts.iter().map(|&part| G::part_id(part)).collect::<Vec<_>>())?;
        map.serialize_entry("bots", &self.bots)?;
        map.serialize_entry("games", &self.games)?;
        map.serialize_entry("wins", &self.wins)?;
        map.serialize_entry("shared", &self.shared)?;
        map.end()
    }
}

/// Something else the game counts.
#[derive(Serialize)]
struct CountedRow {
    heading: &'static str,
    what: String,
    games: u64,
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
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

impl<G: Offered> Report<G> {
    pub fn of(plan: &Plan<G>, games: Range<u64>, tally: &Tally<G>, timing: &Timing, threads: u16, took: Duration) -> Self {
        let seconds = took.as_secs_f64();
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let (mode, players) = plan.setups.first().map_or((ModeWords { id: "", words: "" }, 0), |setup| (G::mode(setup), G::players(setup)));
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
            game: G::ID,
            rules_version: G::RULES_VERSION,
            mode: mode.id,
            mode_words: mode.words,
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

impl<G: Offered> Results<G> {
    fn of(tally: &Tally<G>) -> Self {
        let by_bot = tally.by_bot.iter().map(|(bot, fared)| {
            let parts = tally.by_bot_and_part.iter().filter(|((of, _), _)| of == bot);
            let seats = tally.by_bot_and_seat.iter().filter(|((of, _), _)| of == bot);
            Row {
                bot: Some(bot.as_str()),
                by_part: parts.map(|((_, part), fared)| Row { part: Some(*part), ..Row::of(fared) }).collect(),
                by_seat: seats.map(|((_, seat), fared)| Row { seat: Some(*seat), ..Row::of(fared) }).collect(),
                ..Row::of(fared)
            }
        });
        let by_matchup = tally.by_matchup.iter().map(|((parts, bots), fared)| MatchupRow {
            parts: parts.clone(),
            bots: bots.iter().map(|bot| bot.as_str()).collect(),
            games: fared.first().map_or(0, |fared| fared.games),
            wins: fared.iter().map(|fared| fared.wins).collect(),
            shared: fared.iter().map(|fared| fared.shared).collect(),
        });
        let endings = tally.endings.iter().map(|(ending, games)| EndingRow {
            ending: *ending,
            words: ending.map_or("given up: too many decisions", |ending| G::ending(&ending)),
            games: *games,
        });
        let counted = tally.counted.iter().map(|((heading, what), games)| CountedRow { heading, what: what.clone(), games: *games });
        Self {
            fingerprint: format!("{:016x}", tally.fingerprint),
            endings: endings.collect(),
            by_bot: by_bot.collect(),
            by_part: tally.by_part.iter().map(|(part, fared)| Row { part: Some(*part), ..Row::of(fared) }).collect(),
            by_seat: tally.by_seat.iter().map(|(seat, fared)| Row { seat: Some(*seat), ..Row::of(fared) }).collect(),
            by_matchup: by_matchup.collect(),
            counted: counted.collect(),
            decisions: LengthReport::of(&tally.decisions),
            spans: LengthReport::of(&tally.spans),
            troubles: tally.troubles.clone(),
        }
    }
}

impl<G: Offered> Row<G> {
    fn of(fared: &Fared) -> Self {
        Self { bot: None, part: None, seat: None, fared: *fared, by_part: Vec::new(), by_seat: Vec::new() }
    }

    fn name(&self) -> String {
        match (self.bot, self.part, self.seat) {
            (Some(bot), _, _) => bot.to_owned(),
            (None, Some(part), _) => G::part_id(part).to_owned(),
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
            mean: hundredths(mean),
            shortest: lengths.shortest(),
            p50: lengths.percentile(50),
            p95: lengths.percentile(95),
            longest: lengths.longest(),
        }
    }
}

impl<G: Offered> Report<G> {
    /// The same for people.
    pub fn print(&self, output: &mut Output) -> std::io::Result<()> {
        let mode = self.mode_words;
        let arrangements = if self.setups == 1 { String::new() } else { format!(", {} {}", self.setups, G::ARRANGEMENTS) };
        let players = if self.players == 1 { "1 player".to_owned() } else { format!("{} players", self.players) };
        let head = format!("{}, {mode}, {players}{arrangements}; {} games from seed {}", self.game, self.games, self.seed);
        output.paragraph("", &head)?;
        let results = &self.results;
        print_rows("Bots", &results.by_bot, output)?;
        for row in results.by_bot.iter().filter(|row| results.by_bot.len() > 1 && row.by_part.len() > 1) {
            print_rows(&format!("{} as", row.name()), &row.by_part, output)?;
        }
        print_rows(&capital(G::PARTS), &results.by_part, output)?;
        print_rows("Seats", &results.by_seat, output)?;
        writeln!(output, "\nEndings")?;
        for EndingRow { words, games, .. } in &results.endings {
            writeln!(output, "  {games:>9}  {words}")?;
        }
        let mut heading = "";
        for row in &results.counted {
            if row.heading != heading {
                heading = row.heading;
                writeln!(output, "\n{heading}")?;
            }
            writeln!(output, "  {:>9}  {}", row.games, row.what)?;
        }
        writeln!(output, "\nLength         mean  shortest       p50       p95   longest")?;
        for (name, length) in [("decisions", &results.decisions), (G::SPANS, &results.spans)] {
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

fn print_rows<G: Offered>(title: &str, rows: &[Row<G>], output: &mut Output) -> std::io::Result<()> {
    let survival = if G::SURVIVAL { "  survived         %" } else { "" };
    writeln!(output, "\n{title:<14} games      wins    shared     win %{survival}")?;
    for row in rows {
        let Fared { games, wins, shared, survived } = row.fared;
        write!(output, "  {:<11} {games:>6} {wins:>9} {shared:>9} {:>9.1}", row.name(), hundredths(row.fared.per_cent()))?;
        if G::SURVIVAL {
            write!(output, " {survived:>9} {:>9.1}", row.fared.survival_per_cent())?;
        }
        writeln!(output)?;
    }
    Ok(())
}
