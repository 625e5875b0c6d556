//! PostgreSQL from Debian's package, in a temporary folder.

use crate::leash::{Leash, signal};
use crate::{Result, ServiceError, found, free_port, run, usual_places};
use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const PACKAGE: &str = "postgresql";
const USER: &str = "hullbreach";

/// The last: after a crash everything is synced with one call instead of one for each file.
const SETTINGS: [&str; 4] = ["listen_addresses=127.0.0.1", "max_connections=100", "fsync=on", "recovery_init_sync_method=syncfs"];

/// How long it may take to start, recovery after a crash included.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that is stopped when this is dropped.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    /// PostgreSQL refuses to run as root.
    account: Option<(u32, u32)>,
    running: Option<(Child, Leash)>,
}

impl Postgres {
    /// Starts an empty server; a second or two.
    pub fn start() -> Result<Self> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("hullbreach-postgres-").tempdir()?;
        let account = if fs::metadata(folder.path())?.uid() == 0 { Some(account()?) } else { None };
        if let Some((user, group)) = account {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let mut postgres = Self { programs, folder, port: free_port()?, account, running: None };
        let data = postgres.data();
        let mut initdb = postgres.command("initdb");
        initdb.arg("-D").arg(data).args(["-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync"]);
        run(&mut initdb)?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// The database everybody gets.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}", self.port)
    }

    /// A new, empty database, and how to reach it.
    pub fn database(&self, name: &str) -> Result<String> {
        run(&mut self.client("createdb", [name]))?;
        Ok(self.url_of(name))
    }

    /// A new, empty corner of the database everybody gets, and how to reach it: much quicker to make and to remove than a database.
    pub fn schema(&self, name: &str) -> Result<String> {
        self.sql("postgres", &format!("create schema {name}"))?;
        Ok(format!("{}?options%5Bsearch_path%5D={name}", self.url()))
    }

    /// Runs SQL, and tells what came out, a line for each row.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String> {
        let output = run(&mut self.client("psql", ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, "-d", database]))?;
        Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
    }

    /// Ends the server without any leave-taking, as a crash would.
    pub fn kill(&mut self) {
        if let Some((mut server, _leash)) = self.running.take() {
            let id = server.id();
            let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
            drop(server.kill());
            // They would end by themselves when they notice, and nothing can be started before.
            for child in children.split_whitespace() {
                drop(Command::new("sh").args(["-c", "kill -9 \"$1\"", "kill", child]).stderr(Stdio::null()).status());
            }
            drop(server.wait());
        }
    }

    /// Starts the server after [`Postgres::kill`], on the same port with the same data.
    pub fn start_again(&mut self) -> Result<()> {
        self.kill();
        let begun = Instant::now();
        loop {
            let log = fs::File::create(self.log())?;
            let mut server = self
                .command("postgres")
                .arg("-D")
                .arg(self.data())
                .args(["-p", &self.port.to_string()])
                .args(SETTINGS.iter().flat_map(|setting| ["-c", setting]))
                .arg("-k")
                .arg(self.folder.path())
                .stdout(log.try_clone()?)
                .stderr(log)
                .spawn()?;
            let leash = Leash::on(&server, "QUIT", self.folder.path())?;
            while server.try_wait()?.is_none() {
                if self.client("pg_isready", []).output()?.status.success() {
                    self.running = Some((server, leash));
                    return Ok(());
                }
                if begun.elapsed() > PATIENCE {
                    drop(server.kill());
                    drop(server.wait());
                    break;
                }
                std::thread::sleep(Duration::from_millis(50));
            }
            // Processes of the server that was killed may still be there for a moment.
            if begun.elapsed() > PATIENCE {
                let said = fs::read_to_string(self.log()).unwrap_or_default();
                return Err(ServiceError::Failed { program: "postgres".to_owned(), said });
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        // The folder of the test need not be readable for whoever runs the server.
        command.stdin(Stdio::null()).current_dir("/");
        if let Some((user, group)) = self.account {
            command.uid(user).gid(group);
        }
        command
    }

    fn client<'a>(&self, program: &str, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.command(program);
        command.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", USER]).args(arguments);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some((mut server, _leash)) = self.running.take() {
            signal(&server, "QUIT");
            drop(server.wait());
        }
    }
}

/// The newest version that is installed.
fn programs() -> Result<PathBuf> {
    let versions = Path::new("/usr/lib/postgresql");
    let mut found_in: Vec<(u32, PathBuf)> = fs::read_dir(versions)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .filter(|(_, folder)| folder.join("initdb").is_file())
        .collect();
    found_in.sort();
    found_in.pop().map(|(_, folder)| folder).ok_or(ServiceError::Missing { program: "initdb".to_owned(), package: PACKAGE })
}

/// Whom Debian's package runs the server as.
fn account() -> Result<(u32, u32)> {
    let id = found("id", "coreutils", usual_places("id"))?;
    let number = |option: &str| -> Result<u32> {
        let output = run(Command::new(&id).args([option, "postgres"]))?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        text.parse().map_err(|_| ServiceError::Failed { program: "id".to_owned(), said: text })
    };
    Ok((number("-u")?, number("-g")?))
}
