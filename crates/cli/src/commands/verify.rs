//! `hullbreach verify`: was a recorded game played by the rules, and from the seed it was promised to be?

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use kernel::journal::game_of;
use kernel::{Journal, JournalError};
use serde::Serialize;

use crate::error::{CliError, Exit, Verdict};
use crate::games::{GameName, Offered, seat_title, with_game};
use crate::output::Output;

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
    /// Journals, as written by `hullbreach play --journal` or `hullbreach sim --journals`
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
    /// The winners as people call them.
    #[serde(skip)]
    titles: Vec<String>,
    /// Whether the seed has been told; then all chance follows from it.
    seed_told: bool,
    /// Whether there was a commitment and a seed to hold against each other.
    seed_checked: bool,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let mut findings = Vec::new();
    let mut unreadable = None;
    for path in &args.files {
        let (finding, error) = check(path);
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
fn check(path: &Path) -> (Finding, Option<CliError>) {
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
    match opened(path) {
        Ok(game) => (Finding { file, verdict: Word::Sound, problem: None, game: Some(game) }, None),
        Err(error) => failed(error),
    }
}

/// Reads a journal with the rules of the game it names.
fn opened(path: &Path) -> Result<Checked, CliError> {
    let text = fs::read_to_string(path).map_err(|source| CliError::ReadFile { path: path.to_owned(), source })?;
    let game = game_of(&text).and_then(|id| GameName::of(&id).ok_or(JournalError::OtherGame(id)));
    game.and_then(|game| with_game!(game, G => replayed::<G>(&text))).map_err(|error| CliError::Journal { path: path.to_owned(), error })
}

fn replayed<G: Offered>(text: &str) -> Result<Checked, JournalError> {
    let journal = Journal::<G>::from_json(text)?;
    let last = journal.verify()?;
    let winners: Vec<_> = last.outcome().map(|outcome| outcome.winners.iter().collect()).unwrap_or_default();
    Ok(Checked {
        answers: journal.turns.len(),
        over: last.outcome().is_some(),
        winners: winners.iter().map(|&seat| G::seat_name(&last.board, seat)).collect(),
        titles: winners.iter().map(|&seat| seat_title::<G>(&last.board, seat)).collect(),
        seed_told: journal.seed.is_some(),
        seed_checked: journal.seed.is_some() && journal.commitment.is_some(),
    })
}

fn print(finding: &Finding, output: &mut Output) -> Result<(), CliError> {
    match (finding.verdict, &finding.problem, &finding.game) {
        (Word::Sound, _, Some(game)) => {
            let answers = if game.answers == 1 { "1 answer".to_owned() } else { format!("{} answers", game.answers) };
            let ending = match game.titles.as_slice() {
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
