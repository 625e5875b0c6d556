//! Whoever runs the game: rolls, draws, writes the log, and alone may look under face-down things.

use crate::{Chance, Fork, RuleId, Seat, SeatSet};
use serde::Serialize;

/// One fact of the game and the rule that caused it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry<E> {
    pub rule: RuleId,
    pub event: E,
}

/// Chance, the log, and the key to secrets. It belongs to the host, never to a state.
pub struct Referee<E> {
    chance: Chance,
    log: Option<Vec<Entry<E>>>,
    record: Option<Vec<u16>>,
    forks: Option<Vec<Fork>>,
    barrier: bool,
    shown: bool,
    laid_open: SeatSet,
}

impl<E> Referee<E> {
    /// Keeps a log of what happens.
    pub fn new(chance: Chance) -> Self {
        Self { chance, log: Some(Vec::new()), record: None, forks: None, barrier: false, shown: false, laid_open: SeatSet::default() }
    }

    /// Keeps no log: for simulations.
    pub fn silent(chance: Chance) -> Self {
        Self { chance, log: None, record: None, forks: None, barrier: false, shown: false, laid_open: SeatSet::default() }
    }

    /// Follows a path through what chance could say, and keeps every question chance was asked: for looking ahead.
    pub fn foreseeing(path: Vec<u16>) -> Self {
        Self { forks: Some(Vec::new()), ..Self::new(Chance::Path { path, at: 0, met: Vec::new() }) }
    }

    /// Also keeps what chance said, for a journal.
    pub fn recording(mut self) -> Self {
        self.record = Some(Vec::new());
        self
    }

    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    pub fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    pub fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// One of several outcomes by weight. `None` when every weight is 0. A single possible outcome is not a question of chance.
    pub fn pick(&mut self, source: &'static str, weights: &[u8], name: &dyn Fn(usize) -> String) -> Option<usize> {
        let possible = weights.iter().filter(|&&weight| weight > 0).count();
        // What comes out is shown, even when it could only be one thing: a barrier for taking back.
        self.barrier |= possible > 0;
        if let Some(forks) = &mut self.forks
            && possible > 0
        {
            forks.push(Fork::of(source, weights, name, self.log.as_ref().map_or(0, Vec::len)));
        }
        if possible <= 1 {
            self.shown |= possible > 0;
            return weights.iter().position(|&weight| weight > 0);
        }
        let index = self.chance.pick(source, weights, name);
        if let Some(record) = &mut self.record {
            record.push(index as u16);
        }
        Some(index)
    }

    /// Writes a fact, if anybody listens. The closure keeps silent games from building events.
    #[inline]
    pub fn log(&mut self, rule: RuleId, event: impl FnOnce() -> E) {
        if let Some(log) = &mut self.log
            && !rule.is_muted()
        {
            log.push(Entry { rule, event: event() });
        }
    }

    pub fn entries(&self) -> &[Entry<E>] {
        self.log.as_deref().unwrap_or(&[])
    }

    pub fn take_log(&mut self) -> Vec<Entry<E>> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// What chance has said since the last call, if this referee records.
    pub fn take_record(&mut self) -> Vec<u16> {
        self.record.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The questions chance was asked since the last call, if this referee looks ahead.
    pub fn take_forks(&mut self) -> Vec<Fork> {
        self.forks.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Something hidden has been shown: nobody may take back what lies before it.
    pub fn note_reveal(&mut self) {
        self.barrier = true;
        self.shown = true;
    }

    /// A seat lays open what it alone knew. It may take that back itself, for it has learnt nothing; others may not.
    pub fn note_laid_open(&mut self, by: Seat) {
        self.laid_open = self.laid_open.with(by);
    }

    /// Which seats have laid something open since the last call.
    pub fn take_laid_open(&mut self) -> SeatSet {
        std::mem::take(&mut self.laid_open)
    }

    /// Whether something was shown since the last call that chance did not decide in that moment: it lay face down before.
    pub fn take_shown(&mut self) -> bool {
        std::mem::take(&mut self.shown)
    }

    /// Whether something was rolled, drawn or shown since the last call.
    pub fn take_barrier(&mut self) -> bool {
        std::mem::take(&mut self.barrier)
    }
}
