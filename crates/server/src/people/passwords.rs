//! Passwords, hashed by argon2 away from the tasks that wait for sockets, and only a few at a time: each takes its memory.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use std::sync::Arc;
use tokio::sync::Semaphore;

use crate::ServeError;
use crate::http::failure::Failed;
use crate::random::{self, Random};

/// How many are worked on at once.
const AT_ONCE: usize = 2;

pub struct Passwords {
    permits: Arc<Semaphore>,
    /// Checked when there is no such login, so that it takes as long as when there is.
    nobody: String,
}

fn hash(password: &[u8], salt: [u8; 16]) -> Result<String, argon2::password_hash::Error> {
    let salt = SaltString::encode_b64(&salt)?;
    Argon2::default().hash_password(password, &salt).map(|hash| hash.to_string())
}

fn ours(problem: impl std::fmt::Display) -> Failed {
    tracing::error!(%problem, "passwords");
    Failed::ours()
}

impl Passwords {
    pub fn new(random: &dyn Random) -> Result<Self, ServeError> {
        let no_random = |error: random::NoRandom| ServeError::NoRandom(error.to_string());
        let nobody: [u8; 32] = random::bytes(random).map_err(no_random)?;
        let salt = random::bytes(random).map_err(no_random)?;
        let nobody = hash(&nobody, salt).map_err(|error| ServeError::Setup { what: "argon2", problem: error.to_string() })?;
        Ok(Self { permits: Arc::new(Semaphore::new(AT_ONCE)), nobody })
    }

    pub async fn hash(&self, password: String, salt: [u8; 16]) -> Result<String, Failed> {
        self.apart(move || hash(password.as_bytes(), salt)).await?.map_err(ours)
    }

    /// Whether it is the password behind the hash; never without one.
    pub async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Failed> {
        let somebody = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobody.clone());
        let right = self
            .apart(move || {
                let hash = PasswordHash::new(&hash)?;
                Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
            })
            .await?
            .map_err(|error: argon2::password_hash::Error| ours(error))?;
        Ok(right && somebody)
    }

    async fn apart<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failed> {
        let permit = self.permits.clone().acquire_owned().await.map_err(ours)?;
        tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        })
        .await
        .map_err(ours)
    }
}
