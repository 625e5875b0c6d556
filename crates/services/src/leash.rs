//! A service must not outlive the test that started it, not even a test that was killed.

use crate::Result;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Waits until its input ends, which it does when the test is gone however it went; then ends the service and removes its folder.
const SCRIPT: &str = r#"read line; kill -"$1" "$2" 2>/dev/null; sleep 1; kill -9 "$2" 2>/dev/null; rm -rf "$3""#;

/// Ends a process when the test ends without having done so itself.
pub(crate) struct Leash(Child);

impl Leash {
    pub(crate) fn on(service: &Child, signal: &str, folder: &Path) -> Result<Self> {
        let watcher = Command::new("sh")
            .args(["-c", SCRIPT, "leash", signal, &service.id().to_string()])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // What ends the test and all its children must leave this one to its work.
            .process_group(0)
            .spawn()?;
        Ok(Self(watcher))
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        // It has gone already, or goes now.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// Sends a signal to a process that we started.
pub(crate) fn signal(process: &Child, signal: &str) {
    // A process that has ended needs none.
    drop(
        Command::new("sh").args(["-c", "kill -\"$1\" \"$2\"", "signal", signal, &process.id().to_string()]).stderr(Stdio::null()).status(),
    );
}
