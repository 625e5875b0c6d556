//! Who hunts the crew. This file holds the only match on [`SpeciesId`] in the crate.

pub mod intruders;

use crate::generated::attacks::AttackCard;
use crate::generated::swarm::BagToken;
use crate::procedures::attack::IntruderAttack;
use crate::{Cx, Flow};
use serde::{Deserialize, Serialize};

/// A species of Intruders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpeciesId {
    #[default]
    Intruders,
}

impl SpeciesId {
    pub fn rules(self) -> &'static dyn Species {
        match self {
            Self::Intruders => &intruders::Intruders,
        }
    }
}

/// Every rule that depends on who hunts us.
pub trait Species: Sync {
    /// Bag development (N-ROUND-32 to N-ROUND-41): what a drawn token does.
    fn develop(&self, token: BagToken, cx: &mut Cx<'_>) -> Flow;
    /// The effect of an Attack card that shows the attacker's symbol (N-IATK-07).
    fn attack(&self, card: AttackCard, attack: &mut IntruderAttack, cx: &mut Cx<'_>) -> Flow;
}
