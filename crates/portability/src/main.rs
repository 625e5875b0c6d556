//! Prints the fingerprints of the fixed games. `./test` compares what the native program and the one for WebAssembly print.

use std::io::Write as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let printed = portability::lines().map_err(|broken| broken.to_string()).and_then(|lines| {
        let mut out = std::io::stdout().lock();
        lines.iter().try_for_each(|line| writeln!(out, "{line}")).map_err(|error| error.to_string())
    });
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("portability: {problem}");
            ExitCode::FAILURE
        }
    }
}
