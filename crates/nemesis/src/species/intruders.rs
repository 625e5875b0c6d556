//! The Intruders of the ship.

pub mod attacks;
pub mod converge;
pub mod eclosion;

use crate::generated::attacks::AttackCard;
use crate::generated::swarm::BagToken;
use crate::procedures::attack::IntruderAttack;
use crate::species::Species;
use crate::{Cx, Flow};

/// The rules of this species.
pub struct Intruders;

impl Species for Intruders {
    fn develop(&self, _token: BagToken, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }

    fn attack(&self, card: AttackCard, attack: &mut IntruderAttack, cx: &mut Cx<'_>) -> Flow {
        attacks::resolve(card, attack, cx)
    }
}
