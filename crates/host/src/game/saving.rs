//! A game as it is kept with a saved table.

use kernel::journal::{FORMAT, Table};
use kernel::{Chance, Journal, Referee, Seat, Seed, State};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::story::Story;
use super::{Hosted, Match, raw};
use crate::played::Mark;
use crate::record::By;

/// The part of a saved game that is text; the states are bytes beside it.
#[derive(Serialize, Deserialize)]
pub(crate) struct SavedGame {
    pub rules_version: u32,
    discreet: bool,
    position: u64,
    /// Where the story stood at the last barrier, and now.
    base: Mark,
    now: Mark,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tail: Vec<(Seat, By, Box<RawValue>)>,
}

impl<G: Hosted> Match<G> {
    /// The text, the state, and the state after the last barrier if it is another one.
    pub fn save(&self) -> (SavedGame, Vec<u8>, Vec<u8>) {
        let saved = SavedGame {
            rules_version: self.journal.rules_version,
            discreet: self.journal.discreet,
            position: self.journal.position.unwrap_or(0),
            base: self.tail.first().map_or(self.story.mark(), |taken| taken.since),
            now: self.story.mark(),
            tail: self.tail.iter().map(|taken| (taken.seat, taken.by, raw(&taken.action))).collect(),
        };
        let base = if self.tail.is_empty() { Vec::new() } else { self.base.save() };
        (saved, self.table.state.save(), base)
    }

    pub fn load(setup: &G::Setup, seed: Seed, saved: &SavedGame, state: &[u8], base: &[u8]) -> Result<Self, String> {
        let state = State::<G>::load(state).map_err(|error| error.to_string())?;
        let seats = G::seats(&state.board);
        let chance = Chance::seeded_at(&seed, saved.position);
        let mut game = Self {
            journal: Self::journal_head(setup, &seed, saved.discreet, saved.position),
            table: Table { state, referee: Referee::new(chance).recording() },
            seed,
            story: Story::from(seats, saved.now),
            base: state,
            tail: Vec::new(),
            shown: state,
        };
        // Under other rules the answers before could lead elsewhere: then they stand.
        if saved.rules_version == G::RULES_VERSION && !saved.tail.is_empty() {
            game.load_tail(saved, base)?;
        }
        Ok(game)
    }

    /// What a journal says before its first turn; the turns are kept as records.
    pub(super) fn journal_head(setup: &G::Setup, seed: &Seed, discreet: bool, position: u64) -> Journal<G> {
        Journal {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            commitment: Some(seed.commitment()),
            seed: None,
            setup: setup.clone(),
            discreet,
            opening_chance: Vec::new(),
            opening_hash: String::new(),
            turns: Vec::new(),
            claims: Vec::new(),
            position: Some(position),
        }
    }

    /// Repeats the answers since the last barrier, so that they can be taken back.
    fn load_tail(&mut self, saved: &SavedGame, base: &[u8]) -> Result<(), String> {
        let state = self.table.state;
        let base = State::<G>::load(base).map_err(|error| error.to_string())?;
        self.base = base;
        self.table.state = base;
        self.story = Story::from(G::seats(&base.board), saved.base);
        for (seat, by, action) in &saved.tail {
            let action: G::Action = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
            self.play(*seat, action, *by).map_err(|_| "an answer since the last barrier is refused")?;
        }
        if self.table.state != state || self.story.mark() != saved.now {
            return Err("the answers since the last barrier lead elsewhere".to_owned());
        }
        Ok(())
    }
}
