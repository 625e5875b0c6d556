//! A server of one's own: started, watched, killed.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{LoadError, Result};

/// How long a server may take until it listens.
const PATIENCE: Duration = Duration::from_secs(60);

/// A port nobody listens on now.
pub fn free_port() -> Result<u16> {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).map_err(|error| LoadError::Io("a port", error))?;
    Ok(listener.local_addr().map_err(|error| LoadError::Io("a port", error))?.port())
}

/// One address with thousands of people is what the limits of a server are there to stop.
pub fn without_limits() -> Vec<String> {
    ["--rate-scale", "100000", "--sockets", "100000", "--sockets-per-address", "100000"].map(str::to_owned).to_vec()
}

/// What a server is started with.
#[derive(Clone, Debug, Default)]
pub struct Recipe {
    pub program: PathBuf,
    /// Behind `serve --listen`.
    pub arguments: Vec<String>,
    pub environment: Vec<(String, String)>,
}

pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server on a port of loopback and waits until it takes connections.
    pub async fn start(recipe: &Recipe, port: u16, log: &Path) -> Result<Self> {
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let failed = |error: std::io::Error| LoadError::Process(format!("{}: {error}", recipe.program.display()));
        let said = fs::OpenOptions::new().create(true).append(true).open(log).map_err(failed)?;
        let errors = said.try_clone().map_err(failed)?;
        let mut command = Command::new(&recipe.program);
        command.args(["serve", "--listen", &address.to_string()]).args(&recipe.arguments);
        command.envs(recipe.environment.iter().map(|(name, value)| (name, value)));
        let child = command.stdin(Stdio::null()).stdout(said).stderr(errors).spawn().map_err(failed)?;
        let mut server = Self { child, address };
        let started = Instant::now();
        while tokio::net::TcpStream::connect(address).await.is_err() {
            if let Ok(Some(status)) = server.child.try_wait() {
                let told = fs::read_to_string(log).unwrap_or_default();
                let last: Vec<&str> = told.lines().rev().take(5).collect();
                return Err(LoadError::Process(format!("it ended with {status}: {}", last.join(" | "))));
            }
            if started.elapsed() > PATIENCE {
                return Err(LoadError::Process("it does not listen".to_owned()));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(server)
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Without a word of warning.
    pub fn kill(&mut self) {
        // It may have ended by itself; then there is nothing left to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What a process has used so far, as Linux counts it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    pub cpu: Duration,
    /// Bytes of memory it has had at most.
    pub peak: u64,
}

/// The kernel counts in hundredths of a second on every platform we run on.
const TICK: Duration = Duration::from_millis(10);

pub fn usage(pid: u32) -> Option<Usage> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program may hold spaces; what follows its bracket does not.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let ticks: u32 = fields.next()?.parse::<u32>().ok()? + fields.next()?.parse::<u32>().ok()?;
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let peak: u64 = peak.trim().trim_end_matches(" kB").trim().parse().ok()?;
    Some(Usage { cpu: TICK * ticks, peak: peak * 1024 })
}
