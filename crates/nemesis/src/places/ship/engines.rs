//! N-ENG: engines.

use crate::action::Action;
use crate::choice::Choice;
use crate::{Cx, Flow};
use kernel::Seat;

/// N-ENG-03: a player looks at both tokens of an engine (0 to 2) and is asked whether to change their order.
pub fn begin(who: Seat, engine: u8, _cx: &mut Cx<'_>) -> Flow {
    Flow::Ask(Choice::Engine { seat: who, engine })
}

/// N-ENG-04, N-ENG-05: the tokens go back in the order of the player's choice.
pub fn finish(_who: Seat, _engine: u8, _action: Action, _cx: &mut Cx<'_>) {}
