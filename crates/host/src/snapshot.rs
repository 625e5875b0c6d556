//! A table as bytes: a JSON head, and the state of the game as the kernel saves it.

use kernel::Seed;
use protocol::table::Phase;
use protocol::{AnySetup, Millis, with_setup};
use serde::{Deserialize, Serialize};

use crate::following::AWAY;
use crate::game::{Match, SavedGame};
use crate::played::Played;
use crate::record::{Record, What};
use crate::sending::Audience;
use crate::table::{Head, Table, current_rules};

/// What every saved table begins with; the last letter is the version of the layout.
const MAGIC: &[u8; 4] = b"HBT1";

/// Why saved bytes are no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The table may go on from its records: see [`Table::recover`].
    #[error("the saved table cannot be read: {0}")]
    Unreadable(String),
}

fn unreadable(problem: impl ToString) -> LoadError {
    LoadError::Unreadable(problem.to_string())
}

/// The part of a saved table that is text.
#[derive(Deserialize)]
struct Saved {
    head: Head,
    #[serde(default)]
    game: Option<SavedGame>,
}

/// The same as it is written.
#[derive(Serialize)]
struct Written<'a> {
    head: &'a Head,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<SavedGame>,
}

impl Table {
    /// The whole table, to go on from here. What is sent to whom is not part of it: everybody arrives anew.
    pub fn snapshot(&self) -> Vec<u8> {
        let (game, state, base) = match self.game.as_ref().or(self.shelf.as_ref()).map(|game| game.save()) {
            Some((game, state, base)) => (Some(game), state, base),
            None => (None, Vec::new(), Vec::new()),
        };
        // Plain data with text keys: it can always be written.
        let text = serde_json::to_vec(&Written { head: &self.head, game }).unwrap_or_default();
        let mut bytes = Vec::with_capacity(MAGIC.len() + 8 + text.len() + state.len() + base.len());
        bytes.extend_from_slice(MAGIC);
        for part in [&text, &state] {
            bytes.extend_from_slice(&(part.len() as u32).to_le_bytes());
            bytes.extend_from_slice(part);
        }
        bytes.extend_from_slice(&base);
        bytes
    }

    /// Goes on from a snapshot. Under newer rules than it was made with, the state of the game is taken over if it makes sense to
    /// them; then there is a record of it to be stored.
    pub fn load(snapshot: &[u8], now: Millis) -> Result<(Self, Vec<Record>), LoadError> {
        let rest = snapshot.strip_prefix(MAGIC).ok_or_else(|| unreadable("it has another layout"))?;
        let (text, rest) = part(rest)?;
        let (state, base) = part(rest)?;
        let Saved { head, game } = serde_json::from_slice(text).map_err(unreadable)?;
        let mut table =
            Self { head, game: None, shelf: None, audience: Audience::default(), host_seen: None, host_away: AWAY, fresh: Vec::new() };
        if let Some(saved) = game {
            let begun = saved.rules_version;
            let game = Some(load_game(&table.head.agreed, table.seed_or_none(), &saved, state, base)?);
            if table.head.phase == Phase::Gathering {
                table.shelf = game;
            } else {
                table.game = game;
            }
            let rules = current_rules(&table.head.agreed);
            if begun != rules && table.is_running() {
                table.enact(What::NewRules { begun, now: rules }, now);
            }
        }
        let seats = table.head.agreed.seats();
        if table.head.chairs.len() != seats || table.waiting().iter().any(|seat| seat.index() >= seats) {
            return Err(unreadable("its seats are not those agreed on"));
        }
        for (_, seat) in table.members() {
            table.note_absence(seat, now);
        }
        let records = table.take_records();
        Ok((table, records))
    }
}

fn load_game(agreed: &AnySetup, seed: Seed, saved: &SavedGame, state: &[u8], base: &[u8]) -> Result<Box<dyn Played>, LoadError> {
    with_setup!(agreed, G, setup => {
        let game = Match::<G>::load(setup, seed, saved, state, base).map_err(unreadable)?;
        Ok(Box::new(game) as Box<dyn Played>)
    })
}

/// A length and as many bytes, and what comes after.
fn part(bytes: &[u8]) -> Result<(&[u8], &[u8]), LoadError> {
    let (length, rest) = bytes.split_first_chunk::<4>().ok_or_else(|| unreadable("it is too short"))?;
    let length = usize::try_from(u32::from_le_bytes(*length)).map_err(unreadable)?;
    rest.split_at_checked(length).ok_or_else(|| unreadable("it is too short"))
}
