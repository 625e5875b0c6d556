//! Empty databases of both kinds.

use services::Postgres;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use storage::{Durability, Options, Storage};
use tempfile::TempDir;

pub enum Kind {
    Sqlite,
    Postgres(Arc<Mutex<Postgres>>),
}

impl Kind {
    pub fn sqlite() -> Self {
        Self::Sqlite
    }

    pub fn postgres() -> Self {
        Self::Postgres(Arc::new(Mutex::new(Postgres::start().unwrap())))
    }

    pub fn place(&self, name: &str) -> Place {
        let folder = tempfile::tempdir().unwrap();
        match self {
            Self::Sqlite => Place { folder, at: At::Sqlite },
            Self::Postgres(server) => {
                let url = server.lock().unwrap().schema(name).unwrap();
                Place { folder, at: At::Postgres { server: server.clone(), url } }
            }
        }
    }
}

enum At {
    Sqlite,
    Postgres { server: Arc<Mutex<Postgres>>, url: String },
}

/// An empty database.
pub struct Place {
    /// For SQLite, and for anything else a test wants to put somewhere.
    folder: TempDir,
    at: At,
}

impl Place {
    pub fn options(&self) -> Options {
        self.options_with(Durability::Full)
    }

    pub fn options_with(&self, durability: Durability) -> Options {
        match &self.at {
            At::Sqlite => Options::Sqlite { folder: self.data(), durability },
            At::Postgres { url, .. } => Options::Postgres { url: url.clone(), durability },
        }
    }

    pub async fn open(&self) -> Arc<dyn Storage> {
        storage::open(&self.options()).await.unwrap()
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn is_sqlite(&self) -> bool {
        matches!(self.at, At::Sqlite)
    }

    /// What a command line calls it.
    pub fn word(&self) -> String {
        match &self.at {
            At::Sqlite => self.data().display().to_string(),
            At::Postgres { url, .. } => url.clone(),
        }
    }

    /// The server behind it, to be killed.
    pub fn server(&self) -> Arc<Mutex<Postgres>> {
        match &self.at {
            At::Sqlite => panic!("SQLite has no server"),
            At::Postgres { server, .. } => server.clone(),
        }
    }

    /// Statements behind the back of storage.
    pub async fn sql(&self, sql: &str) {
        let sql = sqlx::AssertSqlSafe(sql.to_owned());
        match &self.at {
            At::Sqlite => {
                std::fs::create_dir_all(self.data()).unwrap();
                let options =
                    sqlx::sqlite::SqliteConnectOptions::new().filename(self.data().join("hullbreach.sqlite")).create_if_missing(true);
                let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
                sqlx::Connection::close(connection).await.unwrap();
            }
            At::Postgres { url, .. } => {
                let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(url).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
                sqlx::Connection::close(connection).await.unwrap();
            }
        }
    }
}
