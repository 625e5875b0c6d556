//! `hullbreach reports`: what people have reported to whoever runs the server.

use std::io::Write as _;

use protocol::Millis;
use storage::Report;

use super::backup::{Place, wait};
use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Read what people have reported, the latest first, while the server runs
#[derive(clap::Args)]
#[command(
    after_long_help = "A report of a table carries the exact journal of that moment, hidden things included; `--json` has it whole.\n\n\
    Examples:\n  \
    hullbreach reports --data games\n  \
    hullbreach reports --database postgres://hullbreach@db/hullbreach --most 10 --json"
)]
pub struct Args {
    #[command(flatten)]
    place: Place,
    /// So many at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    most: u32,
    /// One JSON document, with the journals
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let options = args.place.options()?;
    let reports = wait(async { Ok(storage::reports(&options, args.most).await?) })?;
    if args.json {
        serde_json::to_writer_pretty(&mut *output, &reports).map_err(std::io::Error::from)?;
        writeln!(output)?;
        return Ok(Verdict::Well);
    }
    if reports.is_empty() {
        writeln!(output, "nobody has reported anything")?;
    }
    for report in &reports {
        show(report, output)?;
    }
    Ok(Verdict::Well)
}

fn show(report: &Report, output: &mut Output) -> std::io::Result<()> {
    write!(output, "{} by {}", moment(report.at), report.by)?;
    if let Some(about) = &report.about {
        write!(output, " about {about}")?;
    }
    if let Some(table) = &report.table {
        write!(output, " at table {table}")?;
    }
    writeln!(output)?;
    for line in report.text.lines() {
        // What somebody else has written does not command this terminal.
        let line: String = line.chars().map(|letter| if letter.is_control() && letter != '\t' { '\u{fffd}' } else { letter }).collect();
        writeln!(output, "  {line}")?;
    }
    if let Some(journal) = &report.journal {
        writeln!(output, "  (with a journal of {} bytes)", journal.len())?;
    }
    Ok(())
}

/// A moment as people write it, in UTC.
fn moment(at: Millis) -> String {
    let minutes = at.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    // Counted from the first of March 0000, years end with their leap day, and every 400 years are alike.
    let from_march = days + 719_468;
    let (era, day) = (from_march.div_euclid(146_097), from_march.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, more) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02} {:02}:{:02} UTC", era * 400 + year + more, minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_are_those_of_the_calendar() {
        for (at, written) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399_999, "2000-02-28 23:59 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (1_709_251_200_000, "2024-03-01 00:00 UTC"),
            (1_794_793_430_906, "2026-11-16 01:43 UTC"),
        ] {
            assert_eq!(moment(at), written);
        }
    }
}
