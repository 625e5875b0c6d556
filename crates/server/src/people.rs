//! People: guests, accounts, devices. What is secret is made here, told once, and kept as a hash.

mod passwords;

use async_trait::async_trait;
use host::Who;
use protocol::{PersonId, Refusal, RefusalCode, TableId, Token, TokenHash, text};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use storage::{Login, Person, Storage};

use crate::ServeError;
use crate::clock::Clock;
use crate::http::failure::Failed;
use crate::random::{self, Random};
use crate::tables::Greeter;
use passwords::Passwords;

const LOGIN_LENGTH: std::ops::RangeInclusive<usize> = 3..=64;
const PASSWORD_LENGTH: std::ops::RangeInclusive<usize> = 8..=256;
/// How long a code for another device works.
const PAIRING: protocol::Millis = 10 * 60 * 1000;
/// A session is noted to be in use once in so long.
const TOUCHED: protocol::Millis = 24 * 60 * 60 * 1000;
const MOST_TOUCHED: usize = 100_000;

pub struct People {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    random: Arc<dyn Random>,
    passwords: Passwords,
    /// When each session was last noted to be in use.
    touched: Mutex<HashMap<TokenHash, protocol::Millis>>,
}

fn unknown(reason: &str) -> Failed {
    Failed::new(RefusalCode::Unknown, reason)
}

/// The name somebody wants to have.
pub fn tidy_name(name: &str) -> Result<&str, Failed> {
    text::name(name).ok_or_else(|| Failed::malformed(text::NAME_RULE))
}

/// A login as it is compared: nobody remembers how they wrote it.
fn tidy_login(login: &str) -> Result<String, Failed> {
    let login = login.trim().to_lowercase();
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '_' | '-' | '@' | '+');
    if LOGIN_LENGTH.contains(&login.chars().count()) && login.chars().all(plain) {
        Ok(login)
    } else {
        Err(Failed::malformed("a login has 3 to 64 letters, digits and . _ - @ +"))
    }
}

/// A code people may have to type: how it is grouped and whether it shouts makes no difference.
fn pairing_hash(code: &str) -> TokenHash {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    Sha256::digest(format!("pairing {plain}")).into()
}

impl People {
    pub fn new(storage: Arc<dyn Storage>, clock: Arc<dyn Clock>, random: Arc<dyn Random>) -> Result<Self, ServeError> {
        let passwords = Passwords::new(&*random)?;
        Ok(Self { storage, clock, random, passwords, touched: Mutex::default() })
    }

    /// A new guest and the token of their device.
    pub async fn guest(&self, name: &str) -> Result<(Person, Token), Failed> {
        let name = tidy_name(name)?.to_owned();
        let person = Person { id: random::person_id(&*self.random)?, name, login: None, created: self.clock.now() };
        self.storage.add_person(person.clone()).await?;
        let token = self.device(person.id).await?;
        Ok((person, token))
    }

    async fn device(&self, person: PersonId) -> Result<Token, Failed> {
        let token = random::token(&*self.random)?;
        self.storage.add_session(token.hash(), person, self.clock.now()).await?;
        Ok(token)
    }

    /// Whose device it is. Tokens are looked up by hash, so that the time it takes tells nothing about them.
    pub async fn of(&self, proof: TokenHash) -> Result<Option<Person>, Failed> {
        let person = self.storage.session(proof).await?;
        if person.is_some() && self.is_new_today(proof) {
            self.storage.touch_session(proof, self.clock.now()).await?;
        }
        Ok(person)
    }

    fn is_new_today(&self, proof: TokenHash) -> bool {
        let now = self.clock.now();
        let mut touched = self.touched.lock().unwrap_or_else(PoisonError::into_inner);
        if touched.get(&proof).is_some_and(|last| now - last < TOUCHED) {
            return false;
        }
        if touched.len() >= MOST_TOUCHED {
            touched.clear();
        }
        touched.insert(proof, now);
        true
    }

    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Failed> {
        let name = tidy_name(name)?;
        self.storage.rename(person.id, name).await?;
        Ok(Person { name: name.to_owned(), ..person.clone() })
    }

    /// Gives a guest an account, or an account another password.
    pub async fn register(&self, person: &Person, login: &str, password: String) -> Result<Person, Failed> {
        let login = tidy_login(login)?;
        if !PASSWORD_LENGTH.contains(&password.chars().count()) {
            return Err(Failed::malformed("a password has 8 to 256 letters"));
        }
        if person.login.as_ref().is_some_and(|there| *there != login) {
            return Err(Failed::new(RefusalCode::Forbidden, "a login stays as it is"));
        }
        if self.storage.login(&login).await?.is_some_and(|there| there.person != person.id) {
            return Err(Failed::new(RefusalCode::Taken, "this login is taken"));
        }
        let hash = self.passwords.hash(password, random::bytes(&*self.random)?).await?;
        self.storage.set_login(person.id, &login, &hash).await?;
        Ok(Person { login: Some(login), ..person.clone() })
    }

    /// What a login is counted by, whatever is tried with it.
    pub fn counted(login: &str) -> TokenHash {
        Sha256::digest(format!("login {}", login.trim().to_lowercase())).into()
    }

    /// Another device of somebody with an account. A login nobody has takes as long to refuse as a wrong password.
    pub async fn log_in(&self, login: &str, password: String) -> Result<(Person, Token), Failed> {
        let wrong = || unknown("login or password are wrong");
        let found = match tidy_login(login) {
            Ok(login) => self.storage.login(&login).await?,
            Err(_) => None,
        };
        if password.len() > 4 * PASSWORD_LENGTH.end() {
            return Err(wrong());
        }
        let (person, hash) = found.map(|Login { person, password }| (person, password)).unzip();
        let right = self.passwords.check(password, hash).await?;
        let person = person.filter(|_| right).ok_or_else(wrong)?;
        self.arrive(person).await
    }

    async fn arrive(&self, person: PersonId) -> Result<(Person, Token), Failed> {
        let person = self.storage.person(person).await?.ok_or_else(|| unknown("they are gone"))?;
        let token = self.device(person.id).await?;
        Ok((person, token))
    }

    /// A code by which another device becomes one of the same person, and until when.
    pub async fn pairing(&self, person: PersonId) -> Result<(String, protocol::Millis), Failed> {
        // 80 random bits in letters that are not misread.
        let code = TableId::from_random(random::bytes(&*self.random)?);
        let code = [0, 4, 8, 12].map(|at| code.as_str().get(at..at + 4).unwrap_or_default()).join("-");
        let until = self.clock.now() + PAIRING;
        self.storage.add_pairing(pairing_hash(&code), person, until).await?;
        Ok((code, until))
    }

    pub async fn pair(&self, code: &str) -> Result<(Person, Token), Failed> {
        let person = self.storage.take_pairing(pairing_hash(code), self.clock.now()).await?;
        self.arrive(person.ok_or_else(|| unknown("this code is used up or too old"))?).await
    }

    pub fn forget(&self, proof: &TokenHash) {
        self.touched.lock().unwrap_or_else(PoisonError::into_inner).remove(proof);
    }
}

#[async_trait]
impl Greeter for People {
    async fn greet(&self, token: &Token) -> Result<Option<Who>, Refusal> {
        let unavailable = |_| Refusal::new(RefusalCode::Unavailable, "the database does not answer");
        let person = self.storage.session(token.hash()).await.map_err(unavailable)?;
        Ok(person.map(|person| Who { person: person.id, name: person.name }))
    }
}
