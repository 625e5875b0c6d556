//! The log: for people, or as JSON for machines. Never a token, never an address that is a secret.

use tracing_subscriber::EnvFilter;

use crate::config::{Config, ConfigError, LogFormat};

/// Begins to log to standard error. Once for the whole process.
pub fn start(config: &Config) -> Result<(), ConfigError> {
    let wrong = |problem: String| ConfigError::Setting { setting: "log", problem };
    let filter = EnvFilter::try_new(&config.log_filter).map_err(|error| wrong(error.to_string()))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match config.log {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    }
    .map_err(|error| wrong(error.to_string()))
}
