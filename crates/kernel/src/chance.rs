//! Everything random: seeded in play, dictated in scenarios, replayed from journals, enumerated in analysis.

use crate::{Game, Referee, State};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// 256 bits from which all chance of one game follows. It never appears in a state or a view.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for tests and simulations, spread from a small number.
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_le_bytes()).into())
    }

    /// What may be published before the game; it fixes the seed without telling it.
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"hullbreach seed 1");
        hash.update(self.0);
        hex(&hash.finalize())
    }
}

/// A seed is a secret: it is printed only on purpose, through `Display`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A chance event written out by a scenario: where it comes from and how it comes out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dictated {
    pub source: String,
    pub outcome: String,
}

/// Whoever decides what is random.
pub enum Chance {
    /// A strong generator: in play, nobody can work out the next card from those seen. Counter-based, so its position can be saved.
    Seeded(Box<ChaCha8Rng>),
    /// A small generator for simulations and rollouts.
    Rollout(Pcg32),
    /// Exactly what a script says, in order. The first thing that does not fit is kept as a complaint.
    Dictated { script: VecDeque<Dictated>, complaint: Option<String> },
    /// What a journal says, in order.
    Recorded { outcomes: VecDeque<u16>, complaint: Option<String> },
    /// Follows a path through a tree of outcomes and remembers the widths it met: see [`branches`].
    Path { path: Vec<u16>, at: usize, met: Vec<Vec<u8>> },
}

impl Chance {
    pub fn seeded(seed: &Seed) -> Self {
        Self::Seeded(Box::new(ChaCha8Rng::from_seed(seed.0)))
    }

    /// Continues a seeded game from a saved position.
    pub fn seeded_at(seed: &Seed, position: u64) -> Self {
        let mut generator = ChaCha8Rng::from_seed(seed.0);
        generator.set_word_pos(u128::from(position));
        Self::Seeded(Box::new(generator))
    }

    pub fn rollout(seed: u64) -> Self {
        Self::Rollout(Pcg32::new(seed))
    }

    pub fn dictated(script: impl IntoIterator<Item = Dictated>) -> Self {
        Self::Dictated { script: script.into_iter().collect(), complaint: None }
    }

    pub fn recorded(outcomes: impl IntoIterator<Item = u16>) -> Self {
        Self::Recorded { outcomes: outcomes.into_iter().collect(), complaint: None }
    }

    /// How far a seeded generator has been used.
    pub fn position(&self) -> Option<u64> {
        match self {
            Self::Seeded(generator) => Some(generator.get_word_pos() as u64),
            Self::Rollout(_) | Self::Dictated { .. } | Self::Recorded { .. } | Self::Path { .. } => None,
        }
    }

    /// What went wrong with a script or a record, or what is left over of it.
    pub fn complaint(&self) -> Option<String> {
        match self {
            Self::Dictated { complaint: Some(text), .. } | Self::Recorded { complaint: Some(text), .. } => Some(text.clone()),
            Self::Dictated { script, .. } => {
                script.front().map(|next| format!("chance was dictated but not needed: \"{}: {}\"", next.source, next.outcome))
            }
            Self::Recorded { outcomes, .. } => {
                (!outcomes.is_empty()).then(|| format!("{} recorded chance events were not needed", outcomes.len()))
            }
            Self::Seeded(_) | Self::Rollout(_) | Self::Path { .. } => None,
        }
    }

    /// A number below `bound`, all equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        match self {
            Self::Seeded(generator) => unbiased(bound, || generator.next_u32()),
            Self::Rollout(generator) => unbiased(bound, || generator.next()),
            // Scripts and records answer named questions only; their first outcome is as good as any.
            Self::Dictated { .. } | Self::Recorded { .. } | Self::Path { .. } => 0,
        }
    }

    /// The index of one outcome, by weight. At least one weight is positive.
    pub(crate) fn pick(&mut self, source: &'static str, weights: &[u8], name: &dyn Fn(usize) -> String) -> usize {
        let first_possible = weights.iter().position(|&weight| weight > 0).unwrap_or(0);
        match self {
            Self::Seeded(_) | Self::Rollout(_) => {
                let total: u32 = weights.iter().map(|&weight| u32::from(weight)).sum();
                let mut ticket = self.below(total);
                for (index, &weight) in weights.iter().enumerate() {
                    match ticket.checked_sub(u32::from(weight)) {
                        Some(rest) => ticket = rest,
                        None => return index,
                    }
                }
                first_possible
            }
            Self::Dictated { script, complaint } => {
                let found = match script.pop_front() {
                    None => Err(format!("chance is needed and was not dictated: {source}")),
                    Some(next) if next.source != source => {
                        Err(format!("chance is needed from \"{source}\", but \"{}: {}\" was dictated", next.source, next.outcome))
                    }
                    Some(next) => (0..weights.len())
                        .find(|&index| weights[index] > 0 && name(index) == next.outcome)
                        .ok_or_else(|| format!("\"{}\" cannot come from \"{source}\" now", next.outcome)),
                };
                found.unwrap_or_else(|problem| {
                    complaint.get_or_insert(problem);
                    first_possible
                })
            }
            Self::Recorded { outcomes, complaint } => match outcomes.pop_front() {
                Some(index) if weights.get(usize::from(index)).is_some_and(|&weight| weight > 0) => usize::from(index),
                Some(index) => {
                    complaint.get_or_insert(format!("outcome {index} of \"{source}\" is not possible"));
                    first_possible
                }
                None => {
                    complaint.get_or_insert(format!("the record has no outcome left for \"{source}\""));
                    first_possible
                }
            },
            Self::Path { path, at, met } => {
                let step = *at;
                *at += 1;
                met.truncate(step);
                met.push(weights.to_vec());
                match path.get(step) {
                    Some(&index) => usize::from(index),
                    None => {
                        path.push(first_possible as u16);
                        first_possible
                    }
                }
            }
        }
    }
}

