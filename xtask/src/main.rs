//! Chores of the project: `cargo xtask content` writes Rust from the content, `cargo xtask types` TypeScript from Rust,
//! `cargo xtask wasm` the engines for a browser, `cargo xtask deny` and `cargo xtask check` look after what goes in and tidiness.

mod codegen;
mod deny;
mod tidiness;
mod types;
mod wasm;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const USAGE: &str = "usage:
  cargo xtask content          write the generated code from content/
  cargo xtask content --check  fail when the generated code is stale
  cargo xtask types            write the TypeScript types of what a browser gets
  cargo xtask types --check    fail when they are stale
  cargo xtask types --samples  write values of real games for `./test types`
  cargo xtask wasm             build the engines for a browser
  cargo xtask deny             fail when the program is made of something deny.toml does not allow
  cargo xtask check            fail when something in the tree is untidy or generated and stale";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
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
        ["types"] => types::write(&root),
        ["types", "--check"] => types::check(&root),
        ["types", "--samples"] => types::samples(&root),
        ["wasm"] => wasm::build(&root),
        ["deny"] => deny::check(&root),
        ["check"] => tidiness::check(&root).and_then(|()| types::check(&root)),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("{USAGE}"),
    }
}

/// The workspace: the folder above this crate.
fn root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().context("the workspace folder is missing")?.to_path_buf())
}
