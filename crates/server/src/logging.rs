//! The log: for people, or as JSON for machines. Never a token, never an address that is a secret.

use std::io::IsTerminal as _;
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::{MakeWriter, layer};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, registry};

use crate::config::{Config, ConfigError, LogFormat};

/// The crates of this program that log. Others write whatever passes through them when they are asked for details: messages with
/// tokens, headers, statements.
const OURS: [&str; 4] = ["server", "storage", "hullbreach", "load"];

/// Begins to log to standard error. Once for the whole process.
pub fn start(config: &Config) -> Result<(), ConfigError> {
    log(&config.log_filter, config.log, wants_colours(), std::io::stderr)?.try_init().map_err(wrong)
}

/// Colours are for eyes: a file or another program would get their codes as letters.
fn wants_colours() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|said| said.is_empty())
}

/// What writes the log. The filter is the user's, but for foreign crates, of which nothing below `info` is written.
pub fn log<W>(filter: &str, format: LogFormat, colours: bool, writer: W) -> Result<Box<dyn Subscriber + Send + Sync>, ConfigError>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filtered = registry().with(EnvFilter::try_new(filter).map_err(wrong)?).with(filter_fn(is_harmless));
    Ok(match format {
        LogFormat::Text => Box::new(filtered.with(layer().with_ansi(colours).with_writer(writer))),
        LogFormat::Json => Box::new(filtered.with(layer().json().with_writer(writer))),
    })
}

fn is_harmless(metadata: &Metadata<'_>) -> bool {
    let source = metadata.target().split("::").next().unwrap_or_default();
    *metadata.level() <= Level::INFO || OURS.contains(&source)
}

fn wrong(problem: impl ToString) -> ConfigError {
    ConfigError::Setting { setting: "log", problem: problem.to_string() }
}
