//! What can be said about a server, on the command line, in the environment or in a file. What is left out is settled here.

use clap::ValueEnum;
use serde::{Deserialize, Deserializer};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use storage::Durability;

use super::{Config, ConfigError, DAY, Network, Origin, wrong};

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

/// What an acknowledged step survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Survives {
    /// A power cut
    Full,
    /// A killed process; a power cut may lose the last moments
    Relaxed,
}

/// Everything that can be set. Each flag is also a variable HULLBREACH_… and a line of the settings file.
#[derive(clap::Args, Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// A file with settings: TOML, one line for each, named like the flags here
    #[arg(long, value_name = "FILE", env = "HULLBREACH_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Address and port to listen on; port 0 takes a free one [default: 0.0.0.0:4000]
    #[arg(long, value_name = "ADDRESS:PORT", env = "HULLBREACH_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// The folder for everything that is kept [default: hullbreach in the data folder of this user]
    #[arg(long, value_name = "FOLDER", env = "HULLBREACH_DATA")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database instead of the folder: postgres://user:password@host/database
    #[arg(long, value_name = "URL", env = "HULLBREACH_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// NATS, where the nodes of a larger server meet: nats://host:4222
    #[arg(long, value_name = "URL", env = "HULLBREACH_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// The name of this node [default: node]
    #[arg(long, value_name = "NAME", env = "HULLBREACH_NODE")]
    pub node: Option<String>,
    /// What an acknowledged step survives [default: full]
    #[arg(long, value_enum, env = "HULLBREACH_DURABILITY")]
    pub durability: Option<Survives>,
    /// The address people use, when a proxy or tunnel stands before this server: https://games.example.org
    #[arg(long, value_name = "URL", env = "HULLBREACH_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// A further origin whose pages may use this server
    #[arg(long, value_name = "URL", env = "HULLBREACH_ORIGIN", value_delimiter = ',')]
    #[serde(default)]
    pub origin: Vec<String>,
    /// A proxy whose X-Forwarded-For and X-Forwarded-Proto are believed: an address or a network like 10.0.0.0/8
    #[arg(long, value_name = "NETWORK", env = "HULLBREACH_TRUSTED_PROXY", value_delimiter = ',')]
    #[serde(default, deserialize_with = "networks")]
    pub trusted_proxy: Vec<Network>,
    /// Whoever knows this may read /metrics from elsewhere: Authorization: Bearer TOKEN
    #[arg(long, value_name = "TOKEN", env = "HULLBREACH_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// Whom a push service may write to about this server: mailto:me@example.org
    #[arg(long, value_name = "URL", env = "HULLBREACH_CONTACT")]
    pub contact: Option<String>,
    /// Let webhooks and push services be in private networks, which this machine may reach and people may not
    #[arg(long, env = "HULLBREACH_PRIVATE_CALLS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub private_calls: Option<bool>,
    /// A folder with the web client, instead of the one inside the program
    #[arg(long, value_name = "FOLDER", env = "HULLBREACH_CLIENT")]
    pub client: Option<PathBuf>,
    /// Days for which a table is kept after it ended or was left [default: 180]
    #[arg(long, value_name = "DAYS", env = "HULLBREACH_KEEP_TABLES_DAYS")]
    pub keep_tables_days: Option<u32>,
    /// Days for which a device is known after it was seen last [default: 365]
    #[arg(long, value_name = "DAYS", env = "HULLBREACH_KEEP_SESSIONS_DAYS")]
    pub keep_sessions_days: Option<u32>,
    /// Lets everybody do so many times as much before being told to wait [default: 1]
    #[arg(long, value_name = "TIMES", env = "HULLBREACH_RATE_SCALE")]
    pub rate_scale: Option<u32>,
    /// The most sockets at once [default: 20000]
    #[arg(long, value_name = "N", env = "HULLBREACH_SOCKETS")]
    pub sockets: Option<usize>,
    /// The most sockets of one address [default: 200]
    #[arg(long, value_name = "N", env = "HULLBREACH_SOCKETS_PER_ADDRESS")]
    pub sockets_per_address: Option<usize>,
    /// The most sockets of one person [default: 40]
    #[arg(long, value_name = "N", env = "HULLBREACH_SOCKETS_PER_PERSON")]
    pub sockets_per_person: Option<usize>,
    /// Seconds after which a table nobody looks at leaves the memory [default: 60]
    #[arg(long, value_name = "SECONDS", env = "HULLBREACH_IDLE_SECONDS")]
    pub idle_seconds: Option<u32>,
    /// Seconds a host may be away before a game begins, until somebody who sits there can become the host [default: 300]
    #[arg(long, value_name = "SECONDS", env = "HULLBREACH_HOST_AWAY_SECONDS")]
    pub host_away_seconds: Option<u32>,
    /// Seconds for which /readyz says 503 before the server ends, so that a balancer sends nobody any more [default: 0]
    #[arg(long, value_name = "SECONDS", env = "HULLBREACH_NOTICE_SECONDS")]
    pub notice_seconds: Option<u32>,
    /// How the log is written [default: text]
    #[arg(long, value_enum, env = "HULLBREACH_LOG_FORMAT")]
    pub log_format: Option<LogFormat>,
    /// What is logged: error, warn, info, debug, or server=debug,info [default: info]
    #[arg(long, value_name = "FILTER", env = "HULLBREACH_LOG")]
    pub log: Option<String>,
}

