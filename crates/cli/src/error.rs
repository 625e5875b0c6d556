//! How a run ends: what a subcommand found, what stopped it, and the exit code for either.

use std::path::PathBuf;
use std::process::ExitCode;

use rulebook::error::RulebookError;
use rulebook::id::{NotAnId, RuleId};

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
            | CliError::NoSuchSection(_) => Exit::BadInput,
            CliError::Rulebook(error) => match error {
                RulebookError::Read { .. } | RulebookError::Syntax { .. } => Exit::BadInput,
                RulebookError::NotBlessable { .. } => Exit::ProblemFound,
                RulebookError::Write { .. } => Exit::Internal,
            },
            CliError::Output(_) | CliError::Json(_) => Exit::Internal,
        }
    }
}
