//! NATS from Debian's package.

use crate::leash::Leash;
use crate::{Result, ServiceError, found, free_port, usual_places};
use std::fs::{self, File};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(20);

/// A server that is stopped when this is dropped.
pub struct Nats {
    folder: TempDir,
    port: u16,
    running: Option<(Child, Leash)>,
}

impl Nats {
    pub fn start() -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("hullbreach-nats-").tempdir()?;
        let mut nats = Self { folder, port: free_port()?, running: None };
        nats.start_again()?;
        Ok(nats)
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends the server as a crash would.
    pub fn kill(&mut self) {
        if let Some((mut server, _leash)) = self.running.take() {
            drop(server.kill());
            drop(server.wait());
        }
    }

    /// Starts the server after [`Nats::kill`], on the same port.
    pub fn start_again(&mut self) -> Result<()> {
        self.kill();
        let program = found("nats-server", "nats-server", usual_places("nats-server"))?;
        let log = self.folder.path().join("log");
        let to = File::create(&log)?;
        let mut server = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdin(Stdio::null())
            .stdout(to.try_clone()?)
            .stderr(to)
            .spawn()?;
        let leash = Leash::on(&server, "TERM", self.folder.path())?;
        let begun = Instant::now();
        while server.try_wait()?.is_none() && begun.elapsed() < PATIENCE {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                self.running = Some((server, leash));
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        drop(server.kill());
        drop(server.wait());
        Err(ServiceError::Failed { program: "nats-server".to_owned(), said: fs::read_to_string(log).unwrap_or_default() })
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
