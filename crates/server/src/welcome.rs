//! What whoever starts the server reads: where to open it, what it keeps where, and a code for a telephone's camera.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::fmt::Write as _;

use crate::config::Config;
use crate::{Running, addresses};

/// The summary, one line for each thing. The first is the address to be opened.
pub fn summary(config: &Config, running: &Running) -> String {
    let mut text = String::new();
    let open = running.to_open();
    let first = open.first().map(String::as_str).unwrap_or_default();
    // Writing to a text cannot fail.
    let _ = writeln!(text, "open        {first}");
    for other in open.iter().skip(1) {
        let _ = writeln!(text, "or          {other}");
    }
    let _ = writeln!(text, "listening   {}", running.address());
    let (kept, durability) = match &config.storage {
        storage::Options::Sqlite { folder, durability } => (folder.display().to_string(), durability),
        // The address may hold a password.
        storage::Options::Postgres { durability, .. } => ("PostgreSQL".to_owned(), durability),
    };
    let survives = match durability {
        storage::Durability::Full => "survives a power cut",
        storage::Durability::Relaxed => "survives a killed process, not a power cut",
    };
    let _ = writeln!(text, "kept in     {kept} ({survives})");
    if config.tables.nats.is_some() {
        let _ = writeln!(text, "node        {}, with others over NATS", config.tables.node);
    }
    let days = |time: std::time::Duration| time.as_secs() / (24 * 60 * 60);
    let _ = writeln!(text, "kept for    tables {} days, devices {} days", days(config.keep_tables), days(config.keep_sessions));
    if !config.proxies.is_empty() {
        let proxies: Vec<String> = config.proxies.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "behind      {}", proxies.join(", "));
    }
    if !config.origins.is_empty() {
        let origins: Vec<&str> = config.origins.iter().map(crate::config::Origin::as_str).collect();
        let _ = writeln!(text, "pages of    {} may use this server too", origins.join(", "));
    }
    if config.private_calls {
        let _ = writeln!(text, "calls       also into private networks: webhooks reach whatever this machine reaches");
    }
    if config.rates != crate::http::rates::Rates::default() {
        let _ = writeln!(text, "rates       not the usual ones (rate-scale)");
    }
    if config.metrics_token.is_some() {
        let _ = writeln!(text, "measures    /metrics, for whoever has the token");
    }
    if !running.has_client() {
        let _ = match &config.client {
            Some(folder) => writeln!(text, "no client   there is no index.html in {}", folder.display()),
            None => writeln!(text, "no client   this program was built without the web client; ./play builds it"),
        };
    }
    if config.public.is_none() {
        let _ = writeln!(text, "from afar   docs/hosting.md: a tunnel, or a proxy with TLS, and --public-url");
    }
    let _ = writeln!(text, "stop        Ctrl+C");
    text
}

/// The address friends can open, as a code for a camera: none when only this machine can open it.
pub fn code(config: &Config, running: &Running) -> Option<String> {
    let open = addresses::to_open(config, running.address());
    let shared = open.iter().find(|address| config.public.is_some() || can_be_reached(address))?;
    let code = QrCode::new(shared.as_bytes()).ok()?;
    // Light on dark, as terminals are.
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

/// Whether an address means anything to another device.
fn can_be_reached(address: &str) -> bool {
    let host = address.trim_start_matches("http://");
    !["localhost", "127.", "[::1]"].iter().any(|own| host.starts_with(own))
}

#[cfg(test)]
mod tests {
    use super::can_be_reached;

    #[test]
    fn a_camera_is_not_sent_to_its_own_device() {
        for own in ["http://localhost:4977/", "http://127.0.0.1:4977/", "http://[::1]:4977/"] {
            assert!(!can_be_reached(own), "{own}");
        }
        for shared in ["http://192.168.1.20:4977/", "http://[fd00::1]:4977/", "http://ship.local:4977/"] {
            assert!(can_be_reached(shared), "{shared}");
        }
    }
}
