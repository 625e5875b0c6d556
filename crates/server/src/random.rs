//! Where seeds, ids and secrets come from.

use protocol::{PersonId, TableId, Token};

/// Random bytes nobody can foresee. A test may foresee them.
pub trait Random: Send + Sync + 'static {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandom>;
}

/// The system has no random numbers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system has no random numbers: {0}")]
pub struct NoRandom(String);

/// Those of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemRandom;

impl Random for SystemRandom {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandom> {
        getrandom::fill(bytes).map_err(|error| NoRandom(error.to_string()))
    }
}

/// So many random bytes.
pub fn bytes<const N: usize>(random: &dyn Random) -> Result<[u8; N], NoRandom> {
    let mut bytes = [0; N];
    random.fill(&mut bytes)?;
    Ok(bytes)
}

pub fn table_id(random: &dyn Random) -> Result<TableId, NoRandom> {
    bytes(random).map(TableId::from_random)
}

pub fn person_id(random: &dyn Random) -> Result<PersonId, NoRandom> {
    bytes(random).map(PersonId::from_random)
}

pub fn token(random: &dyn Random) -> Result<Token, NoRandom> {
    bytes(random).map(Token::from_random)
}
