//! The line game on a local port: one process of this program for each connection, so that games cannot disturb each other.

use std::io::Write as _;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, Stdio};

use crate::error::{CliError, Verdict};
use crate::output::Output;

/// More games at once than anybody plays on one machine; further connections are closed at once.
const MOST_GAMES: usize = 64;

/// Listens on the loopback address and gives every connection a game, until the program is stopped.
pub fn serve(port: u16, what: &str, output: &mut Output) -> Result<Verdict, CliError> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(CliError::Input)?;
    let port = listener.local_addr().map_err(CliError::Input)?.port();
    writeln!(output, "{what} is served on 127.0.0.1:{port}. Play with: nc 127.0.0.1 {port}   (stop with Ctrl-C)")?;
    output.flush()?;
    let mut games: Vec<Child> = Vec::new();
    for connection in listener.incoming() {
        games.retain_mut(|game| matches!(game.try_wait(), Ok(None)));
        let Ok(connection) = connection else { continue };
        if games.len() >= MOST_GAMES {
            continue;
        }
        match begin(connection) {
            Ok(game) => games.push(game),
            Err(error) => writeln!(output, "A connection got no game: {error}")?,
        }
    }
    Ok(Verdict::Well)
}

/// The same command line without the port, with the connection as its input and output.
fn begin(connection: TcpStream) -> std::io::Result<Child> {
    let mut arguments: Vec<_> = std::env::args_os().skip(1).collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--port") {
        arguments.drain(at..(at + 2).min(arguments.len()));
    }
    arguments.retain(|argument| !argument.to_string_lossy().starts_with("--port="));
    let writing: OwnedFd = connection.try_clone()?.into();
    let reading: OwnedFd = connection.into();
    Command::new(std::env::current_exe()?).args(arguments).arg("--plain").stdin(Stdio::from(reading)).stdout(Stdio::from(writing)).spawn()
}
