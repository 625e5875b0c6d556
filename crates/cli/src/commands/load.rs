//! `hullbreach load`: how much a server carries on this machine.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use load::process::{Recipe, Server, free_port, without_limits};
use load::run::{Profile, Report, run as drive};
use load::{LoadError, Result};
use protocol::GameName;

use crate::error::{CliError, Verdict};
use crate::output::Output;

/// Play many games over real sockets and report how fast a server answers
#[derive(clap::Args)]
#[command(
    long_about = "Play many games over real sockets and report how fast a server answers.\n\n\
        Starts a server of its own on loopback with an empty database, unless --server names one. Tables are opened, people sit down \
        at them over WebSockets and answer what they are asked, at a given pace. Reported is how long an answer takes until the last \
        player has seen what it led to, how long coming back takes, what the server used, and what was sent. The clients share the \
        machine with the server.\n\n\
        Only for servers on loopback. Exits with 1 if a connection failed.",
    after_long_help = "Examples:\n  \
        hullbreach load --game theseus --tables 1000 --idle 9000 --rate 3000\n  \
        hullbreach load --game nemesis --tables 1000 --rate 1000 --seconds 60 --json"
)]
pub struct Args {
    /// What is played, in turn
    #[arg(long = "game", value_name = "GAME", value_delimiter = ',', default_value = "theseus", value_parser = game)]
    games: Vec<GameName>,
    /// Players, and sockets, at a table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,
    /// Tables with people at them
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    /// Further tables, begun and left alone
    #[arg(long, value_name = "N", default_value_t = 0)]
    idle: usize,
    /// Answers a second, all tables together
    #[arg(long, value_name = "N", default_value_t = 100.0)]
    rate: f64,
    /// How long is measured
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How long is played before
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    warmup: u64,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// A server on loopback that runs already, with its limits off
    #[arg(long, value_name = "ADDRESS")]
    server: Option<SocketAddr>,
    /// The process of that server, to be watched
    #[arg(long, value_name = "PID", requires = "server")]
    pid: Option<u32>,
    /// What the server of its own is started with besides, such as `--database postgres://…`
    #[arg(long = "with", value_name = "ARGUMENT", allow_hyphen_values = true, conflicts_with = "server")]
    with: Vec<String>,
    /// One JSON document for programs
    #[arg(long)]
    json: bool,
}

fn game(text: &str) -> std::result::Result<GameName, String> {
    GameName::of(text).ok_or_else(|| format!("{text} is no game that can be played at a table"))
}

pub fn run(args: Args, output: &mut Output) -> std::result::Result<Verdict, CliError> {
    let json = args.json;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| LoadError::Io("starting", error))?;
    let report = runtime.block_on(measure(args))?;
    if json {
        output.json(&report)?;
    } else {
        tell(&report, output)?;
    }
    Ok(Verdict::well_if(report.failures.is_empty() && report.answers > 0))
}

async fn measure(args: Args) -> Result<Report> {
    let profile = Profile {
        games: args.games,
        seats: args.seats,
        tables: args.tables,
        idle: args.idle,
        rate: args.rate,
        seconds: args.seconds,
        warmup: args.warmup,
        seed: args.seed,
    };
    let say = |text: &str| eprintln!("{text}");
    if let Some(address) = args.server {
        if !address.ip().is_loopback() {
            return Err(LoadError::Process(format!("{address} is not on loopback")));
        }
        return drive(address, args.pid, profile, &say).await;
    }
    let folder = tempfile::tempdir().map_err(|error| LoadError::Io("a folder", error))?;
    let program: PathBuf = std::env::current_exe().map_err(|error| LoadError::Io("this program", error))?;
    let data = folder.path().join("data").to_string_lossy().into_owned();
    let mut arguments = without_limits();
    arguments.extend(["--data".to_owned(), data]);
    arguments.extend(args.with);
    let recipe = Recipe { program, arguments, environment: Vec::new() };
    let server = Server::start(&recipe, free_port()?, &folder.path().join("server.log")).await?;
    drive(server.address, Some(server.pid()), profile, &say).await
}

fn tell(report: &Report, output: &mut Output) -> std::result::Result<(), CliError> {
    let games: Vec<&str> = report.profile.games.iter().map(|game| game.id()).collect();
    writeln!(
        output,
        "{}: {} tables played, {} left alone, {} seats each, {} sockets",
        games.join(", "),
        report.profile.tables,
        report.profile.idle,
        report.profile.seats,
        report.sockets
    )?;
    writeln!(
        output,
        "answers        {:.0} a second ({} asked for), {} in all",
        report.answers_per_second, report.profile.rate, report.answers
    )?;
    writeln!(output, "seen by all    {}", report.seen)?;
    writeln!(output, "coming back    {}", report.resumed)?;
    writeln!(output, "waking up      {}", report.woken)?;
    writeln!(output, "sent           {:.0} bytes and {:.1} messages an answer", report.bytes_per_answer, report.messages_per_answer)?;
    let percent = |share: Option<f64>| share.map_or("unknown".to_owned(), |share| format!("{share:.0} % of a core"));
    let memory = report.server_peak_mib.map_or("unknown".to_owned(), |mib| format!("{mib:.0} MiB at most"));
    writeln!(output, "server         {}, {memory}; clients {}", percent(report.server_cpu_percent), percent(report.client_cpu_percent))?;
    let stolen = report.stolen_percent.map_or("unknown".to_owned(), |share| format!("{share:.1} %"));
    let commits = report.commits.map_or("unknown transactions".to_owned(), |commits| {
        format!("{} transactions, {} of them above 50 ms", commits.all, commits.above_50_ms)
    });
    writeln!(output, "machine        {commits}; {stolen} of its processors taken by others")?;
    writeln!(output, "besides        {} games ended, {} answers refused, {} late", report.games_over, report.refused, report.late)?;
    for failure in &report.failures {
        writeln!(output, "failure        {failure}")?;
    }
    Ok(())
}
