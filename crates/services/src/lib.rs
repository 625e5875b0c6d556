//! What tests need besides the program: PostgreSQL and NATS, started on free ports in temporary folders and stopped again, and a disk
//! that loses power.

mod cut;
mod leash;
mod nats;
mod notes;
mod postgres;

pub use cut::{Loss, PowerCut};
pub use nats::Nats;
pub use postgres::Postgres;

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Why a service does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    #[error("{program} is missing: install the Debian package {package}")]
    Missing { program: String, package: &'static str },
    #[error("{program} failed: {said}")]
    Failed { program: String, said: String },
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

pub type Result<T> = std::result::Result<T, ServiceError>;

/// A port nobody listens on at the moment.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The first of some files that is there.
fn found(program: &str, package: &'static str, places: impl IntoIterator<Item = PathBuf>) -> Result<PathBuf> {
    let missing = || ServiceError::Missing { program: program.to_owned(), package };
    places.into_iter().find(|place| place.is_file()).ok_or_else(missing)
}

/// Where programs usually are, also those for whoever runs the machine.
fn usual_places(program: &str) -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let more = ["/usr/local/sbin", "/usr/sbin", "/sbin"].map(PathBuf::from);
    std::env::split_paths(&path).chain(more).map(|folder| folder.join(program)).collect()
}

/// Runs a program to its end.
fn run(command: &mut Command) -> Result<Output> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(output);
    }
    let program = command.get_program().to_string_lossy().into_owned();
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Err(ServiceError::Failed { program, said: format!("{}: {}", output.status, said.trim()) })
}