/// A number below `bound` from 32-bit words, without bias: the words beyond the last whole multiple are thrown away.
fn unbiased(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let bound = bound.max(1);
    let mut wide = u64::from(next()) * u64::from(bound);
    if (wide as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (wide as u32) < threshold {
            wide = u64::from(next()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

/// The ways chance can decide an action, each with its probability.
pub type Branches<G> = Vec<(f64, State<G>)>;

/// Every way chance can decide an action, with its probability, by re-running the action along each path.
pub fn branches<G: Game>(state: &State<G>, seat: crate::Seat, action: &G::Action) -> Result<Branches<G>, crate::Refused> {
    branches_within(state, seat, action, usize::MAX).map(Option::unwrap_or_default)
}

/// The same; `None` when there are more ways than `most`.
pub fn branches_within<G: Game>(
    state: &State<G>,
    seat: crate::Seat,
    action: &G::Action,
    most: usize,
) -> Result<Option<Branches<G>>, crate::Refused> {
    let mut found = Vec::new();
    let mut path = Vec::new();
    loop {
        if found.len() >= most {
            return Ok(None);
        }
        let mut next = *state;
        let mut referee = Referee::silent(Chance::Path { path, at: 0, met: Vec::new() });
        next.apply(seat, action, &mut referee)?;
        let Chance::Path { path: mut walked, at, met } = std::mem::replace(referee.chance_mut(), Chance::rollout(0)) else {
            unreachable!("the referee was made with a path")
        };
        walked.truncate(at);
        let probability = walked.iter().zip(&met).map(|(&index, weights)| {
            let total: u32 = weights.iter().map(|&weight| u32::from(weight)).sum();
            f64::from(weights[usize::from(index)]) / f64::from(total)
        });
        found.push((probability.product(), next));
        // The next path: the last step that has a further possible outcome takes it.
        loop {
            let Some(last) = walked.pop() else { return Ok(Some(found)) };
            let weights = &met[walked.len()];
            if let Some(later) = (usize::from(last) + 1..weights.len()).find(|&index| weights[index] > 0) {
                walked.push(later as u16);
                break;
            }
        }
        path = walked;
    }
}

/// A small, fast generator (PCG XSH-RR 64/32). Fine for rollouts, too weak for games between people.
#[derive(Clone)]
pub struct Pcg32 {
    state: u64,
}

impl Pcg32 {
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
    const INCREMENT: u64 = 1_442_695_040_888_963_407;

    pub fn new(seed: u64) -> Self {
        let mut generator = Self { state: seed.wrapping_add(Self::INCREMENT) };
        generator.next();
        generator
    }

    #[inline]
    #[expect(clippy::should_implement_trait, reason = "a generator never ends, so it is no iterator")]
    pub fn next(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(Self::MULTIPLIER).wrapping_add(Self::INCREMENT);
        let mixed = (((old >> 18) ^ old) >> 27) as u32;
        mixed.rotate_right((old >> 59) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, Dictated, Seed};

    fn name(index: usize) -> String {
        ["ash", "bone", "coal"][index].to_owned()
    }

    #[test]
    fn the_same_seed_says_the_same_and_can_be_resumed() {
        let seed = Seed::from_number(7);
        let mut first = Chance::seeded(&seed);
        let whole: Vec<_> = (0..100).map(|_| first.pick("x", &[3, 1, 2], &name)).collect();
        let mut again = Chance::seeded(&seed);
        let half: Vec<_> = (0..50).map(|_| again.pick("x", &[3, 1, 2], &name)).collect();
        let mut resumed = Chance::seeded_at(&seed, again.position().expect("a seeded generator has a position"));
        let rest: Vec<_> = (0..50).map(|_| resumed.pick("x", &[3, 1, 2], &name)).collect();
        assert_eq!(whole, [half, rest].concat());
    }

    #[test]
    fn weights_are_respected() {
        for mut chance in [Chance::seeded(&Seed::from_number(1)), Chance::rollout(1)] {
            let mut counts = [0u32; 3];
            for _ in 0..60_000 {
                counts[chance.pick("x", &[3, 0, 1], &name)] += 1;
            }
            assert_eq!(counts[1], 0);
            assert!((44_000..46_000).contains(&counts[0]), "{counts:?}");
        }
    }

    #[test]
    fn a_script_must_fit_exactly() {
        let line = |source: &str, outcome: &str| Dictated { source: source.into(), outcome: outcome.into() };
        let mut good = Chance::dictated([line("bag", "coal")]);
        assert!(good.complaint().is_some(), "left over");
        assert_eq!(good.pick("bag", &[1, 1, 1], &name), 2);
        assert_eq!(good.complaint(), None);
        good.pick("bag", &[1, 1, 1], &name);
        assert!(good.complaint().expect("nothing left").contains("not dictated"));
        let mut wrong_source = Chance::dictated([line("die", "coal")]);
        wrong_source.pick("bag", &[1, 1, 1], &name);
        assert!(wrong_source.complaint().is_some());
        let mut impossible = Chance::dictated([line("bag", "coal")]);
        impossible.pick("bag", &[1, 1, 0], &name);
        assert!(impossible.complaint().expect("coal is gone").contains("coal"));
    }

    #[test]
    fn a_seed_is_read_back_and_committed_to() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_ne!(seed.commitment(), Seed::from_number(6).commitment());
        assert!(!seed.commitment().contains(&seed.to_string()));
        assert!("zz".parse::<Seed>().is_err() && "ä".repeat(32).parse::<Seed>().is_err());
    }
}
