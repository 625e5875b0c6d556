//! `hullbreach verify`: was a recorded game played by the rules, and from the seed it was promised to be?

use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::Serialize;
use nemesis::Nemesis;
use theseus::Theseus;

use crate::error::{CliError, Exit, Verdict};
use crate::output::Output;
use crate::terminal::archive;
use crate::terminal::tabletop::Tabletop;

/// Check that journals replay to the states they name, from the seed they were committed to
#[derive(clap::Args)]
#[command(
    long_about = "Check that journals replay to the states they name, from the seed they were committed to.\n\n\
        Every answer is given again under the rules and every fingerprint is compared. If the seed has been told, it must be the one \
        whose commitment was published before the game, and everything chance said must follow from it.\n\n\
        Exits with 1 if a journal is not what it says, and with 2 if one cannot be read.",
    after_long_help = "Examples:\n  hullbreach verify game.json\n  hullbreach verify --json games/*.json"
)]
pub struct Args {
    /// Journals, as written by `hullbreach play --journal`
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

/// What was found in one journal.
#[derive(Serialize)]
struct Finding {
    file: String,
    verdict: Word,
    /// What is wrong, with its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Checked>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Word {
    Sound,
    Mismatch,
    Unreadable,
}

/// A journal that could be read.
#[derive(Serialize)]
struct Checked {
    answers: usize,
    over: bool,
    winners: Vec<String>,
    /// The winners as they are called in print.
    #[serde(skip)]
    won_by: Vec<String>,
    /// Whether the seed has been told; then all chance follows from it.
    seed_told: bool,
    /// Whether there was a commitment and a seed to hold against each other.
    seed_checked: bool,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let mut findings = Vec::new();
    let mut unreadable = None;
    for path in &args.files {
        let (finding, error) = match archive::is_of::<Nemesis>(path) {
            Ok(true) => check::<Nemesis>(path),
            // A file that cannot be read at all is reported like any other that is not a journal.
            Ok(false) | Err(_) => check::<Theseus>(path),
        };
        if !args.json {
            print(&finding, output)?;
        }
        findings.push(finding);
        unreadable = unreadable.or(error);
    }
    if args.json {
        output.json(&findings)?;
    }
    match unreadable {
        Some(error) => Err(error),
        None => Ok(Verdict::well_if(findings.iter().all(|finding| finding.verdict == Word::Sound))),
    }
}

/// Checks one journal. The error is there when it could not be read at all.
fn check<G: Tabletop>(path: &Path) -> (Finding, Option<CliError>) {
    let file = path.display().to_string();
    let failed = |error: CliError| {
        let problem = Some(error.to_string());
        match error.exit() {
            Exit::ProblemFound | Exit::Well => (Finding { file: file.clone(), verdict: Word::Mismatch, problem, game: None }, None),
            Exit::BadInput | Exit::Internal => {
                (Finding { file: file.clone(), verdict: Word::Unreadable, problem, game: None }, Some(error))
            }
        }
    };
    let journal = match archive::read::<G>(path) {
        Ok(journal) => journal,
        Err(error) => return failed(error),
    };
    let last = match journal.verify() {
        Ok(last) => last,
        Err(error) => return failed(CliError::Journal { path: path.to_owned(), error }),
    };
    let winners = |name: fn(&G::Board, kernel::Seat) -> String| -> Vec<String> {
        last.outcome().map(|outcome| outcome.winners.iter().map(|seat| name(&last.board, seat)).collect()).unwrap_or_default()
    };
    let game = Checked {
        answers: journal.turns.len(),
        over: last.outcome().is_some(),
        winners: winners(G::seat_name),
        won_by: winners(G::name),
        seed_told: journal.seed.is_some(),
        seed_checked: journal.seed.is_some() && journal.commitment.is_some(),
    };
    (Finding { file, verdict: Word::Sound, problem: None, game: Some(game) }, None)
}

fn print(finding: &Finding, output: &mut Output) -> Result<(), CliError> {
    match (finding.verdict, &finding.problem, &finding.game) {
        (Word::Sound, _, Some(game)) => {
            let answers = if game.answers == 1 { "1 answer".to_owned() } else { format!("{} answers", game.answers) };
            let ending = match game.won_by.as_slice() {
                [] if game.over => "over".to_owned(),
                [] => "unfinished".to_owned(),
                winners => format!("won by {}", winners.join(" and ")),
            };
            let seed = match (game.seed_told, game.seed_checked) {
                (_, true) => "the seed matches its commitment",
                (true, false) => "the seed was told, but nothing had been committed to",
                (false, false) => "the seed has not been told",
            };
            writeln!(output, "{}: sound: {answers}, {ending}, every fingerprint agrees, {seed}.", finding.file)?;
        }
        (Word::Mismatch, Some(problem), _) => writeln!(output, "{problem}.")?,
        // It is told on standard error, where errors go.
        (Word::Sound | Word::Mismatch | Word::Unreadable, _, _) => {}
    }
    Ok(())
}