fn networks<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Network>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    texts.iter().map(|text| text.parse().map_err(serde::de::Error::custom)).collect()
}

impl Options {
    /// What is not said here is taken from there.
    pub(super) fn or(self, other: Self) -> Self {
        let list = |here: Vec<String>, there: Vec<String>| if here.is_empty() { there } else { here };
        Self {
            config: self.config,
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            nats: self.nats.or(other.nats),
            node: self.node.or(other.node),
            durability: self.durability.or(other.durability),
            public_url: self.public_url.or(other.public_url),
            origin: list(self.origin, other.origin),
            trusted_proxy: if self.trusted_proxy.is_empty() { other.trusted_proxy } else { self.trusted_proxy },
            metrics_token: self.metrics_token.or(other.metrics_token),
            contact: self.contact.or(other.contact),
            private_calls: self.private_calls.or(other.private_calls),
            client: self.client.or(other.client),
            keep_tables_days: self.keep_tables_days.or(other.keep_tables_days),
            keep_sessions_days: self.keep_sessions_days.or(other.keep_sessions_days),
            rate_scale: self.rate_scale.or(other.rate_scale),
            sockets: self.sockets.or(other.sockets),
            sockets_per_address: self.sockets_per_address.or(other.sockets_per_address),
            sockets_per_person: self.sockets_per_person.or(other.sockets_per_person),
            idle_seconds: self.idle_seconds.or(other.idle_seconds),
            host_away_seconds: self.host_away_seconds.or(other.host_away_seconds),
            notice_seconds: self.notice_seconds.or(other.notice_seconds),
            log_format: self.log_format.or(other.log_format),
            log: self.log.or(other.log),
        }
    }

