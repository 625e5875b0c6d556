//! Chores of the project: `cargo xtask content` writes Rust from the content, `cargo xtask check` looks after tidiness.

mod codegen;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const USAGE: &str = "usage: cargo xtask content [--check]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    let root = root()?;
    match words {
        ["content"] => codegen::write(&root),
        ["content", "--check"] => codegen::check(&root),
        _ => bail!("{USAGE}"),
    }
}

/// The workspace: the folder above this crate.
fn root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().context("the workspace folder is missing")?.to_path_buf())
}
