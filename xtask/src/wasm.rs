//! The engines as a WebAssembly module with its JavaScript, in `web/src/engine/`. It is built, not committed.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

const TARGET: &str = "wasm32-unknown-unknown";
const FOLDER: &str = "web/src/engine";

pub fn build(root: &Path) -> Result<()> {
    cargo(root, &["build", "--locked", "--profile", "wasm", "--target", TARGET, "--package", "engine-wasm", "--lib"])?;
    let module = target(root).join(TARGET).join("wasm/engine.wasm");
    let module = module.to_str().context("the path of the module is no text")?;
    let bind =
        ["run", "--quiet", "--locked", "--profile", "typings", "--package", "bindings", "--features", "bindgen", "--", module, FOLDER];
    cargo(root, &bind)
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

fn cargo(root: &Path, words: &[&str]) -> Result<()> {
    let status = Command::new("cargo").args(words).current_dir(root).status().context("cargo cannot be started")?;
    if !status.success() {
        bail!("the WebAssembly module could not be made; is the target there? rustup target add {TARGET}");
    }
    Ok(())
}
