//! `hullbreach serve` as whoever starts it meets it: what it prints, how it answers, how it ends.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hullbreach"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("HULLBREACH_")) {
        command.env_remove(name);
    }
    command
}

/// A server that is ended whatever happens to the test.
struct Served {
    child: Child,
    told: String,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn start(data: &std::path::Path) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--durability", "relaxed", "--data"]).arg(data);
        Self::run(command)
    }

    fn run(command: Command) -> Self {
        Self::run_logging(command, Stdio::null())
    }

    fn run_logging(mut command: Command, log: Stdio) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("started");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut told = String::new();
        while !told.contains("stop ") {
            told += &lines.next().expect("a summary").expect("text");
            told += "\n";
        }
        let address = told.split_whitespace().skip_while(|word| *word != "open").nth(1).expect("an address").to_owned();
        Self { child, told, address }
    }

    fn get(&self, path: &str) -> String {
        let host = self.address.trim_start_matches("http://");
        let mut line = TcpStream::connect(host).expect("a connection");
        write!(line, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").expect("asked");
        let mut answer = String::new();
        line.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Asks it to end, as a service is asked to.
    fn end(mut self, signal: &str) -> (ExitStatus, Duration) {
        let begun = Instant::now();
        let told = Command::new("kill").args([signal, &self.child.id().to_string()]).status().expect("a signal");
        assert!(told.success());
        while begun.elapsed() < Duration::from_secs(20) {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return (status, begun.elapsed());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not end");
    }
}

#[test]
fn it_says_where_it_is_serves_and_ends_when_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    for signal in ["-TERM", "-INT"] {
        let served = Served::start(folder.path());
        assert!(served.told.contains(&folder.path().display().to_string()), "{}", served.told);
        assert!(served.told.contains("not a power cut"), "{}", served.told);
        assert!(served.get("/readyz").starts_with("HTTP/1.1 200"));
        assert!(served.get("/api/v1/tables").contains("\"tables\":[]"));
        // Somebody who stays connected does not hold it up.
        let _silent = TcpStream::connect(served.address.trim_start_matches("http://")).expect("a connection");
        let (status, took) = served.end(signal);
        assert!(status.success(), "{signal}: {status}");
        assert!(took < Duration::from_secs(10), "{signal}: {took:?}");
    }
}

/// What is said on the command line goes before what the environment says.
#[test]
fn it_can_be_set_up_by_the_environment() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |arguments: &[&str]| {
        let mut command = program();
        command.arg("serve").args(arguments).env("HULLBREACH_DATA", folder.path()).env("HULLBREACH_LISTEN", "127.0.0.1:0");
        command.env("HULLBREACH_DURABILITY", "relaxed").env("HULLBREACH_LOG_FORMAT", "json");
        Served::run(command).told.clone()
    };
    let by_environment = told(&[]);
    assert!(by_environment.contains(&folder.path().display().to_string()), "{by_environment}");
    assert!(by_environment.contains("not a power cut"), "{by_environment}");
    assert!(by_environment.contains("docs/hosting.md"), "how to be reached from outside is told: {by_environment}");
    let by_flag = told(&["--durability", "full"]);
    assert!(!by_flag.contains("not a power cut"), "{by_flag}");
}

fn refused(command: &mut Command) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command.output().expect("it runs");
    (status.code(), String::from_utf8_lossy(&stderr).into_owned())
}

#[test]
fn what_makes_no_sense_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    for (arguments, word) in [
        (vec!["--database", "mysql://user:secret@host/x"], "postgres://"),
        (vec!["--public-url", "games.example"], "public-url"),
        (vec!["--nats", "nats://localhost"], "database"),
        (vec!["--contact", "me"], "mailto:"),
        (vec!["--rate-scale", "0"], "rate-scale"),
        (vec!["--config", "nowhere.toml"], "nowhere.toml"),
        (vec!["--log", "=="], "log"),
        (vec!["--keep-tables-days", "0"], "keep-tables-days"),
        (vec!["--keep-sessions-days", "0"], "keep-sessions-days"),
        (vec!["--sockets", "0"], "nobody could play"),
        (vec!["--sockets-per-address", "0"], "sockets-per-address"),
        (vec!["--sockets-per-person", "0"], "sockets-per-person"),
        (vec!["--client", "nowhere"], "there is no folder nowhere"),
    ] {
        let (code, told) = refused(program().arg("serve").args(&arguments).current_dir(folder.path()));
        assert_eq!(code, Some(2), "{arguments:?}: {told}");
        assert!(told.contains(word), "{arguments:?}: {told}");
        assert!(!told.contains("secret"), "a password is not repeated: {told}");
    }
    let (code, told) = refused(program().args(["serve", "--trusted-proxy", "ten"]));
    assert_eq!(code, Some(2), "{told}");
    let served = Served::start(folder.path());
    let (code, told) = refused(program().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path()));
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("in use"), "{told}");
    let taken = served.address.trim_start_matches("http://").to_owned();
    let other = tempfile::tempdir().expect("a folder");
    let (code, told) = refused(program().args(["serve", "--listen", &taken, "--data"]).arg(other.path()));
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("cannot listen"), "{told}");
}

#[test]
fn a_log_nobody_looks_at_has_no_colours() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let mut command = program();
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--durability", "relaxed", "--log", "debug", "--data"])
        .arg(folder.path().join("data"));
    command.env_remove("NO_COLOR");
    let served = Served::run_logging(command, std::fs::File::create(&log).expect("a file").into());
    assert!(served.get("/readyz").starts_with("HTTP/1.1 200"));
    let (status, _) = served.end("-TERM");
    assert!(status.success());
    let written = std::fs::read_to_string(&log).expect("a log");
    assert!(written.contains("answered"), "{written}");
    assert!(!written.contains('\u{1b}'), "{written}");
}

#[test]
fn a_folder_without_a_client_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--durability", "relaxed", "--data"]).arg(folder.path().join("data"));
    command.arg("--client").arg(folder.path());
    let served = Served::run(command);
    assert!(served.told.contains("there is no index.html"), "{}", served.told);
    assert!(served.get("/").contains("--client has no web client"));
}
