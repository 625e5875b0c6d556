//! The web client goes into the program. Its folder is made if it is not there yet, so that the build notices when it is filled.

use std::path::Path;

fn main() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Where nothing can be written, the client will not appear later either.
    let _ = std::fs::create_dir_all(&client);
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={}", client.display());
}
