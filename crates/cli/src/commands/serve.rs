//! `hullbreach serve`: tables for people, over the network.

use std::io::{IsTerminal as _, Write as _};

use server::config::{ConfigError, Options};
use server::{Config, ServeError, welcome};
use tokio::signal::unix::{SignalKind, signal};

use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Serve tables to people: the web client, sockets and accounts in one process
#[derive(clap::Args)]
#[command(after_long_help = "Every flag can be said in the environment, as HULLBREACH_LISTEN for --listen, or in the file that --config \
    names, as a line `listen = \"0.0.0.0:4000\"`. A flag counts more than the environment, and that more than the file.\n\n\
    Examples:\n  \
    hullbreach serve                                        friends on the same network can come\n  \
    hullbreach serve --listen 127.0.0.1:4000 --public-url https://games.example.org --trusted-proxy 127.0.0.1\n  \
    hullbreach serve --database postgres://hullbreach@db/hullbreach --nats nats://bus:4222 --node one")]
pub struct Args {
    #[command(flatten)]
    options: Options,
    /// Show no code for a telephone's camera
    #[arg(long)]
    no_code: bool,
}

/// Why nobody can be served.
#[derive(Debug, thiserror::Error)]
pub enum ServingError {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("the system does not let the server wait for signals: {0}")]
    Signals(std::io::Error),
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let config = Config::settle(args.options).map_err(ServingError::from)?;
    server::logging::start(&config).map_err(ServingError::from)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServingError::Signals)?;
    let shows_code = !args.no_code && std::io::stdout().is_terminal();
    runtime.block_on(serve(config, shows_code, output))
}

async fn serve(config: Config, shows_code: bool, output: &mut Output) -> Result<Verdict, CliError> {
    // Whoever ends the server while it starts means it too.
    let mut terminate = signal(SignalKind::terminate()).map_err(ServingError::Signals)?;
    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServingError::Signals)?;
    let running = server::start(config.clone()).await.map_err(ServingError::from)?;
    if let Some(code) = welcome::code(&config, &running).filter(|_| shows_code) {
        writeln!(output, "{code}")?;
    }
    for line in welcome::summary(&config, &running).lines() {
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    writeln!(output, "ending; games are kept")?;
    output.flush()?;
    // Asked twice, it ends at once: everything acknowledged is stored already.
    tokio::select! {
        () = running.stop() => Ok(Verdict::Well),
        _ = interrupt.recv() => Ok(Verdict::ProblemFound),
    }
}
