//! The journal of a game, as it is exported: made from the records of its table without knowing the game.

use kernel::Seat;
use kernel::journal::FORMAT;
use protocol::table::Phase;
use protocol::{AnySetup, Millis};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::record::{By, Record, What};

/// One answer that stands.
pub(crate) struct Move<'a> {
    pub seat: Seat,
    pub action: &'a RawValue,
    pub chance: &'a [u16],
    pub hash: &'a str,
    pub by: By,
    pub at: Millis,
}

/// What the records tell of the game itself.
pub(crate) struct Course<'a> {
    pub agreed: &'a AnySetup,
    pub rules_version: u32,
    pub seed: Option<&'a str>,
    pub commitment: Option<&'a str>,
    pub discreet: bool,
    pub opening_chance: &'a [u16],
    pub opening_hash: &'a str,
    pub position: u64,
    pub moves: Vec<Move<'a>>,
    /// After how many answers, who, and what was claimed.
    pub claims: Vec<(usize, Seat, &'a RawValue)>,
    pub phase: Phase,
}

/// There is no journal of a game that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game has not begun")]
pub struct NotBegun;

impl<'a> Course<'a> {
    pub fn of(records: &'a [Record]) -> Result<Self, NotBegun> {
        let mut agreed = None;
        let mut course: Option<Self> = None;
        for Record { at, what, .. } in records {
            match (what, &mut course) {
                (What::Opened { agreed: what, .. } | What::Agreed { agreed: what }, None) => agreed = Some(what),
                (What::Started { rules_version, seed, commitment, discreet, chance, hash, position }, None) => {
                    course = agreed.map(|agreed| Course {
                        agreed,
                        rules_version: *rules_version,
                        seed: Some(seed.as_str()).filter(|seed| !seed.is_empty()),
                        commitment: Some(commitment.as_str()).filter(|commitment| !commitment.is_empty()),
                        discreet: *discreet,
                        opening_chance: chance,
                        opening_hash: hash,
                        position: *position,
                        moves: Vec::new(),
                        claims: Vec::new(),
                        phase: Phase::Playing,
                    });
                }
                (What::Answered { seat, action, chance, hash, position, by }, Some(course)) => {
                    course.moves.push(Move { seat: *seat, action, chance, hash, by: *by, at: *at });
                    course.position = *position;
                }
                (What::TakenBack { to, .. }, Some(course)) => course.moves.truncate(*to as usize),
                (What::Claimed { seat, claim }, Some(course)) => course.claims.push((course.moves.len(), *seat, claim)),
                // No single seed has led to everything any more.
                (What::Resumed { .. }, Some(course)) => (course.seed, course.commitment) = (None, None),
                (What::Over { .. }, Some(course)) => course.phase = Phase::Over,
                (What::Abandoned { .. }, Some(course)) => course.phase = Phase::Abandoned,
                (What::Froze { .. }, Some(course)) => course.phase = Phase::Frozen,
                (What::Closed { .. }, Some(course)) => course.phase = Phase::Closed,
                _ => {}
            }
        }
        course.ok_or(NotBegun)
    }

    /// Whether the seed may be told.
    pub fn is_over(&self) -> bool {
        self.phase != Phase::Playing
    }
}

/// The layout of [`kernel::Journal`], whatever the game.
#[derive(Serialize)]
struct Written<'a> {
    format: u32,
    game: &'a str,
    rules_version: u32,
    commitment: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a str>,
    setup: serde_json::Value,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    discreet: bool,
    opening_chance: &'a [u16],
    opening_hash: &'a str,
    turns: Vec<WrittenTurn<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claims: Vec<WrittenClaim<'a>>,
    position: u64,
}

#[derive(Serialize)]
struct WrittenTurn<'a> {
    seat: Seat,
    action: &'a RawValue,
    #[serde(skip_serializing_if = "<[u16]>::is_empty")]
    chance: &'a [u16],
    hash: &'a str,
}

#[derive(Serialize)]
struct WrittenClaim<'a> {
    after: usize,
    seat: Seat,
    claim: &'a RawValue,
}

/// The journal of the game that the records of a table tell of. It says everything, hidden things included; the seed stands in it
/// only when the game is over.
pub fn journal(records: &[Record]) -> Result<String, NotBegun> {
    Course::of(records).map(|course| course.to_json())
}

impl Course<'_> {
    pub fn to_json(&self) -> String {
        let setup = serde_json::to_value(self.agreed).ok().and_then(|agreed| agreed.get("setup").cloned()).unwrap_or_default();
        let written = Written {
            format: FORMAT,
            game: self.agreed.game().id(),
            rules_version: self.rules_version,
            commitment: self.commitment,
            seed: self.seed.filter(|_| self.is_over()),
            setup,
            discreet: self.discreet,
            opening_chance: self.opening_chance,
            opening_hash: self.opening_hash,
            turns: self.moves.iter().map(|it| WrittenTurn { seat: it.seat, action: it.action, chance: it.chance, hash: it.hash }).collect(),
            claims: self.claims.iter().map(|&(after, seat, claim)| WrittenClaim { after, seat, claim }).collect(),
            position: self.position,
        };
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }
}
