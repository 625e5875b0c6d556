//! How the server is set up: by flags, by the environment, by a file. What is said nearer counts more.

mod file;
mod network;
mod options;

pub use network::Network;
pub use options::{LogFormat, Options};

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::http::rates::Rates;
use crate::tables::TableOptions;

/// Where the program listens unless told otherwise: everybody on the same network can come.
const PORT: u16 = 4000;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Why a setting makes no sense.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{}: {problem}", path.display())]
    File { path: PathBuf, problem: String },
    #[error("{setting}: {problem}")]
    Setting { setting: &'static str, problem: String },
}

fn wrong(setting: &'static str, problem: impl Into<String>) -> ConfigError {
    ConfigError::Setting { setting, problem: problem.into() }
}

/// Everything settled.
#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    pub storage: storage::Options,
    pub tables: TableOptions,
    /// The address people use, when it is not the one this machine has.
    pub public: Option<Origin>,
    /// Pages of these origins may use this server too.
    pub origins: Vec<Origin>,
    /// What these say about whom they speak for is believed.
    pub proxies: Vec<Network>,
    pub rates: Rates,
    pub metrics_token: Option<String>,
    /// Whom a push service may write to about this server.
    pub contact: Option<String>,
    /// Whether people may be called in private networks: their webhooks then reach whatever this machine reaches.
    pub private_calls: bool,
    /// A folder with the web client, instead of the one inside the program.
    pub client: Option<PathBuf>,
    /// How long tables are kept after they ended or were left.
    pub keep_tables: Duration,
    /// How long a device is known after it was seen last.
    pub keep_sessions: Duration,
    pub log: LogFormat,
    pub log_filter: String,
    /// How long others are told that the server will end before it begins to.
    pub notice: Duration,
    /// How long a graceful end may take from then on.
    pub patience: Duration,
}

impl Config {
    /// A server for whoever is on this network, with everything it keeps in one folder.
    pub fn in_folder(folder: PathBuf) -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT),
            storage: storage::Options::Sqlite { folder, durability: storage::Durability::Full },
            tables: TableOptions::default(),
            public: None,
            origins: Vec::new(),
            proxies: Vec::new(),
            rates: Rates::default(),
            metrics_token: None,
            contact: None,
            private_calls: false,
            client: None,
            keep_tables: DAY * 180,
            keep_sessions: DAY * 365,
            log: LogFormat::Text,
            log_filter: "info".to_owned(),
            notice: Duration::ZERO,
            patience: Duration::from_secs(8),
        }
    }

    /// From what was said on the command line and in the environment, and in the file either names.
    pub fn settle(options: Options) -> Result<Self, ConfigError> {
        let options = match &options.config {
            Some(path) => {
                let file = file::read(path)?;
                options.or(file)
            }
            None => options,
        };
        options.settle()
    }
}

/// What a browser calls the origin of a page: `https://host` or `https://host:port`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(String);

impl Origin {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl std::str::FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim_end_matches('/').to_ascii_lowercase();
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).unwrap_or_default();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '[' | ']');
        if host.is_empty() || !host.chars().all(plain) {
            return Err(format!("{text:?} is not like https://example.org"));
        }
        // The usual port is left out, as browsers do.
        let usual = if text.starts_with("https") { ":443" } else { ":80" };
        Ok(Self(text.strip_suffix(usual).unwrap_or(&text).to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Config, Network, Options, Origin};
    use std::net::IpAddr;

    #[test]
    fn origins_are_written_as_browsers_do() {
        for (said, meant) in [
            ("https://Example.org/", "https://example.org"),
            ("https://example.org:443", "https://example.org"),
            ("http://[::1]:4000", "http://[::1]:4000"),
        ] {
            assert_eq!(said.parse::<Origin>().map(|origin| origin.0), Ok(meant.to_owned()));
        }
        for wrong in ["", "example.org", "ftp://example.org", "https://", "https://example.org/games", "https://a@b"] {
            assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn networks_hold_their_addresses() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().expect("a network").holds(address.parse::<IpAddr>().expect("an address"))
        };
        assert!(holds("10.0.0.0/8", "10.255.1.2") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("192.168.1.0/25", "192.168.1.127") && !holds("192.168.1.0/25", "192.168.1.128"));
        assert!(holds("127.0.0.1", "127.0.0.1") && !holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("fd00::/8", "fd12::1") && !holds("fd00::/8", "fe80::1"));
        assert!(holds("127.0.0.1", "::ffff:127.0.0.1"), "an address seen through a socket for both kinds");
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "ten"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn flags_count_more_than_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("server.toml");
        std::fs::write(
            &path,
            "listen = \"127.0.0.1:5000\"\npublic-url = \"https://a.example\"\nkeep-tables-days = 3\ntrusted-proxy = [\"10.0.0.0/8\"]\n",
        )
        .expect("written");
        let flags = Options { config: Some(path), listen: Some("127.0.0.1:6000".parse().expect("an address")), ..Options::default() };
        let config = Config::settle(flags).expect("settled");
        assert_eq!(config.listen.port(), 6000);
        assert_eq!(config.public.map(|origin| origin.0).as_deref(), Some("https://a.example"));
        assert_eq!(config.keep_tables, super::DAY * 3);
        assert_eq!(config.proxies.len(), 1);
    }

    #[test]
    fn a_file_with_something_unknown_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("server.toml");
        for wrong in ["lisen = \"127.0.0.1:5000\"\n", "listen = 5\n", "listen = [\n", "[server]\nlisten = \"127.0.0.1:1\"\n"] {
            std::fs::write(&path, wrong).expect("written");
            assert!(Config::settle(Options { config: Some(path.clone()), ..Options::default() }).is_err(), "{wrong}");
        }
    }
}
