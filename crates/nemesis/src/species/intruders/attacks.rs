//! What the Intruder Attack cards do.

use crate::generated::attacks::AttackCard;
use crate::procedures::attack::IntruderAttack;
use crate::{Cx, Flow};

pub fn resolve(_card: AttackCard, _attack: &mut IntruderAttack, _cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}
