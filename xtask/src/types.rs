//! What a browser gets, as TypeScript in `web/src/types/`. The engines have to be built for it, so another program does it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Writes the types.
pub fn write(root: &Path) -> Result<()> {
    run(root, "write", "web/src/types")
}

/// Fails when the types are not what the Rust code says.
pub fn check(root: &Path) -> Result<()> {
    run(root, "check", "web/src/types")
}

/// Writes values of real games, for the TypeScript compiler to hold them against the types.
pub fn samples(root: &Path) -> Result<()> {
    run(root, "samples", "web/samples")
}

fn run(root: &Path, what: &str, folder: &str) -> Result<()> {
    let arguments = ["run", "--quiet", "--locked", "--profile", "typings", "--package", "typings", "--features", "ts", "--", what, folder];
    let status = Command::new("cargo").args(arguments).current_dir(root).status().context("cargo cannot be started")?;
    if !status.success() {
        bail!("the types of {folder} are not in order");
    }
    Ok(())
}