    pub(super) fn settle(self) -> Result<Config, ConfigError> {
        let usual = Config::in_folder(self.data.unwrap_or_else(data_folder));
        let durability = match self.durability {
            Some(Survives::Relaxed) => Durability::Relaxed,
            Some(Survives::Full) | None => Durability::Full,
        };
        let storage = match (self.database, usual.storage) {
            (Some(url), _) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                storage::Options::Postgres { url, durability }
            }
            // The address may hold a password, so it is not repeated.
            (Some(_), _) => return Err(wrong("database", "the address of a database begins with postgres://")),
            (None, storage::Options::Sqlite { folder, .. }) => storage::Options::Sqlite { folder, durability },
            (None, other) => other,
        };
        if self.nats.is_some() && matches!(storage, storage::Options::Sqlite { .. }) {
            return Err(wrong("nats", "several nodes need one database they share: name it with database"));
        }
        for (setting, days, what) in
            [("keep-tables-days", self.keep_tables_days, "every table"), ("keep-sessions-days", self.keep_sessions_days, "every device")]
        {
            if days == Some(0) {
                return Err(wrong(setting, format!("with 0 days {what} would be deleted at once; keep them for 1 at least")));
            }
        }
        for (setting, most) in
            [("sockets", self.sockets), ("sockets-per-address", self.sockets_per_address), ("sockets-per-person", self.sockets_per_person)]
        {
            if most == Some(0) {
                return Err(wrong(setting, "with 0 sockets nobody could play; allow 1 at least"));
            }
        }
        if let Some(folder) = &self.client
            && !folder.is_dir()
        {
            return Err(wrong("client", format!("there is no folder {}", folder.display())));
        }
        let mut tables = usual.tables;
        tables.nats = self.nats;
        if let Some(node) = self.node {
            let plain = !node.is_empty() && node.len() <= 40 && node.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
            if !plain {
                return Err(wrong("node", "a name has 1 to 40 letters, digits and hyphens"));
            }
            tables.node = node;
        }
        if let Some(seconds) = self.idle_seconds {
            tables.idle = Duration::from_secs(u64::from(seconds));
        }
        if let Some(seconds) = self.host_away_seconds {
            if seconds == 0 {
                return Err(wrong(
                    "host-away-seconds",
                    "with 0 seconds a host who loads the page anew could lose the table; allow 1 at least",
                ));
            }
            tables.host_away = Duration::from_secs(u64::from(seconds));
        }
        let limits = &mut tables.limits;
        limits.sockets = self.sockets.unwrap_or(limits.sockets);
        limits.sockets_per_address = self.sockets_per_address.unwrap_or(limits.sockets_per_address);
        limits.sockets_per_person = self.sockets_per_person.unwrap_or(limits.sockets_per_person);
        let origin = |setting, text: &str| text.parse::<Origin>().map_err(|problem| wrong(setting, problem));
        if let Some(contact) = &self.contact
            && !contact.starts_with("mailto:")
            && !contact.starts_with("https://")
        {
            return Err(wrong("contact", "a contact begins with mailto: or https://"));
        }
        let scale = self.rate_scale.unwrap_or(1);
        if scale == 0 {
            return Err(wrong("rate-scale", "nobody could do anything"));
        }
        let limits = &mut tables.limits;
        limits.messages = limits.messages.saturating_mul(scale);
        limits.burst = limits.burst.saturating_mul(scale);
        Ok(Config {
            listen: self.listen.unwrap_or(usual.listen),
            storage,
            tables,
            public: self.public_url.map(|text| origin("public-url", &text)).transpose()?,
            origins: self.origin.iter().map(|text| origin("origin", text)).collect::<Result<_, _>>()?,
            proxies: self.trusted_proxy,
            rates: usual.rates.scaled(scale),
            metrics_token: self.metrics_token.filter(|token| !token.is_empty()),
            contact: self.contact,
            private_calls: self.private_calls.unwrap_or(usual.private_calls),
            client: self.client,
            keep_tables: self.keep_tables_days.map_or(usual.keep_tables, |days| DAY * days),
            keep_sessions: self.keep_sessions_days.map_or(usual.keep_sessions, |days| DAY * days),
            log: self.log_format.unwrap_or(usual.log),
            log_filter: self.log.unwrap_or(usual.log_filter),
            notice: self.notice_seconds.map_or(usual.notice, |seconds| Duration::from_secs(u64::from(seconds))),
            patience: usual.patience,
        })
    }
}

/// Where programs of this user keep what they keep.
fn data_folder() -> PathBuf {
    let of = |name: &str| std::env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let base = of("XDG_DATA_HOME").or_else(|| of("HOME").map(|home| home.join(".local/share")));
    base.map_or_else(|| PathBuf::from("hullbreach-data"), |base| base.join("hullbreach"))
}
