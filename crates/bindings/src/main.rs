//! Makes a WebAssembly module loadable by a page: `bindings MODULE.wasm FOLDER`. `cargo xtask wasm` runs it.

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let words: Vec<_> = std::env::args_os().skip(1).collect();
    let [module, folder] = words.as_slice() else { bail!("usage: bindings MODULE.wasm FOLDER") };
    Bindgen::new()
        .input_path(module)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(true).omit_default_module_path(false).remove_name_section(true).generate(folder))
        .with_context(|| format!("{} cannot be bound", module.to_string_lossy()))
}
