//! How a run ends: what a subcommand found, what stopped it, and the exit code for either.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kernel::{JournalError, Refused};
use rulebook::error::RulebookError;
use rulebook::id::{NotAnId, RuleId};

use crate::terminal::agreement::AgreementError;

/// What a subcommand found when nothing stopped it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Well,
    ProblemFound,
}

impl Verdict {
    pub fn well_if(well: bool) -> Verdict {
        if well { Verdict::Well } else { Verdict::ProblemFound }
    }
}

/// The exit codes that `hullbreach --help` promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    Well,
    ProblemFound,
    BadInput,
    Internal,
}

impl From<Verdict> for Exit {
    fn from(verdict: Verdict) -> Exit {
        match verdict {
            Verdict::Well => Exit::Well,
            Verdict::ProblemFound => Exit::ProblemFound,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Well => 0,
            Exit::ProblemFound => 1,
            Exit::BadInput => 2,
            Exit::Internal => 3,
        })
    }
}

/// What stopped a subcommand: one sentence that names the place.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    #[error("this needs a working tree of the project: run it inside one, or name one with --root")]
    NoRepository,
    #[error("{} holds no {}: it is not a working tree of the project", .0.display(), rulebook::book::DIRECTORY)]
    NotARepository(PathBuf),
    #[error(transparent)]
    NotAnId(#[from] NotAnId),
    #[error("there is no rule {0}")]
    NoSuchRule(RuleId),
    #[error("there is no section {0}: `hullbreach rules list` shows them all")]
    NoSuchSection(String),
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    #[error("{} holds no scenario", .0.display())]
    NoScenarios(PathBuf),
    #[error("{0} of the files cannot be read as scenarios")]
    BrokenScenarios(usize),
    #[error("cannot read {}: {source}", path.display())]
    ReadFile { path: PathBuf, source: std::io::Error },
    #[error("cannot write {}: {source}", path.display())]
    WriteFile { path: PathBuf, source: std::io::Error },
    #[error("{}", journal_problem(path, error))]
    Journal { path: PathBuf, error: JournalError },
    #[error("{}: {reason}", path.display())]
    BadHost { path: PathBuf, reason: String },
    #[error("{} is not there, and the seed of an unfinished game is kept in it: name the seed with --seed", .0.display())]
    NoHost(PathBuf),
    #[error("the game in {0} is over: `hullbreach replay {0}` shows it")]
    GameIsOver(String),
    #[error(transparent)]
    Agreement(#[from] AgreementError),
    #[error("{0} is not a seat of this game: it is played by {1}")]
    NoSuchSeat(String, String),
    #[error("the game cannot go on: {0}")]
    Stuck(#[from] Refused),
    #[error("the system has no random numbers for a seed: {0}; name one with --seed")]
    NoSeed(#[from] getrandom::Error),
    #[error(transparent)]
    Table(#[from] crate::commands::table::TableError),
    #[error(transparent)]
    Sim(#[from] crate::commands::sim::SimError),
    #[error(transparent)]
    BotProtocol(#[from] crate::commands::bot_protocol::BotProtocolError),
    #[error(transparent)]
    Load(#[from] load::LoadError),
    #[error(transparent)]
    Keeping(#[from] crate::commands::backup::KeepingError),
    #[error(transparent)]
    Serving(#[from] crate::commands::serve::ServingError),
    #[error("the game is forfeited: {0}")]
    Forfeited(String),
    #[error("cannot read the input: {0}")]
    Input(std::io::Error),
    #[error("cannot write the output: {0}")]
    Output(#[from] std::io::Error),
    #[error("cannot write JSON: {0}")]
    Json(#[from] serde_json::Error),
}

impl CliError {
    pub fn exit(&self) -> Exit {
        match self {
            CliError::NoRepository
            | CliError::NotARepository(_)
            | CliError::NotAnId(_)
            | CliError::NoSuchRule(_)
            | CliError::NoSuchSection(_)
            | CliError::NoScenarios(_)
            | CliError::BrokenScenarios(_)
            | CliError::ReadFile { .. }
            | CliError::BadHost { .. }
            | CliError::NoHost(_)
            | CliError::GameIsOver(_)
            | CliError::Agreement(_)
            | CliError::NoSuchSeat(..)
            | CliError::Table(_)
            | CliError::Sim(_)
            | CliError::BotProtocol(_) => Exit::BadInput,
            CliError::Forfeited(_) | CliError::Load(_) => Exit::ProblemFound,
            CliError::Keeping(error) => match error {
                crate::commands::backup::KeepingError::NoDatabase => Exit::BadInput,
                crate::commands::backup::KeepingError::Storage(_) | crate::commands::backup::KeepingError::Damaged(_) => Exit::ProblemFound,
                crate::commands::backup::KeepingError::Runtime(_) => Exit::Internal,
            },
            CliError::Serving(error) => match error {
                crate::commands::serve::ServingError::Config(_) => Exit::BadInput,
                crate::commands::serve::ServingError::Serve(_) => Exit::ProblemFound,
                crate::commands::serve::ServingError::Signals(_) => Exit::Internal,
            },
            CliError::Journal { error, .. } => journal_exit(error),
            CliError::Rulebook(error) => match error {
                RulebookError::Read { .. } | RulebookError::Syntax { .. } => Exit::BadInput,
                RulebookError::NotBlessable { .. } => Exit::ProblemFound,
                RulebookError::Write { .. } => Exit::Internal,
            },
            CliError::WriteFile { .. }
            | CliError::Stuck(_)
            | CliError::NoSeed(_)
            | CliError::Input(_)
            | CliError::Output(_)
            | CliError::Json(_) => Exit::Internal,
        }
    }
}

/// A journal that cannot be read is bad input; one that can be and is not what it says is a problem found.
fn journal_exit(error: &JournalError) -> Exit {
    match error {
        JournalError::Syntax { .. } | JournalError::OtherGame(_) | JournalError::Format(_) | JournalError::RulesVersion { .. } => {
            Exit::BadInput
        }
        JournalError::Setup(_)
        | JournalError::Opening(_)
        | JournalError::Turn { .. }
        | JournalError::Commitment
        | JournalError::Chance { .. }
        | JournalError::Fault(_) => Exit::ProblemFound,
    }
}

/// The place first, as editors and people look for it.
fn journal_problem(path: &Path, error: &JournalError) -> String {
    let path = path.display();
    match error {
        JournalError::Syntax { line, column, problem } => {
            // The parser ends its own sentence with the place it stands at.
            let place = format!(" at line {line} column {column}");
            format!("{path}:{line}:{column}: {}", problem.strip_suffix(&place).unwrap_or(problem))
        }
        other => format!("{path}: {other}"),
    }
}
